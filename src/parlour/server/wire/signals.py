"""The phrases that people say at one table: how many, and which have to wait."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import NamedTuple

from ..ground.errors import TooMuch

MOST = 3
WITHIN_S = 20.0
"""Seconds within which a chair may say `MOST` phrases."""


class Held(NamedTuple):
    """A phrase that waits; *own* if it was said at this node."""

    chair: int
    phrase: str
    own: bool


class Signals:
    """Counts the phrases of each chair, and keeps the last of each that has to wait."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._said: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=MOST))
        self._refused: set[int] = set()  # chairs that know already that they say too much
        self._held: dict[int, Held] = {}

    def count(self, chair: int) -> None:
        """Count a phrase."""
        self._said[chair].append(self._clock())
        self._refused.discard(chair)

    def admit(self, chair: int) -> bool:
        """Count a phrase if there are not too many; else raise ``TooMuch`` once, then return False.

        The error says in how many seconds the next one may be said.
        """
        said, now = self._said[chair], self._clock()
        if len(said) < MOST or now - said[0] >= WITHIN_S:
            self.count(chair)
            return True
        if chair in self._refused:
            return False
        self._refused.add(chair)
        raise TooMuch("said_often", seconds=int(said[0] + WITHIN_S - now) + 1)

    def hold(self, chair: int, phrase: str, own: bool) -> None:
        """Keep a phrase instead of an earlier one of the same chair."""
        self._held[chair] = Held(chair, phrase, own)

    def released(self) -> list[Held]:
        """Return the phrases that waited, and forget them."""
        held, self._held = self._held, {}
        return [*held.values()]
