"""Backups, exports and the host's socket, with servers that are being played on."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest

from parlour.cards.cards import NAMES
from parlour.server.ground.errors import AdminFailed, BackupFailed, StoreUnusable
from parlour.server.host import admin
from parlour.server.store import open_store
from parlour.server.store.backup import Copied, back_up, bring_back, opened
from parlour.server.tables.hub import Hub, Row
from parlour.server.wire.protocol.server import RefusedMessage
from tests.server.conftest import Command, Start
from tests.server.running import Seat, Server, end_of, hello, play_until

LONG_MATCH = {"target": 10_000}


class Load(threading.Thread):
    """Somebody who plays on and on, and notes which positions were confirmed."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.place = server.open_with_bot(options=LONG_MATCH)
        self.seat = Seat(server, self.place)
        self.confirmed = 0
        self.ending = False
        self.start()

    def run(self) -> None:
        while not self.ending:
            if self.seat.awaited:
                self.seat.advance()
            else:
                self.seat.receive()
            self.confirmed = self.seat.now.seq

    def end(self) -> None:
        self.ending = True
        self.join()
        self.seat.close()


@pytest.fixture
def loads() -> Iterator[list[Load]]:
    found: list[Load] = []
    yield found
    for load in found:
        load.end()


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "jetstream"])
def test_a_backup_of_a_busy_server_has_every_move_confirmed_before(
    kind: str,
    start: Start,
    loads: list[Load],
    tmp_path: Path,
    request: pytest.FixtureRequest,
    parlour: Command,
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    if kind != "sqlite":
        url = request.getfixturevalue(kind)
    server = start(url)
    loads += [Load(server) for _ in range(4)]
    while min(load.confirmed for load in loads) < 20:
        pass
    before = {load.place.table: load.confirmed for load in loads}
    file = tmp_path / "backup.db"
    parlour("backup", str(file), "--db", url)
    assert min(load.confirmed for load in loads) > 20  # they went on
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for load in loads:
        load.end()
    again = start(f"sqlite:///{file}")
    for load in loads:
        with Seat(again, load.place) as ann:
            assert before[load.place.table] <= ann.now.seq
            ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
            ann.advance()


def test_a_running_server_brings_a_backup_back_and_loses_nothing(
    start: Start, tmp_path: Path, parlour: Command
) -> None:
    server = start()
    lost, kept = server.open_with_bot(), server.open_with_bot()
    for place in (lost, kept):
        with Seat(server, place) as ann:
            ann.wait(lambda now: bool(now.legal))
            ann.advance()
    file = tmp_path / "backup.db"
    parlour("backup", str(file), "--db", server.db)
    assert parlour("admin", "close", lost.table, "--db", server.db)
    assert server.ask(f"/api/tables/{lost.table}")[0] == 404
    with Seat(server, kept) as ann:
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
        ann.advance()
        seq = ann.now.seq
    server.stop()
    (tmp_path / "tables.db").unlink()  # all is lost but the backup
    other = start()
    mine = other.open_with_bot()
    told = parlour("restore", str(file), "--db", other.db)
    assert "restored: 2;" in told
    assert "There was no database" not in told
    assert "restored: 0; already there: 2" in parlour("restore", str(file), "--db", other.db)
    for place in (lost, kept, mine):
        with Seat(other, place) as ann:
            ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
            assert ann.now.seq <= seq or place is kept
            ann.advance()


def test_a_busy_server_brings_back_what_was_closed(
    start: Start, loads: list[Load], tmp_path: Path, parlour: Command
) -> None:
    """The restore disturbs no other table and needs no restart."""
    server = start()
    lost = server.open_with_bot()
    with Seat(server, lost) as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.advance()
        seq = ann.now.seq
    loads += [Load(server) for _ in range(3)]
    while min(load.confirmed for load in loads) < 20:
        pass
    file = tmp_path / "backup.db"
    parlour("backup", str(file), "--db", server.db)
    parlour("admin", "close", lost.table, "--db", server.db)
    assert server.ask(f"/api/tables/{lost.table}")[0] == 404
    before = [load.confirmed for load in loads]
    assert "restored: 1;" in parlour("restore", str(file), "--db", server.db)
    with Seat(server, lost) as ann:
        assert ann.now.seq >= seq
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
        ann.advance()
    while any(load.confirmed <= then for load, then in zip(loads, before, strict=True)):
        pass


class Nobodys(Server):
    """A server of another user than the host."""

    prefix = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


@pytest.fixture
def theirs() -> Iterator[Path]:
    """A folder of another user."""
    if os.name == "nt" or os.geteuid() or not shutil.which("setpriv"):
        pytest.skip("only root can be somebody else")
    with TemporaryDirectory() as place:
        os.chown(place, 65534, 65534)
        yield Path(place)


def test_what_only_the_host_may_read_a_server_of_another_user_brings_back(
    start: Start, theirs: Path, tmp_path: Path, parlour: Command
) -> None:
    server = start(f"sqlite:///{theirs}/tables.db", Nobodys)
    place = server.open_with_bot()
    parlour("backup", str(tmp_path / "backup.db"), "--db", server.db)
    parlour("admin", "close", place.table, "--db", server.db)
    assert "restored: 1;" in parlour("restore", str(tmp_path / "backup.db"), "--db", server.db)
    assert server.ask(f"/api/tables/{place.table}")[0] == 200


def test_what_root_makes_in_a_folder_its_owner_can_use(
    start: Start, theirs: Path, tmp_path: Path, parlour: Command
) -> None:
    first = start()
    first.open()
    parlour("backup", str(tmp_path / "backup.db"), "--db", first.db)
    url = f"sqlite:///{theirs}/tables.db"
    missing = parlour("restore", str(tmp_path / "none.db"), "--db", url, status=1)
    assert "none.db cannot be copied" in missing
    assert not list(theirs.iterdir())
    told = parlour("restore", str(tmp_path / "backup.db"), "--db", url)
    assert f"There was no database in {theirs}/tables.db" in told
    assert {it.stat().st_uid for it in theirs.iterdir()} == {65534}
    start(url, Nobodys).open()


async def test_what_a_database_has_is_only_ever_added_to(tmp_path: Path) -> None:
    one, two = (open_store(f"sqlite:///{tmp_path}/{name}.db") for name in ("one", "two"))
    long = 20
    async with opened(one), opened(two):
        for number in range(1, long + 1):
            assert await one.append("long", number, b"%d" % number)
        for store, records in ((one, b"abc"), (two, b"abd")):
            for number, record in enumerate(records, 1):
                await store.append("forked", number, bytes([record]))
        await one.append("new", 1, b"x")
        for number in (1, 2):
            await two.append("long", number, b"%d" % number)
        await back_up(f"sqlite:///{tmp_path}/one.db", file := tmp_path / "backup.db")
        assert await bring_back(file, two) == Copied(
            brought=("long", "new"), other=1, longer=("long", "new")
        )
        assert await bring_back(file, two) == Copied(known=2, other=1)
        assert await two.load("long") == await one.load("long")
        assert await two.load("forked") == [b"a", b"b", b"d"]


@pytest.mark.parametrize("verb", ["backup", "export"])
@pytest.mark.parametrize("kind", ["missing", "empty", "no tables", "postgres", "nats"])
def test_a_copy_of_nothing_is_refused_and_makes_no_database(
    verb: str, kind: str, tmp_path: Path, parlour: Command, request: pytest.FixtureRequest
) -> None:
    """As in the wrong folder; only --empty says that this is meant."""
    (own := tmp_path / "own").mkdir()
    url, source = f"sqlite:///{own}/t.db", f"{own}/t.db"
    if kind == "empty":
        (own / "t.db").touch()
    elif kind == "no tables":
        asyncio.run(made(url))
    elif kind == "postgres":
        url = request.getfixturevalue("empty_postgres")
        source = f"{url.rpartition('=')[2]}/own"
    elif kind == "nats":
        url = request.getfixturevalue("empty_jetstream")
        source = url.removeprefix("nats://")
    before = sorted(own.iterdir())
    copy = tmp_path / "copy"
    told = parlour(verb, str(copy), "--db", url, status=1)
    assert f"There are no tables in {source}." in told
    assert not copy.exists()
    parlour(verb, str(copy), "--empty", "--db", url)
    assert copy.exists()
    assert sorted(own.iterdir()) == before
    if kind in ("postgres", "nats"):
        assert not asyncio.run(open_store(url).find())
    if verb == "backup":
        asyncio.run(made(f"sqlite:///{copy}"))  # it can be served


async def made(url: str) -> None:
    """Make a database as a server does that starts and stops."""
    async with opened(open_store(url)):
        pass


def test_a_backup_says_of_which_database_it_is(
    start: Start, tmp_path: Path, parlour: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    start().open()
    monkeypatch.chdir(tmp_path)
    told = parlour("backup", "copy.db", "--db", "sqlite:///tables.db")
    assert told == f"copy.db holds one table from {tmp_path}/tables.db.\n"


@pytest.mark.parametrize("kind", ["empty_postgres", "empty_jetstream"])
def test_a_restore_says_that_it_makes_a_database(
    kind: str, start: Start, tmp_path: Path, parlour: Command, request: pytest.FixtureRequest
) -> None:
    url, server = request.getfixturevalue(kind), start()
    server.open()
    parlour("backup", str(copy := tmp_path / "copy.db"), "--db", server.db)
    for again, made in enumerate((True, False)):
        told = parlour("restore", str(copy), "--db", url)
        assert ("There was no database in" in told) == made
        assert f"already there: {again}" in told


def test_tables_move_between_all_kinds_of_databases(
    start: Start,
    tmp_path: Path,
    parlour: Command,
    empty_postgres: str,
    empty_jetstream: str,
) -> None:
    """From a file over PostgreSQL to NATS, and back to a file: each time the same export."""
    server = start()
    over, going = server.open_with_bot(), server.open_with_bot()
    with Seat(server, over) as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.resign()
    with Seat(server, going) as ann:
        play_until(lambda now: now.seq > 4, ann)
    server.stop()
    last = f"sqlite:///{tmp_path}/last.db"
    urls = [server.db, empty_postgres, empty_jetstream, last]
    for number, (source, target) in enumerate(itertools.pairwise(urls)):
        parlour("backup", str(copy := tmp_path / f"{number}.db"), "--db", source)
        assert "restored: 2;" in parlour("restore", str(copy), "--db", target)
    exports = [parlour("export", "--db", it).splitlines() for it in urls]
    found = [[{**json.loads(it), "used": None} for it in lines] for lines in exports]
    assert found == found[:1] * 4  # but for when they were used
    with Seat(start(empty_jetstream), going) as ann:
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
        ann.advance()


async def test_backups_that_cannot_be(tmp_path: Path) -> None:
    (file := tmp_path / "text").write_text("no database " * 500)
    store = open_store(f"sqlite:///{tmp_path}/own.db")
    async with opened(store):
        for wrong in (tmp_path / "none", file):
            with pytest.raises(BackupFailed, match="cannot be copied"):
                await bring_back(wrong, store)
    with pytest.raises(BackupFailed, match="already exists"):
        await back_up(f"sqlite:///{tmp_path}/own.db", file)
    with pytest.raises(BackupFailed, match=f"no tables in {tmp_path}/none.db"):
        await back_up(f"sqlite:///{tmp_path}/none.db", tmp_path / "new")
    with pytest.raises(StoreUnusable):
        await back_up("postgresql://nobody@127.0.0.1:1/none", tmp_path / "new")
    with pytest.raises(BackupFailed, match=f"There is no folder {tmp_path}/nowhere"):
        await back_up(f"sqlite:///{tmp_path}/own.db", tmp_path / "nowhere" / "new")
    left = set(os.listdir(tmp_path))  # noqa: PTH208  its own counterpart may wait, says ruff
    assert left <= {"text", "own.db", "own.db.lock"}


def test_an_export_tells_all_of_what_is_over_and_no_card_of_what_goes_on(
    start: Start, tmp_path: Path, parlour: Command
) -> None:
    server = start()
    over, running = server.open_with_bot(), server.open()
    other = server.join(running.table, "Ben")
    with Seat(server, over) as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.advance()
        ann.resign()
    with Seat(server, running) as ann, Seat(server, other) as ben:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
    nothing = parlour("export", str(tmp_path / "all.jsonl"), "--db", "sqlite:///none", status=1)
    assert f"no tables in {Path.cwd()}/none" in nothing
    parlour("export", str(tmp_path / "all.jsonl"), "--db", server.db)
    assert "already exists" in parlour("export", str(tmp_path / "all.jsonl"), status=1)
    text = (tmp_path / "all.jsonl").read_text("utf-8")
    told = {it["table"]: it for it in map(json.loads, text.splitlines())}
    assert [told[place.table]["over"] for place in (over, running)] == [True, False]
    assert parlour("export", "--db", server.db).strip() == text.strip()
    whole = told[over.table]["records"]
    assert len(whole) == len(server.entries(over.table))
    assert {"cards", "secret"} <= {name for it in whole for name in {**it, **it.get("record", {})}}
    part = json.dumps(told[running.table]["records"])
    assert "Ben" in part
    assert not any(f'"{it}"' in part or f" {it}" in part for it in NAMES.values())
    assert not any(it in part for it in ("secret", "cards", "token_hash", "seed", "action"))
    assert "token_hash" not in text


def test_the_host_sees_and_closes_tables_and_bans_addresses(start: Start, parlour: Command) -> None:
    server = start()
    place, quiet = server.open_with_bot(), server.open()

    def ask(*words: str, status: int = 0) -> list[dict[str, Any]]:
        told = parlour("admin", *words, "--json", "--db", server.db, status=status)
        return [json.loads(line) for line in told.splitlines()] if status == 0 else []

    assert ask("bans") == []
    assert parlour("admin", "connections", "--db", server.db) == "There is nothing to show.\n"
    path = Path(server.db.removeprefix("sqlite:///") + ".admin")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with Seat(server, place) as ann:
        tables = {it["table"]: it for it in ask("tables")}
        assert {name: it["connections"] for name, it in tables.items()} == {
            place.table: 1,
            quiet.table: 0,
        }
        assert [(it["table"], it["seat"], it["address"]) for it in ask("connections")] == [
            (place.table, 0, "127.0.0.1")
        ]
        assert ask("close", place.table) == [{"closed": place.table}]
        while not isinstance(told := ann.receive(), RefusedMessage):
            pass
        assert told.code == "unknown_table"
        assert end_of(ann.line) == (1008, "unknown_table")
    assert server.ask(f"/api/tables/{place.table}")[0] == 404
    assert server.entries(place.table) == []
    assert "does not exist" in parlour("admin", "close", "x", "--db", server.db, status=1)
    with Seat(server, quiet) as ann:
        assert ask("ban", "127.0.0.0/8") == [{"banned": "127.0.0.0/8", "sent away": 1}]
        ann.refusal()
        assert end_of(ann.line) == (1008, "banned")
    assert ask("bans") == [{"banned": "127.0.0.0/8", "by": "admin"}]
    assert server.ask("/api/health")[0] == 403
    assert "is not an address" in parlour("admin", "ban", "there", "--db", server.db, status=1)
    assert "Banned: 127.0.0.0/8" in parlour("admin", "unban", "::1", "--db", server.db, status=1)
    assert ask("unban", "127.0.0.0/8") == [{"let in again": "127.0.0.0/8"}]
    assert server.ask("/api/health")[0] == 200
    server.stop()
    assert not path.exists()
    assert "No server is listening" in parlour("admin", "tables", "--db", server.db, status=1)


def test_a_table_that_could_not_be_closed_goes_on(start: Start, parlour: Command) -> None:
    server = start()
    place = server.open_with_bot()
    with Seat(server, place) as ann:
        ann.wait(lambda now: bool(now.legal))
        with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as other:
            other.execute("begin immediate")
            parlour("admin", "close", place.table, "--db", server.db, status=1)
            while not isinstance(told := ann.receive(), RefusedMessage):
                pass
            assert told.code == "restarting"
            assert end_of(ann.line) == (1012, "restarting")
            other.rollback()
    while server.fetch("/readyz")[0] == 503:
        pass
    with Seat(server, place) as ann:
        ann.wait(lambda now: bool(now.legal))
        ann.advance()


def test_a_client_banned_between_handshake_and_hello_gets_no_seat(
    start: Start, parlour: Command
) -> None:
    server = start()
    place = server.open()
    with server.connect(place.table) as line:
        parlour("admin", "ban", "127.0.0.1", "--db", server.db)
        line.send(hello(place.token))
        assert json.loads(line.recv())["code"] == "banned"
        assert end_of(line) == (1008, "banned")


async def test_a_question_at_which_the_server_fails_is_answered(tmp_path: Path) -> None:
    class Failing:
        async def list_tables(self) -> list[Row]:
            raise OSError("disk full")

    asked = admin.Admin(tmp_path / "admin", cast(Hub, Failing()))
    await asked.start()
    with pytest.raises(AdminFailed, match="Something went wrong"):
        await admin.ask(tmp_path / "admin", admin.ListTablesMessage())
    await asked.stop()


def test_tables_of_long_ago_are_forgotten(start: Start, tmp_path: Path, parlour: Command) -> None:
    server = start(idle=0)
    old, other, new = server.open(), server.open(), server.open()
    server.stop()

    def age(table: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
            file.execute("update records set written = 0 where table_id = ?", (table,))

    age(old.table)
    server.restart()
    told = parlour("admin", "retain", "30", "--yes", "--json", "--db", server.db)
    assert json.loads(told) == {"forgotten": 1}
    assert server.ask(f"/api/tables/{old.table}")[0] == 404
    assert server.ask(f"/api/tables/{new.table}")[0] == 200
    server.stop()
    age(other.table)
    server.settings["retain"] = 30  # by itself
    server.restart()
    while server.entries(other.table):  # to ask for it would be to use it
        time.sleep(0.05)
    assert server.ask(f"/api/tables/{other.table}")[0] == 404
    assert server.ask(f"/api/tables/{new.table}")[0] == 200
    assert "The number of days must be at least 1" in parlour(
        "admin", "retain", "-1", "--db", server.db, status=1
    )
    server.settings["retain"] = 0
    server.stop()
    server.restart()
    assert "The number of days must be at least 1" in parlour(
        "admin", "retain", "--db", server.db, status=1
    )


def test_the_host_sees_bans_of_the_settings_too(start: Start, parlour: Command) -> None:
    server = start(banned=["192.0.2.0/24"])
    parlour("admin", "ban", "::1", "--db", server.db)
    told = parlour("admin", "bans", "--json", "--db", server.db)
    assert [json.loads(line) for line in told.splitlines()] == [
        {"banned": "192.0.2.0/24", "by": "settings"},
        {"banned": "::1/128", "by": "admin"},
    ]
