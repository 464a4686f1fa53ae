"""The log in one SQLite file.

One thread writes.  All appends that wait go into one transaction, so a hundred tables share the
price of one flush; ``synchronous=FULL`` makes a commit survive a power cut.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from ..errors import StoreFailed, StoreUnusable
from .lock import FileLock

BATCH = 512
SCHEMA = """
create table if not exists records(
    table_id text not null,
    number integer not null,
    data blob not null,
    primary key (table_id, number)
) without rowid
"""
INSERT = "insert into records values(?, ?, ?) on conflict do nothing"
SELECT = "select data from records where table_id = ? and number > ? order by number"


class _Append(NamedTuple):
    row: tuple[str, int, bytes]
    done: asyncio.Future[bool]


class SqliteStore:
    """A ``Store`` in one file, used by one process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path)
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "sqlite-read")

    async def start(self) -> None:
        """Open the file, creating it if needed; ``StoreUnusable`` if it is in use or unreadable."""
        self._loop = asyncio.get_running_loop()
        try:
            self._lock.acquire()
            self._write = self._open()
            self._write.execute(SCHEMA)
            self._read = self._open()
        except (sqlite3.Error, OSError) as error:
            self._lock.release()
            raise StoreUnusable("store_unusable", reason=str(error)) from error
        self._thread = threading.Thread(target=self._run, name="sqlite-write", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Write what waits, close the file and let go of it."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._read.close()
        self._write.close()
        self._lock.release()

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Return True once the record is on the disk, False if its number is taken."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(_Append((table, number, record), done))
        return await done

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""
        return await self._loop.run_in_executor(self._readers, self._select, table, after)

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma fullfsync = on")  # without it macOS keeps data in the drive
        return connection

    def _select(self, table: str, after: int) -> list[bytes]:
        try:
            return [row[0] for row in self._read.execute(SELECT, (table, after))]
        except sqlite3.Error as error:
            raise StoreFailed from error

    def _run(self) -> None:
        """Write batches until told to stop."""
        running = True
        while running:
            batch = [self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            running = None not in batch
            appends = [item for item in batch if item is not None]
            if appends:
                outcome = self._commit([append.row for append in appends])
                self._loop.call_soon_threadsafe(_settle, appends, outcome)

    def _commit(self, rows: list[tuple[str, int, bytes]]) -> list[bool] | StoreFailed:
        """Write all rows in one transaction; return for each whether its number was free."""
        try:
            self._write.execute("begin immediate")
            written = [self._write.execute(INSERT, row).rowcount == 1 for row in rows]
            self._write.execute("commit")
            return written
        except sqlite3.Error as error:
            if self._write.in_transaction:
                self._write.execute("rollback")
            failure = StoreFailed()
            failure.__cause__ = error
            return failure


def _settle(appends: list[_Append], outcome: list[bool] | StoreFailed) -> None:
    """Tell every waiting append how it went; one that was cancelled is told nothing."""
    for index, append in enumerate(appends):
        if append.done.done():
            continue
        if isinstance(outcome, StoreFailed):
            append.done.set_exception(outcome)
        else:
            append.done.set_result(outcome[index])
