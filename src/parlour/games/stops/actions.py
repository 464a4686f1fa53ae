"""The actions of a seat, as codes, as structs and as text.

An action's code is its kind and, if it has one, its card, cards, sections or amount:

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

from ...cards.cards import NAMES, NUMBERS, name, number
from ...core.codec import KIND_BITS, NOTHING, Codec, Part, card_part
from ...core.errors import NotationError
from ...core.notation import read_cards, words_of

EXCHANGE, OFFER, KEEP, PASS, BID, CLAIM, SELECT, FOLD, CALL, RAISE, LEAD, FOLLOW, DECLINE = (
    kind << KIND_BITS for kind in range(1, 14)
)
HAND = 5
CLAIMABLE = ("AH", "KH", "QH", "JH", "TH", "QKH", "RUN")
"""The sections that can be claimed, in the game whose mat has them."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Swap the own hand for the spare hand, unseen."""


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """Put the spare hand up for auction."""


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Leave the spare hand where it is."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Leave the auction."""


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Bid chips for the spare hand; 0 is a sealed pass."""

    chips: int


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Claim these sections of the mat; the others keep their chips."""

    sections: tuple[str, ...]


class Select(msgspec.Struct, frozen=True, tag="select"):
    """Play poker with these five cards."""

    cards: tuple[str, ...]


class Fold(msgspec.Struct, frozen=True, tag="fold"):
    """Give up the claim to the poker pot."""


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Put in what is due, perhaps nothing."""


class Raise(msgspec.Struct, frozen=True, tag="raise"):
    """Put in what is due and *chips* more."""

    chips: int


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """Begin a run with the lowest card of a suit."""

    card: str


class Follow(msgspec.Struct, frozen=True, tag="follow"):
    """Play the next card of the run."""

    card: str


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Do not play the next card, held or not."""


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
"""The actions without claims and bets."""

LARGEST_AMOUNT = 0xFFFFFF


def amount(text: str, least: int) -> int:
    """Return the chips of a text; `NotationError` for any other text."""
    digits = text.isascii() and text.isdecimal() and len(text) < 9
    if not (digits and least <= int(text) <= LARGEST_AMOUNT):
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
    """Return the bits of five cards; `NotationError` for another number of cards."""
    found = sorted(cards)
    if len(found) != HAND:
        raise NotationError("stops_not_five", "R6.1", text=" ".join(map(name, found)), wanted=HAND)
    return sum(card << 6 * place for place, card in enumerate(found))


def sections_of(bits: int) -> tuple[tuple[str, ...]] | None:
    """Return the sections that are claimed."""
    if bits >> len(CLAIMABLE):
        return None
    return (tuple(it for place, it in enumerate(CLAIMABLE) if bits >> place & 1),)


def five_of(bits: int) -> tuple[tuple[str, ...]] | None:
    """Return the five cards, which are ascending."""
    cards = [bits >> 6 * place & 63 for place in range(HAND)]
    ascending = all(a < b for a, b in pairwise(cards))
    if not ascending or bits >> 6 * HAND or any(card not in NAMES for card in cards):
        return None
    return (tuple(map(name, cards)),)


def amount_part(least: int) -> Part:
    """Return the part for an amount of at least *least* chips."""

    def decode(bits: int) -> tuple[int] | None:
        return (bits,) if least <= bits <= LARGEST_AMOUNT else None

    return Part(decode, lambda chips: amount(str(chips), least))


CARD = card_part(number, NUMBERS)
SECTIONS = Part(sections_of, claim_code, lambda text: (text.upper().split(),), " ".join)
FIVE = Part(
    five_of,
    lambda cards: pack(read_cards(" ".join(cards))),
    lambda text: (words_of(text),),
    " ".join,
)
CODEC: Codec[Action] = Codec(
    (EXCHANGE, Exchange, NOTHING),
    (OFFER, Offer, NOTHING),
    (KEEP, Keep, NOTHING),
    (PASS, Pass, NOTHING),
    (BID, Bid, amount_part(0)),
    (CLAIM, Claim, SECTIONS),
    (SELECT, Select, FIVE),
    (FOLD, Fold, NOTHING),
    (CALL, Call, NOTHING),
    (RAISE, Raise, amount_part(1)),
    (LEAD, Lead, CARD),
    (FOLLOW, Follow, CARD),
    (DECLINE, Decline, NOTHING),
)
