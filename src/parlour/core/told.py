"""What a seat has been told in a match, besides how its deal stands.

All of it follows from how each deal began and from the codes of what was done, so a match keeps no
more than these: words are found only for who asks for them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

import msgspec

from .deal import Deal
from .events import ActionPlayed
from .game import AnyGame
from .match import SheetRow
from .seat_view import SeatView


class FinishedDeal(msgspec.Struct, frozen=True):
    """A finished deal as a seat saw it: its row of the score sheet, what was done, and its end."""

    row: SheetRow
    history: tuple[ActionPlayed, ...]
    view: SeatView
    """The game's view of it, with all that was laid open."""


class Told(msgspec.Struct, frozen=True):
    """What a seat has been told: a function of the log as the seat sees it, and of nothing else.

    Rules, such as the target of a match, are in the deal's options.
    """

    number: int = 1
    """Of the deal that is played, from 1."""
    dealer: int = 0
    history: tuple[ActionPlayed, ...] = ()
    """What has been done in this deal, in order: ``stock`` has its card for who drew it alone."""
    past: tuple[FinishedDeal, ...] = ()
    totals: tuple[int, ...] = ()
    """Of the deals before; empty where a deal stands alone."""
    places: tuple[int, ...] = ()
    """Each seat's, once the match is over."""
    match: str = ""
    """What the match is called, for who plays several at once; it says nothing of what happened."""


NOTHING = Told()


class Choice(NamedTuple):
    """An action of a deal that is over, which a seat chose of several."""

    deal: Deal
    """As the seat knew it."""
    code: int
    told: Told
    """What it had been told."""
    seq: int
    """How many deals and actions came before it in the match."""


def action_played(game: AnyGame, deal: Deal, code: int, text: str = "") -> ActionPlayed:
    """Return what the acting seat is about to do, for `ActionPlayed.for_seat`."""
    text = text or game.format(deal, code)
    moves, public = game.moves(deal, code), game.public_text(deal, code)
    return ActionPlayed(deal.seat, text.partition(" ")[0], text, moves, public)


class Course:
    """One deal: how it began, who did what by codes, and the words for that once they are asked.

    Until then the deal is a few bytes, of which a long match keeps many.
    """

    def __init__(
        self, game: AnyGame, deal: Deal, dealer: int, totals: tuple[int, ...] = ()
    ) -> None:
        self.game = game
        self.totals = totals
        self._options = deal.options
        self._dump = deal.dump()
        self.dealer = dealer
        self.seats = bytearray()
        self.codes = array("Q")
        self.row: SheetRow | None = None
        self._words: list[ActionPlayed] = []
        self._seen: dict[int, list[ActionPlayed]] = {}

    def note(self, seat: int, code: int) -> None:
        """Note what a seat does."""
        self.seats.append(seat)
        self.codes.append(code)

    def choices(self, seat: int) -> list[int]:
        """Return the places of those actions of a seat that it chose of several, from 0."""
        deal, found = self._begin(), list[int]()
        for place, (actor, code) in enumerate(zip(self.seats, self.codes, strict=True)):
            deal.give_turn(actor)
            if actor == seat and len(deal.legal()) > 1:
                found.append(place)
            deal.step(code)
        return found

    def before(self, place: int) -> Deal:
        """Return the deal as it was when the action of this place was chosen."""
        deal = self._begin()
        for actor, code in zip(self.seats[:place], self.codes[:place], strict=True):
            deal.give_turn(actor)
            deal.step(code)
        deal.give_turn(self.seats[place])
        return deal

    def _begin(self) -> Deal:
        """Return the deal as it began."""
        deal: Deal = self.game.load(self._dump, self._options)
        return deal

    def history(self, seat: int) -> tuple[ActionPlayed, ...]:
        """Return what was done so far, as a seat has seen it."""
        self.find_words()
        seen = self._seen.setdefault(seat, [])
        seen += [action.for_seat(seat) for action in self._words[len(seen) :]]
        return tuple(seen)

    @cached_property
    def _deal(self) -> Deal:
        """The deal as far as there are words."""
        return self._begin()

    def find_words(self) -> None:
        """Play on from where there are words already, in the deal that began."""
        deal = self._deal
        for place in range(len(self._words), len(self.codes)):
            deal.give_turn(self.seats[place])
            self._words.append(action_played(self.game, deal, self.codes[place]))
            deal.step(self.codes[place])

    def finished(self, seat: int, row: SheetRow) -> FinishedDeal:
        """Return the deal as a seat has seen it to its end."""
        return FinishedDeal(row, self.history(seat), self._deal.view(seat))


class Memory:
    """What happened in a match; whoever plays it says so, and `told` puts it as a seat saw it."""

    def __init__(self, game: AnyGame, name: str = "") -> None:
        self.game = game
        self.name = name
        self.courses: list[Course] = []
        self._past: dict[int, list[FinishedDeal]] = {}
        self.totals: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()

    def begin(self, deal: Deal, dealer: int) -> None:
        """Note that a deal has been dealt."""
        self.courses.append(Course(self.game, deal, dealer, self.totals))

    def note(self, seat: int, code: int) -> None:
        """Note what a seat, whose turn it is, is about to do."""
        self.courses[-1].note(seat, code)

    def end(self, row: SheetRow, totals: Iterable[int]) -> None:
        """Note what the deal was worth, and the totals with it."""
        self.courses[-1].row = row
        self.totals = tuple(totals)

    def close(self, totals: Iterable[int], places: Iterable[int]) -> None:
        """Note how the match has ended."""
        self.totals = tuple(totals)
        self.places = tuple(places)

    def decisions(self, seat: int) -> int:
        """Return how many decisions a seat has made in the last deal."""
        return self.courses[-1].seats.count(seat)

    def told(self, seat: int) -> Told:
        """Return what a seat has been told."""
        if not self.courses:
            return Told(match=self.name)
        last = self.courses[-1]
        history = last.history(seat) if last.row is None else ()
        after = self.totals, self.places, self.name
        return Told(len(self.courses), last.dealer, history, tuple(self._finished(seat)), *after)

    def _finished(self, seat: int) -> list[FinishedDeal]:
        """Return the deals that are over as a seat has seen them."""
        past = self._past.setdefault(seat, [])
        later = self.courses[len(past) :]
        past += [it.finished(seat, it.row) for it in later if it.row is not None]
        return past

    def choice(self, seat: int, number: int, place: int) -> Choice:
        """Return what a seat chose at a place in a deal that is over (from 1), as it knew it then.

        The place is one of `Course.choices`.
        """
        course, earlier = self.courses[number - 1], self.courses[: number - 1]
        history, past = course.history(seat)[:place], self._finished(seat)[: number - 1]
        told = Told(number, course.dealer, history, tuple(past), course.totals, (), self.name)
        seq = sum(1 + len(it.codes) for it in earlier) + 1 + place
        return Choice(course.before(place).seen_by(seat), course.codes[place], told, seq)
