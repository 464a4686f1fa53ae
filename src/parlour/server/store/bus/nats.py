"""The bus over NATS core subjects, which store nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import SplitResult, unquote, urlsplit

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from . import CHANNEL, CONNECT_TIMEOUT_S, MessageHandler

FLUSH_TIMEOUT_S = 1
"""Seconds for the server's answer, since the library may not notice a lost connection."""


def key_of(parts: SplitResult) -> dict[str, str]:
    """Return the decoded user and password or token, since the library does not decode them."""
    user, password = (unquote(it or "") for it in (parts.username, parts.password))
    if user and password:
        return {"user": user, "password": password}
    return {"token": user or password} if user or password else {}


class NatsBus:
    """A `Bus` in a NATS server, with one connection for sending and listening."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._url = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
        self._key = key_of(parts)
        self._client: Client | None = None

    async def send(self, messages: list[bytes]) -> None:
        """Publish messages; the client writes them together in a task of its own."""
        if self._client is None:
            raise ConnectionError("not connected")
        for message in messages:
            await self._client.publish(CHANNEL, message)

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Receive published messages until the connection is lost."""
        lost = asyncio.Event()

        async def take(message: Msg) -> None:
            heard(message.data)

        async def end() -> None:
            lost.set()

        async def ignore(_: Exception) -> None:
            """Drop the library's report: sending and listening raise the error anyway."""

        client = await nats.connect(
            self._url,
            connect_timeout=int(CONNECT_TIMEOUT_S),
            error_cb=ignore,
            allow_reconnect=False,  # messages meanwhile would be lost unnoticed
            closed_cb=end,
            disconnected_cb=end,
            **self._key,
        )
        try:
            await client.subscribe(CHANNEL, cb=take)
            await client.flush(FLUSH_TIMEOUT_S)
            self._client = client
            ready()
            await lost.wait()
        finally:
            self._client = None
            await client.close()

    async def stop(self) -> None:
        """Do nothing: `listen` closes the connection."""
