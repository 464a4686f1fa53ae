"""Names that look the same to people: in another case, or in letters of the same shape."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

SHAPES = str.maketrans(
    "аеорсухіјѕвкмнтԛԝԁԍѵ" + "αεορυχιβκμητνζ" + "օոսհցզ" + "ı1|ӏ0i",
    "aeopcyxljsbkmhtqwdgv" + "aeopyxlbkmhtvz" + "onuhgq" + "llllol",
)
"""Cyrillic, Greek and Armenian letters that look like a Latin one, and the signs that most fonts
draw as a stroke or a ring.  A few of Unicode's confusables (UTS 39): those of scripts in which
people write their names.
"""
ACCENTS = range(0x300, 0x370)
UNSEEN = "\u200c\u200d\ufe0e\ufe0f"


@lru_cache(1 << 12)
def skeleton(name: str) -> str:
    """Return a name without case, accents and spaces, and with one letter per shape."""
    parts = unicodedata.normalize("NFKD", name).casefold().translate(SHAPES)
    return "".join(
        it for it in parts if ord(it) not in ACCENTS and it not in UNSEEN and not it.isspace()
    )


def distinct(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number appended if it looks like one of the others."""
    taken = {skeleton(other) for other in others}
    found, number = name, 1
    while skeleton(found) in taken:
        number += 1
        found = f"{name} ({number})"
    return found
