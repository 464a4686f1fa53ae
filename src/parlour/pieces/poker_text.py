"""The words for hands of poker (`poker`), whose constants compiled code does not show."""

from __future__ import annotations

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


def category(worth: int) -> str:
    """Return the id of the category of a hand that is worth so much."""
    return CATEGORIES[poker.category(worth)]


def ranks(worth: int) -> str:
    """Return the ranks that decide, most significant first: ``K9`` of kings full of nines."""
    found = (poker.rank_at(worth, place) for place in range(5))
    return "".join(RANKS[rank] for rank in found if rank)
