"""Melds of one 52-card pack without jokers, and the deadwood that they leave.

A meld is the set of its cards.  It also has a code of 11 bits:

=======  ===========================  ===========================
bits     group (3 or 4 of one rank)   sequence (3 or more in suit)
=======  ===========================  ===========================
10       1                            0
8-9      0                            suit
4-7      rank                         lowest rank
0-3      the suits, one bit each      number of cards
=======  ===========================  ===========================

The ace is low.  Cards count their rank, court cards ten.  A hand's *deadwood* is the smallest count
that the cards outside its melds can have.
"""

from __future__ import annotations

from ..cards import bits

GROUP = 1 << 10


def lane_tables() -> tuple[list[int], list[int]]:
    """Return, per set of ranks of a suit, its points, and those its best sequences leave."""
    points, deadwood = [0], [0]
    for lane in range(1, bits.LANE + 1):
        lowest = lane & -lane
        worth = min(lowest.bit_length(), 10)
        points.append(worth + points[lane ^ lowest])
        best = worth + deadwood[lane ^ lowest]
        run = lowest * 7
        while lane & run == run:
            best = min(best, deadwood[lane ^ run])
            run |= run << 1
        deadwood.append(best)
    return points, deadwood


TABLES = lane_tables()
LANE_POINTS = TABLES[0]
LANE_DEADWOOD = TABLES[1]


def points(cards: bits.u64) -> bits.i32:
    """Return the points of the cards."""
    return (
        LANE_POINTS[cards & bits.LANE]
        + LANE_POINTS[cards >> 16 & bits.LANE]
        + LANE_POINTS[cards >> 32 & bits.LANE]
        + LANE_POINTS[cards >> 48 & bits.LANE]
    )


def deadwood(hand: bits.u64) -> bits.i32:
    """Return the smallest count of cards outside melds (rule M3: exact)."""
    ranks = bits.thrice(hand)
    if ranks:
        begun = hand & hand >> 1 & hand >> 2
        in_runs = begun | begun << 1 | begun << 2
        both = (in_runs | in_runs >> 16 | in_runs >> 32 | in_runs >> 48) & ranks
        hand &= ~((ranks & ~both) * bits.RANK)  # no sequence needs these: each is laid as a group
        ranks = both
    return deadwood_with_groups(hand, ranks) if ranks else deadwood_in_runs(hand)


def is_above(hand: bits.u64, limit: bits.i32) -> bool:
    """Return whether the deadwood of a hand exceeds *limit*, mostly without computing it."""
    least = deadwood_in_runs(hand)
    ranks = bits.thrice(hand)
    if ranks and least > limit:  # a group saves at most its points
        grouped = (ranks | ranks << 16 | ranks << 32 | ranks << 48) & hand
        least -= points(grouped)
        if least <= limit:
            least = deadwood(hand)
    return least > limit


def deadwood_in_runs(hand: bits.u64) -> bits.i32:
    """Return the deadwood with sequences only: one look-up per suit."""
    return (
        LANE_DEADWOOD[hand & bits.LANE]
        + LANE_DEADWOOD[hand >> 16 & bits.LANE]
        + LANE_DEADWOOD[hand >> 32 & bits.LANE]
        + LANE_DEADWOOD[hand >> 48 & bits.LANE]
    )


def deadwood_with_groups(hand: bits.u64, ranks: bits.u64) -> bits.i32:
    """Return the deadwood with groups of *ranks*, each held at least three times."""
    best = deadwood_in_runs(hand)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        four = rank | rank << 16 | rank << 32 | rank << 48
        group = four & hand
        best = min(best, deadwood_with_groups(hand ^ group, ranks))
        if group == four:
            left = group
            while left:
                kept = left & -left
                left ^= kept
                best = min(best, deadwood_with_groups(hand ^ group ^ kept, ranks))
    return best


def is_group(cards: bits.u64) -> bool:
    """Return whether the cards are three or four of one rank (rule M1)."""
    rank = (cards | cards >> 16 | cards >> 32 | cards >> 48) & bits.LANE
    return bits.count(cards) >= 3 and bits.count(rank) == 1


def is_sequence(cards: bits.u64) -> bool:
    """Return whether the cards are three or more neighbours of one suit, ace low (rule M2)."""
    if bits.count(cards) < 3:
        return False
    run = cards >> bits.first(cards)  # the bits between two suits are not cards
    return run & (run + 1) == 0


def is_meld(cards: bits.u64) -> bool:
    """Return whether the cards are a group or a sequence."""
    return is_group(cards) or is_sequence(cards)


def meld_code(meld: bits.u64) -> bits.u64:
    """Return the code of a meld, by the module's table."""
    first = bits.first(meld)
    if meld & bits.bit(first + 1):
        return first >> 4 << 8 | (first & 15) << 4 | bits.count(meld)
    ranks = meld >> (first & 15)
    suits = ranks & 1 | ranks >> 15 & 2 | ranks >> 30 & 4 | ranks >> 45 & 8
    return GROUP | (first & 15) << 4 | suits


def meld_cards(code: bits.u64) -> bits.u64:
    """Return the cards of a meld's code."""
    rank = code >> 4 & 15
    if code & GROUP:
        ranks = code & 1 | (code & 2) << 15 | (code & 4) << 30 | (code & 8) << 45
        return ranks << rank
    return ((bits.bit(code & 15) - 1) & bits.ALL) << ((code >> 8 & 3) * 16 + rank)


def extension(meld: bits.u64) -> bits.u64:
    """Return the cards that could be laid off on a meld next (rules L1, L2)."""
    first = bits.first(meld)
    if meld & bits.bit(first + 1):
        lane = bits.LANE << (first & 48)
        return (meld << 1 | meld >> 1) & lane & ~meld
    rank = bits.bit(first & 15)
    return (rank | rank << 16 | rank << 32 | rank << 48) & ~meld
