"""The worth of poker hands: of five cards, of fewer, and of the best five of more.

The worth of a hand is one number; the better hand has the larger one, equal hands the same.

=====  =======================================================================================
bits   meaning
=====  =======================================================================================
20-23  category: high card, pair, two pair, three, straight, flush, full house, four, straight
       flush are 0 to 8
0-19   five ranks, most significant first: of fours, threes and pairs, then of single cards; for
       straights only the highest.  ``23456789TJQKA`` are 1 to 13, 0 is a missing card.
=====  =======================================================================================

A hand of fewer than five cards is not a straight, flush or full house, and a missing card loses to
any other (as in the front hand of Chinese poker).  Suits never decide.
"""

from __future__ import annotations

from ..cards import bits
from . import ladder

WHEEL = 0x100F  # A2345 with the ace as the highest bit
PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH = 1, 2, 3, 4, 5
FULL_HOUSE, FOUR, STRAIGHT_FLUSH = 6, 7, 8
CATEGORY = 20
HAND = 5


def window(high: bits.i32) -> bits.u64:
    """Return the ranks of a straight up to this rank."""
    return bits.bit(high) - bits.bit(high - HAND) if high > 4 else WHEEL


def rank_tables() -> tuple[list[int], list[int]]:
    """Return, for each set of ranks, the five highest as in a worth, and its best straight."""
    top, straight = [0], [0]
    for ranks in range(1, bits.LANE + 1):
        high = ranks.bit_length()
        others = ranks ^ bits.bit(high - 1)
        top.append(high << 16 | top[others] >> 4)
        found = 4 if ranks & WHEEL == WHEEL else 0
        if high > 4 and ranks & window(high) == window(high):
            found = high
        straight.append(max(found, straight[others]))
    return top, straight


TABLES = rank_tables()
TOP = TABLES[0]
STRAIGHTS = TABLES[1]


def category(worth: bits.i32) -> bits.i32:
    """Return the category of a hand of this worth."""
    return worth >> CATEGORY


def rank_at(worth: bits.i32, place: bits.i32) -> bits.i32:
    """Return one of the five ranks of a worth: place 0 to 4, most significant first."""
    return worth >> (16 - 4 * place) & 15


def straight(ranks: bits.u64, ace_low: bits.i32) -> bits.i32:
    """Return the highest rank of the best straight; 0 if there is none."""
    high: bits.i32 = STRAIGHTS[ranks]
    return high if high > 4 or ace_low else 0


def best_suited(cards: bits.u64, ace_low: bits.i32) -> bits.i32:
    """Return the worth of the best flush, straight or not; 0 if there is none."""
    found: bits.i32 = 0
    for suit in range(4):
        ranks = ladder.rungs_of(cards, suit)
        top: bits.i32 = TOP[ranks]
        if top & 15:  # the suit has a fifth card
            high: bits.i32 = straight(ranks, ace_low)
            worth: bits.i32 = FLUSH << CATEGORY | top
            if high:
                worth = STRAIGHT_FLUSH << CATEGORY | high << 16
            found = max(found, worth)
    return found


def best_ranked(cards: bits.u64, ace_low: bits.i32) -> bits.i32:
    """Return the worth of the best hand when suits do not count."""
    held = ladder.rungs_of(cards | cards >> 16 | cards >> 32 | cards >> 48, 0)
    pairs = ladder.rungs_of(bits.twice(cards), 0)
    threes = ladder.rungs_of(bits.thrice(cards), 0)
    fours = ladder.rungs_of(cards & cards >> 16 & cards >> 32 & cards >> 48, 0)
    if fours:
        return FOUR << CATEGORY | with_kickers(TOP[fours] >> 16, 0, held, 1)
    first: bits.i32 = TOP[threes] >> 16
    if first:
        second: bits.i32 = TOP[pairs & ~bits.bit(first - 1)] >> 16
        if second:
            return FULL_HOUSE << CATEGORY | first << 16 | second << 12
    high: bits.i32 = straight(held, ace_low) if bits.count(cards) >= HAND else 0
    if high:
        return STRAIGHT << CATEGORY | high << 16
    if first:
        return THREE << CATEGORY | with_kickers(first, 0, held, 2)
    first = TOP[pairs] >> 16
    if first:
        pairs &= ~bits.bit(first - 1)
        if pairs:
            return TWO_PAIR << CATEGORY | with_kickers(first, TOP[pairs] >> 16, held, 1)
        return PAIR << CATEGORY | with_kickers(first, 0, held, 3)
    return TOP[held]


