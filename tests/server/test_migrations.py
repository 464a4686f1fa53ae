"""Databases of older versions open, and become what a new one is."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.script import ScriptDirectory

from parlour.server.errors import StoreUnusable
from parlour.server.history import restore
from parlour.server.store import open_store
from parlour.server.store.migrations import configure
from parlour.server.store.schema import HEAD
from parlour.server.store.sqlite import SqliteStore

FIRST = (Path(__file__).parent / "first.sql").read_text()
TABLE = "a2x2yut43y9msrf"
ROWS = """
select c.table_name, c.column_name, c.data_type, c.is_nullable, c.column_default, c.ordinal_position
from information_schema.columns c where c.table_schema = 'public'
and c.table_name in ('records', 'counted', 'tallies') order by 1, 2
"""


@pytest.fixture
def old_file(tmp_path: Path) -> str:
    with sqlite3.connect(tmp_path / "old.db") as file:
        file.executescript(FIRST)
    file.close()
    return f"sqlite:///{tmp_path}/old.db"


async def other_database(postgres: str, name: str) -> str:
    """Make an empty database beside the usual one."""
    admin = await asyncpg.connect(postgres)
    await admin.execute(f"create database {name}")
    await admin.close()
    return postgres.replace("/postgres?", f"/{name}?")


async def check_old_table(url: str) -> None:
    """A match of the first version goes on, and counts as used when it was taken over."""
    store = open_store(url)
    await store.start()
    records = await store.load(TABLE)
    room = restore(TABLE, records)
    assert (room.number, room.seq, room.seats[0].name) == (14, 13, "Ann")
    assert not await store.append(TABLE, 14, records[-1])
    [stored] = await store.tables()
    assert (stored.table, stored.records) == (TABLE, 14)
    assert abs(stored.used - time.time()) < 3600
    await store.stop()
    again = open_store(url)
    await again.start()
    assert await again.load(TABLE) == records
    await again.stop()


async def test_a_file_of_the_first_version(old_file: str) -> None:
    await check_old_table(old_file)


async def test_a_postgres_database_of_the_first_version(postgres: str) -> None:
    url = await other_database(postgres, "first")
    admin = await asyncpg.connect(url)
    await admin.execute(
        "create table records(table_id text not null, number integer not null, data bytea not null,"
        " primary key (table_id, number))"
    )
    rows = [line for line in FIRST.splitlines() if line.startswith("INSERT")]
    assert len(rows) == 14
    for row in rows:
        await admin.execute(row.replace(",X'", ",'\\x"))
    await check_old_table(url)
    migrated = await admin.fetch(ROWS)
    await admin.close()
    store = open_store(await other_database(postgres, "newest"))
    await store.start()
    await store.stop()
    admin = await asyncpg.connect(postgres.replace("/postgres?", "/newest?"))
    assert await admin.fetch(ROWS) == migrated
    await admin.close()


async def test_a_new_file_is_what_an_old_one_becomes(old_file: str, tmp_path: Path) -> None:
    columns: list[list[tuple[Any, ...]]] = []
    for path in (Path(old_file.removeprefix("sqlite:///")), tmp_path / "new.db"):
        store = SqliteStore(path)
        await store.start()
        columns.append([])
        for table in ("records", "counted", "tallies"):
            found = store._write.execute(f"pragma table_info({table})").fetchall()
            columns[-1] += [
                (name, kind.lower(), *rest[:1], *rest[2:]) for _, name, kind, *rest in found
            ]
        [index] = store._write.execute("pragma index_list(counted)").fetchall()[:1]
        columns[-1].append(index[1:3])
        [version] = store._write.execute("select * from alembic_version").fetchall()
        assert version == (HEAD,)
        await store.stop()
    assert columns[0] == columns[1]  # but for a default that only rows of before use


def test_the_newest_version_is_the_head_of_the_chain() -> None:
    [head] = ScriptDirectory.from_config(configure("sqlite", StringIO())).get_heads()
    assert head == HEAD


async def test_a_database_of_a_newer_parlour_is_left_alone(old_file: str, tmp_path: Path) -> None:
    await check_old_table(old_file)
    with sqlite3.connect(tmp_path / "old.db") as file:
        file.execute("update alembic_version set version_num = '9999'")
    file.close()
    with pytest.raises(StoreUnusable, match="newer Parlour"):
        await open_store(old_file).start()


def test_alembic_is_imported_only_to_migrate(tmp_path: Path, old_file: str) -> None:
    program = (
        "import asyncio, sys; from parlour.server.store import open_store\n"
        "for url in sys.argv[1:]:\n"
        "    store = open_store(url)\n"
        "    async def run():\n"
        "        await store.start()\n"
        "        await store.stop()\n"
        "    asyncio.run(run())\n"
        "    print('alembic' in sys.modules)\n"
    )
    urls = (f"sqlite:///{tmp_path}/new.db", f"sqlite:///{tmp_path}/new.db", old_file)
    command = [sys.executable, "-c", program, *urls]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told.split() == ["False", "False", "True"]


async def test_a_migration_that_fails_changes_nothing(
    old_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = "update alembic_version set version_num = '0002'; no statement;"
    monkeypatch.setattr("parlour.server.store.migrations.upgrade", lambda *_: broken)
    with pytest.raises(StoreUnusable, match="syntax error"):
        await open_store(old_file).start()
    monkeypatch.undo()
    await check_old_table(old_file)
