"""News by NATS: its plain subjects, which keep nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import SplitResult, unquote, urlsplit

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from . import CHANNEL, MessageHandler

PATIENCE = 5
FLUSH = 1
"""Seconds for what was sent to be answered: the library does not notice when the line is lost."""


def key_of(parts: SplitResult) -> dict[str, str]:
    """Return what lets one in: user and password, or a token alone; the library decodes neither."""
    user, password = (unquote(it or "") for it in (parts.username, parts.password))
    if user and password:
        return {"user": user, "password": password}
    return {"token": user or password} if user or password else {}


class NatsBus:
    """A `Bus` in a NATS server: one connection, which is lost for sending and hearing alike."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._url = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
        self._key = key_of(parts)
        self._client: Client | None = None

    async def send(self, messages: list[bytes]) -> None:
        """Publish; the client's own task writes them together."""
        if self._client is None:
            raise ConnectionError("not connected")
        for message in messages:
            await self._client.publish(CHANNEL, message)

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Hear what is published until the connection is lost."""
        lost = asyncio.Event()

        async def take(message: Msg) -> None:
            heard(message.data)

        async def end() -> None:
            lost.set()

        async def ignore(_: Exception) -> None:
            """Whoever listens or sends is told; the library's own words would be said twice."""

        client = await nats.connect(
            self._url,
            connect_timeout=PATIENCE,
            error_cb=ignore,
            allow_reconnect=False,  # news of the meantime would be lost without a word
            closed_cb=end,
            disconnected_cb=end,
            **self._key,
        )
        try:
            await client.subscribe(CHANNEL, cb=take)
            await client.flush(FLUSH)
            self._client = client
            ready()
            await lost.wait()
        finally:
            self._client = None
            await client.close()

    async def stop(self) -> None:
        """Nothing is left: the one connection ends with its listener."""
