"""The variants of Hearts: every option, and the named presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from parlour.core.options import Options, Value, choice, flag, number


@dataclass(frozen=True, kw_only=True)
class HeartsOptions(Options):
    """How Hearts is played."""

    passing: Literal["rotate", "left", "none"] = choice("rotate", "left", "none", rules=("H3.1",))
    """To whom cards are passed: to each other in turn, always to the left, or to nobody."""
    passed_cards: int = number(3, 1, 4, rules=("H3.1",), needs={"passing": ("rotate", "left")})
    """How many."""
    clean_first_trick: bool = flag(True, rules=("H4.3",))
    """Nobody plays points to the first trick."""
    queen_breaks: bool = flag(False, rules=("H4.4",))
    """Hearts may be led once the queen of spades was played, too."""
    moon: Literal["others", "self", "none"] = choice("others", "self", "none", rules=("H5.2",))
    """Who takes all points gives the others 26 each, or loses 26 of his own; or nothing special."""
    removed: Literal["twos", "diamonds"] = choice("twos", "diamonds", rules=("H1.2",))
    """Where the cards do not come out even: the 2d, then the 2c, or the 2d, then the 3d."""
    target: int = number(100, 10, 1000, rules=("H6.1",))
    """The match ends when somebody has so many points against him."""


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "classic": {},
    "queen_breaks": {"queen_breaks": True},
    "moon_minus": {"moon": "self"},
    "no_passing": {"passing": "none", "clean_first_trick": False},
    "short": {"target": 50},
}
