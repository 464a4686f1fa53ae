"""The points of cards left in hand (rules R2 and R8)."""

from __future__ import annotations

from ...cards import bits


def lane_points() -> list[int]:
    """Return the points of each set of ranks of one suit in hand, aces aside."""
    found = [0]
    for lane in range(1, 0x2000):
        lowest = lane & -lane
        rank = lowest.bit_length() - 1
        found.append(found[lane ^ lowest] + (min(rank + 1, 10) if rank else 0))
    return found


LANE_POINTS = lane_points()


def points(cards: bits.u64, ace: bits.i32) -> bits.i32:
    """Return the points of cards of different kinds in hand."""
    return (
        LANE_POINTS[cards & bits.LANE]
        + LANE_POINTS[cards >> 16 & bits.LANE]
        + LANE_POINTS[cards >> 32 & bits.LANE]
        + LANE_POINTS[cards >> 48 & bits.LANE]
        + ace * bits.count(cards & bits.RANK)
    )


def penalty(
    once: bits.u64,
    twice: bits.u64,
    wild: bits.i32,
    thrice: bits.u64,
    ace: bits.i32,
    joker: bits.i32,
) -> bits.i32:
    """Return the points of a hand at the end of a deal (rule R8.2)."""
    return points(once, ace) + points(twice, ace) + points(thrice, ace) + joker * wild
