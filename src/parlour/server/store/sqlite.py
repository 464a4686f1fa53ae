"""The log in one SQLite file.

One thread writes all waiting appends in one transaction, so that many tables share the cost of one
flush.  ``synchronous=FULL`` makes commits survive a power cut.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..ground.errors import RequestError, StoreFailed, StoreUnusable, TableDamaged
from . import COUNTED, MATCHES, TABLES, TALLIES, Stored, counts, schema
from .counts import Counted, Ended, Merge
from .lock import FileLock, narrow
from .writer import CHUNK_RECORDS, Append, Writer, turn

log = logging.getLogger(__name__)
T = TypeVar("T")
LOCK_TIMEOUT_S = 1.0  # for which another program may keep the file locked
READERS = 4  # requests queued for the reading thread, so that it does not wait for the event loop
CHECKPOINT_PAGES = 4000
"""Pages of the write-ahead log (16 MB) after which SQLite copies them into the file.

With the default of 1,000, a busy server waits for checkpoints a third of the time.
"""
ROW = "(?, ?, ?, ?)"
INSERT = "insert into records values {}"
INSERT_IF_FREE = "insert into records values {} on conflict do nothing"
MOST_ROWS = 64
"""Rows of one statement; SQLite keeps each size prepared."""
SELECT = "select data from records where table_id = ? and number > ? order by number limit ?"
SELECT_AT_ONCE = f"select group_concat(hex(data)) from ({SELECT})"  # noqa: S608 - a constant
END = "select max(number), max(written) from records where table_id = ?"
AT_ONCE = "select json_group_array(json_array({})) from ({})"
"""All rows of a query as one value.

SQLite releases and retakes the GIL for every row, so that a long log would take seconds.
"""
ADD_ALL = "insert into records values (?, ?, ?, ?)"
DELETE = "delete from records where table_id = ?"
# `deals` stays: if a backup restores the table, its deals are not counted again.
FORGET = """
update counted set records = 0, ended = false, chain = '', home = '', result = ''
where table_id = ?
"""
KNOWN = """
select coalesce((select deals from counted where table_id = ?1), 0)
where exists (select 1 from records where table_id = ?1)
"""
# A slower node may know less of a log than another one has counted: then its result is old.
COUNT = """
insert into counted values (?, ?, ?, ?, ?, ?, ?) on conflict do update set
    records = max(records, excluded.records), deals = excluded.deals,
    ended = max(ended, excluded.ended), chain = excluded.chain,
    home = coalesce(nullif(excluded.home, ''), home),
    result = case when excluded.records < records then result
        else coalesce(nullif(excluded.result, ''), result) end
