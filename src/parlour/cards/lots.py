"""Chance within a deal: by the fast generator of `rng`, or by sealed keys.

A key is four 64-bit numbers, the highest first; four zeros mean that there is no key.  Each draw
uses a key up: the next key follows from it (`parlour.proof`), but not the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from . import _cython as cython

from ..proof import next_chance, pack_of
from . import bits
from . import rng as streams

WORDS = 4


def is_none(key: bits.u64s) -> bool:
    """Return whether there is no key."""
    return key[0] | key[1] | key[2] | key[3] == 0


def clear(key: bits.u64s) -> None:
    """Forget a key."""
    for i in range(4):
        key[i] = 0


def shuffle(state: bits.u64, key: bits.u64s, cards: bits.i32s, n: bits.i32) -> bits.u64:
    """Shuffle the first *n* numbers of an array; return the fast generator's next state.

    If there is a key, it decides, and the next key replaces it.
    """
    if is_none(key):
        state = streams.shuffle_from(state, cards, n)
    else:
        with cython.gil:
            order = [cards[i] for i in range(n)]
            words = draw([key[i] for i in range(4)], order)
            for i in range(n):
                cards[i] = order[i]
            for i in range(4):
                key[i] = words[i]
    return state


def draw(words: Sequence[int], cards: list[int]) -> list[int]:
    """Shuffle a list by a key; return the next key."""
    key = b"".join([word.to_bytes(8, "big") for word in words])
    cards[:] = pack_of(key, cards)
    return words_of(next_chance(key))


def words_of(key: bytes) -> list[int]:
    """Return a key of 32 bytes as its numbers."""
    return [int.from_bytes(key[at : at + 8], "big") for at in range(0, 32, 8)]
