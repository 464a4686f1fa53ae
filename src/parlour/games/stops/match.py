"""Matches of Tripoley and Michigan Rummy: chips and the mat go on from deal to deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ...cards.cards import members
from ...core.events import Noted
from ...core.match import DealResult, Match, SheetColumn

if TYPE_CHECKING:
    from ...core.game import Game
    from .deal import StopsDeal
    from .options import StopsOptions

ONE_OF_MATCH, LAST_OF_MATCH = 1, 2


class StopsMatch(Match):
    """A number of deals, or until fewer than two can ante (Tripoley R9, Michigan Rummy R8).

    `chips` is what each seat has, `mat` what is on the sections.  `totals` are chips less those
    that were bought during the match.
    """

    options: StopsOptions

    def __init__(
        self,
        game: Game,
        options: StopsOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.chips = [options.start_chips] * seats
        self.mat = [0] * 9
        super().__init__(game, options, seats, dealer=dealer, seed=seed)
        self.totals = [options.start_chips] * seats

    @property
    def last(self) -> bool:
        """Whether the deal that comes, or is played, is the last (rules R9.1, R8.2)."""
        deals = self.options.deals
        return deals != "unlimited" and self.number >= (deals or 2 * self.seats)

    def carry(self) -> tuple[int, ...]:
        """Return whether this is the last deal, every seat's chips, and the mat."""
        stage = LAST_OF_MATCH if self.last else ONE_OF_MATCH
        return (stage, *self.chips, *self.mat)

    def enter(self, result: DealResult) -> tuple[int, ...]:
        """Take over what the deal has left everybody, and see whether it was the last."""
        deal = cast("StopsDeal", self.deal)
        self.chips = [deal.stack[seat] for seat in range(self.seats)]
        self.mat = list(deal.board)
        for seat, points in enumerate(result.points):
            self.totals[seat] += points
        self.over = deal.closed != 0
        return (0,)

    def notes(self) -> tuple[Noted, ...]:
        """Return who can enter no other deal (rule R10.2)."""
        deal = cast("StopsDeal", self.deal)
        gone = [it for it in members(deal.inside) if not (self.over or deal.can_enter(it))]
        return tuple(Noted("broke", seat) for seat in gone)

    def next_dealer(self, result: DealResult) -> int:
        """Return the next seat on the left that can ante (Tripoley R8.1, Michigan Rummy R8.1)."""
        deal = cast("StopsDeal", self.deal)
        seats = [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]
        return next(seat for seat in seats if deal.can_enter(seat))

    def columns(self) -> tuple[SheetColumn, ...]:
        """Return the chips of every seat, less those bought."""
        return (SheetColumn("chips", 1, tuple(self.totals)),)
