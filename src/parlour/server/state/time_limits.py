"""The time that a person has for a decision, if anybody else waits for it."""

from __future__ import annotations

from ...core.game import Limit
from ...core.table import Table


def limit_of(table: Table, paused: bool) -> Limit | None:
    """Return the limit that the game sets the person to act; None without one."""
    if paused or not table.has_limits or not is_awaited(table):
        return None
    return table.limit


def allowance_of(table: Table, clock: int, paused: bool) -> int:
    """Return the seconds that the table's *clock* gives the person to act; 0 without an end.

    A limit of the game comes first.
    """
    if not clock or paused or not is_awaited(table) or table.limit is not None:
        return 0
    return clock


def is_awaited(table: Table) -> bool:
    """Return whether a person is to act, and another one plays."""
    return table.waiting == "play" and len(table.persons) > 1 and table.seat in table.persons
