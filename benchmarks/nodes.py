"""The cost of several servers: ``python -m benchmarks.nodes --database postgresql://...``.

The people of one table are connected to different servers, the worst case: every move is announced
to another node, which reads it from the log.  The output has the processor time per move of the
servers, of PostgreSQL and of the bus, with its ratio to that of a single server in brackets.  With
``--share 0.2`` each node has a fifth of a core: then the moves per second show the gain of a second
node, if the players and PostgreSQL have enough processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import asyncpg
import uvloop

from .load.crowd import Crowd, open_tables, settings_of
from .load.process import TICKS, Process, allow_sockets, limited, parlour

SETTLE = 1.0


class Cost(NamedTuple):
    """Microseconds of processor time per move, and the moves per second."""

    nodes: float
    database: float
    bus: float
    pace: float


def stat(pid: int) -> list[str]:
    """Return the system's figures for a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def cpu_of(pid: int) -> float:
    """Return the processor seconds of a process and its children, past ones included."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = sum(map(int, stat(pid)[11:15])) / TICKS
    return own + sum(sum(map(int, stat(int(child))[11:13])) for child in children) / TICKS


async def server_of(database: str) -> int:
    """Return the process whose children serve a database's connections."""
    line = await asyncpg.connect(database)
    pid = await line.fetchval("select pg_backend_pid()")
    parent = int(stat(pid)[1])
    await line.close()
    return parent


async def play(
    servers: list[Process], others: tuple[int, int], apart: bool, tables: int, seconds: float
) -> Cost:
    """Play gin; *apart*: a table's people use different servers.  *others*: database, bus."""

    def spent() -> list[float]:
        return [sum(it.cpu for it in servers), *(cpu_of(pid) if pid else 0.0 for pid in others)]

    [kind] = settings_of(["gin"], None, {})
    urls = [server.url for server in servers]
    crowds = [
        Crowd(part, random.Random(1)) for part in ([urls] if apart else [[url] for url in urls])
    ]
    for crowd in crowds:
        some = [kind] * (tables // len(crowds))
        await crowd.sit(await asyncio.to_thread(open_tables, crowd.urls, some), some)
    await asyncio.gather(*(crowd.go(1.0) for crowd in crowds))
    await asyncio.sleep(SETTLE)
    for crowd in crowds:
        crowd.clear()
    before = spent()
    await asyncio.gather(*(crowd.go(seconds) for crowd in crowds))
    await asyncio.sleep(SETTLE)
    used = [1e6 * (now - then) for now, then in zip(spent(), before, strict=True)]
    moved = sum(crowd.moved for crowd in crowds)
    for crowd in crowds:
        await crowd.leave()
    nodes, database, bus = (it / moved for it in used)
    return Cost(nodes, database, bus, moved / seconds)


def main() -> None:
    """Measure one server, two with tables of their own, and two that share all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bus", action="append", default=[], nargs=2, metavar=("URL", "PID"))
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--share", type=float, help="of a core that each node gets (needs root)")
    asked = parser.parse_args()
    allow_sockets()
    print(f"load {os.getloadavg()[0]:.1f} at the start")
    base: Cost | None = None
    database = asyncio.run(server_of(asked.database))
    ways = [("one node", 1, False, "", 0), ("two, tables apart", 2, False, "", 0)]
    for bus, pid in [("", "0"), *asked.bus]:
        scheme = bus.partition(":")[0] or "notify"
        ways.append((f"two, seats apart, {scheme}", 2, True, bus, int(pid)))
    for name, number, apart, bus, pid in ways:
        with ExitStack() as stack:
            servers = [stack.enter_context(parlour(asked.database, bus=bus)) for _ in range(number)]
            for server in servers if asked.share else ():
                stack.enter_context(limited(server, asked.share))
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                others = database, pid
                found = runner.run(play(servers, others, apart, asked.tables, asked.seconds))
        base = base or found
        print(
            f"{name:28} nodes {found.nodes:5.0f} us ({found.nodes / base.nodes:4.2f}),"
            f" database {found.database:4.0f} us ({found.database / base.nodes:4.2f}),"
            f" bus {found.bus:3.0f} us ({found.bus / base.nodes:4.2f}),"
            f" {found.pace:5.0f} moves/s ({found.pace / base.pace:4.2f})"
        )
    print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
