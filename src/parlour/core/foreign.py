"""Text from outside: files in any common encoding, and names that strangers chose.

Characters that a terminal would obey or hide are escaped, so that a file cannot clear the screen,
colour a sentence or reverse a line.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, TextIOWrapper
from typing import Protocol

UNSEEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode categories: controls, formats (such as those that reverse text) and line ends."""
JOINERS = "\u200c\u200d"
"""Formats that scripts and emoji need."""


class Lines(Protocol):
    """A file that is read line by line."""

    def readline(self, size: int, /) -> bytes:
        """Return the next line with its end, or at most *size* bytes of it; empty at the end."""

    def read(self, size: int, /) -> bytes:
        """Return at most *size* of the bytes that follow; empty at the end."""


def decoded(data: bytes) -> str:
    """Return the text of a file in UTF-8, UTF-16 or UTF-32, with or without a byte order mark.

    The zero bytes beside the first characters, which are ASCII, show which.  `UnicodeDecodeError`.
    """
    return data.decode(json.detect_encoding(data))


class Recoded:
    """A file of another encoding, read as UTF-8; sizes count characters."""

    def __init__(self, text: TextIOWrapper) -> None:
        self._text = text

    def readline(self, size: int, /) -> bytes:
        """Return the next line with its end, or at most *size* characters of it."""
        return self._text.readline(size).encode()

    def read(self, size: int, /) -> bytes:
        """Return at most *size* of the characters that follow."""
        return self._text.read(size).encode()


@contextmanager
def in_utf8(file: BufferedReader) -> Iterator[Lines]:
    """Yield a newly opened file as UTF-8 without a byte order mark."""
    encoding = json.detect_encoding(file.peek(4)[:4])
    if encoding == "utf-8-sig":
        file.read(3)
    if encoding.startswith("utf-8"):
        yield file
        return
    text = TextIOWrapper(file, encoding, "replace", "\n")
    try:
        yield Recoded(text)
    finally:
        text.detach()


def visible(text: str) -> str:
    r"""Return a text with every control character written as an escape, such as ``\x1b``."""
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


def visible_lines(text: str) -> str:
    """Return the same, but keep the line ends."""
    return text if text.isprintable() else "\n".join(map(visible, text.split("\n")))


def _shown(letter: str) -> str:
    if letter in JOINERS or unicodedata.category(letter) not in UNSEEN:
        return letter
    return letter.encode("unicode_escape").decode("ascii")


def json_line(value: object) -> str:
    """Return a value as one line of JSON in ASCII, which every terminal and program accepts."""
    import msgspec  # a game without errors needs only `visible` from this module

    line = json.dumps(msgspec.to_builtins(value), separators=(",", ":"))
    return line.replace("\x7f", "\\u007f")
