"""While the database fails, every append gets an answer, and none is lost or doubled."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from parlour.server.ground.errors import StoreFailed, StoreUnusable, TableDamaged
from parlour.server.store.counts import Counted, Ended
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.sqlite import SqliteStore
from parlour.server.store.writer import Append, Writer
from tests.server.faulty import Proxy, append, cut_everywhere, frozen
from tests.server.running import PATIENCE


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    found = SqliteStore(tmp_path / "tables.db")
    await found.start()
    yield found
    await found.stop()


async def test_a_postgres_connection_cut_in_mid_statement(postgres: str) -> None:
    await cut_everywhere(postgres, PostgresStore, step=17)


@pytest.mark.long
async def test_a_postgres_connection_cut_at_every_byte(postgres: str) -> None:
    await cut_everywhere(postgres, PostgresStore, step=1)


async def test_a_frozen_postgres_is_refused_and_overcome(postgres: str) -> None:
    store = PostgresStore(postgres)
    await store.start()
    assert await store.append("frozen", 1, b"x")
    with frozen(postgres):
        told = await asyncio.gather(*(append(store, "frozen", n, b"y") for n in range(2, 20)))
        assert told == [None] * 18
        with pytest.raises(StoreFailed):
            await store.load("frozen")
        assert not store.healthy
    await store.settled()
    tail = await store.load("frozen", 1)  # certain from now on
    assert tail == [b"y"] * len(tail)
    assert await store.append("frozen", 2 + len(tail), b"z")
    assert await store.load("frozen", 1) == [*tail, b"z"]
    await store.stop()


async def test_what_a_lost_connection_was_doing_is_ended(postgres: str) -> None:
    """Else it could be written after the table was told that it was not."""
    async with Proxy(postgres) as proxy:
        store, other = PostgresStore(proxy.url), PostgresStore(postgres)
        await store.start()
        await other.start()
        async with other._pool.acquire() as admin, admin.transaction():
            await admin.execute("lock table records in exclusive mode")
            waiting = asyncio.create_task(append(store, "late", 1, b"x"))
            held = "select count(*) from pg_locks where not granted"
            while not await admin.fetchval(held):
                pass
            proxy.cut_after(0, to_server=False)
            proxy._cut_all()
            assert await waiting is None
            await store.settled()
        assert await store.load("late") == []
        assert await other.append("late", 1, b"y")
        await other.stop()
        await store.stop()


async def test_a_node_that_stands_still_while_it_counts_keeps_nobody_waiting(
    postgres: str,
) -> None:
    """Its transaction holds what another needs to count a deal of the same group."""
    halfway, done, in_time = threading.Event(), threading.Event(), list[bool]()
    told = ([Counted("still", 1, False, "", 1)], [Ended("still", 1, "group", b"")])

    def stand_still(*_: object) -> bytes:
        halfway.set()
        in_time.append(done.wait(PATIENCE))
        return b"late"

    async def count_and_stop() -> None:
        store = PostgresStore(postgres)
        await store.start()
        with pytest.raises(StoreFailed):
            await store.count(*told, stand_still)
        await store.stop()

    other = PostgresStore(postgres)
    await other.start()
    await other.append("still", 1, b"x")
    still = asyncio.create_task(asyncio.to_thread(asyncio.run, count_and_stop()))
    assert await asyncio.to_thread(halfway.wait, PATIENCE)
    while "group" not in await other.tallies():
        try:
            await other.count(*told, lambda *_: b"in time")
        except StoreFailed:  # this machine is slow, too
            await other.settled()
    assert (await other.tallies())["group"] == b"in time"
    done.set()
    await still
    assert in_time == [True]
    assert (await other.tallies())["group"] == b"in time"
    await other.stop()


async def test_a_sqlite_connection_that_is_lost_is_replaced(store: SqliteStore) -> None:
    store._write.close()  # so that even to roll back fails
    assert await append(store, "lost", 1, b"x") is None
    assert await store.append("lost", 1, b"x")


async def test_a_sqlite_file_that_another_program_locks(store: SqliteStore) -> None:
    other = sqlite3.connect(store._path, isolation_level=None)
    other.execute("begin immediate")
    told = await asyncio.gather(*(append(store, f"locked {n}", 1, b"x") for n in range(9)))
    assert told == [None] * 9
    assert await append(store, "locked", 1, b"x") is None
    other.execute("rollback")
    other.close()
    await store.settled()
    assert await store.load("locked") == []
    assert await store.append("locked", 1, b"x")


@pytest.mark.parametrize("way", ["symlink", "no lock file"])
async def test_a_sqlite_file_is_in_use_by_whatever_name(
    store: SqliteStore, tmp_path: Path, way: str
) -> None:
    path = store._path
    if way == "symlink":
        path = tmp_path / "linked.db"
        path.symlink_to(store._path)
    (tmp_path / "tables.db.lock").unlink(missing_ok=True)
    with pytest.raises(StoreUnusable, match="Another server"):
        await SqliteStore(path).start()


async def damaged(path: Path, table: str) -> SqliteStore:
    """Return a store of many tables in which the page is spoilt that one of them begins on."""
    store = SqliteStore(path)
    await store.start()
    names = [f"table {n:02}" for n in range(50)]
    for name in names:
        await store.append(name, 1, (name * 300).encode())
    await store.stop()
    spoil(path, table)
    store = SqliteStore(path)
    await store.start()
    await store._check
    return store


def spoil(path: Path, table: str) -> None:
    data = path.read_bytes()
    page = data.index(table.encode()) // 4096 * 4096
    path.write_bytes(data[:page] + bytes([255]) * 100 + data[page + 100 :])


async def test_a_damaged_page_is_found_at_the_start(tmp_path: Path) -> None:
    store = await damaged(tmp_path / "damaged.db", "table 20")
    assert store._damaged  # what lies between two damaged tables is found when it is asked for
    assert "table 20" not in await names_that_load(store)
    with pytest.raises(TableDamaged):
        await store.append("table 20", 2, b"x")
    await store.stop()


async def names_that_load(store: SqliteStore) -> list[str]:
    found = []
    for n in range(50):
        try:
            await store.load(f"table {n:02}")
        except TableDamaged:
            continue
        found.append(f"table {n:02}")
    assert len(found) > 30
    return found


async def test_a_damaged_table_spoils_no_other_append(tmp_path: Path) -> None:
    store = await damaged(tmp_path / "damaged.db", "table 20")
    store._damaged.clear()  # as if it had been met first now
    appends = (store.append(f"table {n:02}", 2, b"x") for n in range(50))
    told = await asyncio.gather(*appends, return_exceptions=True)
    assert isinstance(told[20], TableDamaged)
    assert told.count(True) > 30
    assert store.healthy
    await store.stop()


async def test_whatever_page_is_damaged_the_others_are_served(tmp_path: Path) -> None:
    path, names = tmp_path / "damaged.db", [f"table {n:02}" for n in range(50)]
    store = SqliteStore(path)
    await store.start()
    for name in names:
        await store.append(name, 1, (name * 300).encode())
    await store.count([Counted(it, 1, True, it, 0) for it in names], [], merge=lambda *_: b"")
    await store.stop()
    whole, met = path.read_bytes(), 0
    for page in range(4096, len(whole), 4096):
        path.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
        store = SqliteStore(path)
        try:
            await store.start()
        except StoreUnusable:  # it holds the version of the schema
            continue
        loads = (store.load(it) for it in names)
        lists: list[Awaitable[object]] = [store.tables(), store.counted(), store.ended("", 9)]
        told = await asyncio.gather(*loads, *lists, store.delete("none"), return_exceptions=True)
        assert all(isinstance(it, TableDamaged) for it in told if isinstance(it, BaseException))
        assert store.healthy
        met += sum(isinstance(it, TableDamaged) for it in told)
        await store.stop()
    assert met > 50


async def test_a_writer_goes_on_after_an_answer_that_makes_no_sense() -> None:
    class Odd:
        def __init__(self) -> None:
            self.answers = [[], [True, True], [True]]

        async def write(self, _: list[Append]) -> list[bool]:
            return self.answers.pop(0)

        async def settle(self) -> None:
            pass

    odd = Writer(Odd())
    odd.start()
    for _ in range(2):
        with pytest.raises(StoreFailed):
            async with asyncio.timeout(PATIENCE):
                await odd.append("table", 1, b"x")
        await odd.settled()
    assert await odd.append("table", 1, b"x")
    assert odd.healthy
    await odd.stop()


async def test_three_read_from_postgres_at_a_time_and_long_waits_are_refused(
    postgres: str,
) -> None:
    """Long reads by others do not count as a failure of the database."""
    store, slow = PostgresStore(postgres), "select pg_sleep(0.3)"
    await store.start()
    watch = await asyncpg.connect(postgres)
    reads = [asyncio.create_task(store._ask(slow)) for _ in range(30)]
    active = "select count(*) from pg_stat_activity where state = 'active' and query = $1"
    while not reads[0].done():
        assert await watch.fetchval(active, slow) <= 3
    await watch.close()
    found = await asyncio.gather(*reads, return_exceptions=True)
    assert isinstance(found[0], list)
    assert isinstance(found[-1], StoreFailed)
    assert store.healthy
    assert await store.load("slow") == []
    await store.stop()
