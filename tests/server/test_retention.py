"""Old tables: which a server deletes by itself, and which wait until the host confirms."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from parlour.server.ground.config import Config
from parlour.server.store import Stored
from parlour.server.store.backup import opened
from parlour.server.store.jetstream import JetStreamStore
from parlour.server.store.retention import DAY_S, HeldTables, Retention
from parlour.server.tables.hub import Hub, open_hub
from tests.server.conftest import Command, Start
from tests.server.running import Server, figures
from tests.server.times import set_back

NOW = 2_000_000_000.0


def tables(*days: float) -> list[Stored]:
    """Return tables that were last used so many days ago."""
    return [Stored(f"t{number}", 2, NOW - ago * DAY_S) for number, ago in enumerate(days)]


def judged(*days: float, before: tuple[float, ...] | None = None) -> HeldTables | None:
    """Return what is held, where the database held other tables *before* the server started."""
    retention = Retention(lambda: NOW)
    retention.looks_wrong(tables(*(days if before is None else before)), 90)
    return retention.held(tables(*days), 90)


@pytest.mark.parametrize(
    ("days", "held"),
    [
        ((1.0, 1.0), None),
        ((100.0, 1.0), None),  # a single table may always go
        ((100.0, 100.0, 1.0), HeldTables(2, "share")),
        ((100.0,) * 2 + (1.0,) * 17, HeldTables(2, "share")),
        ((100.0,) * 2 + (1.0,) * 18, None),  # a tenth
        ((100.0,) * 3 + (1.0,) * 18, HeldTables(3, "share")),
        ((100.0,), HeldTables(1, "clock")),  # all there is
        ((100.0,) * 6, HeldTables(6, "clock")),
        ((), None),
    ],
)
def test_at_most_a_tenth_of_the_tables_is_deleted_at_once(
    days: tuple[float, ...], held: HeldTables | None
) -> None:
    assert judged(*days) == held


def test_a_clock_that_was_ahead_at_the_start_is_not_trusted_once_people_play() -> None:
    assert judged(600.0, *(0.0,) * 20, before=(600.0,)) == HeldTables(1, "clock")
    assert judged(600.0, *(0.0,) * 20, before=(600.0, 1.0)) is None


@pytest.fixture(params=["sqlite", "empty_postgres", "empty_jetstream"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    return str(request.getfixturevalue(request.param))


@asynccontextmanager
async def running(url: str, **settings: Any) -> AsyncIterator[Hub]:
    hub = open_hub(Config(db=url, **settings))
    await hub.start()
    yield hub
    await hub.stop()


async def fill(hub: Hub, used: int, fresh: int = 0) -> None:
    """Make tables of two records, and tables of a single one."""
    for number in range(used):
        assert await hub._store.extend(f"used{number}", 0, [b"1", b"2"])
    for number in range(fresh):
        assert await hub._store.append(f"fresh{number}", 1, b"1")


def waiting(hub: Hub) -> HeldTables | None:
    return hub.held


async def turn_on(url: str, days: int, tables: str = "%") -> None:
    """Turn the clock on by so many days, which is to turn back all that was written before."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
            file.execute(
                "update records set written = written - ? where table_id like ?",
                (days * 86400, tables),
            )
        return
    if url.startswith("nats"):
        async with opened(store := JetStreamStore(url)):
            for it in await store.tables():
                if fnmatch(it.table, tables.replace("%", "*")):
                    await set_back(store, it.table, it.used - days * DAY_S)
        return
    line = await asyncpg.connect(url)
    past = "update records set written = written - make_interval(days => $1)"
    await line.execute(f"{past} where table_id like $2", days, tables)
    await line.close()


async def test_a_wrong_clock_deletes_no_table_on_any_node(url: str) -> None:
    async with running(url, retain=90) as hub:
        await fill(hub, used=6, fresh=2)
    await turn_on(url, 500)
    for _ in range(2):
        async with running(url, retain=90) as hub:
            await hub.clear_up()
            assert waiting(hub) == HeldTables(8, "clock")
            assert len(await hub._store.tables()) == 8
            assert await hub._store.append("more", 1, b"1")
            await hub.clear_up()  # a new record does not make the clock right
            assert waiting(hub) == HeldTables(8, "clock")
            assert len(await hub._store.tables()) == 9
            await hub._store.delete("more")


async def test_many_old_tables_stay_until_the_host_confirms_their_deletion(url: str) -> None:
    async with running(url, retain=90) as hub:
        await hub.clear_up()  # as at the start
        await fill(hub, used=20)
        await turn_on(url, 100, "used1%")  # eleven
        await hub.clear_up()
        assert waiting(hub) == HeldTables(11, "share")
        told = await hub.tell_old(0)
        assert (told["tables"], told["of"], told["days"]) == (11, 20, 90)
        assert told["used"] < told["clock"]
        assert len(await hub._store.tables()) == 20
        assert await hub.forget_old(0) == 11
        assert waiting(hub) is None
        await turn_on(url, 100, "used2")
        await hub.clear_up()  # one may go by itself
        assert waiting(hub) is None
        assert len(await hub._store.tables()) == 8


async def test_tables_to_which_nobody_came_go_by_themselves_however_many(url: str) -> None:
    async with running(url) as hub:
        await hub.clear_up()
        await fill(hub, used=2, fresh=5)
        await turn_on(url, 8, "fresh%")
        await hub.clear_up()
        assert {it.table for it in await hub._store.tables()} == {"used0", "used1"}


def test_a_server_with_a_wrong_clock_says_so_and_deletes_when_its_host_confirms(
    start: Start, tmp_path: Path, parlour: Command
) -> None:
    server = start(idle=0)
    for _ in range(6):
        server.join(server.open().table)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("update records set written = written - 500 * 86400")
    server.settings["retain"] = 90
    server.restart()

    def status() -> dict[str, Any]:
        told: dict[str, Any] = json.loads(parlour("admin", "status", "--json", "--db", server.db))
        return told

    while not (now := status())["held back"]:
        time.sleep(0.05)
    assert (now["held back"], now["because of"]) == (6, "clock")
    assert figures(server)["parlour_tables_held"] == 6
    assert any("wait for parlour admin retain" in line for line in server.log)
    told = parlour("admin", "retain", "--db", server.db, status=1)
    assert "This deletes 6 of 6 tables for good" in told
    assert "Nothing was deleted" in told
    assert counted(server) == 6
    told = parlour("admin", "retain", "--yes", "--json", "--db", server.db)
    assert json.loads(told) == {"forgotten": 6}
    assert counted(server) == 0
    assert figures(server)["parlour_tables_held"] == 0
    assert status()["held back"] == 0
    parlour("admin", "retain", "--db", server.db)  # there is nothing to ask for


@pytest.mark.parametrize(("answer", "status", "left"), [("1\n", 0, 0), ("y\n", 1, 1), ("", 1, 1)])
def test_the_host_confirms_by_the_number_of_tables(
    answer: str,
    status: int,
    left: int,
    start: Start,
    tmp_path: Path,
    parlour: Command,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Terminal:
        isatty = staticmethod(lambda: True)
        readline = staticmethod(lambda: answer)

    server = start()
    server.open()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("update records set written = 0")
    monkeypatch.setattr("sys.stdin", Terminal)
    server.stop()
    server.restart()
    assert "Type 1 to delete" in parlour("admin", "retain", "30", "--db", server.db, status=status)
    assert counted(server) == left


def counted(server: Server) -> int:
    """Return how many tables the database holds."""
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as file:
        [found] = file.execute("select count(distinct table_id) from records").fetchone()
    return int(found)
