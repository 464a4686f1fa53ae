"""The history of a match as a seat has been told it, besides the state of its deal.

All of it follows from the beginning of each deal and from the codes of the actions, so a match
keeps only these.  Texts are written on request.
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
from .standing import Standing


class FinishedDeal(msgspec.Struct, frozen=True):
    """A finished deal as a seat saw it: its row of the score sheet, its actions, and its end."""

    row: SheetRow
    history: tuple[ActionPlayed, ...]
    view: SeatView
    """The game's view of it, with all the cards that were shown."""


class Told(msgspec.Struct, frozen=True):
    """The history that a seat has been told: a function of nothing but the log as it sees it.

    Rules, such as the target of a match, are in the deal's options.
    """

    number: int = 1
    """The number of the current deal, from 1."""
    dealer: int = 0
    history: tuple[ActionPlayed, ...] = ()
    """The actions of this deal, in order; only the seat that drew a card reads its name."""
    past: tuple[FinishedDeal, ...] = ()
    totals: tuple[int, ...] = ()
    """The totals before this deal; empty for a deal outside a match."""
    places: tuple[int, ...] = ()
    """Each seat's place, once the match is over."""
    match: str = ""
    """The name of the match, for bots that play several at once; it reveals nothing about it."""


NOTHING = Told()


class Choice(NamedTuple):
    """An action of a finished deal that a seat chose among several."""

    deal: Deal
    """The deal as the seat knew it."""
    code: int
    told: Told
    """What the seat had been told."""
    seq: int
    """The number of the position in the match."""


def action_played(game: AnyGame, deal: Deal, code: int, text: str = "") -> ActionPlayed:
    """Return the event of an action that the acting seat is about to take."""
    text = text or game.format(deal, code)
    moves, public = game.moves(deal, code), game.public_text(deal, code)
    return ActionPlayed(deal.seat, text.partition(" ")[0], text, moves, public)


class Course(Standing):
    """One deal: its beginning, its actions, and their texts once they are needed."""

    def __init__(
        self, game: AnyGame, deal: Deal, dealer: int, totals: tuple[int, ...] = ()
    ) -> None:
        super().__init__(game, deal)
        self.totals = totals
        self.dealer = dealer
        self.row: SheetRow | None = None
        self.records = 0
        """The number of actions and decisions taken back; `_before` has it for each action."""
        self.taken_back = 0
        """The number of decisions that a person took back alone."""
        self._before = array("H")
        self._words: list[ActionPlayed] = []
        self._seen: dict[int, list[ActionPlayed]] = {}

    def note(self, seat: int, code: int) -> None:
        """Store an action of a seat."""
        super().note(seat, code)
        self._before.append(self.records)
        self.records += 1

    def records_before(self, place: int) -> int:
        """Return the number of records in this deal before the action at an index."""
        return self._before[place]

    def take_back(self, place: int) -> Deal:
        """Forget the action at an index and all later ones; return the deal as it was before it."""
        self.records += 1
        del self._before[place:]
        self._words.clear()
        self._seen.clear()
        self.__dict__.pop("_deal", None)
        return super().take_back(place)

    def history(self, seat: int) -> tuple[ActionPlayed, ...]:
        """Return the actions so far, as a seat has seen them."""
        self.find_words()
        seen = self._seen.setdefault(seat, [])
        seen += [action.for_seat(seat) for action in self._words[len(seen) :]]
        return tuple(seen)

    @cached_property
    def _deal(self) -> Deal:
        """The deal after the last action that has a text."""
        return self.begin()

    def find_words(self) -> None:
        """Play on after the last action that has a text, from the deal's beginning."""
        deal = self._deal
        for place in range(len(self._words), len(self.codes)):
            deal.give_turn(self.seats[place])
            self._words.append(action_played(self.game, deal, self.codes[place]))
            deal.step(self.codes[place])

    def finished(self, seat: int, row: SheetRow) -> FinishedDeal:
        """Return the deal as a seat has seen it to its end."""
        return FinishedDeal(row, self.history(seat), self._deal.view(seat))


class Memory:
    """The history of a match; a player of the match feeds it, and `told` returns a seat's part."""

    def __init__(self, game: AnyGame, name: str = "") -> None:
        self.game = game
        self.name = name
        self.courses: list[Course] = []
        self._past: dict[int, list[FinishedDeal]] = {}
        self.totals: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()

    def begin(self, deal: Deal, dealer: int) -> None:
        """Store a new deal."""
        self.courses.append(Course(self.game, deal, dealer, self.totals))

    def note(self, seat: int, code: int) -> None:
        """Store an action that the acting seat is about to take."""
        self.courses[-1].note(seat, code)

    def end(self, row: SheetRow, totals: Iterable[int]) -> None:
        """Store the result of the deal, and the totals with it."""
        self.courses[-1].row = row
        self.totals = tuple(totals)

    def close(self, totals: Iterable[int], places: Iterable[int]) -> None:
        """Store the end of the match."""
        self.totals = tuple(totals)
        self.places = tuple(places)

    def take_back(self, place: int) -> Deal:
        """Forget the last deal's actions from an index on; return the deal as it was before."""
        return self.courses[-1].take_back(place)

    def decisions(self, seat: int) -> int:
        """Return the number of decisions of a seat that stand in the last deal."""
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
        """Return the finished deals as a seat has seen them."""
        past = self._past.setdefault(seat, [])
        later = self.courses[len(past) :]
        past += [it.finished(seat, it.row) for it in later if it.row is not None]
        return past

    def choice(self, seat: int, number: int, place: int) -> Choice:
        """Return a seat's choice at a place in a finished deal (from 1), as it knew it then.

        The place is one of `Course.choices`.
        """
        course, earlier = self.courses[number - 1], self.courses[: number - 1]
        history, past = course.history(seat)[:place], self._finished(seat)[: number - 1]
        told = Told(number, course.dealer, history, tuple(past), course.totals, (), self.name)
        seq = sum(1 + it.records for it in earlier) + 1 + course.records_before(place)
        return Choice(course.before(place).seen_by(seat), course.codes[place], told, seq)
