"""The log of all tables: an append-only list of records for each, durable before it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from ..errors import StoreUnusable


class Store(Protocol):
    """What the server asks of a database.

    A record is bytes; the store never looks inside.  The records of a table are numbered from 1,
    and the pair (table, number) is unique: of two writers, one learns that it came second.
    """

    async def start(self) -> None:
        """Open the database; ``StoreUnusable`` if it cannot be used."""

    async def stop(self) -> None:
        """Write what is waiting and close."""

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Return True once the record is durable, False if that number is taken.

        ``StoreFailed`` means the outcome is unknown: load the tail before the next append.
        """

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""


def open_store(url: str) -> Store:
    """Return the store for ``sqlite:///file`` or ``postgresql://...``, not yet started."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        from .sqlite import SqliteStore

        return SqliteStore(Path(rest[1:]))
    if scheme in ("postgresql", "postgres"):
        from .postgres import PostgresStore

        return PostgresStore(url)
    raise StoreUnusable("store_unknown", scheme=scheme)
