"""The ledger of a server's deals: it counts finished deals and reports how even they were.

The node that ends a deal notes it here, and soon counts it in the database.  Each deal counts once,
whichever nodes note it.  The next start reads the logs for deals that a crash has left uncounted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress

import msgspec

from ..ground.errors import StoreFailed, TableDamaged
from ..ground.page import File, packed
from ..state.after.book import entry_of, read_book
from ..state.room import Room
from ..store import Counted, Ended, Store
from ..wire.protocol.http import BookMatchInfo, FairnessInfo
from ..wire.protocol.server import encode
from . import history
from .fairness import FairnessTally, Finished, tally_of

log = logging.getLogger(__name__)
GATHER_S = 1.0
"""Seconds for which finished deals are gathered."""
FIRST_LOOK_BACK_S = 3.0
"""Seconds after a start until logs are read for uncounted deals: reconnecting people go first."""
LOOK_BACK_TABLES = 32  # per transaction
LOOK_BACK_PAUSE_S = 0.1  # between two transactions
CACHE_S = 5.0  # for which the reported counts are reused
PAGE_MATCHES = 10  # of the download

read_tally = msgspec.json.Decoder(FairnessTally).decode


def merged(before: bytes | None, more: Iterable[bytes]) -> bytes:
    """Return the sum of tallies of the same kind."""
    tallies = [read_tally(it) for it in ([] if before is None else [before]) + list(more)]
    found = tallies[0]
    for tally in tallies[1:]:
        found.add(tally)
    return encode(found)


def mark_of(room: Room) -> Counted:
    """Return how far a table's log can be counted now."""
    tip = ""
    if (
        room.seals is not None and room.seals.version > 1
    ):  # seals of version 1 would reveal the table's name
        tip = room.seals.tip
    deals = 0 if room.unsealed is None else room.unsealed.deal
    return Counted(room.name, room.number, room.waiting == "over", tip, deals, *entry_of(room))


def counted_of(deal: Finished) -> Ended:
    """Return a finished deal in the form that the store counts."""
    tally = tally_of(deal)
    return Ended(deal.table, deal.unsealed.deal, tally.name, encode(tally))


class Ledger:
    """Counts the deals that end at this node, and reports all counted deals."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._marks: dict[str, Counted] = {}
        self._deals: list[Finished] = []
        self._behind: set[str] = set()  # tables whose logs have to be read
        self._counting = asyncio.Lock()
        self._noted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._told: tuple[float, File] | None = None

    def start(self) -> None:
        """Start counting."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Count what has been noted, and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            with suppress(StoreFailed):
                await self._count()

    def note(self, room: Room, ended: bool) -> None:
        """Note a deal that has just ended, or a match that is over without one."""
        self._marks[room.name] = mark_of(room)
        if ended and (deal := Finished.of(room)) is not None:
            self._deals.append(deal)
        self._noted.set()

    # -- counting ----------------------------------------------------------------

    async def _run(self) -> None:
        """Count for ever; repeat failed counts once the database answers."""
        begun = False
        while True:
            try:
                if not begun:
                    await asyncio.sleep(FIRST_LOOK_BACK_S)
                    await self._look_back()
                    begun = True
                await self._noted.wait()
                await asyncio.sleep(GATHER_S)
                await self._count()
            except StoreFailed:
                await self._store.settled()
                await asyncio.sleep(GATHER_S)
            except Exception:
                log.exception("deals not counted")
                begun = True
                await asyncio.sleep(60 * GATHER_S)

    async def _look_back(self) -> None:
        """Find the tables whose logs have grown since they were counted, and count their deals."""
        known = await self._store.counted()
        tables = await self._store.tables()
        grown = [it.table for it in tables if it.records > known.get(it.table, 0)]
        for begin in range(0, len(grown), LOOK_BACK_TABLES):
            if begin:
                await asyncio.sleep(LOOK_BACK_PAUSE_S)
            self._behind.update(grown[begin : begin + LOOK_BACK_TABLES])
            await self._count()

    async def _count(self) -> None:
        """Count everything noted; keep it if that fails."""
        async with self._counting:
            await self._count_noted()

    async def _count_noted(self) -> None:
        self._noted.clear()
        marks, deals, behind = self._marks, self._deals, self._behind
        self._marks, self._deals, self._behind = {}, [], set()
        try:
            ended = await asyncio.to_thread(lambda: [*map(counted_of, deals)])
            for table in behind:
                try:
                    if records := await self._store.load(table):  # else it was deleted
                        mark, more = await history.aside(look_back, table, records)
                        marks[table] = mark
                        ended += more
                except StoreFailed:
                    raise
                except Exception:  # only this log cannot be read
                    log.exception("deals not counted", extra={"table": table})
            lacking = await self._store.count([*marks.values()], ended, merged)
        except StoreFailed:
            self._marks, self._deals = {**marks, **self._marks}, [*deals, *self._deals]
            self._behind |= behind
            self._noted.set()
            raise
        if lacking:
            self._behind |= lacking
            self._noted.set()

    # -- reports -----------------------------------------------------------------

    async def book(self, home: str) -> list[BookMatchInfo]:
        """Return the finished matches of the table that began with *home*, the oldest first."""
        if self._noted.is_set() or self._counting.locked():
            await self._count()
        return read_book(await self._store.book(home))

    async def told(self) -> File:
        """Return the public counts, which are at most `CACHE_S` seconds old."""
        now = asyncio.get_running_loop().time()
        if self._told is None or now - self._told[0] > CACHE_S:
            tallies = [read_tally(it) for it in (await self._store.tallies()).values()]
            over, open_ = await self._store.matches()
            told = await asyncio.to_thread(fairness_of, tallies, over, open_)
            self._told = now, packed(told, "application/json", "no-store")
        return self._told[1]

    async def next_page(self, after: str) -> list[tuple[str, str]]:
        """Return chains and tables of the next page of finished matches, after a chain."""
        return await self._store.ended(after, PAGE_MATCHES)

    async def lines(
        self, page: Iterable[tuple[str, str]], pay: Callable[[int], None]
    ) -> AsyncIterator[bytes]:
        """Yield the matches of a page with their proofs and without names, one file per line.

        *pay* is called with the number of entries read for each match.
        """
        for _, table in page:
            with suppress(TableDamaged):
                if records := await self._store.load(table):
                    pay(len(records))
                    yield await history.aside(line_of, table, records)


def look_back(table: str, records: list[bytes]) -> tuple[Counted, list[Ended]]:
    """Return how far a log can be counted, and its finished deals."""
    room, finished = history.finished(table, records)
    return mark_of(room), [counted_of(it) for it in finished]


def line_of(table: str, records: list[bytes]) -> bytes:
    """Return a match file as one line."""
    return encode(msgspec.structs.replace(history.replay(table, records), names=())) + b"\n"


def fairness_of(tallies: list[FairnessTally], over: int, open_: int) -> bytes:
    """Return the public counts, games with the most deals first."""
    tallies.sort(key=lambda it: (-it.deals, it.name))
    deals = sum(it.deals for it in tallies)
    aborted = sum(it.aborted for it in tallies)
    return encode(FairnessInfo(deals, aborted, over, open_, [it.told() for it in tallies]))
