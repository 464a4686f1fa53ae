"""The seeded random numbers: the same on every machine, compiled or not."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from . import bits


class Random:
    """A splitmix64 generator: small, fast, and a plain function of its seed."""

    state: bits.u64

    def __init__(self, seed: SupportsIndex = 0) -> None:
        if isinstance(seed, bool) or not hasattr(type(seed), "__index__"):
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        if not 0 <= index(seed) <= bits.ALL:
            raise ValueError("a seed is a number from 0 to 2**64 - 1")
        self.state = index(seed)

    def next(self) -> bits.u64:
        """Return the next 64 random bits."""
        self.state = (self.state + GOLDEN) & bits.ALL
        return bits.mix(self.state)

    def below(self, n: bits.i32) -> bits.i32:
        """Return a number from 0 to n - 1, each equally likely (Lemire's method)."""
        span: bits.u64 = n
        product: bits.u64 = (self.next() >> 32) * span
        if product & LOW < span:
            least = (LOW + 1 - span) % span
            while product & LOW < least:
                product = (self.next() >> 32) * span
        return product >> 32

    def below64(self, n: bits.u64) -> bits.u64:
        """Return a number from 0 to n - 1, each equally likely, if `below` is too narrow."""
        number = self.next()
        low: bits.u64 = number * n & bits.ALL
        if low < n:
            least: bits.u64 = (bits.ALL - n + 1) % n
            while low < least:
                number = self.next()
                low = number * n & bits.ALL
        return bits.mulhi(number, n)

    def shuffle(self, cards: bits.i32s, n: bits.i32) -> None:
        """Put the first *n* numbers of an array into a random order (Fisher and Yates)."""
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


def shuffle_from(state: bits.u64, cards: bits.i32s, n: bits.i32) -> bits.u64:
    """Shuffle the first *n* numbers as a generator in *state* would; return its next state."""
    for i in range(n - 1, 0, -1):
        span: bits.u64 = i + 1
        state = (state + GOLDEN) & bits.ALL
        j: bits.i32 = (bits.mix(state) >> 32) * span >> 32  # bias below 2**-25
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return state


GOLDEN = 0x9E3779B97F4A7C15
LOW = 0xFFFFFFFF
