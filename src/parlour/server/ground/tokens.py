"""Everything that must not be guessed: table names, seat tokens, packs and secrets."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from ... import proof

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters and digits that look alike
TABLE_LETTERS = 15  # 74 bits
PUBLIC_ID = re.compile("[0-9a-f]{20}")
SYSTEM: Random = secrets.SystemRandom()
"""The operating system's randomness, which no seed can repeat."""


def new_table(chance: Random = SYSTEM) -> str:
    """Return a new table name: short enough for a link, too long to guess."""
    return "".join(chance.choices(ALPHABET, k=TABLE_LETTERS))


def is_table(name: str) -> bool:
    """Return whether *name* could be the name of a table."""
    return len(name) == TABLE_LETTERS and all(letter in ALPHABET for letter in name)


def public_id(name: str) -> str:
    """Return the id that replaces a table's name, which is a key, in paths, logs and node messages.

    The page computes it, too.
    """
    return proof.digest("parlour/id/1", name.encode()).hex()[:20]


def new_token(chance: Random = SYSTEM) -> str:
    """Return a new seat token: 192 random bits in base64."""
    return urlsafe_b64encode(chance.randbytes(24)).decode()


def new_key(chance: Random = SYSTEM) -> str:
    """Return a new seat token for a link: 192 random bits in hexadecimal."""
    return chance.randbytes(24).hex()


def new_secret(chance: Random = SYSTEM) -> str:
    """Return a new table secret: 256 random bits in hexadecimal."""
    return chance.randbytes(32).hex()


def digest(token: str) -> str:
    """Return the stored hash of a token, which has too many bits for a search."""
    return sha256(token.encode()).hexdigest()


def find_owner(token: str, digests: Sequence[str]) -> int:
    """Return the index of the token's digest or -1, in constant time."""
    wanted, found = digest(token), -1
    for index, stored in enumerate(digests):
        if hmac.compare_digest(wanted, stored):
            found = index
    return found


def shuffled(cards: Sequence[int], chance: Random = SYSTEM) -> list[int]:
    """Return the cards in an unpredictable order."""
    pack = list(cards)
    chance.shuffle(pack)
    return pack


def first_dealer(seats: int, chance: Random = SYSTEM) -> int:
    """Return a random seat, which deals first."""
    return chance.randrange(seats)
