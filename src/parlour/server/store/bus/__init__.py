"""The bus, which carries messages between the nodes of one database.

It may lose messages, since the log is the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from ...ground.errors import BusUnusable

CHANNEL = "parlour"
CONNECT_TIMEOUT_S = 5.0
MAX_MESSAGE_BYTES = 7900
"""Maximum size of a message, since PostgreSQL limits notifications to 8000 bytes."""

MessageHandler = Callable[[bytes], None]


class Bus(Protocol):
    """One channel for all nodes.  Methods may raise any error; the caller tries again."""

    async def send(self, messages: list[bytes]) -> None:
        """Send UTF-8 messages of at most `MAX_MESSAGE_BYTES` to all nodes, this one included."""

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Call *ready* once connected and *heard* per message, until the connection is lost."""

    async def stop(self) -> None:
        """Close the sending connection; the caller cancels `listen`."""


def open_bus(url: str) -> Bus:
    """Return the bus for ``postgresql://``, ``redis://`` or ``nats://``; it connects later."""
    scheme = url.partition("://")[0]
    try:
        if scheme in ("postgresql", "postgres"):
            from .postgres import PostgresBus

            return PostgresBus(url)
        if scheme in ("redis", "rediss", "unix"):
            from .redis import RedisBus

            return RedisBus(url)
        if scheme in ("nats", "tls"):
            from .nats import NatsBus

            return NatsBus(url)
    except ImportError as error:
        raise BusUnusable("bus_missing", library=str(error.name)) from error
    raise BusUnusable("bus_unknown", scheme=scheme.rpartition("@")[2])  # without a password


async def try_bus(url: str) -> None:
    """Raise ``BusUnusable`` unless a bus can be used."""
    bus, ready = open_bus(url), asyncio.Event()
    listening = asyncio.create_task(bus.listen(ready.set, lambda _: None))
    waiting = asyncio.create_task(ready.wait())
    try:
        done, _ = await asyncio.wait(
            {listening, waiting}, timeout=CONNECT_TIMEOUT_S, return_when="FIRST_COMPLETED"
        )
        if not ready.is_set():
            error = (listening.exception() if listening in done else None) or TimeoutError()
            raise BusUnusable("bus_unusable", reason=str(error) or type(error).__name__)
    finally:
        for task in (listening, waiting):
            task.cancel()
        await asyncio.gather(listening, waiting, return_exceptions=True)
        await bus.stop()
