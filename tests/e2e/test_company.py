"""Two people at two browsers and bots between them, one of whom changes the language on the way."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.lorum import REMEMBER, Player
from tests.e2e.stacking import NewContext
from tests.server.running import Server


def test_friends_and_bots_play_a_match_to_its_end(new_context: NewContext, host: Server) -> None:
    place = host.open(
        game="lorum",
        name="Ann",
        seats=4,
        bots=[{"seat": seat, "bot": "random"} for seat in (1, 3)],
        options={"deals": 1, "early_stop": "all"},
    )
    players = []
    for taken in (place, host.join(place.table, "Ben")):
        page = new_context().new_page()
        seat = {"table": place.table, "seat": taken.seat, "token": taken.token}
        memory = {"seats": [{**seat, "game": "lorum", "opened": 0}]}
        page.add_init_script(f"({REMEMBER})({json.dumps(memory)})")
        page.goto(f"/#/t/{place.table}")
        players.append(Player(page, "pass"))
    ann, ben = players
    expect(ann.hand).to_be_visible()
    held = ann.hand.locator("[data-card]").count()
    ann.page.get_by_test_id("preferences").click()
    ann.page.get_by_test_id("language").select_option("de")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("rules")).to_contain_text("Regeln")
    expect(ann.hand.locator("[data-card]")).to_have_count(held)
    while not (ann.result.is_visible() and ben.result.is_visible()):
        for player in players:
            if player.poll.is_visible() or player.playable.count():
                player.move()
    expect(ann.page.get_by_test_id("champion")).to_contain_text("Partie")
    expect(ben.page.get_by_test_id("champion")).to_contain_text("match")
