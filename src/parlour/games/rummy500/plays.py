"""Quick answers about what cards can add to a meld, and the owners of a meld's cards.

A card's *slot* in a meld is its position in a run, as in `pieces.jokers`, or its suit in a set; the
jokers of a set have the slots 4, 5 and 6.  The *owners* of a meld are one number: four bits per
slot, the seat that scores the card.
"""

from __future__ import annotations

from ...cards import bits, cards
from ...pieces import jokers

JOKER_BIT = 1 << 63
SET, HIGH_ACE = jokers.SET, jokers.HIGH_ACE
PAID_FOR_JOKER = 15  # rule P3: in any meld
globals().update(PAID_FOR_JOKER=PAID_FOR_JOKER)


def fits(meld: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the cards that can be laid off on a meld next, bit 63 being a joker."""
    found = jokers.fitting(meld, limits)
    if found:
        found |= JOKER_BIT
    return found


def contains(meld: bits.u64, card: bits.i32) -> bool:
    """Return whether a meld has this card or, for a joker's number, a joker."""
    found: bool = jokers.jokers(meld) > 0
    if card != bits.JOKER:
        found = jokers.naturals(meld) & bits.bit(card) != 0
    return found


def neighbours(card: bits.i32) -> bits.u64:
    """Return all cards that can be in one meld with a card: of its suit, and of its rank."""
    found: bits.u64 = bits.ALL
    if card != bits.JOKER:
        lane: bits.u64 = bits.LANE
        found = lane << (card & 48) | bits.RANK << (card & 15)
    return found


def with_high_aces(cards: bits.u64) -> bits.u64:
    """Return the cards with every ace also above its king."""
    return cards | (cards & bits.RANK) << HIGH_ACE


# -- what these cards can make -------------------------------------------------


def melded(once: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the cards that are part of a meld without jokers."""
    return (in_runs(once, limits) | bits.thrice(once) * bits.RANK) & once


def in_runs(once: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the cards that are part of a run without jokers."""
    if limits & jokers.CORNER:
        return jokers.in_rings(once)
    lanes = with_high_aces(once)
    runs = lanes & lanes >> 1 & lanes >> 2
    runs |= runs << 1 | runs << 2
    return runs & (bits.LANE * bits.RANK) | runs >> HIGH_ACE & bits.RANK


def has_meld(once: bits.u64, wild: bits.i32, limits: bits.i32) -> bool:
    """Return whether naturals and jokers form a meld; *limits* need one or two naturals."""
    found: bool = melded(once, limits) != 0
    return found or (wild > 0 and smallest_with_joker(once, wild, limits) > 0)


def smallest_with(once: bits.u64, wild: bits.i32, card: bits.i32, limits: bits.i32) -> bits.i32:
    """Return the size of the smallest meld with *card*, one of these cards; 0 if none."""
    if card == bits.JOKER:
        return smallest_with_joker(once, wild, limits)
    rank = card & 15
    equals = bits.count(once >> rank & bits.RANK)
    if equals >= (limits & 15) and equals + wild >= 3:
        return 3
    lane = once >> (card & 48) & bits.LANE
    lane |= (lane if limits & jokers.CORNER else lane & 1) << HIGH_ACE  # as in `jokers.line`
    size = smallest_run(lane, rank, wild, limits)
    if size != 3 and (rank == 0 or limits & jokers.CORNER):
        other = smallest_run(lane, HIGH_ACE + rank, wild, limits)
        if size == 0 or 0 < other < size:
            size = other
    return size


def smallest_run(lane: bits.u64, place: bits.i32, wild: bits.i32, limits: bits.i32) -> bits.i32:
    """Return the size of the smallest run over a *place* that holds a card; 0 if none."""
    over = (bits.bit(3) - 1) << place >> 2  # the starts of runs of three over the place
    if jokers.starts_of(lane, max(limits & 15, 3 - wild), limits) & over:
        return 3
    size: bits.i32 = 0
    for distance in range(wild + 1, 2, -1):  # two naturals with all jokers between them
        other: bits.u64 = lane >> (place + distance) & 1
        if place >= distance:
            other |= lane >> (place - distance) & 1
        if other:
            size = distance + 1
    return size


def smallest_with_joker(once: bits.u64, wild: bits.i32, limits: bits.i32) -> bits.i32:
    """Return the size of the smallest meld with a joker, which must be held; 0 if none."""
    corner: bool = limits & jokers.CORNER != 0
    lanes = with_high_aces(once)
    close = lanes & (lanes >> 1 | lanes >> 2)
    if corner:
        close |= once & jokers.above(jokers.above(once))
    if wild >= 2 and (limits & 15) == 1:
        close = once
    if close or once & (once >> 16 | once >> 32 | once >> 48):
        return 3
    size: bits.i32 = 0
    for distance in range(wild + 1, 2, -1):
        within = (bits.bit(HIGH_ACE + 1 - distance) - 1) * bits.RANK
        if lanes & lanes >> distance & within:
            size = distance + 1
        behind = (bits.bit(distance) - 1) * bits.RANK  # fewer places than this beyond a king
        if corner and once & (once & behind) << (HIGH_ACE - distance):
            size = distance + 1
    return size


# -- what a meld pays ----------------------------------------------------------


def slots(meld: bits.u64) -> bits.u64:
    """Return the slots of a meld's cards, a bit each."""
    if meld & SET:
        return meld >> 4 & 15 | (bits.bit(meld >> 8 & 3) - 1) << 4
    found = (bits.bit(meld >> 4 & 15) - 1) << (meld & 15)
    if found > jokers.POSITIONS:
        found = jokers.positions_of(found)
    return found


def slots_in_order(meld: bits.u64) -> list[int]:
    """Return the slots of a meld's cards in the order of its text."""
    if meld & SET:
        return cards.members(slots(meld))
    first: bits.i32 = meld & 15
    return [jokers.position_of(place) for place in range(first, first + jokers.size(meld))]


def next_slot(meld: bits.u64, card: bits.i32, end: bits.i32) -> bits.i32:
    """Return the slot of a card that is laid off on a meld."""
    if meld & SET:
        slot: bits.i32 = card >> 4
        if card == bits.JOKER:
            slot = 4 + jokers.jokers(meld)
    elif end:
        slot = jokers.position_of((meld & 15) + jokers.size(meld))
    else:
        slot = jokers.place_before(meld)
    return slot


def points_at(meld: bits.u64, slot: bits.i32, worth: bits.i32s) -> bits.i32:
    """Return the points of the card at a slot; *worth* are the values of the positions of a run."""
    position = slot
    wild: bool = meld >> (16 + slot) & 1 != 0
    if meld & SET:
        wild = slot >= 4
        position = meld & 15
        if position == 0:
            position = HIGH_ACE
    return PAID_FOR_JOKER if wild else worth[position]


def meld_points(meld: bits.u64, worth: bits.i32s) -> bits.i32:
    """Return the points of a new meld."""
    total: bits.i32 = 0
    left = slots(meld)
    while left:
        total += points_at(meld, bits.first(left), worth)
        left &= left - 1
    return total


def owners_of(meld: bits.u64, seat: bits.i32) -> bits.u64:
    """Return the owners of a meld that one seat has laid down."""
    mine: bits.u64 = seat
    found: bits.u64 = 0
    left = slots(meld)
    while left:
        found |= mine << 4 * bits.first(left)
        left &= left - 1
    return found


def hand_points(once: bits.u64, twice: bits.u64, wild: bits.i32, worth: bits.i32s) -> bits.i32:
    """Return the cost of cards in hand; an ace is high."""
    total: bits.i32 = PAID_FOR_JOKER * wild
    for position in range(1, HIGH_ACE + 1):
        cards = bits.RANK << position
        if position == HIGH_ACE:
            cards = bits.RANK
        total += worth[position] * (bits.count(once & cards) + bits.count(twice & cards))
    return total
