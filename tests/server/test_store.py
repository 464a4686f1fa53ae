"""The log: what was acknowledged is there, and a number is given once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from parlour.server.ground.errors import StoreFailed, StoreUnusable
from parlour.server.store import Counted, Ended, Store, jetstream, open_store, writer
from parlour.server.store import postgres as postgres_store
from parlour.server.store import sqlite as sqlite_store
from parlour.server.store.sqlite import READERS, SqliteStore
from tests.server.running import unset


@pytest.fixture(params=["sqlite", "postgres", "empty_jetstream"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue(request.param))


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = open_store(url)
    await found.start()
    yield found
    await found.stop()


async def test_records_come_back_in_order(store: Store) -> None:
    for number in (1, 2, 3):
        assert await store.append("order", number, b"record %d" % number)
    assert await store.load("order") == [b"record 1", b"record 2", b"record 3"]
    assert await store.load("order", after=2) == [b"record 3"]
    assert await store.load("other") == []


async def test_a_number_is_given_once(store: Store) -> None:
    assert await store.append("once", 1, b"first")
    assert not await store.append("once", 1, b"second")
    assert await store.load("once") == [b"first"]


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
@pytest.mark.parametrize("system", ["linux", "darwin"])
async def test_nobody_else_may_read_the_file(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere than on Linux the lock is a file of its own, and SQLite made the other."""
    monkeypatch.setattr(sys, "platform", system)
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    await store.start()
    assert await store.append("once", 1, b"first")
    assert modes(tmp_path) == {0o600}
    await store.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
async def test_a_file_that_others_could_read_is_closed_to_them_at_the_start(
    tmp_path: Path,
) -> None:
    """With what a server that was killed has left beside it."""
    url = f"sqlite:///{tmp_path}/tables.db"
    first = SqliteStore(tmp_path / "tables.db")
    await first.start()
    assert await first.append("once", 1, b"first")
    left = contents(tmp_path)
    await first.stop()
    for name, content in left.items():
        (file := tmp_path / name).write_bytes(content)
        file.chmod(0o644)
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(left)
    store = open_store(url)
    await store.start()
    assert modes(tmp_path) == {0o600}
    assert await store.load("once") == [b"first"]
    await store.stop()


def contents(folder: Path) -> dict[str, bytes]:
    """Return what the files of a folder hold."""
    return {it.name: it.read_bytes() for it in folder.iterdir()}


def modes(folder: Path) -> set[int]:
    """Return what others may do with the files of a folder."""
    return {stat.S_IMODE(it.stat().st_mode) for it in folder.iterdir()}


async def test_one_of_many_writers_gets_the_number(store: Store) -> None:
    written = await asyncio.gather(*(store.append("race", 1, b"%d" % n) for n in range(50)))
    assert written.count(True) == 1
    assert await store.load("race") == [b"%d" % written.index(True)]


async def test_waiting_for_other_reads_does_not_count_as_a_database_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "STORE_TIMEOUT_S", 1.0)
    store = SqliteStore(tmp_path / "slow.db")
    select, read = store._select, list[str]()

    def slow(table: str, after: int) -> list[bytes]:
        read.append(table)
        time.sleep(0.8 / READERS)
        return select(table, after)

    monkeypatch.setattr(store, "_select", slow)
    await store.start()
    loads = [store.load(f"table{number}") for number in range(3 * READERS)]
    found = await asyncio.gather(*loads, return_exceptions=True)
    assert found[0] == []
    assert isinstance(found[-1], StoreFailed)
    assert len(read) == found.count([])  # who gave up is not read for
    assert store.healthy
    await store.stop()


async def test_a_long_log_is_read_while_others_keep_the_interpreter_busy(store: Store) -> None:
    """As tables do that are woken; to fight for its lock for every record takes too long."""
    records = [bytes(range(256)), *(b"%d" % number for number in range(10_000))]
    assert await store.extend("long", 0, records)
    over = threading.Event()

    def keep_busy() -> None:
        while not over.is_set():
            sum(range(1000))

    threads = [threading.Thread(target=keep_busy) for _ in range(6)]
    for thread in threads:
        thread.start()
    try:
        assert await store.load("long") == records
    finally:
        over.set()
        for thread in threads:
            thread.join()


