"""Text from elsewhere: files in the encodings that people have them in, names that strangers chose.

What a terminal would obey, or not show, is written as an escape: a file must not be able to clear
the screen, to colour a sentence, or to turn a line around.
"""

from __future__ import annotations

import json
import unicodedata

import msgspec

UNSEEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode's categories of controls, formats (such as those that turn text around) and line ends."""
JOINERS = "\u200c\u200d"
"""Formats that scripts and emoji are written with."""


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
    line = json.dumps(msgspec.to_builtins(value), separators=(",", ":"))
    return line.replace("\x7f", "\\u007f")
