"""The fields of a deal packed into few bytes, the same in both builds.

Memory is taken in groups of four 32-bit words.  A group begins with a control byte that gives for
each word, in two bits, its length: 0, 1, 2 or 4 bytes.  Words are zigzag-encoded, so that small
negative numbers are short, too.  A byte 0 and a number stand for that many groups of zeros.
"""

from __future__ import annotations

from ..cards import bits
from . import layout

MOST_WORDS = 960  # words
LOW, HIGH = 0xFFFFFFFF, 31


def pack(deal: object) -> bytes:
    """Return the fields of a game's deal, without those that all deals have."""
    words: bits.u32x960 = [0] * 960
    out: bits.u8x4096 = [0] * 4096
    groups = (read(deal, words) + 3) // 4
    n: bits.i32 = 0
    group: bits.i32 = 0
    while group < groups:
        at: bits.i32 = 4 * group
        zeros: bits.i32 = 0
        while group + zeros < groups and zeros < 255 and is_zero(words, at + 4 * zeros):
            zeros += 1
        if zeros:
            out[n] = 0
            out[n + 1] = zeros
            n += 2
            group += zeros
        else:
            n = put_group(words, at, out, n)
            group += 1
    return bytes(out[:n])


def unpack(deal: object, data: bytes, start: bits.i32) -> bool:
    """Set the fields to what *data* holds from index *start* on; return whether it is valid.

    Invalid data changes nothing.
    """
    words: bits.u32x960 = [0] * 960
    groups = (read(deal, words) + 3) // 4
    for i in range(4 * groups):
        words[i] = 0
    n: bits.i32 = start
    end: bits.i32 = len(data)
    group: bits.i32 = 0
    while group < groups and n + 1 < end:
        control: bits.i32 = data[n]
        if control == 0:
            group += data[n + 1]
            n += 2
            continue
        n += 1
        if n + length(control) > end:
            return False
        for j in range(4):
            size = control >> 2 * j & 3
            size += size == 3
            word: bits.u32 = 0
            for i in range(size):
                byte: bits.u32 = data[n + i]
                word |= byte << 8 * i
            n += size
            words[4 * group + j] = turned_back(word)
        group += 1
    if group != groups or n != end:
        return False
    write(deal, words)
    return True


def read(deal: object, words: bits.u32s) -> bits.i32:
    """Read the memory of the fields; return its length in words."""
    count: bits.i32 = 0
    if bits.is_compiled(deal):
        count = bits.read_words(deal, words, MOST_WORDS)
    else:
        found = layout.words_of(deal)
        count = len(found) if len(found) <= MOST_WORDS else -1
        for i in range(count):
            words[i] = found[i]
    if count < 0:
        raise OverflowError(f"a {type(deal).__name__} has more than {MOST_WORDS} words")
    return count


def write(deal: object, words: bits.u32s) -> None:
    """Set the memory of the fields."""
    if bits.is_compiled(deal):
        bits.write_words(deal, words)
    else:
        layout.set_words(deal, [words[i] for i in range(MOST_WORDS)])


def is_zero(words: bits.u32s, at: bits.i32) -> bool:
    """Return whether the four words at an index are all zero."""
    return (words[at] | words[at + 1] | words[at + 2] | words[at + 3]) == 0


def put_group(words: bits.u32s, at: bits.i32, out: bits.u8s, n: bits.i32) -> bits.i32:
    """Append four words to *n* bytes; return the new number of bytes."""
    control: bits.i32 = 0
    start: bits.i32 = n
    n += 1
    for j in range(4):
        word: bits.u32 = turned(words[at + j])
        kind: bits.i32 = 0
        while word >> 8 * kind and kind < 3:  # 0, 1 or 2 bytes, or all four
            kind += 1
        size: bits.i32 = kind + (kind == 3)
        for i in range(size):
            out[n + i] = word >> 8 * i & 255
        n += size
        control |= kind << 2 * j
    out[start] = control
    return n


def length(control: bits.i32) -> bits.i32:
    """Return the length in bytes of a group's words."""
    total: bits.i32 = 0
    for j in range(4):
        kind = control >> 2 * j & 3
        total += kind + (kind == 3)
    return total


def turned(word: bits.u32) -> bits.u32:
    """Return the zigzag encoding of a number: its sign becomes the lowest bit."""
    negative = word >> HIGH
    return (word << 1 & LOW) ^ (LOW if negative else 0)


def turned_back(word: bits.u32) -> bits.u32:
    """Return the number of a zigzag encoding."""
    return word >> 1 ^ (LOW if word & 1 else 0)
