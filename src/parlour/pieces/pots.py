"""Chips in arrays, in front of players and in pots: they are moved, never made.

No place gives more than it has, unless it may owe chips (`pay`).  What cannot be shared equally
stays in the pot.
"""

from __future__ import annotations

from ..cards import bits


def pay(source: bits.i32s, i: bits.i32, target: bits.i32s, j: bits.i32, amount: bits.i32) -> None:
    """Move *amount* chips from one place to another; the source owes what it lacks."""
    source[i] -= amount
    target[j] += amount


def move(
    source: bits.i32s, i: bits.i32, target: bits.i32s, j: bits.i32, most: bits.i32
) -> bits.i32:
    """Move *most* chips, or all that there are, to another place; return how many moved."""
    amount: bits.i32 = min(most, source[i])
    pay(source, i, target, j, amount)
    return amount


def share(
    pots: bits.i32s, pot: bits.i32, chips: bits.i32s, mask: bits.i32, seats: bits.i32
) -> bits.i32:
    """Share a pot equally among the seats of *mask*; the rest stays; return each seat's share."""
    each: bits.i32 = 0
    if mask:
        each = pots[pot] // bits.count(mask)
        for seat in range(seats):
            if mask >> seat & 1:
                move(pots, pot, chips, seat, each)
    return each


def ante(
    chips: bits.i32s, seat: bits.i32, pots: bits.i32s, count: bits.i32, each: bits.i32
) -> bits.i32:
    """Put *each* chips on every one of *count* pots, one chip at a time while they last.

    All pots get their first chip before any gets its second; return the number of chips put in.
    """
    paid: bits.i32 = 0
    for _ in range(each):
        for pot in range(count):
            paid += move(chips, seat, pots, pot, 1)
    return paid


def total(chips: bits.i32s, count: bits.i32) -> bits.i32:
    """Return the number of chips in the first *count* places."""
    found: bits.i32 = 0
    for i in range(count):
        found += chips[i]
    return found
