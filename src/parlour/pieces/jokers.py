"""Melds in which jokers may stand for cards: codes, validity, and cards that can be added.

A meld is one number of 31 bits.  Positions are ranks with the ace at both ends: 0 is the ace below
the two, 12 the king, 13 the ace above it.

=======  ===================================  ==============================
bits     run (3 to 13 neighbours of a suit)   set (3 or 4 of one rank)
=======  ===================================  ==============================
30       0                                    1
16-29    the positions of jokers, a bit each  0
8-9      suit                                 number of jokers
4-7      number of cards                      suits of the naturals, a bit each
0-3      lowest position                      rank
=======  ===================================  ==============================

A run around the corner, such as Q-K-A-2, has its ace at 13.  Its *places* count on beyond the ace:
14 is the two, 15 the three, 24 the queen.  Such a place has the position of its rank, 13 less.  A
run has at most 13 cards, so it covers no position twice, and the bits of jokers suffice.

One number, the *limits*, also encodes what a game allows:

=====  ===========================================
bits   meaning
=====  ===========================================
0-3    the least naturals in a meld
4-7    the most jokers next to each other
8-11   the most jokers in a meld; 15: any number
12     runs may go around the corner (`CORNER`)
=====  ===========================================

A *canonical* meld has a joker only where the hand lacks the natural card (in a set: only beside all
naturals that the hand holds).  There are few of them; `next_placement` enumerates the rest.
"""

from __future__ import annotations

from ..cards import bits

SET = 1 << 30
CODE = 0x7FFFFFFF
SET_UNUSED = 0x3FFFFC00
RUN_UNUSED = 0xFC00
HIGH_ACE_JOKER = 1 << 29
LOW_ACE_JOKER = 1 << 16
POSITIONS = 0x3FFF
BEHIND_ACE = 0x1FFE  # the positions of a run beyond its high ace
HIGH_ACE = 13
FARTHEST = 24  # the last place of any run
RUN_STARTS = 0xFFF  # possible first positions of a run of three or more
LONGEST_RUN = 13
CORNER = 1 << 12  # of limits
MOST_MELDS = 637  # canonical melds of any hand; without runs around the corner 373
LOW, HIGH = 0, 1  # the ends of a run
globals().update(SET=SET, HIGH_ACE=HIGH_ACE, CORNER=CORNER)


def limits_of(naturals: bits.i32, in_row: bits.i32, in_meld: bits.i32) -> bits.i32:
    """Return the limits: fewest naturals, most jokers in a row, most in a meld (15: any number)."""
    return naturals | in_row << 4 | in_meld << 8


# -- what a meld is ------------------------------------------------------------


def size(meld: bits.u64) -> bits.i32:
    """Return the number of cards in a meld, jokers included."""
    if meld & SET:
        return bits.count(meld >> 4 & 15) + jokers(meld)
    return meld >> 4 & 15


def jokers(meld: bits.u64) -> bits.i32:
    """Return the number of jokers in a meld."""
    if meld & SET:
        return meld >> 8 & 3
    return bits.count(meld >> 16 & POSITIONS)


def window(meld: bits.u64) -> bits.u64:
    """Return the positions that a run covers."""
    return positions_of((bits.bit(meld >> 4 & 15) - 1) << (meld & 15))


def positions_of(places: bits.u64) -> bits.u64:
    """Return the positions of places, a bit each."""
    return places & POSITIONS | places >> HIGH_ACE & BEHIND_ACE


def position_of(place: bits.i32) -> bits.i32:
    """Return the position of a place."""
    return place if place <= HIGH_ACE else place - HIGH_ACE


