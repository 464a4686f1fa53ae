"""What a hand of German Rummy comes to: the melds that rid it of most, and the way out.

Both are found by searching: exactly, unless a hand with several jokers leads to more steps than are
allowed.  A list of melds is two arrays: *cards* are their naturals, as sets; in *melds* stand

=======  ===========================================
bits     meaning
=======  ===========================================
0-30     the meld, as in `pieces.jokers`
32-43    what it is worth to be rid of its cards
44-55    what it counts towards the first meld
56-59    its jokers
=======  ===========================================
"""

from __future__ import annotations

from ..cards import bits
from ..games.romme import actions, opening
from ..games.romme import state as rules
from ..games.romme.deal import RommeDeal
from ..pieces import jokers

EACH = 6  # what it is worth to be rid of any card, on top of its points
JOKER_WORTH = 18  # to be rid of a joker: it will find a use
STEPS = 1500  # of the search for the best melds
WAYS = 20_000  # of the search for a way out, of which nearly all need a few
ROOM = 512  # melds in a list
GAIN, VALUE, WILD, NUMBER = 32, 44, 56, 4095
MOST, NATURAL, NEED, BEST, LEFT, TABLE = 0, 1, 2, 3, 4, 5  # what a search knows
NOTHING_LAID, OPENED, FRESH = 0, -1, -2  # points of a first meld so far, or that it was made
DONE = 1  # nothing more has to be laid
NONE, MAY, MUST = 0, 1, 2  # whether a card is left to be discarded
LAY, SWAP, MELD, DISCARD = actions.LAY, actions.SWAP, actions.MELD, actions.DISCARD
INDEX = actions.INDEX


def lane_weights() -> list[int]:
    """Return what it is worth to be rid of each set of ranks of one suit."""
    found = [0]
    for lane in range(1, 0x2000):
        lowest = lane & -lane
        rank = lowest.bit_length() - 1
        found.append(found[lane ^ lowest] + EACH + (min(rank + 1, 10) if rank else 11))
    return found


LANE_WEIGHT = lane_weights()


def weight(cards: bits.u64) -> bits.i32:
    """Return what it is worth to be rid of cards of different kinds."""
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
    """List the melds of a hand, those with jokers first; return how many there are.

    From bit 16 on it says how many of them have jokers.  These stand for cards that the hand holds
    only where that can be of use: with one joker that has no place yet, in two sets of a rank.
    """
    found: bits.u64x512 = [0] * 512
    n = jokers.find_melds(once, wild, limits, found)
    several: bool = every or wild > 1 or (limits & 15) > 2
    if wild:
        for i in range(n):
            shares = twice >> (found[i] & 15) & bits.RANK
            if several or (found[i] & jokers.SET and shares):
                meld = jokers.next_placement(found[i], found[i], once, wild, limits)
                while meld and n < ROOM:
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


def put(melds: bits.u64s, cards: bits.u64s, place: bits.i32, meld: bits.u64) -> None:
    """Write a meld into a list."""
    cards[place] = jokers.naturals(meld)
    wild: bits.u64 = jokers.jokers(meld)
    gain: bits.u64 = weight(cards[place]) + JOKER_WORTH * jokers.jokers(meld)
    value: bits.u64 = opening.value(meld)
    melds[place] = meld | gain << GAIN | value << VALUE | wild << WILD


# -- the best melds --------------------------------------------------------------------------------


def best_melds(
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    limits: bits.i32,
    need: bits.i32,
    chosen: bits.u64s,
) -> bits.i32:
    """Find the melds that rid a hand of most and count *need* together; return what that is worth.

    *chosen* has room for 16: the melds are written from 8 on, and 0 behind them.  Where no melds
    count so much they are those that would be laid then, and worth half.
    """
    melds: bits.u64x512 = [0] * 512
    cards: bits.u64x512 = [0] * 512
    search: bits.i32x8 = [0] * 8
    chosen[8] = 0
    both = list_melds(once, twice, wild, limits, melds, cards, False)
    search[MOST] = both & 0xFFFF
    search[NATURAL] = both >> 16
    usable: bits.u64 = 0
    for i in range(search[MOST]):
        usable |= cards[i]
    rest = weight(once & usable) + weight(twice & usable) + JOKER_WORTH * wild
    if need <= 0 or opening.most(once, twice, wild, limits) >= need:
        search[NEED] = need
        search[LEFT] = STEPS
        add_melds(melds, cards, search, chosen, 0, once, twice, wild, 0, 0, 0, rest)
    if search[BEST] == 0 and need > 0:
        search[NEED] = 0
        search[LEFT] = STEPS
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
    """Extend *n* melds chosen by ones from *start* on, of cards that are worth *rest* together."""
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
    """Return the best melds, as of `best_melds` (for Python)."""
    chosen: bits.u64x16 = [0] * 16
    best_melds(once, twice, wild, limits, need, chosen)
    melds = [chosen[i] for i in range(8, 16)]
    return melds[: melds.index(0)]


