"""The log in PostgreSQL: one connection writes, and all appends that wait go in one statement."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

import asyncpg

from ..errors import StoreFailed, StoreUnusable

BATCH = 512
LOCK = 7001  # two servers that start together must not both create the schema
SCHEMA = """
create table if not exists records(
    table_id text not null,
    number integer not null,
    data bytea not null,
    primary key (table_id, number)
)
"""
# Rows go in by key, so that the batches of two servers cannot lock each other out.
INSERT = """
insert into records
select * from unnest($1::text[], $2::int[], $3::bytea[]) as row(t, n, d) order by t, n
on conflict do nothing returning table_id, number
"""
SELECT = "select data from records where table_id = $1 and number > $2 order by number"


class _Append(NamedTuple):
    table: str
    number: int
    record: bytes
    done: asyncio.Future[bool]


class PostgresStore:
    """A ``Store`` in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._connection: asyncpg.Connection | None = None

    async def start(self) -> None:
        """Connect and create the schema; ``StoreUnusable`` if the database cannot be reached."""
        try:
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=4)
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
                await connection.execute(SCHEMA)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise StoreUnusable("store_unusable", reason=str(error)) from error
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits and close all connections."""
        self._stopping = True
        self._wake.set()
        await self._task
        await self._pool.close()

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Return True once the record is committed, False if its number is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, number, record, done))
        self._wake.set()
        return await done

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""
        try:
            return [row[0] for row in await self._pool.fetch(SELECT, table, after)]
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise StoreFailed from error

    async def _run(self) -> None:
        """Write batches until told to stop."""
        while self._waiting or not self._stopping:
            await self._wake.wait()
            batch = self._take()
            if not self._waiting and not self._stopping:
                self._wake.clear()
            if batch:
                await self._write(batch)
        if self._connection is not None:
            await self._connection.close()

    def _take(self) -> list[_Append]:
        """Remove the next batch from the queue: at most one append for each table and number."""
        batch: dict[tuple[str, int], _Append] = {}
        later: list[_Append] = []
        for append in self._waiting:
            key = (append.table, append.number)
            if key in batch or len(batch) == BATCH:
                later.append(append)
            else:
                batch[key] = append
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: list[_Append]) -> None:
        """Commit a batch and tell every append how it went."""
        try:
            connection = await self._writer()
            rows = await connection.fetch(
                INSERT,
                [append.table for append in batch],
                [append.number for append in batch],
                [append.record for append in batch],
            )
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            for append in batch:
                with suppress(asyncio.InvalidStateError):  # the one who asked has gone
                    failure = StoreFailed()
                    failure.__cause__ = error
                    append.done.set_exception(failure)
            return
        written = {(row[0], row[1]) for row in rows}
        for append in batch:
            with suppress(asyncio.InvalidStateError):  # the one who asked has gone
                append.done.set_result((append.table, append.number) in written)

    async def _writer(self) -> asyncpg.Connection:
        """Return the writing connection, a new one if the last was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url, server_settings={"synchronous_commit": "on"}
            )
        return self._connection
