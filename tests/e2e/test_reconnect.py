"""Play goes on as before after a lost connection, a server crash, or a reload."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from parlour.core.table import Played
from parlour.server.ground.config import STATIC
from parlour.server.store.records import Happened
from tests.e2e.conftest import Stack, Watch
from tests.e2e.playing import Player, Shown
from tests.e2e.stacking import POOR, TABLE
from tests.server.running import Server

BROKEN = "WebSocket connection to .* failed"
CUT = "Failed to load resource: net::ERR_(CONNECTION_(RESET|REFUSED)|EMPTY_RESPONSE)"


def played(server: Server) -> list[str]:
    """Return the person's actions as they are in the log; no move may be there twice."""
    happened = [entry for entry in server.entries(TABLE) if isinstance(entry, Happened)]
    moves = [it.id for it in happened if it.id is not None]
    assert len(set(moves)) == len(moves)
    return [
        it.record.action for it in happened if isinstance(it.record, Played) and it.record.seat == 0
    ]


def reload(player: Player) -> Shown:
    """Reload the page; return what it shows then."""
    player.page.reload()
    assert player.wait()
    return player.shown()


def test_a_reload_changes_nothing(stack: Stack) -> None:
    table = stack(POOR, bot="random")
    player = table.sit(0)
    seen = []

    def turns() -> Iterator[None]:
        yield
        player.press("pass")
        yield
        player.press("stock")
        yield
        player.discard("Jd")
        yield
        player.press("take")
        yield

    for _ in turns():
        assert player.wait()
        seen.append(player.shown())
        assert reload(player) == seen[-1]
    assert [len(shown.hand) for shown in seen] == [10, 10, 11, 10, 11]
    assert len({str(shown) for shown in seen}) == len(seen)
    assert played(table.server) == ["pass", "stock", "discard Jd", "take"]


def newer(page: Path, folder: Path) -> str:
    """Return a folder with a page whose scripts are called otherwise, as after an edit."""
    shutil.copytree(page, folder)
    scripts = list(folder.glob("assets/*.js"))
    names = re.compile("|".join(re.escape(script.name) for script in scripts))
    for part in [folder / "index.html", *scripts]:
        text = part.read_text("utf-8")
        part.write_text(names.sub(lambda name: f"newer-{name[0]}", text), "utf-8")
    for script in scripts:
        script.rename(script.with_name(f"newer-{script.name}"))
    return str(folder)


def test_a_killed_server_comes_back(stack: Stack, watch: Watch, tmp_path: Path) -> None:
    watch.expect(BROKEN)
    watch.expect(CUT)  # back on the line, the page asks for its version; a kill may cut that off
    table = stack(POOR, bot="random")
    player = table.sit(0)
    connection = player.page.get_by_test_id("connection")
    player.press("pass")
    assert player.wait()
    before = player.shown()

    table.server.kill()
    expect(connection).to_have_text("Connection lost. Reconnecting …")
    assert player.shown() == before
    for width in (320, 360, 1280):  # the words cover nobody's plate
        player.page.set_viewport_size({"width": width, "height": 740})
        words = connection.bounding_box()
        plate = player.page.get_by_test_id("plate-1").bounding_box()
        assert words
        assert plate
        assert words["y"] + words["height"] <= plate["y"]
    table.server.restart()
    expect(connection).to_be_hidden()
    assert player.shown() == before
    outdated = player.page.get_by_test_id("outdated")
    assert outdated.count() == 0

    table.server.kill()
    expect(connection).to_be_visible()
    table.server.settings["static"] = newer(STATIC, tmp_path / "newer")
    player.button("stock").click()
    expect(player.sent).to_be_visible()
    table.server.restart()
    expect(connection).to_be_hidden()
    expect(player.sent).to_be_hidden()
    assert player.wait()
    drawn = player.shown()
    assert len(drawn.hand) == 11
    expect(outdated).to_contain_text("A newer version of Parlour is available.")
    player.discard("Jd")
    assert player.wait()
    assert "Jd" not in player.shown().hand
    outdated.get_by_role("button").click()
    expect(outdated).to_have_count(0)
    expect(player.hand).to_be_visible()
    assert "newer-" in player.page.content()
    assert played(table.server) == ["pass", "stock", "discard Jd"]


@pytest.mark.parametrize(
    "lost", [pytest.param("play", id="move"), pytest.param("update", id="answer")]
)
def test_what_is_lost_on_the_way_is_sent_again(stack: Stack, lost: str) -> None:
    table = stack(POOR, bot="random")
    doomed: list[str] = []

    def relay(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def forward(frame: str | bytes, send: Callable[[str | bytes], None]) -> None:
            if json.loads(frame)["t"] not in doomed:
                send(frame)
            else:
                doomed.clear()
                far.close()
                near.close()

        near.on_message(lambda frame: forward(frame, far.send))
        far.on_message(lambda frame: forward(frame, near.send))

    browser = table.browser(0)
    browser.route_web_socket("**/ws/*", relay)
    player = table.open(browser)
    player.press("pass")
    assert player.wait()
    doomed.append(lost)
    player.press("stock")
    expect(player.sent).to_be_hidden()
    assert player.wait()
    assert doomed == []
    assert not player.refused.is_visible()
    assert len(player.shown().hand) == 11
    assert played(table.server) == ["pass", "stock"]


def test_a_page_that_reads_older_messages_is_told_to_reload_and_keeps_its_seat(
    stack: Stack,
) -> None:
    table = stack(POOR, bot="random")
    old = [True]

    def relay(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def forward(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "hello" and old:
                message["wire"] -= 1
            far.send(json.dumps(message))

        near.on_message(forward)

    browser = table.browser(0)
    browser.route_web_socket("**/ws/*", relay)
    page = browser.new_page()
    page.goto(f"{table.server.url}/#/t/{table.places[0].table}")
    expect(page.get_by_role("heading", name="This page is out of date")).to_be_visible()
    expect(page.get_by_test_id("refused")).to_contain_text("your seat is kept")
    old.clear()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
