"""Hands and piles of up to three packs with jokers, in which a card may occur three times.

Cards of the same kind have the same number and cannot be told apart.  A joker's is `bits.JOKER`.
A counted set (a hand, a pile) is four neighbouring numbers of an array, the first at index *at*:

========  ==========================================================
index     meaning
========  ==========================================================
``at``    the cards that occur at least once, as a set
``at+1``  the cards that occur at least twice, as a set
``at+2``  the number of jokers
``at+3``  the cards that occur three times, as a set
========  ==========================================================

In text a joker is ``*``; a card of another pack may be marked by an apostrophe, ``5d'``, which
means nothing to the engine.
"""

from __future__ import annotations

from . import bits

WIDTH = 4  # numbers per counted set


def add(sets: bits.u64s, at: bits.i32, card: bits.i32) -> None:
    """Add a card to the counted set."""
    if card == bits.JOKER:
        sets[at + 2] += 1
    else:
        one = bits.bit(card)
        sets[at + 3] |= sets[at + 1] & one
        sets[at + 1] |= sets[at] & one
        sets[at] |= one


def remove(sets: bits.u64s, at: bits.i32, card: bits.i32) -> None:
    """Remove a card, which must be there."""
    if card == bits.JOKER:
        sets[at + 2] -= 1
    else:
        remove_all(sets, at, bits.bit(card))


def add_set(sets: bits.u64s, at: bits.i32, more: bits.u64s, start: bits.i32) -> None:
    """Add the cards of another counted set, which begins at *start*, to the counted set."""
    sets[at + 3] |= more[start + 3] | sets[at + 1] & more[start] | sets[at] & more[start + 1]
    sets[at + 1] |= more[start + 1] | sets[at] & more[start]
    sets[at] |= more[start]
    sets[at + 2] += more[start + 2]


def remove_all(sets: bits.u64s, at: bits.i32, cards: bits.u64) -> None:
    """Remove one of each of these cards, which must be there."""
    twins = sets[at + 1] & cards
    triplets = sets[at + 3] & cards
    sets[at] ^= cards ^ twins
    sets[at + 1] ^= twins ^ triplets
    sets[at + 3] ^= triplets


def clear(sets: bits.u64s, at: bits.i32) -> None:
    """Remove all cards."""
    sets[at] = 0
    sets[at + 1] = 0
    sets[at + 2] = 0
    sets[at + 3] = 0


def size(sets: bits.u64s, at: bits.i32) -> bits.i32:
    """Return the number of cards."""
    number: bits.i32 = sets[at + 2]
    number += bits.count(sets[at])
    if sets[at + 1]:  # with one pack there are none
        number += bits.count(sets[at + 1]) + bits.count(sets[at + 3])
    return number


def held(sets: bits.u64s, at: bits.i32, card: bits.i32) -> bits.i32:
    """Return how often a card occurs."""
    number: bits.i32 = 0
    if card == bits.JOKER:
        number = sets[at + 2]
    else:
        if sets[at] & bits.bit(card):
            number += 1
        if sets[at + 1] & bits.bit(card):
            number += 1
        if sets[at + 3] & bits.bit(card):
            number += 1
    return number


def single(sets: bits.u64s, at: bits.i32) -> bits.i32:
    """Return the card of a counted set that holds exactly one."""
    card: bits.i32 = bits.JOKER
    if sets[at]:
        card = bits.first(sets[at])
    return card


def unpack(sets: bits.u64s, at: bits.i32, cards: bits.i32s, n: bits.i32) -> bits.i32:
    """Write the cards into an array from index *n* on, ascending; return the index after them."""
    left = sets[at]
    while left:
        cards[n] = bits.first(left)
        n += 1
        if sets[at + 1] & left & -left:
            cards[n] = bits.first(left)
            n += 1
            if sets[at + 3] & left & -left:
                cards[n] = bits.first(left)
                n += 1
        left &= left - 1
    for _ in range(sets[at + 2]):
        cards[n] = bits.JOKER
        n += 1
    return n
