"""Which names people may give themselves: what all others see, and see in its place."""

from __future__ import annotations

import unicodedata

from .errors import BadRequest

JOINERS = "\u200c\u200d"
EMPTY = frozenset(
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\ufffc\U00013441\U00013442\U0001d159"
)
"""Letters, marks and signs that show nothing.

Fillers, inherent vowels, an empty Braille cell, the place of an object, blanks among hieroglyphs, a
note without a head.
"""
MARKS = 3
"""Marks upon one letter; no living script needs more once they are composed."""


def clean_name(name: str) -> str:
    """Return a name fit to be shown; ``BadRequest`` if it could hide, or disturb what is beside it.

    Refused are characters that are not seen or turn the text around, names of nothing but marks and
    space, and piles of marks.  Joiners stay where a script or an emoji needs them.
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
            right = shown and marks <= MARKS and letter not in EMPTY
        elif kind == "Zs":
            right, marks = True, MARKS  # a mark needs a letter
        else:
            right, marks, shown = kind[0] not in "CZ" and letter not in EMPTY, 0, True
        if not right:
            raise BadRequest("bad_name")
    if text and not shown:
        raise BadRequest("bad_name")
    return text


def is_joined(before: str, joiner: str, after: str) -> bool:
    """Return whether a joiner stands where one belongs (RFC 5892 A.1), or between two pictures."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == 9:  # a virama
        return unicodedata.category(after)[0] == "L"
    return joiner == "\u200d" and is_picture(after) and (is_picture(before) or is_selector(before))


def is_picture(letter: str) -> bool:
    """Return whether a character is a picture, or its colour."""
    return letter >= "\u2190" and unicodedata.category(letter) in ("So", "Sk", "Sm")


def is_selector(letter: str) -> bool:
    """Return whether a character chooses how the one before it looks."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
