"""The fields of a deal that is not compiled, as they would lie in memory if it were.

Compiled, a class begins at a multiple of 8 bytes and its fields stand in the order of its sheet,
which is that of the annotations; a number of 64 bits stands at a multiple of 8 bytes, its lower
half first.  What has no annotation has 64 bits and stands behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import get_annotations
from typing import Any, NamedTuple

from ..cards import bits

ROOT = frozenset({"options", "scratch", "seats", "seat", "chance"})
"""The fields of the root class, which are no game's."""
HALF = 0xFFFFFFFF
KNOWN: dict[type, list[Slot]] = {}


class Slot(NamedTuple):
    """A field: its first word of 32 bits, how many numbers it has (0: no list), and their kind."""

    name: str
    at: int
    length: int
    wide: bool
    signed: bool

    def words(self, value: Any) -> Iterator[int]:
        """Yield the words of a value."""
        for number in value if self.length else [value]:
            yield number & HALF
            if self.wide:
                yield number >> 32 & HALF

    def value(self, words: Sequence[int]) -> Any:
        """Return the value that these words are."""
        step = 2 if self.wide else 1
        found = []
        for at in range(self.at, self.at + step * max(1, self.length), step):
            number = words[at] | (words[at + 1] << 32 if self.wide else 0)
            wraps = self.signed and number >> (32 * step - 1)
            found.append(number - bits.bit(32 * step) if wraps else number)
        return found if self.length else found[0]


def slots_of(deal: Any) -> list[Slot]:
    """Return the fields of a deal in the order of memory."""
    kind = type(deal)
    if kind not in KNOWN:
        KNOWN[kind] = find_slots(deal)
    return KNOWN[kind]


def find_slots(deal: Any) -> list[Slot]:
    """Work them out, which is the same for all deals of a class."""
    found: list[Slot] = []
    at = 0
    kinds = [get_annotations(kind) for kind in reversed(type(deal).__mro__)]
    named = {name for kind in kinds for name in kind}
    kinds.append({name: "bits.i64" for name in vars(deal) if name not in named})
    for fields in kinds:
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


def words_of(deal: Any) -> list[int]:
    """Return the memory of a deal's fields as numbers of 32 bits."""
    words: list[int] = []
    for slot in slots_of(deal):
        words += [0] * (slot.at - len(words))
        words += slot.words(getattr(deal, slot.name))
    return words + [0] * (len(words) % 2)


def set_words(deal: Any, words: Sequence[int]) -> None:
    """Set a deal's fields to what is in this memory."""
    for slot in slots_of(deal):
        setattr(deal, slot.name, slot.value(words))
