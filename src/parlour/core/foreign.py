"""Text from elsewhere: files in the encodings that people have them in, names that strangers chose.

What a terminal would obey, or not show, is written as an escape: a file must not be able to clear
the screen, to colour a sentence, or to turn a line around.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, TextIOWrapper
from typing import Protocol

UNSEEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode's categories of controls, formats (such as those that turn text around) and line ends."""
JOINERS = "\u200c\u200d"
"""Formats that scripts and emoji are written with."""


class Lines(Protocol):
    """A file that is read line by line."""

    def readline(self, size: int, /) -> bytes:
        """Return the next line with its end, or so much of it; nothing at the end."""

    def read(self, size: int, /) -> bytes:
        """Return so much of what follows; nothing at the end."""


def decoded(data: bytes) -> str:
    """Return a file's text: of UTF-8, or UTF-16 or 32, with a byte order mark or without.

    The zeros beside the first letters tell which, as these are ASCII.  `UnicodeDecodeError`.
    """
    return data.decode(json.detect_encoding(data))


class Recoded:
    """A file of another encoding, read as UTF-8; sizes are counted in letters."""

    def __init__(self, text: TextIOWrapper) -> None:
        self._text = text

    def readline(self, size: int, /) -> bytes:
        """Return the next line with its end, or so much of it."""
        return self._text.readline(size).encode()

    def read(self, size: int, /) -> bytes:
        """Return so much of what follows."""
        return self._text.read(size).encode()


@contextmanager
def in_utf8(file: BufferedReader) -> Iterator[Lines]:
    """Give a file that has just been opened as one of UTF-8 without a byte order mark."""
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
    """Return the same, but for the ends of its lines."""
    return text if text.isprintable() else "\n".join(map(visible, text.split("\n")))


def _shown(letter: str) -> str:
    if letter in JOINERS or unicodedata.category(letter) not in UNSEEN:
        return letter
    return letter.encode("unicode_escape").decode("ascii")


def json_line(value: object) -> str:
    """Return a value as a line of JSON in ASCII: any terminal, pipe and program can take it."""
    import msgspec  # whoever plays without errors needs no more of this module than `visible`

    line = json.dumps(msgspec.to_builtins(value), separators=(",", ":"))
    return line.replace("\x7f", "\\u007f")
