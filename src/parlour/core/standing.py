"""The actions of a deal that stand: those that no person has taken back."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from .mistap import shows_nothing

if TYPE_CHECKING:
    from .deal import Deal
    from .game import AnyGame

TAKE_BACK = "take-back"
"""In place of an action in logs; no game has an action of this name, as it has a dash."""


class Standing:
    """The beginning of a deal, and its actions as codes.

    A deal takes a few bytes so, because a long match keeps many.
    """

    def __init__(self, game: AnyGame, deal: Deal) -> None:
        self.game = game
        self._options = deal.options
        self._dump = deal.dump()
        self.seats = bytearray()
        self.codes = array("Q")

    def note(self, seat: int, code: int) -> None:
        """Store an action of a seat."""
        self.seats.append(seat)
        self.codes.append(code)

    def choices(self, seat: int) -> list[int]:
        """Return the indices of the actions that a seat chose among several."""
        deal, found = self.begin(), list[int]()
        for place, (actor, code) in enumerate(zip(self.seats, self.codes, strict=True)):
            deal.give_turn(actor)
            if actor == seat and len(deal.legal()) > 1:
                found.append(place)
            deal.step(code)
        return found

    def last_choice(self, seat: int) -> int:
        """Return the index of the last action that a seat chose among several; -1 if none."""
        for place in range(len(self.codes) - 1, -1, -1):
            if self.seats[place] == seat and len(self.before(place).legal()) > 1:
                return place
        return -1

    def may_give_back(self, seat: int) -> bool:
        """Return whether a seat acted last, by choice, and showed nobody a hidden card."""
        last = len(self.codes) - 1
        if last < 0 or self.last_choice(seat) != last:
            return False
        return shows_nothing(self.game, self.before(last), self.codes[last])

    def take_back(self, place: int) -> Deal:
        """Forget the action at an index and all later ones; return the deal as it was before it."""
        deal = self.before(place)
        del self.seats[place:], self.codes[place:]
        return deal

    def before(self, place: int) -> Deal:
        """Return the deal as it was when the action at an index was chosen."""
        deal = self.begin()
        for actor, code in zip(self.seats[:place], self.codes[:place], strict=True):
            deal.give_turn(actor)
            deal.step(code)
        deal.give_turn(self.seats[place])
        return deal

    def begin(self) -> Deal:
        """Return the deal at its beginning."""
        deal: Deal = self.game.load(self._dump, self._options)
        return deal
