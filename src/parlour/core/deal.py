"""One deal of a card game: the interface that every game implements and every search uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
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
from .errors import ArgumentError, IllegalAction, TableError, WrongSeat

MOST_CARDS, CARD = 192, 127  # most cards in a pack, and the highest card number
NO_FIELDS = frozenset({"options", "scratch", "over"})
HEAD = 10  # bytes of a state before the game's own fields: chance, seats, and the seat to act
NUMBER = -1  # the length of a field that is not a list
LENGTHS: dict[type, dict[str, int]] = {}  # of the fields of compiled classes


def interpreted(
    owner: object, hook: str, default: Callable[..., Any] | None = None
) -> Callable[..., Any]:
    """Return the hook of an interpreted game or policy, which compiled code must call."""
    method: Callable[..., Any] | None = default
    if cython.compiled:
        method = getattr(owner, hook, default)
    if method is None:
        raise NotImplementedError(f"{type(owner).__name__}.{hook}")
    return method


def as_it_is() -> None:
    """Change nothing."""


def as_dealt(rng: Random) -> None:
    """Leave all cards where they are."""


def seed_of(cards: Sequence[int]) -> int:
    """Return the default seed of a deal's own chance, which depends on the pack's order."""
    return int.from_bytes(blake2b(bytes(cards), digest_size=8).digest())


def revived(options: Any, data: bytes) -> Any:
    """Return a deal from its pickle."""
    return options.game.load(data)


def named(names: Iterable[str]) -> dict[str, None]:
    """Return those names of a deal's attributes that belong to its state, as an ordered set."""
    return dict.fromkeys(it for it in names if it not in NO_FIELDS and not it.startswith("_"))


