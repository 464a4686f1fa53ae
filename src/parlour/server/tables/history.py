"""Reading whole logs.  That may take long, so call these functions in a thread.

They release the GIL regularly, so that the event loop does not have to wait for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from ... import bots
from ...core.changes import changes, whole
from ...core.events import Event
from ...core.replay import Budgets, Proof, Replay, SealedDeal
from ...core.table import Dealt
from ...core.table_replay import replay_of
from ...games import GAMES
from ...proof import BUDGETED
from ..ground.errors import BadRequest
from ..state.facts import info_of
from ..state.room import Room
from ..store.records import Happened, LogEntry, Opened, read_entry
from ..wire.protocol.http import RecordedInfo
from ..wire.protocol.server import SnapshotMessage, UnsealedMessage, UpdateMessage
from .fairness import Finished

CHUNK_ENTRIES = 32
"""Entries that are read between two releases of the GIL, in less than a millisecond."""
SHORT_LOG_ENTRIES = 2 * CHUNK_ENTRIES
"""Entries that are read faster here than a thread could start."""
T = TypeVar("T")

_thread = ThreadPoolExecutor(1, "history")


async def aside(work: Callable[[str, list[bytes]], T], name: str, records: list[bytes]) -> T:
    """Return the result of some work on a log, in a thread that handles one log at a time.

    So the event loop and waking tables compete with at most one such thread.
    """
    return await asyncio.get_running_loop().run_in_executor(_thread, work, name, records)


def restore(name: str, records: list[bytes]) -> Room:
    """Return the room that a log leads to."""
    opened, rest = read_log(records)
    room = Room(name, opened)
    last = last_deal(records)
    for number, entry in enumerate(rest, 1):
        room.apply(entry, telling=number >= last)
    return room


def last_deal(records: Sequence[bytes]) -> int:
    """Return the index of the entry with which the last deal begins; 0 without a deal."""
    places = range(len(records) - 1, 0, -1)
    return next((it for it in places if is_dealt(read_entry(records[it]))), 0)


def is_dealt(entry: LogEntry) -> bool:
    """Return whether an entry begins a deal."""
    return isinstance(entry, Happened) and isinstance(entry.record, Dealt)


async def woken(name: str, records: list[bytes]) -> Room:
    """Return the room that a log leads to, using a thread only for long logs."""
    if len(records) <= SHORT_LOG_ENTRIES:
        return restore(name, records)
    return await asyncio.to_thread(restore, name, records)


def unsealed(name: str, records: list[bytes]) -> list[UnsealedMessage]:
    """Return what each finished deal followed from."""
    return [it.unsealed for it in finished(name, records)[1]]


def finished(name: str, records: list[bytes]) -> tuple[Room, list[Finished]]:
    """Return the room that a log leads to, and its finished sealed deals."""
    opened, rest = read_log(records)
    room, found = Room(name, opened), list[Finished]()
    for entry in rest:
        before = room.unsealed
        room.apply(entry, telling=False)
        if room.unsealed is not before and (deal := Finished.of(room)) is not None:
            found.append(deal)
    return room, found


def replay(name: str, records: list[bytes]) -> Replay:
    """Return the replay of the match in a log."""
    room, deals = finished(name, records)
    opened, rest = read_log(records)
    engine, here = opened.engine, bots.engine(opened.game)
    if engine != here:  # the server may have been updated during the match
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
        named=room.seals is not None,
    )
    sits = tuple(msgspec.structs.replace(it, bot=bots.name_now(it.bot)) for it in found.bots)
    proof = proof_of(room, opened, [it.unsealed for it in deals])
    prepared = opened.lesson or opened.practice
    return msgspec.structs.replace(found, bots=sits, proof=proof, prepared=prepared)


def proof_of(room: Room, opened: Opened, over: Iterable[UnsealedMessage]) -> Proof | None:
    """Return the proof of a match's packs; None if they are not sealed."""
    seals = room.seals
    if seals is None:
        return None
    told = seals.version >= BUDGETED
    deals = tuple(
        SealedDeal(it.secret, it.shares, it.log, it.seated if told else ()) for it in over
    )
    pack, tips = room.game.pack_text(room.pack), tuple(seals.tips)
    budgets = Budgets(opened.budget, opened.least) if told else None
    found = Proof(seals.table, seals.tip, pack, tips, deals, version=seals.version)
    return msgspec.structs.replace(found, budgets=budgets, drawing=room.drawing)


def read_log(records: Sequence[bytes]) -> tuple[Opened, Iterator[LogEntry]]:
    """Return the entries of a log; ``ValueError`` unless it begins with `Opened`."""
    opened = read_entry(records[0]) if records else None
    if not isinstance(opened, Opened):
        raise ValueError("a log begins with the opening of the table")  # noqa: TRY004 - the content is wrong
    return opened, read_entries(records[1:])


def read_entries(records: Sequence[bytes]) -> Iterator[LogEntry]:
    """Yield the entries of records; release the GIL after every `CHUNK_ENTRIES`."""
    for number, record in enumerate(records, 1):
        yield read_entry(record)
        if number % CHUNK_ENTRIES == 0:
            time.sleep(0)  # releases the GIL, which a thread keeps for 5 ms otherwise


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
            start = told_first(room, seat)
            updates = list(told_after(room, seat, (room.apply(it) for it in rest)))
            alone = room.table.match.stands_alone(deal)
            return RecordedInfo(start, updates, sorted(room.game.landmarks), alone)
    raise BadRequest("no_such_deal", deal=deal, last=room.table.match.number)


def told_first(room: Room, seat: int) -> SnapshotMessage:
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
        table=info_of(room, {}),
        seat=seat,
        events=[event.for_seat(seat) for event in room.events],
    )


def told_after(room: Room, seat: int, told: Iterator[list[Event]]) -> Iterator[UpdateMessage]:
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
