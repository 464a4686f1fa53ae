"""Costs beside moves per second: starting, waking, waiting and reconnecting."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from parlour import GAMES
from parlour.core.table import Dealt
from parlour.server.ground import tokens
from parlour.server.state.room import Room
from parlour.server.store.records import Happened, LogEntry, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire.protocol.client import HelloMessage, PlayMessage
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.protocol.values import WIRE

from .crowd import Crowd, Setting, open_tables
from .line import Line, dial
from .process import parlour

GIN = Setting("gin", 2, {"target": 10_000})
MOVES = 20  # per table whose log is written
AT_ONCE = 256  # connections that are opened side by side


class Scenario(NamedTuple):
    """One figure: its name, its value, and its limit."""

    name: str
    found: float
    unit: str
    asked: float
    detail: str = ""


async def empty(folder: Path, src: str | None) -> list[Scenario]:
    """Start a server that has never had a table."""
    with parlour(f"sqlite:///{folder}/empty.db", src=src) as server:
        await dial_page(server.url)
        seconds = time.perf_counter() - server.began
        return [
            Scenario("empty server: start to first answer", seconds, "s", 0.6),
            Scenario("empty server: memory", server.megabytes, "MB", 65),
        ]


async def dial_page(url: str) -> None:
    """Send a request, to know that the server answers."""
    host, _, port = url.partition("://")[2].rstrip("/").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: %s\r\n\r\n" % host.encode())
    assert b" 200 " in await reader.readline()
    writer.close()


async def idle(folder: Path, src: str | None, connections: int) -> list[Scenario]:
    """Connect many people who wait for a move."""
    with parlour(f"sqlite:///{folder}/idle.db", src=src) as server:
        settings = [GIN] * (connections // 2)
        places = await asyncio.to_thread(open_tables, [server.url], settings)
        tables = server.megabytes
        crowd = Crowd([server.url], random.Random(1))
        await crowd.sit(places, settings)
        await asyncio.sleep(1)
        memory = server.megabytes
        detail = f"{tables:.0f} MB before they connected"
        await crowd.leave()
    return [Scenario(f"{connections:,} idle connections: memory", memory, "MB", 150, detail)]


async def start(folder: Path, src: str | None, tables: int) -> list[Scenario]:
    """Start on a log of many tables, and move at one of them."""
    db = folder / "start.db"
    names = await write(db, tables)
    with parlour(f"sqlite:///{db}", src=src) as server:
        seconds = await first_move(server.url, random.choice(names)) - server.began
    return [Scenario(f"{tables:,} tables: start to first move", seconds, "s", 1)]


async def write(db: Path, tables: int) -> list[str]:
    """Write the log of many tables, each with some moves; return their names."""
    names = [tokens.new_table() for _ in range(tables)]
    store = SqliteStore(db)
    await store.start()
    for number, record in enumerate(course(), 1):
        assert await store.append(names[0], number, record)
    await store.stop()
    with sqlite3.connect(db) as file:  # others are copies: the store knows its columns
        file.execute("create temporary table one as select * from records")
        for name in names[1:]:
            file.execute("update one set table_id = ?", (name,))
            file.execute("insert into records select * from one")
    file.close()
    return names


KEYS = ("first key", "second key")


def course() -> Iterable[bytes]:
    """Yield the records of a table of two after some play."""
    game, chance = GAMES["gin"], random.Random(3)
    options = game.options(**GIN.options).to_dict()
    digests = [tokens.digest(key) for key in KEYS]
    opened = Opened("gin", None, options, 2, [], 0, 1, "00" * 32, "Ann", digests[0])
    room = Room("a", opened)
    yield encode(opened)
    entries: list[LogEntry] = [Seated(1, "Ben", digests[1])]
    pack = list(room.pack)
    chance.shuffle(pack)
    entries.append(Happened(Dealt(tuple(pack))))
    for entry in entries:
        room.apply(entry)
        yield encode(entry)
    for number in range(MOVES):
        seat = room.table.seat
        action = chance.choice(room.table.legal(seat)).text
        decided = room.decide(seat, PlayMessage(str(number), room.seq, action))
        assert decided is not None
        room.apply(decided.entry)
        yield encode(decided.entry)


async def first_move(url: str, table: str) -> float:
    """Return the time at which a move at a table was acknowledged."""
    done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    lines: list[Line] = []

    def hear(seat: int, frame: bytes) -> None:
        told: Any = json.loads(frame)
        if done.done():
            return
        if told.get("id"):
            done.set_result(time.perf_counter())
        elif told.get("legal"):
            move = {"t": "play", "id": "new", "at": told["seq"], "action": told["legal"][0]["text"]}
            lines[seat].send(json.dumps(move).encode())

    for seat, key in enumerate(KEYS):
        lines.append(await dial(url, f"/ws/{table}", partial(hear, seat)))
        lines[seat].send(encode(HelloMessage(key, wire=WIRE)))
    moved = await done
    for line in lines:
        line.close()
    return moved


async def reconnect(folder: Path, src: str | None, clients: int) -> list[Scenario]:
    """Restart a server with many players, who all reconnect at once."""
    db, settings = f"sqlite:///{folder}/again.db", [GIN] * (clients // 2)
    with parlour(db, src=src) as server:
        port = server.port
        places = await asyncio.to_thread(open_tables, [server.url], settings)
        crowd = Crowd([server.url], random.Random(1))
        await crowd.sit(places, settings)
        await crowd.go(2)
        await crowd.leave()
    with parlour(db, port=port, src=src) as server:
        listening = time.perf_counter()
        await come_back(server.url, [place for table in places for place in table])
        seconds = time.perf_counter() - listening
    detail = "from listening until the last has its snapshot"
    return [Scenario(f"{clients:,} clients reconnect", seconds, "s", 3, detail)]


async def come_back(url: str, places: Sequence[Any]) -> None:
    """Connect all people, some side by side, and wait until all know the state of their table."""
    turn, lines = asyncio.Semaphore(AT_ONCE), []

    async def one(place: Any) -> None:
        told = asyncio.Event()
        async with turn:
            line = await dial(url, f"/ws/{place['table']}", lambda _: told.set())
            line.send(encode(HelloMessage(place["token"], wire=WIRE)))
            await told.wait()
        lines.append(line)

    await asyncio.gather(*(one(place) for place in places))
    for line in lines:
        line.close()
