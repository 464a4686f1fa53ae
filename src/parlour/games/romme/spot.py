"""What a position says, by the names of the deal's fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .state import PLAY


def zeros(number: int) -> Callable[[], list[int]]:
    """Return how to make a list of so many zeros."""
    return lambda: [0] * number


@dataclass
class Spot:
    """The numbers of a deal in progress; lists may be shorter than the deal's."""

    phase: int = PLAY
    seat: int = 0
    dealer: int = 0
    sitting: int = 0
    hand: list[int] = field(default_factory=zeros(32))
    known: list[int] = field(default_factory=zeros(32))
    shown: list[int] = field(default_factory=zeros(32))
    got: list[int] = field(default_factory=zeros(32))
    recycled: list[int] = field(default_factory=zeros(4))
    stock: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    meld: list[int] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    opened: int = 0
    active: int = 0
    staged: int = 0
    fresh: int = 0
    laid: int = 0
    drew: int = 0
    taken: int = -1
    due: int = 0
    due_card: int = -1
    idle: int = 0
    refills: int = 0
    cutter: int = -1
    seen: int = -1
    seen_at: int = -1
    robber: int = -1
    chance: int = 0
    key: list[int] = field(default_factory=list)
