"""Matches of Rummy 500: deals until one seat alone leads with enough points."""

from __future__ import annotations

from ...core.match import DealResult, Match
from .deal import Rummy500Deal
from .options import Rummy500Options


class Rummy500Match(Match[Rummy500Options, Rummy500Deal]):
    """Deals add up; the deal passes to the left (rule B1)."""

    def enter(self, result: DealResult) -> tuple[int, ...]:
        """Add a deal; a single highest total that reaches the target ends it (rules S4, S5)."""
        self.totals = [
            total + points for total, points in zip(self.totals, result.points, strict=True)
        ]
        best = max(self.totals)
        self.over = best >= self.options.target and self.totals.count(best) == 1
        return (0,)
