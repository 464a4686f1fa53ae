"""What carries news between the nodes of one database.

It may lose any of it, for the log is the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from ...ground.errors import BusUnusable

CHANNEL = "parlour"
PATIENCE = 5.0  # seconds for a bus to be tried
LIMIT = 7900
"""Bytes that a message may have: PostgreSQL's notifications end at 8000."""

MessageHandler = Callable[[bytes], None]


class Bus(Protocol):
    """One channel that all nodes hear.  What fails raises any error, and is tried again."""

    async def send(self, messages: list[bytes]) -> None:
        """Send messages of at most `LIMIT` bytes of UTF-8 to all nodes, this one too perhaps."""

    async def listen(self, ready: Callable[[], None], heard: MessageHandler) -> None:
        """Call *ready* once connected and *heard* for every message, until the line is lost."""

    async def stop(self) -> None:
        """Close what sends; whoever listens is cancelled."""


def open_bus(url: str) -> Bus:
    """Return the bus for ``postgresql://``, ``redis://`` or ``nats://``, not yet connected."""
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
    """Raise ``BusUnusable`` unless a bus can be listened to."""
    bus, ready = open_bus(url), asyncio.Event()
    listening = asyncio.create_task(bus.listen(ready.set, lambda _: None))
    waiting = asyncio.create_task(ready.wait())
    try:
        done, _ = await asyncio.wait(
            {listening, waiting}, timeout=PATIENCE, return_when="FIRST_COMPLETED"
        )
        if not ready.is_set():
            error = (listening.exception() if listening in done else None) or TimeoutError()
            raise BusUnusable("bus_unusable", reason=str(error) or type(error).__name__)
    finally:
        for task in (listening, waiting):
            task.cancel()
        await asyncio.gather(listening, waiting, return_exceptions=True)
        await bus.stop()
