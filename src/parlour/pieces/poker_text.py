"""The words for poker hands (`poker`), whose constants compiled code does not export."""

from __future__ import annotations

from ..cards import bits, cards
from . import poker

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
)
RANKS = "-23456789TJQKA"
MAKING = {"high_card": 1, "pair": 1, "two_pair": 2, "three": 1, "four": 1}
"""How many of the deciding ranks make the hand; in other categories all five cards do."""


def category(worth: bits.i32) -> str:
    """Return the id of the category of a hand of this worth."""
    return CATEGORIES[poker.category(worth)]


def ranks(worth: bits.i32) -> str:
    """Return the deciding ranks, most significant first: ``K9`` of kings full of nines."""
    found = [poker.rank_at(worth, place) for place in range(5)]
    return "".join([RANKS[rank] for rank in found if rank])


def kickers(worth: bits.i32, five: bits.u64) -> tuple[str, ...]:
    """Return those of the five cards of this worth that only break ties."""
    count = MAKING.get(category(worth))
    making = RANKS if count is None else ranks(worth)[:count]
    return tuple([name for name in cards.names(five) if name[0] not in making])
