"""Many deals or matches between bots: points, shares, places, and their uncertainty."""

from __future__ import annotations

from .arena import Duel, Ladder, Rating, arena
from .simulate import MatchResult, MatchSeat, Result, SeatResult, simulate
from .sprt import SprtVerdict, sprt

__all__ = [
    "Duel",
    "Ladder",
    "MatchResult",
    "MatchSeat",
    "Rating",
    "Result",
    "SeatResult",
    "SprtVerdict",
    "arena",
    "simulate",
    "sprt",
]
