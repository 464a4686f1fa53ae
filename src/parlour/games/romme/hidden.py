"""Dealing the cards that a seat cannot know again.

A seat knows its own hand and what it drew, what everybody has put down, and what others took from
the discard pile.  After a refill of the stock from discards it also knows of which ones: the cards
that others have drawn since come from them, and the cards that others held before do not.

So there are two *sources*: the `fresh` cards, which were in the stock at or after the last refill
(without a refill: all), and the `old` ones, which the others held before.  A source is an array:
the number of each kind and, from index 64 on, the number that each seat gets.
"""

from __future__ import annotations

from ...cards import bits, counted
from ...cards.rng import Random
from ...pieces import jokers
from . import opening
from .state import RommeState

WIDTH = counted.WIDTH
KINDS = 64
SPLITS = 64  # random attempts to decide who drew what
WITHOUT = 0xFFFF  # no meld is asked for


def shuffle(cards: bits.i32s, first: bits.i32, end: bits.i32, rng: Random) -> None:
    """Put the cards from *first* to *end* - 1 into a random order."""
    for i in range(end - 1, first, -1):
        j = first + rng.below(i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def sort(cards: bits.i32s, first: bits.i32, end: bits.i32) -> None:
    """Sort the cards from *first* to *end* - 1, so that their order reveals nothing."""
    for i in range(first + 1, end):
        card = cards[i]
        at: bits.i32 = i
        while at > first and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card


def tally(kinds: bits.i32s, sets: bits.u64s, at: bits.i32, sign: bits.i32) -> None:
    """Add a counted set to a count of each kind, or subtract it."""
    left = sets[at]
    while left:
        kinds[bits.first(left)] += sign
        left &= left - 1
    left = sets[at + 1]
    while left:
        kinds[bits.first(left)] += sign
        left &= left - 1
    left = sets[at + 3]
    while left:
        kinds[bits.first(left)] += sign
        left &= left - 1
    wild: bits.i32 = sets[at + 2]
    kinds[KINDS - 1] += sign * wild


def deal_anew(
    deal: RommeState, seat: bits.i32, end: bits.i32, wanted: bits.i32, rng: Random
) -> None:
    """Deal all cards that *seat* cannot place again: the hands, and the stock up to *end* - 1.

    Unless *wanted* is `WITHOUT`, the acting seat first gets melds, as in `give_melds`.
    """
    fresh: bits.i32x128 = [0] * 128
    old: bits.i32x128 = [0] * 128
    pool: bits.i32x192 = [0] * 192
    for other in range(deal.seats):
        if other != seat:
            count_hidden(deal, fresh, old, other)
    for i in range(deal.top, end):
        old[deal.stock[i]] += 1
    if deal.refills:
        tally(fresh, deal.recycled, 0, 1)
        tally(fresh, deal.got, WIDTH * seat, -1)
        for kind in range(KINDS):
            old[kind] -= fresh[kind]
        place_shown(deal, seat, fresh, old, rng)
    else:
        for kind in range(KINDS):
            fresh[kind] = old[kind]
            old[kind] = 0
    for other in range(deal.seats):
        if other != seat:
            for i in range(WIDTH):
                deal.hand[WIDTH * other + i] = deal.known[WIDTH * other + i]
    if wanted != WITHOUT:
        give_melds(deal, fresh, old, wanted)
    give(deal, seat, old, pool, False, rng)
    first = give(deal, seat, fresh, pool, deal.refills > 0, rng)
    for i in range(deal.top, end):
        deal.stock[i] = pool[first + i - deal.top]


def count_hidden(deal: RommeState, fresh: bits.i32s, old: bits.i32s, other: bits.i32) -> None:
    """Count a seat's hidden cards, and those shown since a refill, by their sources.

    All kinds count as `old`: the caller moves the fresh ones.
    """
    at = WIDTH * other
    number = counted.size(deal.hand, at) - counted.size(deal.known, at)
    tally(old, deal.hand, at, 1)
    tally(old, deal.known, at, -1)
    fresh[KINDS + other] = number
    if deal.refills:
        tally(old, deal.shown, at, 1)
        fresh[KINDS + other] = counted.size(deal.got, at)
        old[KINDS + other] = number + counted.size(deal.shown, at) - fresh[KINDS + other]


# -- cards that have been put down since the refill --------------------------------------------


def place_shown(
    deal: RommeState, seat: bits.i32, fresh: bits.i32s, old: bits.i32s, rng: Random
) -> None:
    """Subtract the cards that the others have put down since the refill from their sources.

    If a card may have been drawn or held before, chance decides.  A decision that leaves another
    card without a source is repeated; after some attempts it is repaired instead.
    """
    drawn: bits.i32x128 = [0] * 128
    held: bits.i32x128 = [0] * 128
    attempt: bits.i32 = 0
    done: bool = False
    while not done and attempt < SPLITS:
        for i in range(2 * KINDS):
            drawn[i] = 0
            held[i] = 0
        done = True
        for other in range(deal.seats):
            if other != seat and not divide(deal, fresh, old, drawn, held, other, rng):
                done = False
        attempt += 1
    if not done:
        mend(deal, seat, fresh, old, drawn, held)
    for i in range(2 * KINDS):
        fresh[i] -= drawn[i]
        old[i] -= held[i]


def divide(
    deal: RommeState,
    fresh: bits.i32s,
    old: bits.i32s,
    drawn: bits.i32s,
    held: bits.i32s,
    other: bits.i32,
    rng: Random,
) -> bool:
    """Decide the sources of the cards that another seat has put down; False if impossible.

    *drawn* and *held* count the decisions: by kind, and from index 64 on by seat.
    """
    cards: bits.i32x192 = [0] * 192
    n = counted.unpack(deal.shown, WIDTH * other, cards, 0)
    counted.clear(deal.got, WIDTH * other)
    possible: bool = True
    for i in range(n):
        kind = cards[i]
        can_draw = fresh[KINDS + other] - drawn[KINDS + other]
        can_hold = old[KINDS + other] - held[KINDS + other]
        if fresh[kind] <= drawn[kind]:
            can_draw = 0
        if old[kind] <= held[kind]:
            can_hold = 0
        if can_draw + can_hold == 0:
            possible = False
        elif rng.below(can_draw + can_hold) < can_draw:
            drawn[kind] += 1
            drawn[KINDS + other] += 1
            counted.add(deal.got, WIDTH * other, kind)
        else:
            held[kind] += 1
            held[KINDS + other] += 1
    return possible


def mend(
    deal: RommeState,
    seat: bits.i32,
    fresh: bits.i32s,
    old: bits.i32s,
    drawn: bits.i32s,
    held: bits.i32s,
) -> None:
    """Decide the same without chance; a solution exists, because the deal came this way.

    As few cards as possible of each kind are drawn.  Then a seat that has drawn too few or too many
    passes cards on along seats that have put down the same card (a flow).
    """
    for i in range(2 * KINDS):
        drawn[i] = 0
        held[i] = 0
    for other in range(deal.seats):
        if other != seat:
            counted.clear(deal.got, WIDTH * other)
            tally(held, deal.shown, WIDTH * other, 1)
            held[KINDS + other] = counted.size(deal.shown, WIDTH * other)
    for kind in range(KINDS):
        for other in range(deal.seats):
            while other != seat and held[kind] > old[kind] and can_change(deal, other, kind, 1):
                change(deal, drawn, held, other, kind, 1)
    for other in range(deal.seats):
        if other != seat:
            even_out(deal, seat, fresh, old, drawn, held, other)


def even_out(
    deal: RommeState,
    seat: bits.i32,
    fresh: bits.i32s,
    old: bits.i32s,
    drawn: bits.i32s,
    held: bits.i32s,
    other: bits.i32,
) -> None:
    """Reduce what a seat has drawn and held to the cards that it has."""
    going: bool = True
    visited: bits.i32 = bits.bit(seat)
    while going and held[KINDS + other] > old[KINDS + other]:
        going = hand_on(deal, fresh, old, drawn, held, other, visited, 1)
    while going and drawn[KINDS + other] > fresh[KINDS + other]:
        going = hand_on(deal, fresh, old, drawn, held, other, visited, -1)


def can_change(deal: RommeState, other: bits.i32, kind: bits.i32, sign: bits.i32) -> bool:
    """Return whether a seat can have drawn one more, or one less, of a kind that it put down."""
    drawn = counted.held(deal.got, WIDTH * other, kind)
    if sign < 0:
        return drawn > 0
    return drawn < counted.held(deal.shown, WIDTH * other, kind)


def change(
    deal: RommeState,
    drawn: bits.i32s,
    held: bits.i32s,
    other: bits.i32,
    kind: bits.i32,
    sign: bits.i32,
) -> None:
    """Change the number that a seat has drawn of a kind by one."""
    if sign > 0:
        counted.add(deal.got, WIDTH * other, kind)
    else:
        counted.remove(deal.got, WIDTH * other, kind)
    drawn[kind] += sign
    held[kind] -= sign
    drawn[KINDS + other] += sign
    held[KINDS + other] -= sign


def hand_on(
    deal: RommeState,
    fresh: bits.i32s,
    old: bits.i32s,
    drawn: bits.i32s,
    held: bits.i32s,
    other: bits.i32,
    visited: bits.i32,
    sign: bits.i32,
) -> bool:
    """Let a seat have drawn one card more (less) without leaving another too few (too many)."""
    visited |= bits.bit(other)
    for kind in range(KINDS):
        if can_change(deal, other, kind, sign):
            room = fresh[kind] - drawn[kind]
            if sign < 0:
                room = old[kind] - held[kind]
            if room > 0:
                change(deal, drawn, held, other, kind, sign)
                return True
    for kind in range(KINDS):
        for third in range(deal.seats):
            if (
                visited >> third & 1 == 0
                and can_change(deal, other, kind, sign)
                and can_change(deal, third, kind, -sign)
            ):
                spare = old[KINDS + third] - held[KINDS + third]
                if sign < 0:
                    spare = fresh[KINDS + third] - drawn[KINDS + third]
                if spare > 0 or hand_on(deal, fresh, old, drawn, held, third, visited, sign):
                    change(deal, drawn, held, third, kind, -sign)
                    change(deal, drawn, held, other, kind, sign)
                    return True
    return False


# -- hands ----------------------------------------------------------------------------------------


def give_melds(deal: RommeState, fresh: bits.i32s, old: bits.i32s, wanted: bits.i32) -> None:
    """Give the acting seat cards for a meld, or for as many as it needs to open.

    The first is number *wanted*, cyclically, of all possible melds; the next are the most valuable.
    """
    mine: bits.i32x128 = [0] * 128
    tally(mine, deal.known, WIDTH * deal.seat, 1)
    need: bits.i32 = 0
    if deal.opened >> deal.seat & 1 == 0:
        need = deal.open_min - deal.staged
    meld = choose_meld(deal, fresh, old, mine, wanted)
    while meld and give_meld(deal, fresh, old, mine, meld):
        need -= opening.value(meld)
        meld = 0
        if need > 0:
            meld = choose_meld(deal, fresh, old, mine, WITHOUT)


def choose_meld(
    deal: RommeState, fresh: bits.i32s, old: bits.i32s, mine: bits.i32s, wanted: bits.i32
) -> bits.u64:
    """Return a meld that the acting seat could be given; 0 if there is none.

    It is the next from number *wanted* on that does what is due or, with `WITHOUT`, the most
    valuable.
    """
    found: bits.u64x640 = [0] * 640
    once = held_or_free(deal, fresh, old, mine)
    wild = wild_of(deal, fresh, old, mine)
    n = jokers.find_melds(once, wild, deal.limits, found)
    chosen: bits.u64 = 0
    for i in range(n):
        meld = found[i]
        if wanted != WITHOUT:
            meld = found[(i + wanted) % n]
            if deal.due and not deal.uses(meld, deal.due_card):
                meld = jokers.next_placement(meld, meld, once, wild, deal.limits)
            if deal.due and not deal.uses(meld, deal.due_card):
                continue
        if costs(mine, meld) <= slots(deal, fresh, old):
            if wanted != WITHOUT:
                return meld
            if opening.value(meld) > opening.value(chosen):
                chosen = meld
    return chosen


def slots(deal: RommeState, fresh: bits.i32s, old: bits.i32s) -> bits.i32:
    """Return how many cards the acting seat still has to get."""
    return fresh[KINDS + deal.seat] + old[KINDS + deal.seat]


def free(deal: RommeState, fresh: bits.i32s, old: bits.i32s, kind: bits.i32) -> bits.i32:
    """Return how many of a kind the acting seat could be given."""
    number: bits.i32 = 0
    if fresh[KINDS + deal.seat]:
        number += fresh[kind]
    if old[KINDS + deal.seat]:
        number += old[kind]
    return number


def held_or_free(deal: RommeState, fresh: bits.i32s, old: bits.i32s, mine: bits.i32s) -> bits.u64:
    """Return the cards that the acting seat has or could be given."""
    cards: bits.u64 = 0
    for kind in range(KINDS - 1):
        if mine[kind] + free(deal, fresh, old, kind) > 0:
            cards |= bits.bit(kind)
    return cards


def wild_of(deal: RommeState, fresh: bits.i32s, old: bits.i32s, mine: bits.i32s) -> bits.i32:
    """Return the jokers that the acting seat has or could be given."""
    return mine[bits.JOKER] + min(free(deal, fresh, old, bits.JOKER), slots(deal, fresh, old))


def costs(mine: bits.i32s, meld: bits.u64) -> bits.i32:
    """Return how many cards of a meld the acting seat would have to be given."""
    cards = jokers.naturals(meld)
    lacking = max(0, jokers.jokers(meld) - mine[bits.JOKER])
    while cards:
        if mine[bits.first(cards)] == 0:
            lacking += 1
        cards &= cards - 1
    return lacking


def give_meld(
    deal: RommeState, fresh: bits.i32s, old: bits.i32s, mine: bits.i32s, meld: bits.u64
) -> bool:
    """Give the acting seat what it lacks of a meld, and set that aside; False if impossible."""
    cards = jokers.naturals(meld)
    while cards:
        if not give_card(deal, fresh, old, mine, bits.first(cards)):
            return False
        cards &= cards - 1
    for _ in range(jokers.jokers(meld)):
        if not give_card(deal, fresh, old, mine, bits.JOKER):
            return False
    return True


def give_card(
    deal: RommeState, fresh: bits.i32s, old: bits.i32s, mine: bits.i32s, kind: bits.i32
) -> bool:
    """Set a card of the acting seat aside, or give it one from a source; False if there is none."""
    place = KINDS + deal.seat
    given: bool = True
    if mine[kind]:
        mine[kind] -= 1
    elif fresh[kind] and fresh[place]:
        fresh[kind] -= 1
        fresh[place] -= 1
        counted.add(deal.hand, WIDTH * deal.seat, kind)
        if deal.refills:
            counted.add(deal.got, WIDTH * deal.seat, kind)
    elif old[kind] and old[place]:
        old[kind] -= 1
        old[place] -= 1
        counted.add(deal.hand, WIDTH * deal.seat, kind)
    else:
        given = False
    return given


def gather(pool: bits.i32s, kinds: bits.i32s) -> bits.i32:
    """Write the cards of a count by kind into an array; return their number."""
    n = 0
    for kind in range(KINDS):
        for _ in range(kinds[kind]):
            pool[n] = kind
            n += 1
    return n


def give(
    deal: RommeState,
    seat: bits.i32,
    source: bits.i32s,
    pool: bits.i32s,
    drawn: bool,
    rng: Random,
) -> bits.i32:
    """Give the others their cards of a source at random; return how many were given.

    *pool* then holds all of them in the order in which they were given, followed by the rest.
    """
    n = gather(pool, source)
    shuffle(pool, 0, n, rng)
    first = 0
    for other in range(deal.seats):
        if other != seat:
            for _ in range(source[KINDS + other]):
                counted.add(deal.hand, WIDTH * other, pool[first])
                if drawn:
                    counted.add(deal.got, WIDTH * other, pool[first])
                first += 1
    return first
