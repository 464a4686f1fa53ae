"""Load on a real server: ``python benchmarks/server.py --tables 100 --seconds 10``.

Two persons sit at every table and move as soon as they may; every move is durable before it is
acknowledged.  Printed are the moves per second, the time from a move to its acknowledgement, and
the server's processor time per move, which is the figure to compare: the clients of this script
share the machine and cost more than the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PROGRAM = """
import sys
from parlour.server.config import UNLIMITED, Config
from parlour.server.run import serve
serve(Config(port=0, db=sys.argv[1], **UNLIMITED))
"""


@dataclass
class Measured:
    """What the clients saw: seconds from each move to its acknowledgement."""

    delays: list[float] = field(default_factory=list)

    def percentile(self, percent: float) -> float:
        """Return a percentile of the delays in milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def post(url: str, body: Any) -> Any:
    """Return the answer to a posted request."""
    request = urllib.request.Request(url, json.dumps(body).encode())  # noqa: S310 - our own server
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - as above
        return json.load(answer)


def seat_two(url: str) -> list[Any]:
    """Open a table and return both its places."""
    wish = {"game": "gin", "options": {"target": 10_000}}
    place = post(f"{url}/api/tables", wish)
    return [place, post(f"{url}/api/tables/{place['table']}/seats", {})]


async def person(line: ClientConnection, token: str, chance: random.Random, out: Measured) -> None:
    """Play at random until the line closes."""
    await line.send(json.dumps({"t": "hello", "token": token}))
    sent = 0.0
    with suppress(ConnectionClosed):
        async for text in line:
            told = json.loads(text)
            if told.get("id"):
                out.delays.append(time.perf_counter() - sent)
            if told.get("legal"):
                action = chance.choice(told["legal"])["text"]
                move = {"t": "play", "id": str(told["seq"]), "at": told["seq"], "action": action}
                sent = time.perf_counter()
                await line.send(json.dumps(move))
            elif told.get("waiting") == "deal" and told["seq"] and any(told["events"]):
                await line.send(json.dumps({"t": "next", "at": told["seq"]}))


async def load(url: str, tables: int, seconds: float, pid: int) -> tuple[Measured, float]:
    """Play at many tables for a while; return what was measured and the server's CPU seconds."""
    places = [place for _ in range(tables) for place in await asyncio.to_thread(seat_two, url)]
    socket = url.replace("http", "ws")
    out, chance = Measured(), random.Random(1)
    lines = [await connect(f"{socket}/ws/{p['table']}", compression=None) for p in places]
    players = [
        asyncio.create_task(person(line, place["token"], chance, out))
        for line, place in zip(lines, places, strict=True)
    ]
    await asyncio.sleep(1)
    out.delays.clear()
    before = cpu_seconds(pid)
    await asyncio.sleep(seconds)
    measured, spent = Measured(out.delays.copy()), cpu_seconds(pid) - before
    for line in lines:
        await line.close()
    await asyncio.gather(*players)
    return measured, spent


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process; 0 where there is no ``/proc``."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> str:
    """Return the resident memory of a process."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((line.split(":")[1].strip() for line in lines if "VmRSS" in line), "?")


def main() -> None:
    """Start a server, load it, print what was seen."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--db", help="default: a SQLite file in a temporary folder")
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = wish.db or f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-c", PROGRAM, db]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert server.stderr is not None
        url = next(line for line in server.stderr if "address=" in line).partition("address=")[2]
        measured, spent = asyncio.run(load(url.strip(), wish.tables, wish.seconds, server.pid))
        print(f"tables       {wish.tables} of two persons, {wish.seconds:g} s, {db.split(':')[0]}")
        print(f"moves/s      {len(measured.delays) / wish.seconds:.0f}")
        p50, p99 = measured.percentile(50), measured.percentile(99)
        print(f"acknowledged p50 {p50:.1f} ms, p99 {p99:.1f} ms")
        print(
            f"server CPU   {1e6 * spent / len(measured.delays):.0f} us/move, {memory(server.pid)}"
        )
        server.terminate()
        server.communicate()


if __name__ == "__main__":
    main()
