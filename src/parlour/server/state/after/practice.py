"""A practice table: it begins at a position of a finished match, and everybody else is a bot.

Its log has the records of that match up to the position, as if people had decided everything.  What
a person took back is left out.  Its packs are not sealed, and its result counts nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from .... import bots
from ....core.table import Dealt, Played, TakenBack
from ...ground import tokens
from ...ground.config import Config
from ...ground.errors import BadRequest
from ...ground.names import clean_name
from ...store.records import Happened, LogEntry, Opened
from ...wire.protocol.http import BotSeatInfo, PractiseMessage
from ..room import Room


class PracticeCourse:
    """The deals and actions of a match that stand."""

    def __init__(self) -> None:
        self._before: list[Dealt | Played] = []
        self._deal: list[Dealt | Played] = []

    def note(self, entry: LogEntry) -> None:
        """Note what happened in the match."""
        match entry:
            case Happened(Dealt() as record):
                self._before += self._deal
                self._deal = [record]
            case Happened(Played(seat, action)):
                self._deal.append(Played(seat, action))
            case Happened(TakenBack(to=to)):
                del self._deal[1 + to :]

    @property
    def entries(self) -> list[Happened]:
        """The entries for another log."""
        return [Happened(it) for it in (*self._before, *self._deal)]


def position(
    name: str, opened: Opened, entries: Iterable[LogEntry], deal: int, move: int
) -> tuple[Room, PracticeCourse]:
    """Return a room at a move of a deal, and what led there; moves are counted as in a record.

    ``BadRequest`` if there is no such position, and ``MatchOver`` if the match was over by then.
    """
    room, course, moves = Room(name, opened), PracticeCourse(), -1
    for entry in entries:
        begins = isinstance(entry, Happened) and isinstance(entry.record, Dealt)
        events = room.apply(entry, telling=moves >= 0)
        course.note(entry)
        if begins and room.table.match.number == deal:
            moves = 0
        elif moves >= 0 and events:
            moves += 1
        if moves == move:
            room.table.refuse_over()
            return room, course
        if moves >= 0 and room.waiting != "play":
            break
    raise BadRequest("no_such_move", deal=deal, move=move)


def branched(
    name: str,
    opened: Opened,
    entries: Iterable[LogEntry],
    wanted: PractiseMessage,
    token: str,
    config: Config,
    chance: Random,
) -> list[LogEntry]:
    """Return the log of a practice table for the person with a *token*; see `position`."""
    if wanted.seat >= opened.seats:
        raise BadRequest("no_such_seat", seats=opened.seats)
    room, course = position(name, opened, entries, wanted.deal, wanted.move)
    usual, chairs = bots.usual(room.game), room.chairs
    sitting = {chair: it.bot or usual for chair, it in zip(chairs, room.seats, strict=True)}
    own = chairs[wanted.seat]
    del sitting[own]
    begun = Opened(
        game=opened.game,
        preset=opened.preset,
        options=opened.options,
        seats=opened.seats,
        bots=[BotSeatInfo(*it) for it in sorted(sitting.items())],
        first_dealer=opened.first_dealer,
        budget=config.bot_budget,
        least=min(config.bot_least, config.bot_budget),
        secret=tokens.new_secret(chance),
        name=clean_name(wanted.name),
        token_hash=tokens.digest(token),
        engine=bots.engine(opened.game),
        seat=own,
        portrait=wanted.portrait,
        pace=opened.pace,
        practice=True,
    )
    return [begun, *course.entries]
