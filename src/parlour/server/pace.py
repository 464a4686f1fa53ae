"""When a bot's move comes: at a time that does not tell whether it had a choice."""

from __future__ import annotations

from collections import defaultdict, deque
from random import Random

KEPT = 32  # decisions of a seat


class Pace:
    """How long each seat of a table seems to take: a forced move as long as a free one."""

    def __init__(self, least: float, chance: Random) -> None:
        self._least = least
        self._chance = chance
        self._thought: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def time_of(self, seat: int, free: bool, spent: float) -> float:
        """Return after how many seconds to tell what a seat decided in *spent* seconds."""
        thought = self._thought[seat]
        if free:
            thought.append(spent)
        elif thought:
            spent = max(spent, self._chance.choice(thought))
        return max(self._least, spent)
