"""The events of a table, for people: every seat receives them without what it may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from . import texts
from .seating import Seating


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card moves from one place to another: ``stock``, ``pile``, ``hand:0``, ``meld:1``.

    ``card=None`` hides the card.  `seats` lists the seats that see it; ``None`` means all.
    """

    card: str | None
    source: str
    target: str
    seats: tuple[int, ...] | None = None

    def for_seat(self, seat: int) -> Move:
        """Return the move as *seat* sees it."""
        seen = self.seats is None or seat in self.seats
        return Move(self.card if seen else None, self.source, self.target)


class SeatsTaken(msgspec.Struct, frozen=True, tag="seats_taken", tag_field="event"):
    """Seats were drawn before the first deal, and every player has moved to the seat drawn."""

    seating: Seating

    def for_seat(self, seat: int) -> SeatsTaken:
        """Return the event as *seat* may know it."""
        return self


class DealStarted(msgspec.Struct, frozen=True, tag="deal_started", tag_field="event"):
    """A deal was dealt; the hands are in each seat's view."""

    number: int
    dealer: int

    def for_seat(self, seat: int) -> DealStarted:
        """Return the event as *seat* may know it."""
        return self


class ActionPlayed(
    msgspec.Struct, frozen=True, tag="action_played", tag_field="event", omit_defaults=True
):
    """A seat acted; `kind` is the action's first word, `text` all of it.

    `public` is the shorter text for the other seats, where they may not see `text`.
    """

    seat: int
    kind: str
    text: str
    moves: tuple[Move, ...] = ()
    public: str = ""

    @property
    def is_partly_hidden(self) -> bool:
        """Whether some seat may not see every card that moves."""
        for move in self.moves:
            if move.seats is not None:
                return True
        return False

    def for_seat(self, seat: int) -> ActionPlayed:
        """Return the event as *seat* may know it."""
        if not (self.public or self.is_partly_hidden):
            return self
        moves = tuple(move.for_seat(seat) for move in self.moves)
        text = self.text if seat == self.seat or not self.public else self.public
        return ActionPlayed(self.seat, text.partition(" ")[0], text, moves)


class Noted(msgspec.Struct, frozen=True, tag="noted", tag_field="event", omit_defaults=True):
    """An explanation of a deal, an action or a result, for people: who pays whom, and for what.

    It reveals only what everybody may know.  Its message is ``<game>-note-<kind>`` with these
    facts: ``name`` and ``who`` (``me`` or ``other``) for `seat`, ``other`` for a second seat,
    `facts`, and `words`, which are texts of the game themselves (``<game>-<word>``).  Cards have
    two letters.
    """

    kind: str
    seat: int = -1
    other: int = -1
    facts: dict[str, str | int] = {}
    words: dict[str, str] = {}
    chips: tuple[int, ...] = ()
    """What each seat wins or loses by it, in points or chips; empty if nothing is paid."""

    def for_seat(self, seat: int) -> Noted:
        """Return the event as *seat* may know it."""
        return self

    def say(self, game: str, language: str, names: Sequence[str], me: int = -1) -> str:
        """Return the line as the seat *me* reads it; *names* are those of the seats."""
        facts: dict[str, str | int] = {
            word: texts.say(f"{game}-{message}", language) for word, message in self.words.items()
        }
        you = texts.say("note-you", language)
        for word, seat in (("name", self.seat), ("other", self.other)):
            if seat >= 0:
                facts[word] = you if seat == me else names[seat]
        facts["who"] = "me" if self.seat == me else "other"
        return texts.say(f"{game}-note-{self.kind}", language, facts | self.facts)


def alone(seat: int, chips: int, seats: int) -> tuple[int, ...]:
    """Return the chips of a note by which one seat wins or loses *chips* and the others nothing."""
    return tuple(chips * (other == seat) for other in range(seats))


class DealEnded(msgspec.Struct, frozen=True, tag="deal_ended", tag_field="event"):
    """A deal was scored: `points` per seat, `kind` in the game's words."""

    number: int
    kind: str
    points: tuple[int, ...]
    winner: int

    def for_seat(self, seat: int) -> DealEnded:
        """Return the event as *seat* may know it."""
        return self


class EndWished(msgspec.Struct, frozen=True, tag="end_wished", tag_field="event"):
    """A seat asks to end the match before the next deal; with `end` false it withdraws that."""

    seat: int
    end: bool

    def for_seat(self, seat: int) -> EndWished:
        """Return the event as *seat* may know it."""
        return self


class SeatResigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="event"):
    """A person has resigned: the bot `by` plays on, or if `by` is empty the match ends."""

    seat: int
    by: str

    def for_seat(self, seat: int) -> SeatResigned:
        """Return the event as *seat* may know it."""
        return self


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", tag_field="event"):
    """The bot `by` plays for a person who is away; if `by` is empty, they are back."""

    seat: int
    by: str = ""

    def for_seat(self, seat: int) -> StandIn:
        """Return the event as *seat* may know it."""
        return self


class TimeUp(msgspec.Struct, frozen=True, tag="time_up", tag_field="event"):
    """A person's time was up, so the bot `by` makes this one decision."""

    seat: int
    by: str

    def for_seat(self, seat: int) -> TimeUp:
        """Return the event as *seat* may know it."""
        return self


class WhenAwaySet(msgspec.Struct, frozen=True, tag="when_away", tag_field="event"):
    """A seat has set what happens to people who are away: ``ask``, ``bot`` or ``wait``."""

    seat: int
    absent: str

    def for_seat(self, seat: int) -> WhenAwaySet:
        """Return the event as *seat* may know it."""
        return self


class HandOpened(msgspec.Struct, frozen=True, tag="hand_opened", tag_field="event"):
    """A seat shows its hand to people who watch; with `open` false it hides it from them again."""

    seat: int
    open: bool

    def for_seat(self, seat: int) -> HandOpened:
        """Return the event as *seat* may know it."""
        return self


class DeviceChanged(msgspec.Struct, frozen=True, tag="device", tag_field="event"):
    """A person plays on another device."""

    seat: int

    def for_seat(self, seat: int) -> DeviceChanged:
        """Return the event as *seat* may know it."""
        return self


class DecisionTakenBack(
    msgspec.Struct, frozen=True, tag="taken_back", tag_field="event", omit_defaults=True
):
    """A person took its last decision back: of the deal's actions, only the first `to` stand.

    The person at seat `by` has agreed; -1 if all others are bots.
    """

    seat: int
    to: int
    by: int = -1

    def for_seat(self, seat: int) -> DecisionTakenBack:
        """Return the event as *seat* may know it."""
        return self


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended", tag_field="event"):
    """The match is over, by its rules or because all `agreed`; `ranking` lists the best seat first.

    `resigned` is the seat that has resigned, or -1.
    """

    ranking: tuple[int, ...]
    places: tuple[int, ...]
    agreed: bool = False
    resigned: int = -1

    def for_seat(self, seat: int) -> MatchEnded:
        """Return the event as *seat* may know it."""
        return self


EVERYBODY = -1
"""In place of a seat, for `for_seat`: somebody without one, who knows what everybody may."""

Event: TypeAlias = (
    SeatsTaken
    | DealStarted
    | ActionPlayed
    | Noted
    | DealEnded
    | EndWished
    | SeatResigned
    | StandIn
    | TimeUp
    | WhenAwaySet
    | HandOpened
    | DeviceChanged
    | DecisionTakenBack
    | MatchEnded
)
