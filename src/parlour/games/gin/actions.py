"""What a seat can do, as numbers, as values and as text.

An action's code is its kind and, where it has one, its card, meld or arrangement:

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

from typing import TypeAlias

import msgspec

from ...cards.cards import collect, members, name
from ...core.errors import NotationError
from ...core.notation import melds_of, read_card
from ...pieces import melds

KIND_BITS = 40
PASS, TAKE, STOCK, DISCARD, KNOCK, BIGGIN, ARRANGE, LAY, FINISH = (
    kind << KIND_BITS for kind in range(1, 10)
)


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Leave the upcard, or the last discard, to the other."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Stock(msgspec.Struct, frozen=True, tag="stock"):
    """Draw the top card of the stock."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card and end the turn."""

    card: str


class Knock(msgspec.Struct, frozen=True, tag="knock"):
    """Discard a card, lay the hand open and end the deal."""

    card: str


class BigGin(msgspec.Struct, frozen=True, tag="biggin"):
    """Lay open eleven cards that all form melds."""


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """Lay the knocker's hand out in these melds."""

    melds: tuple[tuple[str, ...], ...]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card off on one of the knocker's melds, counted from 0."""

    card: str
    meld: int


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Lay off nothing more."""


Action: TypeAlias = Pass | Take | Stock | Discard | Knock | BigGin | Arrange | Lay | Finish

PLAIN: dict[int, Action] = {
    PASS: Pass(),
    TAKE: Take(),
    STOCK: Stock(),
    BIGGIN: BigGin(),
    FINISH: Finish(),
}
WORDS = {str(action.__struct_config__.tag): action for action in PLAIN.values()}


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    kind = code >> KIND_BITS << KIND_BITS
    if code in PLAIN:
        return PLAIN[code]
    if kind == ARRANGE:
        return Arrange(
            tuple(tuple(name(card) for card in meld) for meld in arrangement(code ^ kind))
        )
    card = code & 63
    if kind == LAY and code >> 8 == kind >> 8:
        return Lay(name(card), code >> 6 & 3)
    if kind in (DISCARD, KNOCK) and code == kind | card:
        return Discard(name(card)) if kind == DISCARD else Knock(name(card))
    raise ValueError(f"{code} is no action's code")


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no cards or melds."""
    match action:
        case Discard(card):
            return DISCARD | read_card(card)
        case Knock(card):
            return KNOCK | read_card(card)
        case Lay(card, meld):
            if not 0 <= meld <= 3:
                raise NotationError("no_such_meld", text=str(meld))
            return LAY | meld << 6 | read_card(card)
        case Arrange(groups):
            return ARRANGE | arrangement_code([collect(map(read_card, cards)) for cards in groups])
        case _:
            return next(code for code, plain in PLAIN.items() if plain == action)


def arrangement(packed: int) -> list[list[int]]:
    """Return the cards of an arrangement's melds."""
    found = []
    while packed:
        found.append(members(melds.meld_cards(packed & 0x7FF)))
        packed >>= 11
    return found


def arrangement_code(sets: list[int]) -> int:
    """Return the arrangement of these card sets; `NotationError` if one is no meld."""
    packed = 0
    for place, cards in enumerate(sorted(sets, key=lambda cards: cards & -cards)):
        if not melds.is_meld(cards):
            raise NotationError("no_meld", "M1", text=" ".join(map(name, members(cards))))
        if place > 2:
            raise NotationError("too_many_melds", text=str(len(sets)))
        packed |= melds.meld_code(cards) << 11 * place
    return packed


def format_action(action: Action) -> str:
    """Return an action's text, such as ``discard 9c``."""
    match action:
        case Discard(card) | Knock(card):
            return f"{action.__struct_config__.tag} {card}"
        case Lay(card, meld):
            return f"lay {card}>T{meld}"
        case Arrange(groups):
            return " ".join(["arrange", *(f"[{' '.join(cards)}]" for cards in groups)])
        case _:
            return str(action.__struct_config__.tag)


def parse_action(text: str) -> Action:
    """Return the action that a text writes; `NotationError` if it writes none."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if word in WORDS and not rest:
        return WORDS[word]
    if word in ("discard", "knock"):
        card = name(read_card(rest))
        return Discard(card) if word == "discard" else Knock(card)
    if word == "lay":
        return read_lay_off(rest)
    if word == "arrange":
        groups = melds_of(rest)
        return Arrange(tuple(tuple(map(name, group)) for group in groups))
    raise NotationError("no_action", text=text)


def read_lay_off(text: str) -> Lay:
    """Return the lay-off that ``7s>T1`` writes; `NotationError` if it writes none."""
    card, _, meld = text.partition(">")
    place = meld.strip().removeprefix("T")
    if place not in ("0", "1", "2"):
        raise NotationError("no_such_meld", text=text)
    return Lay(name(read_card(card)), int(place))
