"""Sealed deals: from numbers fixed before a match follow its packs, its lots and its bots' seeds.

::

    H(tag, …)   SHA-256 over fields, each preceded by its length: 4 bytes, big-endian
    text        UTF-8;  numbers: 4 bytes, big-endian;  seeds and preimages: their 32 bytes

    chain       X(i-1) = H("parlour/chain/1", X(i)); the tip X(0) is public from the start
    deal_key    H("parlour/deal/1", table, k, X(k), R(0) … R(n-1)), an empty R for who gave none
    stream      H("parlour/stream/1", key, j), j = 0, 1, …: eight 32-bit words each, in order
    below(n)    the next word, modulo n; words from the largest multiple of n on are refused
    pack_of     i from the last card down to 1: swap with below(i + 1)
    chance      C(1) = H("parlour/chance/2", key), C(n+1) = H("parlour/chance/2", C(n)): what
                chance decides for the n-th time in a deal is shuffled by the stream of C(n)
    dealer      below(seats) of the stream of H("parlour/dealer/1", key), for the first deal
    seats       where they are drawn for, the pack that is drawn from is shuffled by the stream of
                H("parlour/seats/1", key) of the first deal; seat 0 deals first
    bot_seed    the first 8 bytes of H("parlour/bot/1", X(k), seat, number), number from 1
    log_link    H("parlour/log/1", the link before, key, one line for each action)

A table of the first protocol has the seed of its deals' own generator instead, the first 8 bytes
of H("parlour/chance/1", key), and its name where a later one has X(0) (`table_of`).
docs/internals/fairness.md says what that proves.  Nothing here draws a number, or knows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct

VERSION = 4
"""The version of the protocol; tables that were opened under an older one keep it."""
BUDGETED = 3
"""The first version whose seals name the bots and their budgets, and owe a share to each chain."""
SEATED = 4
"""The first version that seals a game's drawing for seats; earlier ones draw for none."""
LINKS = 512
"""The length of a table's chain, which is the number of deals that can be sealed."""
SHARES = 256
"""The length of a seat's chain."""
NUMBER = 4  # bytes
LINK = b"\0\0\0\x0fparlour/chain/1"
LINKED = LINK + b"\0\0\0\x20"  # what precedes a link, which is a digest
WORD = 1 << 32
WORDS = Struct(">8I")  # a block of the stream
SEED = 8  # bytes


def digest(tag: str, *fields: bytes) -> bytes:
    """Return SHA-256 over the tag and the fields, each preceded by its length."""
    parts = [tag.encode(), *fields]
    return sha256(b"".join([len(it).to_bytes(NUMBER, "big") + it for it in parts])).digest()


def chain(root: bytes, links: int) -> bytes:
    """Return the link that is *links* steps nearer to the tip than *root*."""
    begin = LINK + len(root).to_bytes(NUMBER, "big")
    for _ in range(links):  # `digest` inlined: waking a table computes its whole chain
        root = sha256(begin + root).digest()
        begin = LINKED
    return root


def deal_key(table: str, k: int, secret: bytes, shares: Sequence[bytes]) -> bytes:
    """Return the key of deal *k* of a table: of X(k) and each seat's share, empty for none."""
    return digest("parlour/deal/1", table.encode(), k.to_bytes(NUMBER, "big"), secret, *shares)


class Stream:
    """The random numbers that follow from a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []  # of the block, the next one last

    def word(self) -> int:
        """Return the next 32 bits."""
        if not self._words:
            block = digest("parlour/stream/1", self._key, self._block.to_bytes(NUMBER, "big"))
            self._words = [*WORDS.unpack(block)][::-1]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        end = WORD - WORD % n
        while (word := self.word()) >= end:
            pass
        return word % n


def pack_of(key: bytes, cards: Sequence[int]) -> list[int]:
    """Return the pack, given in the game's own order, as a deal's key shuffles it."""
    pack, stream = list(cards), Stream(key)
    for i in range(len(pack) - 1, 0, -1):
        j = stream.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def table_of(version: int, name: str, tip: bytes) -> str:
    """Return the identity of a table in the keys of its deals: its name, or in public X(0)."""
    return name if version == 1 else tip.hex()


def next_chance(key: bytes) -> bytes:
    """Return the key for the next chance decision within a deal, after this key."""
    return digest("parlour/chance/2", key)


def chance(version: int, key: bytes) -> int | str:
    """Return the start of chance within a deal: a key (hex), or in version 1 a seed."""
    if version == 1:
        return int.from_bytes(digest("parlour/chance/1", key)[:SEED], "big")
    return next_chance(key).hex()


def first_dealer(key: bytes, seats: int) -> int:
    """Return the first dealer, by the key of the first deal."""
    return Stream(digest("parlour/dealer/1", key)).below(seats)


def seats_key(key: bytes) -> bytes:
    """Return the key of the pack from which seats are drawn, by the key of the first deal."""
    return digest("parlour/seats/1", key)


def bot_seed(secret: bytes, seat: int, number: int) -> int:
    """Return the seed of a bot's decision: of X(k), its seat, and the number of the decision."""
    fields = (secret, seat.to_bytes(NUMBER, "big"), number.to_bytes(NUMBER, "big"))
    return int.from_bytes(digest("parlour/bot/1", *fields)[:SEED], "big")


def log_link(before: bytes, key: bytes, lines: Iterable[str]) -> bytes:
    """Return the log's next link: of the one before (empty at first), a deal, and its actions."""
    return digest("parlour/log/1", before, key, *(line.encode() for line in lines))
