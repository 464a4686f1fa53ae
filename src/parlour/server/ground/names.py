"""The names that people may give themselves."""

from __future__ import annotations

import unicodedata

from .errors import BadRequest

JOINERS = "\u200c\u200d"
EMPTY = frozenset(
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\ufffc\U00013441\U00013442\U0001d159"
)
"""Letters and symbols that show nothing.

Fillers, inherent vowels, an empty Braille cell, the object replacement character, blank hieroglyphs
and a headless note.
"""
MAX_MARKS = 3
"""Combining marks on one letter; no living script needs more after composition."""


def clean_name(name: str) -> str:
    """Return a name that is safe to display; ``BadRequest`` if it is invisible or disturbs others.

    Invisible characters, direction changes, stacked marks and names without a letter are refused.
    Joiners stay where a script or an emoji needs them.
    """
    text = unicodedata.normalize("NFC", name).strip()
    marks, shown = 0, False
    for place, letter in enumerate(text):
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        kind = unicodedata.category(letter)
        if letter in JOINERS:
            right = is_joined(before, letter, after)
        elif is_selector(letter):
            right = bool(before) and not is_selector(before) and not before.isspace()
        elif kind[0] == "M":
            marks += 1
            right = shown and marks <= MAX_MARKS and letter not in EMPTY
        elif kind == "Zs":
            right, marks = True, MAX_MARKS  # so that a mark cannot follow a space
        else:
            right, marks, shown = kind[0] not in "CZ" and letter not in EMPTY, 0, True
        if not right:
            raise BadRequest("bad_name")
    if text and not shown:
        raise BadRequest("bad_name")
    return text


def is_joined(before: str, joiner: str, after: str) -> bool:
    """Return whether a joiner is where one belongs (RFC 5892 A.1), or between two pictures."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == 9:  # a virama
        return unicodedata.category(after)[0] == "L"
    return joiner == "\u200d" and is_picture(after) and (is_picture(before) or is_selector(before))


def is_picture(letter: str) -> bool:
    """Return whether a character is a picture or a skin tone."""
    return letter >= "\u2190" and unicodedata.category(letter) in ("So", "Sk", "Sm")


def is_selector(letter: str) -> bool:
    """Return whether a character is a variation selector."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
