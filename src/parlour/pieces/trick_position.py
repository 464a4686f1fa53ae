"""The shared parts of trick games' positions (docs/library/notation.md).

=======================  =================================================================
section of a position    meaning (default)
=======================  =================================================================
``H:`` ``P:`` …          the hands of P0, P1, … (``P: (P3)`` is that seat's); a missing one
                         gets the lowest cards that are nowhere else
``T:``                   the cards of the trick on the table, in the order played
``L:``                   the trick before, after its leader: ``(P1)``
``W:`` …                 the cards of the tricks that a seat has taken, after ``(P1)``
``V:`` …                 the cards that a seat has shown not to hold: ``(P1) h d>9``, no heart
                         and no diamond above the 9
``n=`` ``phase=``        players (the default number), the phase (that of playing cards)
``dealer=``              the dealer (the last seat)
``gone:``                cards that a seat knows to be out of play
=======================  =================================================================

A game's own `TrickPosition` documents its additions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain
from operator import and_, or_
from typing import ClassVar, Generic, TypeAlias, TypeVar

from ..cards import high
from ..cards.cards import NUMBERS, collect, members
from ..core.errors import NotationError
from ..core.notation import (
    HIDDEN,
    Position,
    canonical,
    check_known,
    fill,
    hide,
    once,
    read_cards,
    read_some,
    sort,
    write_some,
)
from ..core.options import Options
from . import tricks
from .trick_state import MOST_SEATS, TrickState
from .trick_view import voids_of

TDeal = TypeVar("TDeal", bound=TrickState)
Fields: TypeAlias = dict[str, int | list[int]]
"""The fields of a deal, by name."""
OF_SEAT = re.compile(r"\(P([0-9])\)\s*(.*)")
SUIT = 0x30  # the bits of a card that are its suit


# -- cards and seats as text -----------------------------------------------------------------------


def cards_in(text: str) -> list[int]:
    """Return the cards of a text, each written only once."""
    return [*map(high.high, read_cards(text))]


def cards_held(text: str) -> list[int]:
    """Return the cards of a hand, some perhaps hidden, each written only once."""
    return [card if card == HIDDEN else high.high(card) for card in once(read_some(text))]


def write(cards: Sequence[int]) -> str:
    """Return the names of the cards, in the given order."""
    return " ".join(map(high.name, cards))


def write_sets(name: str, sets: Sequence[int], seats: int) -> list[str]:
    """Return the sections that give seats sets of cards."""
    return [f"{name}: (P{it}) {write(members(sets[it]))}" for it in range(seats) if sets[it]]


def of_seat(text: str, seats: int) -> tuple[int, str]:
    """Return the seat of ``(P1) 9h Td``, and the rest."""
    found = OF_SEAT.fullmatch(text)
    if found is None or int(found[1]) >= seats:
        raise NotationError("no_seat", text=text)
    return int(found[1]), found[2]


def read_voids(text: str) -> int:
    """Return the cards that a text such as ``h d>9`` excludes from a hand."""
    cards = 0
    for part in text.split():
        suit, sign, rank = part.partition(">")
        name = canonical(f"{rank if sign else 'A'}{suit}")
        if name not in NUMBERS:
            raise NotationError("no_section", text=f"V: {text}")
        card = high.number(name)
        cards |= tricks.above(card) if sign else tricks.suit(card & SUIT)
    return cards


def write_voids(void: int) -> str:
    """Return the cards that a seat has shown not to hold as text, such as ``h d>9``."""
    return " ".join(it.suit + (f">{it.above}" if it.above else "") for it in voids_of(void))


def zeros() -> list[int]:
    """Return a list of zeros, one per seat."""
    return [0] * MOST_SEATS


# -- positions -------------------------------------------------------------------------------------


class TrickPosition(Generic[TDeal]):
    """A position as it is read: its content, by the names of the deal's fields.

    A game's subclass adds its own sections and checks.
    """

    options_type: type[Options]
    phases: tuple[str, ...]
    """The phases before the end; the last is that of playing cards."""
    repeated: tuple[str, ...] = ()
    """The game's own sections that may be repeated."""
    pack_rule: ClassVar[str]
    void_rule: ClassVar[str] = ""
    bad: ClassVar[str]
    """The code of the error for an impossible section."""
    heading: bool = False
    """Whether a player who can must beat the best card."""

    def __init__(self, text: str) -> None:
        self.parts = parts = Position(text, repeated=("P", "W", "V", *self.repeated))
        options = parts.options(self.options_type)
        self.seats = parts.count("n", options.game.usual_seats(options))
        self.deal: TDeal = options.game.new_deal(options, self.seats)
        self.phase = self.phases.index(parts.one_of("phase", self.phases, self.phases[-1]))
        self.playing = self.phase == len(self.phases) - 1
        self.dealer = parts.seat("dealer", self.seats - 1, self.seats)
        self.watcher = parts.watcher(self.seats)
        self.seat, self.leader, self.last_leader = 0, -1, -1
        self.trick: list[int] = []
        self.last: list[int] = []
        self.hand, self.void, self.taken = zeros(), zeros(), zeros()

    # -- what a game supplies --------------------------------------------------

    def read_turn(self) -> None:
        """Take the seat to act and what precedes it; the tricks are not known yet."""
        raise NotImplementedError

    def read_more(self) -> None:
        """Take the game's other own sections."""

    def check(self) -> None:
        """Raise an error for a state from which play cannot go on."""

    def check_hands(self) -> None:
        """Raise an error for impossible hands; they are complete now, even if some were hidden."""

    def see(self) -> None:
        """Take over the hands of the deal as its seat knows it."""
        self.hand = self.hands(self.deal)

    @classmethod
    def hands(cls, deal: TDeal) -> list[int]:
        """Return the hands as they are written."""
        return list(deal.hand)

    @classmethod
    def known(cls, deal: TDeal, watcher: int) -> Sequence[int]:
        """Return the cards that a seat knows of each hand apart from its own."""
        return zeros()

    @classmethod
    def own(cls, deal: TDeal, watcher: int) -> list[str]:
        """Return the game's own sections of cards."""
        return []

    @classmethod
    def settings(cls, deal: TDeal, watcher: int) -> list[str]:
        """Return the game's own settings."""
        return []

    # -- reading ---------------------------------------------------------------

    @classmethod
    def read(cls, text: str) -> TDeal:
        """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
        return cls(text).to_deal()

    def to_deal(self) -> TDeal:
        """Take all sections, and return their deal."""
        self.read_turn()
        self.read_tricks()
        told = self.read_hands()
        self.read_more()
        self.parts.finish()
        self.refuse(self.fault())
        self.check()
        contradiction = self.note_voids()
        self.deal.put(self.fields())
        if self.watcher >= 0:
            try:
                self.deal = self.deal.seen_by(self.watcher)
            except ValueError:
                raise NotationError("contradiction", text="V") from None
            self.see()
            check_known(told, self.known_to(self.deal, self.watcher))
            contradiction = self.note_voids()
        self.refuse(contradiction, self.void_rule)
        self.check_hands()
        return self.deal

    def refuse(self, section: str, rule: str = "") -> None:
        """Raise `NotationError` for an impossible section; do nothing for ``""``."""
        if section:
            raise NotationError(self.bad, rule, text=section, phase=self.phases[self.phase])

    def fields(self) -> Fields:
        """Return the fields of the deal in this position."""
        winner, best, shows = seen_in(self.trick, self.leader, self.heading, self.seats)
        names = ("phase", "seat", "dealer", "leader", "last_leader", "trick", "last", "taken")
        return {name: getattr(self, name) for name in names} | {
            "hand": self.hand,
            "played": len(self.trick),
            "winner": winner,
            "best": best,
            "void": [*map(or_, self.void, shows)],
            "tricks": [taken.bit_count() // self.seats for taken in self.taken],
        }

    def read_sets(self, name: str, sets: list[int]) -> None:
        """Take the sections of a name that give seats sets of cards."""
        for text in self.parts.all(name):
            seat, cards = of_seat(text, self.seats)
            sets[seat] |= collect(cards_in(cards))

    def read_tricks(self) -> None:
        """Take the tricks, and the cards that seats have shown not to hold."""
        self.trick = cards_in(self.parts.section("T"))
        if self.playing:
            self.leader = (self.seat - len(self.trick)) % self.seats
        last = self.parts.find("L")
        if last is not None:
            self.last_leader, cards = of_seat(last, self.seats)
            self.last = cards_in(cards)
        self.read_sets("W", self.taken)
        for text in self.parts.all("V"):
            seat, shows = of_seat(text, self.seats)
            self.void[seat] |= read_voids(shows)

    def read_hands(self) -> dict[str, list[int]]:
        """Take the hands; deal the remaining cards to those that are missing or hidden.

        Return the written cards of the hands, for `check_known`.
        """
        pack = self.deal.options.game.pack(self.deal.options, self.seats)
        hands = self.read_held()
        told = {f"P{seat}": sort(hand) for seat, hand in enumerate(hands) if hand is not None}
        used = [*self.trick, *chain(*told.values(), *map(members, self.taken))]
        used += cards_in(self.parts.section("gone"))
        unused = dict.fromkeys(pack)
        for card in used:
            if card in unused:
                del unused[card]
            elif card in pack:
                raise NotationError("card_twice", text=high.name(card))
            elif card != HIDDEN:
                raise NotationError("not_in_pack", self.pack_rule, text=high.name(card))
        free = [*unused]
        fill([hand for hand in hands if hand], free, self.watcher)
        for seat, wanted in enumerate(self.sizes(hands, len(pack))):
            hand = hands[seat]
            if hand is None:
                hand, free = free[:wanted], free[wanted:]
            if len(hand) != wanted:
                raise NotationError("bad_hand", text=f"P{seat}", count=len(hand), wanted=wanted)
            self.hand[seat] = collect(hand)
        return told

    def read_held(self) -> list[list[int] | None]:
        """Take the hands that are written."""
        hands: list[list[int] | None] = [None] * self.seats
        first = self.parts.find("H")
        texts, seat = ([], 0) if first is None else ([first], -1)
        for text in [*texts, *self.parts.all("P")]:
            seat, cards = of_seat(text, self.seats) if text[:1] == "(" else (seat + 1, text)
            if seat >= self.seats:
                raise NotationError("no_seat", text=f"(P{seat}) {text}")
            if hands[seat] is not None:
                raise NotationError("section_twice", text=f"P{seat}")
            hands[seat] = cards_held(cards)
        return hands

    def sizes(self, hands: list[list[int] | None], pack: int) -> list[int]:
        """Return the number of cards that each seat must hold, by the first written hand if any."""
        full, seats = pack // self.seats, range(self.seats)
        if not self.playing:
            return [full for _ in seats]
        full -= sum(taken.bit_count() for taken in self.taken) // self.seats
        played = [(seat - self.leader) % self.seats < len(self.trick) for seat in seats]
        written = [len(hand) + played[seat] for seat, hand in enumerate(hands) if hand is not None]
        return [(written[0] if written else full) - gone for gone in played]

    def fault(self) -> str:
        """Return the section that contradicts the others, or ``""``."""
        leader_took = self.taken[self.leader] if self.playing else 0
        for name, wrong in (
            ("T", len(self.trick) >= self.seats or (not self.playing and self.trick)),
            ("L", self.last_leader >= 0 and (not self.playing or len(self.last) != self.seats)),
            ("L", collect(self.last) & ~leader_took),
            ("W", any(it.bit_count() % self.seats for it in self.taken)),
            ("W", not self.playing and any(self.taken)),
            ("V", not self.playing and any(self.void)),
        ):
            if wrong:
                return name
        return ""

    def note_voids(self) -> str:
        """Derive from the last trick what seats do not hold, if the position does not say it.

        Return the section, if any, by which a seat holds a card that it has shown not to hold.
        """
        seats, heading = self.seats, self.heading
        winner, _, before = seen_in(self.last, self.last_leader, heading, seats)
        _, _, shows = seen_in(self.trick, self.leader, heading, seats)
        self.void = [*map(or_, self.void, before)]
        held = self.hand[:]
        if any(map(and_, shows, held)):
            return "T"
        for place, card in enumerate(self.trick):
            held[(self.leader + place) % seats] |= 1 << card
        if any(map(and_, before, held)) or (self.last and winner != self.leader):
            return "L"
        return "V" if any(map(and_, self.void, held)) else ""

    # -- writing ---------------------------------------------------------------

    @classmethod
    def known_to(cls, deal: TDeal, watcher: int) -> dict[str, list[int]]:
        """Return the hands as a seat knows them, or all of their cards for -1."""
        places, known = {}, cls.known(deal, watcher)
        for seat, cards in enumerate(cls.hands(deal)[: deal.seats]):
            hand = members(cards)
            if watcher not in (-1, seat):
                hand = hide(hand, members(cards & known[seat]))
            places[f"P{seat}"] = hand
        return places

    @classmethod
    def sections(cls, deal: TDeal, watcher: int) -> list[str]:
        """Return the sections of a position, complete or as a seat knows it."""
        hands = [write_some(hand, high.name) for hand in cls.known_to(deal, watcher).values()]
        parts = [f"{'P' if seat else 'H'}: {hand}" for seat, hand in enumerate(hands)]
        if deal.played:
            parts.append(f"T: {write(deal.trick[: deal.played])}")
        if deal.last_leader >= 0:
            parts.append(f"L: (P{deal.last_leader}) {write(deal.last[: deal.seats])}")
        parts += write_sets("W", deal.taken, deal.seats) + cls.own(deal, watcher)
        voids = enumerate(deal.void[: deal.seats])
        parts += [f"V: (P{seat}) {write_voids(void)}" for seat, void in voids if void]
        parts += [f"n={deal.seats}", f"phase={cls.phases[deal.phase]}"]
        parts += [f"dealer=P{deal.dealer}", f"turn=P{deal.seat}", *cls.settings(deal, watcher)]
        if watcher >= 0:
            placed = collect(deal.trick[: deal.played])
            for cards in (*cls.hands(deal), *deal.taken):
                placed |= cards
            pack = deal.options.game.pack(deal.options, deal.seats)
            gone = [card for card in pack if not placed >> card & 1]
            parts += [f"gone: {write(gone)}"] if gone else []
        return parts


def seen_in(
    cards: Sequence[int], leader: int, heading: bool, seats: int
) -> tuple[int, int, list[int]]:
    """Return a trick's winner (-1: no card), its best card, and what seats show not to hold."""
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
