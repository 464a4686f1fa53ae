"""How long people watch: ``python -m benchmarks.pace``, on a machine with Chromium.

One person plays on the page, with motion on, against bots of the usual level at the fullest table
of a game with chips.  They act as soon as they are asked.  The measurement is the time of a deal,
from the first card to its result, and the wait for each of their turns.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from contextlib import ExitStack
from typing import Literal, get_args

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from rich.table import Table

from benchmarks.builds import show
from parlour import GAMES, bots
from parlour.server.ground.config import STATIC, Config
from parlour.server.wire.protocol.values import Pace
from tests.e2e.chromium import launching
from tests.e2e.stopping import Sitter, sit_down
from tests.server.running import Server

GAME, DEALS = "tripoley", 4
SIZE: ViewportSize = {"width": 1280, "height": 800}


def watched(page: Page, deals: int) -> tuple[list[float], list[float]]:
    """Play some deals; return the seconds that each took, and those until each turn."""
    me, took, waited = Sitter(page), list[float](), list[float]()
    while True:
        start = last = time.monotonic()
        while me.wait():
            waited.append(time.monotonic() - last)
            me.move()  # its buttons go at once
            last = time.monotonic()
        took.append(time.monotonic() - start)
        if len(took) == deals:
            return took, waited
        me.on.click()
        expect(me.result).to_be_hidden()


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paces", nargs="*", default=[*get_args(Pace)], help="all if none is named")
    parser.add_argument("--game", choices=("tripoley", "michigan"), default=GAME)
    parser.add_argument("--seats", type=int, help="the most of the game if not given")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--still", action="store_true", help="without motion: the bots' share")
    asked = parser.parse_args()
    seats = asked.seats or GAMES[asked.game].seats[-1]
    table = Table(title=f"{asked.game}, {seats} seats", title_justify="left")
    for heading in ("pace", "seconds of a deal", "longest", "wait for a turn", "longest", "turns"):
        table.add_column(heading, justify="left" if heading == "pace" else "right")
    motion: Literal["reduce", "no-preference"] = "reduce" if asked.still else "no-preference"
    with ExitStack() as later, sync_playwright() as driver:
        folder = later.enter_context(tempfile.TemporaryDirectory())
        delay = Config().bot_delay
        host = Server(f"sqlite:///{folder}/tables.db", static=str(STATIC), bot_delay=delay)
        later.callback(host.stop)
        browser = driver.chromium.launch(**launching(whole=True))
        for pace in asked.paces:
            page = browser.new_context(
                base_url=host.url, viewport=SIZE, reduced_motion=motion, locale="en-US"
            ).new_page()
            page.set_default_timeout(120_000)
            others = bots.usual(asked.game)
            sit_down(page, asked.game, seats, others=others, pace=pace, deals=asked.deals)
            took, waited = watched(page, asked.deals)
            figures = (statistics.mean(took), max(took), statistics.mean(waited), max(waited))
            turns = len(waited) / len(took)
            table.add_row(pace, *(f"{it:.1f}" for it in (*figures, turns)))
            page.context.close()
        browser.close()
    show(table)


if __name__ == "__main__":
    main()
