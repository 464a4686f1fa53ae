"""Weaker bots overlook an action some of the time, as their seed decides."""

from __future__ import annotations

from ..cards.rng import Random

EIGHTHS = 8


def overlooks(eighths: int, seed: int) -> bool:
    """Return whether a bot overlooks something that it misses in *eighths* of all cases."""
    return Random(seed).below(EIGHTHS) < eighths