@cache
def compiled_fields(kind: type) -> dict[str, None]:
    """Return the names of the compiled fields of a class of deals, in order."""
    attributes = [item for each in reversed(kind.__mro__) for item in vars(each).items()]
    return named(name for name, it in attributes if isinstance(it, GetSetDescriptorType))


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number or a list of whole numbers."""
    if not isinstance(value, list):
        return type(value) is int
    for number in value:  # compiled, this loop is much faster than `all`
        if type(number) is not int:
            return False
    return True


def field_names(deal: object) -> dict[str, None]:
    """Return the names of all fields of a deal, in order."""
    kind: Any = type(deal)
    fixed, others = compiled_fields(kind), getattr(deal, "__dict__", None)
    return {**fixed, **named(others)} if others else fixed


def lengths_of(deal: Deal) -> dict[str, int]:
    """Return the length of each field that is a list, and `NUMBER` for each other field."""
    kind: Any = type(deal)
    found = LENGTHS.get(kind)
    if found is None:
        fields = {name: getattr(deal, name) for name in field_names(deal)}
        found = {it: len(now) if isinstance(now, list) else NUMBER for it, now in fields.items()}
        if len(found) == len(compiled_fields(kind)):  # else they are the deal's own
            LENGTHS[kind] = found
    return found


class Deal:  # noqa: PLW1641 - deals change, so they cannot be keys
    """One deal, from the pack to the result.

    A game is a subclass with plain integer fields (no object fields) and the hooks ``set_up``,
    ``find_actions``, ``apply``, ``points`` and ``redeal``.  Hooks trust their arguments; compiled,
    they run without the GIL.  Python code calls `legal`, `play` and the other methods, which check.

    `seat` acts next, and is -1 once the deal is over.  `chance` is the state of the deal's own
    random numbers, from which a game that reshuffles draws (`rng.shuffle_from`).
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
        """Start over with the cards of *pack*, dealt in its order by seat *dealer*."""
        with cython.gil:
            interpreted(self, "set_up")(pack, dealer)

    def find_actions(self, out: Actions) -> None:
        """List every legal action of the acting seat in *out*, ascending; a range by its first.

        The rules of each game stand there, in ``games/<game>/deal.py``.
        """
        with cython.gil:
            interpreted(self, "find_actions")(out)

    def last_of(self, code: bits.u64) -> bits.u64:
        """Return the last code of the range of a listed code: by default the code itself.

        A game that lists a range calls `Actions.add_range`.
        """
        last: bits.u64 = code
        if not bits.is_compiled(self):
            with cython.gil:
                last = interpreted(self, "last_of", int)(code)
        return last

    def allows(self, code: bits.u64) -> bool:
        """Return whether *code* is legal: by default, listed or within a listed range."""
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
        """Return the points that a seat has won or lost in this deal."""
        won: bits.i32
        with cython.gil:
            won = interpreted(self, "points")(seat)
        return won

    def redeal(self, seat: bits.i32, rng: Random) -> None:
        """Deal the cards that *seat* cannot place again, consistently with all that it knows."""
        with cython.gil:
            interpreted(self, "redeal")(seat, rng)

    def redraw(self, rng: Random) -> None:
        """Put what is still to be drawn into another order; all that anybody has seen stays.

        By default nothing is left to chance once the cards are dealt.
        """
        if not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "redraw", as_dealt)(rng)

    def tidy(self) -> None:
        """Clear what the rules never look at again, such as where cards came from."""
        if not bits.is_compiled(self):
            with cython.gil:
                interpreted(self, "tidy", as_it_is)()

    def copy_state(self, other: Deal) -> None:
        """Become equal to *other*, a deal of the same game and options."""
        bits.copy_fields(self, other)
        if bits.is_compiled(self):
            self.seats = other.seats
            self.seat = other.seat
            self.chance = other.chance
        else:
            with cython.gil:
                self.copy_interpreted(other)

    def copy_interpreted(self, other: Deal) -> None:
        """Copy the fields of an interpreted game, as `copy_state` does for compiled fields."""
        options, scratch = self.options, self.scratch
        bits.copy_attributes(self, other)
        self.options, self.scratch = options, scratch
        self.seats, self.seat, self.chance = other.seats, other.seat, other.chance

    # -- what Python sees ----------------------------------------------------

    def start(
        self,
        cards: Sequence[int],
        dealer: SupportsIndex = 0,  # `int` would let the compiler truncate it before the check
        *,
        seed: object = None,
        carry: Sequence[int] = (),
    ) -> None:
        """Start over with a pack in this order; the game has checked that the pack is complete.

        *seed* starts the deal's own chance: a number, or for a game that reshuffles a hexadecimal
        key (`cards.lots`).  By default it comes from the pack's order.  *carry* is what the match
        brings in.
        """
        by = self.check_seat(dealer)
        order = arguments.wholes(cards, "cards")
        if len(order) > MOST_CARDS or min(order, default=0) < 0 or max(order, default=0) > CARD:
            raise ArgumentError("bad_cards", count=len(order))
        self.start_with(Pack(order), by, seed, carry)

    def start_with(
        self, pack: Pack, dealer: SupportsIndex, seed: object, carry: Sequence[int]
    ) -> None:
        """Start over as `start` does, with a pack that holds the game's cards."""
        by: int = self.check_seat(dealer)
        self.bring(arguments.row(carry, "carry"))
        self.begin_chance(seed_of(pack.to_list()) if seed is None else arguments.chance(seed))
        self.set_up(pack, by)

    def begin_chance(self, seed: int | str) -> None:
        """Set the start of the deal's own chance."""
        key = [0] * lots.WORDS
        if isinstance(seed, str):
            key, self.chance = lots.words_of(bytes.fromhex(seed)), 0
        else:
            self.chance = seed
        self.take_key(key)

    def take_key(self, key: list[int]) -> None:
        """Keep a sealed key for draws within the deal; games without such draws have none."""
        if any(key):
            raise ArgumentError("bad_seed", seed="".join([f"{word:016x}" for word in key]))

    def bring(self, carry: Sequence[int]) -> None:
        """Take over the numbers that the match carries between deals, in the game's order."""
        if carry:
            raise ArgumentError("no_carry")

    def check_seat(self, seat: SupportsIndex) -> int:
        """Return the seat's number; `ArgumentError` unless the deal has such a seat."""
        return arguments.seat(seat, self.seats)

    @property
    def over(self) -> bool:
        """Whether the deal is finished."""
        return self.seat < 0

    def may_act(self, seat: int) -> bool:
        """Return whether a seat may act now: `seat`, and in a race also its rivals.

        The actions of the others must not depend on which of them `seat` is.
        """
        return 0 <= seat == self.seat

    def outlasts(self, code: int) -> bool:
        """Return whether an action that a seat chose in a race still means the same.

        Others have acted since, and the action was legal for the seat before and is legal now.
        """
        return True

    def give_turn(self, seat: int) -> None:
        """Make a seat the one to act; `WrongSeat` unless it may act."""
        if not self.may_act(seat):
            raise WrongSeat("wrong_seat", seat=seat)
        self.seat = seat

    def legal(self) -> list[int]:
        """Return the codes of all legal actions, ascending; empty only once the deal is over.

        A range of amounts is listed by its lowest; `accepts` admits the others.
        """
        if self.seat < 0:
            return []
        self.find_actions(self.scratch)
        return self.scratch.to_list()

    def check(self, code: SupportsIndex) -> int:
        """Return an action's code; `IllegalAction` says why it is not legal.  Nothing changes."""
        number = code if type(code) is int else arguments.code(code)
        if self.seat < 0:
            raise IllegalAction("deal_over")
        if not 0 <= number <= bits.ALL:
            raise IllegalAction("not_legal")
        if not self.allows(number):
            raise self.refusal(number)
        return number

    def play(self, code: SupportsIndex) -> None:
        """Carry out an action; if it is not legal, raise `IllegalAction` and change nothing."""
        self.apply(self.check(code))

    def accepts(self, code: SupportsIndex) -> bool:
        """Return whether `play` accepts an action, listed or not."""
        number = arguments.code(code)
        return self.seat >= 0 and 0 <= number <= bits.ALL and self.allows(number)

    def step(self, code: bits.u64) -> None:
        """Carry out an action that is known to be legal, as in searches and replays."""
        self.apply(code)

    def refusal(self, code: int) -> IllegalAction:
        """Return why *code* is not legal here."""
        return self.options.game.refusal(self, code) if self.options else IllegalAction("not_legal")

    def score(self, seat: SupportsIndex) -> int:
        """Return the points or chips that a seat has won or lost; `TableError` before the end."""
        by: int = self.check_seat(seat)
        if self.seat >= 0:
            raise TableError("deal_runs")
        return self.points(by)

    def scores(self) -> list[int]:
        """Return the points or chips of all seats; `TableError` before the end."""
        return [self.score(seat) for seat in range(self.seats)]

    def view(self, seat: SupportsIndex) -> Any:
        """Return what a seat may see, as the game's frozen view."""
        if self.options is None:
            raise NotImplementedError(f"{type(self).__name__}.view")
        return self.options.game.view(self, self.check_seat(seat))

    def public(self) -> Any:
        """Return what everybody may see, as the public part of the game's view."""
        return self.options.game.public(self)

    def own(self, seat: SupportsIndex) -> Any:
        """Return what a seat alone may see, as the own part of the game's view."""
        return self.options.game.own(self, self.check_seat(seat))

    def seen_by(self, seat: SupportsIndex) -> Self:
        """Return the deal as a seat knows it: what it cannot know is one possible arrangement.

        Two deals about which the seat knows the same give equal results, so no secret is left in
        it.
        """
        number: int = self.check_seat(seat)
        twin = self.clone()
        hooks: Deal = twin  # so that the compiler knows the type
        hooks.redeal(number, Random(0))
        hooks.tidy()
        return twin

    def resample(self, seat: SupportsIndex, rng: object) -> None:
        """Deal the cards that *seat* cannot place again, consistently with all that it knows.

        *rng* is a `Random`.
        """
        chance: Random = arguments.kind(rng, Random, "rng", "a parlour.Random, such as Random(7)")
        self.redeal(self.check_seat(seat), chance)

    def resample_draws(self, rng: object) -> None:
        """Shuffle what is still to be drawn; all hands stay.  *rng* is a `Random`."""
        chance: Random = arguments.kind(rng, Random, "rng", "a parlour.Random, such as Random(7)")
        self.redraw(chance)

    def copy_from(self, other: object) -> None:
        """Become equal to *other*; `ArgumentError` if it has other rules."""
        source: Deal = arguments.kind(other, Deal, "other")
        same = source.options is self.options or source.options == self.options
        if type(source) is not type(self) or not same:
            raise ArgumentError("other_rules")
        self.copy_state(source)

    def clone(self) -> Self:
        """Return an independent copy, which shares what was computed from the options."""
        return self.double(Actions())

    def double(self, scratch: Actions) -> Self:
        """Return a copy that lists its actions in *scratch*."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.options = self.options
        twin.scratch = scratch
        twin.copy_state(self)
        return twin

    # -- the state as a value --------------------------------------------------

    def fields(self) -> dict[str, Any]:
        """Return the whole state by field name: numbers and lists of numbers."""
        return {name: self.field(name) for name in field_names(self)}

    def field(self, name: str) -> int | list[int]:
        """Return the value of one field; a list is a copy."""
        value: int | list[int] = getattr(self, name)
        return value if bits.is_compiled(self) else arguments.numbers(value)

    def put(self, fields: Mapping[str, object]) -> None:
        """Set some fields; `ArgumentError` for an unknown name or a value that does not fit.

        Of a shorter list only the first numbers are set.  The caller ensures that the fields are
        consistent with each other.
        """
        twin: Deal = self.double(self.scratch)
        lengths = lengths_of(twin)
        for name, value in fields.items():
            if name not in lengths or not self.put_field(twin, name, value, lengths[name]):
                raise ArgumentError("bad_field", name=str(name), value=arguments.shown(value))
        self.copy_state(twin)

    def put_field(self, twin: Deal, name: str, value: Any, length: int) -> bool:
        """Set a field of a copy, a number or a list of a *length*; return whether *value* fits."""
        is_list = isinstance(value, list)
        size = len(value) if is_list else NUMBER
        if is_list != (length != NUMBER) or size > length or not is_whole(value):
            return False
        if size < length:
            rest = getattr(twin, name)
            rest[:size] = value
            value = rest
        if not (bits.is_compiled(self) or layout.fits(self, name, value)):
            return False
        try:
            setattr(twin, name, value)
        except OverflowError:
            return False
        return True

    def state(self) -> bytes:
        """Return the state as bytes: equal for two deals that no rule can distinguish."""
        twin = self.double(self.scratch)
        twin.tidy()
        root = twin.chance.to_bytes(8, "little") + bytes((twin.seats, twin.seat + 1))
        return root + packed.pack(twin)

    def next_place(self) -> int:
        """Return the pack's place that is drawn next; -1 unless the stock lies as it was dealt.

        The deal was played from its start.  A game whose stock keeps the pack's order overrides
        this.
        """
        return -1

    def dump(self) -> bytes:
        """Return rules and state as bytes, exact to the order of the stock; `Game.load` reads them.

        The bytes are for one version of Parlour and trusted like a pickle.  To store deals, or to
        take them from others, use positions and replays.
        """
        if self.options is None:
            raise NotImplementedError(f"{type(self).__name__}.dump")
        data: bytes = self.options.head + self.state()
        return data + dumps.checksum(data)

    def restore(self, state: bytes) -> bool:
        """Take over a `state`; return whether it is valid, and change nothing if not."""
        if len(state) < HEAD or not packed.unpack(self, state, HEAD):
            return False
        self.chance = int.from_bytes(state[:8], "little")
        self.seats = state[8]
        self.seat = state[9] - 1
        return True

    def __eq__(self, other: object) -> bool:
        """Return whether another deal has the same rules and state."""
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
        """Return the position of a deal in progress, or the result of a finished one."""
        return self.options.game.shown(self) if self.options else f"<{type(self).__name__}>"

    def _repr_html_(self) -> str | None:
        """Return a picture of the table as the seat to act sees it, for notebooks."""
        return self.options.game.picture(self.view(max(self.seat, 0))) if self.options else None

    def __str__(self) -> str:
        """Return the table as text, as the seat to act sees it."""
        return self.options.game.drawn(self) if self.options else repr(self)
