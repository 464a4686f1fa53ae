"""Everything the server must not let anybody guess: table names, seat tokens, packs, secrets."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from ... import proof

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letter or digit that is read as another
TABLE_LETTERS = 15  # 74 bits
PUBLIC_ID = re.compile("[0-9a-f]{20}")
SYSTEM: Random = secrets.SystemRandom()
"""The chance of every server: the system's own, which no seed repeats."""


def new_table(chance: Random = SYSTEM) -> str:
    """Return a name for a table: short enough for a link, too long to be guessed."""
    return "".join(chance.choices(ALPHABET, k=TABLE_LETTERS))


def is_table(name: str) -> bool:
    """Return whether *name* could be the name of a table."""
    return len(name) == TABLE_LETTERS and all(letter in ALPHABET for letter in name)


def public_id(name: str) -> str:
    """Return what stands for a table wherever its name, which is a key, must not be read.

    That is in paths, in logs and in what nodes tell each other.  The page works it out, too.
    """
    return proof.digest("parlour/id/1", name.encode()).hex()[:20]


def new_token(chance: Random = SYSTEM) -> str:
    """Return the token of a seat: 192 random bits."""
    return urlsafe_b64encode(chance.randbytes(24)).decode()


def new_key(chance: Random = SYSTEM) -> str:
    """Return a token as it stands in a link: as many bits, in hexadecimal."""
    return chance.randbytes(24).hex()


def new_secret(chance: Random = SYSTEM) -> str:
    """Return the secret of a table: 256 random bits, as hex."""
    return chance.randbytes(32).hex()


def digest(token: str) -> str:
    """Return what is stored of a token; the token has too many bits to be searched for."""
    return sha256(token.encode()).hexdigest()


def find_owner(token: str, digests: Sequence[str]) -> int:
    """Return the index of the token's digest or -1, in a time that does not depend on either."""
    wanted, found = digest(token), -1
    for index, stored in enumerate(digests):
        if hmac.compare_digest(wanted, stored):
            found = index
    return found


def shuffled(cards: Sequence[int], chance: Random = SYSTEM) -> list[int]:
    """Return the cards in an order that nobody can predict."""
    pack = list(cards)
    chance.shuffle(pack)
    return pack


def first_dealer(seats: int, chance: Random = SYSTEM) -> int:
    """Return the seat that deals first, by lot."""
    return chance.randrange(seats)
