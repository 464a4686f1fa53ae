"""Checks of arguments from callers, with the same error codes in both builds.

Without them, compiled code would round a float, truncate a large number or raise ``OverflowError``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from operator import index
from typing import SupportsIndex, TypeVar

from .errors import ArgumentError, ArgumentTypeError

T = TypeVar("T")


def whole(value: object, name: str) -> int:
    """Return a whole number; `ArgumentTypeError` for any other type, ``bool`` included."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise ArgumentTypeError("not_whole", name=name, value=shown(value))
    return index(value)


def code(value: object) -> int:
    """Return the number of an action; `ArgumentTypeError` says how a text becomes one."""
    if isinstance(value, str):
        raise ArgumentTypeError("code_is_text", name="code", value=shown(value))
    return whole(value, "code")


def seat(value: object, seats: int, name: str = "seat") -> int:
    """Return a seat number below *seats*; `ArgumentError` for any other number."""
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
    """Return a seed; `ArgumentError` unless it is an unsigned 64-bit number."""
    number = whole(value, "seed")
    if not 0 <= number < 1 << 64:
        raise ArgumentError("bad_seed", seed=str(number))
    return number


def chance(value: object) -> int | str:
    """Return a seed, or a key of 64 hexadecimal digits; `ArgumentError` for anything else."""
    if isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value):
        return value
    return seed(value)


def row(values: Iterable[T], name: str) -> list[T]:
    """Return several values as a list; `ArgumentTypeError` for one value, or without an order."""
    if isinstance(values, str | bytes | Mapping | AbstractSet) or not isinstance(values, Iterable):
        raise ArgumentTypeError("not_several", name=name, value=shown(values))
    return list(values)


def wholes(values: Iterable[object], name: str) -> list[int]:
    """Return several whole numbers as a list."""
    found = row(values, name)
    return [number if type(number) is int else whole(number, name) for number in found]


def text(value: object, name: str) -> str:
    """Return a text; `ArgumentTypeError` for anything else."""
    if not isinstance(value, str):
        raise ArgumentTypeError("not_text", name=name, value=shown(value))
    return value


def kind(value: object, wanted: type[T] | tuple[type[T], ...], name: str, called: str = "") -> T:
    """Return a value; `ArgumentTypeError` unless it is an instance of a wanted type.

    *called* is the name of the type for programs, if that differs.
    """
    if not isinstance(value, wanted):
        kinds = wanted if isinstance(wanted, tuple) else (wanted,)
        told = called or " or ".join(it.__name__ for it in kinds)
        raise ArgumentTypeError("wrong_kind", name=name, value=shown(value), wanted=told)
    return value


def able(value: object, method: str, wanted: str, name: str) -> None:
    """Raise `ArgumentTypeError` unless a value has a method of the wanted kind of thing."""
    if not callable(getattr(value, method, None)):
        raise ArgumentTypeError("wrong_kind", name=name, value=shown(value), wanted=wanted)


def shown(value: object) -> str:
    """Return a value as text for a sentence, shortened to 40 characters."""
    written = repr(value)
    return written if len(written) <= 40 else f"{written[:39]}…"


def numbers(value: int | list[int]) -> int | list[int]:
    """Return a field's value, copied if it is a list; interpreted fields may hold ``bool``."""
    return [*map(int, value)] if isinstance(value, list) else int(value)
