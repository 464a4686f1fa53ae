"""The timing of bots' moves, which must not reveal whether a bot had a choice."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from random import Random

from ..wire.protocol.values import Pace as TablePace

REMEMBERED_DECISIONS = 32  # per seat, and per bot at all tables
LONGEST_THOUGHT_S = 2.0
"""Seconds to which remembered times are cut, since a busy server would distort them."""
LEAST_DELAYS: dict[TablePace, float] = {"calm": 1.0, "brisk": 0.4, "at_once": 0.0}
"""The least time between moves at each pace of a table, as a share of the server's setting."""
BLUR = 0.2
"""Random share by which a time differs from its example, which would be recognised otherwise."""


class Habits(defaultdict[tuple[str, str], deque[float]]):
    """The last thinking times of all bots of a process at free choices, by game and bot.

    They outlive tables, so that seats without a free choice so far have examples.
    """

    def __init__(self) -> None:
        super().__init__(new_times)


def new_times() -> deque[float]:
    """Return an empty list of remembered times."""
    return deque(maxlen=REMEMBERED_DECISIONS)


class Pace:
    """Makes each seat of a table seem to think as long about forced moves as about free ones.

    *delay* is the minimum time in seconds between moves.
    """

    def __init__(self, chance: Random, habits: Habits, delay: float) -> None:
        self._chance = chance
        self._habits = habits
        self._delay = delay
        self._thought: defaultdict[int, deque[float]] = defaultdict(new_times)

    def time_of(self, seat: int, bot: tuple[str, str], free: bool, spent: float) -> float:
        """Return how long to seem to think, in seconds, after *spent* seconds of real thinking."""
        own, others = self._thought[seat], self._habits[bot]
        if not free:
            return max(spent, self._seem(own or others))
        for thought in (own, others):
            thought.append(min(spent, LONGEST_THOUGHT_S))
        return spent

    def _seem(self, thought: Sequence[float]) -> float:
        """Return a time similar to the remembered ones."""
        if not thought:  # the process has just started
            return self._chance.uniform(0, 2 * self._delay)
        return self._chance.choice(thought) * self._chance.uniform(1 - BLUR, 1 + BLUR)
