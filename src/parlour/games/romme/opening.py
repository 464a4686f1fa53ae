"""Whether a turn can be completed, and whether a hand can open (rules R6.1 and R6.4).

COMPLETABLE and OPENABLE look at the rest of a hand: the cards held at least once, those held at
least twice, the jokers, and those held three times.  The *terms* of the question are one number:
=====  ===================================================================
bits   meaning
=====  ===================================================================
0-12   the rules of melds, the limits of `pieces.jokers`
13     a hand may run empty by melding or laying off
14     a card that may not be discarded could still be laid off in this turn
16-22  the card that may not be discarded, plus one; 0: there is none
=====  ===================================================================
"""

from __future__ import annotations

from ...cards import bits
from ...pieces import jokers

LIMITS = 0x1FFF
EMPTIES = 1 << 13
globals().update(EMPTIES=EMPTIES)
LAYS = 1 << 14
BAR = 16
HIGH_ACE = jokers.HIGH_ACE
CORNER = jokers.CORNER
# The cards left to open with: the hand, its cards that no meld will use, the points that the melds
# still need, and the cards that can be laid off on the chosen melds.
ONCE, TWICE, WILD, THRICE, ASIDE, ASIDE_TWICE, NEED, FITTING = range(8)


def worths() -> list[int]:
    """Return the points of a card at each place (rules R2.1 to R2.3, R4.9)."""
    pips = [*range(2, 10), 10, 10, 10, 10]
    return [1, *pips, 11, *pips]


def running_totals() -> list[int]:
    """Return the sum of the points of all places below each place."""
    return [sum(worths()[:place]) for place in range(26)]


def lane_worths() -> list[int]:
    """Return the most points that each set of ranks of one suit can have, aces high."""
    found = [0]
    for lane in range(1, 0x2000):
        lowest = lane & -lane
        rank = lowest.bit_length() - 1
        found.append(found[lane ^ lowest] + worths()[rank or 13])
    return found


WORTH = worths()
BELOW = running_totals()
LANE_WORTH = lane_worths()


def value(meld: bits.u64) -> bits.i32:
    """Return the points of a meld towards the first meld (rules R2.1 to R2.4)."""
    first: bits.i32 = meld & 15
    length = jokers.size(meld)
    if meld & jokers.SET:
        if first == 0:
            first = HIGH_ACE
        return WORTH[first] * length
    return BELOW[first + length] - BELOW[first]


def worth(cards: bits.u64) -> bits.i32:
    """Return the most points that cards of different kinds can have."""
    return (
        LANE_WORTH[cards & bits.LANE]
        + LANE_WORTH[cards >> 16 & bits.LANE]
        + LANE_WORTH[cards >> 32 & bits.LANE]
        + LANE_WORTH[cards >> 48 & bits.LANE]
    )


