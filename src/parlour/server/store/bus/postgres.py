"""News by PostgreSQL's LISTEN and NOTIFY, on connections of their own.

A transaction that notifies holds a lock of the whole database while it commits, so no append to the
log ever notifies; this one has nothing to flush either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg

from . import CHANNEL, MessageHandler

NOTIFY = "select pg_notify($1, message) from unnest($2::text[]) as message"
PATIENCE = 5.0


class PostgresBus:
    """A `Bus` in the database that holds the log."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender: asyncpg.Connection | None = None

    async def send(self, messages: list[bytes]) -> None:
        """Notify all that listen, in one statement."""
        if self._sender is None or self._sender.is_closed():
            self._sender = await self._connect(synchronous_commit="off")
        try:
            await self._sender.execute(NOTIFY, CHANNEL, [message.decode() for message in messages])
        except BaseException:
            self._sender.terminate()  # whatever state it is in: the next one has another
            raise

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Hear notifications until the connection is lost."""
        connection, lost = await self._connect(), asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *told: heard(told[-1].encode()))
            ready()
            await lost.wait()
        finally:
            connection.terminate()

    async def stop(self) -> None:
        """Close the sending connection."""
        if self._sender is not None:
            self._sender.terminate()

    async def _connect(self, **settings: str) -> asyncpg.Connection:
        return await asyncpg.connect(
            self._url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings
        )
