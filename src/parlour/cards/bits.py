"""Integers as sets of cards: the few primitives from which every game is built.

This module is never compiled.  Interpreted and compiled code differ only here and in ``bits.pxd``,
and in `rl.memory` for its arrays.  Interpreted games use the functions below; compiled games get
the one-instruction versions in the sheet.  ``u64``, ``i32`` and ``u8`` are plain ``int`` to Python
and to type checkers, and C types of that name to the compiler.
"""

from __future__ import annotations

from math import isqrt
from typing import TypeAlias

u64: TypeAlias = int
i64: TypeAlias = int
i32: TypeAlias = int
u32: TypeAlias = int
u8: TypeAlias = int
f64: TypeAlias = float
i32s: TypeAlias = list[int]  # an array as an argument
u64s: TypeAlias = list[int]
u64x4: TypeAlias = list[int]  # an array as a local variable
u64x8: TypeAlias = list[int]
u64x16: TypeAlias = list[int]
u64x512: TypeAlias = list[int]
u64x640: TypeAlias = list[int]
i32x4: TypeAlias = list[int]
i32x8: TypeAlias = list[int]
i32x128: TypeAlias = list[int]
i32x192: TypeAlias = list[int]
u32s: TypeAlias = list[int]
u8s: TypeAlias = list[int]
u32x960: TypeAlias = list[int]
u8x4096: TypeAlias = list[int]

ALL: u64 = (1 << 64) - 1
"""The mask that keeps a number within 64 bits."""
LANE: u64 = 0x1FFF
"""The thirteen ranks of one suit, in the lowest lane."""
RANK: u64 = 1 | 1 << 16 | 1 << 32 | 1 << 48
"""One rank in every suit: the aces."""
JOKER: i32 = 63
"""The number of a joker, in games with jokers."""


def bit(index: i32) -> u64:
    """Return the set that holds only card *index* (never write ``1 << index``)."""
    return 1 << index


def count(cards: u64) -> i32:
    """Return how many cards are in the set."""
    return cards.bit_count()


def first(cards: u64) -> i32:
    """Return the index of the lowest card of a non-empty set."""
    return (cards & -cards).bit_length() - 1


def twice(cards: u64) -> u64:
    """Return the ranks that occur at least twice in a set, in the lowest lane."""
    a, b, c, d = cards, cards >> 16, cards >> 32, cards >> 48
    return (a & b | c & d | (a | b) & (c | d)) & LANE


def thrice(cards: u64) -> u64:
    """Return the ranks that occur at least three times in a set, in the lowest lane."""
    a, b, c, d = cards, cards >> 16, cards >> 32, cards >> 48
    return (a & b & (c | d) | c & d & (a | b)) & LANE


def mulhi(x: u64, y: u64) -> u64:
    """Return the upper 64 bits of a 128-bit product."""
    return x * y >> 64


def root(x: u64) -> u64:
    """Return the integer part of a square root."""
    return isqrt(x)


def mix(x: u64) -> u64:
    """Return *x* scrambled by the finalizer of splitmix64 (Steele, Lea, Flood 2014)."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & ALL
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & ALL
    return x ^ (x >> 31)


def is_compiled(value: object) -> bool:
    """Return whether the class of *value* is compiled."""
    return False


def copy_fields(target: object, source: object) -> None:
    """Copy the fields that are C data (here there are none)."""


def copy_attributes(target: object, source: object) -> None:
    """Copy the fields that are Python numbers and lists of numbers."""
    fields = vars(target)
    for name, value in vars(source).items():
        fields[name] = value.copy() if type(value) is list else value


def read_words(deal: object, words: u32s, most: i32) -> i32:
    """Read the memory of the fields that are C data (here there are none)."""
    return 0


def write_words(deal: object, words: u32s) -> None:
    """Write that memory."""
