"""A database in memory that fails as PostgreSQL does, and a node's store and leases in it.

A statement travels, is carried out at once or, if it writes, after a flush, and its answer travels
back.  A connection may be cut at any time: its server process goes on and may still commit.  A
crash loses what was not flushed, and the leases, whose tables are unlogged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from parlour.server.errors import StoreUnusable
from parlour.server.store import Counted, Ended, Stored, counts
from parlour.server.store.counts import Merge
from parlour.server.store.leases import LEASE
from parlour.server.store.writer import Append, Writer, within
from tests.simulation.loop import Loop, Machine, here
from tests.simulation.trace import Trace

T = TypeVar("T")
ERRORS: tuple[type[Exception], ...] = (ConnectionError, OSError, RuntimeError, ValueError, EOFError)
"""Drivers raise what they like: asyncpg has three families of errors, some of them no `OSError`."""


class Backend:
    """A connection to the database, and the process there that serves it."""

    def __init__(self, owner: Machine) -> None:
        self.owner = owner
        self.cut = False  # nothing comes back
        self.ended = False  # nothing is done any more
        self.waiting: dict[asyncio.Future[Any], None] = {}


class Database:
    """What is committed, and what is on its way."""

    def __init__(
        self,
        loop: Loop,
        chance: Random,
        trace: Trace,
        committed: Callable[[str, int, bytes], None],
    ) -> None:
        self.machine = loop.machine("database")
        self._loop = loop
        self._chance = chance
        self._trace = trace
        self.records: dict[str, list[bytes]] = {}
        self.counted: dict[str, tuple[int, int, bool, str]] = {}
        self.tallies: dict[str, bytes] = {}
        self._committed = committed
        self.refusing = False
        self.apart: list[Machine] = []  # who does not reach this machine
        self.travel = self.flush = 0.002
        self.clock_jump = 0.0
        self.until: dict[str, float] = {}  # of each node's lease, by this database's clock
        self.owners: dict[str, str] = {}  # of each table
        self._backends: list[Backend] = []

    # -- connections -----------------------------------------------------------------------------

    async def connect(self) -> Backend:
        """Return a new connection of the machine that runs now."""
        await asyncio.sleep(self._chance.uniform(0, 2 * self.travel))
        if self.refusing or here() in self.apart:
            raise self.error()
        backend = Backend(here())
        self._backends.append(backend)
        return backend

    def error(self) -> Exception:
        """Return what a driver might raise."""
        return self._chance.choice(ERRORS)("cut")

    async def ask(self, backend: Backend, statement: Callable[[], T], *, writes: bool = False) -> T:
        """Have a statement carried out; whoever waits may be gone by then."""
        if backend.cut:
            raise self.error()
        answer: asyncio.Future[T] = self._loop.create_future()
        backend.waiting[answer] = None
        delay = self._chance.uniform(0, self.travel)
        self.machine.call(delay, self._arrive, backend, statement, answer, writes)
        try:
            return await answer
        finally:
            backend.waiting.pop(answer, None)

    def _arrive(self, backend: Backend, statement: Any, answer: Any, writes: bool) -> None:
        if backend.ended:
            return
        if writes:
            delay = self._chance.uniform(0, self.flush)
            self.machine.call(delay, self._carry_out, backend, statement, answer)
        else:
            self._carry_out(backend, statement, answer)

    def _carry_out(self, backend: Backend, statement: Any, answer: Any) -> None:
        if backend.ended:
            return
        found = statement()
        if not backend.cut:
            delay = self._chance.uniform(0, self.travel)
            backend.owner.call(delay, settle, backend, answer, found)

    def close(self, backend: Backend) -> None:
        """Hang up; what has arrived may still be carried out."""
        backend.cut = True
        self._backends = [it for it in self._backends if it is not backend and not it.ended]

    # -- statements ------------------------------------------------------------------------------

    def now(self) -> float:
        """Return the time by the clock of this machine, which somebody may set."""
        return self._loop.time() + self.clock_jump

    def insert(self, batch: list[tuple[str, int, bytes]]) -> list[bool]:
        """Commit what has a free number; return for each whether it was free."""
        found = []
        for table, number, record in batch:
            records = self.records.setdefault(table, [])
            assert number <= len(records) + 1, f"{table} has no {number - 1}"
            found.append(number == len(records) + 1)
            if found[-1]:
                records.append(record)
                self._trace.note(f"commit {table} {number} {len(record)}", record)
                self._committed(table, number, record)
        return found

    def count(self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge) -> set[str]:
        """Count deals, each once."""
        usual = 0, 0, False, ""
        known = {it.table: self.counted.get(it.table, usual)[1] for it in marks}
        found = counts.add(known, marks, ended)
        for table, records, deals, over, chain in found.rows:
            before = self.counted.get(table, usual)
            self.counted[table] = max(before[0], records), deals, before[2] or over, chain
        for name, tallies in found.tallies.items():
            self.tallies[name] = merge(self.tallies.get(name), tallies)
        return found.behind

    def claim(self, node: str, tables: Collection[str]) -> list[str]:
        """Give a node those tables that no other living node has."""
        now, found = self.now(), []
        for table in tables:
            owner = self.owners.get(table)
            if owner in (None, node) or self.until.get(owner or "", 0) <= now:
                self.owners[table] = node
                found.append(table)
        return found

    # -- faults ----------------------------------------------------------------------------------

    def cut(self, backend: Backend) -> None:
        """Cut a connection: whoever waits learns of it, the process here does not."""
        backend.cut = True
        self._backends.remove(backend)
        for answer in backend.waiting:
            backend.owner.call(self._chance.uniform(0, self.travel), fail, answer, self.error())

    def cut_all(self, owner: Machine | None = None) -> None:
        """Cut all connections, or those of a machine."""
        for backend in [it for it in self._backends if owner in (None, it.owner)]:
            self.cut(backend)

    def crash(self) -> None:
        """Lose what was not flushed, all connections, and what is in unlogged tables."""
        for backend in [*self._backends]:
            backend.ended = True
            self.cut(backend)
        self.until.clear()
        self.owners.clear()


def settle(backend: Backend, answer: asyncio.Future[Any], found: Any) -> None:
    """Give an answer to whoever waits for it."""
    if not backend.cut and not answer.done():
        answer.set_result(found)


def fail(answer: asyncio.Future[Any], error: Exception) -> None:
    """Tell whoever waits that there is no answer."""
    if not answer.done():
        answer.set_exception(error)


class MemoryStore:
    """A node's `SharedStore`, built as that for PostgreSQL: one connection writes, others read."""

    def __init__(self, database: Database, chance: Random) -> None:
        self._database = database
        self._writer = Writer(self, chance)
        self._backend: Backend | None = None
        self._former: list[Backend] = []  # connections that may still be writing
        self._readers: list[Backend] = []

    @property
    def healthy(self) -> bool:
        return self._writer.healthy

    async def start(self) -> None:
        try:
            await within(10, self.settle())
        except Exception as error:
            raise StoreUnusable("store_unusable", reason=str(error)) from error
        self._writer.start()

    async def stop(self) -> None:
        await self._writer.stop()
        for backend in (*self._readers, *self._former):
            self._database.close(backend)

    async def settled(self) -> None:
        await self._writer.settled()

    async def append(self, table: str, number: int, record: bytes) -> bool:
        return await self._writer.append(table, number, record)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        return await self._read(lambda: self._database.records.get(table, [])[after:])

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        records = self._database.records

        def select() -> dict[str, list[bytes]]:
            found = {table: records.get(table, [])[after:] for table, after in heads.items()}
            return {table: rows for table, rows in found.items() if rows}

        return await self._read(select)

    def leases(self, node: str) -> MemoryLeases:
        return MemoryLeases(self._database, node)

    async def tables(self) -> list[Stored]:
        records = self._database.records
        return await self._read(lambda: [Stored(it, len(records[it]), 0.0) for it in records])

    async def delete(self, table: str) -> None:
        await self._read(lambda: self._database.records.pop(table, None))

    async def count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        return await self._read(lambda: self._database.count(marks, ended, merge), writes=True)

    async def counted(self) -> dict[str, int]:
        rows = self._database.counted
        return await self._read(lambda: {table: row[0] for table, row in rows.items()})

    async def matches(self) -> tuple[int, int]:
        def select() -> tuple[int, int]:
            over = [row[2] for row in self._database.counted.values() if row[3]]
            return sum(over), len(over) - sum(over)

        return await self._read(select)

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        rows = self._database.counted

        def select() -> list[tuple[str, str]]:
            found = ((row[3], table) for table, row in rows.items() if row[2] and row[3] > after)
            return sorted(found)[:most]

        return await self._read(select)

    async def tallies(self) -> dict[str, bytes]:
        return await self._read(lambda: dict(self._database.tallies))

    async def _read(self, statement: Callable[[], T], *, writes: bool = False) -> T:
        return await self._writer.read(lambda: self._fetch(statement, writes))

    async def _fetch(self, statement: Callable[[], T], writes: bool) -> T:
        backend = self._readers.pop() if self._readers else await self._database.connect()
        try:
            found = await self._database.ask(backend, statement, writes=writes)
        except BaseException:
            self._database.close(backend)
            raise
        self._readers.append(backend)
        return found

    # -- the database of the writer --------------------------------------------------------------

    async def write(self, batch: list[Append]) -> list[bool]:
        backend, self._backend = self._backend, None
        assert backend is not None
        rows = [append[:3] for append in batch]
        try:
            found = await self._database.ask(
                backend, lambda: self._database.insert(rows), writes=True
            )
        except BaseException:
            self._database.close(backend)
            raise
        self._backend = backend
        return found

    async def settle(self) -> None:
        """Connect anew and end what earlier connections were doing."""
        if self._backend is not None:
            self._database.close(self._backend)
            self._backend = None
        backend = await self._database.connect()
        try:
            while self._former:
                await self._database.ask(backend, lambda: end(self._former[0]))
                del self._former[0]
            await self._database.ask(backend, lambda: None, writes=True)
        except BaseException:
            self._database.close(backend)
            raise
        self._former.append(backend)
        self._backend = backend
        for reader in self._readers:
            self._database.close(reader)
        self._readers.clear()


