"""Substitutes for characters that standard output or standard error cannot write.

A stream that lacks a character, as a Windows console may lack the suits, gets the letters of the
notation, plain punctuation and letters without accents, but never a question mark.  If it lacks the
letters of a language, Parlour does not use that language there.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Iterator
from io import TextIOWrapper

from . import texts

PLAINLY = "parlour.plainly"
"""The name of the error handler that writes plain characters."""
SIGNS = {
    **dict(zip("♣♦♥♠", "cdhs", strict=True)),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("\u2018’\u201a", "'"),
    **dict.fromkeys("\u2010\u2011\u2212–—─━═", "-"),
    **dict.fromkeys("¦·│┃║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰", "+"),
    **dict.fromkeys("•★✓✔", "*"),
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
    "±": "+/-",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "æ": "ae",
    "ø": "o",
    "ł": "l",
    "đ": "d",
}


def plain(sign: str) -> str:
    """Return the ASCII substitute for a character; if all else fails, its escape."""
    if sign in SIGNS:
        return SIGNS[sign]
    parts = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return parts or sign.encode("unicode_escape").decode("ascii")


def write_plainly(error: UnicodeError) -> tuple[str, int]:
    """Return the substitute and where to go on: an error handler for `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


codecs.register_error(PLAINLY, write_plainly)


def prepare() -> None:
    """Make sure that neither printed nor typed characters can end the process."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def lacking(language: str) -> str:
    """Return the encoding of a stream that lacks letters of a language; ``""`` if none does."""
    return next((it for it in encodings() if not can_write(it, language)), "")


def spoken() -> str:
    """Return the language of the environment, or English if a stream cannot write it."""
    language = texts.spoken()
    return texts.DEFAULT if lacking(language) else language


def encodings() -> Iterator[str]:
    """Yield the encodings of standard output and standard error."""
    for stream in (sys.stdout, sys.stderr):
        yield getattr(stream, "encoding", None) or "utf-8"


def can_write(encoding: str, language: str) -> bool:
    """Return whether all letters of a language's texts can be written, perhaps without accents."""
    if codecs.lookup(encoding).name.startswith("utf"):
        return True
    letters = {it for path in texts.files(language) for it in path.read_text("utf-8", "replace")}
    letters -= {"\\", "\ufeff"}
    return not any("\\" in it.encode(encoding, PLAINLY).decode(encoding) for it in letters)
