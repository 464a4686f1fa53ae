"""Going out in German Rummy: whether a hand can be played to its last card now, and how.

The search tries everything on a copy of the table: it is exact within its limit of steps.  The rest
of a hand at each step is an array of numbers that are never below zero:

============================  ======================================================================
index                         meaning
============================  ======================================================================
`ONCE` `TWICE` `WILD`         the hand, as a counted set
`STAGED`                      the points of a first meld so far, or that it was made: `OPENED`, and
                              in this turn `FRESH`
`DUE` `DUE_CARD`              the action that is due, and the card for it
`TAKEN`                       the card from the pile that may not be discarded, or `NO_CARD`
`START`                       the first lay-off to look at or, while a first meld is being made, the
                              first meld: independent actions are tried in one order only
============================  ======================================================================
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...games.romme import actions, opening
from ...games.romme import state as rules
from ...games.romme.deal import RommeDeal
from ...pieces import jokers
from . import melds as melds_of

WAYS = 20_000  # steps; nearly all ways out need few
ONCE, TWICE, WILD, STAGED, DUE, DUE_CARD, TAKEN, START = 0, 1, 2, 3, 4, 5, 6, 7
OPENED, FRESH = 1001, 1002  # more than a hand has points
NO_CARD = 127
LEFT, MELDS = 0, 1  # the state of a search: steps left, melds on its table
DONE = 1  # nothing more has to be laid
NONE, MAY, MUST = 0, 1, 2  # whether a card is left to be discarded
LAY, SWAP, MELD, DISCARD = actions.LAY, actions.SWAP, actions.MELD, actions.DISCARD
INDEX = actions.INDEX
HIGH_ACE = jokers.HIGH_ACE


def winning(deal: RommeDeal) -> bits.u64:
    """Return the first action with which the acting seat, after its draw, can go out; 0: none."""
    now: bits.u64x8 = [0] * 8
    hand_of(deal, now)
    now[DUE] = deal.due
    if deal.due != rules.NOTHING:
        now[DUE_CARD] = deal.due_card
    if deal.taken >= 0:
        now[TAKEN] = deal.taken
    return search_out(deal, now)


def wins_with(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether the acting seat, before its draw, can go out with the top card of the pile."""
    now: bits.u64x8 = [0] * 8
    hand_of(deal, now)
    if card == bits.JOKER:
        now[WILD] += 1
    elif now[TWICE] & bits.bit(card):
        return False  # hands with three equal cards are not examined
    else:
        now[TWICE] |= now[ONCE] & bits.bit(card)
        now[ONCE] |= bits.bit(card)
    if deal.take_mode == rules.MUST_USE:
        now[DUE] = rules.USE_CARD
    elif deal.take_mode == rules.MUST_MELD:
        now[DUE] = rules.MELD_CARD
    now[DUE_CARD] = card
    if not deal.redicard:
        now[TAKEN] = card
    return search_out(deal, now) != 0


def hand_of(deal: RommeDeal, now: bits.u64s) -> None:
    """Write the acting seat's hand, and the progress of its first meld."""
    at = rules.WIDTH * deal.seat
    now[ONCE] = deal.hand[at]
    now[TWICE] = deal.hand[at + 1]
    now[WILD] = deal.hand[at + 2]
    now[STAGED] = deal.staged
    if deal.has_opened():
        now[STAGED] = FRESH if deal.fresh else OPENED
    now[TAKEN] = NO_CARD


def search_out(deal: RommeDeal, now: bits.u64s) -> bits.u64:
    """Return the first action of a way out, found on a copy of the table."""
    found: bits.u64 = 0
    triplets = deal.hand[rules.WIDTH * deal.seat + 3]
    if triplets == 0 and not is_stuck(deal, deal.meld, deal.melds, now):
        table: bits.u64x512 = [0] * 512
        search: bits.i32x8 = [0] * 8
        for i in range(deal.melds):
            table[i] = deal.meld[i]
        search[LEFT] = WAYS
        search[MELDS] = deal.melds
        found = way_out(deal, table, search, now)
    return found


def is_stuck(deal: RommeDeal, table: bits.u64s, size: bits.i32, now: bits.u64s) -> bool:
    """Return whether at least two cards certainly have no place on the table."""
    once, twice = now[ONCE], now[TWICE]
    wild: bits.i32 = now[WILD]
    most = wild
    freed: bits.u64 = 0
    if deal.swaps:
        for i in range(size):
            if has_jokers(table[i]):
                swap = jokers.missing(table[i]) & once
                if swap:
                    freed |= swap
                    most += jokers.jokers(table[i])
    placed = freed | places(deal, table, size, once, 0, once & ~freed)
    left = bits.count(once & ~placed) + bits.count(twice & ~placed) - 1
    hopeless: bool = left > 0
    if hopeless and most and left <= most * helped(once & ~placed, deal.limits):
        placed |= places(deal, table, size, once, most, once & ~placed)
        hopeless = bits.count(once & ~placed) + bits.count(twice & ~placed) > 1
    staged: bits.i32 = now[STAGED]
    if not hopeless and staged < OPENED and deal.lay_needs_open:
        hopeless = staged + opening.most(once, twice, wild, 0, deal.limits) < deal.open_min
    return hopeless


