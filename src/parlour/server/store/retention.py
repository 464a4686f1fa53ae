"""Which old tables a server deletes by itself, and when it waits for the host.

A clock that is far ahead makes every table look old, and what is deleted is gone for good.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from . import Stored

DAY = 24 * 3600.0
SHARE = 10
"""A server deletes at most one table in this many at once, and always may delete a single one."""


class Held(NamedTuple):
    """Old tables that a server keeps until its host confirms that they may go."""

    tables: int
    reason: Literal["clock", "share"]


class OldTables(NamedTuple):
    """The tables that nobody has used for some days, of how many, and when they were last used."""

    names: tuple[str, ...]
    of: int
    days: int
    used: float


class Retention:
    """Judges by the clock, and by what the database held when the server started."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._started = now()
        self._quiet: float | None = None  # seconds without a record before the server started

    def old(self, tables: Sequence[Stored], days: int) -> OldTables:
        """Return the tables that nobody has used for so many days."""
        last = self._now() - days * DAY
        found = [it for it in tables if it.used < last]
        used = max((it.used for it in found), default=0.0)
        return OldTables(tuple(it.table for it in found), len(tables), days, used)

    def looks_wrong(self, tables: Sequence[Stored], days: int) -> bool:
        """Return whether the clock makes everything look old, now or when the server started."""
        if self._quiet is None:
            before = (it.used for it in tables if it.used < self._started)
            self._quiet = self._started - max(before, default=self._started)
        newest = max((it.used for it in tables), default=self._started)
        return max(self._quiet, self._now() - newest) >= days * DAY

    def held(self, tables: Sequence[Stored], days: int) -> Held | None:
        """Return what the host has to confirm before it is deleted; None if that is nothing."""
        old = self.old(tables, days)
        if old.names and self.looks_wrong(tables, days):
            return Held(len(old.names), "clock")
        if len(old.names) > max(1, old.of // SHARE):
            return Held(len(old.names), "share")
        return None

    def clock(self) -> str:
        """Return what time it is for this server."""
        return moment(self._now())


def moment(seconds: float) -> str:
    """Return a time as ISO 8601 has it, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
