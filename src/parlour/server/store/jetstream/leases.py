"""Leases in NATS: which node does a table's duties.

They are in a key-value bucket.  A node writes its own key constantly, and every other node hears
it.  A node that was not heard for a while is dead, by the clock of the node that listens, so no two
clocks need to agree.  A table has the name of its node.  Leases only avoid wasted work: if two
nodes do a table's duties, both append the same number to the log, and one comes second.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Collection, Coroutine
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from nats.aio.msg import Msg

from ..writer import within
from .line import Cluster, NatsLine, NatsRefused, Place, checked, gathered
from .pieces import name_of, stored, token

T = TypeVar("T")
LEASE_S = 0.8
"""Seconds that a node's lease lasts."""
AGAIN_S = 1.0
"""Seconds until it is looked up again whether a living node still has a table."""
MEMORY_S = 60.0
"""Seconds for which a silent node is remembered."""
NODE_TTL, TABLE_TTL = "60s", "2h"
REFRESH_S = 3600.0
"""Seconds until a held table is written again, long before it expires."""
MAX_REFRESHED = 50  # tables at each renewal
ENDED = b"ended"
WRONG_SEQUENCE, NOT_FOUND = 10071, 10037
BUCKET: dict[str, Any] = {
    "retention": "limits",
    "storage": "memory",
    "discard": "new",
    "max_consumers": -1,
    "max_msgs": -1,
    "max_bytes": -1,
    "max_age": 0,
    "max_msgs_per_subject": 1,
    "duplicate_window": 100_000_000,
    "allow_direct": True,
    "allow_msg_ttl": True,
    "allow_rollup_hdrs": True,
}


class SeenLease(NamedTuple):
    """The node that has a table, and when that was looked up."""

    node: str
    asked: float


class HeldLease(NamedTuple):
    """A table of this node: the sequence of its entry, and when it was written."""

    seq: int
    written: float


class NatsLeases:
    """The leases of one node."""

    def __init__(self, place: Place, node: str, chance: Random) -> None:
        self._cluster = Cluster(place, chance)
        self._node = node
        self._bucket = f"{place.name}-leases"
        self._line: NatsLine | None = None
        self._until = 0.0
        self._heard: dict[str, float] = {}  # when each other node was heard last
        self._seen: dict[str, SeenLease] = {}
        self._held: dict[str, HeldLease] = {}
        self.next_end = math.inf

    async def prepare(self, line: NatsLine, replicas: int) -> None:
        """Make the bucket unless it is there."""
        name = f"KV_{self._bucket}"
        try:
            await line.api(f"STREAM.INFO.{name}")
        except NatsRefused:
            subjects = [f"$KV.{self._bucket}.>"]
            wish = {**BUCKET, "subjects": subjects, "num_replicas": replicas}
            await line.api(f"STREAM.CREATE.{name}", name=name, **wish)

    async def renew(self) -> bool:
        """Renew the node's lease; return False if the old one had expired."""
        asked = self._now()
        in_time = asked < self._until
        self._until = 0.0 if not in_time else self._until  # even if the next answer is lost
        await self._ask(self._renew())
        self._until = asked + LEASE_S
        now = self._now()
        self._heard = {it: at for it, at in self._heard.items() if now - at < MEMORY_S}
        alive = [at + LEASE_S for at in self._heard.values() if at + LEASE_S > now]
        self.next_end = min(alive, default=math.inf)
        return in_time

    async def _renew(self) -> None:
        line = await self._connect()
        await self._put(line, f"node.{self._node}", b"", NODE_TTL)
        old = self._now() - REFRESH_S
        stale = [table for table, it in self._held.items() if it.written < old]
        for table in stale[:MAX_REFRESHED]:
            await self._write(line, table, self._held.pop(table).seq)

    async def claim(self, tables: Collection[str]) -> list[str]:
        """Claim tables; return those that this node holds now."""
        found = await self._ask(self._claim(tables))
        return [table for table, mine in zip(tables, found, strict=True) if mine]

    async def _claim(self, tables: Collection[str]) -> list[bool]:
        line = await self._connect()
        return await gathered([partial(self._claim_one, line, table) for table in tables])

    async def _claim_one(self, line: NatsLine, table: str) -> bool:
        now, seen = self._now(), self._seen.get(table)
        if seen and self._lives(seen.node) and now < seen.asked + AGAIN_S:
            return False
        seq, node = await self._entry(line, table)
        if node not in ("", self._node) and self._lives(node):
            self._seen[table] = SeenLease(node, now)
            return False
        self._seen.pop(table, None)
        return await self._write(line, table, seq)

    async def _write(self, line: NatsLine, table: str, seq: int) -> bool:
        now = self._now()
        data = self._node.encode()
        written = await self._put(line, f"table.{token(table)}", data, TABLE_TTL, seq)
        if written:
            self._held[table] = HeldLease(written, now)
        return bool(written)

    async def drop(self, tables: Collection[str]) -> None:
        """Give tables up."""
        await self._ask(self._drop(tables))

    async def _drop(self, tables: Collection[str]) -> None:
        line = await self._connect()
        held = {table: self._held.pop(table) for table in tables if table in self._held}
        works = [
            partial(self._put, line, f"table.{token(table)}", b"", NODE_TTL, it.seq)
            for table, it in held.items()
        ]
        await gathered([*works])

    async def stop(self) -> None:
        """Give everything up, if the database can be reached."""
        line, self._line = self._line, None
        if line is not None:
            try:
                await within(LEASE_S, self._put(line, f"node.{self._node}", ENDED, NODE_TTL))
            finally:
                self._cluster.drop(line)
                await self._cluster.stop()
        else:
            await self._cluster.stop()

    def _lives(self, node: str) -> bool:
        """Return whether a node is alive; one that was never heard has a while from now on."""
        return self._now() < self._heard.setdefault(node, self._now()) + LEASE_S

    async def _entry(self, line: NatsLine, table: str) -> tuple[int, str]:
        subject = f"$KV.{self._bucket}.table.{token(table)}"
        try:
            told = await line.api(f"STREAM.MSG.GET.KV_{self._bucket}", last_by_subj=subject)
        except NatsRefused as error:
            if error.code == NOT_FOUND:
                return 0, ""
            raise
        seq, data, _ = stored(told["message"])
        return seq, data.decode()

    async def _put(
        self, line: NatsLine, key: str, data: bytes, ttl: str, last: int | None = None
    ) -> int:
        """Write an entry; return its sequence, or 0 if another node was faster."""
        headers = {"Nats-TTL": ttl}
        if last is not None:
            headers["Nats-Expected-Last-Subject-Sequence"] = str(last)
        answer = await line.ask(f"$KV.{self._bucket}.{key}", data, headers)
        try:
            return int(checked(answer.data)["seq"])
        except NatsRefused as error:
            if error.code == WRONG_SEQUENCE:
                return 0
            raise

    async def _ask(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await within(LEASE_S, work)
        except BaseException:
            self._close()  # the next call connects again, perhaps to another server
            raise

    async def _connect(self) -> NatsLine:
        if self._line is None or self._line.lost.is_set():
            self._close()
            line = self._line = await self._cluster.open()
            await line.client.subscribe(f"$KV.{self._bucket}.node.*", cb=self._hear)
        return self._line

    async def _hear(self, message: Msg) -> None:
        node = name_of(message.subject)
        if node != self._node:
            self._heard[node] = self._now() - (LEASE_S if message.data == ENDED else 0.0)

    def _close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            self._cluster.drop(line)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
