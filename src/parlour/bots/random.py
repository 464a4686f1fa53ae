"""The bot that any game has: every legal action is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..cards.rng import Random


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, view: Any, legal: Sequence[int], budget: int, seed: int) -> int:
        return legal[Random(seed).below(len(legal))]
