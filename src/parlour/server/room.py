"""A table as the server knows it: who sits where, who is ready, and the match.

A `Room` is plain state.  ``decide_*`` checks a wish against it and returns the log entry that would
grant it (or raises, or returns None where the wish has been granted before); `apply` takes entries
that are in the log.  It waits for nothing and knows no connection.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from msgspec import UNSET

from .. import bots
from ..core.deal import Deal
from ..core.errors import StaleMove
from ..core.events import Event
from ..core.table import Dealt, Decided, Played, Record, Resigned, Table
from ..core.told import Told
from ..games import GAMES
from . import tokens
from .errors import BadRequest, Forbidden, NotNow
from .protocol import Kind, SeatInfo, TableInfo, Waiting
from .records import Filled, Freed, Happened, LogEntry, Opened, Readied, Seated

EVENTS_KEPT = 200  # of a deal, for a page that comes later; few deals have as many


class Duty(Enum):
    """What a table owes without anybody asking."""

    DEAL = auto()
    BOT = auto()


class Coded(NamedTuple):
    """An entry for the log, and the code of the action in it."""

    entry: Happened
    code: int


class Asked(NamedTuple):
    """Which bot is asked for its decision, and with what."""

    bot: str
    game: str
    budget: int
    seed: int
    told: Told


@dataclass(slots=True)
class Seat:
    """One chair: open, a person's or a bot's."""

    kind: Kind = "open"
    name: str = ""
    bot: str | None = None
    token_hash: str = ""
    ready: bool = False
    left: str | None = None  # who sat here before a bot took over
    done: set[str] = field(default_factory=set)  # ids of this seat's moves that are in the log


class Room:
    """The state of one table after the first `number` entries of its log."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.number = 1
        self._opened = opened
        self.game = GAMES[opened.game]
        self.rules = self.game.options_type.of(opened.options)
        persons = {*range(opened.seats)} - {place.seat for place in opened.bots}
        self.table = Table(
            self.game, self.rules, opened.seats, opened.first_dealer, persons=persons, name=name
        )
        self.seats = [Seat() for _ in range(opened.seats)]
        self.seats[0] = Seat("person", opened.name, token_hash=opened.token_hash)
        for place in opened.bots:
            self.seats[place.seat] = Seat("bot", bot=bots.find(place.bot, opened.game))
        self.persons = self.table.persons  # who began the match; some may have left since
        self.events: deque[Event] = deque(maxlen=EVENTS_KEPT)  # since the last deal began
        self._left: list[str] = []  # the keys of seats that were given up

    # -- what it is ----------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the position: deals and actions so far."""
        return self.table.seq

    @property
    def waiting(self) -> Waiting:
        """What has to happen next: somebody sits down, a deal, an action, or nothing more."""
        if any(seat.kind == "open" for seat in self.seats):
            return "seats"
        return self.table.waiting

    @property
    def ready(self) -> list[bool]:
        """Which seats are ready for the next deal; bots always are."""
        return [seat.kind == "bot" or seat.ready for seat in self.seats]

    @property
    def agreed(self) -> list[bool]:
        """Which seats wish to end the match now; bots agree to anything."""
        return [seat in self.table.agreed for seat in range(len(self.seats))]

    @property
    def duty(self) -> Duty | None:
        """What the table owes now."""
        if self.waiting == "deal" and (self.seq == 0 or all(self.ready)):
            return Duty.DEAL
        if self.waiting == "play" and self.seats[self.table.seat].kind == "bot":
            return Duty.BOT
        return None

    def info(self, online: set[int]) -> TableInfo:
        """Return what everybody may know."""
        return TableInfo(
            table=self.name,
            game=self.game.id,
            preset=self.preset,
            options=self._opened.options,
            seats=self.seat_infos(online),
            started=self.seq > 0,
            over=self.table.waiting == "over",
            turn=None if self.table.seat < 0 else self.table.seat,
            deal=self.table.match.number,
            lesson=self._opened.lesson,
        )

    def seat_infos(self, online: set[int]) -> list[SeatInfo]:
        """Return what everybody may know of the seats; *online* are those with a connection."""
        persons = [seat.name for seat in self.seats if seat.kind == "person"]
        return [
            SeatInfo(bots.given_name(index, persons), "bot", seat.bot, True, seat.left)
            if seat.kind == "bot"
            else SeatInfo(seat.name, seat.kind, None, index in online)
            for index, seat in enumerate(self.seats)
        ]

    @property
    def preset(self) -> str | None:
        """The preset that the table was opened with, as it is called now."""
        return None if self._opened.preset is None else self.game.preset(self._opened.preset)

    @property
    def pack(self) -> tuple[int, ...]:
        """The cards that a deal is dealt from, in order."""
        return self.game.pack(self.rules, len(self.seats))

    @property
    def prepared(self) -> list[int]:
        """The pack of a lesson, in its order; empty where packs are shuffled."""
        lesson = self.game.lesson if self._opened.lesson else None
        return self.game.read_pack(lesson.deck) if lesson else []

    @property
    def bot(self) -> tuple[str, int, int]:
        """Name, budget and seed for the decision of the bot whose turn it is."""
        opened, seat = self._opened, self.table.seat
        name = self.seats[seat].bot or ""
        return name, opened.budget, bots.bot_seed(opened.secret, seat, self.seq)

    # -- what is wished ------------------------------------------------------

    def find_seat(self, token: str) -> int:
        """Return the seat that a token is the key of; ``Forbidden`` if there is none."""
        seat = tokens.find_owner(token, [seat.token_hash for seat in self.seats])
        if seat < 0:
            left = tokens.find_owner(token, self._left) >= 0
            raise Forbidden("seat_left" if left else "wrong_token")
        return seat

    def decide_sit(self, name: str, token: str) -> Seated:
        """Give the first open seat to somebody; ``NotNow`` if there is none."""
        for index, seat in enumerate(self.seats):
            if seat.kind == "open":
                return Seated(index, clean_name(name), tokens.digest(token))
        raise NotNow("table_full")

    def decide_fill(self, seat: int, bot: str) -> Filled:
        """Give an open seat to a bot; ``NotNow`` if it is not open."""
        if seat >= len(self.seats) or self.seats[seat].kind != "open":
            raise NotNow("seat_taken", seat=seat)
        return Filled(seat, bots.find(bot, self.game.id))

    def decide_leave(self, seat: int) -> Freed | Happened:
        """Give a person's seat up: to anybody before the first deal, after it to the best bot."""
        if self.waiting == "seats":
            return Freed(seat)
        return Happened(self.table.decide_resign(seat, bots.names(self.game.id)[0]))

    def decide_play(self, seat: int, move: str, at: int, action: str) -> Coded | None:
        """Check a person's move; None if the same move is in the log already."""
        if move in self.seats[seat].done:
            return None
        record, code = self.table.decide_play(seat, action, at)
        return Coded(Happened(record, move), code)

    def decide_hint(self, seat: int, actions: Sequence[str], at: int) -> tuple[Deal, Asked]:
        """Return the position that a seat asks about, as it knows it, and the bot to be asked.

        `NotNow` where other persons play, for a hint would be unfair to them.
        """
        others = (it for place, it in enumerate(self.seats) if place != seat)
        if any(other.kind == "person" for other in others):
            raise NotNow("hint_unfair")
        opened, game = self._opened, self.game.id
        seed = bots.bot_seed(opened.secret, seat, self.seq)
        deal = self.table.foresee(seat, actions, at, seed)
        told = self.table.told(seat)
        return deal, Asked(bots.names(game)[0], game, opened.budget, seed, told)

    def decide_ready(self, seat: int, at: int) -> Readied | None:
        """Check that a deal is due; None if the seat is ready already."""
        self.table.refuse_over()
        if at != self.seq:
            raise StaleMove("stale_move", at=at, seq=self.seq)
        if self.waiting != "deal" or not self.seq:
            raise NotNow("no_deal_due")
        return None if self.seats[seat].ready else Readied(seat)

    def decide_end(self, seat: int, end: bool, at: int) -> Happened | None:
        """Check a wish to end the match now, or to go on; None if it is known already."""
        wish = self.table.decide_agree(seat, end, at)
        return None if wish is None else Happened(wish)

    def decide_deal(self, cards: list[int]) -> Happened:
        """Deal from a pack in this order."""
        return Happened(self.table.decide_deal(cards))

    def decide_bot(self, code: int, budget: int) -> Coded:
        """Play for the bot whose turn it is, which has looked at so many worlds at most."""
        seat, name = self.table.seat, self.seats[self.table.seat].bot or ""
        fewer = budget if budget < self._opened.budget else UNSET
        record, code = self.table.decide_play(seat, code, by=name, budget=fewer)
        return Coded(Happened(record), code)

    # -- what has happened ---------------------------------------------------

    def apply(self, entry: LogEntry, code: int | None = None) -> list[Event]:
        """Take an entry that is in the log; return the events of the match that it brings.

        *code* is that of the action in it, where it is known.
        """
        self.number += 1
        match entry:
            case Happened(record, move):
                return self._happen(record, move, code)
            case Readied(seat):
                self.seats[seat].ready = True
            case Seated(seat, name, token_hash):
                self.seats[seat] = Seat("person", name, token_hash=token_hash)
            case Filled(seat, bot):
                self.seats[seat] = Seat("bot", bot=bot)
                self.persons = self.table.persons = self.persons - {seat}
            case Freed(seat):
                self._left.append(self.seats[seat].token_hash)
                self.seats[seat] = Seat()
            case Opened():
                raise ValueError("a table is opened once")
        return []

    def _happen(self, record: Record, move: str | None, code: int | None) -> list[Event]:
        step: Record | Decided = record
        if isinstance(record, Played):
            if move is not None:
                self.seats[record.seat].done.add(move)
            if code is not None:
                step = Decided(record, code)
        if isinstance(record, Dealt):
            self.events.clear()
            for seat in self.seats:
                seat.ready = False
        if isinstance(record, Resigned) and record.by:
            seat = self.seats[record.seat]
            self._left.append(seat.token_hash)
            self.seats[record.seat] = Seat("bot", bot=record.by, left=seat.name)
        events = self.table.apply(step)
        self.events.extend(events)
        return events


def clean_name(name: str) -> str:
    """Return a name fit to be shown; ``BadRequest`` if it holds invisible or control characters."""
    text = unicodedata.normalize("NFC", name).strip()
    if any(unicodedata.category(letter)[0] == "C" for letter in text if letter != "\u200d"):
        raise BadRequest("bad_name")
    return text
