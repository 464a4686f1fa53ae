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

from parlour.server.ground.errors import StoreUnusable
from parlour.server.store import SharedStore, open_store
from parlour.server.store.migrations import configure
from parlour.server.store.schema import HEAD
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables.history import restore

FIRST = (Path(__file__).parent / "first.sql").read_text()
TABLE = "a2x2yut43y9msrf"
ROWS = """
select c.table_name, c.column_name, c.data_type, c.is_nullable, c.column_default, c.ordinal_position
from information_schema.columns c where c.table_schema = 'public' order by 1, 2
"""
INDEXES = "select indexdef from pg_indexes where schemaname = 'public' order by 1"
UNLOGGED = "select relname from pg_class where relkind = 'r' and relpersistence = 'u' order by 1"
LEASES_OF_0003 = """
create unlogged table if not exists node_leases(
    node text primary key,
    until timestamptz not null
);
create unlogged table if not exists table_leases(
    table_id text primary key,
    node text not null
);
insert into node_leases values ('old', clock_timestamp() + interval '1.2 seconds');
insert into table_leases values ('a', 'old');
"""
"""As each node made them for itself, and an old node that goes on."""
COUNTED_OF_0004 = """
drop table counted;
create table counted(
    table_id text primary key,
    records integer not null,
    deals integer not null,
    ended boolean not null,
    chain text not null
);
create index counted_ended on counted(chain) where ended;
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
    assert await schema_of(url) == await new_schema(postgres, "newest")
    await admin.close()


async def test_nodes_of_before_made_the_tables_of_their_leases(postgres: str) -> None:
    """They are kept, with what the nodes hold that go on meanwhile."""
    newest = await new_schema(postgres, "after_leases")
    url = postgres.replace("/postgres?", "/after_leases?")
    admin = await asyncpg.connect(url)
    await admin.execute("drop table node_leases; drop table table_leases;" + LEASES_OF_0003)
    await admin.execute(COUNTED_OF_0004)
    await admin.execute("update alembic_version set version_num = '0003'")
    store = open_store(url)
    assert isinstance(store, SharedStore)
    await store.start()
    leases = store.leases("new")
    assert not await leases.renew()
    assert await leases.claim(["b"]) == ["b"]
    held = await admin.fetch("select table_id, node from table_leases order by 1")
    assert [tuple(row) for row in held] == [("a", "old"), ("b", "new")]
    assert await schema_of(url) == newest
    await leases.stop()
    await store.stop()
    await admin.close()


async def new_schema(postgres: str, name: str) -> list[list[asyncpg.Record]]:
    """Return what stands in a new database, before any node has asked for a lease."""
    url = await other_database(postgres, name)
    store = open_store(url)
    await store.start()
    await store.stop()
    return await schema_of(url)


async def schema_of(url: str) -> list[list[asyncpg.Record]]:
    """Return all columns, all indexes, and which tables are unlogged."""
    admin = await asyncpg.connect(url)
    found = [await admin.fetch(query) for query in (ROWS, INDEXES, UNLOGGED)]
    await admin.close()
    assert [row[0] for row in found[2]] == ["node_leases", "table_leases"]
    return found


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
