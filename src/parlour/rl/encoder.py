"""A game's actions as words, and a seat's knowledge as bytes: for networks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..core import arguments
from ..core.deal import Deal, interpreted
from . import memory
from .vocabulary import numbered

MOST_WORDS = 24
"""The most words of an action."""
DOTS = "…"
SORTS = re.compile(r"(?P<card>[A2-9TJQK][cdhs])|(?P<place>T\d+)|(?P<digit>\d)")


class Block(NamedTuple):
    """Some cells of an observation, one after another, and what they mean."""

    name: str
    length: int
    meaning: str


class Encoder:
    """A seat's knowledge of a deal, in bytes, and the words of its actions.

    Each game has a compiled subclass with the hooks ``spell``, ``encode`` and ``reveal``, which
    trust their arguments and run without the GIL.  An action is spelled by a few words, so that
    every list of legal actions becomes a tree: no action's words begin another action's.

    The words ``end``, ``0``, … ``9``, which follow each other, spell amounts: after its kind an
    action that stands for a range of them has the digits of one and the end.
    """

    version = ""
    """The game and a number that changes with any byte: part of every environment's name."""
    words = tuple[str, ...]()
    """The words, by number."""
    blocks = tuple[Block, ...]()
    """The parts of an observation, in order."""
    secrets = tuple[Block, ...]()
    """The parts of what a seat does not know, in order."""

    size: bits.i32
    hidden: bits.i32
    end: bits.i32  # the word after the digits of an amount, -1 without amounts

    def __init__(self) -> None:
        self.end = self.words.index("0") - 1 if "0" in self.words else -1
        self.size = sum([block.length for block in self.blocks])
        self.hidden = sum([block.length for block in self.secrets])

    # -- hooks ---------------------------------------------------------------

    def spell(self, code: bits.u64, out: bits.u8s) -> bits.i32:
        """Write the words of a code, and return their number: at most `MOST_WORDS`.

        The first is that of its kind: a kind counts from 1, its word from 0.
        """
        n: bits.i32
        with cython.gil:
            found = np.zeros(MOST_WORDS, np.uint8)
            n = interpreted(self, "spell")(code, found)
            fill(out, found)
        return n

    def heard(self, deal: Deal, code: bits.u64, count: bits.i32) -> bits.i32:
        """Return how many words of an action, which has *count*, all seats hear: by default all.

        *deal* is as before the action.
        """
        n: bits.i32 = count
        if cython.compiled and not bits.is_compiled(self):
            with cython.gil:
                n = interpreted(self, "heard", all_of)(deal, code, count)
        return n

    def encode(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        """Write what ``deal.seen_by(seat)`` keeps, and nothing else: `size` bytes."""
        with cython.gil:
            found = np.zeros(self.size, np.uint8)
            interpreted(self, "encode")(deal, seat, found)
            fill(out, found)

    def reveal(self, deal: Deal, seat: bits.i32, out: bits.u8s) -> None:
        """Write what a seat does not know: `hidden` bytes."""
        with cython.gil:
            found = np.zeros(self.hidden, np.uint8)
            interpreted(self, "reveal")(deal, seat, found)
            fill(out, found)

    # -- what Python sees ----------------------------------------------------

    @property
    def joint(self) -> tuple[int, ...]:
        """The number of each word in `VOCABULARY`; ``LookupError`` for a word that it lacks."""
        return numbered(self.words)

    def observe(self, deal: Deal, seat: object) -> npt.NDArray[np.uint8]:
        """Return what a seat knows about a deal."""
        found = np.zeros(self.size, np.uint8)
        self.encode(deal, deal.check_seat(arguments.whole(seat, "seat")), memory.numbers(found))
        return found

    def oracle(self, deal: Deal, seat: object) -> npt.NDArray[np.uint8]:
        """Return what a seat does not know about a deal."""
        found = np.zeros(max(1, self.hidden), np.uint8)
        self.reveal(deal, deal.check_seat(arguments.whole(seat, "seat")), memory.numbers(found))
        return found[: self.hidden]

    def spelled(self, code: int) -> tuple[str, ...]:
        """Return the words of an action."""
        found = np.zeros(MOST_WORDS, np.uint8)
        count = self.spell(code, memory.numbers(found))
        return tuple([self.words[number] for number in found[:count].tolist()])

    def public(self, deal: Deal, code: int) -> tuple[str, ...]:
        """Return those words of an action, which is about to be done, that all seats hear."""
        said = self.spelled(code)
        return said[: self.heard(deal, code, len(said))]

    def describe(self) -> str:
        """Return the words, and tables of the blocks, as Markdown."""
        sorts = groupby(self.words, lambda it: (found := SORTS.fullmatch(it)) and found.lastgroup)
        words = [it for sort, some in sorts for it in (shortened(some) if sort else some)]
        lines = [f"{len(self.words)} words:", "", "```text", " ".join(words), "```", ""]
        for title, blocks in (("Observation", self.blocks), ("Oracle", self.secrets)):
            lines += [f"| {title} | Cells | Meaning |", "|---|--:|---|"]
            for (length, meaning), some in groupby(blocks, lambda it: it[1:]):
                names = [it.name for it in some]
                cells = f"{len(names)} × {length}" if len(names) > 1 else str(length)
                lines.append(f"| {' '.join(shortened(names))} | {cells} | {meaning} |")
            lines.append("")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<encoder {self.version}: {len(self.words)} words, {self.size} cells>"


def all_of(_deal: Deal, _code: int, count: int) -> int:
    """Return the number of an action's words."""
    return count


def shortened(names: Iterable[str]) -> list[str]:
    """Return names with dots in place of all but the first and the last, if they are many."""
    first, *others = names
    return [first, DOTS, others.pop()] if len(others) > 1 else [first, *others]


def fill(out: bits.u8s, found: npt.NDArray[np.uint8]) -> None:
    """Copy what an interpreted encoder has written."""
    for place, number in enumerate(found.tolist()):
        out[place] = number
