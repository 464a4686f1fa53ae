"""The variants of Hearts: every option, and the named presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from parlour.core.options import Options, Value, choice, flag, number


@dataclass(frozen=True, kw_only=True)
class HeartsOptions(Options):
    """The options of Hearts."""

    passing: Literal["rotate", "left", "none"] = choice("rotate", "left", "none", rules=("H3.1",))
    """Cards are passed to each other player in turn, always to the left, or not at all."""
    passed_cards: int = number(3, 1, 4, rules=("H3.1",), needs={"passing": ("rotate", "left")})
    """The number of cards that each player passes."""
    clean_first_trick: bool = flag(True, rules=("H4.3",))
    """Nobody plays points to the first trick."""
    queen_breaks: bool = flag(False, rules=("H4.4",))
    """Hearts may be led once the queen of spades was played, too."""
    moon: Literal["others", "self", "none"] = choice("others", "self", "none", rules=("H5.2",))
    """A player with all points gives the others 26 each, or loses 26 points; or has no bonus."""
    removed: Literal["twos", "diamonds"] = choice("twos", "diamonds", rules=("H1.2",))
    """The cards removed for even hands: the 2d, then the 2c, or the 2d, then the 3d."""
    target: int = number(100, 10, 1000, rules=("H6.1",))
    """The points against a player that end the match."""


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "classic": {},
    "queen_breaks": {"queen_breaks": True},
    "moon_minus": {"moon": "self"},
    "no_passing": {"passing": "none", "clean_first_trick": False},
    "short": {"target": 50},
}
