"""The melds of a hand of German Rummy, and the choice that disposes of most cards.

The search is exact, unless a hand with several jokers needs more steps than the limit.  It ignores
the third of three equal cards.  A list of melds is two arrays: *cards* are their naturals, as sets,
and *melds* holds
=======  ===========================================
bits     meaning
=======  ===========================================
0-30     the meld, as in `pieces.jokers`
32-43    the worth of disposing of its cards
44-55    its points towards the first meld
56-59    its jokers
=======  ===========================================
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...games.romme import opening
from ...pieces import jokers

EACH = 6  # for disposing of any card, on top of its points
JOKER_WORTH = 18  # for disposing of a joker, which will find a use
SEARCH_STEPS = 1500  # of the search for the best melds
MOST_LISTED = 512  # melds in a list; further ones with jokers in other places are left out
GAIN, VALUE, WILD, NUMBER = 32, 44, 56, 4095
MOST, NATURAL, NEED, BEST, LEFT = 0, 1, 2, 3, 4  # the state of a search


def lane_weights() -> list[int]:
    """Return the worth of disposing of each set of ranks of one suit."""
    found = [0]
    for lane in range(1, 0x2000):
        lowest = lane & -lane
        rank = lowest.bit_length() - 1
        found.append(found[lane ^ lowest] + EACH + (min(rank + 1, 10) if rank else 11))
    return found


LANE_WEIGHT = lane_weights()


def weight(cards: bits.u64) -> bits.i32:
    """Return the worth of disposing of cards of different kinds."""
    return (
        LANE_WEIGHT[cards & bits.LANE]
        + LANE_WEIGHT[cards >> 16 & bits.LANE]
        + LANE_WEIGHT[cards >> 32 & bits.LANE]
        + LANE_WEIGHT[cards >> 48 & bits.LANE]
    )


# -- the melds of a hand ---------------------------------------------------------------------------


def list_melds(
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    limits: bits.i32,
    melds: bits.u64s,
    cards: bits.u64s,
    every: bool,
) -> bits.i32:
    """List the melds of a hand, those with jokers first; return their number.

    From bit 16 on it has the number of melds with jokers.  A lone joker replaces a card that the
    hand holds only if that is useful, or if *every* meld is wanted.
    """
    found: bits.u64x640
    if not cython.compiled:
        found = [0] * 640
    n = jokers.find_melds(once, wild, limits, found)
    several: bool = every or wild > 1 or (limits & 15) > 2
    if wild:
        canonical = n
        for i in range(canonical):
            held = jokers.naturals(found[i])
            spare: bits.u64 = held if several else wanted(found, canonical, found[i], twice, limits)
            meld: bits.u64 = 0
            if spare:
                meld = jokers.next_placement(found[i], found[i], once, wild, limits)
            while meld and n < MOST_LISTED:
                if held & ~jokers.naturals(meld) & ~spare == 0:
                    found[n] = meld
                    n += 1
                meld = jokers.next_placement(meld, found[i], once, wild, limits)
    place: bits.i32 = 0
    if wild:
        for i in range(n):
            if jokers.jokers(found[i]):
                put(melds, cards, place, found[i])
                place += 1
    with_jokers: bits.i32 = place
    for i in range(n):
        if jokers.jokers(found[i]) == 0:
            put(melds, cards, place, found[i])
            place += 1
    return place | with_jokers << 16


def wanted(
    found: bits.u64s, n: bits.i32, meld: bits.u64, twice: bits.u64, limits: bits.i32
) -> bits.u64:
    """Return the cards of a meld that a lone joker can usefully replace.

    They are those that another meld without jokers, or the same meld of other cards, needs.  Any
    other card would stay in hand, and the joker would only be one card more, unless all four cards
    of a rank are held.  Two runs that overlap are one long run, too, unless the hand holds a card
    twice.
    """
    cards = jokers.naturals(meld)
    if jokers.jokers(meld):
        return 0
    if meld & jokers.SET and jokers.size(meld) == 4:
        return cards
    result: bits.u64 = 0
    for i in range(n):
        if jokers.jokers(found[i]) == 0:
            common = cards & jokers.naturals(found[i])
            single = common & ~twice
            one: bool = single == common and overlap(meld, found[i], limits)
            if single & (single - 1) == 0 and not one:
                result |= single or common
    return result


def overlap(meld: bits.u64, other: bits.u64, limits: bits.i32) -> bool:
    """Return whether two melds are runs that share a position; around the corner, a rank."""
    if (meld | other) & jokers.SET:
        return False
    first, second = jokers.window(meld), jokers.window(other)
    if limits & jokers.CORNER:
        first, second = jokers.lane_cards(first), jokers.lane_cards(second)
    return first & second != 0


def put(melds: bits.u64s, cards: bits.u64s, place: bits.i32, meld: bits.u64) -> None:
    """Write a meld into a list."""
    cards[place] = jokers.naturals(meld)
    wild: bits.u64 = jokers.jokers(meld)
    gain: bits.u64 = weight(cards[place]) + JOKER_WORTH * jokers.jokers(meld)
    value: bits.u64 = opening.value(meld)
    melds[place] = meld | gain << GAIN | value << VALUE | wild << WILD


def counts_of(entry: bits.u64) -> bits.i32:
    """Return the points of a meld of a list towards the first meld."""
    return entry >> VALUE & NUMBER


# -- the best melds --------------------------------------------------------------------------------


def best_melds(
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    limits: bits.i32,
    need: bits.i32,
    chosen: bits.u64s,
) -> bits.i32:
    """Find the melds that dispose of most and reach *need* points; return their worth.

    *chosen* has room for 16: the melds are written from 8 on, followed by 0.  If no melds reach the
    points, they are those that would be laid then, and count half.
    """
    melds: bits.u64x640
    cards: bits.u64x640
    if not cython.compiled:
        melds = [0] * 640
        cards = [0] * 640
    search: bits.i32x8 = [0] * 8
    chosen[8] = 0
    both = list_melds(once, twice, wild, limits, melds, cards, False)
    search[MOST] = both & 0xFFFF
    search[NATURAL] = both >> 16
    usable: bits.u64 = 0
    for i in range(search[MOST]):
        usable |= cards[i]
    rest = weight(once & usable) + weight(twice & usable) + JOKER_WORTH * wild
    if need <= 0 or opening.most(once, twice, wild, 0, limits) >= need:
        search[NEED] = need
        search[LEFT] = SEARCH_STEPS
        add_melds(melds, cards, search, chosen, 0, once, twice, wild, 0, 0, 0, rest)
    if search[BEST] == 0 and need > 0:
        search[NEED] = 0
        search[LEFT] = SEARCH_STEPS
        add_melds(melds, cards, search, chosen, 0, once, twice, wild, 0, 0, 0, rest)
        search[BEST] >>= 1
    return search[BEST]


def add_melds(
    melds: bits.u64s,
    cards: bits.u64s,
    search: bits.i32s,
    chosen: bits.u64s,
    start: bits.i32,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    n: bits.i32,
    gain: bits.i32,
    value: bits.i32,
    rest: bits.i32,
) -> None:
    """Extend *n* chosen melds by others from *start* on; the remaining cards are worth *rest*."""
    search[LEFT] -= 1
    if gain > search[BEST] and value >= search[NEED]:
        search[BEST] = gain
        for i in range(n):
            chosen[8 + i] = chosen[i]
        chosen[8 + n] = 0
    if wild == 0:
        start = max(start, search[NATURAL])
    for i in range(start, search[MOST]):
        if gain + rest <= search[BEST] or search[LEFT] < 0:
            break
        used: bits.i32 = melds[i] >> WILD
        if cards[i] & ~once == 0 and used <= wild:
            more: bits.i32 = melds[i] >> GAIN & NUMBER
            chosen[n] = melds[i] & jokers.CODE
            add_melds(
                melds,
                cards,
                search,
                chosen,
                i,
                once & ~(cards[i] & ~twice),
                twice & ~cards[i],
                wild - used,
                n + 1,
                gain + more,
                value + counts_of(melds[i]),
                rest - more,
            )


def plan(
    once: bits.u64, twice: bits.u64, wild: bits.i32, limits: bits.i32, need: bits.i32
) -> list[int]:
    """Return the best melds, as in `best_melds` (for Python)."""
    chosen: bits.u64x16 = [0] * 16
    best_melds(once, twice, wild, limits, need, chosen)
    melds = [chosen[i] for i in range(8, 16)]
    return melds[: melds.index(0)]
