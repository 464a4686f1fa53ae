"""The effect of thinking bots on other tables: ``python -m benchmarks.bystander [--tables N]``.

Two people play gin at one table.  At many others a person plays Michigan Rummy against five bots,
or another game.  All use real sockets, with the server and those clients in processes of their own.
The measurement is the time from a move to its acknowledgement, in turn while the others wait and
while they play.  Compare the ratio of both, because other work on the machine slows both down.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from contextlib import suppress
from multiprocessing.synchronize import Event
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.load.crowd import ask, door_of
from benchmarks.load.process import Process, parlour
from parlour import GAMES
from parlour.server.wire.protocol.client import HelloMessage
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.protocol.values import WIRE

PAUSE = 0.02  # seconds that the bystanders think
SETTLE = 2.0  # seconds until the bots of waiting tables have stopped
SEATS = 6  # at most


class Felt(NamedTuple):
    """The bystanders' delays in one period, and the server's work in it."""

    p50: float
    p99: float
    moves: int
    busy: float
    """Processor seconds of the server per second."""


# -- the tables whose bots think -------------------------------------------------------------------


def crowd(url: str, tables: int, game: str, bot: str, ready: Event, going: Event) -> None:
    """Play at many tables whenever *going* is set; the process is ended from outside."""
    os.nice(19)  # the server is measured, not its players
    asyncio.run(play_all(url, tables, game, bot, ready, going))


async def play_all(url: str, tables: int, game: str, bot: str, ready: Event, going: Event) -> None:
    more = {"deals": 1000} if "deals" in GAMES[game].options().to_dict() else {}
    wish = {"game": game, "seats": seats_of(game), "others": bot, "options": more}
    door = door_of(url)
    places = [await asyncio.to_thread(ask, door, "/api/tables", wish) for _ in range(tables)]
    lines = [await connect(socket_of(url, place), compression=None) for place in places]
    chance = random.Random(1)
    persons = [
        asyncio.create_task(person(line, place["token"], chance, going))
        for line, place in zip(lines, places, strict=True)
    ]
    ready.set()
    await asyncio.gather(*persons)


def seats_of(game: str) -> int:
    """Return the number of players at such a table, by the default rules."""
    return min(SEATS, max(GAMES[game].seats_for(GAMES[game].options())))


async def person(line: ClientConnection, token: str, chance: random.Random, going: Event) -> None:
    """Answer at random and at once, while *going* is set."""
    await line.send(encode(HelloMessage(token, wire=WIRE)).decode())
    with suppress(ConnectionClosed):
        async for text in line:
            if answer := answer_to(json.loads(text), chance):
                await asyncio.to_thread(going.wait)
                await line.send(json.dumps(answer))


def answer_to(told: Any, chance: random.Random) -> dict[str, Any] | None:
    """Return a person's answer to a message, if one is due."""
    if told.get("legal"):
        action = chance.choice(told["legal"])["text"]
        return {"t": "play", "id": str(told["seq"]), "at": told["seq"], "action": action}
    if told.get("waiting") == "deal" and told["seq"] and any(told["events"]):
        return {"t": "next", "at": told["seq"]}
    return None


def socket_of(url: str, place: Any) -> str:
    """Return the address of a table's socket."""
    return f"{url.replace('http', 'ws')}/ws/{place['table']}"


# -- the bystanders --------------------------------------------------------------------------------


async def bystander(line: ClientConnection, token: str, delays: list[float]) -> None:
    """Play at random until the connection closes, thinking a little; store each move's delay."""
    chance, sent = random.Random(2), 0.0
    await line.send(encode(HelloMessage(token, wire=WIRE)).decode())
    with suppress(ConnectionClosed):
        async for text in line:
            told = json.loads(text)
            if told.get("id"):
                delays.append(time.perf_counter() - sent)
            if answer := answer_to(told, chance):
                await asyncio.sleep(PAUSE)
                sent = time.perf_counter()
                await line.send(json.dumps(answer))


async def measure(
    server: Process, going: Event, rounds: int, seconds: float
) -> list[tuple[Felt, Felt]]:
    """Return the delays while the others waited and while they played, round by round."""
    door = door_of(server.url)
    place = ask(door, "/api/tables", {"game": "gin", "options": {"target": 10_000}})
    places = [place, ask(door, f"/api/tables/{place['table']}/seats", {})]
    lines = [await connect(socket_of(server.url, it), compression=None) for it in places]
    delays: list[float] = []
    both = [
        asyncio.create_task(bystander(line, it["token"], delays))
        for line, it in zip(lines, places, strict=True)
    ]

    async def stretch() -> Felt:
        await asyncio.sleep(SETTLE)
        delays.clear()
        before = server.cpu
        await asyncio.sleep(seconds)
        busy = (server.cpu - before) / seconds
        ordered = sorted(delays)
        p50, p99 = (1000 * ordered[len(ordered) * it // 100] for it in (50, 99))
        return Felt(p50, p99, len(ordered), busy)

    found = []
    for _ in range(rounds):
        going.clear()
        quiet = await stretch()
        going.set()
        found.append((quiet, await stretch()))
    for line in lines:
        await line.close()
    await asyncio.gather(*both)
    return found


def main() -> None:
    """Start a server and the crowd, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", choices=list(GAMES), default="michigan")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10, help="of each stretch")
    parser.add_argument("--settings", type=json.loads, default={}, help="of the server, as JSON")
    parser.add_argument("--src", help="another checkout's src, whose server is measured")
    asked = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    ready, going = context.Event(), context.Event()
    with (
        tempfile.TemporaryDirectory() as folder,
        parlour(f"sqlite:///{folder}/t.db", src=asked.src, **asked.settings) as server,
    ):
        load = (server.url, asked.tables, asked.game, asked.bot, ready, going)
        others = context.Process(target=crowd, args=load, daemon=True)
        others.start()
        going.set()
        ready.wait()
        going.clear()
        pairs = asyncio.run(measure(server, going, asked.rounds, asked.seconds))
        others.terminate()
    print(f"{asked.tables} tables of {asked.game}, {seats_of(asked.game)} seats, {asked.bot}")
    for name, stretches in zip(("waiting", "playing"), zip(*pairs, strict=True), strict=True):
        told = " ".join(f"{it.p99:6.1f}" for it in stretches)
        middle = [statistics.median(column) for column in zip(*stretches, strict=True)]
        print(
            f"{name}: p50 {middle[0]:.1f} ms, p99 {middle[1]:.1f} ms ({told}),"
            f" {middle[2]:.0f} moves, server {middle[3]:.2f} of a core"
        )
    ratios = sorted(loaded.p99 / quiet.p99 for quiet, loaded in pairs)
    middle = [statistics.median(ratios), ratios[0], ratios[-1]]
    print("p99, playing / waiting: {:.2f} ({:.2f}–{:.2f})".format(*middle))


if __name__ == "__main__":
    main()
