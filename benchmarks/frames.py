"""The smoothness of flying cards: ``python -m benchmarks.frames``, on a machine with Chromium.

A deal and the moves after it are filmed at the fullest table of each game, with motion on and the
machine slowed down four times.  The film has the time between frames while anything flies, and the
tasks of the page's main thread.  Other programs can delay a frame, too; the thread's own time, in
the last columns, depends less on them.  A task in flight costs frames, and one before a flight
delays the answer to a move.  People hold all seats and act when the page is at rest, so that every
motion is filmed.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.table import Table

from benchmarks.builds import show
from parlour.server.ground.config import STATIC
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.chromium import launching
from tests.e2e.playing import Wire
from tests.e2e.test_sizes import GAMES, most_seats
from tests.server.running import Seat, Server

FLIGHTS = 6
MOVES = 60  # at most, until enough flights were filmed
SLOW = 4
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False},
    "phone": {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": False},
}
# A flight begins when the browser has painted its start, not when it is requested.
FILM = """() => {
    window.film = []
    window.flights = 0
    const flies = (card) => card.getAnimations().some((way) => way.currentTime > 0)
    let [before, then] = [0, 0]
    const look = (time) => {
        const now = [...document.querySelectorAll('.flying')].filter(flies).length
        film.push([time, now])
        if (now && !before) flights += 1
        if (!now !== !before) console.timeStamp(now ? `flying ${time - then}` : 'landed')
        ;[before, then] = [now, time]
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
STILL = """document.querySelector('[data-testid=hand] [data-card]') !== null
    && document.querySelector('.dealing, .flying, [data-awaited]') === null
    && film.slice(-30).every(([, flying]) => flying === 0)"""
PAUSE = 250  # milliseconds between two looks
TRACED = ["toplevel", "devtools.timeline", "v8"]


@dataclass
class Motion:
    """Milliseconds of the frames in which something flies, and of the thread's tasks."""

    frames: list[float] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)

    @property
    def row(self) -> list[str]:
        """The table's columns: frames per second, longest frame, task in flight, and task."""
        longest = f"{max(self.tasks).own:.0f}"
        if not self.frames:
            return ["—", "—", "—", longest]
        rate = 1000 * len(self.frames) / sum(self.frames)
        flying = max(task.own for task in self.tasks if task.flying)
        return [*(f"{x:.0f}" for x in (rate, max(self.frames), flying)), longest]


@dataclass(order=True)
class Task:
    """A task of the main thread: its own milliseconds, those on the clock, and its parts."""

    own: float
    clock: float
    parts: dict[str, float] = field(compare=False)
    after: str = field(compare=False)
    flying: bool = field(compare=False)

    def __str__(self) -> str:
        parts = sorted(self.parts.items(), key=lambda it: -it[1])[:6]
        words = ", ".join(f"{name} {ms:.0f}" for name, ms in parts if ms >= 1)
        when = f"{'in flight, ' if self.flying else ''}{self.after}"
        return f"{self.own:.0f} ms ({self.clock:.0f} by the clock), {when}: {words}"


def steps(film: list[list[float]]) -> list[float]:
    """Return the times between frames, at least one of which shows a card in flight."""
    return [b - a for (a, here), (b, there) in pairwise(film) if here or there]


def flights(notes: list[tuple[float, str]]) -> list[tuple[float, float]]:
    """Return the start and end of each flight: from the frame before the one that shows it."""
    found = list[tuple[float, float]]()
    for at, note in notes:
        word, _, ago = note.partition(" ")
        if word == "flying":
            found.append((at - 1000 * float(ago), math.inf))
        elif word == "landed" and found:
            found[-1] = (found[-1][0], at)
    return found


def tasks(trace: bytes) -> list[Task]:
    """Return the tasks of the page's main thread; the time of a part excludes its own parts."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (it["pid"], it["tid"])
        for it in events
        if it["name"] == "thread_name" and it["args"]["name"] == "CrRendererMain"
    }
    mine = [it for it in events if (it["pid"], it["tid"]) in threads and "tdur" in it]
    notes = sorted(
        (it["ts"], it["args"]["data"]["message"]) for it in events if it["name"] == "TimeStamp"
    )
    films = flights(notes)
    found, inside = list[Task](), list[tuple[float, dict[str, float], str]]()
    for it in sorted(mine, key=lambda it: (it["pid"], it["tid"], it["ts"], -it["dur"])):
        own = it["tdur"] / 1000
        while inside and inside[-1][0] <= it["ts"]:
            inside.pop()
        if it["name"] == "ThreadControllerImpl::RunTask" and not inside:
            end = it["ts"] + it["dur"]
            at, note = max((mark for mark in notes if mark[0] < end), default=(0.0, "the start"))
            after = f"{max(0, it['ts'] - at) / 1000:.0f} ms after {note}"
            flying = any(it["ts"] < landed and end > begun for begun, landed in films)
            found.append(Task(own, it["dur"] / 1000, defaultdict(float), after, flying))
        elif not inside:
            continue
        else:
            inside[-1][1][inside[-1][2]] -= own
        found[-1].parts[it["name"]] += own
        inside.append((it["ts"] + it["dur"], found[-1].parts, it["name"]))
    return found


class Camera:
    """Films a page without Playwright's own scripts, whose loading would cost frames."""

    def __init__(self, page: Page, device: CDPSession) -> None:
        self.page, self.device = page, device
        page.add_init_script(f"({FILM})()")

    def tell(self, expression: str) -> Any:
        """Return the value of an expression in the page."""
        asked = {"expression": expression, "returnByValue": True}
        return self.device.send("Runtime.evaluate", asked)["result"].get("value")

    def note(self, words: str) -> None:
        """Write a description of the next step into the trace."""
        self.tell(f"console.timeStamp({json.dumps(words)})")

    def rest(self) -> None:
        """Wait until nothing moves."""
        start = self.tell("film.length")
        while not self.tell(f"film.length >= {start} + 30 && {STILL}"):
            self.page.wait_for_timeout(PAUSE)

    @contextmanager
    def film(self, motion: Motion) -> Iterator[None]:
        """Film what happens in the block, until the page is at rest."""
        browser = self.page.context.browser
        assert browser is not None
        browser.start_tracing(page=self.page, categories=TRACED)
        self.tell("film.length = flights = 0")
        yield
        self.rest()
        motion.frames += steps(self.tell("film"))
        motion.tasks += tasks(browser.stop_tracing())


def play(camera: Camera, host: Server, game: str) -> dict[str, Motion]:
    """Deal at a table and play some moves; return the motions of both."""
    deal, moves, chance = Motion(), Motion(), Random(game)
    wire, seats = Wire(camera.page), most_seats(game)
    place = host.open(game=game, seats=seats, name="Ann")
    kept = [{"table": place.table, "seat": place.seat, "token": place.token, "game": game}]
    own = json.dumps(json.dumps([{**kept[0], "opened": 1}]))
    camera.page.add_init_script(f"localStorage.setItem('parlour.seats', {own})")
    camera.page.goto(f"{host.url}/#/t/{place.table}")
    camera.page.get_by_test_id("invite-link").wait_for()
    places: list[PlaceInfo] = [place]
    while len(places) < seats - 1:
        places.append(host.join(place.table))
    with ExitStack() as open_lines:
        with camera.film(deal):
            camera.note("the last seat is taken")
            places.append(host.join(place.table))
            wire.wait(1)
        people = [open_lines.enter_context(Seat(host, it)) for it in places]
        with camera.film(moves):
            for _ in range(MOVES):
                for person in people:
                    person.settle()
                mover = next((it for it in people if it.now.legal), None)
                if mover is None:
                    break
                action = chance.choice(mover.now.legal)
                camera.note(f"{mover.place.seat}: {action.text}")
                mover.play(action)
                mover.settle()
                wire.wait(mover.now.seq)
                camera.rest()
                if camera.tell("flights") >= FLIGHTS:
                    break
    return {"deal": deal, "moves": moves}


def filmed(browser: Browser, host: Server, game: str, look: str, slow: int) -> dict[str, Motion]:
    """Return the motions at a new table, in a browser of its own."""
    page = browser.new_context(reduced_motion="no-preference", locale="en-US").new_page()
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setDeviceMetricsOverride", LOOKS[look])
    device.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    motions = play(Camera(page, device), host, game)
    page.context.close()
    return motions


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="all where none is named")
    parser.add_argument("--look", choices=LOOKS, action="append", help="both where none is named")
    parser.add_argument("--slow", type=int, default=SLOW, help="how many times slower")
    parser.add_argument("--tasks", type=int, default=0, help="tell as many of the longest tasks")
    asked = parser.parse_args()
    table = Table(title=f"cards in flight, CPU ×{asked.slow}", title_justify="left")
    for heading in ("game", "seats", "look", "what"):
        table.add_column(heading)
    for heading in ("frames/s", "longest frame ms", "task in flight ms", "longest task ms"):
        table.add_column(heading, justify="right")
    with ExitStack() as later, sync_playwright() as driver:
        folder = later.enter_context(tempfile.TemporaryDirectory())
        host = Server(f"sqlite:///{folder}/tables.db", static=str(STATIC))
        later.callback(host.stop)
        browser = driver.chromium.launch(**launching(whole=True))
        for game in asked.games:
            for look in asked.look or LOOKS:
                for kind, motion in filmed(browser, host, game, look, asked.slow).items():
                    table.add_row(game, str(most_seats(game)), look, kind, *motion.row)
                    for task in sorted(motion.tasks, reverse=True)[: asked.tasks]:
                        print(f"{game} {look} {kind}: {task}")
        browser.close()
    show(table)


if __name__ == "__main__":
    main()
