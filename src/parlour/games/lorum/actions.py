"""What a seat can do, as numbers, as values and as text.

An action's code is its kind and, where it has them, a card or queens:

=====  ==========================================================================
bits   meaning
=====  ==========================================================================
0-5    the card (``play``), the ace being 13 (`cards.high`)
0-1    the queens (``expose``): 1 is the queen of clubs, 2 that of spades
40-42  the kind, 1 to 6 in the order of the classes below
=====  ==========================================================================

So the first of an ascending list is the pass, the ``none`` or the lowest card in the order of suits
c d h s: what is done for a player who does nothing.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ...cards import high
from ...core.errors import NotationError

KIND_BITS = 40
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

    queens: tuple[str, ...]


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: str


Action: TypeAlias = Pass | Small | Big | Nothing | Expose | Play

PLAIN: dict[int, Action] = {PASS: Pass(), SMALL: Small(), BIG: Big(), NONE: Nothing()}
WORDS: dict[str, int] = {str(plain.__struct_config__.tag): code for code, plain in PLAIN.items()}


def kind_of(code: int) -> int:
    """Return the kind of a code."""
    return code >> KIND_BITS << KIND_BITS


def is_code(code: int) -> bool:
    """Return whether a number is the code of an action."""
    rest = code - kind_of(code)
    match kind_of(code):
        case _ if code in PLAIN:
            return True
        case kind if kind == EXPOSE:
            return 1 <= rest <= 3
        case kind:
            return kind == PLAY and rest < 64 and high.is_card(rest)


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    if not is_code(code):
        raise ValueError(f"{code} is no action's code")
    if code in PLAIN:
        return PLAIN[code]
    rest = code - kind_of(code)
    if kind_of(code) == EXPOSE:
        return Expose(tuple(queen for place, queen in enumerate(QUEENS) if rest >> place & 1))
    return Play(high.name(rest))


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no cards."""
    match action:
        case Expose(queens):
            return EXPOSE | read_queens(queens)
        case Play(card):
            return PLAY | read_card(card)
        case _:
            return WORDS[str(action.__struct_config__.tag)]


def read_card(text: str) -> int:
    """Return the card of a name; `NotationError` if there is none."""
    try:
        return high.number(text.strip())
    except KeyError:
        raise NotationError("no_card", text=text.strip()) from None


def read_queens(queens: tuple[str, ...]) -> int:
    """Return which queens these are, a bit each; `NotationError` if they are none, or twice."""
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


def format_action(action: Action) -> str:
    """Return an action's text, such as ``play 9h`` or ``expose Qc Qs``."""
    match action:
        case Expose(queens):
            return f"expose {' '.join(queens)}"
        case Play(card):
            return f"play {card}"
        case _:
            return str(action.__struct_config__.tag)


def parse_action(text: str) -> Action:
    """Return the action that a text writes; `NotationError` if it writes none."""
    word, _, rest = text.strip().partition(" ")
    if word in WORDS and not rest:
        return PLAIN[WORDS[word]]
    if word == "play":
        return Play(high.name(read_card(rest)))
    if word == "expose":
        return decode(EXPOSE | read_queens(tuple(rest.split())))
    raise NotationError("no_action", text=text)
