"""What callers may hand in: numbers and rows of numbers, refused with a code in both builds alike.

Compiled code would round a float, cut a large number or end in an ``OverflowError``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from operator import index
from typing import SupportsIndex, TypeGuard, TypeVar

from .errors import ArgumentError, ArgumentTypeError

T = TypeVar("T")


def whole(value: object, name: str) -> int:
    """Return a whole number; `ArgumentTypeError` if it is none, and truth values are none."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise ArgumentTypeError("not_whole", name=name, value=shown(value))
    return index(value)


def seat(value: object, seats: int, name: str = "seat") -> int:
    """Return a seat of so many; `ArgumentError` if there is none of that number."""
    number = whole(value, name)
    if not 0 <= number < seats:
        raise ArgumentError("bad_seat", seat=str(number), last=seats - 1)
    return number


def within(value: object, low: int, high: int, name: str) -> int:
    """Return a whole number; `ArgumentError` unless it is from *low* to *high*."""
    number = whole(value, name)
    if not low <= number <= high:
        raise ArgumentError("out_of_range", name=name, low=low, high=high, value=shown(number))
    return number


def seed(value: object) -> int:
    """Return a seed; `ArgumentError` unless it is a number of 64 bits."""
    number = whole(value, "seed")
    if not 0 <= number < 1 << 64:
        raise ArgumentError("bad_seed", seed=str(number))
    return number


def chance(value: object) -> int | str:
    """Return a seed, or a key in 64 hexadecimal digits; `ArgumentError` unless it is either."""
    if isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value):
        return value
    return seed(value)


def row(values: Iterable[T], name: str) -> list[T]:
    """Return several values as a list; `ArgumentTypeError` for one value, or a text."""
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise ArgumentTypeError("not_several", name=name, value=shown(values))
    return list(values)


def text(value: object, name: str) -> str:
    """Return a text; `ArgumentTypeError` if it is none."""
    if not isinstance(value, str):
        raise ArgumentTypeError("not_text", name=name, value=shown(value))
    return value


def kind(value: object, wanted: type[T] | tuple[type[T], ...], name: str) -> T:
    """Return a value; `ArgumentTypeError` unless it is of the kind wanted, or of one of them."""
    if not isinstance(value, wanted):
        kinds = wanted if isinstance(wanted, tuple) else (wanted,)
        told = " or ".join(it.__name__ for it in kinds)
        raise ArgumentTypeError("wrong_kind", name=name, value=shown(value), wanted=told)
    return value


def shown(value: object) -> str:
    """Return a value for a sentence, however long it is."""
    written = repr(value)
    return written if len(written) <= 40 else f"{written[:39]}…"


def numbers(value: int | list[int]) -> int | list[int]:
    """Return a field, a copy if it is a list; interpreted, truth values may stand in it."""
    return [*map(int, value)] if isinstance(value, list) else int(value)


def is_like(value: object, held: object) -> TypeGuard[int | list[int]]:
    """Return whether a value is a whole number like another, or a list of at most as many."""
    if isinstance(held, list):
        if not isinstance(value, list) or len(value) > len(held):
            return False
        return all(type(number) is int for number in value)
    return type(value) is int
