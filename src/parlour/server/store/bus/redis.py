"""News by Redis or Valkey: its publish and subscribe, which keeps nothing."""

from __future__ import annotations

from collections.abc import Callable

from redis.asyncio import Redis

from . import CHANNEL, MessageHandler

PATIENCE = 5.0


class RedisBus:
    """A `Bus` in a Redis server."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)

    async def send(self, messages: list[bytes]) -> None:
        """Publish all messages in one round trip."""
        async with self._sender.pipeline(transaction=False) as pipe:
            for message in messages:
                pipe.publish(CHANNEL, message)
            await pipe.execute()

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Hear what is published until the connection is lost."""
        async with (
            Redis.from_url(self._url, socket_connect_timeout=PATIENCE, retry=None) as line,
            line.pubsub() as channel,
        ):
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    heard(message["data"])
                elif message["type"] == "subscribe":
                    ready()

    async def stop(self) -> None:
        """Close the connections that send."""
        await self._sender.aclose()
