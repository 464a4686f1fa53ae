"""Whether people may watch a table, and which seats show them their hands."""

from __future__ import annotations

from ...core.events import Event, HandOpened
from ..ground.errors import TooMuch
from ..store.records import HandShown, WatchersAllowed

MAX_CHANGES = 32  # in a match, of each seat's hand and of whether people may watch


class Watching:
    """The seats that show their hands to people who watch, and whether anybody may watch."""

    def __init__(self) -> None:
        self.shown: set[int] = set()
        """The seats that show their hands."""
        self.closed = False
        self._changes: dict[int, int] = {}

    def show(self, seat: int, shown: bool) -> HandShown | None:
        """Return the entry for a seat that shows or hides its hand; None if it does already."""
        if shown == (seat in self.shown):
            return None
        self._refuse_many(seat)
        return HandShown(seat, shown)

    def allow(self, allowed: bool) -> WatchersAllowed | None:
        """Return the entry that lets people watch or not; None if it is so already."""
        if allowed != self.closed:
            return None
        self._refuse_many(-1)
        return WatchersAllowed(allowed)

    def _refuse_many(self, who: int) -> None:
        if self._changes.get(who, 0) >= MAX_CHANGES:
            raise TooMuch("too_fast")

    def apply(self, entry: HandShown | WatchersAllowed) -> list[Event]:
        """Take what the log has; return what is to be told of it."""
        who = entry.seat if isinstance(entry, HandShown) else -1
        self._changes[who] = self._changes.get(who, 0) + 1
        if isinstance(entry, WatchersAllowed):
            self.closed = not entry.allowed
            return []
        (self.shown.add if entry.shown else self.shown.discard)(who)
        return [HandOpened(who, entry.shown)]
