"""The log in PostgreSQL: one connection writes, and all appends that wait go in one statement."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

import asyncpg

from ..errors import StoreFailed, StoreUnusable
from . import TABLES, Stored, schema
from .leases import PostgresLeases
from .writer import PATIENCE, Append, Writer, within

OPENING = 10  # seconds until a server gives up to start
# Rows go in by key, so that the batches of two servers cannot lock each other out.
INSERT = """
insert into records(table_id, number, data)
select * from unnest($1::text[], $2::int[], $3::bytea[]) as row(t, n, d) order by t, n
on conflict do nothing returning table_id, number
"""
TYPES = "select $1::text[], $2::int[], $3::bytea[]"
SELECT = "select data from records where table_id = $1 and number > $2 order by number"
SELECT_MANY = """
select table_id, data from unnest($1::text[], $2::int[]) as head(t, n)
join records on table_id = t and number > n order by table_id, number
"""
DELETE = "delete from records where table_id = $1"
TOUCH = "update alembic_version set version_num = version_num"
# A connection that was cut may have a server process that is still about to commit.
END = "select pg_terminate_backend(pid, 1000) from pg_stat_activity where application_name = $1"


class PostgresStore:
    """A ``Store`` in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._writer = Writer(self)
        self._connection: asyncpg.Connection | None = None
        self._names: list[str] = []  # of the connections that may still be writing

    @property
    def healthy(self) -> bool:
        """Whether the database can be written, as far as is known."""
        return self._writer.healthy

    async def start(self) -> None:
        """Connect and prepare the schema; ``StoreUnusable`` if the database cannot be used."""
        try:
            async with asyncio.timeout(OPENING):
                self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=4)
                async with self._pool.acquire() as connection:
                    await schema.prepare_postgres(connection)
                await self.settle()
        except StoreUnusable:
            raise
        except Exception as error:  # asyncpg has three families of errors
            raise StoreUnusable("store_unusable", reason=str(error)) from error
        self._writer.start()

    async def stop(self) -> None:
        """Write what waits and close all connections."""
        await self._writer.stop()
        self._drop()
        try:
            await within(PATIENCE, self._pool.close())
        except Exception:  # noqa: BLE001 - the connections need not be closed politely
            self._pool.terminate()

    async def settled(self) -> None:
        """Return once the database can be written."""
        await self._writer.settled()

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Return True once the record is committed, False if its number is taken."""
        return await self._writer.append(table, number, record)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""
        return [row[0] for row in await self._ask(SELECT, table, after)]

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return for each table what it has beyond a number, in order; nothing of one without."""
        found: dict[str, list[bytes]] = {}
        for table, record in await self._ask(SELECT_MANY, list(heads), list(heads.values())):
            found.setdefault(table, []).append(record)
        return found

    def leases(self, node: str) -> PostgresLeases:
        """Return the leases of a node, on a connection of their own."""
        return PostgresLeases(self._url, node)

    async def tables(self) -> list[Stored]:
        """Return all tables, by name."""
        rows = await self._ask(TABLES)
        return [Stored(name, records, used.timestamp()) for name, records, used in rows]

    async def delete(self, table: str) -> None:
        """Forget a table; nobody may be using it."""
        await self._ask(DELETE, table)

    async def _ask(self, statement: str, *arguments: Any) -> list[asyncpg.Record]:
        return await self._writer.read(lambda: self._fetch(statement, *arguments))

    async def _fetch(self, statement: str, *arguments: Any) -> list[asyncpg.Record]:
        async with self._pool.acquire() as connection:
            try:
                return list(await connection.fetch(statement, *arguments))
            except BaseException:
                connection.terminate()  # or the pool would wait until the database takes it back
                raise

    # -- the database of the writer -------------------------------------------------------------

    async def write(self, batch: list[Append]) -> list[bool]:
        """Commit a batch in one statement; after an error the connection is not used again."""
        connection, self._connection = self._connection, None
        assert connection is not None  # noqa: S101 - a writer settles before it writes
        try:
            rows = await connection.fetch(
                INSERT,
                [append.table for append in batch],
                [append.number for append in batch],
                [append.record for append in batch],
            )
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        written = {(row[0], row[1]) for row in rows}
        return [(append.table, append.number) in written for append in batch]

    async def settle(self) -> None:
        """Connect anew, end what earlier connections were doing, and write."""
        self._drop()
        name = f"parlour-{secrets.token_hex(8)}"
        settings = {"synchronous_commit": "on", "application_name": name}
        connection = await asyncpg.connect(self._url, server_settings=settings)
        try:
            while self._names:
                ended = await connection.fetch(END, self._names[0])
                if not all(row[0] for row in ended):
                    raise StoreFailed  # noqa: TRY301 - as all else that fails here
                del self._names[0]
            await connection.execute(TOUCH)
            await connection.fetch(TYPES, [], [], [])  # asyncpg looks them up the first time
        except BaseException:
            connection.terminate()
            raise
        self._names.append(name)
        self._connection = connection
        await self._pool.expire_connections()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