# -- the way out -----------------------------------------------------------------------------------


def winning(deal: RommeDeal) -> bits.u64:
    """Return the action with which the acting seat, which has drawn, begins to go out; 0: none."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    staged = staged_by(deal)
    found: bits.u64 = 0
    if not stuck(deal, deal.meld, deal.melds, deal.hand[at], deal.hand[at + 1], wild, staged):
        found = search_out(
            deal,
            deal.hand[at],
            deal.hand[at + 1],
            wild,
            staged,
            deal.due,
            deal.due_card,
            deal.taken,
        )
    return found


def wins_with(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether the acting seat, to draw, can go out with the top card of the pile."""
    at = rules.WIDTH * deal.seat
    once = deal.hand[at]
    twice = deal.hand[at + 1]
    wild: bits.i32 = deal.hand[at + 2]
    if card == bits.JOKER:
        wild += 1
    else:
        twice |= once & bits.bit(card)
        once |= bits.bit(card)
    staged = staged_by(deal)
    found: bits.u64 = 0
    if not stuck(deal, deal.meld, deal.melds, once, twice, wild, staged):
        due = rules.NOTHING
        if deal.take_mode == rules.MUST_USE:
            due = rules.USE_CARD
        elif deal.take_mode == rules.MUST_MELD:
            due = rules.MELD_CARD
        taken: bits.i32 = -1
        if not deal.redicard:
            taken = card
        found = search_out(deal, once, twice, wild, staged, due, card, taken)
    return found != 0


def staged_by(deal: RommeDeal) -> bits.i32:
    """Return the points of the first meld that the acting seat is making, or that it is made."""
    staged = deal.staged
    if deal.has_opened():
        staged = OPENED
        if deal.fresh:
            staged = FRESH
    return staged


def search_out(
    deal: RommeDeal,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    staged: bits.i32,
    due: bits.i32,
    due_card: bits.i32,
    taken: bits.i32,
) -> bits.u64:
    """Return the first action of a way out, with a copy of the table to try it on."""
    table: bits.u64x512 = [0] * 512
    search: bits.i32x8 = [0] * 8
    for i in range(deal.melds):
        table[i] = deal.meld[i]
    search[LEFT] = WAYS
    search[TABLE] = deal.melds
    return way_out(deal, table, search, once, twice, wild, staged, due, due_card, taken, 0)


def stuck(
    deal: RommeDeal,
    table: bits.u64s,
    size: bits.i32,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    staged: bits.i32,
) -> bool:
    """Return whether two cards at least have no place on the table: maybe False, if so."""
    most = wild
    freed: bits.u64 = 0
    if deal.swaps:
        for i in range(size):
            swap = jokers.missing(table[i]) & once
            if swap:
                freed |= swap
                most += jokers.jokers(table[i])
    placed = freed | opening.usable(once, most, deal.limits)
    for i in range(size):
        placed |= reach(table[i], once, most)
    homeless = bits.count(once & ~placed) + bits.count(twice & ~placed)
    hopeless: bool = homeless > 1
    if not hopeless and staged >= 0 and deal.lay_needs_open:
        hopeless = staged + opening.most(once, twice, wild, deal.limits) < deal.open_min
    return hopeless


def reach(meld: bits.u64, once: bits.u64, wild: bits.i32) -> bits.u64:
    """Return the cards of a hand that a meld may take, one after the other, with so many jokers."""
    found: bits.u64 = 0
    if meld & jokers.SET:
        found = jokers.fitting(meld)
    else:
        place: bits.i32 = (meld & 15) - 1
        free = wild
        while place >= 0 and free >= 0:
            one = bits.bit(jokers.card_at(meld, place))
            found |= one
            if not once & one:
                free -= 1
            place -= 1
        place = (meld & 15) + jokers.size(meld)
        free = wild
        while place <= jokers.HIGH_ACE and free >= 0:
            one = bits.bit(jokers.card_at(meld, place))
            found |= one
            if not once & one:
                free -= 1
            place += 1
    return found


