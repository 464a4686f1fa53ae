"""How smoothly cards fly: ``python -m benchmarks.frames``, alone on a machine with Chromium.

Filmed is the time between the frames of a deal and of the moves after it, at the fullest table of
each game, with motion on; then again on a machine that is made four times slower.
"""

from __future__ import annotations

import argparse
import math
import tempfile
from dataclasses import astuple, dataclass
from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.table import Table

from benchmarks.builds import show
from parlour.server.config import STATIC
from tests.e2e.chromium import launching
from tests.e2e.playing import Wire
from tests.e2e.test_sizes import GAMES, go_to_table, most_seats
from tests.server.running import Seat, Server

MOVES = 4
SLOW = 4
CALM = 1.2  # seconds that bots wait, as usual, until cards have come to rest
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False},
    "phone": {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": False},
}
# A flight begins when the browser has painted what it starts from, not when it is asked for.
FILM = """() => {
    window.film = []
    const flies = (card) => card.getAnimations().some((way) => way.currentTime > 0)
    const look = (time) => {
        film.push([time, [...document.querySelectorAll('.flying')].filter(flies).length])
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
STILL = """document.querySelector('[data-testid=hand] [data-card]') !== null
    && document.querySelector('[data-awaited]') === null
    && film.length >= %d + 8 && film.slice(-8).every(([, flying]) => flying === 0)"""
PAUSE = 200  # milliseconds between two looks


NONE = (math.nan, math.nan)  # who comes when a bot has moved already sees no cards dealt


@dataclass(frozen=True)
class Motion:
    """The frames of one motion: how many a second, and the longest in milliseconds."""

    rate: float
    longest: float


def motion_of(film: list[list[float]]) -> Motion | None:
    """Return what was filmed from the first card seen to fly to the last; None if none does."""
    moving = [i for i, (_, flying) in enumerate(film) if flying]
    if not moving:
        return None
    times = [time for time, _ in film[moving[0] : moving[-1] + 2]]
    steps = [b - a for a, b in pairwise(times)]
    return Motion(1000 * len(steps) / sum(steps), max(steps))


class Camera:
    """Looks at a page without Playwright's own scripts: to load them would cost the page frames."""

    def __init__(self, page: Page, device: CDPSession) -> None:
        self.page, self.device = page, device
        page.add_init_script(f"({FILM})()")

    def tell(self, expression: str) -> Any:
        """Return the value of an expression in the page."""
        asked = {"expression": expression, "returnByValue": True}
        return self.device.send("Runtime.evaluate", asked)["result"].get("value")

    def film(self) -> list[list[float]]:
        """Wait until nothing flies any more; return the film so far, and begin another."""
        start = self.tell("film.length")
        while not self.tell(STILL % start):
            self.page.wait_for_timeout(PAUSE)
        film: list[list[float]] = self.tell("film.splice(0)")
        return film


def play(camera: Camera, host: Server, game: str) -> tuple[list[Motion], list[Motion]]:
    """Let a table be dealt and some moves be played; return the motions of both."""
    wire = Wire(camera.page)
    place = go_to_table(camera.page, host, game, most_seats(game))
    deals = [motion_of(camera.film())]
    moves = []
    with Seat(host, place) as me:
        for _ in range(MOVES):
            me.wait(lambda now: bool(now.legal) or now.waiting != "play")
            if not me.now.legal:
                break
            wire.wait(me.now.seq)
            camera.film()
            me.play(me.now.legal[0])
            me.settle()
            wire.wait(me.now.seq)
            moves.append(motion_of(camera.film()))
    return [it for it in deals if it], [it for it in moves if it]


def figures(
    browser: Browser, host: Server, game: str, look: str, slow: int, runs: int
) -> dict[str, Motion]:
    """Return the median rate and the median longest frame, of deals and of moves."""
    filmed: dict[str, list[Motion]] = {"deal": [], "move": []}
    for _ in range(runs):
        page = browser.new_context(reduced_motion="no-preference", locale="en-US").new_page()
        device = page.context.new_cdp_session(page)
        device.send("Emulation.setDeviceMetricsOverride", LOOKS[look])
        device.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        for kind, motions in zip(filmed, play(Camera(page, device), host, game), strict=True):
            filmed[kind] += motions
        page.context.close()
    return {
        kind: Motion(median(it.rate for it in motions), median(it.longest for it in motions))
        for kind, motions in filmed.items()
        if motions
    }


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="all where none is named")
    parser.add_argument("--look", choices=LOOKS, action="append", help="both where none is named")
    parser.add_argument("--runs", type=int, default=3, help="of each game, look and speed")
    asked = parser.parse_args()
    table = Table(title="cards in flight", title_justify="left")
    for heading in ("game", "seats", "look", "what"):
        table.add_column(heading)
    for speed in ("", f", CPU ×{SLOW}"):
        for heading in ("frames/s", "longest ms"):
            table.add_column(heading + speed, justify="right")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        host = Server(f"sqlite:///{folder}/tables.db", static=str(STATIC), bot_delay=CALM)
        browser = driver.chromium.launch(**launching())
        for game in asked.games:
            for look in asked.look or LOOKS:
                quick, slow = (
                    figures(browser, host, game, look, rate, asked.runs) for rate in (1, SLOW)
                )
                for kind in ("deal", "move"):
                    motions = [by.get(kind) for by in (quick, slow)]
                    found = [f"{x:.0f}" for it in motions for x in (astuple(it) if it else NONE)]
                    table.add_row(game, str(most_seats(game)), look, kind, *found)
        browser.close()
        host.stop()
    show(table)


if __name__ == "__main__":
    main()
