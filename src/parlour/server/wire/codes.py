"""Codes that are in memory only, and for some minutes.

With six letters people play on at another device, with four they find a table.  The six are short
enough to be typed, and what nodes keep and tell of them follows from a slow hash, so only the code
itself leads to its table.  It fits the seat's key as it was, so it works once.
"""

from __future__ import annotations

from collections import OrderedDict
from random import Random
from typing import NamedTuple

from ... import proof
from ..ground.tokens import ALPHABET

LETTERS = 6  # 30 bits
CALLED = "abcdefghkmnprstvwxyz"  # letters that nobody mistakes for others when they are read aloud
CALLED_LETTERS = 4  # 160,000 codes
CODE_S = 600.0
"""Seconds for which a code works."""
MAX_CODES = 10_000  # in the memory of a node; the oldest are forgotten
SALT = b"parlour/code/1"


class Lent(NamedTuple):
    """A code as nodes know it: only its hash finds, reads and proves it."""

    place: str
    table: str
    """The name of the table, which is a key itself, in a form that only the code opens."""
    check: str
    left: float
    """Seconds for which the code still works."""


def new_code(chance: Random) -> str:
    """Return a new code, without letters and digits that look alike."""
    return "".join(chance.choices(ALPHABET, k=LETTERS))


def call_code(chance: Random) -> str:
    """Return a new code by which a table is called."""
    return "".join(chance.choices(CALLED, k=CALLED_LETTERS))


def is_called(code: str) -> bool:
    """Return whether this may be the code of a table."""
    return len(code) == CALLED_LETTERS and all(it in CALLED for it in code)


def key_of_call(code: str) -> bytes:
    """Return the key of a table's code.  It is not slow: so few codes could all be tried."""
    return proof.digest("parlour/call/1", code.encode())


def slow_hash(secret: str, salt: bytes = SALT) -> bytes:
    """Return the hash of something short, which takes some hundredths of a second."""
    from hashlib import scrypt  # which browsers' Python lacks

    return scrypt(secret.encode(), salt=salt, n=1 << 14, r=8, p=1, dklen=32)


def told(code: str) -> str:
    """Return a code as it was meant by people who write capitals, blanks or hyphens."""
    return "".join(it for it in code.lower() if it.isalnum())


def lend(key: bytes, table: str, token_hash: str) -> Lent:
    """Return what nodes know of a code with the hash *key* for a seat with this key."""
    return Lent(_part(key, b"place"), _veil(key, table.encode()), fit(key, token_hash), CODE_S)


def fit(key: bytes, token_hash: str) -> str:
    """Return the `check` of a code with the hash *key* for a seat with this key."""
    return _part(key, token_hash.encode())


def _part(key: bytes, what: bytes) -> str:
    return proof.digest("parlour/code/1", key, what).hex()[:40]


def _veil(key: bytes, text: bytes) -> str:
    """Return a text that is shorter than a hash, veiled; the same again reveals it."""
    veil = proof.digest("parlour/code/1", key, b"table")
    return bytes(one ^ other for one, other in zip(text, veil, strict=False)).hex()


class Codes:
    """The codes that this node knows, its own and those of others."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[Lent, float]] = OrderedDict()  # and when each ends
        self._own: dict[str, float] = {}

    def take(self, lent: Lent, now: float, *, own: bool = False) -> None:
        """Take a code, perhaps once more; *own* if it was made at this node."""
        self._forget(now)
        ends = now + min(lent.left, CODE_S)
        known, until = self._known.get(lent.place, (lent, 0.0))
        self._known[lent.place] = known, max(until, ends) if known.table == lent.table else until
        if own:
            self._own[lent.place] = now + CODE_S

    def find(self, key: bytes, now: float) -> tuple[str, str] | None:
        """Return the table of a code with the hash *key*, and its check; None if it is unknown."""
        self._forget(now)
        found = self._known.get(_part(key, b"place"))
        if found is None:
            return None
        table = bytes.fromhex(_veil(key, bytes.fromhex(found[0].table)))
        return table.decode(), found[0].check

    def own(self, now: float) -> list[Lent]:
        """Return the codes that were made here, to be told again."""
        self._forget(now)
        left = ((self._known[place][0], until - now) for place, until in self._own.items())
        return [lent._replace(left=seconds) for lent, seconds in left]

    def _forget(self, now: float) -> None:
        ended = [place for place, (_, until) in self._known.items() if until <= now]
        ended += [*self._known][: max(0, len(self._known) - MAX_CODES)]
        for place in ended:
            self._known.pop(place, None)
            self._own.pop(place, None)
