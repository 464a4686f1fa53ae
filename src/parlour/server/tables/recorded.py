"""A deal of a finished match as one seat was told it, message by message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.changes import changes, whole
from ...core.events import Event
from ...core.table import Dealt
from ..ground.errors import BadRequest
from ..state.room import Room
from ..store.records import Happened
from ..wire.protocol.http import RecordedInfo
from ..wire.protocol.server import SnapshotMessage, UpdateMessage
from .history import read_log


def recorded(name: str, records: Sequence[bytes], deal: int, seat: int) -> RecordedInfo:
    """Return what a seat was told of a deal; ``BadRequest`` if there is no such deal or seat."""
    opened, rest = read_log(records)
    room = Room(name, opened)
    if not 0 <= seat < opened.seats:
        raise BadRequest("no_such_seat", seats=opened.seats)
    for entry in rest:
        room.apply(entry, telling=room.table.match.number == deal)
        dealt = isinstance(entry, Happened) and isinstance(entry.record, Dealt)
        if dealt and room.table.match.number == deal:
            start = started(room, seat)
            updates = followed(room, seat, (room.apply(it) for it in rest))
            return RecordedInfo(start, list(updates))
    raise BadRequest("no_such_deal", deal=deal, last=room.table.match.number)


def started(room: Room, seat: int) -> SnapshotMessage:
    """Return what a seat knows when a deal begins."""
    table, own = room.table, room.table.own(seat)
    return SnapshotMessage(
        room.seq,
        room.waiting,
        (),
        [],
        [],
        None,
        public=table.public(),
        own=None if own is None else whole(own),
        sheet=table.sheet(),
        table=room.info({}),
        seat=seat,
        events=[event.for_seat(seat) for event in room.events],
    )


def followed(room: Room, seat: int, told: Iterator[list[Event]]) -> Iterator[UpdateMessage]:
    """Yield what a seat was told until the deal ended; *told* applies entries one by one."""
    table, rows = room.table, len(room.table.match.rows)
    public, own = table.public(), table.own(seat)
    for events in told:
        if not events:
            continue
        before, public = public, table.public()
        mine, own = own, table.own(seat)
        ended = room.waiting != "play"
        yield UpdateMessage(
            room.seq,
            room.waiting,
            (),
            [],
            [],
            None,
            public=changes(before, public),
            own=changes(mine, own),
            sheet=table.sheet(rows) if ended else None,
            id=None,
            events=[event.for_seat(seat) for event in events],
        )
        if ended:
            return
