"""The bot that any game has: every listed action is as likely, and of a range every amount."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..cards.rng import Random
from ..games import GAMES


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, view: Any, legal: Sequence[int], budget: int, seed: int) -> int:
        rng, game = Random(seed), GAMES[view.__struct_config__.tag]
        span = game.span(view, legal[rng.below(len(legal))])
        return span[rng.below(len(span))]
