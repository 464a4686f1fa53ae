"""House names: four words with which people take their seat back at any device.

The log has only a slow hash of them, with a salt of its own.
"""

from __future__ import annotations

import hmac
import re
import unicodedata

from ..ground.errors import BadRequest
from .codes import slow_hash

WORDS = 4
LEAST_BYTES = 3  # of a word: three Latin letters, or one character of a denser script
SALT_BYTES = 16
MAX_HOUSES = 32  # house names that people may choose in a match
_WORD = re.compile(r"[^\W_]+")
_NOBODYS = "00" * (SALT_BYTES + 32)


def words_of(text: str) -> str:
    """Return the words of a house name as they were meant: without capitals, accents and signs.

    ``BadRequest`` unless they are four different ones.
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    words = _WORD.findall("".join(it for it in letters if not unicodedata.combining(it)))
    short = any(len(it.encode()) < LEAST_BYTES for it in words)
    if short or len(words) != WORDS or len({*words}) != WORDS:
        raise BadRequest("bad_house")
    return " ".join(words)


def hashed(words: str, salt: bytes) -> str:
    """Return salt and slow hash of a house name, as the log has them (hex)."""
    return (salt + slow_hash(words, salt)).hex()


def fits(words: str, house: str) -> bool:
    """Return whether a house name is the one with this hash; a seat without one takes as long."""
    known = bytes.fromhex(house or _NOBODYS)
    found = slow_hash(words, known[:SALT_BYTES])
    return hmac.compare_digest(found, known[SALT_BYTES:]) and bool(house)
