"""The cost of a log in NATS: ``python -m benchmarks.jetstream --database nats://... --pids 1 2 3``.

Many tables get a record of 150 bytes each, at once or one after the other, and the output has the
processor time per record of this process and of the NATS servers with these process ids.  Two
widths give the cost of a commit and of a record in it.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Sequence

from parlour.server.store.jetstream import JetStreamStore

from .nodes import cpu_of

WIDTHS = (1, 10, 200)
RECORDS = 2000
RECORD = bytes(range(150))


async def measure(store: JetStreamStore, pids: Sequence[int], width: int) -> str:
    """Append to *width* tables at once, again and again; return the microseconds per record."""
    own = secrets.token_hex(8)
    tables = [f"{own} {number}" for number in range(width)]
    before, here, began = [cpu_of(pid) for pid in pids], time.process_time(), time.perf_counter()
    commits = max(RECORDS // width, 10)
    for number in range(1, commits + 1):
        done = await asyncio.gather(*(store.append(it, number, RECORD) for it in tables))
        if not all(done):
            raise SystemExit("somebody else writes to these tables")
    own_us = (time.process_time() - here) / commits / width * 1e6
    theirs = [
        f"{(cpu_of(pid) - was) / commits / width * 1e6:.0f}"
        for pid, was in zip(pids, before, strict=True)
    ]
    clock = (time.perf_counter() - began) / commits * 1e3
    return f"{width:5} {own_us:8.0f} {' '.join(theirs):>16} {clock:10.1f}"


async def run(database: str, pids: Sequence[int], rounds: int) -> None:
    """Measure each width in turn, and print the bytes that a record takes."""
    store = JetStreamStore(database)
    await store.start()
    print("width  node µs  NATS µs (each)    commit ms")
    for width in WIDTHS * rounds:
        print(await measure(store, pids, width))
    info = await store._info(store._there())  # noqa: SLF001 - of no use to a server
    if info:
        print(f"{info['state']['bytes'] / info['state']['messages']:.0f} bytes per record and copy")
    await store.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--pids", type=int, nargs="+", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    asyncio.run(run(asked.database, asked.pids, asked.rounds))
