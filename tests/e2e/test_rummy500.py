"""Rummy 500 on the page: the fan of discards, what is taken from it, whole matches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.melding import look, sit_down
from tests.e2e.stacking import pack_with
from tests.e2e.test_romme import SCROLLS, SIZES
from tests.server.running import Server

RULES: dict[str, Any] = {"jokers_per_pack": 1, "hand_size": 7, "target": 1}
SMALL: dict[str, Any] = {"hand_size": 5, "target": 1}


def test_D2_a_card_of_the_fan_is_taken_and_put_back(stack: Stack) -> None:
    pack = pack_with("rummy500", "8s 8d 4d 2c 6h Tc Qs", **RULES)
    table = stack(pack, game="rummy500", bot="random", **RULES)
    ann = look(table.browser(0).new_page(), table.server.url, "rummy500", table.places[0])
    fan = ann.page.get_by_test_id("pile")
    fan.focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(fan).to_have_attribute("aria-valuenow", "1")
    ann.button("take").click()
    expect(ann.cards).to_have_count(8)
    ann.undo.click()
    expect(ann.cards).to_have_count(7)
    expect(fan.locator("[data-card]")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match(page: Page, host: Server, size: dict[str, int] | None) -> None:
    if size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    ann = sit_down(page, host, "rummy500", options=SMALL, seats=3)
    for _ in range(20):
        ann.play_deal()
        expect(ann.result).to_contain_text("Left in hand")
        if page.get_by_test_id("champion").is_visible():
            break
        page.get_by_test_id("next-deal").click()
        expect(ann.result).to_be_hidden()
    expect(page.get_by_test_id("champion")).to_be_visible()
    assert page.evaluate(SCROLLS) == [0, 0]
