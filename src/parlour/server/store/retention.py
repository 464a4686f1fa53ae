"""Which old tables a server deletes by itself, and when the host has to confirm.

A clock that is far ahead makes every table look old, and deletion cannot be undone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from . import Stored

DAY_S = 24 * 3600.0
MIN_TABLES_PER_DELETED = 10
"""A server deletes at most one in this many tables at once, but always may delete one."""


class HeldTables(NamedTuple):
    """Old tables that a server keeps until the host confirms their deletion."""

    tables: int
    reason: Literal["clock", "share"]


class OldTables(NamedTuple):
    """Tables unused for *days* days, out of *of* tables, and the latest time that one was used."""

    names: tuple[str, ...]
    of: int
    days: int
    used: float


class Retention:
    """Judges tables by the clock and by the database's state when the server started."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._started = now()
        self._quiet: float | None = None  # seconds without a record before the server started

    def old(self, tables: Sequence[Stored], days: int) -> OldTables:
        """Return the tables that have not been used for *days* days."""
        last = self._now() - days * DAY_S
        found = [it for it in tables if it.used < last]
        used = max((it.used for it in found), default=0.0)
        return OldTables(tuple(it.table for it in found), len(tables), days, used)

    def looks_wrong(self, tables: Sequence[Stored], days: int) -> bool:
        """Return whether all tables look old, now or when the server started: a wrong clock."""
        if self._quiet is None:
            before = (it.used for it in tables if it.used < self._started)
            self._quiet = self._started - max(before, default=self._started)
        newest = max((it.used for it in tables), default=self._started)
        return max(self._quiet, self._now() - newest) >= days * DAY_S

    def held(self, tables: Sequence[Stored], days: int) -> HeldTables | None:
        """Return the tables whose deletion the host has to confirm; None if there are none."""
        old = self.old(tables, days)
        if old.names and self.looks_wrong(tables, days):
            return HeldTables(len(old.names), "clock")
        if len(old.names) > max(1, old.of // MIN_TABLES_PER_DELETED):
            return HeldTables(len(old.names), "share")
        return None

    def clock(self) -> str:
        """Return the server's time."""
        return moment(self._now())


def moment(seconds: float) -> str:
    """Return a time in ISO 8601 format, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
