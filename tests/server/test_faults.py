"""Faults under load: nothing acknowledged is lost, nothing is played twice, and all goes on.

By day a few rounds of each; ``dev.py faults`` runs the long ones and prints what it measured.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from parlour.server.store.records import Happened, read_entry
from tests.server.conftest import Start
from tests.server.crowd import Crowd
from tests.server.faulty import Proxy, frozen
from tests.server.power import Disk, traced
from tests.server.running import PROGRAM, Server

TABLES = 6
SHORT = 1.0  # seconds after which a client gives up a server and goes to another
AWAY = 3.0  # seconds that a database stands still
STILL = 3.0  # seconds that a table may once all is there again: 2, and 1 that this machine is busy
Tell = Callable[..., None]
JUMPING = """
import signal, time
clock, jumps = time.time, [0, 86400, -86400, 3600]
time.time = lambda: clock() + jumps[0]
signal.signal(signal.SIGUSR1, lambda *_: jumps.append(jumps.pop(0)))
"""


def rounds(few: int, many: int) -> pytest.MarkDecorator:
    """Let a test take a number of rounds: few by day, none if that is 0, and many at night."""
    at_night = pytest.param(many, marks=pytest.mark.long)
    return pytest.mark.parametrize("rounds", [few, at_night] if few else [at_night])


@pytest.fixture
def tell() -> Tell:
    """Check what a crowd was told against the log, and add a line to the table of faults."""

    def check(fault: str, count: int, crowd: Crowd, url: str, still: float = STILL) -> None:
        found = asyncio.run(crowd.check(url))
        refused = sum(player.refused for player in crowd.players)
        longest = max(player.longest for player in crowd.players)
        if table := os.environ.get("PARLOUR_FAULTS"):
            figures = f"{found.acknowledged:7} {found.lost:5} {found.twice:6} {found.illegal:8}"
            times = f"{refused:8} {longest:9.2f} {crowd.standstill:11.2f}"
            with Path(table).open("a", encoding="utf-8") as lines:
                lines.write(f"{fault:<44}{count:5}{figures}{times}\n")
        assert found.acknowledged > count
        assert found[1:] == (0, 0, 0)
        assert not table or crowd.standstill <= still  # by day others use the machine, too

    return check


def play_a_while() -> None:
    time.sleep(random.uniform(0.1, 0.6))


@rounds(0, 200)
def test_kill_9_on_sqlite(start: Start, tell: Tell, rounds: int) -> None:
    server = start()
    with Crowd([server], TABLES) as crowd:
        for _ in range(rounds):
            play_a_while()
            server.kill()
            server.restart()
            crowd.all_move(time.monotonic())
    server.stop()
    tell("kill -9, SQLite", rounds, crowd, server.db)


@rounds(1, 50)
def test_kill_9_on_one_of_two_nodes(start: Start, postgres: str, tell: Tell, rounds: int) -> None:
    nodes = [start(postgres), start(postgres)]
    with Crowd(nodes, TABLES, SHORT) as crowd:
        for _ in range(rounds):
            play_a_while()
            node = random.choice(nodes)
            killed = time.monotonic()
            node.kill()
            crowd.all_move(killed)
            node.restart()
    tell("kill -9, one of two nodes, PostgreSQL", rounds, crowd, postgres)


@rounds(1, 20)
def test_a_node_that_stands_still_and_comes_back(
    start: Start, postgres: str, tell: Tell, rounds: int
) -> None:
    """It knows old positions only, and everybody goes there: none of them may be played on."""
    nodes = [start(postgres), start(postgres)]
    with Crowd(nodes, TABLES, SHORT) as crowd:
        for _ in range(rounds):
            play_a_while()
            node = random.choice(nodes)
            stopped = time.monotonic()
            node.process.send_signal(signal.SIGSTOP)
            try:
                crowd.all_move(stopped)
                play_a_while()
            finally:
                node.process.send_signal(signal.SIGCONT)
            crowd.hop()
            crowd.all_move(time.monotonic())
    tell("SIGSTOP of one of two nodes, PostgreSQL", rounds, crowd, postgres)


@contextmanager
def proxied(postgres: str) -> Iterator[tuple[Proxy, asyncio.AbstractEventLoop]]:
    """Run a proxy in a thread of its own."""
    ready, over = threading.Event(), asyncio.Event()
    found: list[Any] = []

    async def run() -> None:
        async with Proxy(postgres) as proxy:
            found.extend((proxy, asyncio.get_running_loop()))
            ready.set()
            await over.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    ready.wait()
    yield found[0], found[1]
    found[1].call_soon_threadsafe(over.set)
    thread.join()


@rounds(4, 200)
def test_connections_cut_under_load(start: Start, postgres: str, tell: Tell, rounds: int) -> None:
    with proxied(postgres) as (proxy, loop):
        server = start(proxy.url)
        with Crowd([server], TABLES) as crowd:
            for cuts in range(rounds):
                arm = (random.randrange(3000), random.random() < 0.5)
                loop.call_soon_threadsafe(lambda at, to: proxy.cut_after(at, to_server=to), *arm)
                while proxy.cuts == cuts:
                    time.sleep(0.005)
                crowd.all_move(time.monotonic())
        server.stop()
    tell("PostgreSQL's connections cut at byte n", rounds, crowd, postgres)


@rounds(1, 10)
def test_postgres_frozen_under_load(start: Start, postgres: str, tell: Tell, rounds: int) -> None:
    server = start(postgres)
    with Crowd([server], TABLES) as crowd:
        for _ in range(rounds):
            play_a_while()
            with frozen(postgres):
                time.sleep(AWAY)
            crowd.all_move(time.monotonic())
    tell("PostgreSQL frozen for 3 s (SIGSTOP)", rounds, crowd, postgres)


@rounds(1, 10)
def test_a_locked_file_under_load(start: Start, tell: Tell, rounds: int) -> None:
    server = start()
    with Crowd([server], TABLES) as crowd:
        for _ in range(rounds):
            play_a_while()
            with closing(sqlite3.connect(path_of(server), isolation_level=None)) as other:
                other.execute("begin immediate")
                time.sleep(AWAY)
            crowd.all_move(time.monotonic())
    server.stop()
    tell("SQLite locked by another program for 3 s", rounds, crowd, server.db)


@rounds(1, 20)
def test_a_full_disk_under_load(start: Start, tell: Tell, tmp_path: Path, rounds: int) -> None:
    """A file system of its own, which only the server sees."""
    disk, copy = tmp_path / "disk", tmp_path / "copy"
    disk.mkdir()
    copy.mkdir()
    server = start(f"sqlite:///{disk}/tables.db", kind=Alone, disk_floor=0)
    inside = Path(f"/proc/{server.process.pid}/root{disk}")
    with Crowd([server], TABLES) as crowd:
        for _ in range(rounds):
            play_a_while()
            fill(inside / "ballast")
            time.sleep(1)
            (inside / "ballast").unlink()
            crowd.all_move(time.monotonic())
    server.process.send_signal(signal.SIGSTOP)  # while it is copied from where only it sees it
    for name in ("tables.db", "tables.db-wal"):
        shutil.copy(inside / name, copy / name)
    server.process.send_signal(signal.SIGCONT)
    assert any("store failed" in line for line in server.log)
    tell("disk full for 1 s, SQLite", rounds, crowd, f"sqlite:///{copy}/tables.db")


class Alone(Server):
    """A server whose database is on a small disk that only it sees."""

    def _start(self, port: int) -> None:
        disk = path_of(self).parent
        mount = f'mount -t tmpfs -o size=32m tmpfs "{disk}" && exec "$@"'
        as_root = () if os.geteuid() == 0 else ("-r",)
        self.prefix = ("unshare", *as_root, "-m", "sh", "-c", mount, "sh")
        super()._start(port)


class Jumping(Server):
    """A server whose clock jumps by a day or an hour when it is told so."""

    program = JUMPING + PROGRAM


@rounds(2, 50)
def test_clock_jumps_under_load(start: Start, tell: Tell, rounds: int) -> None:
    server = start(kind=Jumping)
    with Crowd([server], TABLES) as crowd:
        for _ in range(rounds):
            play_a_while()
            server.process.send_signal(signal.SIGUSR1)
            crowd.all_move(time.monotonic())
    server.stop()
    tell("clock jumps by a day or an hour", rounds, crowd, server.db)


@rounds(40, 500)
def test_power_cuts_on_sqlite(start: Start, tell: Tell, tmp_path: Path, rounds: int) -> None:
    """At any moment of a run: what was told by then is in what the disk may hold."""
    folder, trace = tmp_path / "disk", tmp_path / "trace"
    folder.mkdir()
    server = start(f"sqlite:///{folder}/tables.db", kind=Traced)
    with Crowd([server], TABLES) as crowd:
        while crowd.acknowledged <= rounds:
            crowd.all_move(time.monotonic())
    server.kill()
    moments = sum(1 for _ in Disk(folder).follow(trace))
    chosen = set(random.sample(range(moments), min(rounds, moments)))
    disk, told = Disk(folder), 0
    for moment, _ in enumerate(disk.follow(trace)):
        if moment in chosen:
            place = tmp_path / str(moment)
            place.mkdir()
            disk.cut(place)
            assert disk.told <= moves_in(place / "tables.db")
            told += len(disk.told)
            shutil.rmtree(place)
    assert told > rounds
    tell("power cut, SQLite (writes not synced drop)", rounds, crowd, server.db)


def moves_in(path: Path) -> set[str]:
    """Return the moves in a file, which must be whole."""
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("pragma integrity_check").fetchall() == [("ok",)]
        if not file.execute("select 1 from sqlite_master where name = 'records'").fetchone():
            return set()
        entries = [read_entry(row[0]) for row in file.execute("select data from records")]
    return {it.id for it in entries if isinstance(it, Happened) and it.id}


class Traced(Server):
    """A server whose system calls are written down beside its folder."""

    def _start(self, port: int) -> None:
        self.prefix = traced(path_of(self).parent.parent / "trace")
        super()._start(port)


def fill(ballast: Path) -> None:
    """Write until the disk is full."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass


def path_of(server: Server) -> Path:
    return Path(server.db.removeprefix("sqlite:///"))
