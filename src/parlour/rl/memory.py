"""Arrays of a batch as the compiler sees them: pointers, which interpreted code sees as arrays.

This module is never compiled, as `cards.bits`: its sheet contains the C code.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, TypeAlias

__all__ = [
    "at",
    "clear",
    "exp",
    "expand",
    "flags",
    "floats",
    "given",
    "integers",
    "log",
    "note",
    "numbers",
    "places",
    "ratio",
    "recount",
    "row",
    "small",
    "spread",
    "words",
]

f32: TypeAlias = float
f32s: TypeAlias = Any
i8s: TypeAlias = Any
u8x24: TypeAlias = list[int]


def places(objects: Sequence[Any], kept: Any) -> Any:
    """Return where objects lie; *kept*, 64-bit words, holds that for the compiler."""
    return objects


def at(objects: Any, place: int) -> Any:
    """Return an object by its place: cast to its class, it can be used without the GIL."""
    return objects[place]


def numbers(array: Any) -> Any:
    """Return the bytes of a flat array."""
    return array


def words(array: Any) -> Any:
    """Return the 64-bit words of a flat array."""
    return array


def integers(array: Any) -> Any:
    """Return the 32-bit numbers of a flat array."""
    return array


def given(array: Any) -> Any:
    """Return the 32-bit numbers of a flat array, to read."""
    return array.tolist()


def small(array: Any) -> Any:
    """Return the signed bytes of a flat array."""
    return array


def floats(array: Any) -> Any:
    """Return the floats of a flat array."""
    return array


def ratio(over: float, under: float) -> float:
    """Return a quotient of floats."""
    return over / under


def row(cells: list[int], start: int) -> list[int]:
    """Return the cells from *start* on."""
    return cells[start:]


def clear(cells: Any, count: int) -> None:
    """Set the first *count* cells, of an array, to 0."""
    cells[:count] = 0


def expand(some: int, count: int, cells: Any) -> None:
    """Set *count* cells, at most 16, to the lowest bits."""
    for place in range(count):
        cells[place] = some >> place & 1


def flags(low: int, high: int, count: int, cells: Any) -> None:
    """Set *count* cells, 64 or 128, to the bits of one or two words."""
    for place in range(count):
        cells[place] = (low >> place if place < 64 else high >> place - 64) & 1


def note(pairs: Any, room: int, who: int, words: list[int], count: int) -> None:
    """Put words, the last one first, before the pairs of a seat and a word, each counted from 1."""
    kept = [it for word in reversed(words[:count]) for it in (1 + who, 1 + word)]
    for place, number in enumerate([*kept, *pairs[: 2 * room].tolist()][: 2 * room]):
        pairs[place] = number


def recount(pairs: Any, room: int, seat: int, seats: int, cells: Any) -> None:
    """Copy pairs, with seats counted from *seat*."""
    kept = pairs[: 2 * room].tolist()
    for place in range(0, 2 * room, 2):
        cells[place] = 1 + (kept[place] - 1 - seat) % seats if kept[place] else 0
        cells[place + 1] = kept[place + 1]


def spread(cards: int, first: int, count: int, cells: Any) -> None:
    """Set the cells of each suit, 8 or 13, to its cards, from the rank *first* on."""
    for suit in range(4):
        for place in range(count):
            cells[suit * count + place] = cards >> 16 * suit + first + place & 1
