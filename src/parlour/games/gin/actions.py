"""The actions of a seat, as codes, as structs and as text.

An action's code is its kind and, if it has one, its card, meld or arrangement:

=====  ==========================================================================
bits   meaning
=====  ==========================================================================
0-5    the card (``discard``, ``knock``, ``lay``)
6-7    the index of the knocker's meld (``lay``)
0-32   the arrangement (``arrange``): up to three melds of 11 bits, `pieces.melds`
40-43  the kind, 1 to 9 in the order of the classes below
=====  ==========================================================================

So an ascending list has all discards before all knocks, each by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ...cards.cards import NUMBERS, collect, members, name, names, number
from ...core.codec import KIND_BITS, NOTHING, Codec, Part, card_part
from ...core.errors import NotationError
from ...core.notation import canonical, check_place, melds_of, read_card
from ...pieces import melds, nearest

PASS, TAKE, STOCK, DISCARD, KNOCK, BIGGIN, ARRANGE, LAY, FINISH = (
    kind << KIND_BITS for kind in range(1, 10)
)


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Leave the upcard, or the last discard, to the opponent."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Stock(msgspec.Struct, frozen=True, tag="stock"):
    """Draw the top card of the stock."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card and end the turn."""

    card: str


class Knock(msgspec.Struct, frozen=True, tag="knock"):
    """Discard a card, lay the hand face up and end the deal."""

    card: str


class BigGin(msgspec.Struct, frozen=True, tag="biggin"):
    """Lay down eleven cards that all form melds."""


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """Lay the knocker's hand out in these melds."""

    melds: tuple[tuple[str, ...], ...]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card off on one of the knocker's melds, counted from 0."""

    card: str
    meld: int


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Stop laying off."""


Action: TypeAlias = Pass | Take | Stock | Discard | Knock | BigGin | Arrange | Lay | Finish


def arrangement(packed: int) -> list[list[int]]:
    """Return the cards of an arrangement's melds."""
    found = []
    while packed:
        found.append(members(melds.meld_cards(packed & 0x7FF)))
        packed >>= 11
    return found


def forms_meld(parts: Sequence[str]) -> bool:
    """Return whether cards are a meld."""
    return melds.is_meld(collect(map(number, parts)))


def arrangement_code(sets: list[int]) -> int:
    """Return the arrangement of these card sets; `NotationError` if one is not a meld."""
    packed = 0
    for place, cards in enumerate(sorted(sets, key=lambda cards: cards & -cards)):
        if not melds.is_meld(cards):
            raise nearest.no_meld(names(cards), "M1", forms_meld)
        if place > 2:
            raise NotationError("too_many_melds", text=str(len(sets)))
        packed |= melds.meld_code(cards) << 11 * place
    return packed


def melds_in(packed: int) -> tuple[tuple[tuple[str, ...], ...]] | None:
    """Return the melds of an arrangement, by name; None for invalid cards."""
    try:
        return (tuple(tuple(map(name, cards)) for cards in arrangement(packed)),)
    except KeyError:
        return None


def melds_code(groups: Sequence[Sequence[str]]) -> int:
    """Return the arrangement of melds, by name."""
    return arrangement_code([collect(map(read_card, cards)) for cards in groups])


def read_melds(text: str) -> tuple[list[list[str]]]:
    """Return the melds of ``[…] […]``."""
    return ([[name(card) for card in cards] for cards in melds_of(text)],)


def write_melds(groups: Sequence[Sequence[str]]) -> str:
    """Return the melds in brackets."""
    return " ".join(f"[{' '.join(cards)}]" for cards in groups)


def lay_off(bits: int) -> tuple[str, int] | None:
    """Return the card and the meld of a lay-off."""
    card = CARD.decode(bits & 63)
    return None if card is None or bits >> 8 else (*card, bits >> 6)


def lay_off_code(card: str, meld: int) -> int:
    """Return the bits of a lay-off; `NotationError` if the meld cannot exist."""
    if not 0 <= meld <= 2:
        raise NotationError("no_such_meld", text=str(meld))
    return meld << 6 | read_card(card)


def read_place(text: str) -> tuple[str, int]:
    """Return the card and the meld of ``7s>T1``; `NotationError` for any other text."""
    card, _, meld = text.partition(">")
    place = meld.strip().upper().removeprefix("T")
    if place not in ("0", "1", "2"):
        check_place(text)
        raise NotationError("no_such_meld", text=text)
    return canonical(card.strip()), int(place)


def read_lay_off(text: str) -> Lay:
    """Return the lay-off of ``7s>T1``; `NotationError` for any other text."""
    if ">" not in text:
        raise NotationError("no_such_meld", text=text)
    card, meld = read_place(text)
    return Lay(name(read_card(card)), meld)


CARD = card_part(number, NUMBERS)
MELDS = Part(melds_in, melds_code, read_melds, write_melds)
LAY_OFF = Part(lay_off, lay_off_code, read_place, "{}>T{}".format)
CODEC: Codec[Action] = Codec(
    (PASS, Pass, NOTHING),
    (TAKE, Take, NOTHING),
    (STOCK, Stock, NOTHING),
    (DISCARD, Discard, CARD),
    (KNOCK, Knock, CARD),
    (BIGGIN, BigGin, NOTHING),
    (ARRANGE, Arrange, MELDS),
    (LAY, Lay, LAY_OFF),
    (FINISH, Finish, NOTHING),
)
