"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it drew, what everybody has put down, and what others took from
the discard pile.  Once the stock has been made of discards it also knows of which ones: what the
others have drawn since is among those, and what they held before is not.
"""

from __future__ import annotations

from ...cards import bits, counted
from ...cards.rng import Random

WIDTH = 3
KINDS = 64


def shuffle(cards: bits.i32s, first: bits.i32, end: bits.i32, rng: Random) -> None:
    """Put the cards from *first* to *end* - 1 into a random order."""
    for i in range(end - 1, first, -1):
        j = first + rng.below(i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


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
    wild: bits.i32 = sets[at + 2]
    kinds[KINDS - 1] += sign * wild


def deal_anew(
    hand: bits.u64s,
    known: bits.u64s,
    shown: bits.u64s,
    got: bits.u64s,
    recycled: bits.u64s,
    stock: bits.i32s,
    top: bits.i32,
    end: bits.i32,
    seats: bits.i32,
    seat: bits.i32,
    refilled: bool,
    rng: Random,
) -> None:
    """Deal all that *seat* cannot place anew: the stock from *top* to *end* - 1, and the hands.

    The arrays are those of the deal.  *fresh* are the kinds that are, or have been since the last
    refill, in the stock; *old* are those that the others held before.
    """
    fresh: bits.i32x128 = [0] * 128
    old: bits.i32x128 = [0] * 128
    to_draw: bits.i32x128 = [0] * 128  # per seat: how many of its hidden cards are fresh, and old
    to_hold: bits.i32x128 = [0] * 128
    pool: bits.i32x128 = [0] * 128
    for other in range(seats):
        if other != seat:
            count_hidden(hand, known, shown, got, old, to_draw, to_hold, other, refilled)
    for i in range(top, end):
        old[stock[i]] += 1
    if refilled:
        tally(fresh, recycled, 0, 1)
        tally(fresh, got, WIDTH * seat, -1)
        for kind in range(KINDS):
            old[kind] -= fresh[kind]
        place_shown(shown, got, fresh, old, to_draw, to_hold, seats, seat, rng)
    else:
        for kind in range(KINDS):
            fresh[kind] = old[kind]
            old[kind] = 0
    for other in range(seats):
        if other != seat:
            for i in range(WIDTH):
                hand[WIDTH * other + i] = known[WIDTH * other + i]
    n = gather(pool, old)
    shuffle(pool, 0, n, rng)
    give(hand, pool, to_hold, seats, seat)
    n = gather(pool, fresh)
    shuffle(pool, 0, n, rng)
    first = give(hand, pool, to_draw, seats, seat)
    if refilled:
        give(got, pool, to_draw, seats, seat)
    for i in range(first, n):
        stock[top + i - first] = pool[i]


def count_hidden(
    hand: bits.u64s,
    known: bits.u64s,
    shown: bits.u64s,
    got: bits.u64s,
    kinds: bits.i32s,
    to_draw: bits.i32s,
    to_hold: bits.i32s,
    other: bits.i32,
    refilled: bool,
) -> None:
    """Add what a seat holds hidden, and has shown since a refill; note where it came from."""
    at = WIDTH * other
    number = counted.size(hand, at) - counted.size(known, at)
    tally(kinds, hand, at, 1)
    tally(kinds, known, at, -1)
    to_draw[other] = number
    if refilled:
        tally(kinds, shown, at, 1)
        to_draw[other] = counted.size(got, at)
        to_hold[other] = number + counted.size(shown, at) - to_draw[other]


def place_shown(
    shown: bits.u64s,
    got: bits.u64s,
    fresh: bits.i32s,
    old: bits.i32s,
    to_draw: bits.i32s,
    to_hold: bits.i32s,
    seats: bits.i32,
    seat: bits.i32,
    rng: Random,
) -> None:
    """Take what the others have put down since the refill off the counts of each kind and seat.

    Where a card may have been drawn or held before, chance decides; a decision that leaves another
    card without a source is begun again (the cards as they fell are one that does not).
    """
    drawn: bits.i32x128 = [0] * 128
    held: bits.i32x128 = [0] * 128
    done: bool = False
    while not done:
        for i in range(2 * KINDS):
            drawn[i] = 0
            held[i] = 0
        done = True
        for other in range(seats):
            if other != seat and not divide(
                shown, got, fresh, old, to_draw, to_hold, drawn, held, other, rng
            ):
                done = False
    for kind in range(KINDS):
        fresh[kind] -= drawn[kind]
        old[kind] -= held[kind]
    for other in range(seats):
        to_draw[other] -= drawn[KINDS + other]
        to_hold[other] -= held[KINDS + other]


def divide(
    shown: bits.u64s,
    got: bits.u64s,
    fresh: bits.i32s,
    old: bits.i32s,
    to_draw: bits.i32s,
    to_hold: bits.i32s,
    drawn: bits.i32s,
    held: bits.i32s,
    other: bits.i32,
    rng: Random,
) -> bool:
    """Decide where the cards came from that another seat has put down; False if it cannot be.

    *drawn* and *held* count what is decided: by kind, and from index 64 on by seat.
    """
    cards: bits.i32x128 = [0] * 128
    n = counted.unpack(shown, WIDTH * other, cards, 0)
    counted.clear(got, WIDTH * other)
    possible: bool = True
    for i in range(n):
        kind = cards[i]
        can_draw = to_draw[other] - drawn[KINDS + other]
        can_hold = to_hold[other] - held[KINDS + other]
        if fresh[kind] <= drawn[kind]:
            can_draw = 0
        if old[kind] <= held[kind]:
            can_hold = 0
        if can_draw + can_hold == 0:
            possible = False
        elif rng.below(can_draw + can_hold) < can_draw:
            drawn[kind] += 1
            drawn[KINDS + other] += 1
            counted.add(got, WIDTH * other, kind)
        else:
            held[kind] += 1
            held[KINDS + other] += 1
    return possible


def gather(pool: bits.i32s, kinds: bits.i32s) -> bits.i32:
    """Write so many of each kind into an array; return how many there are."""
    n = 0
    for kind in range(KINDS):
        for _ in range(kinds[kind]):
            pool[n] = kind
            n += 1
    return n


def give(
    sets: bits.u64s, pool: bits.i32s, numbers: bits.i32s, seats: bits.i32, seat: bits.i32
) -> bits.i32:
    """Give the others their numbers of cards from the array; return how many were given."""
    n = 0
    for other in range(seats):
        if other != seat:
            for _ in range(numbers[other]):
                counted.add(sets, WIDTH * other, pool[n])
                n += 1
    return n
