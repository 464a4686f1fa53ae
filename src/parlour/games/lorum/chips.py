"""Payments at the end of a deal (rules R8, R9).

*change* is what each seat wins or loses, and *stack* what it had before.  If debts are *capped*, a
seat pays at most what it has.
"""

from __future__ import annotations

from ...cards import bits


def able(stack: bits.i32s, seat: bits.i32, chips: bits.i32, capped: bits.i32) -> bits.i32:
    """Return the part of a debt that a seat pays."""
    if capped and stack[seat] < chips:
        chips = stack[seat]
    return chips


def collect(
    change: bits.i32s,
    stack: bits.i32s,
    seats: bits.i32,
    seat: bits.i32,
    price: bits.i32,
    capped: bits.i32,
) -> None:
    """Let a seat receive a price from every other seat."""
    for other in range(seats):
        if other != seat:
            paid = able(stack, other, price, capped)
            change[other] -= paid
            change[seat] += paid


def pay_out(
    change: bits.i32s,
    stack: bits.i32s,
    seats: bits.i32,
    seat: bits.i32,
    price: bits.i32,
    capped: bits.i32,
) -> None:
    """Let a seat pay a price to every other seat, as equally as its chips allow (rule R9.3)."""
    others: bits.i32 = seats - 1
    left = able(stack, seat, price * others, capped)
    change[seat] = -left
    other = seat
    while others:
        other = (other + 1) % seats
        share = (left + others - 1) // others
        change[other] = share
        left -= share
        others -= 1


def pay_points(
    change: bits.i32s, stack: bits.i32s, points: bits.i32s, seats: bits.i32, capped: bits.i32
) -> bits.i32:
    """Let all seats pay their card points; return the chips that go into the pool."""
    total: bits.i32 = 0
    for seat in range(seats):
        paid = able(stack, seat, points[seat], capped)
        change[seat] = -paid
        total += paid
    return total


def zeros(points: bits.i32s, seats: bits.i32) -> bits.i32:
    """Return the number of seats without points."""
    found: bits.i32 = 0
    for seat in range(seats):
        if points[seat] == 0:
            found += 1
    return found


def divide(change: bits.i32s, points: bits.i32s, seats: bits.i32, pool: bits.i32) -> bits.i32:
    """Divide a pool among the seats without points; return what stays in it (rule R8.5)."""
    share = pool // zeros(points, seats)
    for seat in range(seats):
        if points[seat] == 0:
            change[seat] = share
            pool -= share
    return pool
