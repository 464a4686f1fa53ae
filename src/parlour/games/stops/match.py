"""Matches of Tripoley and Michigan Rummy: chips and the mat go on from deal to deal."""

from __future__ import annotations

from typing import Any

from ...core.errors import CarryError, TableError
from ...core.events import Noted
from ...core.game import AnyGame
from ...core.match import DealResult, Match, SheetColumn
from . import carry
from .carry import LAST_OF_MATCH, ONE_OF_MATCH, Carry
from .deal import StopsDeal
from .notes import last_chips
from .options import StopsOptions
from .refusals import rule
from .terms import SECTIONS


def left_by(deal: StopsDeal) -> tuple[int, ...]:
    """Return what a finished deal leaves; if the mat was cleared, it was the last one."""
    stage = LAST_OF_MATCH if deal.closed else deal.stage
    left = Carry(stage, tuple(deal.stack[: deal.seats]), tuple(deal.board))
    return (*left.numbers(), deal.winner)


def same(part: str, value: int, wanted: int) -> None:
    """Raise `CarryError` unless a part of a result has the value that it must have."""
    if value != wanted:
        raise CarryError("bad_carry", part=part, text=str(value), allowed=str(wanted))


class StopsMatch(Match[Any, StopsDeal]):
    """A number of deals, or until fewer than two can ante (Tripoley R9, Michigan Rummy R8).

    `chips` are those of each seat, and `mat` those on the sections.  `totals` are chips minus those
    bought during the match.  `players` are the seats of the last deal, from the dealer's left on,
    and `left` is what it left; `shares` are chips of the mat at an end by agreement.
    """

    options: StopsOptions

    def __init__(
        self,
        game: AnyGame,
        options: StopsOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.chips = [options.start_chips] * seats
        self.mat = [0] * SECTIONS
        self.players = [*range(seats)]
        self.left: tuple[int, ...] = ()
        self.shares = [0] * seats
        super().__init__(game, options, seats, dealer=dealer, seed=seed)
        self.totals = [options.start_chips] * seats

    @property
    def last(self) -> bool:
        """Whether the deal that is not entered yet is the last (rules R9.1, R8.2)."""
        deals = self.options.deals
        return deals != "unlimited" and len(self.rows) + 1 >= (deals or 2 * self.seats)

    def carry(self) -> tuple[int, ...]:
        """Return whether this is the last deal, every seat's chips, and the mat."""
        stage = LAST_OF_MATCH if self.last else ONE_OF_MATCH
        return Carry(stage, tuple(self.chips), tuple(self.mat)).numbers()

    def check(self, result: DealResult) -> None:
        """Raise `CarryError` if chips have appeared or vanished (R10.3)."""
        super().check(result)
        left, _ = carry.read_left(result.left, self.options, self.seats)
        for seat, chips in enumerate(self.chips):
            wanted = chips + self.rules.to_buy(chips) + result.points[seat]
            same(f"P{seat}", left.chips[seat], wanted)
        last = left.stage == LAST_OF_MATCH
        same("mat", sum(left.mat), sum(self.mat) - sum(result.points))
        if last or self.last:
            same("stage", left.stage, LAST_OF_MATCH)
            same("mat", sum(left.mat), 0)
        elif sum(map(self.rules.can_pay, left.chips)) < 2:
            raise CarryError("stops_broke", text=" ".join(map(str, left.chips)))

    def enter(self, result: DealResult) -> tuple[int, ...]:
        """Take over the chips that the deal has left, and check whether it was the last."""
        left, _ = carry.read_left(result.left, self.options, self.seats)
        self.left = result.left
        self.players = [seat for seat in self.seats_from_left() if self.can_pay(seat)]
        self.chips, self.mat = list(left.chips), list(left.mat)
        for seat, points in enumerate(result.points):
            self.totals[seat] += points
        self.over = left.stage == LAST_OF_MATCH
        return (0,)

    def notes(self) -> tuple[Noted, ...]:
        """Return the notes on seats that are out (rule R10.2), or on shares of the mat."""
        if self.ended_early:
            return tuple(last_chips(self.rules, self.shares))
        gone = [it for it in sorted(self.players) if not (self.over or self.can_pay(it))]
        return tuple(Noted("broke", seat) for seat in gone)

    def wind_up(self) -> None:
        """Share out the mat: in hindsight the last deal was that of the match (R9.3, R8.2)."""
        heirs = self.heirs()
        each, rest = divmod(sum(self.mat), len(heirs))
        for place, seat in enumerate(heirs):
            self.shares[seat] = each + (place < rest)
            self.chips[seat] += self.shares[seat]
            self.totals[seat] += self.shares[seat]
        self.mat = [0] * SECTIONS

    def heirs(self) -> list[int]:
        """Return the seats that share the mat, from the left of the last dealer on.

        Without a finished deal there is no showdown, so all remaining seats share it.
        """
        if self.options.final_board == "showdown":
            if self.running:
                return self.players
            if left_by(self.rules) != self.left:
                raise TableError("stops_no_showdown", rule(self.rules, "end"))
            winners = self.rules.draw_hands()
            return [seat for seat in self.players if winners >> seat & 1]
        winner = self.left[-1]
        alone = self.options.final_board == "last_winner" and winner >= 0
        return [winner] if alone else self.players

    def seats_from_left(self) -> list[int]:
        """Return all seats from the dealer's left on."""
        return [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]

    def can_pay(self, seat: int) -> bool:
        """Return whether a seat can pay the ante."""
        return self.rules.can_pay(self.chips[seat])

    @property
    def rules(self) -> StopsDeal:
        """A deal by these rules, whose methods answer questions about them."""
        return self.deal

    def next_dealer(self, result: DealResult) -> int:
        """Return the next seat on the left that can ante (Tripoley R8.1, Michigan Rummy R8.1)."""
        return next(seat for seat in self.seats_from_left() if self.can_pay(seat))

    def columns(self) -> tuple[SheetColumn, ...]:
        """Return the chips of every seat, minus those bought, and its shares of the mat."""
        chips = SheetColumn("chips", 1, tuple(self.totals), self.over)
        shares = SheetColumn("mat", 0, tuple(self.shares), self.over)
        return (chips, shares) if any(self.shares) else (chips,)
