"""PostgreSQL in memory, and asyncpg: what a store and its leases say is carried out, or fails.

A statement travels, is carried out at once or, if it writes, after a flush, and its answer travels
back.  A connection may be cut at any time: its server process goes on and may still commit.  A
crash loses what was not flushed, and the leases, whose tables are unlogged.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from unittest.mock import patch

import asyncpg

from parlour.server.store import COUNTED, MATCHES, TABLES, TALLIES, leases, postgres
from parlour.server.store.schema import BRIEF, HEAD
from tests.simulation.loop import Loop, Machine, here
from tests.simulation.trace import Trace

URL = "postgresql://simulated"
ERRORS: tuple[type[Exception], ...] = (
    ConnectionError,
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
)
"""Drivers raise what they like: asyncpg has three families of errors."""
BEGIN, COMMIT, ROLLBACK = "begin", "commit", "rollback"
WRITING = {
    postgres.INSERT,
    postgres.TOUCH,
    COMMIT,
}
"""These are flushed before they are answered; leases are not."""
Rows = list[tuple[Any, ...]]


class Session:
    """A connection to the database, and the process there that serves it."""

    def __init__(self, owner: Machine, name: str) -> None:
        self.owner = owner
        self.name = name
        self.cut = False  # nothing comes back
        self.ended = False  # nothing is done any more
        self.last = 0.0  # when its last statement is carried out
        self.waiting: dict[asyncio.Future[Rows], None] = {}


class Database:
    """Hold the committed rows and the statements on their way."""

    def __init__(
        self,
        loop: Loop,
        chance: Random,
        trace: Trace,
        committed: Callable[[str, int, bytes], None],
        deleted: Callable[[str], None],
    ) -> None:
        self.machine = loop.machine("database")
        self._loop = loop
        self._chance = chance
        self._trace = trace
        self._committed = committed
        self._deleted = deleted
        self.records: dict[str, list[bytes]] = {}
        self.counted: dict[str, tuple[int, int, bool, str, str, str]] = {}
        self.tallies: dict[str, bytes] = {}
        self.until: dict[str, float] = {}  # of each node's lease, by this database's clock
        self.owners: dict[str, str] = {}  # of each table
        self.refusing = False
        self.apart: list[Machine] = []  # who does not reach this machine
        self.travel = self.flush = 0.002
        self.clock_jump = 0.0
        self._sessions: list[Session] = []
        # One transaction of several statements at a time, which is what its locks of rows come to.
        self._locked: Session | None = None
        self._before: tuple[Any, Any] = ({}, {})
        self._deleting: set[str] = set()  # the tables that it is about to delete
        self._queue: deque[tuple[Session, asyncio.Future[Rows]]] = deque()
        self._carry_out: dict[str, Callable[..., Rows]] = {
            postgres.INSERT: self._insert,
            postgres.SELECT: self._select,
            postgres.SELECT_MANY: self._select_many,
            postgres.DELETE: self._delete,
            postgres.TOUCH: list,
            postgres.TYPES: lambda *_: [],
            postgres.END: self._end,
            BRIEF: list,
            postgres.BRIEF: list,
            postgres.MARK: self._mark,
            postgres.KNOWN: self._known,
            postgres.COUNT: self._count,
            postgres.GROUPS: self._group,
            postgres.GROUP: lambda names: [(it, self.tallies[it]) for it in sorted(names)],
            postgres.ADD: self._add,
            postgres.ENDED: self._ended,
            postgres.OVER: self._over,
            postgres.BOOK: lambda home: [(it[5],) for it in self.counted.values() if it[4] == home],
            TABLES: self._tables,
            COUNTED: lambda: [(table, row[0]) for table, row in self.counted.items()],
            MATCHES: self._matches,
            TALLIES: lambda: [*self.tallies.items()],
            leases.CLEAN: list,
            leases.RENEW: self._renew,
            leases.BEGIN: self._begin_lease,
            leases.CLAIM: self._claim,
            leases.DROP: self._drop,
            leases.END: self._end_lease,
        }

    # -- connections -----------------------------------------------------------------------------

    async def connect(self, name: str) -> Session:
        """Return a new connection of the machine that runs now."""
        await asyncio.sleep(self._chance.uniform(0, 2 * self.travel))
        if self.refusing or here() in self.apart:
            raise self.error()
        self._sessions.append(session := Session(here(), name))
        return session

    def error(self) -> Exception:
        """Return what a driver might raise."""
        return self._chance.choice(ERRORS)("cut")

    async def ask(self, session: Session, statement: str, *arguments: Any) -> Rows:
        """Execute a statement; the caller may be gone before the answer."""
        if session.cut:
            raise self.error()
        answer: asyncio.Future[Rows] = self._loop.create_future()
        session.waiting[answer] = None
        delay = self._chance.uniform(0, self.travel)
        if statement in WRITING:
            delay += self._chance.uniform(0, self.flush)
        now = self._loop.time()
        session.last = max(now + delay, session.last + 1e-6)  # one after the other
        self.machine.call(session.last - now, self._do, session, answer, statement, arguments)
        try:
            return await answer
        finally:
            session.waiting.pop(answer, None)

    def _do(self, session: Session, answer: Any, statement: str, arguments: Any) -> None:
        if session.ended:
            return
        if statement == postgres.INSERT and self._deleting.intersection(arguments[0]):
            self.machine.call(self.travel, self._do, session, answer, statement, arguments)
        elif statement == BEGIN:
            self._queue.append((session, answer))
            self._next_transaction()
        elif statement in (COMMIT, ROLLBACK):
            self._finish(session, keep=statement == COMMIT)
            self._answer(session, answer, [])
        else:
            self._answer(session, answer, self._carry_out[statement](*arguments))

    def _answer(self, session: Session, answer: asyncio.Future[Rows], rows: Rows) -> None:
        if not session.cut:
            delay = self._chance.uniform(0, self.travel)
            session.owner.call(delay, tell, session, answer, rows)

    def close(self, session: Session) -> None:
        """Hang up; what has arrived may still be carried out, but no transaction goes on."""
        session.cut = True
        self.machine.call(self.travel, self._hang_up, session)

    def _hang_up(self, session: Session) -> None:
        if self._locked is session:
            session.ended = True
            self._finish(session)

    # -- transactions ----------------------------------------------------------------------------

    def _next_transaction(self) -> None:
        while self._locked is None and self._queue:
            session, answer = self._queue.popleft()
            if not (session.cut or session.ended):
                self._locked = session
                self._before = deepcopy((self.counted, self.tallies))
                self._answer(session, answer, [])

    def _finish(self, session: Session, keep: bool = False) -> None:
        if self._locked is session:
            self._locked = None
            deleted, self._deleting = self._deleting, set()
            if not keep:
                self.counted, self.tallies = self._before
                deleted.clear()
            for table in sorted(deleted):
                if table in self.counted:
                    self.counted[table] = (0, self.counted[table][1], False, "", "", "")
                if self.records.pop(table, None):
                    self._trace.note(f"delete {table}")
                    self._deleted(table)
            self._next_transaction()

    # -- statements ------------------------------------------------------------------------------

    def now(self) -> float:
        """Return the time by the clock of this machine, which somebody may set."""
        return self._loop.time() + self.clock_jump

    def _rows(self, table: str) -> list[bytes]:
        return self.records.get(table, [])

    def _select(self, table: str, after: int, most: int) -> Rows:
        return [(it,) for it in self._rows(table)[after : after + most]]

    def _insert(self, tables: list[str], numbers: list[int], data: list[bytes]) -> Rows:
        found: Rows = []
        ends = {table: len(self._rows(table)) for table in tables}
        for table, number, record in sorted(zip(tables, numbers, data, strict=True)):
            if number == ends[table] + 1:
                self.records.setdefault(table, []).append(record)
                found.append((table, number))
                self._trace.note(f"commit {table} {number} {len(record)}", record)
                self._committed(table, number, record)
        return found

    def _select_many(self, tables: list[str], heads: list[int]) -> Rows:
        found: Rows = []
        for table, head in sorted(zip(tables, heads, strict=True)):
            found += [(table, record) for record in self._rows(table)[head - 1 :]]
        return found

    def _delete(self, table: str) -> Rows:
        if table in self._deleting:
            return [(0,)]
        self._deleting.add(table)
        return [(len(self._rows(table)) + (table in self.counted),)]

    def _tables(self) -> Rows:
        used = datetime.max.replace(tzinfo=UTC)  # nothing is so old that it would be forgotten
        return [(table, len(rows), used) for table, rows in sorted(self.records.items())]

    def _end(self, name: str) -> Rows:
        found = [it for it in self._sessions if it.name == name and not it.ended]
        for session in found:
            session.ended = True
            self._finish(session)
        self._sessions = [it for it in self._sessions if not (it.ended and it.cut)]
        return [(True,) for _ in found]

    def _mark(self, tables: list[str]) -> Rows:
        for table in tables:
            if table in self.records:
                self.counted.setdefault(table, (0, 0, False, "", "", ""))
        return []

    def _known(self, tables: list[str]) -> Rows:
        known = self.counted.keys() & self.records.keys()
        return [(it, self.counted[it][1]) for it in sorted(tables) if it in known]

    def _count(
        self, table: str, records: int, deals: int, over: bool, chain: str, home: str, result: str
    ) -> Rows:
        before = self.counted[table]
        found = max(before[0], records), deals, before[2] or over, chain
        self.counted[table] = *found, home or before[4], result or before[5]
        return []

    def _group(self, names: list[str]) -> Rows:
        for name in names:
            self.tallies.setdefault(name, b"")
        return []

    def _add(self, name: str, tally: bytes) -> Rows:
        self.tallies[name] = tally
        return []

    def _ended(self, after: str, most: int) -> Rows:
        rows = self.counted.items()
        return sorted((row[3], name) for name, row in rows if row[2] and row[3] > after)[:most]

    def _over(self, lacking: bytes) -> Rows:
        logs = ((name, self.records.get(name)) for name, row in self.counted.items() if row[2])
        return [(name,) for name, log in logs if log and lacking not in log[0]]

    def _matches(self) -> Rows:
        over = [row[2] for row in self.counted.values() if row[3]]
        return [(True, sum(over)), (False, len(over) - sum(over))]

    def _renew(self, node: str, lasting: timedelta) -> Rows:
        if not self._lives(node, lasting / 2):  # its own node is stricter
            return []
        return self._begin_lease(node, lasting)

    def _lives(self, node: str, lasting: timedelta) -> bool:
        return 0 <= self.until.get(node, 0) - self.now() <= 2 * lasting.total_seconds()

    def _begin_lease(self, node: str, lasting: timedelta) -> Rows:
        self.until[node] = self.now() + lasting.total_seconds()
        left = (until - self.now() for name, until in self.until.items() if name != node)
        return [(min((it for it in left if it > 0), default=None),)]

    def _claim(self, node: str, lasting: timedelta, tables: list[str]) -> Rows:
        found: Rows = []
        for table in sorted(tables):
            owner = self.owners.get(table)
            if owner in (None, node) or not self._lives(owner or "", lasting):
                self.owners[table] = node
                found.append((table,))
        return found

    def _drop(self, node: str, tables: list[str]) -> Rows:
        for table in [it for it in tables if self.owners.get(it) == node]:
            del self.owners[table]
        return []

    def _end_lease(self, node: str) -> Rows:
        self.until.pop(node, None)
        return []

    # -- faults ----------------------------------------------------------------------------------

    def cut(self, session: Session) -> None:
        """Cut a connection: waiting callers get an error soon, its process here later or never."""
        self.close(session)
        for answer in session.waiting:
            session.owner.call(self._chance.uniform(0, self.travel), fail, answer, self.error())

    def cut_all(self, owner: Machine | None = None) -> None:
        """Cut all connections, or those of a machine."""
        for session in self._sessions:
            if not session.cut and owner in (None, session.owner):
                self.cut(session)

    def crash(self) -> None:
        """Lose what was not flushed, all connections, and what is in unlogged tables."""
        for session in self._sessions:
            session.ended = True
            self._finish(session)
        self.cut_all()
        self._sessions.clear()
        self.until.clear()
        self.owners.clear()

    # -- asyncpg ---------------------------------------------------------------------------------

    @contextmanager
    def driven(self) -> Iterator[None]:
        """Let asyncpg connect to this database."""
        with patch.multiple(asyncpg, connect=self._connect, create_pool=self._create_pool):
            yield

    async def _connect(
        self,
        url: str,
        *,
        timeout: float = 60,  # noqa: ASYNC109 - asyncpg's
        command_timeout: float | None = None,
        server_settings: dict[str, str] | None = None,
    ) -> Connection:
        assert url == URL
        async with asyncio.timeout(timeout):
            session = await self.connect((server_settings or {}).get("application_name", ""))
        return Connection(self, session, command_timeout)

    async def _create_pool(
        self, url: str, *, min_size: int, max_size: int, server_settings: dict[str, str]
    ) -> Pool:
        assert server_settings == postgres.DURABLE
        pool = Pool(self, max_size)
        for _ in range(min_size):
            pool.free.append(await self._connect(url))
        return pool


def tell(session: Session, answer: asyncio.Future[Rows], rows: Rows) -> None:
    """Give an answer to the caller that waits for it."""
    if not session.cut and not answer.done():
        answer.set_result(rows)


def fail(answer: asyncio.Future[Rows], error: Exception) -> None:
    """Tell a waiting caller that there is no answer."""
    if not answer.done():
        answer.set_exception(error)


class Connection:
    """As much of asyncpg's connection as a store and leases use."""

    def __init__(self, database: Database, session: Session, patience: float | None) -> None:
        self._database = database
        self._session = session
        self._patience = patience

    async def fetch(self, statement: str, *arguments: Any) -> Rows:
        async with asyncio.timeout(self._patience):
            return await self._database.ask(self._session, statement, *arguments)

    async def execute(self, statement: str, *arguments: Any) -> None:
        if statement != "select pg_advisory_xact_lock($1)":  # there is one transaction at a time
            await self.fetch(statement, *arguments)

    async def executemany(self, statement: str, rows: Rows) -> None:
        for row in rows:
            await self.execute(statement, *row)

    async def fetchval(self, statement: str) -> Any:
        """Answer the questions about the schema: it is the newest."""
        return HEAD if "version_num" in statement else True

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        await self.fetch(BEGIN)
        try:
            yield
        except BaseException:
            await self.fetch(ROLLBACK)
            raise
        await self.fetch(COMMIT)

    def is_closed(self) -> bool:
        return self._session.cut

    def terminate(self) -> None:
        self._database.close(self._session)


class Pool:
    """As much of asyncpg's pool as a store uses."""

    def __init__(self, database: Database, most: int) -> None:
        self._database = database
        self._places = asyncio.Semaphore(most)
        self.free: list[Connection] = []

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Connection]:
        async with self._places:
            self.free = [it for it in self.free if not it.is_closed()]
            connection = self.free.pop() if self.free else await self._database._connect(URL)
            yield connection
            self.free.append(connection)

    async def expire_connections(self) -> None:
        self.terminate()

    async def close(self) -> None:
        self.terminate()

    def terminate(self) -> None:
        for connection in self.free:
            connection.terminate()
        self.free.clear()
