"""The table of Lórum: whole matches, every way to declare, and what the page says of it."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.lorum import sit_down

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
FITS = """() => {
    const page = document.documentElement
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""


@pytest.mark.browser_context_args(**PHONE)
def test_a_match_of_three_is_played_to_its_end_on_a_phone(page: Page) -> None:
    player = sit_down(page, "pass", players=3, deals=2, early_stop="all", deck="DH")
    assert page.evaluate(FITS) == [0, 0]
    expect(page.locator(".face.german").first).to_be_visible()
    expect(page.get_by_test_id("player-2")).to_be_visible()
    player.play_match()
    expect(page.get_by_test_id("champion")).to_be_visible()
    assert len(player.headings) == 2


def test_queens_are_laid_open_and_the_deal_is_played(page: Page) -> None:
    player = sit_down(page, "expose", "pass", deals=1, expose="triple")
    player.play_match()
    told = page.get_by_role("log").inner_text()
    assert re.search("points|pool|trick", told)


def test_R5_5_a_sealed_answer_is_shown_to_nobody_else(page: Page) -> None:
    player = sit_down(page, "small", deals=1, declaration="sealed", early_stop="none")
    player.move()
    own = page.get_by_test_id("sealed").or_(player.trick).or_(player.poll)
    expect(own.first).to_be_visible()
    player.play_match()
    expect(page.get_by_test_id("champion")).to_be_visible()


@pytest.mark.parametrize("declaration", ["ordered", "race"])
def test_a_declared_small_is_played(page: Page, declaration: str) -> None:
    player = sit_down(page, "small", "big", deals=1, declaration=declaration)
    player.play_match()
    assert re.search("small|big", player.headings[0])


def test_R7_2_a_card_that_may_not_be_played_says_why(page: Page) -> None:
    player = sit_down(page, "pass", deals=20)
    barred = player.hand.locator("[data-playable=false]")
    while not (player.playable.count() and barred.count()):
        if not player.move():
            page.get_by_test_id("next-deal").click()
            expect(player.result).to_be_hidden()
        expect(player.due).to_be_visible()
    barred.first.click()
    expect(player.refused).to_contain_text("cannot be played")
    player.refused.get_by_role("button", name="R7").click()
    expect(page.get_by_role("dialog")).to_contain_text("Follow suit")


def test_a_deal_is_played_by_keyboard_alone_and_after_a_reload(page: Page) -> None:
    player = sit_down(page, "pass", deals=1, early_stop="all")
    expect(player.poll).to_be_visible()
    page.keyboard.press("p")
    expect(player.poll).to_be_hidden()
    expect(player.due).to_be_visible()
    held = player.hand.locator("[data-card]").count()
    page.reload()
    expect(player.hand.locator("[data-card]")).to_have_count(held)
    while True:
        expect(player.due).to_be_visible()
        if player.result.is_visible():
            return
        card = player.playable.first.get_attribute("data-card")
        player.playable.first.focus()
        page.keyboard.press("Enter")
        expect(player.hand.locator(f'[data-card="{card}"]')).to_have_count(0)


@pytest.mark.parametrize("deck", ["french", "UO"])
def test_axe_finds_nothing_serious(page: Page, deck: str) -> None:
    player = sit_down(page, "pass", deals=1, deck=deck)
    found = []
    for step in range(4):
        expect(player.due).to_be_visible()
        violations = Axe().run(page).response["violations"]
        found += [
            f"{step} {it['id']}: {node['html'][:160]}"
            for it in violations
            if it["impact"] in ("serious", "critical")
            for node in it["nodes"]
        ]
        player.move()
    assert found == []
