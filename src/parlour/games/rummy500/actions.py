"""What a seat can do, as numbers, as values and as text.

An action's code is its kind and, where it has them, a meld or a card and its place:

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

The two cards of a kind and the jokers cannot be told apart, so an action names a kind of card.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

import msgspec

from ...cards import bits, twins
from ...core.errors import NotationError
from ...pieces import joker_text, jokers

KIND_BITS = 40
INDEX_BITS = 32
PLACE_BITS = 8
END_BITS = 6
LOW_END, HIGH_END = 1, 2
KINDS = range(1, 11)
PASS, STOCK, TAKE, DEEP, DISCARD, MELD, LAY, DECLINE, CALL_MELD, CALL_LAY = (
    kind << KIND_BITS for kind in KINDS
)
CARD = 63
LAST_PLACE = 63
LOW = (1 << INDEX_BITS) - 1
MELD_CODE = 0x7FFFFFFF
LIMITS = jokers.limits_of(1, 15, 15)  # what notation can write; the options may ask for more

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
    """Lay a card off on a meld of the table, counted from 0; `end` of a run only."""

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

PLAIN: dict[int, Action] = {PASS: Pass(), STOCK: Stock(), TAKE: Take(), DECLINE: Decline()}
WORDS: dict[str, Action] = {str(it.__struct_config__.tag): it for it in PLAIN.values()}
PLACE = re.compile(r"(\S+?)\s*>\s*T(\d{1,2})(?:\.(lo|hi))?", re.ASCII)
INDEX = re.compile(r"D(\d{1,3})(?:\s+(.*))?", re.ASCII)


# -- numbers -------------------------------------------------------------------


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    if code in PLAIN:
        return PLAIN[code]
    kind, index, low = code >> KIND_BITS << KIND_BITS, code >> INDEX_BITS & 127, code & LOW
    action: Action | None = None
    if code == kind | index << INDEX_BITS | low:
        if kind in (CALL_MELD, CALL_LAY):
            play = decode_play(low, is_meld=kind == CALL_MELD)
            action = Call(index, play) if play else None
        elif kind == DEEP and low == 0:
            action = Take(index)
        elif kind == DISCARD and code == kind | low and known(low):
            action = Discard(twins.name(low))
        elif kind in (MELD, LAY) and code == kind | low:
            action = decode_play(low, is_meld=kind == MELD)
    if action is None:
        raise ValueError(f"{code} is no action's code")
    return action


def decode_play(low: int, *, is_meld: bool) -> Meld | Lay | None:
    """Return the meld or lay-off of a code's low bits, if there is one."""
    if is_meld:
        return (
            Meld(tuple(joker_text.write(low, ranked=True))) if jokers.is_meld(low, LIMITS) else None
        )
    card, end, place = low & CARD, low >> END_BITS & 3, low >> PLACE_BITS
    if not known(card) or end >= len(ENDS) or place > LAST_PLACE:
        return None
    return Lay(twins.name(card), place, ENDS[end])


def known(card: int) -> bool:
    """Return whether a number is a card's."""
    return card == bits.JOKER or (0 <= card <= CARD and card & 15 <= 12)


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no cards or melds."""
    match action:
        case Take(index) if index is not None:
            return DEEP | checked(index) << INDEX_BITS
        case Discard(card):
            return DISCARD | read_card(card)
        case Meld() | Lay():
            return encode_play(action)
        case Call(index, play):
            kind = CALL_LAY ^ LAY if isinstance(play, Lay) else CALL_MELD ^ MELD
            return encode_play(play) ^ kind | checked(index) << INDEX_BITS
        case _:
            return next(code for code, plain in PLAIN.items() if plain == action)


def encode_play(play: Meld | Lay) -> int:
    """Return the code of a meld or lay-off."""
    if isinstance(play, Lay):
        if not 0 <= play.meld <= LAST_PLACE:
            raise NotationError("no_such_meld", text=str(play.meld))
        place = play.meld << PLACE_BITS | ENDS.index(play.end) << END_BITS
        return LAY | place | read_card(play.card)
    return MELD | read_meld(play.cards)


def checked(index: int) -> int:
    """Return an index of the discard pile; `NotationError` if no pile is so large."""
    if not 0 <= index <= 127:
        raise NotationError("no_number", text=str(index))
    return index


# -- text ----------------------------------------------------------------------


def read_card(text: str) -> int:
    """Return the card of a name; `NotationError` if it is none."""
    try:
        return twins.number(text.strip())
    except KeyError:
        raise NotationError("no_card", text=text.strip()) from None


def read_meld(cards: tuple[str, ...]) -> int:
    """Return the code of a meld; `NotationError` if the cards, or a joker's place, make none."""
    for card in cards:
        if not card.startswith("*"):
            read_card(card)
    try:
        meld = joker_text.read(cards)
    except ValueError:
        meld = 0
    if not jokers.is_meld(meld, LIMITS):
        raise NotationError("no_meld", broken_rule(cards), text=" ".join(cards))
    return meld


def broken_rule(cards: tuple[str, ...]) -> str:
    """Return the rule that cards break which are no meld."""
    ranks = [card.removeprefix("*")[:1] for card in cards]
    if cards and all(card.startswith("*") for card in cards):
        rule = "M5"
    elif len({*ranks} - {""}) == 1:
        rule = "M1"
    else:
        rule = "M3" if "A" in ranks[1:-1] or ranks.count("A") > 1 else "M2"
    return rule


def format_action(action: Action) -> str:
    """Return an action's text, such as ``lay 5h>T0.hi``."""
    word = str(action.__struct_config__.tag)
    match action:
        case Take(index) if index is not None:
            return f"take D{index}"
        case Discard(card):
            return f"discard {card}"
        case Meld(cards):
            return f"meld [{' '.join(cards)}]"
        case Lay(card, meld, end):
            return f"lay {card}>T{meld}{end and '.'}{end}"
        case Call(index, play):
            return f"call D{index} {format_action(play)}"
        case _:
            return word


def parse_action(text: str) -> Action:
    """Return the action that a text writes; `NotationError` if it writes none."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if word in WORDS and not rest:
        return WORDS[word]
    if word == "discard":
        return Discard(twins.name(read_card(rest)))
    if word in ("meld", "lay"):
        return parse_play(word, rest)
    found = INDEX.fullmatch(rest)
    if word == "take" and found and found[2] is None:
        return Take(checked(int(found[1])))
    if word == "call" and found and found[2]:
        play, _, what = found[2].partition(" ")
        return Call(checked(int(found[1])), parse_play(play, what))
    raise NotationError("no_action", text=text)


def parse_play(word: str, text: str) -> Meld | Lay:
    """Return the meld or lay-off that a text writes."""
    if word == "meld":
        cards = re.fullmatch(r"\[([^\[\]]*)\]", text.strip())
        if cards is None:
            raise NotationError("no_melds", text=text)
        return Meld(tuple(joker_text.write(read_meld(tuple(cards[1].split())), ranked=True)))
    place = PLACE.fullmatch(text.strip())
    if word != "lay" or place is None:
        raise NotationError("no_such_meld" if word == "lay" else "no_action", text=text)
    end = next(end for end in ENDS if end == (place[3] or ""))
    return Lay(twins.name(read_card(place[1])), int(place[2]), end)
