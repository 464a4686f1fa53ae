"""How weaker bots overlook what they could do: some of the time, as their seed has it."""

from __future__ import annotations

from ..cards.rng import Random

EIGHTHS = 8


def overlooks(eighths: int, seed: int) -> bool:
    """Return whether somebody overlooks something who does so in so many eighths of all cases."""
    return Random(seed).below(EIGHTHS) < eighths
