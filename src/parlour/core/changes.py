"""The difference between one part of a view and the next, which is all that an update sends of it.

Most fields stay as they are from one move to the next, and most lists keep their beginning.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import asdict, astuple


class Changes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changed fields of a part of a view.

    Those in `set` have a new value.  The lists in `tails` keep as many items as the number says,
    and then go on with the items that follow it.
    """

    set: dict[str, Any] = {}
    tails: dict[str, list[Any]] = {}


NONE = Changes()


def changes(before: msgspec.Struct | None, now: msgspec.Struct | None) -> Changes:
    """Return the changes that lead from a part of a view to a later one of the same game.

    Without an earlier part they set every field, and the tag that names the game.
    """
    if now is None:
        return NONE
    if before is None:
        return Changes(whole(now))
    earlier, later = astuple(before), astuple(now)
    values: dict[str, Any] = {}
    tails: dict[str, list[Any]] = {}
    for place in range(len(later)):
        old, new = earlier[place], later[place]
        if old is new or old == new:
            continue
        kept = common(old, new) if isinstance(new, tuple) and isinstance(old, tuple) else 0
        if kept:
            tails[now.__struct_fields__[place]] = [kept, *new[kept:]]
        else:
            values[now.__struct_fields__[place]] = new
    return Changes(values, tails) if values or tails else NONE


def common(old: tuple[Any, ...], new: tuple[Any, ...]) -> int:
    """Return how many items at the beginning of two lists are equal."""
    length = min(len(old), len(new))
    for place in range(length):
        if old[place] != new[place]:
            return place
    return length


def whole(part: msgspec.Struct) -> dict[str, Any]:
    """Return all fields of a part, and the tag that names its game if it has one."""
    config = part.__struct_config__
    tag = {} if config.tag_field is None else {config.tag_field: config.tag}
    return {**tag, **asdict(part)}
