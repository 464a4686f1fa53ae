"""Fields of interpreted deals that refuse a negative index, which in C is memory of another's."""

from __future__ import annotations

from typing import Any, SupportsIndex

from parlour.cards import bits


class Numbers(list[int]):
    """A list in which nothing is counted from the end."""

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(counted(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(counted(index), value)


def counted(index: SupportsIndex | slice) -> SupportsIndex | slice:
    """Return an index; ``IndexError`` if it is negative."""
    if not isinstance(index, slice) and index.__index__() < 0:
        raise IndexError(f"the index {index} of a field")
    return index


def copy_attributes(target: object, source: object) -> None:
    """Copy the fields of a deal, as `bits.copy_attributes`, so that lists are strict."""
    fields = vars(target)
    for name, value in vars(source).items():
        fields[name] = Numbers(value) if isinstance(value, list) else value


def watch_indexes() -> None:
    """Let every copied deal be strict, and so every deal of a position."""
    bits.copy_attributes = copy_attributes
