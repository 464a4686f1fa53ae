"""The bus over PostgreSQL's LISTEN and NOTIFY, on connections of its own.

A transaction that notifies locks the whole database while it commits.  So appends to the log never
notify, and the bus's own transactions do not flush anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg

from . import CHANNEL, CONNECT_TIMEOUT_S, MessageHandler

NOTIFY = "select pg_notify($1, message) from unnest($2::text[]) as message"


class PostgresBus:
    """A `Bus` in the database that has the log."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender: asyncpg.Connection | None = None

    async def send(self, messages: list[bytes]) -> None:
        """Notify all listeners in one statement."""
        if self._sender is None or self._sender.is_closed():
            self._sender = await self._connect(synchronous_commit="off")
        try:
            await self._sender.execute(NOTIFY, CHANNEL, [message.decode() for message in messages])
        except BaseException:
            self._sender.terminate()  # its state is unknown; the next call opens another
            raise

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Receive notifications until the connection is lost."""
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
            self._url,
            timeout=CONNECT_TIMEOUT_S,
            command_timeout=CONNECT_TIMEOUT_S,
            server_settings=settings,
        )
