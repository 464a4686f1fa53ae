"""The log of all tables: an append-only list of records for each, durable before it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from ..ground.errors import StoreUnusable
from .counts import Counted, Ended, Merge
from .nodes import Leases

__all__ = ["Counted", "Ended", "SharedStore", "Store", "Stored", "open_store"]


class Stored(NamedTuple):
    """What the store knows of a table; `used` is when it was last written, in Unix seconds."""

    table: str
    records: int
    used: float


class Store(Protocol):
    """What the server asks of a database.

    A record is bytes; the store never looks inside.  The records of a table are numbered from 1,
    and the pair (table, number) is unique: of two writers, one learns that it came second.

    Whatever the database does, an answer comes within two seconds.  ``StoreFailed`` means that the
    outcome is unknown; what is loaded after it is certain.  A table whose records are damaged is
    refused with ``TableDamaged``, and the others go on.
    """

    @property
    def healthy(self) -> bool:
        """Whether the database does what it is asked for, as far as is known."""

    async def start(self) -> None:
        """Open the database; ``StoreUnusable`` if it cannot be used."""

    async def find(self) -> bool:
        """Return whether there is such a database, without making or changing anything.

        ``StoreUnusable`` if a server could not start on it, or make it.
        """

    async def stop(self) -> None:
        """Write what is waiting and close."""

    async def settled(self) -> None:
        """Return once the database is healthy."""

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Return True once the record is durable, False if that number is taken."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""

    async def extend(self, table: str, after: int, records: list[bytes]) -> bool:
        """Add records after this number, all of them or none; True once they are durable.

        False if the log does not end there any more.
        """

    async def tables(self) -> list[Stored]:
        """Return all tables, by name."""

    async def delete(self, table: str, idle: float = 0) -> bool:
        """Forget a table; nobody on this server may be using it.

        False, and nothing is done, if it was written to within so many seconds (*idle*).
        """

    async def rewrite(self, table: str, number: int, record: bytes) -> None:
        """Put a record in the place of one: for what must not be kept for ever, and else never."""

    async def over(self, lacking: bytes) -> list[str]:
        """Return the tables whose match is over and whose first record has not these bytes."""

    # -- the ledger: see `ledger` ----------------------------------------------

    async def count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        """Count deals that are over, each once, and note how far the tables' logs are counted.

        Return the tables of which an earlier deal has not been counted yet: their logs are not.
        """

    async def counted(self) -> dict[str, int]:
        """Return how many records of each table are counted."""

    async def matches(self) -> tuple[int, int]:
        """Return how many sealed matches are over, and how many are not."""

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return the chains and names of matches that are over, by chain, from beyond one on."""

    async def tallies(self) -> dict[str, bytes]:
        """Return what all counted deals add up to, by group."""


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
"""All tables, by as many steps in the index as there are tables."""
COUNTED = "select table_id, records from counted"
MATCHES = "select ended, count(*) from counted where chain <> '' group by ended"
TALLIES = "select name, data from tallies"


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several servers may use at once.

    A log has no gaps: `append` returns False, too, if the record before is not there, be it that
    another server has deleted the table, or that it is still on its way.
    """

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return for each table what it has from a number on, in order; nothing of one without."""

    def leases(self, node: str) -> Leases:
        """Return the leases of a node, in the same database."""


def open_store(url: str) -> Store:
    """Return the store for ``sqlite:///file`` or ``postgresql://...``, not yet started."""
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
    if scheme == url != "":
        path = url.rpartition("@")[2]  # what is before may be a password
        raise StoreUnusable("store_path", path=path, like=f"sqlite:///{path}")
    raise StoreUnusable("store_unknown", scheme=scheme)
