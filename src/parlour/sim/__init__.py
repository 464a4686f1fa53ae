"""Many deals or matches between bots: points, shares, places, and how sure one can be of them."""

from __future__ import annotations

from .simulate import MatchResult, MatchSeat, Result, SeatResult, simulate

__all__ = ["MatchResult", "MatchSeat", "Result", "SeatResult", "simulate"]
