"""The bus over NATS core subjects, which store nothing."""

from __future__ import annotations

from collections.abc import Callable

from nats.aio.msg import Msg

from ...ground.errors import BusUnusable
from ...ground.tokens import SYSTEM
from ..jetstream.line import Cluster, NatsLine, place_of
from . import MessageHandler

FLUSH_TIMEOUT_S = 1
"""Seconds for the server's answer, since the library may not notice a lost connection."""


class NatsBus:
    """A `Bus` in a cluster of NATS servers, with one connection for sending and listening.

    Its subject is the name of the database, so two databases in one cluster do not meet.
    """

    def __init__(self, url: str) -> None:
        try:
            self._cluster = Cluster(place_of(url), SYSTEM)
        except ValueError as error:
            raise BusUnusable("bus_unusable", reason=str(error)) from error
        self._subject = self._cluster.place.name
        self._line: NatsLine | None = None

    async def send(self, messages: list[bytes]) -> None:
        """Publish messages; the client writes them together in a task of its own."""
        if self._line is None:
            raise ConnectionError("not connected")
        for message in messages:
            await self._line.client.publish(self._subject, message)

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Receive published messages until the connection is lost."""

        async def take(message: Msg) -> None:
            heard(message.data)

        line = await self._cluster.open()
        try:
            await line.client.subscribe(self._subject, cb=take)
            await line.client.flush(FLUSH_TIMEOUT_S)
            self._line = line
            ready()
            await line.lost.wait()
        finally:
            self._line = None
            self._cluster.drop(line)  # even if this is cancelled a second time

    async def stop(self) -> None:
        """Wait until connections are closed; `listen` closes its own."""
        await self._cluster.stop()