def fits(meld: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the cards that can be laid off on a meld, the joker as bit 63."""
    cards = jokers.fitting(meld, limits)
    if jokers.takes_joker(meld, limits):
        cards |= bits.bit(bits.JOKER)
    return cards


def completable(
    once: bits.u64, twice: bits.u64, wild: bits.i32, terms: bits.i32, fitting: bits.u64
) -> bool:
    """Return whether a turn can be completed with these cards left (rule R6.1).

    Cards left three times are in *twice*, too, which is enough.  *fitting* are the cards that can
    be laid off on the table then, as in `fits`.
    """
    left = bits.count(once) + bits.count(twice) + wild
    fine: bool = left >= 2
    if left == 0:
        fine = (terms & EMPTIES) != 0
    elif left == 1:
        card: bits.i32 = bits.JOKER
        if wild == 0:
            card = bits.first(once)
        fine = card + 1 != terms >> BAR
        if not fine and terms & EMPTIES and terms & LAYS:
            fine = (fitting & bits.bit(card)) != 0
    return fine


def usable(once: bits.u64, wild: bits.i32, limits: bits.i32) -> bits.u64:
    """Return the cards that may be part of a meld: perhaps too many, never too few."""
    cards = once
    full = once | (once & bits.RANK) << HIGH_ACE
    corner: bool = limits & CORNER != 0
    if wild == 0:
        ranks = bits.thrice(once)
        starts = full & full >> 1 & full >> 2
        near: bits.u64 = starts | starts << 1 | starts << 2
        near |= near >> HIGH_ACE & bits.RANK
        if corner:
            near = jokers.in_rings(once)
        cards = (near | ranks | ranks << 16 | ranks << 32 | ranks << 48) & once
    elif (limits & 15) > 1 or wild == 1:
        ranks = bits.twice(once)
        near = 0
        reach = min(wild, limits >> 4 & 15) + 1
        for step in range(1, reach + 1):
            near |= (full >> step | full << step) & full
            if corner and step < HIGH_ACE:  # up to here around the corner
                behind = (bits.bit(step) - 1) * bits.RANK
                near |= (once & behind) << (HIGH_ACE - step) | once >> (HIGH_ACE - step) & behind
        near |= near >> HIGH_ACE & bits.RANK
        cards = (near | ranks | ranks << 16 | ranks << 32 | ranks << 48) & once
    return cards


def most(
    once: bits.u64, twice: bits.u64, wild: bits.i32, thrice: bits.u64, limits: bits.i32
) -> bits.i32:
    """Return an upper bound of the points of melds of these cards."""
    cards = usable(once, wild, limits)
    total = worth(cards) + worth(cards & twice)
    if thrice:
        total += worth(cards & thrice)
    if wild and cards:
        place: bits.i32 = HIGH_ACE
        if limits & CORNER == 0:
            place = min(HIGH_ACE, highest(cards) + (limits >> 4 & 15))
        total += wild * WORTH[place]
    return total


def highest(cards: bits.u64) -> bits.i32:
    """Return the highest position among cards, which must not be empty; an ace is at 13."""
    lane = (cards | cards >> 16 | cards >> 32 | cards >> 48) & bits.LANE
    position: bits.i32 = HIGH_ACE
    if lane & 1 == 0:
        position = 12
        while not lane & bits.bit(position):
            position -= 1
    return position


def can_open(
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    thrice: bits.u64,
    need: bits.i32,
    terms: bits.i32,
    fitting: bits.u64,
) -> bool:
    """Return whether melds of the hand can reach *need* points and leave a turn to complete."""
    left: bits.u64x8 = [0] * 8
    left[ONCE] = once
    left[TWICE] = twice
    left[WILD] = wild
    left[THRICE] = thrice
    left[NEED] = max(need, 0)
    left[FITTING] = fitting
    return search(left, terms)


def search(left: bits.u64s, terms: bits.i32) -> bool:
    """Return the same for the rest of a hand, which is changed.

    The highest card left is in one of the melds, or in none and set aside.  So every choice of
    melds is met once, and the rest bounds what can still be reached.
    """
    wild: bits.i32 = left[WILD]
    need: bits.i32 = left[NEED]
    if need == 0 and completable(
        left[ONCE] | left[ASIDE], left[TWICE] | left[ASIDE_TWICE], wild, terms, left[FITTING]
    ):
        return True
    cards = usable(left[ONCE], wild, terms & LIMITS)
    while cards and most(left[ONCE], left[TWICE], wild, left[THRICE], terms & LIMITS) >= need:
        card = top(cards)
        if search_sets(left, terms, card) or search_runs(left, terms, card):
            return True
        one = bits.bit(card)
        left[ASIDE] |= left[ONCE] & one
        left[ASIDE_TWICE] |= left[TWICE] & one
        left[ONCE] &= ~one
        left[TWICE] &= ~one
        left[THRICE] &= ~one
        cards = usable(left[ONCE], wild, terms & LIMITS)
    return False


def top(cards: bits.u64) -> bits.i32:
    """Return a card of the highest position."""
    rank = highest(cards)
    if rank == HIGH_ACE:
        rank = 0
    return bits.first(cards >> rank & bits.RANK) + rank


def search_sets(left: bits.u64s, terms: bits.i32, card: bits.i32) -> bool:
    """Return whether one of the sets with *card* leads to an opening."""
    wild: bits.i32 = left[WILD]
    rank: bits.u64 = card & 15
    own: bits.u64 = bits.bit(card >> 4)
    ranks = left[ONCE] >> rank & bits.RANK
    others = (ranks & 1 | ranks >> 15 & 2 | ranks >> 30 & 4 | ranks >> 45 & 8) ^ own
    suits = others
    while True:
        number = bits.count(suits) + 1
        extra: bits.i32 = 0
        if number < 3:
            extra = 3 - number
        while extra <= wild and number + extra <= 4:
            wilds: bits.u64 = extra
            if goes_on(left, terms, jokers.SET | rank | (suits | own) << 4 | wilds << 8):
                return True
            extra += 1
        if suits == 0:
            break
        suits = suits - 1 & others
    return False


def search_runs(left: bits.u64s, terms: bits.i32, card: bits.i32) -> bool:
    """Return whether one of the runs with *card* leads to an opening."""
    suit: bits.u64 = card >> 4
    corner: bool = terms & CORNER != 0
    lane = left[ONCE] >> (card & 48) & bits.LANE
    lane |= (lane if corner else lane & 1) << HIGH_ACE  # as in `jokers.line`
    place: bits.i32 = card & 15
    again: bool = place == 0 or corner
    high: bool = again and search_runs_at(left, terms, suit, lane, HIGH_ACE + place)
    return high or search_runs_at(left, terms, suit, lane, place)


def search_runs_at(
    left: bits.u64s, terms: bits.i32, suit: bits.u64, lane: bits.u64, place: bits.i32
) -> bool:
    """Return whether one of the runs that have a natural card at *place* leads to an opening."""
    wild: bits.i32 = left[WILD]
    start = place
    last = jokers.last_place(terms)
    before: bits.i32 = 0  # jokers needed below the place
    while start >= 0:
        if not lane & bits.bit(start):
            before += 1
        if before > wild:
            break
        after = before
        end = place
        while end <= last and end - start < jokers.LONGEST_RUN:
            if not lane & bits.bit(end):
                after += 1
            if after > wild:
                break
            if end - start >= 2 and start < HIGH_ACE:
                window = bits.bit(end + 1) - bits.bit(start)
                lacking = window & ~lane
                free = window & lane & ~bits.bit(place)
                if end > HIGH_ACE:
                    lacking = jokers.positions_of(lacking)
                    free = jokers.positions_of(free)
                meld = jokers.run_code(start, end - start + 1, suit) | lacking << 16
                if search_placements(left, terms, meld, free):
                    return True
            end += 1
        start -= 1
    return False


def search_placements(left: bits.u64s, terms: bits.i32, meld: bits.u64, free: bits.u64) -> bool:
    """Return whether a run, perhaps with jokers for *free* naturals, leads to an opening.

    A joker for a card that the hand holds helps only if that card is in another meld.
    """
    if goes_on(left, terms, meld):
        return True
    wild: bits.i32 = left[WILD]
    spare = wild - jokers.jokers(meld)
    extra = 0 - free & free
    while spare and extra:
        if bits.count(extra) <= spare:
            other = meld | extra << 16
            kept = jokers.naturals(meld) ^ jokers.naturals(other)
            rest = left[ONCE] & ~(jokers.naturals(other) & ~left[TWICE])
            elsewhere = usable(rest, spare - bits.count(extra), terms & LIMITS)
            if kept & ~elsewhere == 0 and goes_on(left, terms, other):
                return True
        extra = extra - free & free
    return False


def goes_on(left: bits.u64s, terms: bits.i32, meld: bits.u64) -> bool:
    """Return whether *meld* may be laid and an opening can follow."""
    if not jokers.in_limits(meld, terms & LIMITS):
        return False
    cards = jokers.naturals(meld)
    counts: bits.u64 = value(meld)
    after: bits.u64x8 = [0] * 8
    after[ONCE] = left[ONCE] & ~(cards & ~left[TWICE])
    after[TWICE] = left[TWICE] & ~(cards & ~left[THRICE])
    after[THRICE] = left[THRICE] & ~cards
    after[WILD] = left[WILD] - jokers.jokers(meld)
    after[ASIDE] = left[ASIDE]
    after[ASIDE_TWICE] = left[ASIDE_TWICE]
    if counts < left[NEED]:
        after[NEED] = left[NEED] - counts
    after[FITTING] = left[FITTING]
    if terms >> BAR:
        after[FITTING] |= fits(meld, terms & LIMITS)
    return search(after, terms)
