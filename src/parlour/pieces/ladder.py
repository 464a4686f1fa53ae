"""The cards of a suit as rungs of a ladder, the two the lowest and the ace the highest.

A card's number has the ace lowest.  As rungs the ace ranks above the king: bit 0 is the two and bit
12 the ace.
"""

from __future__ import annotations

from ..cards import bits


def rungs_of(cards: bits.u64, suit: bits.i32) -> bits.u64:
    """Return the cards held of a suit as rungs."""
    lane = cards >> (suit << 4) & bits.LANE
    return lane >> 1 | (lane & 1) << 12


def cards_of(rungs: bits.u64, suit: bits.i32) -> bits.u64:
    """Return the cards of these rungs of a suit."""
    return (rungs << 1 & bits.LANE | rungs >> 12 & 1) << (suit << 4)
