"""The deletion of a finished match: two of the people who have a seat in it must want it.

Its result leaves the book and its record is shown no more.  The log stays, as it leads to the next
match, and so does what the ledger has counted, which names nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from ...ground.errors import NotNow, NotThere
from ...store.records import Renounced

MANY = 2  # people who must want it, if as many have a seat
MAX_WISHES = 16  # of a seat


class Deletion:
    """The wishes to delete a match; anybody who has a seat can still keep it."""

    def __init__(self) -> None:
        self.wanted = set[int]()
        self.done = False
        self._wishes = Counter[int]()  # of each seat

    def decide(self, seat: int, wish: bool) -> Renounced | None:
        """Return the entry for a wish; None if it changes nothing."""
        self.refuse()
        if seat in self.wanted if wish else not self.wanted:
            return None
        if self._wishes[seat] >= MAX_WISHES:
            raise NotNow("many_answers")
        return Renounced(seat, wish)

    def apply(self, entry: Renounced, persons: Collection[int]) -> None:
        """Take what the log has; *persons* are the seats that people have."""
        self._wishes[entry.seat] += 1
        if not entry.wish:
            self.wanted.clear()
            return
        self.wanted.add(entry.seat)
        self.done = len(self.wanted) >= min(MANY, len(persons))

    def refuse(self) -> None:
        """Raise ``NotThere`` if the match has been deleted."""
        if self.done:
            raise NotThere("match_deleted")
