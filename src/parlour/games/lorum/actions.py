"""The actions of a seat, as codes, as structs and as text.

An action's code is its kind and, if it has them, a card or queens:

=====  ==========================================================================
bits   meaning
=====  ==========================================================================
0-5    the card (``play``), the ace being 13 (`cards.high`)
0-1    the queens (``expose``): 1 is the queen of clubs, 2 that of spades
40-42  the kind, 1 to 6 in the order of the classes below
=====  ==========================================================================

So an ascending list begins with the pass, the ``none`` or the lowest card in the order of suits
c d h s: the action for a player who does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ...cards import high
from ...cards.cards import NUMBERS
from ...core.codec import KIND_BITS, NOTHING, Codec, Part, card_part
from ...core.errors import NotationError
from ...core.notation import words_of

PASS, SMALL, BIG, NONE, EXPOSE, PLAY = (kind << KIND_BITS for kind in range(1, 7))
QUEENS = ("Qc", "Qs")


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Declare nothing."""


class Small(msgspec.Struct, frozen=True, tag="small"):
    """Declare small (malý): to take no trick."""


class Big(msgspec.Struct, frozen=True, tag="big"):
    """Declare big (veľký): to take every trick."""


class Nothing(msgspec.Struct, frozen=True, tag="none"):
    """Expose no queen."""


class Expose(msgspec.Struct, frozen=True, tag="expose"):
    """Expose the queen of clubs, that of spades, or both."""

    cards: tuple[str, ...]


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: str


Action: TypeAlias = Pass | Small | Big | Nothing | Expose | Play


def queens_of(bits: int) -> tuple[tuple[str, ...]] | None:
    """Return the names of the queens in these bits."""
    shown = tuple(queen for place, queen in enumerate(QUEENS) if bits >> place & 1)
    return (shown,) if 1 <= bits <= 3 else None


def queens_code(queens: Sequence[str]) -> int:
    """Return these queens, a bit each; `NotationError` for other cards, or a queen twice."""
    found = 0
    for queen in queens:
        if queen not in QUEENS:
            raise NotationError("no_action", "R6", text=queen)
        bit = 1 << QUEENS.index(queen)
        if found & bit:
            raise NotationError("card_twice", "R6", text=queen)
        found |= bit
    if not found:
        raise NotationError("no_action", "R6", text="expose")
    return found


CODEC: Codec[Action] = Codec(
    (PASS, Pass, NOTHING),
    (SMALL, Small, NOTHING),
    (BIG, Big, NOTHING),
    (NONE, Nothing, NOTHING),
    (EXPOSE, Expose, Part(queens_of, queens_code, lambda text: (words_of(text),), " ".join)),
    (PLAY, Play, card_part(high.number, NUMBERS)),
)
