"""One deal of a card game: what every game implements and every search plays through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from types import GetSetDescriptorType
from typing import Any, Self, SupportsIndex

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits, lots
from ..cards.pack import Pack
from ..cards.rng import Random
from . import arguments, dumps, layout, packed
from .actions import Actions
from .errors import ArgumentError, IllegalAction, WrongSeat

LARGEST, CARD = 192, 127  # cards of a pack, and the highest number of one
NO_FIELDS = frozenset({"options", "scratch", "over"})
HEAD = 10  # bytes of a state before the game's own fields: chance, seats, and who acts


def interpreted(
    owner: object, hook: str, default: Callable[..., Any] | None = None
) -> Callable[..., Any]:
    """Return the hook of a game, or a policy, that is itself not compiled, to run it under this."""
    method: Callable[..., Any] | None = default
    if cython.compiled:
        method = getattr(owner, hook, default)
    if method is None:
        raise NotImplementedError(f"{type(owner).__name__}.{hook}")
    return method


def as_it_is() -> None:
    """Change nothing."""


def seed_of(cards: Sequence[int]) -> int:
    """Return the seed that a pack's order gives a deal which is told no other."""
    return int.from_bytes(blake2b(bytes(cards), digest_size=8).digest())


def revived(options: Any, data: bytes) -> Any:
    """Return the deal that was pickled."""
    return options.game.load(data)


