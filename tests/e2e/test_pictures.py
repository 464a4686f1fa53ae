"""The pictures of the README: what the page shows while two people play, with motion on.

``PARLOUR_PICTURES=folder`` writes them there (``python3 dev.py pictures``).
"""

from __future__ import annotations

import base64
import io
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import CDPSession, Page, expect

import parlour
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from tests.e2e.conftest import Stack
from tests.e2e.stacking import gin_pack, played_by
from tests.e2e.test_sizes import GAMES
from tests.server.running import Seat

pytestmark = pytest.mark.long  # nothing else depends on what they show

PACK = gin_pack(
    "4s 5s 6s 8c 8d 2h 2d Kd Qc 9h", "Ac 4c 7c Tc 3d 5d 9d Jd 3h 6h", "Qs", "Ks 8h Jh 2c"
)
"""The non-dealer draws two melds, and knocks with 9."""
TABLES = {"romme": ("random", 3, 82, 48), "tripoley": ("steady", 5, 13, 3)}
"""Of tables: which bots have played, how many they are, so many actions, and with which pack."""
SIZE = (640, 400)  # of the moving picture; the page is a desktop's
LIGHT = 300_000  # bytes of the moving picture at most
PHONE = {"width": 360, "height": 740}
HOLD = 900  # milliseconds that a position stays before the next action, so that one can read it
STILL = "() => !document.querySelector('.flying')"
UNSEALED = """() => {
    const style = new CSSStyleSheet()
    style.replaceSync('[data-testid=live-seal] { display: none }')
    document.adoptedStyleSheets.push(style)
}"""
"""Leaves out that prepared packs are not sealed, as other tables are."""
EMPTY_FLIGHTS = """() => {
    window.emptyFlights = 0
    window.flights = 0
    window.begun = Infinity
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.className === 'flying') {
                    flights += 1
                    begun = Math.min(begun, performance.timeOrigin + performance.now())
                    if (!node.querySelector('.face, .back')) emptyFlights += 1
                }
    }).observe(document, { childList: true, subtree: true })
}"""


@pytest.fixture
def album(tmp_path: Path) -> Path:
    """The folder for the pictures."""
    return Path(os.environ.get("PARLOUR_PICTURES") or tmp_path)


class Film:
    """Every frame that the browser paints, with the time when it did."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, Image.Image]] = []
        self.holds: list[int] = []
        self._camera: CDPSession = page.context.new_cdp_session(page)
        self._camera.on("Page.screencastFrame", self._take)
        self._camera.send("Page.startScreencast", {"format": "png"})

    def _take(self, shot: dict[str, Any]) -> None:
        picture = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
        self.frames.append((shot["metadata"]["timestamp"] * 1000, picture.resize(SIZE)))
        self._camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    def rest(self) -> None:
        """Wait until nothing moves; what is seen then stays for a while."""
        self.page.wait_for_function(STILL)
        self.page.screenshot()  # has the last frame painted
        self.holds.append(len(self.frames) - 1)

    def save(self, file: Path) -> None:
        """Write the film, from the first card that is dealt."""
        self._camera.send("Page.stopScreencast")
        begun = self.page.evaluate("begun")
        early = sum(time < begun for time, _ in self.frames)
        self.frames = self.frames[early:]
        self.holds = [hold - early for hold in self.holds]
        times = [time for time, _ in self.frames]
        lasts = [min(int(b - a), 120) for a, b in pairwise(times)] + [HOLD]
        lasts = [HOLD if i in self.holds else max(last, 20) for i, last in enumerate(lasts)]
        pictures = [picture for _, picture in self.frames]
        others = pictures[1:]
        pictures[0].save(
            file, save_all=True, append_images=others, duration=lasts, quality=30, method=6
        )


@pytest.mark.browser_context_args(reduced_motion="no-preference", color_scheme="light")
def test_a_deal_as_a_moving_picture(stack: Stack, album: Path) -> None:
    table = stack(PACK)
    context = table.browser(0)
    context.add_init_script(f"({EMPTY_FLIGHTS})()")
    context.add_init_script(f"({UNSEALED})()")
    page = context.new_page()
    film = Film(page)
    page.goto(table.url)
    player = table.at(page)
    film.rest()
    assert page.evaluate("[flights, emptyFlights]") == [20, 0]
    with Seat(table.server, table.places[1]) as ben:
        player.press("pass")
        for his, drawn, thrown in (("Ks", "8h", "Kd"), ("Jh", "2c", "Qc")):
            ben.wait(lambda now: bool(now.legal))
            film.rest()
            for action in ("stock", f"discard {his}"):
                ben.play(action)
                ben.settle()
            assert player.wait()
            film.rest()
            player.press("stock")
            player.card(drawn).wait_for()
            film.rest()
            player.choose(thrown)
            film.rest()
            if player.may("knock", thrown):
                player.press("knock")
            else:
                player.throw(thrown)
    expect(player.result).to_have_css("opacity", "1")
    film.rest()
    assert page.evaluate("emptyFlights") == 0
    film.save(album / "deal.webp")
    with Image.open(album / "deal.webp") as picture:
        assert getattr(picture, "n_frames", 1) > 20
        assert picture.size == SIZE
    assert (album / "deal.webp").stat().st_size < LIGHT


@pytest.mark.browser_context_args(color_scheme="dark", viewport=PHONE, device_scale_factor=2)
def test_a_picture_of_the_table_on_a_phone(stack: Stack, album: Path) -> None:
    table = stack(PACK)
    player = table.sit(0)
    with Seat(table.server, table.places[1]) as ben:
        player.press("pass")
        for action in ("stock", "discard Ks"):
            ben.wait(lambda now: bool(now.legal))
            ben.play(action)
            ben.settle()
        player.button("stock").wait_for()
        player.press("stock")
        player.card("8h").wait_for()
        player.choose("Kd")
        expect(player.page.get_by_test_id("plate-1")).not_to_contain_text("away")
        save(player.page, album / "phone.webp")


def save(page: Page, file: Path) -> None:
    """Take a picture of a page that shows something."""
    page.evaluate(UNSEALED)
    page.evaluate("() => document.fonts.ready")
    with Image.open(io.BytesIO(page.screenshot())) as picture:
        assert max(ImageStat.Stat(picture.convert("RGB")).stddev) > 20
        picture.save(file, quality=80)


@pytest.mark.browser_context_args(color_scheme="light")
def test_a_picture_of_the_lobby(page: Page, album: Path) -> None:
    page.goto("/")
    expect(page.get_by_test_id("cover-gin")).to_be_visible()
    save(page, album / "lobby.webp")


@pytest.mark.browser_context_args(color_scheme="light")
@pytest.mark.parametrize("game", [game for game in TABLES if game in GAMES])
def test_a_picture_of_a_table_in_mid_game(stack: Stack, album: Path, game: str) -> None:
    bot, seats, actions, seed = TABLES[game]
    played = parlour.GAMES[game]
    pack = Pack(played.pack(played.options(), seats))
    pack.shuffle(Random(seed))
    cards = pack.to_list()
    then = played_by(bot, cards, game, seats, actions)
    table = stack(cards, game=game, seats=seats, bot="steady", then=then)
    page = table.sit(0).page
    page.get_by_test_id("fold").click()
    save(page, album / f"{game}.webp")
