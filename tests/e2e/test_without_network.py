"""People play on their own device: with the network off, and with a server that is gone."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import SHORT, Player, own_seats
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner
from tests.server.running import PATIENCE, Server

pytestmark = pytest.mark.browser_context_args(service_workers="allow")
OFFLINE = Path(__file__).parents[2] / "build" / "offline"
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
SLOW = 6 * PATIENCE * 1000
"""Milliseconds for a start of Python in a browser: a busy machine is slow at that."""
FIRST_LOAD = 7_000_000  # bytes as they travel, with the pieces of the page for all games
SIZES = """() => performance.getEntriesByType('resource')
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
LONG = [pytest.param(game, marks=pytest.mark.long) for game in SHORT if game != "gin"]


@pytest.fixture
def whole_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose page has all that playing without a network needs."""
    if not (OFFLINE / "index.html").exists():
        pytest.fail("the page for it is not built: python3 dev.py offline", pytrace=False)
    server = Server(f"sqlite:///{tmp_path}/tables.db", static=str(OFFLINE))
    yield server
    server.stop()


@pytest.fixture
def lobby(whole_server: Server, new_context: NewContext) -> Page:
    """The lobby, which the browser keeps."""
    page = new_context().new_page()
    page.set_default_timeout(SLOW)
    page.goto(whole_server.url)
    page.get_by_test_id("offline-begin").wait_for()
    page.wait_for_function(KEPT)
    return page


def go_offline(lobby: Page, server: Server) -> None:
    """Fetch what is needed, and cut the network."""
    lobby.get_by_test_id("offline-begin").click()
    lobby.get_by_test_id("offline-end").wait_for()
    server.stop()
    lobby.context.set_offline(True)


def wish_short(page: Page, game: str) -> None:
    """Choose a short match, and bots that are good."""
    house: dict[str, Any] = {"changes": SHORT[game], "level": "steady"}
    told = json.dumps(json.dumps(house))
    page.evaluate(f"localStorage.setItem('parlour.house.{game}', {told})")


@pytest.mark.parametrize("game", ["gin", *LONG])
def test_a_table_is_played_and_continued_with_the_network_off(
    lobby: Page, whole_server: Server, game: str
) -> None:
    assert not [path for path, _ in lobby.evaluate(SIZES) if "/engine-" in path]
    wish_short(lobby, game)
    go_offline(lobby, whole_server)
    look_at_sizes(lobby, whole_server)
    lobby.get_by_test_id(f"play-{game}").click()
    player = Player(lobby)
    asked = lobby.locator("[data-testid=turn].mine").or_(player.result).first
    expect(asked).to_be_visible(timeout=SLOW)
    if game == "gin":
        player.move()
        expect(asked).to_be_visible(timeout=SLOW)
    before = player.shown()
    lobby.reload()
    expect(asked).to_be_visible(timeout=SLOW)
    assert player.shown() == before
    if game == "gin":
        player.play_deal()
        expect(player.result).to_be_visible()
    assert len(own_seats(lobby)) == 1


def look_at_sizes(lobby: Page, server: Server) -> None:
    """Expect all that is needed to be kept, and to be small enough."""
    folder = lobby.evaluate("document.documentElement.dataset.offline")
    kept = json.loads((OFFLINE / folder / "kept.json").read_text("utf-8"))
    names = [*kept["pieces"], *kept["languages"]["en"]]
    pieces = sum(len(gzip.compress((OFFLINE / it).read_bytes())) for it in names)
    assert 5_000_000 < sum(kept["engine"].values()) + pieces <= FIRST_LOAD
    there = lobby.evaluate(
        "caches.open('pieces').then((it) => it.keys()).then((all) => all.map(({ url }) => url))"
    )
    paths = {url.removeprefix(f"{server.url}/") for url in there}
    assert {*names, *(folder + it for it in kept["engine"])} <= paths


@pytest.mark.long
def test_the_way_back_leads_to_the_server_and_tables_of_the_device_stay(
    lobby: Page, whole_server: Server
) -> None:
    axe = Examiner(lobby)
    axe.look("the offer")
    lobby.get_by_test_id("offline-begin").click()
    lobby.get_by_test_id("offline-end").wait_for()
    axe.look("on the device")
    assert axe.found == {}
    lobby.get_by_test_id("play-gin").click()
    here = Player(lobby)
    expect(here.hand).to_be_visible(timeout=SLOW)
    address, hand = lobby.url, here.shown().hand
    lobby.goto(f"{whole_server.url}/#/")
    lobby.get_by_test_id("offline-end").click()
    lobby.get_by_test_id("offline-begin").wait_for()
    lobby.get_by_test_id("play-lorum").click()
    expect(here.hand).to_be_visible()
    assert whole_server.fetch("/api/health")[1].startswith(b'{"tables":1')
    lobby.goto(address)
    expect(here.hand).to_be_visible(timeout=SLOW)
    assert here.shown().hand == hand
