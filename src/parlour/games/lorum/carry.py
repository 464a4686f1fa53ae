"""The numbers that a match carries from deal to deal: the pool, and every seat's chips."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import carried
from .options import LorumOptions

MOST_CHIPS = carried.MOST_CHIPS


def read_carry(numbers: Sequence[int], options: LorumOptions, seats: int) -> tuple[int, ...]:
    """Return the pool and every seat's chips; `CarryError` names the first impossible one."""
    carried.check_length(numbers, 1 + seats, "R4.1")
    least = -MOST_CHIPS if options.insolvency == "credit" else 0
    chips = [number_of(f"P{seat}", numbers[1 + seat], least) for seat in range(seats)]
    return (number_of("pool", numbers[0], 0), *chips)


def number_of(part: str, value: int, least: int) -> int:
    """Return a number of chips; `CarryError` for an impossible number."""
    return carried.number_of(part, value, least, rule="R4.1")
