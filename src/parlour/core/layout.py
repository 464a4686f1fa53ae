"""The memory layout that the fields of an interpreted deal would have if it were compiled.

A compiled class begins at a multiple of 8 bytes, and its fields follow in the order of its sheet,
which is that of the annotations.  A 64-bit number stands at a multiple of 8 bytes, lower half
first.  A field without an annotation has 64 bits and comes last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import get_annotations
from typing import NamedTuple

from ..cards import bits

ROOTS = {"seats": (False, True), "seat": (False, True), "chance": (True, False)}
"""The numbers that every deal has: whether each is wide, and whether it is signed."""
ROOT = ROOTS.keys() | {"options", "scratch"}
"""The fields of the root class, which belong to no game."""
HALF = 0xFFFFFFFF
KNOWN: dict[type, list[Slot]] = {}
"""The slots of each class whose fields are all annotated, and so have a fixed length."""


class Slot(NamedTuple):
    """A field: its first 32-bit word, its length (0 unless it is a list), and its type."""

    name: str
    at: int
    length: int
    wide: bool
    signed: bool

    def words(self, value: int | list[int]) -> Iterator[int]:
        """Yield the words of a value."""
        for number in value if isinstance(value, list) else [value]:
            yield number & HALF
            if self.wide:
                yield number >> 32 & HALF

    def value(self, words: Sequence[int]) -> int | list[int]:
        """Return the value of these words."""
        step = 2 if self.wide else 1
        found = []
        for at in range(self.at, self.at + step * max(1, self.length), step):
            number = words[at] | (words[at + 1] << 32 if self.wide else 0)
            wraps = self.signed and number >> (32 * step - 1)
            found.append(number - bits.bit(32 * step) if wraps else number)
        return found if self.length else found[0]


def fits(deal: object, name: str, value: int | list[int]) -> bool:
    """Return whether a compiled field could hold a number, or each number of a list."""
    wide, signed = ROOTS.get(name) or next(
        (slot.wide, slot.signed) for slot in slots_of(deal) if slot.name == name
    )
    most = 1 << (63 if wide else 31) if signed else 1 << (64 if wide else 32)
    return all(
        -most * signed <= it < most for it in (value if isinstance(value, list) else [value])
    )


def slots_of(deal: object) -> list[Slot]:
    """Return the fields of a deal in memory order."""
    kind = type(deal)
    if kind in KNOWN:
        return KNOWN[kind]
    fields = [get_annotations(it) for it in reversed(kind.__mro__)]
    named = {name for them in fields for name in them}
    if others := {name: "bits.i64" for name in vars(deal) if name not in named}:
        return find_slots(deal, [*fields, others])
    return KNOWN.setdefault(kind, find_slots(deal, fields))


def find_slots(deal: object, fields_of_classes: list[dict[str, str]]) -> list[Slot]:
    """Compute the places of the fields from their annotations."""
    found: list[Slot] = []
    at = 0
    for fields in fields_of_classes:
        at += at % 2
        for name, kind in fields.items():
            if name in ROOT:
                continue
            value, wide = getattr(deal, name), "64" in kind
            length = len(value) if isinstance(value, list) else 0
            at += at % 2 if wide else 0
            found.append(Slot(name, at, length, wide, "u64" not in kind))
            at += max(1, length) * (2 if wide else 1)
    return found


def words_of(deal: object) -> list[int]:
    """Return the memory of a deal's fields as 32-bit numbers."""
    words: list[int] = []
    for slot in slots_of(deal):
        words += [0] * (slot.at - len(words))
        words += slot.words(getattr(deal, slot.name))
    return words + [0] * (len(words) % 2)


def set_words(deal: object, words: Sequence[int]) -> None:
    """Set a deal's fields from this memory."""
    for slot in slots_of(deal):
        setattr(deal, slot.name, slot.value(words))
