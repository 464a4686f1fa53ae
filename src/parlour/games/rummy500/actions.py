"""The actions of a seat, as codes, as structs and as text.

An action's code is its kind and, if it has them, a meld or a card and its place:

=====  ============================================================================
bits   meaning
=====  ============================================================================
0-30   the meld (``meld``, ``call … meld``), as in `pieces.jokers`
0-5    the card, 63 being a joker (``discard``, ``lay``, ``call … lay``)
6-7    the end of the run: 1 low, 2 high; 0 for a set (``lay``, ``call … lay``)
8-13   the index of the meld on the table (``lay``, ``call … lay``)
32-38  the index in the discard pile, 0 being the oldest (``take D…``, ``call``)
40-43  the kind, 1 to 10 in the order of the numbers below
=====  ============================================================================

Equal cards of two packs, and the jokers, are interchangeable, so an action names a kind of card.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

import msgspec

from ...cards import twins
from ...cards.cards import NUMBERS
from ...core.codec import KIND_BITS, NOTHING, PAYLOAD, Codec, Part, card_part
from ...core.errors import NotationError
from ...core.notation import canonical, check_place, words_of
from ...pieces import joker_text, jokers, nearest
from ...pieces.twin_position import read_card

INDEX_BITS = 32
PLACE_BITS = 8
END_BITS = 6
LOW_END, HIGH_END = 1, 2
PASS, STOCK, TAKE, DEEP, DISCARD, MELD, LAY, DECLINE, CALL_MELD, CALL_LAY = (
    kind << KIND_BITS for kind in range(1, 11)
)
CARD = 63
LAST_PLACE = 63
LOW = (1 << INDEX_BITS) - 1
MELD_CODE = 0x7FFFFFFF
LIMITS = (
    jokers.limits_of(1, 15, 15) | jokers.CORNER
)  # what notation can write; the options may be stricter

End: TypeAlias = Literal["", "lo", "hi"]
ENDS: tuple[End, ...] = get_args(End)
Cards: TypeAlias = tuple[str, ...]


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Draw nothing, once the stock is empty: the deal ends."""


class Stock(msgspec.Struct, frozen=True, tag="stock"):
    """Draw the top card of the stock."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top discard; or the one with an index, counted from the oldest, and all above it."""

    index: int | None = None


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card and end the turn."""

    card: str


class Meld(msgspec.Struct, frozen=True, tag="meld"):
    """Lay down a meld."""

    cards: Cards


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card off on a meld of the table, counted from 0; `end` for a run only."""

    card: str
    meld: int
    end: End = ""


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Do not call "Rummy!"."""


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Call "Rummy!": take the discard with that index and all above it, and play from them."""

    index: int
    play: Meld | Lay


Action: TypeAlias = Pass | Stock | Take | Discard | Meld | Lay | Decline | Call

PLACE = re.compile(r"(\S+?)\s*>\s*T(\d{1,2})(?:\.(lo|hi))?", re.ASCII | re.IGNORECASE)
INDEX = re.compile(r"D(\d{1,3})(?:\s+(.*))?", re.ASCII | re.IGNORECASE)


# -- melds ---------------------------------------------------------------------


def read_meld(cards: tuple[str, ...]) -> int:
    """Return the code of a meld; `NotationError` unless the cards form one as they are written."""
    for card in cards:
        if not card.startswith("*"):
            read_card(card)
    try:
        meld = joker_text.read(cards)
    except ValueError:
        meld = 0
    if not jokers.is_meld(meld, LIMITS):
        raise nearest.no_meld(cards, broken_rule(cards))
    return meld


def broken_rule(cards: tuple[str, ...]) -> str:
    """Return the rule that these cards break as a meld."""
    ranks = [card.removeprefix("*")[:1] for card in cards]
    if cards and all(card.startswith("*") for card in cards):
        rule = "M5"
    elif len({*ranks} - {""}) == 1:
        rule = "M1"
    else:
        rule = "M3" if "A" in ranks[1:-1] or ranks.count("A") > 1 else "M2"
    return rule


def meld_of(bits: int) -> tuple[Cards] | None:
    """Return the cards of a meld."""
    return (joker_text.write(bits, ranked=True),) if jokers.is_meld(bits, LIMITS) else None


def parse_meld(text: str) -> tuple[list[str]]:
    """Return the cards of ``[5c 6c 7c]``."""
    found = re.fullmatch(r"\[([^\[\]]*)\]", text)
    if found is None:
        raise NotationError("no_melds", text=text)
    return (words_of(found[1]),)


