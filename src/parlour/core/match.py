"""A match: deals strung together until the game says that it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, SupportsIndex, TypeAlias, TypeVar

import msgspec

from ..cards.pack import Pack
from ..cards.rng import Random
from . import arguments
from .deal import Deal
from .errors import CarryError, MatchOver, TableError
from .events import Noted
from .options import TOptions
from .replay import Replay, replay_of_match
from .seating import Seating

if TYPE_CHECKING:
    from .game import Game


TDeal = TypeVar("TDeal", bound=Deal)


class DealResult(msgspec.Struct, frozen=True):
    """The result of a finished deal: `kind` in the game's words, points or chips per seat."""

    kind: str
    points: tuple[int, ...]
    winner: int
    """-1 if nobody won."""
    left: tuple[int, ...] = ()
    """What else a match has to know of it, in the game's own order; empty if points are enough."""


def best_alone(points: Sequence[int]) -> int:
    """Return the seat with more points than any other, -1 for a tie."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else -1


class SheetRow(msgspec.Struct, frozen=True):
    """One deal on the score sheet; `columns` are those that it counts in."""

    number: int
    dealer: int
    kind: str
    points: tuple[int, ...]
    winner: int
    columns: tuple[int, ...]


class SheetColumn(msgspec.Struct, frozen=True):
    """A running total per seat: `name` says of what (``points``), `number` of which match."""

    name: str
    number: int
    totals: tuple[int, ...]
    closed: bool = False


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score sheet: every deal, the totals, and the ranking once the match is over."""

    rows: tuple[SheetRow, ...]
    columns: tuple[SheetColumn, ...]
    totals: tuple[int, ...]
    over: bool
    ranking: tuple[int, ...]
    places: tuple[int, ...]
    agreed: bool = False
    """Whether the match ended by agreement."""
    resigned: int = -1
    """The seat that ended the match by resigning, or -1."""


class PlayedDeal(NamedTuple):
    """The parts of a deal from which it can be played again: its dealing, and the actions.

    `carry` is what it took over from earlier deals (`Match.carry`).
    """

    dealer: int
    cards: tuple[int, ...]
    seed: int | str | None
    actions: list[str]
    carry: tuple[int, ...]


