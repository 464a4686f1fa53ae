"""Matches of Hearts: until a player has too many points; the fewest win (rules H6.1, H6.2)."""

from __future__ import annotations

from parlour.core.match import Match

from .deal import HeartsDeal
from .options import HeartsOptions


class HeartsMatch(Match[HeartsOptions, HeartsDeal]):
    """Points against a player are negative."""

    def carry(self) -> tuple[int, ...]:
        """Return the number of deals so far, for the passing."""
        return (len(self.rows),)

    def ends(self) -> bool:
        """Return whether a player has too many points."""
        return min(self.totals) <= -self.options.target
