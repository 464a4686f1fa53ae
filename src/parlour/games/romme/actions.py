"""What a seat can do, as numbers, as values and as text.

An action's code is its kind and, where it has them, a meld, or a card and its place:

=====  ============================================================================
bits   meaning
=====  ============================================================================
0-30   the meld (``meld``), as in `pieces.jokers`
0-5    the card, 63 being a joker (``lay``, ``swap``, ``discard``)
6      the end of the run: 0 low, 1 high; 0 for a set (``lay``)
7-12   the index of the meld on the table (``lay``, ``swap``)
40-43  the kind, 1 to 9 in the order of the classes below
=====  ============================================================================

The two cards of a kind and the jokers cannot be told apart, so an action names a kind of card.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

import msgspec

from ...cards import bits, twins
from ...cards import cards as names
from ...core.errors import NotationError
from ...pieces import joker_text, jokers

KIND_BITS = 40
KEEP, LEAVE, PASS, STOCK, TAKE, MELD, LAY, SWAP, DISCARD = (
    kind << KIND_BITS for kind in range(1, 10)
)
INDEX = 7
MELDS = 64
HIGH_END = 64
CARD = 63
PAYLOAD = (1 << KIND_BITS) - 1
WIDEST = jokers.limits_of(1, 12, 15)  # what notation can write; a table may allow less

End: TypeAlias = Literal["lo", "hi"]


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Keep the joker found at the cut."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leave the card at the cut where it is."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """End the deal, as there is nothing to draw."""


class Stock(msgspec.Struct, frozen=True, tag="stock"):
    """Draw the top card of the stock."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Meld(msgspec.Struct, frozen=True, tag="meld"):
    """Lay a new meld on the table; jokers of a run as ``*4c``."""

    cards: tuple[str, ...]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card off on a meld of the table, counted from 0; on a set the end is ``lo``."""

    card: str
    meld: int
    end: End = "lo"


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Put a card in the place of a joker that stands for it, and take that joker."""

    card: str
    meld: int


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card and end the turn."""

    card: str


Action: TypeAlias = Keep | Leave | Pass | Stock | Take | Meld | Lay | Swap | Discard

PLAIN: dict[int, Action] = {
    KEEP: Keep(),
    LEAVE: Leave(),
    PASS: Pass(),
    STOCK: Stock(),
    TAKE: Take(),
}
WORDS: dict[str, int] = {str(plain.__struct_config__.tag): code for code, plain in PLAIN.items()}


def kind_of(code: int) -> int:
    """Return the kind of a code."""
    return code >> KIND_BITS << KIND_BITS


def place_of(code: int) -> tuple[int, int, int]:
    """Return the card, the end and the index of the meld of a ``lay`` or ``swap``."""
    return code & CARD, code >> 6 & 1, code >> INDEX & 63


def is_code(code: int) -> bool:
    """Return whether a number is the code of an action."""
    kind, rest = kind_of(code), code & PAYLOAD
    card = rest & CARD
    if kind == MELD:
        return jokers.is_meld(rest, WIDEST)
    if kind not in (LAY, SWAP, DISCARD):
        return code in PLAIN
    spare = {LAY: INDEX + 6, SWAP: INDEX + 6, DISCARD: 6}[kind]
    known = card == bits.JOKER or card in names.NAMES
    return known and rest >> spare == 0 and not (kind == SWAP and (rest & HIGH_END or card == CARD))


def read_card(text: str) -> int:
    """Return the card of a name; `NotationError` if there is none."""
    try:
        return twins.number(text.strip())
    except KeyError:
        raise NotationError("no_card", text=text.strip()) from None


def read_meld(text: str) -> int:
    """Return the meld that ``[…]`` writes; `NotationError` if it writes none."""
    inner = text.strip()
    if not (inner.startswith("[") and inner.endswith("]")) or "[" in inner[1:] or "]" in inner[:-1]:
        raise NotationError("no_melds", text=text)
    parts = names.split(inner[1:-1])
    for part in parts:
        if not re.fullmatch(r"\*[A2-9TJQK]?", part):
            read_card(part[1:] if part[0] == "*" else part)
    try:
        return joker_text.read(parts)
    except ValueError:
        raise NotationError("no_meld", "R4.2", text=inner) from None


def write_meld(meld: int) -> str:
    """Return a meld's text, ``[3c *4c 5c]``."""
    return f"[{' '.join(joker_text.write(meld))}]"


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    if not is_code(code):
        raise ValueError(f"{code} is no action's code")
    kind = kind_of(code)
    card, end, index = place_of(code)
    if kind == MELD:
        return Meld(tuple(joker_text.write(code & PAYLOAD)))
    if kind == LAY:
        return Lay(twins.name(card), index, "hi" if end else "lo")
    if kind == SWAP:
        return Swap(twins.name(card), index)
    if kind == DISCARD:
        return Discard(twins.name(card))
    return PLAIN[code]


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no cards or melds."""
    match action:
        case Meld(cards):
            return MELD | read_meld(f"[{' '.join(cards)}]")
        case Lay(card, index, end):
            return LAY | place(card, index) | (HIGH_END if end == "hi" else 0)
        case Swap(card, index):
            if read_card(card) == bits.JOKER:
                raise NotationError("no_card", text=card)
            return SWAP | place(card, index)
        case Discard(card):
            return DISCARD | read_card(card)
        case _:
            return WORDS[str(action.__struct_config__.tag)]


def place(card: str, index: int) -> int:
    """Return the part of a code that says which card goes to which meld."""
    if not 0 <= index < MELDS:
        raise NotationError("no_such_meld", text=f"T{index}")
    return index << INDEX | read_card(card)
