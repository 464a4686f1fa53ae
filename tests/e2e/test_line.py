"""Somebody without a seat asks for the next match, in three browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Stack, Watch
from tests.e2e.stacking import GIN_AT_ONCE, TABLE
from tests.e2e.test_access import Examiner


def test_somebody_in_line_plays_the_next_match(stack: Stack, watch: Watch) -> None:
    watch.expect("closed before the connection is established")  # who watches is led on at once
    table = stack(GIN_AT_ONCE, max_deals=1)
    ann, ben, eva = table.sit(0), table.sit(1), table.stranger()
    eva.set_viewport_size({"width": 360, "height": 740})
    eva.add_init_script("localStorage.setItem('parlour.settings', JSON.stringify({name: 'Eva'}))")
    eva.goto(table.url)
    eva.get_by_test_id("line-join").press("Enter")
    line = eva.get_by_test_id("line")
    expect(line).to_contain_text("You are first in line for the next match.")
    eva.get_by_test_id("line-leave").click()
    expect(line).not_to_contain_text("first in line")
    eva.get_by_test_id("line-join").click()
    expect(line).to_contain_text("first in line")
    axe = Examiner(eva)
    axe.look("in line")
    eva.get_by_test_id("watch").click()
    expect(eva.get_by_test_id("watching")).to_be_visible()
    expect(line).to_contain_text("first in line")  # the browser has not forgotten
    axe.look("watching in line")
    ann.press("take")
    ann.choose("Kd")
    ann.press("knock")
    for player in (ann, ben):
        expect(player.page.get_by_test_id("line-told")).to_have_text(
            "Eva would like to play in the next match."
        )
    ann.page.get_by_test_id("rematch").click()
    ben.page.get_by_test_id("next-go").click()
    expect(ann.page.get_by_test_id("champion")).to_have_count(0)
    expect(ann.hand).to_be_visible()
    again = table.at(eva)
    assert again.table == TABLE
    expect(ann.page.get_by_text("Eva").first).to_be_visible()
    assert axe.found == {}