def way_out(
    deal: RommeDeal,
    table: bits.u64s,
    search: bits.i32s,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    staged: bits.i32,
    due: bits.i32,
    due_card: bits.i32,
    taken: bits.i32,
    start: bits.u64,
) -> bits.u64:
    """Return the first of the actions that put these cards out; `DONE` if none is left, or 0.

    *start* is the first lay-off to look at or, while a first meld is being made, the first meld:
    what can be done in any order is looked at in one.
    """
    search[LEFT] -= 1
    left = bits.count(once) + bits.count(twice) + wild
    if left == 0:
        return DONE
    if left == 1 and due == rules.NOTHING and staged <= 0:
        card: bits.i32 = bits.JOKER
        if wild == 0:
            card = bits.first(once)
        if card != taken:
            return DISCARD | card
    if search[LEFT] < 0 or stuck(deal, table, search[TABLE], once, twice, wild, staged):
        return 0
    found: bits.u64 = 0
    if staged >= 0 or due != rules.NOTHING:
        found = meld_out(
            deal, table, search, once, twice, wild, staged, due, due_card, taken, start
        )
    elif staged < 0:
        found = cover(deal, search, once, twice, wild, taken)
    if found == 0 and due != rules.MELD_CARD:
        if (deal.lay_needs_open == 0 and staged == 0) or staged == OPENED:
            lays: bool = True
        else:
            lays = staged == FRESH and deal.waits == 0
        if lays:
            found = lay_out(
                deal, table, search, once, twice, wild, staged, due, due_card, taken, start
            )
        if found == 0 and lays and staged < 0 and deal.swaps and due != rules.PLAY_JOKER:
            found = swap_out(deal, table, search, once, twice, wild, staged, due, due_card, taken)
    return found


def without(twice: bits.u64, once: bits.u64, cards: bits.u64) -> bits.u64:
    """Return of which cards there is still one, after one of each of these is gone."""
    return once & ~(cards & ~twice)


def meld_out(
    deal: RommeDeal,
    table: bits.u64s,
    search: bits.i32s,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    staged: bits.i32,
    due: bits.i32,
    due_card: bits.i32,
    taken: bits.i32,
    start: bits.u64,
) -> bits.u64:
    """Return the first meld of a way out that begins with one, which does what is due."""
    melds: bits.u64x512 = [0] * 512
    cards: bits.u64x512 = [0] * 512
    n = list_melds(once, twice, wild, deal.limits, melds, cards, due != rules.NOTHING) & 0xFFFF
    for i in range(n):
        meld = melds[i] & jokers.CODE
        used: bits.i32 = melds[i] >> WILD
        if (
            used <= wild
            and (staged <= 0 or meld >= start)
            and (due == rules.NOTHING or deal.uses(meld, due_card))
            and can_leave(deal, once, twice, wild, cards[i], used)
        ):
            then = staged
            if staged >= 0:
                then = staged + counts_of(melds[i])
                if then >= deal.open_min:
                    then = FRESH
            kept = taken
            if taken >= 0 and deal.uses(meld, taken):
                kept = -1
            after: bits.u64 = 0
            if then > 0 and due == rules.NOTHING:
                after = meld
            table[search[TABLE]] = meld  # it may grow by a joker that is due later
            search[TABLE] += 1
            found = way_out(
                deal,
                table,
                search,
                without(twice, once, cards[i]),
                twice & ~cards[i],
                wild - used,
                then,
                rules.NOTHING,
                -1,
                kept,
                after,
            )
            search[TABLE] -= 1
            if found:
                return MELD | meld
        if search[LEFT] < 0:
            break
    return 0


def counts_of(entry: bits.u64) -> bits.i32:
    """Return what a meld of a list counts towards the first meld."""
    return entry >> VALUE & NUMBER


def can_leave(
    deal: RommeDeal,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    cards: bits.u64,
    used: bits.i32,
) -> bool:
    """Return whether a hand may lay down these cards and jokers: some rules want one left."""
    left = bits.count(once) + bits.count(twice) + wild - bits.count(cards) - used
    return left > 0 or deal.last_discard == 0


