"""Copies of the log, made and brought back while servers run.

A backup is a SQLite file whatever the database: a server can run on it as it is, and tables can
move from one kind of database to the other.
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
from .lock import PRIVATE
from .records import without_key
from .sqlite import SqliteStore
from .writer import PIECE

HAS_RECORDS = "select 1 from sqlite_master where type = 'table' and name = 'records'"


class Copied(NamedTuple):
    """What has become of the tables of a backup."""

    brought: tuple[str, ...] = ()
    """Those that are new, or longer than they were."""
    known: int = 0
    """There already, as far as the backup goes."""
    other: int = 0
    """Gone on otherwise since, or damaged."""
    longer: tuple[str, ...] = ()
    """Those that may have grown: a long one that somebody went on with meanwhile, too."""

    def counts(self) -> dict[str, int]:
        """Return how many there are of each kind."""
        return {"brought": len(self.brought), "known": self.known, "other": self.other}


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database that is one."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def source_of(url: str) -> str:
    """Return where a database is: the whole path of a file, or host and name."""
    if (file := sqlite_file(url)) is not None:
        return str(file.absolute())
    from .postgres import place_of  # here, because its library may be missing

    return place_of(url)


async def is_there(url: str) -> bool:
    """Return whether there is a database, which is not made."""
    if (file := sqlite_file(url)) is not None:
        return file.exists()
    return await open_store(url).find()


async def back_up(url: str, file: Path, *, empty: bool = False) -> int:
    """Write a backup, of all that was acknowledged before; return of how many tables.

    The file is there once it is whole and on the disk.  ``BackupFailed`` if there is no table to
    keep, unless the backup may be *empty*.
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
    """Raise ``BackupFailed`` if a database has no tables, unless it may be empty."""
    if not tables and not empty:
        raise BackupFailed("no_tables", source=source_of(url))


async def bring_back(file: Path, target: Store) -> Copied:
    """Bring the tables of a backup into a database, which servers may be using.

    A log only grows: a table that is there is given what it lacks, and nothing is taken from it.
    """
    async with snapshot(f"sqlite:///{file}") as source:
        return await copy(source, target)


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """Start a store and stop it in the end."""
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[Store]:
    """Open a database for reading: of a file, which a server may be using, a copy."""
    if (file := sqlite_file(url)) is None:
        async with opened(open_store(url)) as store:
            yield store
        return
    async with copied(file) as copy_of, opened(SqliteStore(copy_of)) as store:
        yield store


@asynccontextmanager
async def copied(file: Path) -> AsyncIterator[Path]:
    """Copy a SQLite file for a while; ``BackupFailed`` if it is none."""
    with TemporaryDirectory(prefix="parlour-") as place:
        copy_of = Path(place) / "copy.db"
        await asyncio.to_thread(copy_file, file, copy_of)
        yield copy_of


def refuse_file(file: Path) -> None:
    """Raise ``BackupFailed`` unless a new file can be made there."""
    if file.exists():
        raise BackupFailed("backup_exists", file=str(file))
    if not file.absolute().parent.is_dir():
        raise BackupFailed("no_folder", folder=str(file.absolute().parent))


def copy_file(source: Path, target: Path) -> int:
    """Copy a SQLite file as it is at one moment; return of how many tables.

    Whoever writes to it is not kept waiting.
    """
    target.touch(PRIVATE)
    try:
        there = source.resolve(strict=True).as_uri() + "?mode=rw"
        with (
            closing(sqlite3.connect(there, uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)  # all in one step: others' commits do not begin it anew
            writing.execute("pragma journal_mode = delete")  # one file, without company
            if not writing.execute(HAS_RECORDS).fetchone():
                return 0
            [tables] = writing.execute("select count(distinct table_id) from records").fetchone()
            return int(tables)
    except (sqlite3.Error, OSError) as error:
        file = str(source.absolute())
        raise BackupFailed("no_copy", file=file, reason=str(error)) from error


async def copy(source: Store, target: Store) -> Copied:
    """Bring all tables of one database into another."""
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
    """Return whether two records say something else, beside the keys that one has no longer."""
    if one == two:
        return False
    try:
        return without_key(one) != without_key(two)
    except msgspec.MsgspecError:  # of a newer server
        return True


async def lengthened(target: Store, table: str, after: int, records: list[bytes]) -> bool:
    """Add what a log lacks, piece by piece; False if a server was first with something else."""
    for begin in range(after, len(records), PIECE):
        if not await target.extend(table, begin, records[begin : begin + PIECE]):
            return False
    return True
