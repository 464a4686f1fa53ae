"""Backups, which can be made and restored while servers run.

A backup is a SQLite file, whatever the database.  A server can run on it, and it can move tables
from one kind of database to the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from ..ground.errors import BackupFailed, TableDamaged
from . import Store, open_store
from .disk import sqlite_file
from .lock import PRIVATE
from .records import without_key
from .sqlite import SqliteStore
from .writer import CHUNK_RECORDS

HAS_RECORDS = "select 1 from sqlite_master where type = 'table' and name = 'records'"


class Copied(NamedTuple):
    """The result of a restore."""

    brought: tuple[str, ...] = ()
    """Tables that are new or have grown."""
    known: int = 0
    """How many tables the database had already."""
    other: int = 0
    """How many tables are damaged or have other records than the backup."""
    longer: tuple[str, ...] = ()
    """Tables that may have grown, even if a server went on with them meanwhile."""

    def counts(self) -> dict[str, int]:
        """Return the number of tables of each kind."""
        return {"brought": len(self.brought), "known": self.known, "other": self.other}


def source_of(url: str) -> str:
    """Return the place of a database: the full path of a file, or host and name."""
    if (file := sqlite_file(url)) is not None:
        return str(file.absolute())
    if url.startswith(("nats:", "tls:")):
        from .jetstream.line import place_of as nats_place  # here, as its library may be missing

        return nats_place(url).where
    from .postgres import place_of

    return place_of(url)


async def is_there(url: str) -> bool:
    """Return whether a database exists, without creating it."""
    if (file := sqlite_file(url)) is not None:
        return file.exists()
    return await open_store(url).find()


async def back_up(url: str, file: Path, *, empty: bool = False) -> int:
    """Write a backup with everything acknowledged so far; return the number of tables.

    The file appears once it is complete and durable.  ``BackupFailed`` if there are no tables,
    unless the backup may be *empty*.
    """
    await asyncio.to_thread(refuse_file, file)
    there, tables = await is_there(url), 0
    if not there:
        refuse_nothing(url, tables, empty=empty)
    with TemporaryDirectory(prefix=".parlour-", dir=file.parent) as place:
        part = Path(place) / "backup.db"
        if there and (source := sqlite_file(url)):
            tables = await asyncio.to_thread(copy_file, source, part)
        else:
            async with opened(SqliteStore(part)) as target:
                if there:
                    async with opened(open_store(url)) as store:
                        tables = len((await copy(store, target)).brought)
            part.chmod(PRIVATE)
        refuse_nothing(url, tables, empty=empty)
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    return tables


def refuse_nothing(url: str, tables: int, *, empty: bool) -> None:
    """Raise ``BackupFailed`` if a database has no tables, unless it may be *empty*."""
    if not tables and not empty:
        raise BackupFailed("no_tables", source=source_of(url))


async def bring_back(file: Path, target: Store) -> Copied:
    """Restore the tables of a backup into a database, which servers may be using.

    Logs only grow: the restore appends missing records and deletes nothing.
    """
    async with snapshot(f"sqlite:///{file}") as source:
        return await copy(source, target)


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """Start a store, and stop it at the end."""
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[Store]:
    """Open a database for reading; a SQLite file is copied first, as a server may be using it."""
    if (file := sqlite_file(url)) is None:
        async with opened(open_store(url)) as store:
            yield store
        return
    async with copied(file) as copy_of, opened(SqliteStore(copy_of)) as store:
        yield store


@asynccontextmanager
async def copied(file: Path) -> AsyncIterator[Path]:
    """Copy a SQLite file temporarily; ``BackupFailed`` if it cannot be read."""
    with TemporaryDirectory(prefix="parlour-") as place:
        copy_of = Path(place) / "copy.db"
        await asyncio.to_thread(copy_file, file, copy_of)
        yield copy_of


def refuse_file(file: Path) -> None:
    """Raise ``BackupFailed`` unless the file is new and its folder exists."""
    if file.exists():
        raise BackupFailed("backup_exists", file=str(file))
    if not file.absolute().parent.is_dir():
        raise BackupFailed("no_folder", folder=str(file.absolute().parent))


def copy_file(source: Path, target: Path) -> int:
    """Copy a consistent state of a SQLite file; return the number of tables.

    Programs that write to it do not have to wait.
    """
    target.touch(PRIVATE)
    try:
        there = source.resolve(strict=True).as_uri() + "?mode=rw"
        with (
            closing(sqlite3.connect(there, uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)  # in one step, so that commits cannot restart it
            writing.execute("pragma journal_mode = delete")  # a single file, without a WAL
            if not writing.execute(HAS_RECORDS).fetchone():
                return 0
            [tables] = writing.execute("select count(distinct table_id) from records").fetchone()
            return int(tables)
    except (sqlite3.Error, OSError) as error:
        file = str(source.absolute())
        raise BackupFailed("no_copy", file=file, reason=str(error)) from error


async def copy(source: Store, target: Store) -> Copied:
    """Copy all tables of one database into another."""
    there = {it.table: it.records for it in await target.tables()}
    brought, longer, known, other = [], [], 0, 0
    for it in await source.tables():
        try:
            records = await source.load(it.table)
            own = await target.load(it.table) if it.table in there else []
        except TableDamaged:
            other += 1
            continue
        if any(differ(one, two) for one, two in zip(records, own, strict=False)):
            other += 1
        elif len(own) >= len(records):
            known += 1
        else:
            longer.append(it.table)
            if await lengthened(target, it.table, len(own), records):
                brought.append(it.table)
            else:
                other += 1
    return Copied(tuple(brought), known, other, tuple(longer))


def differ(one: bytes, two: bytes) -> bool:
    """Return whether two records differ, apart from a key hash that one has lost."""
    if one == two:
        return False
    try:
        return without_key(one) != without_key(two)
    except msgspec.MsgspecError:  # from a newer server
        return True


async def lengthened(target: Store, table: str, after: int, records: list[bytes]) -> bool:
    """Append a log's missing records in chunks; return False if a server wrote others first."""
    for begin in range(after, len(records), CHUNK_RECORDS):
        if not await target.extend(table, begin, records[begin : begin + CHUNK_RECORDS]):
            return False
    return True
