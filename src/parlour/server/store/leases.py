"""Leases in PostgreSQL: which node does a table's duties.

A node has a lease, which it renews constantly by the database's clock, and a table has the name of
a node.  So a renewal writes one row however many tables a node has.  When a node dies, all its
tables are free at once.  Leases only avoid wasted work: if two nodes do a table's duties, both
append the same number to the log, and one learns that it came second.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Collection
from datetime import timedelta

import asyncpg

LEASE_S = 0.8
"""Seconds that a node's lease lasts."""
LEASE_TIME = timedelta(seconds=LEASE_S)
# Deletes what dead nodes have left.  The lock keeps two nodes from a deadlock.  One message is one
# transaction, so a node that stops halfway does not keep the lock.
CLEAN = """
select pg_advisory_xact_lock(7002);
delete from node_leases where until < clock_timestamp() - interval '1 minute';
delete from table_leases where not exists (
    select from node_leases where node_leases.node = table_leases.node)
"""
# Seconds until the first lease of another node ends.
LEFT = """(
    select extract(epoch from min(until) - clock_timestamp())::float8 from node_leases as others
    where node <> $1 and until > clock_timestamp())
"""
# A lease far in the future does not count, since the database's clock was set back.
# A node itself is stricter: a lease that others have ignored never counts again.
RENEW = f"""
update node_leases set until = clock_timestamp() + $2::interval
where node = $1
    and until between clock_timestamp() and clock_timestamp() + $2::interval
returning {LEFT}
"""  # noqa: S608 - it all stands here
BEGIN = f"""
insert into node_leases values ($1, clock_timestamp() + $2::interval)
on conflict (node) do update set until = excluded.until
returning {LEFT}
"""  # noqa: S608 - it all stands here
# Rows are locked in key order, so that two nodes cannot deadlock.
CLAIM = """
insert into table_leases as old (table_id, node)
select wanted, $1 from unnest($3::text[]) as wanted
where not exists (
    select from table_leases join node_leases using (node)
    where table_id = wanted and node <> $1
        and until between clock_timestamp() and clock_timestamp() + $2::interval * 2)
order by wanted
on conflict (table_id) do update set node = excluded.node
where old.node = $1 or not exists (
    select from node_leases where node = old.node
        and until between clock_timestamp() and clock_timestamp() + $2::interval * 2)
returning table_id
"""
DROP = "delete from table_leases where node = $1 and table_id = any($2::text[])"
END = "delete from node_leases where node = $1"


class PostgresLeases:
    """The leases of one node."""

    def __init__(self, url: str, node: str) -> None:
        self._url = url
        self._node = node
        self._connection: asyncpg.Connection | None = None
        self._until = 0.0  # by this node's monotonic clock
        self.next_end = math.inf

    async def renew(self) -> bool:
        """Renew the node's lease; return False if the old one had expired."""
        asked = asyncio.get_running_loop().time()
        if asked < self._until and (renewed := await self._ask(RENEW, LEASE_TIME)):
            self._note(asked, renewed)
            return True
        self._until = 0.0  # even if the next answer is lost
        self._note(asked, await self._ask(BEGIN, LEASE_TIME))
        return False

    def _note(self, asked: float, rows: list[asyncpg.Record]) -> None:
        """Note when the lease ends, counted from the request, and the next one of the others."""
        left = rows[0][0]
        self.next_end = math.inf if left is None else asyncio.get_running_loop().time() + left
        self._until = asked + LEASE_S

    async def claim(self, tables: Collection[str]) -> list[str]:
        """Claim tables; return those that this node holds now."""
        return [row[0] for row in await self._ask(CLAIM, LEASE_TIME, list(tables))]

    async def drop(self, tables: Collection[str]) -> None:
        """Give tables up."""
        await self._ask(DROP, list(tables))

    async def stop(self) -> None:
        """Give everything up, if the database can be reached."""
        if self._connection is not None:
            await self._ask(END)
            self._connection.terminate()

    async def _ask(self, statement: str, *arguments: object) -> list[asyncpg.Record]:
        connection = await self._connect()
        try:
            return list(await connection.fetch(statement, self._node, *arguments))
        except BaseException:
            connection.terminate()  # its state is unknown; the next call opens another
            raise

    async def _connect(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            settings = {
                "synchronous_commit": "off"
            }  # leases that a crash undoes have expired by then
            connection = await asyncpg.connect(
                self._url, timeout=LEASE_S, command_timeout=LEASE_S, server_settings=settings
            )
            await connection.execute(CLEAN)
            self._connection = connection
        return self._connection
