"""Which node does what a table owes: one at a time, as PostgreSQL knows it, while it lives.

A node has a lease that it renews all the time, by the database's clock; a table has the name of a
node.  So a renewal is one row however many tables a node has, and when it dies all its tables are
free at once.  Nothing depends on a lease being right: two nodes that both do a table's duties race
for the same number in the log, and one of them learns that it came second.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Collection
from datetime import timedelta

import asyncpg

LEASE = 0.8
"""Seconds that a node's lease lasts."""
LASTING = timedelta(seconds=LEASE)
# What dead nodes have left.  All goes in one message, a transaction of its own: a node that stops
# halfway must not keep the lock, without which two that clean up could lock each other out.
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
# A lease that would last for much longer than any does is none: the database's clock was set back.
# Its own node is stricter: what has counted for nothing to others never counts again.
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
# Rows are locked by key, so that two nodes cannot lock each other out.
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
        self._until = 0.0  # by this node's own clock, which nobody sets
        self.next_end = math.inf

    async def renew(self) -> bool:
        """Return True if the node's lease goes on, False if it begins anew: it had run out."""
        asked = asyncio.get_running_loop().time()
        if asked < self._until and (renewed := await self._ask(RENEW, LASTING)):
            self._note(asked, renewed)
            return True
        self._until = 0.0  # even if the answer to what follows is lost
        self._note(asked, await self._ask(BEGIN, LASTING))
        return False

    def _note(self, asked: float, rows: list[asyncpg.Record]) -> None:
        """Note that the lease goes on since it was asked for, and when one of the others ends."""
        left = rows[0][0]
        self.next_end = math.inf if left is None else asyncio.get_running_loop().time() + left
        self._until = asked + LEASE

    async def claim(self, tables: Collection[str]) -> list[str]:
        """Return those of the tables that are now this node's."""
        return [row[0] for row in await self._ask(CLAIM, LASTING, list(tables))]

    async def drop(self, tables: Collection[str]) -> None:
        """Give tables up."""
        await self._ask(DROP, list(tables))

    async def stop(self) -> None:
        """Give everything up, if the database can be told."""
        if self._connection is not None:
            await self._ask(END)
            self._connection.terminate()

    async def _ask(self, statement: str, *arguments: object) -> list[asyncpg.Record]:
        connection = await self._connect()
        try:
            return list(await connection.fetch(statement, self._node, *arguments))
        except BaseException:
            connection.terminate()  # whatever state it is in: the next one has another
            raise

    async def _connect(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            settings = {"synchronous_commit": "off"}  # what a crash would undo has run out by then
            connection = await asyncpg.connect(
                self._url, timeout=LEASE, command_timeout=LEASE, server_settings=settings
            )
            await connection.execute(CLEAN)
            self._connection = connection
        return self._connection