def line(lane: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the places of the ranks of a suit: aces at both ends, and around the corner again."""
    again: bits.u64 = lane if limits & CORNER else lane & 1
    return lane | again << HIGH_ACE


def last_place(limits: bits.i32) -> bits.i32:
    """Return the last place that a run may cover."""
    return FARTHEST if limits & CORNER else HIGH_ACE


def naturals(meld: bits.u64) -> bits.u64:
    """Return the cards of a meld that are not jokers."""
    if meld & SET:
        return spread(meld >> 4 & 15) << (meld & 15)
    return lane_cards(window(meld) & ~(meld >> 16)) << (meld >> 4 & 0x30)


def spread(suits: bits.u64) -> bits.u64:
    """Return the aces of some suits as a set; *suits* has a bit for each."""
    return suits & 1 | (suits & 2) << 15 | (suits & 4) << 30 | (suits & 8) << 45


def lane_cards(places: bits.u64) -> bits.u64:
    """Return the ranks of positions or places: either ace is the ace."""
    return places & bits.LANE | places >> HIGH_ACE


def card_at(meld: bits.u64, place: bits.i32) -> bits.i32:
    """Return the card that belongs at a place of a run, even if a joker is there."""
    suit: bits.i32 = meld >> 8 & 3
    if place >= HIGH_ACE:
        place -= HIGH_ACE
    return suit << 4 | place


def place_before(meld: bits.u64) -> bits.i32:
    """Return the place before a run; before a low ace it is the king's, around the corner."""
    first: bits.i32 = meld & 15
    return (first or HIGH_ACE) - 1


def missing(meld: bits.u64) -> bits.u64:
    """Return the cards that jokers of a meld stand for; for a set, all missing suits."""
    found: bits.u64 = 0
    if meld & SET:
        if meld >> 8 & 3:
            found = spread(meld >> 4 & 15 ^ 15) << (meld & 15)
    else:
        found = lane_cards(meld >> 16 & POSITIONS) << (meld >> 4 & 0x30)
    return found


def in_limits(meld: bits.u64, limits: bits.i32) -> bool:
    """Return whether a meld has enough naturals and not too many jokers."""
    wild = jokers(meld)
    if wild == 0:
        return True
    if size(meld) - wild < (limits & 15) or wild > (limits >> 8 & 15):
        return False
    if meld & SET:
        return wild <= (limits >> 4 & 15)
    return row_fits(joker_places(meld), limits)


def joker_places(meld: bits.u64) -> bits.u64:
    """Return the places of a run's jokers, a bit each."""
    wild = meld >> 16 & POSITIONS
    behind: bits.u64 = wild & (bits.bit(meld & 15) - 1)
    return wild ^ behind | behind << HIGH_ACE


def row_fits(places: bits.u64, limits: bits.i32) -> bool:
    """Return whether not too many jokers are next to each other."""
    for _ in range(limits >> 4 & 15):
        places &= places >> 1
    return places == 0


def is_meld(code: bits.u64, limits: bits.i32) -> bool:
    """Return whether a number is the code of a valid meld."""
    first: bits.i32 = code & 15
    length: bits.i32 = size(code & CODE)
    if code > CODE or length < 3:
        return False
    if code & SET:
        unused = code & SET_UNUSED
        shaped: bool = first <= 12 and length <= 4 and unused == 0
    else:
        outside = code >> 16 & POSITIONS & ~window(code) | code & RUN_UNUSED
        ends: bool = first <= 12 and first + length <= last_place(limits) + 1
        shaped = ends and length <= LONGEST_RUN and outside == 0
    return shaped and in_limits(code, limits)


def goes_around(meld: bits.u64) -> bool:
    """Return whether a meld is a run around the corner."""
    return meld & SET == 0 and (meld & 15) + size(meld) > HIGH_ACE + 1


# -- what can be added ---------------------------------------------------------


def grown(meld: bits.u64, card: bits.i32, end: bits.i32, limits: bits.i32) -> bits.u64:
    """Return a meld with a card laid off at an end (any end of a set); 0 if it does not fit."""
    larger: bits.u64 = 0
    if meld & SET:
        if size(meld) < 4:
            larger = grown_set(meld, card)
    elif size(meld) < LONGEST_RUN:
        larger = grown_run(meld, card, end, limits)
    if card == bits.JOKER and larger and not in_limits(larger, limits):
        larger = 0
    return larger


def grown_set(meld: bits.u64, card: bits.i32) -> bits.u64:
    """Return a set with one more card; 0 if the card has another rank or is already there."""
    larger: bits.u64 = 0
    if card == bits.JOKER:
        larger = meld + 256
    elif (card & 15) == (meld & 15) and not meld & bits.bit(4 + (card >> 4)):
        larger = meld | bits.bit(4 + (card >> 4))
    return larger


def grown_run(meld: bits.u64, card: bits.i32, end: bits.i32, limits: bits.i32) -> bits.u64:
    """Return a run with one more card at an end; 0 if it does not fit there."""
    larger: bits.u64 = 0
    around: bool = limits & CORNER != 0
    if around and end == LOW and meld & 15 == 0:
        meld = with_high_ace(meld)
    first: bits.i32 = meld & 15
    place = first - 1
    if end == HIGH:
        place = first + size(meld)
    fits: bool = card == bits.JOKER or card == card_at(meld, place)
    if fits and (around or 0 <= place <= HIGH_ACE):
        larger = meld + 16
        if end == LOW:
            larger -= 1
        if card == bits.JOKER:
            larger |= bits.bit(16 + position_of(place))
    return larger


def with_high_ace(meld: bits.u64) -> bits.u64:
    """Return a run that begins with its low ace, moved to begin at the high ace."""
    if meld & LOW_ACE_JOKER:
        meld ^= LOW_ACE_JOKER | HIGH_ACE_JOKER
    return meld + HIGH_ACE


def fitting(meld: bits.u64, limits: bits.i32) -> bits.u64:
    """Return the naturals that can be laid off on a meld, at either end."""
    found: bits.u64 = 0
    length = size(meld)
    first: bits.i32 = meld & 15
    if meld & SET:
        if length < 4:
            found = spread(meld >> 4 & 15 ^ 15) << first
    elif length < LONGEST_RUN:
        if limits & CORNER:
            found = bits.bit(card_at(meld, place_before(meld)))
            return found | bits.bit(card_at(meld, first + length))
        if first > 0:
            found = bits.bit(card_at(meld, first - 1))
        if first + length <= HIGH_ACE:
            found |= bits.bit(card_at(meld, first + length))
    return found


def takes_joker(meld: bits.u64, limits: bits.i32) -> bool:
    """Return whether a joker can be laid off on a meld, at either end."""
    return grown(meld, bits.JOKER, LOW, limits) != 0 or grown(meld, bits.JOKER, HIGH, limits) != 0


def swapped(meld: bits.u64, card: bits.i32) -> bits.u64:
    """Return a meld with a natural in place of a joker that stands for it; 0 if none does."""
    other: bits.u64 = 0
    if missing(meld) & bits.bit(card):
        if meld & SET:
            other = (meld | bits.bit(4 + (card >> 4))) - 256
        elif (card & 15) == 0 and (meld & 15) > 0:
            other = meld ^ HIGH_ACE_JOKER
        else:
            other = meld ^ bits.bit(16 + (card & 15))
    return other


# -- cards around the corner ---------------------------------------------------


def above(cards: bits.u64) -> bits.u64:
    """Return the cards above these in their suits; the ace is above the king."""
    return cards << 1 & bits.LANE * bits.RANK | cards >> 12 & bits.RANK


def below(cards: bits.u64) -> bits.u64:
    """Return the cards below these in their suits; the king is below the ace."""
    return cards >> 1 & bits.LANE * bits.RANK | (cards & bits.RANK) << 12


def in_rings(cards: bits.u64) -> bits.u64:
    """Return the cards that are in runs of three or more, also around the corner."""
    middle = cards & above(cards) & below(cards)
    return middle | above(middle) | below(middle)


# -- which melds a hand holds --------------------------------------------------


def find_melds(once: bits.u64, wild: bits.i32, limits: bits.i32, found: bits.u64s) -> bits.i32:
    """Write every canonical meld of a hand into *found* (room for `MOST_MELDS`); return the number.

    *once* are the cards held at least once, and *wild* is the number of jokers.  Runs come first,
    by suit, lowest position and length, then sets by rank.
    """
    n = 0
    usable = min(wild, limits >> 8 & 15)
    for suit in range(4):
        lane = once >> 16 * suit & bits.LANE
        if bits.count(lane) >= (limits & 15):
            n = find_runs(line(lane, limits), suit, usable, limits, found, n)
    if usable == 0:
        ranks = bits.thrice(once)
    elif (limits & 15) > 1:
        ranks = bits.twice(once)
    else:
        ranks = (once | once >> 16 | once >> 32 | once >> 48) & bits.LANE
    while ranks:
        rank = bits.first(ranks)
        ranks &= ranks - 1
        held = once >> rank
        held = held & 1 | held >> 15 & 2 | held >> 30 & 4 | held >> 45 & 8
        n = find_sets(rank, held, usable, limits, found, n)
    return n


def find_runs(
    lane: bits.u64,
    suit: bits.i32,
    wild: bits.i32,
    limits: bits.i32,
    found: bits.u64s,
    n: bits.i32,
) -> bits.i32:
    """Append the canonical runs of one suit, given the places of its cards."""
    in_row = limits >> 4 & 15
    least = limits & 15
    farthest = last_place(limits)
    starts = starts_of(lane, 3 - wild, limits)
    while starts:
        start = bits.first(starts)
        starts &= starts - 1
        gaps: bits.u64 = 0
        absent: bits.i32 = 0
        row: bits.i32 = 0
        end: bits.i32 = start
        last: bits.i32 = min(farthest, start + LONGEST_RUN - 1)
        while end <= last:
            if lane & bits.bit(end):
                row = 0
            else:
                row += 1
                absent += 1
                if absent > wild or row > in_row:
                    break
                gaps |= bits.bit(end)
            end += 1
            length = end - start
            if length >= 3 and (absent == 0 or length - absent >= least):
                if end > HIGH_ACE + 1:
                    gaps = positions_of(gaps)
                found[n] = gaps << 16 | run_code(start, length, suit)
                n += 1
    return n


def starts_of(lane: bits.u64, naturals: bits.i32, limits: bits.i32) -> bits.u64:
    """Return the places from which at least *naturals* of three neighbours are held."""
    second, third = lane >> 1, lane >> 2
    starts: bits.u64 = bits.LANE if limits & CORNER else RUN_STARTS
    if naturals >= 3:
        starts &= lane & second & third
    elif naturals == 2:
        starts &= lane & second | lane & third | second & third
    elif naturals == 1:
        starts &= lane | second | third
    return starts


def run_code(start: bits.u64, length: bits.u64, suit: bits.u64) -> bits.u64:
    """Return the code of a run without jokers."""
    return start | length << 4 | suit << 8


def find_sets(
    rank: bits.u64,
    held: bits.u64,
    wild: bits.i32,
    limits: bits.i32,
    found: bits.u64s,
    n: bits.i32,
) -> bits.i32:
    """Append the canonical sets of one rank, whose suits in hand are *held*."""
    number = bits.count(held)
    most = min(wild, limits >> 4 & 15, 4 - number)
    base = SET | rank
    if number == 4:
        for suit in range(4):
            found[n] = base | (held ^ bits.bit(suit)) << 4
            n += 1
        found[n] = base | held << 4
        n += 1
    elif number >= (limits & 15) or number == 3:
        extra: bits.i32 = 0
        while extra <= most:
            if number + extra >= 3:
                wilds: bits.u64 = extra
                found[n] = base | held << 4 | wilds << 8
                n += 1
            extra += 1
    return n


def melds_of(once: int, wild: int, limits: int) -> list[int]:
    """Return the canonical melds of a hand, for Python code (see `find_melds`)."""
    found: bits.u64x640 = [0] * 640
    n = find_melds(once, wild, limits, found)
    return [found[i] for i in range(n)]


def next_placement(
    meld: bits.u64, canonical: bits.u64, once: bits.u64, wild: bits.i32, limits: bits.i32
) -> bits.u64:
    """Return the next way after *meld* to lay down a *canonical* meld with other jokers.

    Begin with the canonical meld; 0 follows the last.  For a run the other ways cover the same
    positions with more jokers; for a set without jokers they have fewer of its suits, and jokers.
    """
    usable: bits.i32 = min(wild, limits >> 8 & 15)
    result: bits.u64 = 0
    if canonical & SET:
        ranks = once >> (canonical & 15) & bits.RANK
        held = ranks & 1 | ranks >> 15 & 2 | ranks >> 30 & 4 | ranks >> 45 & 8
        result = next_set(meld, canonical, held, usable, limits)
    else:
        needed = canonical >> 16
        free = window(canonical) & ~needed
        extra = (meld >> 16 & ~needed) - free & free  # the next subset of the free positions
        while extra and result == 0:
            other = canonical | extra << 16
            if jokers(other) <= usable and in_limits(other, limits):
                result = other
            else:
                extra = extra - free & free
    return result


def next_set(
    meld: bits.u64, canonical: bits.u64, held: bits.u64, usable: bits.i32, limits: bits.i32
) -> bits.u64:
    """Return the next set after *meld* with fewer naturals than are *held*, and jokers.

    The sets of a rank share these: only the smallest set that uses all naturals enumerates them.
    """
    result: bits.u64 = 0
    suits = meld >> 4 & 15
    extra = meld >> 8 & 3
    base = canonical & (SET | 15)
    if meld == canonical:
        if suits != held or (bits.count(suits) < 4 and size(canonical) > 3):
            return 0
        suits = 0
        extra = 3
    while result == 0 and suits != held:
        extra += 1
        if extra > 3:
            extra = 1
            suits = suits - held & held
        other = base | suits << 4 | extra << 8
        wild: bits.i32 = extra
        if suits != held and wild <= usable:
            cards = bits.count(suits) + wild
            if 3 <= cards <= 4 and in_limits(other, limits):
                result = other
    return result
