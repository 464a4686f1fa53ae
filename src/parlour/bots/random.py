"""The bot that every game has: all listed actions are equally likely, as are amounts."""

from __future__ import annotations

from ..cards.rng import Random
from ..core.deal import Deal


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        rng, legal = Random(seed), seen.legal()
        code = legal[rng.below(len(legal))]
        span: range = seen.options.game.span(seen.view(seen.seat), code)
        return span[rng.below(len(span))]
