"""The names of cards.

A card is a small integer, a set of cards a 64-bit one:

====  =====================================================================
bits  meaning of a card's number
====  =====================================================================
0-3   rank: ``A23456789TJQK`` are 0 to 12 (13 to 15 are free for other cards)
4-5   suit: clubs, diamonds, hearts, spades are 0 to 3
====  =====================================================================

Bit *n* of a set stands for card *n*, so a sequence is neighbouring bits of one 16-bit lane and a
group is the same bit of several lanes.  In text a card is rank and suit, ``Td``; sorted hands may
also be written grouped by suit, ``c9T hQ``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from . import bits

Card: TypeAlias = int
CardSet: TypeAlias = int

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACK_52: tuple[Card, ...] = tuple(suit << 4 | rank for suit in range(4) for rank in range(13))
NAMES: dict[Card, str] = {card: RANKS[card & 15] + SUITS[card >> 4] for card in PACK_52}
NUMBERS: dict[str, Card] = {name: card for card, name in NAMES.items()}


def name(card: bits.i32) -> str:
    """Return a card's two letters, ``Td``."""
    return NAMES[card]


def symbol(text: str) -> str:
    """Return a card's name in print: ``10♦`` for ``Td``; other text unchanged."""
    if text not in NUMBERS:
        return text
    return text[0].replace("T", "10") + "♣♦♥♠"[SUITS.index(text[1])]


def number(text: str) -> Card:
    """Return the card of two letters; ``KeyError`` if there is none."""
    return NUMBERS[text]


def members(cards: bits.u64) -> list[Card]:
    """Return the cards of a set, ascending."""
    found = []
    while cards:
        found.append(bits.first(cards))
        cards &= cards - 1
    return found


def names(cards: bits.u64) -> tuple[str, ...]:
    """Return the names of the cards of a set, by suit and rank."""
    found = []
    while cards:
        found.append(NAMES[bits.first(cards)])
        cards &= cards - 1
    return tuple(found)


def collect(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    total: bits.u64 = 0
    for card in cards:
        total |= bits.bit(card)
    return total


def split(text: str) -> list[str]:
    """Return the card names in a text, which may group them: ``c9T hQ`` is 9c Tc Qh.

    Only the form counts; a part that is not a group is returned unchanged.
    """
    found: list[str] = []
    for part in text.split():
        grouped = part[0] in SUITS and len(part) > 1 and all(rank in RANKS for rank in part[1:])
        found += [rank + part[0] for rank in part[1:]] if grouped else [part]
    return found