async def test_many_tables_at_once(store: Store) -> None:
    names = [f"many {n}" for n in range(1500)]
    written = await asyncio.gather(*(store.append(name, 1, name.encode()) for name in names))
    assert all(written)
    assert await store.load(names[-1]) == [names[-1].encode()]


@pytest.mark.parametrize("others", [2, 200], ids=["one statement", "several"])
async def test_a_conflict_spoils_no_other_append(store: Store, others: int) -> None:
    names = [f"unspoilt {others} {n}" for n in range(others)]
    names.insert(others - 1, spoilt := f"spoilt {others}")
    await store.append(spoilt, 1, b"first")
    written = await asyncio.gather(*(store.append(name, 1, b"x") for name in names))
    assert written == [name != spoilt for name in names]
    for name in names:
        assert await store.load(name) == [b"first" if name == spoilt else b"x"]


async def test_a_cancelled_append_does_not_block_others(store: Store) -> None:
    gone = asyncio.ensure_future(store.append("gone", 1, b"x"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await store.append("stays", 1, b"x")


async def test_what_waits_is_written_before_the_end(url: str) -> None:
    store = open_store(url)
    await store.start()
    waiting = [asyncio.ensure_future(store.append(f"end {n}", 1, b"x")) for n in range(20)]
    await asyncio.sleep(0)
    await store.stop()
    assert all(await asyncio.gather(*waiting))


async def test_tables_are_listed_with_their_last_use_and_deleted(store: Store) -> None:
    for table in await store.tables():  # of other tests
        await store.delete(table.table)
    assert await store.tables() == []
    for name in ("kept", "gone"):
        await store.append(name, 1, b"x")
        await store.append(name, 2, b"y")
    listed = await store.tables()
    assert [table[:2] for table in listed] == [("gone", 2), ("kept", 2)]
    assert all(abs(table.used - time.time()) < 3600 for table in listed)
    await store.delete("gone")
    assert await store.load("gone") == []
    assert [table.table for table in await store.tables()] == ["kept"]
    assert await store.append("gone", 1, b"anew")


async def test_a_log_is_lengthened_by_all_or_nothing(store: Store) -> None:
    assert await store.extend("log", 0, [b"1", b"2", b"3"])
    for after in (0, 1, 2, 4):  # taken, or the record before is missing
        assert not await store.extend("log", after, [b"x", b"y", b"z"])
    assert not await store.extend("none", 1, [b"x"])
    assert await store.extend("log", 3, [b"4", b"5"])
    assert await store.load("log") == [b"1", b"2", b"3", b"4", b"5"]
    assert await store.load("none") == []


async def test_a_log_is_read_in_pieces(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite_store, postgres_store, jetstream):
        monkeypatch.setattr(module, "CHUNK_RECORDS", 3)
    records = [b"%d" % number for number in range(7)]
    for length in range(8):
        await store.extend(f"table {length}", 0, records[:length])
        for after in range(length + 1):
            assert await store.load(f"table {length}", after) == records[after:length]


async def test_what_is_used_meanwhile_is_not_deleted(store: Store) -> None:
    await store.append("used", 1, b"x")
    assert not await store.delete("used", 60)
    assert await store.load("used") == [b"x"]
    assert not await store.delete("none", 60)
    await asyncio.sleep(1.1)
    assert await store.delete("used", 1)
    assert await store.load("used") == []


async def test_a_concurrent_write_that_began_first_prevents_the_deletion(postgres: str) -> None:
    """The last record is old, and another server is about to add one."""
    store, line = open_store(postgres), await asyncpg.connect(postgres)
    await store.start()
    await store.append("hurried", 1, b"x")
    await line.execute(
        "update records set written = now() - interval '1 day' where table_id = $1", "hurried"
    )
    adding = line.transaction()
    await adding.start()
    await line.fetch(postgres_store.INSERT, ["hurried"], [2], [b"y"])
    deleting = asyncio.create_task(store.delete("hurried", 3600))
    await asyncio.wait([deleting], timeout=0.3)
    await adding.commit()
    assert not await deleting
    assert await store.load("hurried") == [b"x", b"y"]
    await line.close()
    await store.stop()


async def test_a_waiter_that_gives_up_returns_its_turn() -> None:
    """A table gives up when its time runs out while others read."""
    lanes, chance = asyncio.Semaphore(1), random.Random(1)

    async def wait(patience: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), writer.turn(lanes):
                await asyncio.sleep(chance.uniform(0, 0.002))

    for _ in range(20):
        await asyncio.gather(*(wait(chance.uniform(0, 0.01)) for _ in range(50)))
    assert not lanes.locked()


async def test_two_servers_on_one_postgres(postgres: str) -> None:
    stores = open_store(postgres), open_store(postgres)
    await asyncio.gather(*(store.start() for store in stores))
    for number in range(1, 40):
        one, two = await asyncio.gather(*(it.append("shared", number, b"x") for it in stores))
        assert one != two
    await asyncio.gather(*(store.stop() for store in stores))


async def test_a_log_has_no_gaps(postgres: str) -> None:
    store = open_store(postgres)
    await store.start()
    assert await store.append("gaps", 1, b"1")
    wishes = ("gaps", 4), ("gaps", 2), ("gapless", 2)
    written = await asyncio.gather(*(store.append(*wish, b"x") for wish in wishes))
    assert written == [False, True, False]
    assert await store.load("gaps") == [b"1", b"x"]
    assert await store.load("gapless") == []
    await store.stop()


WHILE_DELETED = {
    "written": (postgres_store.INSERT, ["gone"], [2], [b"x"]),
    "extended": (postgres_store.EXTEND, "gone", 1, [b"x", b"y"]),
    "counted": (postgres_store.MARK, ["gone"]),
}


@pytest.mark.parametrize("work", WHILE_DELETED)
async def test_a_write_to_a_table_that_another_server_deletes_leaves_nothing(
    work: str, postgres: str
) -> None:
    """This holds if the write began first: the deletion cannot see it yet."""
    store, line = open_store(postgres), await asyncpg.connect(postgres)
    await store.start()
    await store.append("gone", 1, b"x")
    adding = line.transaction()
    await adding.start()
    await line.fetch(*WHILE_DELETED[work])
    deleting = asyncio.create_task(store.delete("gone"))
    await asyncio.wait([deleting], timeout=0.3)
    await adding.commit()
    await deleting
    assert await store.load("gone") == []
    assert not (await store.counted()).get("gone")
    await line.close()
    await store.stop()


async def test_a_deletion_that_times_out_changes_nothing(postgres: str) -> None:
    """A writer blocks the deletion for too long and commits only afterwards."""
    store, line = open_store(postgres), await asyncpg.connect(postgres)
    await store.start()
    await store.append("whole", 1, b"1")
    adding = line.transaction()
    await adding.start()
    await line.fetch(postgres_store.INSERT, ["whole"], [2], [b"2"])
    with pytest.raises(StoreFailed):
        await store.delete("whole")
    await adding.commit()
    await line.close()
    await store.settled()
    for _ in range(20):  # whatever of the deletion is still on its way
        assert await store.load("whole") in ([], [b"1", b"2"])
        await asyncio.sleep(0.02)
    await store.stop()


async def test_deals_of_what_was_deleted_are_not_counted(store: Store) -> None:
    before = await store.tallies()
    mark, ended = Counted("deleted", 9, False, "chain", 2), Ended("deleted", 2, "group", b"tally")
    assert await store.count([mark], [ended], merged) == set()
    assert "deleted" not in await store.counted()
    assert await store.tallies() == before


async def test_of_a_deleted_match_nothing_is_told_even_if_it_was_counted_in_part(
    store: Store,
) -> None:
    """Such as one of which an earlier deal is still missing."""
    await store.append("part", 1, b"x")
    mark, ended = Counted("part", 9, True, "chain", 2), Ended("part", 2, "group", b"tally")
    assert await store.count([mark], [ended], merged) == {"part"}
    assert await store.matches() == (1, 0)
    await store.delete("part")
    assert await store.matches() == (0, 0)
    assert await store.ended("", 9) == []


def merged(before: bytes | None, more: Iterable[bytes]) -> bytes:
    return b"".join([before or b"", *more])


async def test_a_lost_postgres_connection_is_told_and_replaced(postgres: str) -> None:
    store = open_store(postgres)
    await store.start()
    await store.append("lost", 1, b"x")
    admin = await asyncpg.connect(postgres)
    async with admin.transaction():
        await admin.execute("lock table records in exclusive mode")
        waiting = asyncio.ensure_future(store.append("lost", 2, b"x"))
        writers = (
            "from pg_stat_activity where wait_event_type = 'Lock' and query like '%into records%'"
        )
        while not await admin.fetchval(f"select count(*) {writers}"):
            await admin.execute("select pg_stat_clear_snapshot()")
        await admin.execute(f"select pg_terminate_backend(pid) {writers}")
        with pytest.raises(StoreFailed):
            await waiting
    await admin.close()
    assert await store.append("lost", 2, b"x")
    await store.stop()


async def test_postgres_that_is_not_there() -> None:
    with pytest.raises(StoreUnusable, match="cannot be used"):
        await open_store("postgresql://127.0.0.1:1/nothing").start()


async def test_a_full_disk_is_told_and_overcome(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "full.db")
    await store.start()
    [pages] = store._write.execute("pragma page_count").fetchone()
    store._write.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(StoreFailed):
        await store.append("full", 1, bytes(100_000))
    await store.settled()  # the file was opened again, without the limit
    assert await store.append("full", 1, b"x")
    await store.stop()


async def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "safe.db")
    await store.start()
    assert store._write.execute("pragma journal_mode").fetchone() == ("wal",)
    assert store._write.execute("pragma synchronous").fetchone() == (2,)  # full
    await store.stop()


async def test_a_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/mine.db"
    store = open_store(url)
    await store.start()
    program = [sys.executable, "-m", "parlour.server", "--port", "0", "--db", url]
    second = await asyncio.create_subprocess_exec(*program, env=unset(), stderr=subprocess.PIPE)
    assert second.stderr is not None
    assert b"Another server is using this database" in await second.stderr.readline()
    assert await second.wait() == 1
    await store.stop()
    again = open_store(url)
    await again.start()
    await again.stop()


async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, however long one looks at it. " * 50)
    store = open_store(f"sqlite:///{tmp_path}/text")
    with pytest.raises(StoreUnusable, match="cannot be used"):
        await store.start()


def test_a_path_is_told_how_it_is_written_as_a_database() -> None:
    for path in ("tables.db", "/tmp/tables.db"):
        with pytest.raises(StoreUnusable, match=f"Write sqlite:///{path}\\."):
            open_store(path)


@pytest.mark.parametrize("url", ["", "mysql://x", "sqlite://", "sqlite:///"])
def test_unknown_databases(url: str) -> None:
    with pytest.raises(StoreUnusable, match="A database is"):
        open_store(url)


def test_relative_and_absolute_files() -> None:
    assert open_store("sqlite:///tables.db")._path == Path("tables.db")  # type: ignore[attr-defined]
    assert open_store("sqlite:////tmp/t.db")._path == Path("/tmp/t.db")  # type: ignore[attr-defined]


def test_the_file_is_readable_by_any_sqlite(tmp_path: Path) -> None:
    async def write() -> None:
        store = open_store(f"sqlite:///{tmp_path}/plain.db")
        await store.start()
        await store.append("plain", 1, b"x")
        await store.stop()

    asyncio.run(write())
    with sqlite3.connect(tmp_path / "plain.db") as file:
        told = file.execute("select table_id, number, data from records").fetchall()
        assert told == [("plain", 1, b"x")]
    file.close()
