"""Matches of Rummy 500: deals until one seat alone leads with enough points."""

from __future__ import annotations

from ...core.match import Match, best_alone
from .deal import Rummy500Deal
from .options import Rummy500Options


class Rummy500Match(Match[Rummy500Options, Rummy500Deal]):
    """A match of deals whose points add up; the deal passes to the left (rule B1)."""

    def ends(self) -> bool:
        """Return whether a single highest total has reached the target (rules S4, S5)."""
        return best_alone(self.totals) >= 0 and max(self.totals) >= self.options.target
