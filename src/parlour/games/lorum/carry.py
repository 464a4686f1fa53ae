"""What goes over from deal to deal: the pool, and every seat's chips."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from ...core.errors import CarryError
from .options import LorumOptions

MOST_CHIPS = 1 << 30  # anywhere: what a deal adds still fits 32 bits


def read_carry(numbers: Sequence[int], options: LorumOptions, seats: int) -> tuple[int, ...]:
    """Return the pool and every seat's chips; `CarryError` names the first that is impossible."""
    if len(numbers) != 1 + seats:
        text, allowed = str(len(numbers)), str(1 + seats)
        raise CarryError("bad_carry", "R4.1", part="length", text=text, allowed=allowed)
    least = -MOST_CHIPS if options.insolvency == "credit" else 0
    chips = [number_of(f"P{seat}", numbers[1 + seat], least) for seat in range(seats)]
    return (number_of("pool", numbers[0], 0), *chips)


def number_of(part: str, value: int, least: int) -> int:
    """Return how many chips are somewhere; `CarryError` unless there can be so many."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= MOST_CHIPS:
        allowed = f"{least}–{MOST_CHIPS}"
        raise CarryError("bad_carry", "R4.1", part=part, text=str(value), allowed=allowed)
    return number
