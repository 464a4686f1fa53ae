"""Tricks in views, on a terminal and in positions (docs/notation.md).

=======================  =================================================================
section of a position    meaning (default)
=======================  =================================================================
``H:`` ``P:`` …          the hands of P0, P1, … (``P: (P3)`` is that seat's); one that is not
                         written gets the lowest cards that are nowhere else
``T:``                   the cards of the trick on the table, in the order played
``L:``                   the trick before, ``(P1)`` before it: who led to it
``W:`` …                 cards of the tricks that a seat has taken, ``(P1)`` before them
``V:`` …                 what a seat has shown not to hold: ``(P1) h d>9``, no heart and no
                         diamond above the 9
``gone:``                cards of which a seat knows that they are nowhere
=======================  =================================================================
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from ..cards import high
from ..cards.cards import SUITS, collect, members
from ..core.errors import NotationError
from ..core.notation import (
    HIDDEN,
    Position,
    fill,
    hide,
    once,
    read_cards,
    read_some,
    sort,
    write_some,
)
from . import tricks
from .trick_state import TrickState

Tricks = TypeVar("Tricks", bound=TrickState)
OF_SEAT = re.compile(r"\(P([0-9])\)\s*(.*)")
VOID = re.compile(r"[cdhs](>[2-9TJQKA])?")


# -- in views --------------------------------------------------------------------------------------


class Trick(msgspec.Struct, frozen=True):
    """The cards of a trick in the order played; `winner` is whose card takes it, so far."""

    leader: int
    cards: tuple[str, ...]
    winner: int


class Void(msgspec.Struct, frozen=True):
    """What a seat has shown not to hold: cards of this suit above a rank; ``""`` is none at all."""

    suit: str
    above: str


def trick_of(deal: TrickState) -> Trick | None:
    """Return the trick on the table; None before a lead."""
    return shown(deal.leader, deal.trick[: deal.played], deal.winner)


def last_of(deal: TrickState) -> Trick | None:
    """Return the trick before; None if there was none."""
    return shown(deal.last_leader, deal.last[: deal.seats], deal.leader)


def shown(leader: int, cards: list[int], winner: int) -> Trick | None:
    """Return a trick; None if nobody has led to it."""
    if leader < 0 or not cards:
        return None
    return Trick(leader, tuple(map(high.name, cards)), winner)


def voids_of(void: int) -> tuple[Void, ...]:
    """Return what the cards are that a seat has shown not to hold."""
    found = []
    for place, suit in enumerate(SUITS):
        lane = void >> 16 * place & tricks.LANE
        if lane:
            lowest = (lane & -lane).bit_length() - 1
            found.append(Void(suit, high.name(lowest - 1)[0] if lowest else ""))
    return tuple(found)


def lines_of(trick: Trick | None, last: Trick | None, seats: int) -> list[tuple[str, str]]:
    """Return the lines of a terminal that say who has played which card."""
    return [
        (
            word,
            " · ".join(f"P{seat % seats}: {card}" for seat, card in enumerate(it.cards, it.leader)),
        )
        for word, it in (("last", last), ("trick", trick))
        if it is not None
    ]


# -- positions -------------------------------------------------------------------------------------


def zeros() -> list[int]:
    """Return a number for each seat."""
    return [0] * 5


@dataclass
class TrickSpot:
    """What a position says, by the names of the deal's fields; lists may be shorter."""

    seat: int = 0
    dealer: int = 0
    leader: int = -1
    last_leader: int = -1
    trick: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=zeros)
    void: list[int] = field(default_factory=zeros)
    taken: list[int] = field(default_factory=zeros)

    def fields(self, seats: int, heading: bool) -> dict[str, Any]:
        """Return the fields of a deal in this position."""
        winner, best, shows = seen_in(self.trick, self.leader, heading, seats)
        more = {
            "played": len(self.trick),
            "winner": winner,
            "best": best,
            "void": [void | more for void, more in zip(self.void, shows, strict=True)],
            "tricks": [taken.bit_count() // seats for taken in self.taken],
        }
        return vars(self) | more


def cards_in(text: str) -> list[int]:
    """Return the cards of a text, each written only once."""
    return [high.high(card) for card in read_cards(text)]


def cards_held(text: str) -> list[int]:
    """Return the cards of a hand of which some may be hidden, each written only once."""
    return [card if card == HIDDEN else high.high(card) for card in once(read_some(text))]


def write(cards: Sequence[int]) -> str:
    """Return the names of the cards, in the given order."""
    return " ".join(map(high.name, cards))


def of_seat(text: str, seats: int) -> tuple[int, str]:
    """Return the seat of ``(P1) 9h Td``, and the rest."""
    found = OF_SEAT.fullmatch(text)
    if found is None or int(found[1]) >= seats:
        raise NotationError("no_seat", text=text)
    return int(found[1]), found[2]


def read_sets(parts: Position, name: str, seats: int, sets: list[int]) -> None:
    """Take the sections of a name that give seats sets of cards."""
    for text in parts.all(name):
        seat, cards = of_seat(text, seats)
        sets[seat] |= collect(cards_in(cards))


def read_tricks(parts: Position, spot: TrickSpot, seats: int, playing: bool) -> None:
    """Take the tricks, and what seats have shown not to hold."""
    spot.trick = cards_in(parts.named.pop("T", ""))
    if playing:
        spot.leader = (spot.seat - len(spot.trick)) % seats
    if "L" in parts.named:
        spot.last_leader, cards = of_seat(parts.named.pop("L"), seats)
        spot.last = cards_in(cards)
    read_sets(parts, "W", seats, spot.taken)
    for text in parts.all("V"):
        seat, shows = of_seat(text, seats)
        spot.void[seat] |= read_voids(shows)


def read_voids(text: str) -> int:
    """Return the cards that ``h d>9`` says are not held."""
    cards = 0
    for part in text.split():
        if not VOID.fullmatch(part):
            raise NotationError("no_section", text=f"V: {text}")
        suit = SUITS.index(part[0])
        whole = tricks.LANE << 16 * suit
        cards |= tricks.above(high.number(part[2] + part[0])) if part[1:] else whole
    return cards


def write_voids(void: int) -> str:
    """Return what a seat has shown not to hold, as ``h d>9``."""
    return " ".join(it.suit + (f">{it.above}" if it.above else "") for it in voids_of(void))


def read_hands(
    parts: Position,
    spot: TrickSpot,
    pack: Sequence[int],
    rule: str,
    seats: int,
    playing: bool,
    watcher: int = -1,
) -> dict[str, list[int]]:
    """Take the hands; deal what is nowhere else to those that are not written, or hidden.

    *rule* is that which says what the pack is, *watcher* the seat from which cards are hidden.
    Return what is told of the hands, for `check_known`.
    """
    hands = read_held(parts, seats)
    told = {f"P{seat}": sort(hand) for seat, hand in enumerate(hands) if hand is not None}
    used = [*spot.trick, *(card for hand in told.values() for card in hand if card != HIDDEN)]
    used += [card for taken in spot.taken for card in members(taken)]
    used += cards_in(parts.named.pop("gone", ""))
    for place, card in enumerate(used):
        if card in used[:place]:
            raise NotationError("card_twice", text=high.name(card))
        if card not in pack:
            raise NotationError("no_card", rule, text=high.name(card))
    free = [card for card in pack if card not in used]
    fill([hand for hand in hands if hand], free, watcher)
    for seat, wanted in enumerate(sizes(spot, hands, len(pack), seats, playing)):
        hand = hands[seat]
        if hand is None:
            hand, free = free[:wanted], free[wanted:]
        if len(hand) != wanted:
            raise NotationError("bad_hand", text=f"P{seat}", count=len(hand), wanted=wanted)
        spot.hand[seat] = collect(hand)
    return told


def read_held(parts: Position, seats: int) -> list[list[int] | None]:
    """Take the hands that are written."""
    hands: list[list[int] | None] = [None] * seats
    seat = 0
    texts = [f"(P0) {parts.named.pop('H')}"] if "H" in parts.named else []
    for text in [*texts, *parts.all("P")]:
        named = text if text.startswith("(") else f"(P{seat + 1}) {text}"
        seat, cards = of_seat(named, seats)
        if hands[seat] is not None:
            raise NotationError("section_twice", text=f"P{seat}")
        hands[seat] = cards_held(cards)
    return hands


def sizes(
    spot: TrickSpot, hands: list[list[int] | None], pack: int, seats: int, playing: bool
) -> list[int]:
    """Return how many cards each seat must hold: as the first hand that is written, if any."""
    full = pack // seats
    if not playing:
        return [full] * seats
    full -= sum(taken.bit_count() for taken in spot.taken) // seats
    played = [(seat - spot.leader) % seats < len(spot.trick) for seat in range(seats)]
    written = [len(hand) + played[seat] for seat, hand in enumerate(hands) if hand is not None]
    return [(written[0] if written else full) - gone for gone in played]


def fault_in(spot: TrickSpot, seats: int, playing: bool) -> str:
    """Return the section that does not go with the others, or nothing."""
    leader_took = spot.taken[spot.leader] if playing else 0
    for name, wrong in (
        ("T", len(spot.trick) >= seats or (not playing and spot.trick)),
        ("L", spot.last and (not playing or len(spot.last) != seats)),
        ("L", collect(spot.last) & ~leader_took),
        ("W", any(it.bit_count() % seats for it in spot.taken)),
        ("W", not playing and any(spot.taken)),
        ("V", not playing and any(spot.void)),
    ):
        if wrong:
            return name
    return ""


def note_voids(spot: TrickSpot, heading: bool, seats: int) -> str:
    """Note what the trick before has shown, for positions that do not say so.

    Return the section, if any, by which a seat holds what it has shown not to hold.
    """
    _, _, before = seen_in(spot.last, spot.last_leader, heading, seats)
    spot.void = [void | more for void, more in zip(spot.void, before, strict=True)]
    held = spot.hand[:]
    for name, leader, cards in (("T", spot.leader, spot.trick), ("L", spot.last_leader, spot.last)):
        winner, _, shows = seen_in(cards, leader, heading, seats)
        wrong = any(shows[seat] & held[seat] for seat in range(seats))
        if wrong or (name == "L" and cards and winner != spot.leader):
            return name
        for place, card in enumerate(cards if name == "T" else ()):
            held[(leader + place) % seats] |= 1 << card
    return "V" if any(spot.void[seat] & held[seat] for seat in range(seats)) else ""


def seen_in(
    cards: Sequence[int], leader: int, heading: bool, seats: int
) -> tuple[int, int, list[int]]:
    """Return who takes a trick (-1: it has no card), with what, and what seats show not to hold."""
    shows, winner, best = zeros(), leader if cards else -1, cards[0] if cards else 0
    for place, card in enumerate(cards):
        seat = (leader + place) % seats
        if card >> 4 != best >> 4:
            shows[seat] = tricks.suit(best)
        elif card >= best:
            winner, best = seat, card
        elif heading:
            shows[seat] = tricks.above(best)
    return winner, best, shows


def known_to(deal: TrickState, watcher: int, known: Sequence[int]) -> dict[str, list[int]]:
    """Return the hands as a seat knows them, all of their cards if it is -1.

    *known* are the cards that it knows of each hand besides its own.
    """
    places = {}
    for seat in range(deal.seats):
        hand = members(deal.hand[seat])
        if watcher not in (-1, seat):
            hand = hide(hand, members(deal.hand[seat] & known[seat]))
        places[f"P{seat}"] = hand
    return places


def seen_by(deal: Tricks, seat: int) -> Tricks:
    """Return the deal as a seat knows it; `NotationError` if no cards can be hidden from it."""
    try:
        return deal.seen_by(seat)
    except ValueError:
        raise NotationError("contradiction", text="V") from None


def write_table(deal: TrickState, watcher: int = -1, known: Sequence[int] = ()) -> list[str]:
    """Return the sections of hands and tricks, complete or as a seat knows them (`known_to`)."""
    hands = [write_some(hand, high.name) for hand in known_to(deal, watcher, known).values()]
    parts = [f"{'P' if seat else 'H'}: {hand}" for seat, hand in enumerate(hands)]
    if deal.played:
        parts.append(f"T: {write(deal.trick[: deal.played])}")
    if deal.last_leader >= 0:
        parts.append(f"L: (P{deal.last_leader}) {write(deal.last[: deal.seats])}")
    return [*parts, *write_sets("W", deal.taken, deal.seats)]


def write_sets(name: str, sets: Sequence[int], seats: int) -> list[str]:
    """Return the sections that give seats sets of cards."""
    return [f"{name}: (P{it}) {write(members(sets[it]))}" for it in range(seats) if sets[it]]


def write_gone(deal: TrickState, pack: Sequence[int]) -> list[str]:
    """Return the section of the cards that are nowhere, if there are any."""
    placed = collect(deal.trick[: deal.played])
    for cards in (*deal.hand, *deal.taken):
        placed |= cards
    gone = [card for card in pack if not placed >> card & 1]
    return [f"gone: {write(gone)}"] if gone else []


def write_shown(deal: TrickState) -> list[str]:
    """Return the sections that say what seats have shown not to hold."""
    return [f"V: (P{it}) {write_voids(deal.void[it])}" for it in range(deal.seats) if deal.void[it]]
