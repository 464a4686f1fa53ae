"""The log in PostgreSQL: one connection writes all waiting appends in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from urllib.parse import parse_qs, urlsplit

import asyncpg

from ..ground.errors import StoreFailed, StoreUnusable
from ..ground.tokens import SYSTEM
from . import COUNTED, MATCHES, TABLES, TALLIES, Stored, counts, schema
from .counts import Counted, Ended, Merge
from .leases import PostgresLeases
from .writer import CHUNK_RECORDS, STORE_TIMEOUT_S, Append, Writer, turn, within

START_TIMEOUT_S = 10  # seconds until a server gives up starting
READERS = 3  # reading connections; one more is for counting
DURABLE = {"synchronous_commit": "on"}
# Rows are inserted in key order, so that batches of two servers cannot deadlock.  The lock on the
# previous record keeps the log free of gaps, even if another server deletes the table meanwhile.
INSERT = """
insert into records(table_id, number, data)
select t, n, d from unnest($1::text[], $2::int[], $3::bytea[]) as row(t, n, d)
where n = 1 or (select true from records where table_id = t and number = n - 1 for key share)
order by t, n
on conflict do nothing returning table_id, number
"""
EXTEND = """
insert into records(table_id, number, data)
select $1, $2::int + i, d from unnest($3::bytea[]) with ordinality as row(d, i)
where $2 = 0 or (select true from records where table_id = $1 and number = $2 for key share)
order by i returning 1
"""
TYPES = "select $1::text[], $2::int[], $3::bytea[]"
SELECT = "select data from records where table_id = $1 and number > $2 order by number limit $3"
SELECT_MANY = """
select table_id, data from unnest($1::text[], $2::int[]) as head(t, n)
join records on table_id = t and number >= n order by table_id, number
"""
# The lock makes appends wait: they then find the record deleted, or were first.
LAST = """
select number from records where table_id = $1
    and number = (select max(number) from records where table_id = $1)
    and written < now() - make_interval(secs => $2)
for update
"""
LATER = "select 1 from records where table_id = $1 and number > $2 limit 1"
# Records that others append while this waits are deleted by the next call.  The number of counted
# deals stays, since a backup may restore the table.
DELETE = """
with gone as (delete from records where table_id = $1 returning 1),
    forgotten as (
        update counted set records = 0, ended = false, chain = '', home = '', result = ''
        where table_id = $1 and (records > 0 or ended or chain <> '' or home <> '') returning 1
    )
select (select count(*) from gone) + (select count(*) from forgotten)
"""
# A server that freezes halfway must not keep the others from counting.
BRIEF = "set local idle_in_transaction_session_timeout = 1000"
# Rows of both tables are locked in key order, so that two counting servers cannot deadlock.
MARK = """
insert into counted select t, 0, 0, false, '' from unnest($1::text[]) as t
where (select true from records where table_id = t and number = 1 for key share) order by t
on conflict do nothing
"""
KNOWN = """
select table_id, deals from counted where table_id = any($1)
    and (select true from records where table_id = counted.table_id and number = 1)
order by 1 for update
"""
# A slower node may know less of a log than another one has counted: then its result is old.
COUNT = """
update counted set records = greatest(records, $2), deals = $3, ended = ended or $4, chain = $5,
    home = coalesce(nullif($6, ''), home),
    result = case when $2 < records then result else coalesce(nullif($7, ''), result) end
