"""What a seat has been told in a match, besides how its deal stands.

All of it follows from how each deal began and from the codes of what was done, so a match keeps no
more than these: words are found only for who asks for them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cached_property

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


def action_played(game: AnyGame, deal: Deal, code: int, text: str = "") -> ActionPlayed:
    """Return what the acting seat is about to do, for `ActionPlayed.for_seat`."""
    text = text or game.format(deal, code)
    moves, public = game.moves(deal, code), game.public_text(deal, code)
    return ActionPlayed(deal.seat, text.partition(" ")[0], text, moves, public)


class Course:
    """One deal: how it began, who did what by codes, and the words for that once they are asked.

    Until then the deal is a few bytes, of which a long match keeps many.
    """

    def __init__(self, game: AnyGame, deal: Deal, dealer: int) -> None:
        self.game = game
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

    def history(self, seat: int) -> tuple[ActionPlayed, ...]:
        """Return what was done so far, as a seat has seen it."""
        self.find_words()
        seen = self._seen.setdefault(seat, [])
        seen += [action.for_seat(seat) for action in self._words[len(seen) :]]
        return tuple(seen)

    @cached_property
    def _deal(self) -> Deal:
        """The deal as far as there are words."""
        deal: Deal = self.game.load(self._dump, self._options)
        return deal

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
        self.courses.append(Course(self.game, deal, dealer))

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
        past = self._past.setdefault(seat, [])
        later = self.courses[len(past) :]
        past += [it.finished(seat, it.row) for it in later if it.row is not None]
        history = last.history(seat) if last.row is None else ()
        after = self.totals, self.places, self.name
        return Told(len(self.courses), last.dealer, history, tuple(past), *after)
