"""Reading a whole log: that may take long for a long match, so call these in a thread.

It gives way to the event loop, which else would wait for the interpreter's lock again and again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from ... import bots
from ...core.replay import Budgets, Proof, Replay, SealedDeal, replay_of
from ...core.table import Dealt
from ...games import GAMES
from ...proof import BUDGETED
from ..store.records import Happened, LogEntry, Opened, read_entry
from ..wire.protocol import Unsealed
from .fairness import Finished
from .room import Room

PIECE = 32
"""Entries that are taken at once, in less than a millisecond."""
SHORT = 2 * PIECE
"""Entries that are read while a thread would still wait for the interpreter's lock."""
T = TypeVar("T")

_thread = ThreadPoolExecutor(1, "history")


async def aside(work: Callable[[str, list[bytes]], T], name: str, records: list[bytes]) -> T:
    """Return what comes of going through a log, one log after the other.

    However many are asked for, tables that wake and the event loop have to do with one at most.
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
    """Return the place of the entry with which the last deal begins; 0 if there is none."""
    places = range(len(records) - 1, 0, -1)
    return next((it for it in places if is_dealt(read_entry(records[it]))), 0)


def is_dealt(entry: LogEntry) -> bool:
    """Return whether a deal begins with an entry."""
    return isinstance(entry, Happened) and isinstance(entry.record, Dealt)


async def woken(name: str, records: list[bytes]) -> Room:
    """Return the room that a log leads to; only a long one is worth a thread."""
    if len(records) <= SHORT:
        return restore(name, records)
    return await asyncio.to_thread(restore, name, records)


def unsealed(name: str, records: list[bytes]) -> list[Unsealed]:
    """Return what the deals that are over followed from."""
    return [it.unsealed for it in finished(name, records)[1]]


def finished(name: str, records: list[bytes]) -> tuple[Room, list[Finished]]:
    """Return the room that a log leads to, and its sealed deals that are over."""
    opened, rest = read_log(records)
    room, found = Room(name, opened), list[Finished]()
    for entry in rest:
        before = room.unsealed
        room.apply(entry, telling=False)
        if room.unsealed is not before and (deal := Finished.of(room)) is not None:
            found.append(deal)
    return room, found


def replay(name: str, records: list[bytes]) -> Replay:
    """Return the replay of the match that a log holds."""
    room, deals = finished(name, records)
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
        named=room.seals is not None,
    )
    sits = tuple(msgspec.structs.replace(it, bot=bots.name_now(it.bot)) for it in found.bots)
    proof = proof_of(room, opened, [it.unsealed for it in deals])
    return msgspec.structs.replace(found, bots=sits, proof=proof, prepared=opened.lesson)


def proof_of(room: Room, opened: Opened, over: Iterable[Unsealed]) -> Proof | None:
    """Return what makes the packs of a match checkable; None if they are not sealed."""
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
    """Return the entries of a log; ``ValueError`` if it does not begin as every log does."""
    opened = read_entry(records[0]) if records else None
    if not isinstance(opened, Opened):
        raise ValueError("a log begins with the opening of the table")  # noqa: TRY004 - of content
    return opened, read_entries(records[1:])


def read_entries(records: Sequence[bytes]) -> Iterator[LogEntry]:
    """Yield the entries of records, and let others run after so many."""
    for number, record in enumerate(records, 1):
        yield read_entry(record)
        if number % PIECE == 0:
            time.sleep(0)  # lets go of the interpreter's lock, which a thread else keeps for 5 ms