where table_id = $1
"""
GROUPS = """
insert into tallies select n, '' from unnest($1::text[]) as n order by n on conflict do nothing
"""
GROUP = "select name, data from tallies where name = any($1) order by 1 for update"
ADD = "update tallies set data = $2 where name = $1"
ENDED = """
select chain, table_id from counted where ended and chain > $1 order by chain limit $2
"""
BOOK = "select result from counted where home = $1 and home <> ''"
MAY_CREATE = "select coalesce(has_schema_privilege(current_schema(), 'create'), false)"
OVER = """
select table_id from counted where ended and exists (
    select 1 from records as first
    where first.table_id = counted.table_id and number = 1 and position($1::bytea in data) = 0
)
"""
REWRITE = "update records set data = $3 where table_id = $1 and number = $2"
TOUCH = "update alembic_version set version_num = version_num"
# The backend of a lost connection may still be about to commit.
END = "select pg_terminate_backend(pid, 1000) from pg_stat_activity where application_name = $1"


class PostgresStore:
    """A ``Store`` in a PostgreSQL database."""

    def __init__(self, url: str, chance: Random = SYSTEM) -> None:
        self._url = url
        self._chance = chance
        self._writer = Writer(self, chance)
        self._turn = asyncio.Semaphore(READERS)
        self._connection: asyncpg.Connection | None = None
        self._names: list[str] = []  # of connections that may still be writing

    @property
    def healthy(self) -> bool:
        """Whether the database can be written, as far as is known."""
        return self._writer.healthy

    async def find(self) -> bool:
        """Return whether the database has a log; ``StoreUnusable`` if no server could use it."""
        try:
            connection = await asyncpg.connect(
                self._url, timeout=START_TIMEOUT_S, command_timeout=START_TIMEOUT_S
            )
            try:
                there, script = await schema.postgres_script(connection)
                if script and not await connection.fetchval(MAY_CREATE):
                    reason = f"{place_of(self._url)}: no permission to create tables"
                    raise StoreUnusable("store_unusable", reason=reason)
                return there
            finally:
                connection.terminate()
        except StoreUnusable:
            raise
        except Exception as error:  # asyncpg has three families of errors
            reason = f"{place_of(self._url)}: {error}"
            raise StoreUnusable("store_unusable", reason=reason) from error

    async def start(self) -> None:
        """Connect and prepare the schema; ``StoreUnusable`` if the database cannot be used."""
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=1, max_size=READERS + 1, server_settings=DURABLE
                )
                async with self._pool.acquire() as connection:
                    await schema.prepare_postgres(connection)
                await self.settle()
        except StoreUnusable:
            raise
        except Exception as error:  # asyncpg has three families of errors
            reason = f"{place_of(self._url)}: {error}"
            raise StoreUnusable("store_unusable", reason=reason) from error
        self._writer.start()

    async def stop(self) -> None:
        """Write the waiting records and close all connections."""
        await self._writer.stop()
        self._drop()
        try:
            await within(STORE_TIMEOUT_S, self._pool.close())
        except Exception:  # noqa: BLE001 - the server stops anyway
            self._pool.terminate()

    async def settled(self) -> None:
        """Return once the database can be written."""
        await self._writer.settled()

    def append(self, table: str, number: int, record: bytes) -> Awaitable[bool]:
        """Return, once awaited, True if the record is committed, or False if it does not fit."""
        return self._writer.append(table, number, record)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""
        found = list[bytes]()
        while True:
            some = await self._ask(SELECT, table, after + len(found), CHUNK_RECORDS)
            found += [row[0] for row in some]
            if len(some) < CHUNK_RECORDS:
                return found

    async def extend(self, table: str, after: int, records: list[bytes]) -> bool:
        """Append all records after this number or none; return True once they are committed."""
        return await self._writer.read(lambda: self._extend(table, after, records))

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return each table's records from a number on, in order; omit tables without any."""
        found: dict[str, list[bytes]] = {}
        for table, record in await self._ask(SELECT_MANY, list(heads), list(heads.values())):
            found.setdefault(table, []).append(record)
        return found

    def leases(self, node: str) -> PostgresLeases:
        """Return the leases of a node, which use a connection of their own."""
        return PostgresLeases(self._url, node)

    async def tables(self) -> list[Stored]:
        """Return all tables, by name."""
        rows = await self._ask(TABLES)
        return [Stored(name, records, used.timestamp()) for name, records, used in rows]

    async def delete(self, table: str, idle: float = 0) -> bool:
        """Delete a table unless it was written to within *idle* seconds, by PostgreSQL's clock.

        Other servers that use it cannot append to it any more.
        """
        return await self._writer.read(lambda: self._delete(table, idle))

    async def rewrite(self, table: str, number: int, record: bytes) -> None:
        """Replace a record."""
        await self._ask(REWRITE, table, number, record)

    async def over(self, lacking: bytes) -> list[str]:
        """Return the tables whose match is over and whose first record does not contain these."""
        return [row[0] for row in await self._ask(OVER, lacking)]

    async def count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        """Count finished deals, each once, and store how far each log has been counted."""
        return await self._writer.read(lambda: self._count(marks, ended, merge))

    async def counted(self) -> dict[str, int]:
        """Return how many records of each table have been counted."""
        return dict(await self._ask(COUNTED))

    async def matches(self) -> tuple[int, int]:
        """Return the number of finished and of running sealed matches."""
        found = dict(await self._ask(MATCHES))
        return found.get(True, 0), found.get(False, 0)

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return chains and names of finished matches by chain, beginning after a chain."""
        return [(chain, table) for chain, table in await self._ask(ENDED, after, most)]

    async def book(self, home: str) -> list[str]:
        """Return the results of the finished matches whose table began with *home*."""
        return [row[0] for row in await self._ask(BOOK, home)]

    async def tallies(self) -> dict[str, bytes]:
        """Return the sums of all counted deals, by group."""
        return dict(await self._ask(TALLIES))

    async def _extend(self, table: str, after: int, records: list[bytes]) -> bool:
        try:
            async with self._lent() as connection:
                return len(await connection.fetch(EXTEND, table, after, records)) == len(records)
        except asyncpg.UniqueViolationError:
            return False

    async def _delete(self, table: str, idle: float) -> bool:
        # In one transaction, since a log must not lack its beginning.
        async with self._lent() as connection, connection.transaction():
            await connection.execute(BRIEF)
            if idle:
                last = await connection.fetch(LAST, table, idle)
                if not last or await connection.fetch(LATER, table, last[0][0]):
                    return False
            while (await connection.fetch(DELETE, table))[0][0]:
                pass
        return True

    async def _count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        tables = [it.table for it in marks]
        async with self._lent() as connection, connection.transaction():
            await connection.execute(BRIEF)
            await connection.execute(MARK, tables)
            known = dict(await connection.fetch(KNOWN, tables))
            found = counts.add(known, marks, ended)
            await connection.executemany(COUNT, found.rows)
            await connection.execute(GROUPS, [*found.tallies])
            before = dict(await connection.fetch(GROUP, [*found.tallies]))
            for name, tallies in found.tallies.items():
                await connection.execute(ADD, name, merge(before[name] or None, tallies))
        return found.behind

    async def _ask(self, statement: str, *arguments: object) -> list[asyncpg.Record]:
        asked = asyncio.get_running_loop().time()
        async with turn(self._turn):
            return await self._writer.read(lambda: self._fetch(statement, *arguments), asked)

    async def _fetch(self, statement: str, *arguments: object) -> list[asyncpg.Record]:
        async with self._lent() as connection:
            return list(await connection.fetch(statement, *arguments))

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[asyncpg.Connection]:
        """Lend one of the pool's connections; close it after any error."""
        async with self._pool.acquire() as connection:
            try:
                yield connection
            except BaseException:
                connection.terminate()  # else the pool would wait for the database to reset it
                raise

    # -- the database of the writer -------------------------------------------------------------

    async def write(self, batch: list[Append]) -> list[bool]:
        """Commit a batch in one statement; after an error, the connection is not used again."""
        connection, self._connection = self._connection, None
        assert connection is not None  # noqa: S101 - the writer settles before it writes
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
        """Open a connection, end the backends of earlier ones, and write."""
        self._drop()
        name = f"parlour-{self._chance.getrandbits(64):016x}"
        settings = {**DURABLE, "application_name": name}
        connection = await asyncpg.connect(self._url, server_settings=settings)
        try:
            while self._names:
                ended = await connection.fetch(END, self._names[0])
                if not all(row[0] for row in ended):
                    raise StoreFailed  # noqa: TRY301 - like all other failures here
                del self._names[0]
            await connection.execute(TOUCH)
            await connection.fetch(TYPES, [], [], [])  # asyncpg looks up the types the first time
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


def place_of(url: str) -> str:
    """Return host and name of a database, without a password."""
    parts = urlsplit(url)
    [host] = parse_qs(parts.query).get("host", [parts.hostname or "localhost"])[:1]
    return host + parts.path
