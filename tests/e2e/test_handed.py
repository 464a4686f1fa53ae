"""A seat that its host hands over: another device plays on, and the old one is told."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from playwright.sync_api import expect

from parlour.server.ground.tokens import public_id
from tests.e2e.conftest import Watch
from tests.e2e.playing import Player, enter, own_seats
from tests.e2e.stacking import NewContext
from tests.server.running import Server, unset


def rekey(host: Server, table: str, seat: int) -> str:
    """Return the link that the host is told."""
    asked = [sys.executable, "-m", "parlour", "admin", "rekey", table, str(seat)]
    told = subprocess.check_output([*asked, "--json", "--db", host.db], text=True, env=unset())
    return str(json.loads(told)["link"])


def test_a_seat_is_played_on_by_the_link_of_the_host(new_context: NewContext, host: Server) -> None:
    lost, found = (Player(new_context().new_page()) for _ in range(2))
    asked = list[str]()
    found.page.on("request", lambda request: asked.append(request.url))
    found.page.on("websocket", lambda line: asked.append(line.url))
    enter(lost.page)
    lost.page.get_by_test_id("start").click()
    expect(lost.hand.locator("[data-card]").first).to_be_visible()
    hand, table = lost.shown().hand, lost.table
    link = rekey(host, table, 0)
    expect(lost.page.get_by_test_id("refused")).to_contain_text("new link")
    found.page.goto(host.url + link)
    expect(found.hand.locator("[data-card]").first).to_be_visible()
    assert sorted(found.shown().hand) == sorted(hand)
    expect(found.page).to_have_url(re.compile(rf"#/t/{table}$"))  # the key is gone from there
    kept = own_seats(found.page)[0]
    assert link.endswith(kept["token"])
    found.page.reload()
    expect(found.hand.locator("[data-card]").first).to_be_visible()
    assert any(public_id(table) in url for url in asked)
    sent = [url.partition("#")[0] for url in asked]  # a fragment never leaves the browser
    assert not [url for url in sent if table in url or kept["token"] in url]


def test_a_link_that_was_not_copied_whole_says_so(
    new_context: NewContext, host: Server, watch: Watch
) -> None:
    """And the seat that this browser has is kept."""
    watch.expect("40[34]")
    page = new_context().new_page()
    page.goto(f"{host.url}/#/t/abc/seat/0-{'0' * 48}")
    expect(page.get_by_test_id("why")).to_contain_text("may be incomplete")
    player = Player(page)
    enter(page)
    page.get_by_test_id("start").click()
    expect(player.hand.locator("[data-card]").first).to_be_visible()
    table, kept = player.table, own_seats(page)
    page.goto(f"{host.url}/#/t/{table}/seat/0-{'0' * 40}")
    expect(page.get_by_test_id("refused")).to_contain_text("does not open a seat")
    assert [it["token"] for it in own_seats(page)] == [it["token"] for it in kept]