def places(
    deal: RommeDeal,
    table: bits.u64s,
    size: bits.i32,
    once: bits.u64,
    wild: bits.i32,
    wanted: bits.u64,
) -> bits.u64:
    """Return those of some *wanted* cards, and others, that may get a place with *wild* jokers."""
    placed = opening.usable(once, wild, deal.limits)
    wanted &= ~placed
    i: bits.i32 = 0
    while wanted and i < size:
        if concerns(table[i], wanted):
            found = reach(table[i], once, wild, deal.limits)
            placed |= found
            wanted &= ~found
        i += 1
    return placed


def helped(cards: bits.u64, limits: bits.i32) -> bits.i32:
    """Return the most of some cards, which get no place without jokers, that one joker helps.

    Two of them form a set with it, or a run.  Only a joker in a gap joins more: two on each side,
    because three neighbours need no joker.
    """
    if limits & jokers.CORNER:
        return 4
    most: bits.i32 = 2
    for suit in range(4):
        lane = cards >> 16 * suit & bits.LANE
        lane |= (lane & 1) << HIGH_ACE
        near, far = lane << 1, lane << 2
        above, beyond = lane >> 1, lane >> 2
        if near & far & above & beyond:
            most = 4
        elif most == 2 and (near & far & (above | beyond) | (near | far) & above & beyond):
            most = 3
    return most


def has_jokers(meld: bits.u64) -> bool:
    """Return whether a meld has jokers."""
    return (meld >> 8 & 3 if meld & jokers.SET else meld >> 16) != 0


def concerns(meld: bits.u64, cards: bits.u64) -> bool:
    """Return whether one of these cards has a set's rank, or a run's suit."""
    if meld & jokers.SET:
        return cards >> (meld & 15) & bits.RANK != 0
    return cards >> (meld >> 4 & 0x30) & bits.LANE != 0


def reach(meld: bits.u64, once: bits.u64, wild: bits.i32, limits: bits.i32) -> bits.u64:
    """Return the cards of a hand that a meld may take one by one, with *wild* jokers."""
    found: bits.u64 = 0
    if meld & jokers.SET:
        found = jokers.fitting(meld, limits)
    else:
        first: bits.i32 = meld & 15
        end = first + jokers.size(meld)
        low: bits.i32 = 0
        high: bits.i32 = jokers.HIGH_ACE
        if limits & jokers.CORNER:  # thirteen cards, from any start
            first += jokers.HIGH_ACE
            low = end
            high = first - 1
        place = first - 1
        free = wild
        while place >= low and free >= 0:
            one = bits.bit(jokers.card_at(meld, place))
            found |= one
            if not once & one:
                free -= 1
            place -= 1
        place = end
        free = wild
        while place <= high and free >= 0:
            one = bits.bit(jokers.card_at(meld, place))
            found |= one
            if not once & one:
                free -= 1
            place += 1
    return found


# -- steps -----------------------------------------------------------------------------------------


def way_out(deal: RommeDeal, table: bits.u64s, search: bits.i32s, now: bits.u64s) -> bits.u64:
    """Return the first of the actions that put these cards out; `DONE` if none is left, or 0."""
    search[LEFT] -= 1
    left = size_of(now)
    if left == 0:
        return DONE
    staged, due = now[STAGED], now[DUE]
    if left == 1 and due == rules.NOTHING and (staged == 0 or staged >= OPENED):
        card: bits.u64 = bits.JOKER
        if now[WILD] == 0:
            card = bits.first(now[ONCE])
        if card != now[TAKEN]:
            return DISCARD | card
    if search[LEFT] < 0 or is_stuck(deal, table, search[MELDS], now):
        return 0
    found: bits.u64 = 0
    if staged < OPENED or due != rules.NOTHING:
        found = meld_out(deal, table, search, now)
    else:
        found = cover(deal, search, now)
    if found == 0 and due != rules.MELD_CARD and may_lay(deal, staged):
        found = lay_out(deal, table, search, now)
        if found == 0 and staged >= OPENED and deal.swaps and due != rules.PLAY_JOKER:
            found = swap_out(deal, table, search, now)
    return found


