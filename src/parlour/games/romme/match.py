"""Matches of German Rummy (rules R3.2, R9)."""

from __future__ import annotations

from ...core.events import Noted
from ...core.game import AnyGame
from ...core.match import DealResult, Match
from .deal import RommeDeal
from .options import RommeOptions


class RommeMatch(Match[RommeOptions, RommeDeal]):
    """A match of some deals, to a number of minus points, or until one player is left.

    `out` holds for each seat the deal after which it was put out, or 0.
    """

    def __init__(
        self,
        game: AnyGame,
        options: RommeOptions,
        seats: int,
        *,
        dealer: int = 0,
        seed: int | None = None,
    ) -> None:
        self.out = [0] * seats
        super().__init__(game, options, seats, dealer=dealer, seed=seed)

    def carry(self) -> tuple[int, ...]:
        """Return the seats that sit the next deal out."""
        return tuple(self.out) if any(self.out) else ()

    def enter(self, result: DealResult) -> tuple[int, ...]:
        columns = super().enter(result)
        if self.options.match_mode == "elimination":
            for seat, total in enumerate(self.totals):
                if total <= -self.options.match_points:
                    self.out[seat] = self.out[seat] or self.number
        return columns

    def ends(self) -> bool:
        left = sum(total > -self.options.match_points for total in self.totals)
        if self.options.match_mode == "elimination":
            return left <= 1
        if self.options.match_mode == "points":
            return left < self.seats
        return self.number >= (self.options.match_deals or self.seats)

    def notes(self) -> tuple[Noted, ...]:
        """Return the notes on seats that were just put out of the match (rule R9.2)."""
        return tuple(
            Noted("eliminated", seat)
            for seat, out in enumerate(self.out)
            if out == self.number and not self.ended_early
        )

    def next_dealer(self, result: DealResult) -> int:
        """Return the next seat that is not out (rule R3.2)."""
        seats = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        return next(seat for seat in seats if not self.out[seat])

    def standing(self, seat: int) -> tuple[int, int]:
        """Return the key by which a seat is ranked: how long it stayed in, then its points (R9)."""
        stayed = self.out[seat] or self.number + 1
        return stayed, self.totals[seat]