"""
ENDED = """
select chain, table_id from counted where ended and chain > ? order by chain limit ?
"""
BOOK = "select result from counted where home = ? and home <> ''"
OVER = """
select table_id from counted where ended and exists (
    select 1 from records as first
    where first.table_id = counted.table_id and number = 1 and instr(data, ?) = 0
)
"""
REWRITE = "update records set data = ? where table_id = ? and number = ?"
TALLY = "select data from tallies where name = ?"
ADD = "insert into tallies values (?, ?) on conflict do update set data = excluded.data"
TOUCH = "update alembic_version set version_num = version_num"
FIRST = "select min(table_id) from records where table_id > ?"
LAST = "select max(table_id) from records where table_id < ?"
read_rows = msgspec.json.Decoder(list[list[Any]]).decode


class SqliteStore:
    """A ``Store`` in one file, used by one process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path)
        self._writer = Writer(self)
        self._writing = ThreadPoolExecutor(1, "sqlite-write")
        self._reading = ThreadPoolExecutor(1, "sqlite-read")
        self._turn = asyncio.Semaphore(READERS)
        self._damaged: set[str] = set()

    @property
    def healthy(self) -> bool:
        """Whether the file can be written, as far as is known."""
        return self._writer.healthy

    async def find(self) -> bool:
        """Return whether the file has a log; ``StoreUnusable`` if a server could not use it."""
        try:
            return await asyncio.to_thread(self._find)
        except (sqlite3.Error, OSError) as error:
            raise StoreUnusable("store_unusable", reason=str(error)) from error

    def _find(self) -> bool:
        path = self._path.resolve()
        if not path.exists() or not path.stat().st_size:
            if not os.access(path if path.exists() else path.parent, os.W_OK):
                raise OSError(f"{path} cannot be created")
            return False
        self._lock.acquire()
        try:
            uri = f"{path.as_uri()}?mode=rw"
            with closing(
                sqlite3.connect(uri, LOCK_TIMEOUT_S, isolation_level=None, uri=True)
            ) as file:
                there, _ = schema.sqlite_script(file)
                file.execute("begin immediate")  # raises unless the file is writable
                file.execute("rollback")
                return there
        finally:
            self._lock.release()

    async def start(self) -> None:
        """Open or create the file; ``StoreUnusable`` if it is in use or unreadable."""
        self._loop = asyncio.get_running_loop()
        with ExitStack() as undo:
            undo.callback(self._lock.release)
            try:
                new = not self._path.exists()
                self._lock.acquire()
                narrow(self._path)
                self._write = undo.enter_context(closing(self._open()))
                schema.prepare_sqlite(self._write)
                self._read = undo.enter_context(closing(self._open()))
                self._checked = self._open()
            except (sqlite3.Error, OSError) as error:
                raise StoreUnusable("store_unusable", reason=str(error)) from error
            undo.pop_all()
        if new:
            log.info("database created", extra={"file": str(self._path.absolute())})
        self._writer.start()
        self._check = asyncio.create_task(asyncio.to_thread(self._look_for_damage))

    async def stop(self) -> None:
        """Write the waiting records, close the file and unlock it."""
        await self._writer.stop()
        self._checked.interrupt()
        await self._check
        self._checked.close()
        for pool, connection in ((self._reading, self._read), (self._writing, self._write)):
            await self._loop.run_in_executor(pool, connection.close)
            pool.shutdown()
        self._lock.release()

    async def settled(self) -> None:
        """Return once the file can be written."""
        await self._writer.settled()

    def append(self, table: str, number: int, record: bytes) -> Awaitable[bool]:
        """Return, once awaited, True if the record is on disk, or False if its number is taken."""
        if table in self._damaged:
            raise TableDamaged
        return self._writer.append(table, number, record)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""
        found = list[bytes]()
        while True:
            last = after + len(found)
            some = await self._ask(partial(self._select, table, last))
            found += some
            if len(some) < CHUNK_RECORDS:
                return found

    async def extend(self, table: str, after: int, records: list[bytes]) -> bool:
        """Append all records after this number or none; return True once they are durable."""
        return await self._change(lambda: self._extend(table, after, records))

    async def tables(self) -> list[Stored]:
        """Return all tables, by name."""
        rows = await self._ask(lambda: self._rows("name, records, used", TABLES))
        return [Stored(*row) for row in rows]

    async def delete(self, table: str, idle: float = 0) -> bool:
        """Delete a table unless it was written to within *idle* seconds."""
        return await self._change(lambda: self._forget(table, idle))

    async def rewrite(self, table: str, number: int, record: bytes) -> None:
        """Replace a record."""
        await self._change(lambda: self._write.execute(REWRITE, (record, table, number)))

    async def over(self, lacking: bytes) -> list[str]:
        """Return the tables whose match is over and whose first record does not contain these."""
        found = await self._ask(lambda: self._read.execute(OVER, (lacking,)).fetchall())
        return [table for (table,) in found]

    async def count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        """Count finished deals, each once, and store how far each log has been counted."""
        return await self._change(lambda: self._count(marks, ended, merge))

    async def counted(self) -> dict[str, int]:
        """Return how many records of each table have been counted."""
        return dict(await self._ask(lambda: self._rows("table_id, records", COUNTED)))

    async def matches(self) -> tuple[int, int]:
        """Return the number of finished and of running sealed matches."""
        found = await self._ask(lambda: dict(self._read.execute(MATCHES)))
        return found.get(True, 0), found.get(False, 0)

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return chains and names of finished matches by chain, beginning after a chain."""
        return await self._ask(lambda: self._read.execute(ENDED, (after, most)).fetchall())

    async def book(self, home: str) -> list[str]:
        """Return the results of the finished matches whose table began with *home*."""
        return [result for (result,) in await self._ask(lambda: self._rows("result", BOOK, home))]

    async def tallies(self) -> dict[str, bytes]:
        """Return the sums of all counted deals, by group."""
        return await self._ask(lambda: dict(self._read.execute(TALLIES)))

    async def _change(self, change: Callable[[], T]) -> T:
        work = partial(self._loop.run_in_executor, self._writing, sound, change)
        return await self._writer.read(work)

    async def _ask(self, question: Callable[[], T]) -> T:
        async with turn(self._turn):
            work = partial(self._loop.run_in_executor, self._reading, sound, question)
            return await self._writer.read(work)

    def _rows(self, columns: str, query: str, *values: object) -> list[list[Any]]:
        """Return columns of all rows of a query; they must not contain bytes."""
        (found,) = self._read.execute(AT_ONCE.format(columns, query), values).fetchone()
        return read_rows(found)

    def _select(self, table: str, after: int) -> list[bytes]:
        if table in self._damaged:
            raise TableDamaged
        try:
            [found] = self._read.execute(SELECT_AT_ONCE, (table, after, CHUNK_RECORDS)).fetchone()
        except sqlite3.DatabaseError as error:
            raise self._failure(table, error) from error
        return [] if found is None else [bytes.fromhex(record) for record in found.split(",")]

    def _failure(self, table: str, error: sqlite3.DatabaseError) -> RequestError:
        """Return the refusal for an error, and block the table if its pages are damaged."""
        if not is_damage(error):
            return StoreFailed()
        log.error("table damaged", extra={"table": table})
        self._damaged.add(table)
        return TableDamaged()

    # -- the writer's database: all in the writing thread ------------------------------

    def write(self, batch: list[Append]) -> Awaitable[list[bool | RequestError]]:
        """Commit a batch in one transaction, or in one per append if a table is damaged."""
        return self._loop.run_in_executor(self._writing, self._commit, batch)

    def settle(self) -> Awaitable[None]:
        """Wait for running writes, reopen the file and write to it."""
        return self._loop.run_in_executor(self._writing, self._reopen)

    def _commit(self, batch: list[Append]) -> list[bool | RequestError]:
        now = int(time.time())
        try:
            return list(self._transact(batch, now))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
        return [self._commit_one(append, now) for append in batch]

    def _commit_one(self, append: Append, now: int) -> bool | RequestError:
        try:
            return self._transact([append], now)[0]
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return self._failure(append.table, error)

    def _transact(self, batch: list[Append], now: int) -> list[bool]:
        """Write a batch in one transaction; return for each append whether its number was free.

        In the common case all are, and one statement suffices, which is a transaction by itself.
        Each statement releases the GIL and has to get it back from the event loop.
        """
        parts = [batch[at : at + MOST_ROWS] for at in range(0, len(batch), MOST_ROWS)]
        try:
            with nullcontext() if len(parts) == 1 else self._transaction():
                for part in parts:
                    self._insert(INSERT, part, now)
        except sqlite3.IntegrityError:  # a number is taken, and nothing has been written
            with self._transaction():
                return [self._insert(INSERT_IF_FREE, [it], now) == 1 for it in batch]
        return [True] * len(batch)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        run = self._write.execute
        try:
            run("begin immediate")
            yield
            run("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # raise the first error; settling cleans up
                run("rollback")
            raise

    def _insert(self, statement: str, batch: list[Append], now: int) -> int:
        """Write rows in one statement; return how many."""
        values = [value for append in batch for value in (*append[:3], now)]
        return self._write.execute(statement.format(", ".join([ROW] * len(batch))), values).rowcount

    def _extend(self, table: str, after: int, records: list[bytes]) -> bool:
        now = int(time.time())
        rows = [(table, number, it, now) for number, it in enumerate(records, after + 1)]
        with self._transaction():
            end = self._write.execute(END, (table,)).fetchone()[0] or 0
            if end == after:
                self._write.executemany(ADD_ALL, rows)
        return end == after

    def _forget(self, table: str, idle: float) -> bool:
        with self._transaction():
            end, used = self._write.execute(END, (table,)).fetchone()
            if idle and (end is None or time.time() - used < idle):
                return False
            self._write.execute(DELETE, (table,))
            self._write.execute(FORGET, (table,))
        return True

    def _count(self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge) -> set[str]:
        run = self._write.execute
        with self._transaction():
            rows = ((it.table, run(KNOWN, (it.table,)).fetchone()) for it in marks)
            known = {table: row[0] for table, row in rows if row}
            found = counts.add(known, marks, ended)
            self._write.executemany(COUNT, found.rows)
            for name, tallies in found.tallies.items():
                row = run(TALLY, (name,)).fetchone()
                run(ADD, (name, merge(row and row[0], tallies)))
        return found.behind

    def _reopen(self) -> None:
        with suppress(sqlite3.Error):
            self._write.close()
        self._write = self._open()
        self._write.execute(TOUCH)

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path,
            timeout=LOCK_TIMEOUT_S,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=2 * MOST_ROWS,
        )
        try:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma temp_store = memory")  # else each batch makes a file
            connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
            connection.execute("pragma fullfsync = on")  # without it macOS keeps data in the drive
        except BaseException:
            connection.close()
            raise
        return connection

    # -- damage ---------------------------------------------------------------------------------

    def _look_for_damage(self) -> None:
        """Check the whole file; if pages are damaged, find the tables on them.

        Tables between two damaged pages are found when somebody asks for them.
        """
        try:
            if self._checked.execute("pragma quick_check(1)").fetchone() == ("ok",):
                return
        except sqlite3.DatabaseError as error:
            if not is_damage(error):  # such as an interrupt when the server stops
                log.info("store not checked", extra={"reason": str(error)})
                return
        log.error("store damaged", extra={"file": str(self._path)})
        for step, end in ((FIRST, ""), (LAST, "\U0010ffff")):
            table = end
            with suppress(sqlite3.DatabaseError):  # the walk ends at a damaged page
                while table := self._checked.execute(step, (table,)).fetchone()[0]:
                    self._examine(table)

    def _examine(self, table: str) -> None:
        try:
            self._checked.execute(SELECT, (table, 0, -1)).fetchall()
        except sqlite3.DatabaseError as error:
            self._failure(table, error)


def sound(work: Callable[[], T]) -> T:
    """Return the result of some work; ``TableDamaged`` if it needs damaged pages.

    The rest of the file may be intact, so the database remains healthy.
    """
    try:
        return work()
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise TableDamaged from error
        raise


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Return whether an error means that the file's content is damaged."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