def may_lay(deal: RommeDeal, staged: bits.u64) -> bool:
    """Return whether cards may be laid off with *staged* points of a first meld, or after it."""
    lays: bool = staged == OPENED
    if staged == 0:
        lays = deal.lay_needs_open == 0
    elif staged == FRESH:
        lays = deal.waits == 0
    return lays


def size_of(now: bits.u64s) -> bits.i32:
    """Return the number of cards left."""
    wild: bits.i32 = now[WILD]
    return bits.count(now[ONCE]) + bits.count(now[TWICE]) + wild


def can_leave(deal: RommeDeal, now: bits.u64s, cards: bits.u64, wild: bits.i32) -> bool:
    """Return whether these cards and jokers may be laid down: some rules want one left."""
    return size_of(now) > bits.count(cards) + wild or deal.last_discard == 0


def put_down(now: bits.u64s, cards: bits.u64, wild: bits.u64, then: bits.u64s) -> None:
    """Write the rest without one of each of these cards, and jokers; nothing more is due."""
    then[ONCE] = now[ONCE] & ~(cards & ~now[TWICE])
    then[TWICE] = now[TWICE] & ~cards
    then[WILD] = now[WILD] - wild
    then[STAGED] = now[STAGED]
    then[DUE] = rules.NOTHING
    then[DUE_CARD] = 0
    then[TAKEN] = now[TAKEN]
    then[START] = 0


def meld_out(deal: RommeDeal, table: bits.u64s, search: bits.i32s, now: bits.u64s) -> bits.u64:
    """Return the first meld of a way out that begins with one and does what is due."""
    melds: bits.u64x640
    cards: bits.u64x640
    if not cython.compiled:
        melds = [0] * 640
        cards = [0] * 640
    then: bits.u64x8 = [0] * 8
    due: bool = now[DUE] != rules.NOTHING
    wild: bits.i32 = now[WILD]
    opening_now: bool = 0 < now[STAGED] < OPENED
    n = melds_of.list_melds(now[ONCE], now[TWICE], wild, deal.limits, melds, cards, due) & 0xFFFF
    for i in range(n):
        meld = melds[i] & jokers.CODE
        used: bits.i32 = melds[i] >> melds_of.WILD
        if (
            used <= wild
            and not (opening_now and meld < now[START])
            and not (due and not deal.uses(meld, now[DUE_CARD]))
            and can_leave(deal, now, cards[i], used)
        ):
            put_down(now, cards[i], used, then)
            if now[STAGED] < OPENED:
                then[STAGED] += melds_of.counts_of(melds[i])
                if then[STAGED] >= deal.open_min:
                    then[STAGED] = FRESH
            if now[TAKEN] != NO_CARD and deal.uses(meld, now[TAKEN]):
                then[TAKEN] = NO_CARD
            if 0 < then[STAGED] < OPENED and not due:
                then[START] = meld
            table[search[MELDS]] = meld  # it may grow by a joker that is due later
            search[MELDS] += 1
            found = way_out(deal, table, search, then)
            search[MELDS] -= 1
            if found:
                return MELD | meld
        if search[LEFT] < 0:
            break
    return 0


def lay_out(deal: RommeDeal, table: bits.u64s, search: bits.i32s, now: bits.u64s) -> bits.u64:
    """Return the first lay-off of a way out that begins with one."""
    mine = now[ONCE]
    if now[WILD]:
        mine |= bits.bit(bits.JOKER)
    if now[DUE] != rules.NOTHING:
        mine &= bits.bit(now[DUE_CARD])
    for i in range(search[MELDS]):
        fits: bits.u64 = 0
        if mine >> bits.JOKER:
            fits = opening.fits(table[i], deal.limits) & mine
        elif concerns(table[i], mine):
            fits = jokers.fitting(table[i], deal.limits) & mine
        for end in range(2):
            place: bits.u64 = 2 * i + end
            cards = fits
            while cards and place >= now[START]:
                card = bits.first(cards)
                cards &= cards - 1
                if lays_last(deal, table, search, now, place, card):
                    code: bits.u64 = i << INDEX | end << 6 | card
                    return LAY | code
                if search[LEFT] < 0:
                    return 0
    return 0


def lays_last(
    deal: RommeDeal,
    table: bits.u64s,
    search: bits.i32s,
    now: bits.u64s,
    place: bits.u64,
    card: bits.i32,
) -> bool:
    """Return whether a card laid off at a *place*, a meld and an end, leaves a way out."""
    then: bits.u64x8 = [0] * 8
    meld: bits.i32 = place >> 1
    end: bits.i32 = place & 1
    one = bits.bit(card)
    used: bits.i32 = 0
    if card == bits.JOKER:
        one = 0
        used = 1
    before = table[meld]
    grown = jokers.grown(before, card, end, deal.limits)
    if (grown & jokers.SET and end) or grown == 0 or not can_leave(deal, now, one, used):
        return False
    put_down(now, one, used, then)
    then[START] = place
    if then[TAKEN] == card:
        then[TAKEN] = NO_CARD
    table[meld] = grown
    found = way_out(deal, table, search, then)
    table[meld] = before
    return found != 0


