"""What standard output and standard error can write, and what stands for what they cannot.

Where a stream lacks a sign, as that of a Windows console may lack the suits, it gets the letters of
the notation, plain punctuation and letters without their accents: never a question mark.  A
language of which it lacks the letters is not spoken there.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Iterator
from io import TextIOWrapper

from . import texts

PLAINLY = "parlour.plainly"
"""The name of the error handler that writes plain signs."""
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
    """Return what stands for a sign where it cannot be written, in ASCII; at worst its escape."""
    if sign in SIGNS:
        return SIGNS[sign]
    parts = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return parts or sign.encode("unicode_escape").decode("ascii")


def write_plainly(error: UnicodeError) -> tuple[str, int]:
    """Return what is written instead, and where to go on: a handler as `codecs` has them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


codecs.register_error(PLAINLY, write_plainly)


def prepare() -> None:
    """Let no sign end the process: neither one that is printed nor one that is typed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def lacking(language: str) -> str:
    """Return the encoding of a stream that lacks the letters of a language; empty if none does."""
    return next((it for it in encodings() if not can_write(it, language)), "")


def spoken() -> str:
    """Return the language of the environment, but English where it cannot be written."""
    language = texts.spoken()
    return texts.DEFAULT if lacking(language) else language


def encodings() -> Iterator[str]:
    """Yield the encodings of standard output and standard error."""
    for stream in (sys.stdout, sys.stderr):
        yield getattr(stream, "encoding", None) or "utf-8"


def can_write(encoding: str, language: str) -> bool:
    """Return whether every letter of a language's texts can be written, if without its accent."""
    if codecs.lookup(encoding).name.startswith("utf"):
        return True
    letters = {it for path in texts.files(language) for it in path.read_text("utf-8", "replace")}
    letters -= {"\\", "\ufeff"}
    return not any("\\" in it.encode(encoding, PLAINLY).decode(encoding) for it in letters)
