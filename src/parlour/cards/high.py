"""The names of cards with the ace high: the lanes of `cards`, with the ace as number 13.

A higher card of a suit has a higher number, and the cards above one are the bits above it.
"""

from __future__ import annotations

from . import bits, cards

LOW_ACE, ACE = 0, 13
RANKS = "23456789TJQKA"


def high(card: int) -> int:
    """Return the number of a card of `cards` with the ace high."""
    return card | ACE if card & 15 == LOW_ACE else card


def name(card: bits.i32) -> str:
    """Return a card's two letters, ``Td``."""
    return cards.name(card ^ ACE if card & 15 == ACE else card)


def number(text: str) -> int:
    """Return the card of two letters; ``KeyError`` for any other text."""
    return high(cards.number(text))


def is_card(card: int) -> bool:
    """Return whether a number is a card's."""
    return 0 < card & 15 <= ACE and 0 <= card < 64


def names(numbers: bits.u64) -> tuple[str, ...]:
    """Return the names of the cards of a set, by suit and rank, the ace last."""
    found = []
    while numbers:
        found.append(name(bits.first(numbers)))
        numbers &= numbers - 1
    return tuple(found)


def pack(lowest: str) -> tuple[int, ...]:
    """Return the cards of a pack whose suits begin with this rank."""
    ranks = range(RANKS.index(lowest) + 1, ACE + 1)
    return tuple(suit << 4 | rank for suit in range(4) for rank in ranks)
