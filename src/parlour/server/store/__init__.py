"""The database: an append-only log of records for each table."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from ..ground.errors import StoreUnusable
from .counts import Counted, Ended, Merge
from .nodes import Leases

__all__ = ["Counted", "Ended", "SharedStore", "Store", "Stored", "open_store"]


class Stored(NamedTuple):
    """The store's facts about a table; `used` is the time of its last record, in Unix seconds."""

    table: str
    records: int
    used: float


class Store(Protocol):
    """A database of logs.

    A record is bytes, which the store does not interpret.  The records of a table are numbered from
    1, and the pair (table, number) is unique: of two writers, one learns that it came second.

    Every call returns within two seconds.  ``StoreFailed`` means that the outcome is unknown; what
    is loaded after it is certain.  ``TableDamaged`` concerns one table; the others go on.
    """

    @property
    def healthy(self) -> bool:
        """Whether the database works, as far as is known."""

    async def start(self) -> None:
        """Open the database; ``StoreUnusable`` if it cannot be used."""

    async def find(self) -> bool:
        """Return whether the database exists, without changing anything.

        ``StoreUnusable`` if a server could neither use nor create it.
        """

    async def stop(self) -> None:
        """Write the waiting records and close."""

    async def settled(self) -> None:
        """Return once the database is healthy."""

    def append(self, table: str, number: int, record: bytes) -> Awaitable[bool]:
        """Return, once awaited, True if the record is durable, or False if its number is taken.

        ``StoreFailed`` may be raised at once.
        """

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""

    async def extend(self, table: str, after: int, records: list[bytes]) -> bool:
        """Append all records after this number or none; return True once they are durable.

        Return False if the log no longer ends there.
        """

    async def tables(self) -> list[Stored]:
        """Return all tables, by name."""

    async def delete(self, table: str, idle: float = 0) -> bool:
        """Delete a table, which must not be in use on this server.

        Return False without deleting it if it was written to within the last *idle* seconds.
        """

    async def rewrite(self, table: str, number: int, record: bytes) -> None:
        """Replace a record; only for what must not be kept for ever."""

    async def over(self, lacking: bytes) -> list[str]:
        """Return the tables whose match is over and whose first record does not contain these."""

    # -- the ledger: see `ledger` ----------------------------------------------

    async def count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        """Count finished deals, each once, and store how far each log has been counted.

        Return the tables that miss an earlier deal; their logs are not counted.
        """

    async def counted(self) -> dict[str, int]:
        """Return how many records of each table have been counted."""

    async def matches(self) -> tuple[int, int]:
        """Return the number of finished and of running sealed matches."""

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return chains and names of finished matches by chain, beginning after a chain."""

    async def book(self, home: str) -> list[str]:
        """Return the results of the finished matches whose table began with *home*."""

    async def tallies(self) -> dict[str, bytes]:
        """Return the sums of all counted deals, by group."""


TABLES = """
with recursive names(name) as (
    select min(table_id) from records
    union all
    select (select min(table_id) from records where table_id > name) from names
    where name is not null
)
select
    name,
    (select max(number) from records where table_id = name) as records,
    (select written from records where table_id = name order by number desc limit 1) as used
from names where name is not null
"""
"""All tables, with one step in the index per table."""
COUNTED = "select table_id, records from counted"
MATCHES = "select ended, count(*) from counted where chain <> '' group by ended"
TALLIES = "select name, data from tallies"


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several servers can use at once.

    A log has no gaps: `append` also returns False if the previous record is missing, because it is
    not written yet or because another server has deleted the table.
    """

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return each table's records from a number on, in order; omit tables without any."""

    def leases(self, node: str) -> Leases:
        """Return the leases of a node, which are in the same database."""


def open_store(url: str) -> Store:
    """Return the store for ``sqlite:///file``, ``postgresql://...`` or ``nats://...``.

    It is not started yet.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        from .sqlite import SqliteStore

        return SqliteStore(Path(rest[1:]))
    if scheme in ("postgresql", "postgres"):
        try:
            from .postgres import PostgresStore
        except ImportError as error:
            raise StoreUnusable("store_missing", library=str(error.name)) from error
        return PostgresStore(url)
    if scheme in ("nats", "tls"):
        try:
            from .jetstream import JetStreamStore
        except ImportError as error:
            raise StoreUnusable("store_missing", library=str(error.name)) from error
        return JetStreamStore(url)
    if scheme == url != "":
        path = url.rpartition("@")[2]  # the part before it may be a password
        raise StoreUnusable("store_path", path=path, like=f"sqlite:///{path}")
    raise StoreUnusable("store_unknown", scheme=scheme)
