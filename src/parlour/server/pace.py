"""When a bot's move comes: at a time that does not tell whether it had a choice."""

from __future__ import annotations

from collections import defaultdict, deque
from random import Random

KEPT = 32  # decisions of a seat
LONGEST = 2.0
"""Seconds that a forced move seems to take at most: a server that was held up is no example."""


class Pace:
    """How long each seat of a table seems to think: before a forced move as before a free one."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._thought: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def time_of(self, seat: int, free: bool, spent: float) -> float:
        """Return how many seconds to seem to think where *spent* were needed."""
        thought = self._thought[seat]
        if free:
            thought.append(min(spent, LONGEST))
        elif thought:
            spent = max(spent, self._chance.choice(thought))
        return spent