# -- lay-offs ------------------------------------------------------------------


def lay_off_of(bits: int) -> tuple[str, int, End] | None:
    """Return the card of a lay-off, its meld and its end."""
    card, end, place = ONE.decode(bits & CARD), bits >> END_BITS & 3, bits >> PLACE_BITS
    if card is None or end >= len(ENDS) or place > LAST_PLACE:
        return None
    return (*card, place, ENDS[end])


def lay_off_code(card: str, meld: int, end: End) -> int:
    """Return the bits of a lay-off."""
    if not 0 <= meld <= LAST_PLACE:
        raise NotationError("no_such_meld", text=str(meld))
    return meld << PLACE_BITS | ENDS.index(end) << END_BITS | read_card(card)


def parse_lay_off(text: str) -> tuple[str, int, str]:
    """Return the card, the meld and the end (if named) of ``5h>T0.hi``."""
    found = PLACE.fullmatch(text)
    if found is None:
        check_place(text)
        raise NotationError("no_such_meld", text=text)
    return canonical(found[1]), int(found[2]), (found[3] or "").lower()


def write_lay_off(card: str, meld: int, end: End) -> str:
    """Return a lay-off's text."""
    return f"{card}>T{meld}{end and '.'}{end}"


# -- the discard pile ----------------------------------------------------------


def depth_code(index: int) -> int:
    """Return the bits of a card in the pile; `NotationError` if the index exceeds any pile."""
    if not 0 <= index <= 127:
        raise NotationError("no_number", text=str(index))
    return index << INDEX_BITS


def take_code(index: int | None) -> int:
    """Return the bits of the card to take, relative to `TAKE`."""
    return 0 if index is None else DEEP - TAKE + depth_code(index)


def depth_of(bits: int) -> tuple[int] | None:
    """Return the index of a card in the pile from its bits."""
    index = bits >> INDEX_BITS
    return None if bits & LOW or index > 127 else (index,)


def parse_take(text: str) -> tuple[int | None] | None:
    """Return the index in the pile of ``D3``; None for the top card."""
    found = INDEX.fullmatch(text)
    if text and (found is None or found[2]):
        return None
    return (int(found[1]) if found else None,)


def call_of(bits: int, plays: Part, make: type[Meld | Lay]) -> tuple[int, Meld | Lay] | None:
    """Return the card of the pile that is called, and the play with it."""
    index, play = depth_of(bits & ~LOW), plays.decode(bits & LOW)
    return None if index is None or play is None else (*index, make(*play))


def call_code(index: int, play: Meld | Lay) -> int:
    """Return the bits of a call, relative to `CALL_MELD`."""
    kind = CALL_LAY if isinstance(play, Lay) else CALL_MELD
    return kind - CALL_MELD + depth_code(index) + (CODEC.encode(play) & PAYLOAD)


def parse_call(text: str) -> tuple[int, Meld | Lay] | None:
    """Return the card of the pile and the play of ``D3 meld [5c 6c 7c]``."""
    found = INDEX.fullmatch(text)
    play = CODEC.parse(found[2]) if found and found[2] else None
    return (int(found[1]), play) if found and isinstance(play, Meld | Lay) else None


def write_call(index: int, play: Meld | Lay) -> str:
    """Return a call's text."""
    return f"D{index} {CODEC.write(play)}"


ONE = card_part(twins.number, [*NUMBERS, "*"])
MELDED = Part(meld_of, read_meld, parse_meld, lambda cards: f"[{' '.join(cards)}]")
LAID = Part(lay_off_of, lay_off_code, parse_lay_off, write_lay_off)
TAKEN = Part(
    lambda bits: None if bits else (None,),
    take_code,
    parse_take,
    lambda index: "" if index is None else f"D{index}",
)
CALLED = Part(lambda bits: call_of(bits, MELDED, Meld), call_code, parse_call, write_call)
CODEC: Codec[Action] = Codec(
    (PASS, Pass, NOTHING),
    (STOCK, Stock, NOTHING),
    (TAKE, Take, TAKEN),
    (DEEP, Take, Part(depth_of, depth_code)),
    (DISCARD, Discard, ONE),
    (MELD, Meld, MELDED),
    (LAY, Lay, LAID),
    (DECLINE, Decline, NOTHING),
    (CALL_MELD, Call, CALLED),
    (CALL_LAY, Call, Part(lambda bits: call_of(bits, LAID, Lay), call_code)),
)
