"""The numbers that a match carries from deal to deal, checked before a deal takes them over."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from .errors import CarryError

MOST_CHIPS = 1 << 30  # chips or points: what a deal adds still fits 32 bits


def check_length(numbers: Sequence[int], length: int, rule: str = "") -> None:
    """Raise `CarryError` unless there are exactly *length* numbers."""
    if len(numbers) != length:
        text, allowed = str(len(numbers)), str(length)
        raise CarryError("bad_carry", rule, part="length", text=text, allowed=allowed)


def number_of(part: str, value: int, least: int, most: int = MOST_CHIPS, rule: str = "") -> int:
    """Return one carried number; `CarryError` unless it is whole and within its limits."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        allowed = f"{least}–{most}"
        raise CarryError("bad_carry", rule, part=part, text=str(value), allowed=allowed)
    return number
