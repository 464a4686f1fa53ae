"""The duties of a table, which nobody has to ask for, and the time that people have."""

from __future__ import annotations

from enum import Enum, auto

from ...core.game import Limit
from ...core.table import Table


class Duty(Enum):
    """Something that a table has to do without a request."""

    BEGIN = auto()
    """To let the first deal begin, since everybody has come."""
    DEAL = auto()
    BOT = auto()
    CLOCK = auto()
    """To move for a person, unless they move in time."""
    ONCE = auto()
    """To let a bot decide once for a person, unless they move in time."""
    FOLLOW = auto()
    """To begin the next match."""
    STAND_IN = auto()
    """To let a bot play for people who are away."""
    RETURN = auto()
    """To give a seat back to a person who is here again."""
    PAUSE = auto()
    RESUME = auto()
    HAND_ON = auto()
    """To let another person decide for the table, since its opener is away."""
    END = auto()
    """To end the match, as everybody who is here wishes."""


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
