"""The next seat to act among some seats of a table, given as a mask: bit *k* is seat *k*."""

from __future__ import annotations

from ..cards import bits


def after(seat: bits.i32, mask: bits.i32, seats: bits.i32) -> bits.i32:
    """Return the next seat of *mask* clockwise, *seat* itself last; -1 for an empty mask."""
    found: bits.i32 = -1
    if mask:
        found = (seat + 1) % seats
        while not mask >> found & 1:
            found = (found + 1) % seats
    return found
