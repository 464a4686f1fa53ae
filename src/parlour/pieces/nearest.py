"""The cards that come nearest: what would complete cards to a meld, or fit a meld, for refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..cards.cards import NUMBERS, RANKS
from ..core.errors import NotationError
from . import joker_text, jokers

LIMITS = jokers.limits_of(1, 15, 15)
"""Any number of jokers, but no run around the corner."""


class Named(NamedTuple):
    """The facts of a sentence that names at most two cards: how many there are, and the first."""

    options: int
    first: str
    second: str


def no_meld(
    parts: Sequence[str], rule: str, forms: Callable[[Sequence[str]], bool] | None = None
) -> NotationError:
    """Return the refusal of cards that are not a meld; it names what would complete them."""
    text = " ".join(parts)
    near = named(completing(parts, forms or is_meld))
    return NotationError(
        "no_meld",
        rule,
        text=text,
        cards=text,
        options=near.options,
        first=near.first,
        second=near.second,
    )


def completing(parts: Sequence[str], forms: Callable[[Sequence[str]], bool]) -> list[str]:
    """Return each card that alone would complete these to a meld; empty for jokers."""
    plain = [part.removesuffix("'") for part in parts]
    if not all(part in NUMBERS for part in plain):
        return []
    return [card for card in NUMBERS if card not in plain and forms([*plain, card])]


def is_meld(parts: Sequence[str]) -> bool:
    """Return whether cards are a meld in some order."""
    low = sorted(parts, key=lambda part: RANKS.index(part[0]))
    aces = [part for part in low if part[0] == "A"]
    for order in (low, [*low[len(aces) :], *aces]):
        try:
            meld = joker_text.read(order)
        except ValueError:
            continue
        if jokers.is_meld(meld, LIMITS):
            return True
    return False


def wanted(meld: int, limits: int) -> list[str]:
    """Return the cards that a meld still takes."""
    low, high, missing = joker_text.wants(meld, limits)
    return [card for card in (low, high, *missing) if card is not None]


def named(found: Sequence[str]) -> Named:
    """Return the facts of a sentence that names some cards."""
    first, second, *_ = (*found, "", "")
    return Named(len(found), first, second)