def lay_out(
    deal: RommeDeal,
    table: bits.u64s,
    search: bits.i32s,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    staged: bits.i32,
    due: bits.i32,
    due_card: bits.i32,
    taken: bits.i32,
    start: bits.u64,
) -> bits.u64:
    """Return the first lay-off of a way out that begins with one."""
    mine = once
    if wild:
        mine |= bits.bit(bits.JOKER)
    if due != rules.NOTHING:
        mine &= bits.bit(due_card)
    for i in range(search[TABLE]):
        fits = opening.fits(table[i], deal.limits) & mine
        for end in range(2):
            place: bits.u64 = 2 * i + end
            cards = fits
            while cards and place >= start:
                card = bits.first(cards)
                cards &= cards - 1
                one = bits.bit(card)
                used: bits.i32 = 0
                if card == bits.JOKER:
                    one = 0
                    used = 1
                before = table[i]
                grown = jokers.grown(before, card, end, deal.limits)
                if grown & jokers.SET and end:
                    grown = 0
                if grown and can_leave(deal, once, twice, wild, one, used):
                    kept = taken
                    if card == taken:
                        kept = -1
                    table[i] = grown
                    found = way_out(
                        deal,
                        table,
                        search,
                        without(twice, once, one),
                        twice & ~one,
                        wild - used,
                        staged,
                        rules.NOTHING,
                        -1,
                        kept,
                        place,
                    )
                    table[i] = before
                    if found:
                        code: bits.u64 = i << INDEX | end << 6 | card
                        return LAY | code
                if search[LEFT] < 0:
                    return 0
    return 0


def swap_out(
    deal: RommeDeal,
    table: bits.u64s,
    search: bits.i32s,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    staged: bits.i32,
    due: bits.i32,
    due_card: bits.i32,
    taken: bits.i32,
) -> bits.u64:
    """Return the first swap of a way out that begins with one."""
    mine = once
    if due != rules.NOTHING:
        mine &= bits.bit(due_card)
    owed: bits.i32 = rules.NOTHING
    if deal.joker_use == rules.ANY_PLAY:
        owed = rules.PLAY_JOKER
    elif deal.joker_use != rules.TO_HAND:
        owed = rules.MELD_CARD
    for i in range(search[TABLE]):
        cards = jokers.missing(table[i]) & mine
        while cards:
            one = cards & -cards
            card = bits.first(cards)
            cards ^= one
            before = table[i]
            other = swapped(deal, before, card)
            if other:
                kept = taken
                if card == taken:
                    kept = -1
                table[i] = other
                found = way_out(
                    deal,
                    table,
                    search,
                    without(twice, once, one),
                    twice & ~one,
                    wild + 1,
                    staged,
                    owed,
                    bits.JOKER,
                    kept,
                    0,
                )
                table[i] = before
                if found:
                    code: bits.u64 = i << INDEX | card
                    return SWAP | code
            if search[LEFT] < 0:
                return 0
    return 0


def swapped(deal: RommeDeal, meld: bits.u64, card: bits.i32) -> bits.u64:
    """Return a meld with a card in the place of a joker; 0 if the rules forbid it."""
    other = jokers.swapped(meld, card)
    if (
        deal.completes_sets
        and other & jokers.SET
        and (jokers.size(other) != 4 or jokers.jokers(other))
    ):
        other = 0
    return other


def cover(
    deal: RommeDeal,
    search: bits.i32s,
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    taken: bits.i32,
) -> bits.u64:
    """Return the first of new melds with which these cards go out; 0 if there are none."""
    spare: bits.i32 = MAY
    if deal.last_discard:
        spare = MUST
    barred = taken
    if taken >= 0 and taken < bits.JOKER and twice & bits.bit(taken):
        barred = -1
    usable = opening.usable(once, wild, deal.limits)
    found: bits.u64 = 0
    if bits.count(once & ~usable) + bits.count(twice & ~usable) <= 1:
        melds: bits.u64x512 = [0] * 512
        cards: bits.u64x512 = [0] * 512
        n = list_melds(once, twice, wild, deal.limits, melds, cards, False) & 0xFFFF
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
    """Return the first of some melds that use up all cards, up to one to *spare*; `DONE`; or 0.

    The lowest card is in one of the melds, or it is left over.
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
            used: bits.i32 = melds[i] >> WILD
            if cards[i] & lowest and cards[i] & ~once == 0 and used <= wild:
                rest = without(twice, once, cards[i])
                if cover_all(
                    melds, cards, n, search, rest, twice & ~cards[i], wild - used, spare, barred
                ):
                    found = melds[i] & jokers.CODE
            i += 1
        if found == 0 and spare != NONE and bits.first(once) != barred:
            rest = without(twice, once, lowest)
            found = cover_all(melds, cards, n, search, rest, twice & ~lowest, wild, NONE, barred)
    return found