def swap_out(deal: RommeDeal, table: bits.u64s, search: bits.i32s, now: bits.u64s) -> bits.u64:
    """Return the first swap of a way out that begins with one."""
    then: bits.u64x8 = [0] * 8
    mine = now[ONCE]
    if now[DUE] != rules.NOTHING:
        mine &= bits.bit(now[DUE_CARD])
    for i in range(search[MELDS]):
        cards: bits.u64 = 0
        if has_jokers(table[i]):
            cards = jokers.missing(table[i]) & mine
        while cards:
            one = cards & -cards
            card = bits.first(cards)
            cards ^= one
            before = table[i]
            other = swapped(deal, before, card)
            if other:
                put_down(now, one, 0, then)
                then[WILD] += 1
                then[DUE] = owed(deal)
                then[DUE_CARD] = bits.JOKER
                if then[TAKEN] == card:
                    then[TAKEN] = NO_CARD
                table[i] = other
                found = way_out(deal, table, search, then)
                table[i] = before
                if found:
                    code: bits.u64 = i << INDEX | card
                    return SWAP | code
            if search[LEFT] < 0:
                return 0
    return 0


def owed(deal: RommeDeal) -> bits.u64:
    """Return what is due for a joker that was swapped out."""
    due: bits.u64 = rules.MELD_CARD
    if deal.joker_use == rules.ANY_PLAY:
        due = rules.PLAY_JOKER
    elif deal.joker_use == rules.TO_HAND:
        due = rules.NOTHING
    return due


def swapped(deal: RommeDeal, meld: bits.u64, card: bits.i32) -> bits.u64:
    """Return a meld with a card in place of a joker; 0 if the rules forbid it."""
    other = jokers.swapped(meld, card)
    if (
        deal.completes_sets
        and other & jokers.SET
        and (jokers.size(other) != 4 or jokers.jokers(other))
    ):
        other = 0
    return other


# -- nothing but new melds -------------------------------------------------------------------------


def cover(deal: RommeDeal, search: bits.i32s, now: bits.u64s) -> bits.u64:
    """Return the first of new melds with which these cards go out; 0 if there are none."""
    once, twice = now[ONCE], now[TWICE]
    wild: bits.i32 = now[WILD]
    spare: bits.i32 = MAY
    if deal.last_discard:
        spare = MUST
    barred: bits.i32 = now[TAKEN]
    if barred < bits.JOKER and twice & bits.bit(barred):
        barred = NO_CARD
    usable = opening.usable(once, wild, deal.limits)
    found: bits.u64 = 0
    if bits.count(once & ~usable) + bits.count(twice & ~usable) <= 1:
        melds: bits.u64x640
        cards: bits.u64x640
        if not cython.compiled:
            melds = [0] * 640
            cards = [0] * 640
        n = melds_of.list_melds(once, twice, wild, deal.limits, melds, cards, False) & 0xFFFF
        found = cover_all(melds, cards, n, search, once, twice, wild, spare, barred)
        if found != 0 and found != DONE:
            found |= MELD
    return found


def cover_all(
    melds: bits.u64s,
    cards: bits.u64s,
    n: bits.i32,
    search: bits.i32s,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    spare: bits.i32,
    barred: bits.i32,
) -> bits.u64:
    """Return the first of some melds that use up all cards but *spare*; `DONE`; or 0.

    The lowest card is in one of the melds, or left over.
    """
    search[LEFT] -= 1
    if search[LEFT] < 0:
        return 0
    found: bits.u64 = 0
    if once == 0:
        if (wild == 0 and spare != MUST) or (wild == 1 and spare != NONE and barred != bits.JOKER):
            found = DONE
    else:
        lowest = once & -once
        i: bits.i32 = 0
        while i < n and found == 0:
            used: bits.i32 = melds[i] >> melds_of.WILD
            if cards[i] & lowest and cards[i] & ~once == 0 and used <= wild:
                rest = once & ~(cards[i] & ~twice)
                if cover_all(
                    melds, cards, n, search, rest, twice & ~cards[i], wild - used, spare, barred
                ):
                    found = melds[i] & jokers.CODE
            i += 1
        if found == 0 and spare != NONE and bits.first(once) != barred:
            rest = once & ~(lowest & ~twice)
            found = cover_all(melds, cards, n, search, rest, twice & ~lowest, wild, NONE, barred)
    return found
