"""The actions of a seat, as codes, as structs and as text.

An action's code is its kind and, if it has them, a meld, or a card and its place:

=====  ============================================================================
bits   meaning
=====  ============================================================================
0-30   the meld (``meld``), as in `pieces.jokers`
0-5    the card, 63 being a joker (``lay``, ``swap``, ``discard``)
6      the end of the run: 0 low, 1 high; 0 for a set (``lay``)
7-12   the index of the meld on the table (``lay``, ``swap``)
40-43  the kind, 1 to 9 in the order of the classes below
=====  ============================================================================

Equal cards of two packs, and the jokers, are interchangeable, so an action names a kind of card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from ...cards import bits, cards, twins
from ...core.codec import CACHED_CODES, KIND_BITS, NOTHING, Codec, Part, card_part
from ...core.errors import NotationError
from ...core.notation import canonical, check_place, words_of
from ...pieces import joker_text, jokers, nearest
from ...pieces.twin_position import read_card

KEEP, LEAVE, PASS, STOCK, TAKE, MELD, LAY, SWAP, DISCARD = (
    kind << KIND_BITS for kind in range(1, 10)
)
INDEX = 7
MELDS = 64
HIGH_END = 64
CARD = 63
WIDEST = (
    jokers.limits_of(1, 12, 15) | jokers.CORNER
)  # what notation can write; a table may allow less

PLACED = re.compile(r"(\S+?)\s*>\s*T?([0-9]{1,2})(?:\.(lo|hi))?", re.ASCII | re.IGNORECASE)

End: TypeAlias = Literal["lo", "hi"]


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Keep the joker found at the cut."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leave the card at the cut where it is."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """End the deal, because there is nothing to draw."""


class Stock(msgspec.Struct, frozen=True, tag="stock"):
    """Draw the top card of the stock."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Meld(msgspec.Struct, frozen=True, tag="meld"):
    """Lay a new meld on the table; jokers of a run are written ``*4c``."""

    cards: tuple[str, ...]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card off on a meld of the table, counted from 0; on a set the end is ``lo``."""

    card: str
    meld: int
    end: End = "lo"


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Put a card in place of a joker that stands for it, and take that joker."""

    card: str
    meld: int


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card and end the turn."""

    card: str


Action: TypeAlias = Keep | Leave | Pass | Stock | Take | Meld | Lay | Swap | Discard


def place_of(code: int) -> tuple[int, int, int]:
    """Return the card, the end and the index of the meld of a ``lay`` or ``swap``."""
    return code & CARD, code >> 6 & 1, code >> INDEX & 63


def in_brackets(text: str) -> tuple[list[str]]:
    """Return the words of ``[…]``; `NotationError` for any other text."""
    inner = text.strip()
    if not (inner.startswith("[") and inner.endswith("]")) or "[" in inner[1:] or "]" in inner[:-1]:
        raise NotationError("no_melds", text=text)
    return (words_of(inner[1:-1]),)


def meld_code(parts: Iterable[str]) -> int:
    """Return the meld of these cards; `NotationError` if they do not form one."""
    found = list(parts)
    for part in found:
        if not re.fullmatch(r"\*[A2-9TJQK]?", part):
            read_card(part[1:] if part[0] == "*" else part)
    try:
        return joker_text.read(found)
    except ValueError:
        raise nearest.no_meld(found, "R4.2") from None


@lru_cache(CACHED_CODES)
def read_meld(text: str) -> int:
    """Return the meld of ``[…]``; `NotationError` for any other text."""
    return meld_code(*in_brackets(text))


def write_meld(meld: int) -> str:
    """Return a meld's text, ``[3c *4c 5c]``."""
    return f"[{' '.join(joker_text.write(meld))}]"


def meld_of(bits: int) -> tuple[tuple[str, ...]] | None:
    """Return the cards of a meld."""
    return (joker_text.write(bits),) if jokers.is_meld(bits, WIDEST) else None


def place(card: str, index: int) -> int:
    """Return the bits for a card and the index of its meld."""
    if not 0 <= index < MELDS:
        raise NotationError("no_such_meld", text=f"T{index}")
    return index << INDEX | read_card(card)


def lay_off(code: int) -> tuple[str, int, End] | None:
    """Return the card, the meld and the end of a lay-off."""
    card, end, index = place_of(code)
    named = ONE.decode(card)
    return None if named is None or code >> INDEX + 6 else (*named, index, "hi" if end else "lo")


def lay_off_code(card: str, index: int, end: End) -> int:
    """Return the bits of a lay-off."""
    return place(card, index) | (HIGH_END if end == "hi" else 0)


def swap(code: int) -> tuple[str, int] | None:
    """Return the card and the meld of a swap."""
    found = lay_off(code)
    return None if found is None or found[0] == "*" or code & HIGH_END else found[:2]


def swap_code(card: str, index: int) -> int:
    """Return the bits of a swap; `NotationError` for a joker as the card."""
    if read_card(card) == bits.JOKER:
        raise NotationError("no_card", text=card)
    return place(card, index)


def read_place(text: str) -> tuple[str, int, End | None]:
    """Return the card, the meld and the end (if named) of ``5h>T0.hi``."""
    found = PLACED.fullmatch(text)
    if found is None:
        check_place(text)
    if found is None or int(found[2]) >= MELDS:
        raise NotationError("no_such_meld", text=text)
    end: End | None = None
    if found[3]:
        end = "hi" if found[3].lower() == "hi" else "lo"
    return canonical(found[1]), int(found[2]), end


def read_swap(text: str) -> tuple[str, int] | None:
    """Return the card and the meld of ``5h>T0``."""
    card, index, end = read_place(text)
    return None if end else (card, index)


ONE = card_part(twins.number, [*cards.NUMBERS, "*"])
CODEC: Codec[Action] = Codec(
    (KEEP, Keep, NOTHING),
    (LEAVE, Leave, NOTHING),
    (PASS, Pass, NOTHING),
    (STOCK, Stock, NOTHING),
    (TAKE, Take, NOTHING),
    (MELD, Meld, Part(meld_of, meld_code, in_brackets, lambda cards: f"[{' '.join(cards)}]")),
    (LAY, Lay, Part(lay_off, lay_off_code, read_place, "{}>T{}.{}".format)),
    (SWAP, Swap, Part(swap, swap_code, read_swap, "{}>T{}".format)),
    (DISCARD, Discard, ONE),
)
