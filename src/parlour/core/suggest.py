"""Suggestions for misspelled words."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_TEXT = 200  # characters; comparing costs the square of the length


def nearest_word(word: str, known: Iterable[str]) -> str:
    """Return the known word most like *word*, which may be its beginning; ``""`` if none is."""
    words = {it.lower(): it for it in known}
    begun = [it for it in words if it.startswith(word.lower())]
    close = begun if len(begun) == 1 else get_close_matches(word.lower(), words, 1)
    return words[close[0]] if word and len(word) < LONGEST_TEXT and close else ""


def meant(word: str, known: Iterable[str]) -> dict[str, str]:
    """Return the fact ``meant`` of an error about an unknown word; ``{}`` if no word is like it."""
    found = nearest_word(word, known)
    return {"meant": found} if found else {}