class Deal:  # noqa: PLW1641 - what changes is no key
    """One deal, from the pack to the result.

    A game is a subclass with plain integer fields (no object fields) and the hooks ``set_up``,
    ``find_actions``, ``apply``, ``points`` and ``redeal``.  Hooks trust their arguments and run
    without the interpreter when compiled; `legal`, `play` and the rest are the way in from Python.

    `seat` acts next and is -1 once the deal is over.  `chance` is the deal's own stream, from which
    a game that reshuffles draws (`rng.shuffle_from`).
    """

    options: Any  # the game's frozen options value
    scratch: Actions
    seats: bits.i32
    seat: bits.i32
    chance: bits.u64

    def __init__(self, options: Any, seats: bits.i32) -> None:
        self.options = options
        self.scratch = Actions()
        self.seats = seats
        self.seat = -1
        self.chance = 0

    # -- hooks ---------------------------------------------------------------

    def set_up(self, pack: Pack, dealer: bits.i32) -> None:
        """Begin anew with the cards of *pack*, dealt in its order by seat *dealer*."""
        with cython.gil:
            interpreted(self, "set_up")(pack, dealer)

    def find_actions(self, out: Actions) -> None:
        """Put every legal action of the acting seat into *out*, ascending; of a range the first."""
        with cython.gil:
            interpreted(self, "find_actions")(out)

    def last_of(self, code: bits.u64) -> bits.u64:
        """Return the last code of the range that a listed one stands for: by default itself.

        Whoever lists a range says so by `Actions.add_range`.
        """
        last: bits.u64 = code
        if not bits.is_compiled(self):
            with cython.gil:
                last = interpreted(self, "last_of", int)(code)
        return last

    def allows(self, code: bits.u64) -> bool:
        """Return whether *code* is legal: by default, whether it is listed or in such a range."""
        self.find_actions(self.scratch)
        n: bits.i32 = self.scratch.n
        while n > 0 and self.scratch.items[n - 1] > code:
            n -= 1
        return n > 0 and code <= self.last_of(self.scratch.items[n - 1])

    def apply(self, code: bits.u64) -> None:
        """Carry out a legal action."""
        with cython.gil:
            interpreted(self, "apply")(code)

    def points(self, seat: bits.i32) -> bits.i32:
        """Return what a seat has won or lost by this deal."""
        won: bits.i32
        with cython.gil:
            won = interpreted(self, "points")(seat)
        return won

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        """Deal everything that *seat* cannot place anew, consistently with all it knows."""
        with cython.gil:
            interpreted(self, "redeal")(seat, rng)

    def tidy(self) -> None:
        """Clear what the rules will not look at again, such as where cards have been."""
        if not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "tidy", as_it_is)()

    def copy_state(self, other: Deal) -> None:
        """Become equal to *other*, a deal of the same game under the same options."""
        bits.copy_fields(self, other)
        if bits.is_compiled(self):
            self.seats = other.seats
            self.seat = other.seat
            self.chance = other.chance
        else:
            with cython.gil:
                self.copy_interpreted(other)

    def copy_interpreted(self, other: Deal) -> None:
        """Do the same for the fields of a game that is not compiled."""
        options, scratch = self.options, self.scratch
        bits.copy_attributes(self, other)
        self.options, self.scratch = options, scratch
        self.seats, self.seat, self.chance = other.seats, other.seat, other.chance

    # -- what Python sees ----------------------------------------------------

    def start(
        self,
        cards: Sequence[int],
        dealer: SupportsIndex = 0,  # `int` would let the compiler cut what is checked below
        *,
        seed: object = None,
        carry: Sequence[int] = (),
    ) -> None:
        """Begin anew with a pack in this order; the game has checked that it is a whole pack.

        *seed* is where the deal's own chance begins (by default it comes from the pack's order): a
        number, or for a game that reshuffles a key in hexadecimal (`cards.lots`).  *carry* is what
        the match brings into the deal.
        """
        by: int = self.check_seat(dealer)
        order = [arguments.whole(card, "cards") for card in arguments.row(cards, "cards")]
        if len(order) > LARGEST or min(order, default=0) < 0 or max(order, default=0) > CARD:
            raise ArgumentError("bad_cards", count=len(order))
        pack: Pack = Pack(order)
        self.bring(arguments.row(carry, "carry"))
        self.begin_chance(seed_of(order) if seed is None else arguments.chance(seed))
        self.set_up(pack, by)

    def begin_chance(self, seed: int | str) -> None:
        """Set where the deal's own chance begins."""
        key = [0] * lots.WORDS
        if isinstance(seed, str):
            key, self.chance = lots.words_of(bytes.fromhex(seed)), 0
        else:
            self.chance = seed
        if hasattr(self, "key"):
            self.key = key
        elif any(key):
            raise ArgumentError("bad_seed", seed=arguments.shown(seed))

    def bring(self, carry: Sequence[int]) -> None:
        """Take over what the match carries from deal to deal, in the game's own order."""
        if carry:
            raise ArgumentError("no_carry")

    def check_seat(self, seat: SupportsIndex) -> int:
        """Return the seat's number; `ArgumentError` unless there is such a seat."""
        return arguments.seat(seat, self.seats)

    @property
    def over(self) -> bool:
        """Whether the deal has been played to its end."""
        return self.seat < 0

    def may_act(self, seat: int) -> bool:
        """Return whether a seat may act now: `seat`, and others where who is quicker comes first.

        What another can do must not depend on who `seat` is.
        """
        return 0 <= seat == self.seat

    def outlasts(self, code: int) -> bool:
        """Return whether an action that a seat decided on in a race is the same one now.

        Others have acted in between, and the seat could do it before and after.
        """
        return True

    def give_turn(self, seat: int) -> None:
        """Let a seat that may act be the one to act; `WrongSeat` if it may not."""
        if not self.may_act(seat):
            raise WrongSeat("wrong_seat", seat=seat)
        self.seat = seat

    def legal(self) -> list[int]:
        """Return the codes of all legal actions, ascending; empty only once the deal is over.

        Of a range of amounts the lowest is listed, and `accepts` knows the others.
        """
        if self.seat < 0:
            return []
        self.find_actions(self.scratch)
        return self.scratch.to_list()

    def check(self, code: SupportsIndex) -> int:
        """Return an action's code; `IllegalAction` says why it is not legal.  Nothing changes."""
        number = code if type(code) is int else arguments.whole(code, "code")
        if self.seat < 0:
            raise IllegalAction("deal_over")
        if not 0 <= number <= bits.ALL:
            raise IllegalAction("not_legal")
        if not self.allows(number):
            raise self.refusal(number)
        return number

    def play(self, code: SupportsIndex) -> None:
        """Carry out an action; `IllegalAction`, and nothing changes, if it is not legal."""
        self.apply(self.check(code))

    def accepts(self, code: SupportsIndex) -> bool:
        """Return whether `play` would carry an action out, listed or not."""
        number = arguments.whole(code, "code")
        return self.seat >= 0 and 0 <= number <= bits.ALL and self.allows(number)

    def step(self, code: bits.u64) -> None:
        """Carry out an action that is known to be legal (search, simulation, replays)."""
        self.apply(code)

    def refusal(self, code: int) -> IllegalAction:
        """Return why *code* is not legal here."""
        return self.options.game.refusal(self, code) if self.options else IllegalAction("not_legal")

    def score(self, seat: SupportsIndex) -> int:
        """Return what a seat has won or lost by this deal, in points or chips."""
        return self.points(self.check_seat(seat))

    def view(self, seat: SupportsIndex) -> Any:
        """Return what a seat may see, as the game's frozen view."""
        if self.options is None:
            raise NotImplementedError(f"{type(self).__name__}.view")
        return self.options.game.view(self, self.check_seat(seat))

    def seen_by(self, seat: SupportsIndex) -> Self:
        """Return a deal as a seat knows it: what it cannot know is one of the ways it may be.

        Two deals of which the seat knows the same come out equal, so nothing of the truth is left.
        """
        number: int = self.check_seat(seat)
        twin = self.clone()
        hooks: Deal = twin  # so the compiler knows it
        hooks.redeal(number, Random(0))
        hooks.tidy()
        return twin

    def resample(self, seat: SupportsIndex, rng: object) -> None:
        """Deal everything that *seat* cannot place anew, consistently with all it knows.

        *rng* is a `Random`.
        """
        chance: Random = arguments.kind(rng, Random, "rng")
        self.redeal(self.check_seat(seat), chance)

    def copy_from(self, other: object) -> None:
        """Become equal to *other*; `ArgumentError` if it is played by other rules."""
        source: Deal = arguments.kind(other, Deal, "other")
        same = source.options is self.options or source.options == self.options
        if type(source) is not type(self) or not same:
            raise ArgumentError("other_rules")
        self.copy_state(source)

    def clone(self) -> Self:
        """Return an independent copy; nothing is worked out from the options again."""
        return self.double(Actions())

    def double(self, scratch: Actions) -> Self:
        """Return a copy with this scratch list; where it lists nothing, its model's own will do."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.options = self.options
        twin.scratch = scratch
        twin.copy_state(self)
        return twin

    # -- the state as a value --------------------------------------------------

    def fields(self) -> dict[str, Any]:
        """Return the whole state, by the names of the sheet: numbers, and lists of numbers."""
        kinds = [vars(kind) for kind in reversed(type(self).__mro__)]
        names = [
            name
            for kind in kinds
            for name, value in kind.items()
            if isinstance(value, GetSetDescriptorType)
        ]
        names += getattr(self, "__dict__", ())
        own = [name for name in names if name not in NO_FIELDS and not name.startswith("_")]
        return {name: arguments.numbers(getattr(self, name)) for name in own}

    def put(self, fields: Mapping[str, object]) -> None:
        """Set some fields; `ArgumentError` if there is none of a name, or it cannot hold a value.

        Of a list that is shorter only the first numbers are set.  That the fields make sense
        together is the caller's to see to.
        """
        twin: Deal = self.clone()
        held = self.fields()
        for name, value in fields.items():
            fault = ArgumentError("bad_field", name=str(name), value=arguments.shown(value))
            if name not in held or not arguments.is_like(value, held[name]):
                raise fault
            if not bits.is_compiled(self) and not layout.fits(self, name, value):
                raise fault
            try:
                filled = [*value, *held[name][len(value) :]] if isinstance(value, list) else value
                setattr(twin, name, filled)
            except OverflowError as error:
                raise fault from error
        self.copy_state(twin)

    def state(self) -> bytes:
        """Return the state as bytes: the same for two deals that the rules cannot tell apart."""
        twin = self.double(self.scratch)
        twin.tidy()
        root = twin.chance.to_bytes(8, "little") + bytes((twin.seats, twin.seat + 1))
        return root + packed.pack(twin)

    def next_place(self) -> int:
        """Return which place of the pack is drawn next, -1 if no stock lies as it was dealt.

        The deal has been played from its start; games whose stock keeps the pack's order say it.
        """
        return -1

    def dump(self) -> bytes:
        """Return rules and state as bytes, exact to the order of the stock; `Game.load` reads them.

        They are for the same version of Parlour, and trusted like a pickle: positions and replays
        are what to keep, and to take from others.
        """
        if self.options is None:
            raise NotImplementedError(f"{type(self).__name__}.dump")
        data: bytes = self.options.head + self.state()
        return data + dumps.checksum(data)

    def restore(self, state: bytes) -> bool:
        """Become what `state` has told; return whether it can be, and change nothing if not."""
        if len(state) < HEAD or not packed.unpack(self, state, HEAD):
            return False
        self.chance = int.from_bytes(state[:8], "little")
        self.seats = state[8]
        self.seat = state[9] - 1
        return True

    def __eq__(self, other: object) -> bool:
        """Whether another deal is by the same rules and in the same state."""
        if not isinstance(other, Deal) or type(other) is not type(self):
            return NotImplemented
        if other.options is not self.options and other.options != self.options:
            return False
        return self.state() == other.state()

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.options, self.dump())

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __repr__(self) -> str:
        """The position of a deal in progress, or what came of it."""
        return self.options.game.shown(self) if self.options else f"<{type(self).__name__}>"

    def __str__(self) -> str:
        """The table in text, as the seat to act sees it."""
        return self.options.game.drawn(self) if self.options else repr(self)
