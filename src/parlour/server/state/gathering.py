"""The opener of a table, its lock, and the wait for the first deal.

The log has all of it, so every node knows the same.  The person who opened a table is its opener,
even on another chair.  Once they leave, or are away for long, the next person in turn is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..ground.errors import TooMuch
from ..store.records import HandedOn, Locked, Opened, Paced, Started
from ..wire.protocol.values import Pace

MAX_CHANGES = 300  # of seats, locks and paces in a match, since everybody is told each time


class Gathering:
    """The opener of one table, its lock, and whether its people still wait for the first deal."""

    def __init__(self, opened: Opened) -> None:
        self.opener = opened.seat
        """The opener's chair."""
        self.locked = opened.locked
        self.pace = opened.pace
        self.waits = opened.gathers
        """Whether the first deal waits for a word of the people, if there are several."""
        self._changes = 0

    def lock(self, locked: bool) -> Locked | None:
        """Return the entry that locks the table or unlocks it; None if it is so already."""
        return None if locked == self.locked else Locked(locked)

    def hurry(self, pace: Pace) -> Paced | None:
        """Return the entry that changes the bots' pace; None if it is so already."""
        return None if pace == self.pace else Paced(pace)

    def check(self) -> None:
        """Raise ``TooMuch`` if seats have changed too often."""
        if self._changes >= MAX_CHANGES:
            raise TooMuch("too_fast")

    def count(self) -> None:
        """Count a change of the seats."""
        self._changes += 1

    def heir(self, chairs: Collection[int], count: int) -> int:
        """Return the opener among people on these of *count* chairs: the present one, or the next.

        Without people it stays the same chair.
        """
        return min(chairs, key=lambda it: (it - self.opener) % count, default=self.opener)

    def apply(self, entry: Started | Locked | Paced | HandedOn) -> None:
        """Take what the log has."""
        self.count()
        match entry:
            case Started():
                self.waits = False
            case Locked(locked):
                self.locked = locked
            case Paced(pace):
                self.pace = pace
            case HandedOn(chair):
                self.opener = chair


def nearest(wanted: int, free: Sequence[int], count: int) -> int:
    """Return which of the *free* seats is nearest to the *wanted* one, round *count* seats."""
    return min(free, key=lambda it: min((it - wanted) % count, (wanted - it) % count))
