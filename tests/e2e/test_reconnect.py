"""The line breaks, the server dies, the page is loaded anew: everything goes on as it was."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from parlour.core.table import Played
from parlour.server.records import Happened
from tests.e2e.conftest import Stack, Watch
from tests.e2e.playing import Player, Shown
from tests.e2e.stacking import POOR, TABLE
from tests.server.running import Server

BROKEN = r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED"


def played(server: Server) -> list[str]:
    """Return the person's actions as they are in the log; no move may be there twice."""
    happened = [entry for entry in server.entries(TABLE) if isinstance(entry, Happened)]
    moves = [it.id for it in happened if it.id is not None]
    assert len(set(moves)) == len(moves)
    return [
        it.record.action
        for it in happened
        if isinstance(it.record, Played) and it.record.seat == 0
    ]


def reload(player: Player) -> Shown:
    """Load the page anew; return what it shows then."""
    player.page.reload()
    assert player.wait()
    return player.shown()


def test_a_reload_changes_nothing(stack: Stack) -> None:
    table = stack(POOR, bot="random")
    player = table.sit(0)
    seen = []
    for move in ("", "pass", "stock", "discard", "take"):
        if move == "discard":
            player.discard("Jd")
        elif move:
            player.press(move)
        assert player.wait()
        seen.append(player.shown())
        assert reload(player) == seen[-1]
    assert [len(shown.hand) for shown in seen] == [10, 10, 11, 10, 11]
    assert len({str(shown) for shown in seen}) == len(seen)
    assert played(table.server) == ["pass", "stock", "discard Jd", "take"]


def test_a_killed_server_comes_back(stack: Stack, watch: Watch) -> None:
    watch.expect(BROKEN)
    table = stack(POOR, bot="random")
    player = table.sit(0)
    connection = player.page.get_by_test_id("connection")
    player.press("pass")
    assert player.wait()
    before = player.shown()

    table.server.kill()
    expect(connection).to_have_text("The line is broken. Reconnecting …")
    assert player.shown() == before
    table.server.restart()
    expect(connection).to_be_hidden()
    assert player.shown() == before

    table.server.kill()
    expect(connection).to_be_visible()
    player.button("stock").click()
    expect(player.sent).to_be_visible()
    table.server.restart()
    expect(connection).to_be_hidden()
    expect(player.sent).to_be_hidden()
    assert player.wait()
    drawn = player.shown()
    assert len(drawn.hand) == 11
    player.discard("Jd")
    assert player.wait()
    assert "Jd" not in player.shown().hand
    assert played(table.server) == ["pass", "stock", "discard Jd"]


@pytest.mark.parametrize("lost", ["move", "answer"])
def test_what_is_lost_on_the_way_is_sent_again(stack: Stack, lost: str) -> None:
    table = stack(POOR, bot="random")
    cut = False
    cuts = []

    def relay(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def lose() -> None:
            cuts.append(lost)
            far.close()
            near.close()

        def sent(frame: str | bytes) -> None:
            if cut and not cuts and lost == "move" and json.loads(frame)["t"] == "play":
                lose()
            else:
                far.send(frame)

        def answered(frame: str | bytes) -> None:
            if cut and not cuts and lost == "answer" and json.loads(frame)["t"] == "update":
                lose()
            else:
                near.send(frame)

        near.on_message(sent)
        far.on_message(answered)

    context = table.browser(0)
    context.route_web_socket("**/ws/*", relay)
    player = table.open(context)
    player.press("pass")
    assert player.wait()
    cut = True
    player.press("stock")
    expect(player.page.get_by_test_id("connection")).to_be_hidden()
    expect(player.sent).to_be_hidden()
    assert player.wait()
    assert cuts == [lost]
    assert len(player.shown().hand) == 11
    assert played(table.server) == ["pass", "stock"]
