"""What a seat can do, as numbers, as values and as text.

An action's code is its kind and, where it has one, its card, cards, sections or amount:

=====  =============================================================================
bits   meaning
=====  =============================================================================
0-5    the card (``lead``, ``follow``)
0-29   five cards of 6 bits each, ascending, the lowest in bits 0-5 (``select``)
0-6    the sections, one bit each (``claim``)
0-23   the amount (``bid``, ``raise``)
40-43  the kind, 1 to 13 in the order of the classes below
=====  =============================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

import msgspec

from ...cards.cards import NAMES, name
from ...core.errors import NotationError
from ...core.notation import read_card, read_cards

KIND_BITS = 40
EXCHANGE, OFFER, KEEP, PASS, BID, CLAIM, SELECT, FOLD, CALL, RAISE, LEAD, FOLLOW, DECLINE = (
    kind << KIND_BITS for kind in range(1, 14)
)
PAYLOAD = (1 << KIND_BITS) - 1
HAND = 5
CLAIMABLE = ("AH", "KH", "QH", "JH", "TH", "QKH", "RUN")
"""The sections that can be claimed: only in the game whose mat has these."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Take the spare hand, unseen, for the own one."""


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """Put the spare hand up for auction."""


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Leave the spare hand where it is."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Bid no more."""


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Bid so many chips for the spare hand; 0 where bids are sealed and none is meant."""

    chips: int


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Claim these sections of the mat; the others keep their chips."""

    sections: tuple[str, ...]


class Select(msgspec.Struct, frozen=True, tag="select"):
    """Play poker with these five cards."""

    cards: tuple[str, ...]


class Fold(msgspec.Struct, frozen=True, tag="fold"):
    """Leave the poker pot to the others."""


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Put in what is missing: nothing, if that is so."""


class Raise(msgspec.Struct, frozen=True, tag="raise"):
    """Put in what is missing and so many chips more."""

    chips: int


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """Begin a run with the lowest card of a suit."""

    card: str


class Follow(msgspec.Struct, frozen=True, tag="follow"):
    """Play the next card of the run."""

    card: str


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Do not play the next card, for want of it or not."""


Action: TypeAlias = (
    Exchange
    | Offer
    | Keep
    | Pass
    | Bid
    | Claim
    | Select
    | Fold
    | Call
    | Raise
    | Lead
    | Follow
    | Decline
)

UnbetAction: TypeAlias = Exchange | Offer | Keep | Pass | Bid | Lead | Follow | Decline
"""What there is without claims and bets."""

PLAIN: dict[int, Action] = {
    EXCHANGE: Exchange(),
    OFFER: Offer(),
    KEEP: Keep(),
    PASS: Pass(),
    FOLD: Fold(),
    CALL: Call(),
    DECLINE: Decline(),
}
WORDS = {str(action.__struct_config__.tag): code for code, action in PLAIN.items()}
AMOUNTS = {"bid": BID, "raise": RAISE}
CARDS = {"lead": LEAD, "follow": FOLLOW}
LARGEST = 0xFFFFFF


def kind_of(code: int) -> int:
    """Return the kind of a code."""
    return code >> KIND_BITS << KIND_BITS


def decode(code: int) -> Action:
    """Return the action of a code; ``ValueError`` if there is none."""
    kind, rest = kind_of(code), code & PAYLOAD
    if code in PLAIN:
        return PLAIN[code]
    if kind in (BID, RAISE) and (rest > 0 or kind == BID) and rest <= LARGEST:
        return Bid(rest) if kind == BID else Raise(rest)
    if kind in (LEAD, FOLLOW) and rest in NAMES:
        return Lead(name(rest)) if kind == LEAD else Follow(name(rest))
    if kind == CLAIM and rest < 1 << len(CLAIMABLE):
        return Claim(tuple(it for place, it in enumerate(CLAIMABLE) if rest >> place & 1))
    if kind == SELECT:
        cards = [rest >> 6 * place & 63 for place in range(HAND)]
        ascending = all(a < b for a, b in pairwise(cards))
        if ascending and rest >> 6 * HAND == 0 and all(card in NAMES for card in cards):
            return Select(tuple(map(name, cards)))
    raise ValueError(f"{code} is no action's code")


def encode(action: Action) -> int:
    """Return the code of an action; `NotationError` if it names no cards, sections or amount."""
    match action:
        case Bid(chips):
            return BID | amount(str(chips), 0)
        case Raise(chips):
            return RAISE | amount(str(chips), 1)
        case Lead(card):
            return LEAD | read_card(card)
        case Follow(card):
            return FOLLOW | read_card(card)
        case Claim(sections):
            return CLAIM | claim_code(sections)
        case Select(cards):
            return SELECT | pack(read_cards(" ".join(cards)))
        case _:
            return WORDS[str(action.__struct_config__.tag)]


def amount(text: str, least: int) -> int:
    """Return the chips that a text writes; `NotationError` if it writes none."""
    digits = text.isascii() and text.isdecimal() and len(text) < 9
    if not (digits and least <= int(text) <= LARGEST):
        raise NotationError("no_number", text=text)
    return int(text)


def claim_code(sections: Iterable[str]) -> int:
    """Return the bits of these sections; `NotationError` if one cannot be claimed."""
    code = 0
    for section in sections:
        if section not in CLAIMABLE:
            raise NotationError("stops_no_section", text=section, allowed=" ".join(CLAIMABLE))
        code |= 1 << CLAIMABLE.index(section)
    return code


def pack(cards: Iterable[int]) -> int:
    """Return the bits of five cards; `NotationError` if they are not five."""
    found = sorted(cards)
    if len(found) != HAND:
        raise NotationError("stops_not_five", "R6.1", text=" ".join(map(name, found)), wanted=HAND)
    return sum(card << 6 * place for place, card in enumerate(found))


def format_action(action: Action) -> str:
    """Return an action's text, such as ``lead 9c``."""
    word = str(action.__struct_config__.tag)
    match action:
        case Lead(card) | Follow(card):
            return f"{word} {card}"
        case Bid(chips) | Raise(chips):
            return f"{word} {chips}"
        case Claim(parts) | Select(parts):
            return " ".join([word, *parts])
        case _:
            return word


def parse_action(text: str) -> int:
    """Return the code of the action that a text writes; `NotationError` if it writes none."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if word in WORDS and not rest:
        return WORDS[word]
    if word in CARDS:
        return CARDS[word] | read_card(rest)
    if word in AMOUNTS:
        return AMOUNTS[word] | amount(rest, int(word == "raise"))
    if word == "claim":
        return CLAIM | claim_code(rest.split())
    if word == "select":
        return SELECT | pack(read_cards(rest))
    raise NotationError("no_action", text=text)
