"""Tricks: the cards that may be played, and how unseen cards may be distributed.

The ace is high (`cards.high`), so the cards that beat one are the higher bits of its lane.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import bits
from ..cards.rng import Random

LANE = 0xFFFF  # the ranks of one suit
globals().update(LANE=LANE)
WIDTH = 65  # of a row of WAYS: a set holds at most 64 cards


def binomials() -> list[int]:
    """Return the number of ways to choose *k* of *n* cards, at index ``WIDTH * n + k``."""
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
    """Return the cards of the same suit that beat a card."""
    return (LANE << (card & 48)) & ~(bits.bit(card) | bits.bit(card) - 1)


def follow(hand: bits.u64, led: bits.i32) -> bits.u64:
    """Return the cards that may be played if suit must be followed: all cards without the suit."""
    following = hand & LANE << (led & 48)
    return following or hand


def head(hand: bits.u64, best: bits.i32) -> bits.u64:
    """Return the cards that may be played if the best card of the suit led must be beaten, too.

    A hand that can follow suit but not beat it may play any card of the suit; one that cannot
    follow suit may play any card.
    """
    beating = hand & above(best)
    return beating or follow(hand, best)


# -- what nobody has seen ----------------------------------------------------------------------


def choose(cards: bits.u64, size: bits.i32, rng: Random) -> bits.u64:
    """Return *size* of the cards, every choice equally likely."""
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
    """Return the cards that exactly the hands *who*, a bit each, can hold."""
    for i in range(3):
        if who & bits.bit(i):
            cards &= can[i]
        else:
            cards &= ~can[i]
    return cards


def takings(sizes: bits.i32s, lack: bits.i32s, x: bits.i32, y: bits.i32) -> bits.u64:
    """Return the number of ways to fill the first hand; `divide` explains *x* and *y*."""
    rest = lack[0] - x - y
    number: bits.u64 = 0
    if 0 <= rest <= sizes[7]:
        number = WAYS[WIDTH * sizes[3] + x] * WAYS[WIDTH * sizes[5] + y]
        number *= WAYS[WIDTH * sizes[7] + rest]  # part of 2**61 choices of 64 cards
    return number


def sharings(sizes: bits.i32s, lack: bits.i32s, x: bits.i32, y: bits.i32) -> bits.u64:
    """Return the number of ways in which the last two hands can then share the rest."""
    rest = lack[1] - (sizes[3] - x)
    last = lack[2] - (sizes[5] - y)
    return WAYS[WIDTH * (rest + last) + rest] if rest >= 0 and last >= 0 else 0


def add_product(wide: bits.u64s, x: bits.u64, y: bits.u64) -> None:
    """Add a product to a 128-bit number, whose lower half comes first."""
    low: bits.u64 = x * y & bits.ALL
    wide[0] = wide[0] + low & bits.ALL
    wide[1] += bits.mulhi(x, y) + (1 if wide[0] < low else 0)


def take_product(wide: bits.u64s, x: bits.u64, y: bits.u64) -> bool:
    """Subtract a product from a 128-bit number; return False, changing nothing, if it is larger."""
    low: bits.u64 = x * y & bits.ALL
    high: bits.u64 = bits.mulhi(x, y)
    fits: bool = high < wide[1] or (high == wide[1] and low <= wide[0])
    if fits:
        wide[1] -= high + (1 if wide[0] < low else 0)
        wide[0] = wide[0] - low & bits.ALL
    return fits


def draw_below(wide: bits.u64s, rng: Random) -> None:
    """Replace a 128-bit number by a smaller one, each equally likely."""
    low = wide[0]
    high = wide[1]
    if high == 0:
        wide[0] = rng.below64(low)
    else:
        wide[0] = rng.next()
        wide[1] = rng.below64(high + 1)
        while wide[1] == high and wide[0] >= low:
            wide[0] = rng.next()
            wide[1] = rng.below64(high + 1)


def divide(cards: bits.u64, can: bits.u64s, free: bits.i32s, hand: bits.u64s, rng: Random) -> None:
    """Deal cards to three hands at random; every possible division is equally likely.

    Hand *i* gets ``free[i]`` cards, out of ``can[i]`` only, added to ``hand[i]``.  The arrays have
    four entries; a missing hand has 0 free.  If there is no such division, raise ``ValueError`` and
    change nothing.

    The cards are grouped by the hands that can hold them, a bit each.  Those for a single hand go
    there.  The first hand gets *x* of those for the first two, *y* of those for the first and the
    last, and what it still lacks of those for all three.  Then the last two share the cards for
    both, and what is left of those for all.
    """
    group: bits.u64x8 = [0] * 8
    sizes: bits.i32x8 = [0] * 8
    lack: bits.i32x8 = [0] * 8
    number: bits.u64x4 = [0] * 4
    for who in range(8):
        group[who] = only(can, cards, who)
        sizes[who] = bits.count(group[who])
    for i in range(3):
        lack[i] = free[i] - sizes[bits.bit(i)]
    if sizes[0] == 0 and free[0] + free[1] + free[2] == bits.count(cards):
        add_ways(sizes, lack, number)
    if number[0] == 0 and number[1] == 0:
        raise ValueError("the cards cannot be divided so")
    draw_below(number, rng)
    found = find_shares(sizes, lack, number)
    deal_out(group, lack, hand, found // WIDTH, found % WIDTH, rng)


def add_ways(sizes: bits.i32s, lack: bits.i32s, number: bits.u64s) -> None:
    """Add the number of ways to fill three hands to a 128-bit number."""
    for x in range(sizes[3] + 1):
        for y in range(sizes[5] + 1):
            add_product(number, takings(sizes, lack, x, y), sharings(sizes, lack, x, y))


def find_shares(sizes: bits.i32s, lack: bits.i32s, number: bits.u64s) -> bits.i32:
    """Return the *x* and *y* of the division with this number, as ``WIDTH * x + y``."""
    for x in range(sizes[3] + 1):
        for y in range(sizes[5] + 1):
            ways = takings(sizes, lack, x, y)
            if not take_product(number, ways, sharings(sizes, lack, x, y)):
                return WIDTH * x + y
    return 0


def deal_out(
    group: bits.u64s, lack: bits.i32s, hand: bits.u64s, x: bits.i32, y: bits.i32, rng: Random
) -> None:
    """Deal the groups of `divide` to the hands."""
    mine = choose(group[3], x, rng)
    mine |= choose(group[5], y, rng)
    mine |= choose(group[7], lack[0] - x - y, rng)
    theirs = group[3] & ~mine
    both = (group[6] | group[7]) & ~mine
    theirs |= choose(both, lack[1] - bits.count(theirs), rng)
    hand[0] |= group[1] | mine
    hand[1] |= group[2] | theirs
    hand[2] |= group[4] | (group[5] | both) & ~mine & ~theirs


def share(cards: bits.u64, can: bits.u64s, free: bits.i32s, hand: bits.u64s, rng: Random) -> None:
    """Do the same as `divide` for four hands."""
    if free[3] == 0:
        divide(cards, can, free, hand, rng)
    else:
        theirs: bits.i32x8 = [0] * 8
        rest: bits.i32x8 = [0] * 8
        number: bits.u64x4 = [0] * 4
        for who in range(8):
            theirs[who] = bits.count(only(can, cards & can[3], who))
            rest[who] = bits.count(only(can, cards, who))
        walk(theirs, rest, free, 0, free[3], 1, number, False)
        if number[0] == 0 and number[1] == 0:
            raise ValueError("the cards cannot be divided so")
        draw_below(number, rng)
        walk(theirs, rest, free, 0, free[3], 1, number, True)
        mine: bits.u64 = 0
        for who in range(8):
            group = only(can, cards, who)
            mine |= choose(group & can[3], bits.count(group) - rest[who], rng)
        divide(cards & ~mine, can, free, hand, rng)
        hand[3] |= mine


def walk(
    theirs: bits.i32s,
    rest: bits.i32s,
    free: bits.i32s,
    who: bits.i32,
    lack: bits.i32,
    ways: bits.u64,
    number: bits.u64s,
    taking: bool,
) -> bool:
    """Enumerate what the last of four hands may have of the groups from *who* on.

    It still lacks *lack* cards, and earlier groups can fill it in *ways* ways.  *theirs* are its
    groups, *rest* what is left of all groups for the other three.  The number of divisions is added
    to *number*, or with *taking* subtracted; True, with *rest* as it is then, if it is too large.
    """
    found: bool = False
    if who == 8:
        if lack == 0 and rest[0] == 0:
            found = weigh(rest, free, ways, number, taking)
    else:
        whole = rest[who]
        n: bits.i32 = 0
        while n <= theirs[who] and n <= lack and not found:
            rest[who] = whole - n
            more: bits.u64 = ways * WAYS[WIDTH * theirs[who] + n]
            found = walk(theirs, rest, free, who + 1, lack - n, more, number, taking)
            n += 1
        if not found:
            rest[who] = whole
    return found


def weigh(
    sizes: bits.i32s, free: bits.i32s, ways: bits.u64, number: bits.u64s, taking: bool
) -> bool:
    """Add the divisions of the rest, *ways* ways each, to *number*; the rest is as in `walk`."""
    lack: bits.i32x4 = [0] * 4
    each: bits.u64x4 = [0] * 4
    whole: bits.u64x4 = [0] * 4
    for i in range(3):
        lack[i] = free[i] - sizes[bits.bit(i)]
    add_ways(sizes, lack, each)
    add_product(whole, ways, each[0])
    whole[1] += ways * each[1]  # all divisions of 64 cards are fewer than 2**128
    fits: bool = whole[1] < number[1] or (whole[1] == number[1] and whole[0] <= number[0])
    if not taking:
        add_product(number, 1, whole[0])
        number[1] += whole[1]
    elif fits:
        number[1] -= whole[1] + (1 if number[0] < whole[0] else 0)
        number[0] = number[0] - whole[0] & bits.ALL
    return taking and not fits


def divided(cards: int, can: Sequence[int], free: Sequence[int], rng: Random) -> list[int]:
    """Return cards dealt to up to four hands at random: `share` with checks, for Python."""
    hands = len(free)
    if not 0 < hands == len(can) <= 4 or not all(0 <= it <= bits.ALL for it in (cards, *can)):
        raise ValueError("one to four hands, and sets of cards")
    if min(free) < 0 or sum(free) != cards.bit_count():
        raise ValueError(f"hands of {sum(free)} cards out of {cards.bit_count()}")
    able: bits.u64x4 = [0] * 4
    sizes: bits.i32x4 = [0] * 4
    dealt: bits.u64x4 = [0] * 4
    for i in range(hands):
        able[i] = can[i]
        sizes[i] = free[i]
    share(cards, able, sizes, dealt, rng)
    return [dealt[i] for i in range(hands)]
