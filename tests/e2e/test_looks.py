"""Players choose felt, backs and faces; the choice shows at once, stays, and can be read."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.playing import Player, enter_straight

CLOTH = "getComputedStyle(document.querySelector('.felt')).backgroundImage"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_felt_back_and_face_are_chosen_at_the_table_and_stay(page: Page, theme: str) -> None:
    enter_straight(page)
    page.get_by_test_id("start").click()
    player = Player(page)
    assert player.wait()
    green = page.evaluate(CLOTH)
    faces = player.hand.locator("[data-face=plain]")
    expect(faces).to_have_count(0)
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("theme").select_option(theme)
    page.get_by_test_id("felt-green").press("ArrowRight")
    page.get_by_test_id("back-rosette").check()
    page.get_by_test_id("face-plain").check()
    assert Axe().run(page).response["violations"] == []
    page.keyboard.press("Escape")
    for again in (False, True):
        if again:
            page.reload()
        expect(faces).to_have_count(len(player.shown().hand) or 10)
        expect(page.get_by_test_id("stock").locator("[data-back=rosette]").first).to_be_visible()
        assert page.evaluate(CLOTH) != green
        assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.dataset.felt") == "blue"
