"""Line breaks for a terminal, in languages with and without spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

WIDE = "\u2e80-\uffef"  # letters that fill two cells
OPENING = "\uff08\u300c\u300e"  # brackets that do not end a line
CLOSING = (  # marks, brackets and small letters that do not begin a line
    "\u3001\u3002\uff0c\uff0e\uff09\u300d\u300f\uff1a\uff1b\uff1f\uff01\u30fc\u3005"
    "\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087"
    "\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7"
)
UNBREAKABLE = re.compile(rf"[{OPENING}]*(?:[{WIDE}]|[^\s{WIDE}]+)[{CLOSING}]*\s*|\s+")
ITEM = re.compile(r"(?:[^\u00b7]|(?<! )\u00b7)+(?:\u00b7 *|$)")  # of a list, with its middle dot


def wrapped(text: Text, width: int) -> list[Text]:
    """Return the lines of a text, each at most *width* cells, without trailing spaces."""
    breaks: list[int] = []
    start = used = 0
    for piece in pieces(text.plain, width):
        if used and used + cell_len(piece.rstrip()) > width:
            breaks.append(start)
            used = 0
        start += len(piece)
        used += cell_len(piece)
    lines = list(text.divide(breaks))
    for line in lines:
        line.rstrip()
    return lines


def pieces(text: str, width: int) -> Iterator[str]:
    """Yield the unbreakable parts: list items, words, wide letters; pieces of wider ones."""
    items = ITEM.findall(text)
    for item in items if "".join(items) == text else [text]:
        if cell_len(item.rstrip()) <= width and item != text:
            yield item
        else:
            for piece in UNBREAKABLE.findall(item):
                yield from folded(piece, width)


def folded(word: str, width: int) -> Iterator[str]:
    """Yield the pieces of a word that fit."""
    while cell_len(word.rstrip()) > width:
        fitting = next(at for at in range(len(word), 0, -1) if cell_len(word[:at]) <= width)
        yield word[:fitting]
        word = word[fitting:]
    yield word
