"""The cost of sealed deals: ``python -m benchmarks.seals``, with Chromium and a built page.

On the server, it is the extra time of a deal: its key, pack and chance, the message at its end, and
its tally (in a thread beside).  On the page, with the machine slowed down four times, it is the
check of a match of twenty deals at once, as after a reload.  It also includes the bytes of
JavaScript that a table fetches for the check.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright
from rich.table import Table

from benchmarks.builds import show
from parlour import GAMES, proof
from parlour.server.ground import tokens
from parlour.server.ground.config import STATIC
from parlour.server.store import open_store
from parlour.server.tables import history
from parlour.server.tables.fairness import tally_of
from tests.e2e.chromium import launching
from tests.sealing import OWN, TABLE, Sealed, share
from tests.server.running import Server

DEALS, SLOW, TIMES = 20, 4, 5
KEY = "a key of the seat"
WEB = Path(__file__).parents[1] / "web"
CODE = ("check", "own")
"""The modules, with all that they import."""
CHECKED = "performance.getEntriesByName('seal-check').reduce((sum, it) => sum + it.duration, 0)"


def best(do: Callable[[], object], times: int = 200) -> float:
    """Return the microseconds of the quickest of several attempts."""
    spent = []
    for _ in range(times):
        begin = perf_counter()
        do()
        spent.append(perf_counter() - begin)
    return 1e6 * min(spent)


def on_the_server(table: Sealed) -> Table:
    """Return the cost of a deal on the server."""
    room = table.room
    seals, course = room.seals, room.course
    assert seals is not None
    assert course is not None
    deal = history.finished(TABLE, table.records)[1][-1]
    k, pack = course.number, room.pack
    key = seals.key(k, course.shares)
    wanted = share(k)
    parts: dict[str, Callable[[], object]] = {
        "a share is checked": lambda: proof.chain(bytes.fromhex(wanted), 1),
        "the number of the deal": lambda: seals.secret(k),
        "its key": lambda: proof.deal_key(seals.table, k, course.secret, course.shares),
        "its pack": lambda: proof.pack_of(key, pack),
        "its chance": lambda: proof.chance(proof.VERSION, key),
        "the log's link": lambda: proof.log_link(course.before, key, course.lines),
    }
    shown = Table("A deal of gin on the server", "µs", title="Sealed deals")
    total = 0.0
    for name, do in parts.items():
        spent = best(do)
        total += spent
        shown.add_row(name, f"{spent:.1f}")
    shown.add_row("together", f"{total:.1f}")
    shown.add_row("a pack of the system's generator instead", f"{best(lambda: drawn(pack)):.1f}")
    shown.add_row("its tally, in a thread", f"{best(lambda: tally_of(deal)):.1f}")
    return shown


def drawn(pack: tuple[int, ...]) -> list[int]:
    """Return a pack as unsealed tables draw it."""
    cards = list(pack)
    SystemRandom().shuffle(cards)
    return cards


async def write(url: str, records: list[bytes]) -> None:
    """Write a log into a database."""
    store = open_store(url)
    await store.start()
    for number, record in enumerate(records, 1):
        await store.append(TABLE, number, record)
    await store.stop()


def on_the_page(table: Sealed) -> list[float]:
    """Return the milliseconds of the page's checks of a whole match."""
    opened = msgspec.structs.replace(table.opened, token_hash=tokens.digest(KEY))
    table.entries[0] = opened
    seal = msgspec.to_builtins(table.room.seal) | {"deal": 1, "log": "", "shares": None}
    place = {"table": TABLE, "seat": 0, "token": KEY, "game": "gin", "opened": 1}
    seats: list[Any] = [{**place, "root": OWN.hex(), "seal": seal}]
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        asyncio.run(write(url, table.records))
        server = Server(url, static=str(STATIC))
        try:
            with sync_playwright() as driver:
                browser = driver.chromium.launch(**launching())
                told = json.dumps(seats)
                found = [check_time(browser, server, told) for _ in range(TIMES)]
                browser.close()
        finally:
            server.stop()
    return found


def check_time(browser: Browser, server: Server, seats: str) -> float:
    """Return the milliseconds of a new page's checks."""
    page = browser.new_context().new_page()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.add_init_script(f"localStorage['parlour.seats'] = {json.dumps(seats)}")
    page.goto(f"{server.url}/#/t/{TABLE}")
    page.get_by_test_id("seal").wait_for()
    spent: float = page.evaluate(CHECKED)
    page.context.close()
    return spent


def weight() -> int:
    """Return the zipped bytes of a table's code for its seals, bundled alone as in the page."""
    with tempfile.TemporaryDirectory() as folder:
        entry, found = Path(folder, "seals.ts"), Path(folder, "seals.js")
        lines = [f"export * from {str(WEB / 'src/lib/seal' / name)!r}" for name in CODE]
        entry.write_text("\n".join(lines))
        bundle = (str(WEB / "node_modules/.bin/rolldown"), str(entry), "--minify", "-o", str(found))
        subprocess.run(bundle, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        return len(gzip.compress(found.read_bytes()))


def main() -> None:
    """Print all figures."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    table = Sealed(GAMES["gin"], 2, target=10_000)
    table.play(DEALS)
    show(on_the_server(table))
    spent = on_the_page(table)
    shown = Table("The page", "", title=f"A match of {DEALS} deals, checked at once")
    shown.add_row(
        f"at CPU ×{SLOW}, best and median of {TIMES}", f"{min(spent):.1f}, {median(spent):.1f} ms"
    )
    shown.add_row("JavaScript, zipped", f"{weight():,} bytes")
    show(shown)


if __name__ == "__main__":
    main()
