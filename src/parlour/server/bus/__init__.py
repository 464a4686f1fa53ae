"""What carries news between the nodes of one database.

It may lose any of it, for the log is the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..errors import BusUnusable

CHANNEL = "parlour"
LIMIT = 7900
"""Bytes that a message may have: PostgreSQL's notifications end at 8000."""

Heard = Callable[[bytes], None]


class Bus(Protocol):
    """One channel that all nodes hear.  What fails raises any error, and is tried again."""

    async def send(self, messages: list[bytes]) -> None:
        """Send messages of at most `LIMIT` bytes of UTF-8 to all nodes, this one too perhaps."""

    async def listen(self, ready: Callable[[], None], heard: Heard) -> None:
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
    raise BusUnusable("bus_unknown", scheme=scheme)
