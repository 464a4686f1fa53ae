"""Matches of Hearts: until somebody has too many points; the fewest win (rules H6.1, H6.2)."""

from __future__ import annotations

from parlour.core.match import Match

from .deal import HeartsDeal
from .options import HeartsOptions


class HeartsMatch(Match[HeartsOptions, HeartsDeal]):
    """Points against a player are below zero."""

    def carry(self) -> tuple[int, ...]:
        """Return how many deals there were, for the passing."""
        return (len(self.rows),)

    def ends(self) -> bool:
        """Return whether somebody has too many points."""
        return min(self.totals) <= -self.options.target
