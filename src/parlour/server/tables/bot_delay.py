"""When a bot's move comes: at a time that does not tell whether it had a choice."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from random import Random

KEPT = 32  # decisions of a seat, and of a bot at all tables
LONGEST = 2.0
"""Seconds that are kept of a decision at most: a server that was held up is no example."""
BLUR = 0.2
"""The part by which a time may differ from the one that it is taken from: seen twice, it tells."""


class Habits(defaultdict[tuple[str, str], deque[float]]):
    """How long the bots of a process have thought last where they had a choice, by game and name.

    They outlive tables: so a seat that has had no choice yet, or is new in memory, has an example.
    """

    def __init__(self) -> None:
        super().__init__(new_times)


def new_times() -> deque[float]:
    """Return a place for the last times that were seen."""
    return deque(maxlen=KEPT)


class Pace:
    """How long each seat of a table seems to think: before a forced move as before a free one.

    *delay* is how many seconds a bot lets pass at least.
    """

    def __init__(self, chance: Random, habits: Habits, delay: float) -> None:
        self._chance = chance
        self._habits = habits
        self._delay = delay
        self._thought: defaultdict[int, deque[float]] = defaultdict(new_times)

    def time_of(self, seat: int, bot: tuple[str, str], free: bool, spent: float) -> float:
        """Return how many seconds to seem to think where *spent* were needed."""
        own, others = self._thought[seat], self._habits[bot]
        if not free:
            return max(spent, self._seem(own or others))
        for thought in (own, others):
            thought.append(min(spent, LONGEST))
        return spent

    def _seem(self, thought: Sequence[float]) -> float:
        """Return a time like those, which is none of them."""
        if not thought:  # the process has just begun: that one was quick tells nothing
            return self._chance.uniform(0, 2 * self._delay)
        return self._chance.choice(thought) * self._chance.uniform(1 - BLUR, 1 + BLUR)