def with_kickers(first: bits.i32, second: bits.i32, held: bits.u64, room: bits.i32) -> bits.i32:
    """Return the ranks of a worth: one or two held at least twice, then *room* others."""
    held &= ~bits.bit(first - 1)
    place: bits.i32 = 16
    if second:
        held &= ~bits.bit(second - 1)
        place = 12
    kickers: bits.i32 = TOP[held] >> (20 - 4 * room)
    return first << 16 | second << 12 | kickers << (place - 4 * room)


def strength(cards: bits.u64, ace_low: bits.i32) -> bits.i32:
    """Return the worth of the best hand of up to five of these cards.

    *ace_low* is 1 if A2345 is a straight, the lowest.
    """
    ranked: bits.i32 = best_ranked(cards, ace_low)
    return max(ranked, best_suited(cards, ace_low))


def best(cards: bits.u64, ace_low: bits.i32) -> bits.u64:
    """Return the cards of that hand; of equal ones, the first by suit (cdhs), then by rank.

    A card of an earlier suit always makes a hand come first, so every rank takes its earliest
    suits.
    """
    worth = strength(cards, ace_low)
    kind = category(worth)
    if kind in (FLUSH, STRAIGHT_FLUSH):
        return suited_cards(cards, worth)
    if kind == STRAIGHT:
        return first_of_ranks(cards, window(rank_at(worth, 0)), 1)
    first = rank_at(worth, 0)
    second = rank_at(worth, 1)
    found: bits.u64 = 0
    if kind == FOUR:
        found = first_of_ranks(cards, bits.bit(first - 1), 4)
    elif kind in (THREE, FULL_HOUSE):
        found = first_of_ranks(cards, bits.bit(first - 1), 3)
    elif kind in (PAIR, TWO_PAIR):
        found = first_of_ranks(cards, bits.bit(first - 1), 2)
    if kind in (FULL_HOUSE, TWO_PAIR):
        found |= first_of_ranks(cards, bits.bit(second - 1), 2)
    singles: bits.u64 = 0
    for place in range(HAND):
        rank = rank_at(worth, place)
        if rank and not found & bits.RANK << (rank % 13):
            singles |= bits.bit(rank - 1)
    return found | first_of_ranks(cards, singles, 1)


def suited_cards(cards: bits.u64, worth: bits.i32) -> bits.u64:
    """Return the cards of a flush of this worth, in the first suit that has one."""
    ranks: bits.u64 = 0
    if category(worth) == STRAIGHT_FLUSH:
        ranks = window(rank_at(worth, 0))
    else:
        for place in range(HAND):
            ranks |= bits.bit(rank_at(worth, place) - 1)
    found: bits.u64 = 0
    for suit in range(4):
        if not found and ladder.rungs_of(cards, suit) & ranks == ranks:
            found = ladder.cards_of(ranks, suit)
    return found


def first_of_ranks(cards: bits.u64, ranks: bits.u64, each: bits.i32) -> bits.u64:
    """Return *each* cards of every one of these ranks, of the earliest suits."""
    found: bits.u64 = 0
    while ranks:
        of_rank = cards & bits.RANK << ((bits.first(ranks) + 1) % 13)
        for _ in range(each):
            found |= of_rank & (of_rank ^ (of_rank - 1))
            of_rank &= of_rank - 1
        ranks &= ranks - 1
    return found
