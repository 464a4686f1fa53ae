"""Positions: any state of a deal in progress as one line, and back (docs/library/notation.md).

Hands and tricks are written as in `pieces.trick_position`.  ``G: (P1) 9c Td`` are the cards that a
seat has chosen to pass, which are in its hand, too; or has passed, as far as the receiver still
holds them.  ``turn=`` (the first to choose; P0), ``before=`` past deals of the match (0), ``opt:``
options that are not at their default.  In a position ``for=`` a seat, ``G: (P1) ?2`` is the number
of cards that another has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.cards.cards import collect, members
from parlour.core.errors import NotationError
from parlour.core.notation import HIDDEN
from parlour.pieces.trick_position import Fields, TrickPosition, cards_held, of_seat, write, zeros

from .actions import HEARTS, QUEEN
from .deal import HeartsDeal
from .options import HeartsOptions
from .view import PHASES


class HeartsPosition(TrickPosition[HeartsDeal]):
    """The content of a position."""

    options_type = HeartsOptions
    phases = PHASES[:-1]
    repeated = ("G",)
    pack_rule, bad = "H1.2", "hearts_bad_position"

    def read_turn(self) -> None:
        self.deal.bring((self.parts.count("before", 0),))
        first = 0 if self.playing else (self.dealer + 1) % self.seats
        self.seat = self.parts.seat("turn", first, self.seats)

    def read_more(self) -> None:
        """Take the cards chosen or passed; of hidden ones only their number."""
        self.passed = zeros()
        for text in self.parts.all("G"):
            seat, told = of_seat(text, self.seats)
            cards, secret = cards_held(told), not self.playing and self.watcher not in (-1, seat)
            hidden = HIDDEN in cards
            if hidden != secret:
                raise NotationError("position_hides" if hidden else "position_tells", text="G")
            any_cards = members(self.hand[seat])[: len(cards)]
            self.passed[seat] |= collect(any_cards if hidden else cards)

    def fields(self) -> Fields:
        away = zeros() if self.playing else self.passed
        breaking = HEARTS | QUEEN * self.deal.queen_breaks
        return super().fields() | {
            "hand": [hand & ~gone for hand, gone in zip(self.hand, away, strict=True)],
            "passed": self.passed,
            "opened": int(any(self.taken)),
            "broken": int(bool((sum(self.taken) | collect(self.trick)) & breaking)),
        }

    def see(self) -> None:
        super().see()
        self.passed = self.deal.passed

    def check(self) -> None:
        """Raise `NotationError` for impossible passes, or a state without a possible lead."""
        aim, each = self.deal.aim, self.deal.each
        self.refuse("phase" if not self.playing and not aim else "")
        for place in range(self.seats):
            seat = (self.dealer + 1 + place) % self.seats
            holder = (seat + aim * self.playing) % self.seats
            least, most = 0, each if aim else 0
            if not self.playing:
                turn = (self.seat - self.dealer - 1) % self.seats
                least = most if place < turn else 0
                most = most - (place == turn) if place <= turn else 0
            number = self.passed[seat].bit_count()
            stray = self.passed[seat] & ~self.hand[holder]
            self.refuse("G" if stray or not least <= number <= most else "")
        if self.playing and not any(self.taken):
            lead = self.trick[:1] or members(self.hand[self.seat])[:1]
            self.refuse("T" if lead != [self.deal.opener] else "")
        self.refuse("turn" if self.playing and not self.hand[self.seat] else "")

    check_hands = check

    # -- writing ---------------------------------------------------------------

    @classmethod
    def hands(cls, deal: HeartsDeal) -> list[int]:
        """Return the hands, with the cards chosen to be passed among them."""
        passing = PHASES[deal.phase] == "PASS"
        both = zip(deal.hand, deal.passed, strict=True)
        return [hand | chosen * passing for hand, chosen in both]

    @classmethod
    def known(cls, deal: HeartsDeal, watcher: int) -> Sequence[int]:
        """Return the cards that a seat can place when the others are dealt again."""
        known = zeros()
        if PHASES[deal.phase] == "PLAY" and watcher >= 0:
            if deal.aim:
                known[(watcher + deal.aim) % deal.seats] = deal.passed[watcher]
            if not deal.opened and not deal.played:
                known[deal.leader] |= 1 << deal.opener
        return known

    @classmethod
    def own(cls, deal: HeartsDeal, watcher: int) -> list[str]:
        """Return the cards chosen or passed: others' only if the seat got them, or their number."""
        parts, passing = [], PHASES[deal.phase] == "PASS"
        for seat in range(deal.seats):
            given, mine = deal.passed[seat], watcher in (-1, seat)
            if given and (mine or (not passing and (seat + deal.aim) % deal.seats == watcher)):
                parts.append(f"G: (P{seat}) {write(members(given))}")
            elif given and passing:
                parts.append(f"G: (P{seat}) ?{given.bit_count()}")
        return parts

    @classmethod
    def settings(cls, deal: HeartsDeal, watcher: int) -> list[str]:
        return [f"before={deal.before}"]
