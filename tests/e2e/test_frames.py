"""How smoothly cards fly: the time between the frames of a deal and of the moves after it.

Figures depend on the machine; ``pytest -m long tests/e2e/test_frames.py``, alone, prints them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.playing import Wire
from tests.e2e.stacking import NewContext
from tests.e2e.test_sizes import GAMES, most_seats, sit_down
from tests.server.running import Seat, Server

RUNS = 3
MOVES = 4
SLOW = 4
FEWEST = 55  # frames a second
LONGEST = 50  # milliseconds of a frame on a machine that is so many times slower
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False},
    "phone": {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": False},
}
FILM = """() => {
    window.film = []
    const look = (time) => {
        film.push([time, document.querySelectorAll('.flying').length])
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
STILL = "(from) => film.length >= from + 8 && film.slice(-8).every(([, flying]) => flying === 0)"


@pytest.fixture(scope="module")
def calm(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait until cards have come to rest, as usual."""
    file = tmp_path_factory.mktemp("frames") / "tables.db"
    server = Server(f"sqlite:///{file}", static=built_page, bot_delay=1.2)
    yield server
    server.stop()


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


def film_of(page: Page) -> list[list[float]]:
    """Wait until nothing flies any more; return the film so far, and begin another."""
    page.wait_for_function(STILL, arg=page.evaluate("film.length"))
    film: list[list[float]] = page.evaluate("film.splice(0)")
    return film


def show(page: Page, host: Server, game: str) -> tuple[list[Motion], list[Motion]]:
    """Let a table be dealt and some moves be played; return the motions of both."""
    wire = Wire(page)
    page.add_init_script(f"({FILM})()")
    place = sit_down(page, host, game, most_seats(game))
    deals = [motion_of(film_of(page))]
    moves = []
    with Seat(host, place) as me:
        for _ in range(MOVES):
            me.wait(lambda now: bool(now.legal) or now.waiting != "play")
            if not me.now.legal:
                break
            wire.wait(me.now.seq)
            film_of(page)
            me.play(me.now.legal[0])
            me.settle()
            wire.wait(me.now.seq)
            moves.append(motion_of(film_of(page)))
    return [it for it in deals if it], [it for it in moves if it]


def figures(
    look: dict[str, Any], new_context: NewContext, host: Server, game: str, slow: int
) -> dict[str, Motion]:
    """Return the rate of the median run and its longest frame, for deals and for moves."""
    rates: dict[str, list[float]] = {"deal": [], "move": []}
    longest: dict[str, list[float]] = {"deal": [], "move": []}
    for _ in range(RUNS):
        page = new_context().new_page()
        device = page.context.new_cdp_session(page)
        device.send("Emulation.setDeviceMetricsOverride", look)
        device.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        for kind, motions in zip(("deal", "move"), show(page, host, game), strict=True):
            rates[kind] += [it.rate for it in motions]
            longest[kind] += [it.longest for it in motions]
        page.context.close()
    return {
        kind: Motion(median(rates[kind]), median(longest[kind])) for kind in rates if rates[kind]
    }


@pytest.mark.long
@pytest.mark.browser_context_args(reduced_motion="no-preference")
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_fly_smoothly(
    new_context: NewContext, calm: Server, game: str, look: str, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = figures(LOOKS[look], new_context, calm, game, 1)
    slow = figures(LOOKS[look], new_context, calm, game, SLOW)
    with capsys.disabled():
        for name, found in (("", quick), (f" at CPU ×{SLOW}", slow)):
            for kind, motion in found.items():
                rate, longest = f"{motion.rate:.0f} frames/s", f"longest {motion.longest:.0f} ms"
                sys.stderr.write(f"\n{game} {look} {kind}{name}: {rate}, {longest}")
    assert quick
    assert min(motion.rate for motion in quick.values()) >= FEWEST
    assert max(motion.longest for motion in slow.values()) <= LONGEST
