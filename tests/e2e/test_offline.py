"""The device keeps the page: it starts without a server, and says in words what it cannot do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PATIENT, Watch
from tests.e2e.stacking import NewContext
from tests.server.running import Server

pytestmark = pytest.mark.browser_context_args(service_workers="allow")
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
UNREACHED = "Failed to load resource|net::ERR|Failed to fetch|FetchEvent|Unable to preload"


@pytest.fixture
def own_server(built_page: str, tmp_path: Path) -> Iterator[Server]:
    """A server with a page of its own, which may be stopped and changed."""
    folder = shutil.copytree(built_page, tmp_path / "page")
    server = Server(f"sqlite:///{tmp_path}/tables.db", static=str(folder), **PATIENT)
    yield server
    server.stop()


@pytest.fixture
def kept(own_server: Server, new_context: NewContext) -> Page:
    """The lobby, which the browser has kept."""
    page = new_context().new_page()
    page.goto(own_server.url)
    page.get_by_test_id("fairness-link").wait_for()
    page.wait_for_function(KEPT)
    return page


def test_the_lobby_starts_without_its_server_and_plays_once_it_is_back(
    kept: Page, own_server: Server, watch: Watch
) -> None:
    watch.expect(UNREACHED)
    own_server.stop()
    kept.reload()
    told = kept.get_by_role("alert")
    expect(told).to_contain_text("The server cannot be reached.")
    # A part that was never loaded is not there: that, too, is said.
    kept.goto(f"{own_server.url}/#/open/gin")
    expect(kept.get_by_test_id("outdated")).to_contain_text("The server cannot be reached.")
    kept.goto(f"{own_server.url}/#/")
    expect(kept.get_by_test_id("outdated")).to_have_count(0)
    own_server.restart()
    told.get_by_role("button").click()
    kept.get_by_test_id("play-gin").click()
    expect(kept.get_by_test_id("hand")).to_be_visible()


def test_a_device_without_a_network_says_so_and_goes_on_by_itself(
    kept: Page, own_server: Server, watch: Watch
) -> None:
    watch.expect(UNREACHED)
    own_server.stop()
    kept.context.set_offline(True)
    kept.reload()
    expect(kept.get_by_role("alert")).to_contain_text("You are offline.")
    own_server.restart()
    kept.context.set_offline(False)
    expect(kept.get_by_role("alert")).to_have_count(0)
    kept.get_by_test_id("play-gin").wait_for()


def test_a_newer_page_of_the_server_is_shown_at_once(kept: Page, own_server: Server) -> None:
    own_server.stop()
    index = Path(own_server.settings["static"]) / "index.html"
    index.write_text(index.read_text("utf-8").replace("<body>", "<body data-newer>"), "utf-8")
    own_server.restart()
    kept.reload()
    expect(kept.locator("body[data-newer]")).to_be_visible()


def test_what_was_told_to_a_seat_is_not_kept(kept: Page) -> None:
    """Only files that are the same for everybody are on the device."""
    kept.get_by_test_id("play-gin").click()
    kept.get_by_test_id("hand").wait_for()
    kept.reload()
    kept.get_by_test_id("hand").wait_for()
    there = kept.evaluate(
        """() => caches.keys().then((names) => Promise.all(names.map((name) =>
            caches.open(name).then((it) => it.keys())))).then((all) =>
            all.flat().map(({ url }) => new URL(url).pathname))"""
    )
    assert len(there) > 5
    assert [it for it in there if it != "/index.html" and not it.startswith("/assets/")] == []
