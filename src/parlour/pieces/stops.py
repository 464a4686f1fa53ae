"""Playing up in sequence: the next card of a suit, from any hand, until a stop.

The two is the lowest card of a suit and the ace the highest, above the king.  A *run* is a sequence
that is played without a break; it *stops* at an ace, or when nobody holds the next card.
"""

from __future__ import annotations

from ..cards import bits
from . import ladder

LANE: bits.u64 = 0x1FFF  # the thirteen ranks of one suit
RUNGS: bits.u64 = 0x3FFF  # and one more, which is not a card
ACES: bits.u64 = 1 | 1 << 16 | 1 << 32 | 1 << 48
RED: bits.u64 = 0x1FFF1FFF0000
BLACK: bits.u64 = 0x1FFF000000001FFF
ANY_SUIT: bits.u64 = 0x1FFF1FFF1FFF1FFF
FREE, DIFFERENT, OPPOSITE = 0, 1, 2  # the suits that may be led after a stop


def next_card(card: bits.i32) -> bits.i32:
    """Return the card above *card*, -1 above an ace."""
    rank = card & 15
    found: bits.i32 = card + 1
    if rank == 0:
        found = -1
    elif rank == 12:
        found = card - 12
    return found


def above(card: bits.i32, steps: bits.i32) -> bits.i32:
    """Return the card *steps* above *card*, which is not beyond the ace."""
    return card >> 4 << 4 | ((card & 15) + steps) % 13


def lower(card: bits.i32) -> bits.u64:
    """Return the cards of the suit that are below *card*."""
    suit = card >> 4
    rungs = ladder.rungs_of(bits.bit(card), suit)
    return ladder.cards_of(rungs - 1, suit)


def run_from(card: bits.i32, live: bits.u64) -> bits.u64:
    """Return the consecutive cards from *card* on, up to the last one in *live*."""
    suit = card >> 4
    rung: bits.i32 = (card & 15) - 1 if card & 15 else 12
    above = ladder.rungs_of(live | bits.bit(card), suit) >> rung
    length = bits.first(RUNGS & ~above)
    return ladder.cards_of((bits.bit(length) - 1) << rung, suit)


def highest(cards: bits.u64, suit: bits.i32) -> bits.i32:
    """Return the highest card held of a suit, which must not be empty."""
    lane = cards >> (suit << 4) & LANE
    rank: bits.i32 = 0
    if lane & 1 == 0:
        while lane:
            rank = bits.first(lane)
            lane &= lane - 1
    return suit << 4 | rank


def up_to(cards: bits.u64, card: bits.i32) -> bits.u64:
    """Return those of a suit's cards that are not above *card*."""
    return cards & (lower(card) | bits.bit(card))


def lowest_of_suits(hand: bits.u64) -> bits.u64:
    """Return the lowest card of each suit in a hand: the cards that may be led."""
    found: bits.u64 = 0
    for suit in range(4):
        lane = hand >> (suit << 4) & LANE
        if lane:
            above = lane & ~ACES
            found |= (above & (above ^ (above - 1)) if above else lane) << (suit << 4)
    return found


def barred_after(card: bits.i32, change: bits.i32) -> bits.u64:
    """Return the cards that may not be led after a run of *card*'s suit has stopped."""
    suit = card >> 4
    barred: bits.u64 = 0
    if change == DIFFERENT:
        barred = LANE << (suit << 4)
    elif change == OPPOSITE:
        barred = RED if suit in (1, 2) else BLACK
    return barred


def sequences(cards: bits.u64, low: bits.i32) -> bits.i32:
    """Return the suits, a bit each, with three cards in sequence from rank *low* on."""
    both = cards >> low & cards >> (low + 1) & cards >> (low + 2)
    return both & 1 | both >> 15 & 2 | both >> 30 & 4 | both >> 45 & 8
