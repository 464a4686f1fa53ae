"""Reading a whole log: both functions may take long for a long match, so call them in a thread."""

from __future__ import annotations

import msgspec

from .. import bots
from ..core.replay import Replay, replay_of
from ..games import GAMES
from .records import Happened, LogEntry, Opened, read_entry
from .room import Room


def restore(name: str, records: list[bytes]) -> Room:
    """Return the room that a log leads to."""
    opened, rest = read_log(records)
    room = Room(name, opened)
    for entry in rest:
        room.apply(entry)
    return room


def replay(name: str, records: list[bytes]) -> Replay:
    """Return the replay of the match that a log holds."""
    room = restore(name, records)
    opened, rest = read_log(records)
    engine, here = opened.engine, bots.engine(opened.game)
    if engine != here:  # it may have changed in the middle of the match
        engine = f"{engine or '?'}, {here}"
    found = replay_of(
        GAMES[opened.game],
        opened.options,
        opened.seats,
        [entry.record for entry in rest if isinstance(entry, Happened)],
        opened.first_dealer,
        [seat.name or seat.left or seat.bot or "" for seat in room.seats],
        room.persons,
        budget=opened.budget,
        secret=opened.secret,
        engine=engine,
    )
    return msgspec.structs.replace(found, prepared=opened.lesson)


def read_log(records: list[bytes]) -> tuple[Opened, list[LogEntry]]:
    """Return the entries of a log; ``ValueError`` if it does not begin as every log does."""
    opened, *rest = map(read_entry, records)
    if not isinstance(opened, Opened):
        raise ValueError("a log begins with the opening of the table")  # noqa: TRY004 - of content
    return opened, rest
