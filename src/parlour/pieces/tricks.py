"""Tricks: what may be played to one, and how the cards that nobody has seen may lie.

The ace is high (`cards.high`), so the cards that beat one are the higher bits of its lane.
"""

from __future__ import annotations

from ..cards import bits
from ..cards.rng import Random

LANE = 0xFFFF  # the ranks of one suit
WIDTH = 33  # of a row of WAYS, which is enough for all cards that three hands can hide


def binomials() -> list[int]:
    """Return in how many ways *k* of *n* cards can be chosen, at index ``WIDTH * n + k``."""
    row = [1] + [0] * (WIDTH - 1)
    table = list(row)
    for _ in range(WIDTH - 1):
        row = [1] + [row[k - 1] + row[k] for k in range(1, WIDTH)]
        table += row
    return table


WAYS = binomials()


# -- what may be played ------------------------------------------------------------------------


def suit(card: bits.i32) -> bits.u64:
    """Return all cards of a card's suit."""
    return LANE << (card & 48)


def above(card: bits.i32) -> bits.u64:
    """Return the cards of its suit that beat a card."""
    return (LANE << (card & 48)) & ~(bits.bit(card) | bits.bit(card) - 1)


def follow(hand: bits.u64, led: bits.i32) -> bits.u64:
    """Return what may be played where suit must be followed: any card if that cannot be."""
    following = hand & LANE << (led & 48)
    return following or hand


def head(hand: bits.u64, best: bits.i32) -> bits.u64:
    """Return what may be played where the best card of the suit led must be beaten as well.

    Who follows suit but cannot beat it plays any card of the suit, who cannot follow any card.
    """
    beating = hand & above(best)
    return beating or follow(hand, best)


# -- what nobody has seen ----------------------------------------------------------------------


def choose(cards: bits.u64, size: bits.i32, rng: Random) -> bits.u64:
    """Return *size* of the cards, every choice as likely as another."""
    chosen: bits.u64 = 0
    left = bits.count(cards)
    while size > 0:
        card = cards & -cards
        cards ^= card
        if rng.below(left) < size:
            chosen |= card
            size -= 1
        left -= 1
    return chosen


def only(can: bits.u64s, cards: bits.u64, who: bits.i32) -> bits.u64:
    """Return those of the cards that exactly the hands *who*, a bit each, can hold."""
    for i in range(3):
        if who & bits.bit(i):
            cards &= can[i]
        else:
            cards &= ~can[i]
    return cards


def ways(sizes: bits.i32s, free: bits.i32s, x: bits.i32, y: bits.i32, z: bits.i32) -> bits.u64:
    """Return in how many ways cards can be divided; `divide` says what the arguments are."""
    a = free[0] - x - y
    b = free[1] - (sizes[3] - x) - z
    c = free[2] - (sizes[5] - y) - (sizes[6] - z)
    number: bits.u64 = 0
    if a >= 0 and b >= 0 and c >= 0 and a + b + c == sizes[7]:
        number = WAYS[WIDTH * sizes[3] + x] * WAYS[WIDTH * sizes[5] + y]
        number *= WAYS[WIDTH * sizes[6] + z] * WAYS[WIDTH * sizes[7] + a]
        number *= WAYS[WIDTH * (sizes[7] - a) + b]
    return number


def divide(cards: bits.u64, can: bits.u64s, free: bits.i32s, hand: bits.u64s, rng: Random) -> bool:
    """Deal cards to three hands at random; every division that is possible is as likely.

    Hand *i* gets ``free[i]`` cards, out of ``can[i]`` only (an array of four each; a hand that is
    not there has none free); they are added to ``hand[i]``.  Returns False, and changes nothing,
    if there is no such division.

    The cards are sorted by which hands can hold them, a bit each: those for a single hand go there,
    *x* of those for the first two go to the first, *y* of those for the first and the last, and *z*
    of those for the last two to the second.  What is left for a hand comes from those for all.
    """
    group: bits.u64x8 = [0] * 8
    sizes: bits.i32x8 = [0] * 8
    rest: bits.i32x8 = [0] * 8
    for who in range(8):
        group[who] = only(can, cards, who)
        sizes[who] = bits.count(group[who])
    for i in range(3):
        rest[i] = free[i] - sizes[bits.bit(i)]
    total: bits.u64 = 0
    for x in range(sizes[3] + 1):
        for y in range(sizes[5] + 1):
            for z in range(sizes[6] + 1):
                total += ways(sizes, rest, x, y, z)
    if sizes[0] or not total:
        return False
    number = rng.next() % total  # bias below 2**-28: three hands of ten cards are 2**33 ways
    for x in range(sizes[3] + 1):
        for y in range(sizes[5] + 1):
            for z in range(sizes[6] + 1):
                here = ways(sizes, rest, x, y, z)
                if number < here:
                    deal_out(group, rest, hand, x, y, z, rng)
                    return True
                number -= here
    return False


def deal_out(
    group: bits.u64s,
    rest: bits.i32s,
    hand: bits.u64s,
    x: bits.i32,
    y: bits.i32,
    z: bits.i32,
    rng: Random,
) -> None:
    """Deal the groups of `divide` to the hands."""
    first = choose(group[3], x, rng)
    second = choose(group[5], y, rng)
    third = choose(group[6], z, rng)
    size = bits.count(group[3])
    mine = choose(group[7], rest[0] - x - y, rng)
    theirs = choose(group[7] & ~mine, rest[1] - (size - x) - z, rng)
    hand[0] |= group[1] | first | second | mine
    hand[1] |= group[2] | group[3] & ~first | third | theirs
    hand[2] |= group[4] | group[5] & ~second | group[6] & ~third
    hand[2] |= group[7] & ~mine & ~theirs