def end(backend: Backend) -> None:
    """End the process of a connection."""
    backend.ended = True


class MemoryLeases:
    """The leases of one node."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._backend: Backend | None = None
        self._going = False

    async def renew(self) -> bool:
        if self._going and await self._ask(self._prolong):
            return True
        self._going = False
        await self._ask(self._begin)
        self._going = True
        return False

    def _prolong(self) -> bool:
        going = self._database.until.get(self._node, 0) > self._database.now()
        if going:
            self._begin()
        return going

    def _begin(self) -> None:
        self._database.until[self._node] = self._database.now() + LEASE

    async def claim(self, tables: Collection[str]) -> list[str]:
        return await self._ask(lambda: self._database.claim(self._node, tables))

    async def drop(self, tables: Collection[str]) -> None:
        owners = self._database.owners

        def statement() -> None:
            for table in [it for it in tables if owners.get(it) == self._node]:
                del owners[table]

        await self._ask(statement)

    async def stop(self) -> None:
        if self._backend is not None:
            await self._ask(lambda: self._database.until.pop(self._node, None))
            self._database.close(self._backend)

    async def _ask(self, statement: Callable[[], T]) -> T:
        async with asyncio.timeout(LEASE):
            if self._backend is None or self._backend.cut:
                self._backend = await self._database.connect()
            try:
                return await self._database.ask(self._backend, statement)
            except BaseException:
                self._database.close(self._backend)
                raise