class Match(Generic[TOptions, TDeal]):
    """Totals, the dealer's rotation, what is carried from deal to deal, and the end.

    `deal` is the current deal, and `number` counts from 1.  Packs come from outside (`start`) or
    from the match's seed, if it has one.  `seating` is the seating, if seats were drawn.  A game
    overrides `enter` for the effect of a result, `next_dealer` for the rotation, and `wind_up` for
    what is still shared at an early end.
    """

    def __init__(
        self,
        game: Game[TOptions, TDeal, Any, Any],
        options: TOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.number = 0
        self.over = False
        self.agreed = False
        self.resigned = -1
        self.seating: Seating | None = None
        self.totals = [0] * seats
        self.rows: list[SheetRow] = []
        self.played: list[PlayedDeal] = []
        self.deal = game.new_deal(options, seats)
        self.options: TOptions = self.deal.options
        self.chance = None if seed is None else Random(seed)
        if self.chance is not None:
            self.dealer = self.take_seats(self.chance)
            self.start()

    def __repr__(self) -> str:
        end = ", over" if self.over else ""
        return f"<{self.game.id} match, deal {self.number}, totals {tuple(self.totals)}{end}>"

    # -- what a game decides -------------------------------------------------

    def check(self, result: DealResult) -> None:
        """Raise `CarryError` unless this can be the result of the next deal."""
        if len(result.points) != self.seats:
            count = len(result.points)
            raise CarryError("bad_carry", part="points", text=str(count), allowed=str(self.seats))

    def enter(self, result: DealResult) -> tuple[int, ...]:
        """Add a result, set `over` if it ends the match; return the columns that it counts in.

        By default its points are added to the totals, and `ends` decides whether the match is over.
        """
        self.totals = [total + won for total, won in zip(self.totals, result.points, strict=True)]
        self.over = self.ends()
        return (0,)

    def ends(self) -> bool:
        """Return whether these totals end the match."""
        raise NotImplementedError

    def carry(self) -> tuple[int, ...]:
        """Return what the next deal takes over from earlier deals: by default nothing."""
        return ()

    def next_dealer(self, result: DealResult) -> int:
        """Return the next dealer after this result: by default the next seat."""
        return (self.dealer + 1) % self.seats

    def wind_up(self) -> None:
        """Settle what is still shared at an early end: by default nothing.

        `rows` holds the last finished deal, its dealer and its winner; `dealer` has moved on.
        """

    def columns(self) -> tuple[SheetColumn, ...]:
        """Return the running totals that the score sheet shows."""
        return (SheetColumn("points", 1, tuple(self.totals)),)

    def notes(self) -> tuple[Noted, ...]:
        """Return what the last result, or the early end, has brought apart from points."""
        return ()

    # -- what every match does -----------------------------------------------

    def take_seats(self, chance: Random) -> int:
        """Draw for seats if the game does; return the first dealer: seat 0, or else one by lot."""
        if self.game.drawing(self.options, self.seats) is None:
            return chance.below(self.seats)
        pack = Pack(self.game.pack(self.options, self.seats))
        pack.shuffle(chance)
        self.seating = self.game.seating(self.options, self.seats, pack.to_list())
        return 0

    def start(self, cards: Sequence[int] | None = None, seed: int | str | None = None) -> None:
        """Begin the next deal with a pack in this order, or one from the match's seed.

        *seed* is for the deal's own chance (`Deal.start`).
        """
        if self.over:
            raise MatchOver("match_over")
        if self.running:
            raise ValueError("the last deal has not been entered")
        if cards is None:
            if self.chance is None:
                raise ValueError("a match without a seed must be given its packs")
            pack = Pack(self.game.pack(self.options, self.seats))
            pack.shuffle(self.chance)
            cards = pack.to_list()
        self.game.check_pack(cards, self.options, self.seats)
        if seed is not None:
            arguments.chance(seed)
        arguments.seat(self.dealer, self.seats, "dealer")
        self.number += 1
        carry = self.carry()
        self.deal.start(cards, self.dealer, seed=seed, carry=carry)
        self.played.append(PlayedDeal(self.dealer, tuple(cards), seed, [], carry))

    def play(self, code: SupportsIndex) -> None:
        """Play an action in the deal, and keep it for `replay`; otherwise as `Deal.play`."""
        number = self.deal.check(code)
        text = self.game.format(self.deal, number)
        self.deal.step(number)
        self.played[-1].actions.append(text)

    def replay(self, names: Sequence[str] = ()) -> Replay:
        """Return the replay of this match so far, for `Replay.write`; *names* are those of seats.

        `ReplayError` if actions were taken by the deal itself, and not by `play`.
        """
        return replay_of_match(self, names)

    def settle(self) -> SheetRow:
        """Enter the finished deal; return its row.  `TableError` while the deal runs."""
        if self.over:
            raise MatchOver("match_over")
        if self.deal.seat >= 0:
            raise TableError("deal_runs")
        if not self.running:
            raise ValueError("the deal has already been entered")
        return self.record(self.game.result(self.deal))

    def record(self, result: DealResult) -> SheetRow:
        """Enter a result as that of the next deal, and move the dealer on."""
        if self.over:
            raise MatchOver("match_over")
        self.check(result)
        self.number = len(self.rows) + 1
        columns = self.enter(result)
        row = SheetRow(self.number, self.dealer, result.kind, result.points, result.winner, columns)
        self.rows.append(row)
        if not self.over:
            self.dealer = self.next_dealer(result)
        return row

    def advance(self) -> None:
        """Enter the finished deal and begin the next one, unless the match is over."""
        self.settle()
        if not self.over:
            self.start()

    def end_by_agreement(self) -> None:
        """End the match between two deals because all agree; settle and rank it as any other."""
        self.refuse_to_end()
        self.wind_up()
        self.over = self.agreed = True

    def refuse_to_end(self) -> None:
        """Raise `MatchOver`, or `TableError` unless this is a moment between two deals."""
        if self.over:
            raise MatchOver("match_over")
        if not self.rows or self.running:
            raise TableError("not_between_deals")

    def resign(self, seat: int) -> None:
        """End the match now because a seat resigns; the current deal does not count."""
        if self.over:
            raise MatchOver("match_over")
        self.resigned = arguments.seat(seat, self.seats, "seat")
        if self.rows:
            self.wind_up()
        self.over = True

    def stands_alone(self, number: int) -> bool:
        """Return whether a deal (from 1) began as the first did: it took over nothing else."""
        return self.played[number - 1].carry == self.played[0].carry

    @property
    def ended_early(self) -> bool:
        """Whether the match ended by agreement or resignation."""
        return self.agreed or self.resigned >= 0

    @property
    def running(self) -> bool:
        """Whether a deal has begun and is not entered."""
        return self.number > len(self.rows)

    def standing(self, seat: int) -> tuple[int, ...]:
        """Return the key by which a seat is ranked, the greatest first: by default its total."""
        return (self.totals[seat],)

    def rank(self, seat: int) -> tuple[bool, tuple[int, ...]]:
        """Return the key by which a seat is ranked: a seat that has resigned comes last."""
        return seat != self.resigned, self.standing(seat)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats, best first; equal ones in the order of seats."""
        return tuple(sorted(range(self.seats), key=self.rank, reverse=True))

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, 1 being the best; equal seats share a place."""
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)

    def sheet(self, after: int = 0) -> ScoreSheet:
        """Return the score sheet without the rows of the first *after* deals."""
        return ScoreSheet(
            tuple(self.rows[after:]),
            self.columns(),
            tuple(self.totals),
            self.over,
            self.ranking if self.over else (),
            self.places if self.over else (),
            self.agreed,
            self.resigned,
        )


AnyMatch: TypeAlias = Match[Any, Any]
"""Any match."""
