"""The cards of a suit as rungs of a ladder, the two the lowest and the ace the highest.

A card's number has the ace lowest; where it ranks above the king, bit 0 of the rungs is the two and
bit 12 the ace.
"""

from __future__ import annotations

from ..cards import bits


def rungs_of(cards: bits.u64, suit: bits.i32) -> bits.u64:
    """Return what is held of a suit as rungs."""
    lane = cards >> (suit << 4) & bits.LANE
    return lane >> 1 | (lane & 1) << 12


def cards_of(rungs: bits.u64, suit: bits.i32) -> bits.u64:
    """Return the cards of some rungs of a suit."""
    return (rungs << 1 & bits.LANE | rungs >> 12 & 1) << (suit << 4)
