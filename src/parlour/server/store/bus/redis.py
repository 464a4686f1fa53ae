"""The bus over Redis or Valkey's publish and subscribe, which stores nothing."""

from __future__ import annotations

from collections.abc import Callable

from redis.asyncio import Redis

from . import CHANNEL, CONNECT_TIMEOUT_S, MessageHandler


class RedisBus:
    """A `Bus` in a Redis server."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender = Redis.from_url(
            url, socket_timeout=CONNECT_TIMEOUT_S, socket_connect_timeout=CONNECT_TIMEOUT_S
        )

    async def send(self, messages: list[bytes]) -> None:
        """Publish all messages in one round trip."""
        async with self._sender.pipeline(transaction=False) as pipe:
            for message in messages:
                pipe.publish(CHANNEL, message)
            await pipe.execute()

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Receive published messages until the connection is lost."""
        async with (
            Redis.from_url(
                self._url, socket_connect_timeout=CONNECT_TIMEOUT_S, retry=None
            ) as redis,
            redis.pubsub() as channel,
        ):
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    heard(message["data"])
                elif message["type"] == "subscribe":
                    ready()

    async def stop(self) -> None:
        """Close the sending connections."""
        await self._sender.aclose()
