"""The duties of a table, which nobody has to ask for."""

from __future__ import annotations

from enum import Enum, auto


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
