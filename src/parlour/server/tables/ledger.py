"""The ledger of a server's deals: which tables' deals are counted, and how even they were.

Whoever brings a deal to its end notes it here; a little later it is counted in the database, each
deal once, whichever nodes tell of it.  What a crash has left out is found in the log at the next
start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress

import msgspec

from ..ground.errors import StoreFailed, TableDamaged
from ..store import Counted, Ended, Store
from ..wire.protocol import Fairness, encode
from . import history
from .fairness import FairnessTally, Finished, tally_of
from .page import File, packed
from .room import Room

log = logging.getLogger(__name__)
PAUSE = 1.0
"""Seconds in which deals gather that are counted together."""
LATER = 3.0
"""Seconds after a start until logs are read for what was not counted …"""
BATCH = 32
"""… so many in one transaction …"""
REST = 0.1
"""… and seconds in between: people who come back go first."""
FRESH = 5.0
"""Seconds for which the counts that were told once are told again."""
PAGE = 10
"""Matches on a page of the download."""

read_tally = msgspec.json.Decoder(FairnessTally).decode


def merged(before: bytes | None, more: Iterable[bytes]) -> bytes:
    """Return tallies of the same kind, added up."""
    tallies = [read_tally(it) for it in ([] if before is None else [before]) + list(more)]
    found = tallies[0]
    for tally in tallies[1:]:
        found.add(tally)
    return encode(found)


def mark_of(room: Room) -> Counted:
    """Return how far a table's log can be counted now."""
    tip = ""
    if room.seals is not None and room.seals.version > 1:  # older proofs would name the table
        tip = room.seals.tip
    deals = 0 if room.unsealed is None else room.unsealed.deal
    return Counted(room.name, room.number, room.waiting == "over", tip, deals)


def counted_of(deal: Finished) -> Ended:
    """Return a deal as the store counts it."""
    tally = tally_of(deal)
    return Ended(deal.table, deal.unsealed.deal, tally.name, encode(tally))


class Ledger:
    """Counts the deals that end at this node, and tells of all that were counted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._marks: dict[str, Counted] = {}
        self._deals: list[Finished] = []
        self._behind: set[str] = set()  # tables whose log has to be read
        self._noted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._told: tuple[float, File] | None = None

    def start(self) -> None:
        """Begin to count."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Count what is noted, and no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            with suppress(StoreFailed):
                await self._count()

    def note(self, room: Room, ended: bool) -> None:
        """Take a deal that has just ended, or a match that is over without one."""
        self._marks[room.name] = mark_of(room)
        if ended and (deal := Finished.of(room)) is not None:
            self._deals.append(deal)
        self._noted.set()

    # -- counting ----------------------------------------------------------------

    async def _run(self) -> None:
        """Count for ever; what fails is counted once the database answers."""
        begun = False
        while True:
            try:
                if not begun:
                    await asyncio.sleep(LATER)
                    await self._look_back()
                    begun = True
                await self._noted.wait()
                await asyncio.sleep(PAUSE)
                await self._count()
            except StoreFailed:
                await self._store.settled()
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("deals are not counted")
                begun = True
                await asyncio.sleep(60 * PAUSE)

    async def _look_back(self) -> None:
        """Find the tables whose logs have grown since they were counted, and count them."""
        known = await self._store.counted()
        tables = await self._store.tables()
        grown = [it.table for it in tables if it.records > known.get(it.table, 0)]
        for begin in range(0, len(grown), BATCH):
            if begin:
                await asyncio.sleep(REST)
            self._behind.update(grown[begin : begin + BATCH])
            await self._count()

    async def _count(self) -> None:
        """Count all that is noted; nothing is lost if that fails."""
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
                except Exception:  # its log cannot be read: the others' can
                    log.exception("deals are not counted", extra={"table": table})
            lacking = await self._store.count([*marks.values()], ended, merged)
        except StoreFailed:
            self._marks, self._deals = {**marks, **self._marks}, [*deals, *self._deals]
            self._behind |= behind
            self._noted.set()
            raise
        if lacking:
            self._behind |= lacking
            self._noted.set()

    # -- telling -----------------------------------------------------------------

    async def told(self) -> File:
        """Return what everybody may know, a few seconds old at most."""
        now = asyncio.get_running_loop().time()
        if self._told is None or now - self._told[0] > FRESH:
            tallies = [read_tally(it) for it in (await self._store.tallies()).values()]
            over, open_ = await self._store.matches()
            told = await asyncio.to_thread(fairness_of, tallies, over, open_)
            self._told = now, packed(told, "application/json", "no-store")
        return self._told[1]

    async def next_page(self, after: str) -> list[tuple[str, str]]:
        """Return the chains and tables of a page of matches that are over, after a chain."""
        return await self._store.ended(after, PAGE)

    async def lines(
        self, page: Iterable[tuple[str, str]], pay: Callable[[int], None]
    ) -> AsyncIterator[bytes]:
        """Yield the matches of a page with their proofs, each a file of its own, without names.

        *pay* is told how many entries have been gone through.
        """
        for _, table in page:
            with suppress(TableDamaged):
                if records := await self._store.load(table):
                    pay(len(records))
                    yield await history.aside(line_of, table, records)


def look_back(table: str, records: list[bytes]) -> tuple[Counted, list[Ended]]:
    """Return how far a log goes, and its deals that are over."""
    room, finished = history.finished(table, records)
    return mark_of(room), [counted_of(it) for it in finished]


def line_of(table: str, records: list[bytes]) -> bytes:
    """Return a match on file in one line."""
    return encode(msgspec.structs.replace(history.replay(table, records), names=())) + b"\n"


def fairness_of(tallies: list[FairnessTally], over: int, open_: int) -> bytes:
    """Return what everybody may know, most deals first."""
    tallies.sort(key=lambda it: (-it.deals, it.name))
    deals = sum(it.deals for it in tallies)
    aborted = sum(it.aborted for it in tallies)
    return encode(Fairness(deals, aborted, over, open_, [it.told() for it in tallies]))
