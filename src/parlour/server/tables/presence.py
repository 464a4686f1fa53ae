"""The people at a table, for how long the others have been away, and how time is counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Presence:
    """The seats with a connection to any node, and when the others were last seen.

    A seat that has not been seen counts as away since this process has known the table: no clock
    runs while a server is down.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        online: Callable[[], set[int]],
        hidden: Callable[[], set[int]],
    ) -> None:
        self._clock = clock
        self._online = online
        self._hidden = hidden
        self._begun = clock()
        self._seen: dict[int, float] = {}  # when each seat was last known to be connected
        self._before: set[int] = set()

    @property
    def here(self) -> set[int]:
        """The seats that are connected."""
        return self._online()

    @property
    def looking(self) -> set[int]:
        """The connected seats with a page in the foreground."""
        return self._online() - self._hidden()

    def note(self) -> None:
        """Note that people came or went."""
        here = self.here
        self._seen |= dict.fromkeys(self._before | here, self._clock())
        self._before = here

    def restart(self) -> None:
        """Start again, since the players have other seats now."""
        self._begun = self._clock()
        self._before.clear()
        self._seen.clear()
        self.note()

    def move(self, seat: int, to: int) -> None:
        """Note that a person has moved to another seat."""
        if seat in self._seen:
            self._seen[to] = self._seen.pop(seat)
        if seat in self._before:
            self._before = self._before - {seat} | {to}

    def away(self, seat: int) -> float:
        """Return for how many seconds a seat has been away; 0 if it is here."""
        if seat in self.here:
            return 0.0
        return self._clock() - self._seen.get(seat, self._begun)


class Throttle:
    """Makes a call when asked, but never twice within *seconds*: the second waits until then."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self._seconds = seconds
        self._call = call
        self._loop = asyncio.get_running_loop()
        self._next = self._loop.time()  # when the call may be made again
        self._waits = False

    def ask(self) -> None:
        """Make the call now, or as soon as it may be made."""
        if not self._waits:
            self._waits = True
            if self._loop.time() < self._next:
                self._loop.call_at(self._next, self._do)
            else:
                self._do()

    def _do(self) -> None:
        self._waits = False
        self._next = self._loop.time() + self._seconds
        self._call()


class Stopwatch:
    """The seconds since its last restart, without those in which it stood still."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._spent = 0.0
        self._since: float | None = None  # when it began to run; None while it stands still

    def restart(self) -> None:
        """Begin from zero, standing still."""
        self._spent, self._since = 0.0, None

    def run(self, runs: bool) -> None:
        """Let it run, or stand still."""
        self._spent = self.seconds
        self._since = self._clock() if runs else None

    @property
    def seconds(self) -> float:
        """The seconds that it has run."""
        return self._spent + (0.0 if self._since is None else self._clock() - self._since)
