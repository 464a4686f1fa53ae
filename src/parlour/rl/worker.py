"""The tools of a thread that plays lanes, one at a time: a list of actions and its words."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core import codec
from ..core.actions import Actions
from ..core.deal import Deal
from . import memory
from .encoder import Encoder

NEXT = 56  # the bits of a listed action for its next word
CODE = 0xFFFFFFFFFFFFFF
WORD = 64  # choices in a word of 64 bits
KIND_BITS, PAYLOAD = codec.KIND_BITS, codec.PAYLOAD
globals().update(CODE=CODE, NEXT=NEXT, WORD=WORD)


class Worker:
    """The list, the pack and the random numbers of one thread; its lanes share them.

    After `match`, *low* and *high* are the words that may come next, and *code* is the action if
    one is left.
    """

    encoder: Encoder
    legal: Actions
    scratch: Actions  # of all deals of its lanes
    pack: Pack
    rng: Random
    code: bits.u64
    low: bits.u64
    high: bits.u64

    def __init__(self, encoder: Encoder, cards: tuple[int, ...]) -> None:
        self.encoder = encoder
        self.legal = Actions()
        self.scratch = Actions()
        self.pack = Pack(cards)
        self.rng = Random(0)
        self.code = 0
        self.low = 0
        self.high = 0

    def offer(self, word: bits.i32, code: bits.u64) -> None:
        """Let a word come next, which may begin an action."""
        self.code = code
        if word < WORD:
            self.low |= bits.bit(word)
        else:
            self.high |= bits.bit(word - WORD)

    def match(self, deal: Deal, said: bits.u8s, depth: bits.i32) -> bits.i32:
        """Keep the actions in the list that begin with what was said; return their number.

        Each has its next word in the bits from `NEXT` on, which no action uses.
        """
        word: memory.u8x24 = [0] * 24
        left: bits.i32 = 0
        kept: bits.i32 = 0
        ranged: bool = self.legal.ranged != 0 and self.encoder.end >= 0
        self.low = 0
        self.high = 0
        for k in range(self.legal.n):
            code = self.legal.items[k] & CODE
            word[0] = (code >> KIND_BITS) - 1
            if depth and word[0] != said[0]:
                continue
            if ranged:
                last = deal.last_of(code)
                if last > code:
                    left += self.match_amounts(said, depth, code, last)
                    self.legal.items[kept] = code
                    kept += 1
                    continue
            if depth:
                self.encoder.spell(code, word)
            d: bits.i32 = 1
            while d < depth and word[d] == said[d]:
                d += 1
            if d >= depth:
                left += 1
                self.offer(word[depth], code)
                self.legal.items[kept] = code | cython.cast(bits.u64, word[depth]) << NEXT
                kept += 1
        self.legal.n = kept
        return left

    def match_amounts(
        self, said: bits.u8s, depth: bits.i32, code: bits.u64, last: bits.u64
    ) -> bits.i32:
        """Find the amounts from *code* to *last* that begin with what was said."""
        if depth == 0:
            self.offer((code >> KIND_BITS) - 1, code)
            return last - code + 1
        kind: bits.u64 = code >> KIND_BITS << KIND_BITS
        least: bits.i64 = code & PAYLOAD
        most: bits.i64 = last & PAYLOAD
        begun: bits.i64 = 0
        found: bits.i64 = 0
        ended: bool = said[depth - 1] == self.encoder.end
        for d in range(1, depth - ended):
            begun = 10 * begun + said[d] - self.encoder.end - 1
        if depth > 1 and least <= begun <= most:
            found = 1
            self.offer(self.encoder.end, kind | begun)
        more: bool = depth == 1 or (begun > 0 and not ended)
        for digit in range(10 if more else 0):
            first: bits.i64 = 10 * begun + digit
            unit: bits.i64 = 1  # ten for each digit that follows
            while first <= most and (first or unit == 1):
                over: bits.i64 = min(most, first + unit - 1) - max(least, first) + 1
                if over > 0:
                    found += over
                    self.offer(self.encoder.end + 1 + digit, kind | max(least, first))
                first *= 10
                unit *= 10
        return found


def nth(low: bits.u64, high: bits.u64, place: bits.i32) -> bits.i32:
    """Return the word at a place among the words of a mask."""
    first: bits.i32 = 0
    if place >= bits.count(low):
        place -= bits.count(low)
        low = high
        first = WORD
    for _ in range(place):
        low &= low - 1
    return first + bits.first(low)
