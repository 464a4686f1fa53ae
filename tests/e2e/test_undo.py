"""A played card can be put back for a moment, by players who ask for that."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.conftest import Stack
from tests.e2e.melding import Melder
from tests.e2e.playing import Player
from tests.e2e.stacking import POOR, Stacked
from tests.e2e.test_order import drag as by_mouse
from tests.e2e.test_phone import drag as by_finger
from tests.e2e.test_romme import RULES, TWO_THREES

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SIZES = [
    pytest.param(by_mouse, id="desktop"),
    pytest.param(by_finger, marks=pytest.mark.browser_context_args(**PHONE), id="phone"),
]
HOLD = 60_000  # milliseconds: longer than any test


def browser(table: Stacked) -> BrowserContext:
    """Return a browser whose owner prefers a long time to put a card back."""
    found = table.browser(0)
    kept = json.dumps({"hold": HOLD})
    prefer = f"localStorage.setItem('parlour.settings', {kept!r})"
    found.add_init_script(f"if (location.host) {prefer}")
    return found


def to_discard(table: Stacked) -> Player:
    """Go to a table of gin, and draw."""
    player = table.open(browser(table))
    player.press("pass")
    assert player.wait()
    player.press("stock")
    expect(player.turn).to_contain_text("discard")
    return player


@pytest.mark.parametrize("drag", SIZES)
def test_a_played_card_can_be_put_back_until_it_is_sent(stack: Stack, drag: Any) -> None:
    player = to_discard(stack(POOR, bot="random"))
    page, card = player.page, player.card("Jd")
    pill, cards = page.get_by_test_id("put-back"), player.hand.locator("[data-card]")

    def is_back() -> None:
        expect(pill).to_have_count(0)
        expect(page.locator("[data-held]")).to_have_count(0)
        expect(player.turn).to_contain_text("Your turn")
        expect(cards).to_have_count(11)

    player.discard("Jd")
    expect(pill).to_contain_text("Discard J♦")
    expect(card).to_have_attribute("data-held", "")
    expect(page.get_by_role("log")).to_contain_text("Discard J♦: press Escape to undo.")
    pill.click()
    is_back()
    drag(page, card, player.pile)
    expect(pill).to_be_visible()
    page.keyboard.press("Escape")
    is_back()
    card.focus()
    page.keyboard.press("Enter")
    expect(pill).to_be_visible()
    page.keyboard.press("Control+z")
    is_back()
    player.discard("Jd")
    expect(pill).to_be_visible()
    page.keyboard.press("Enter")
    expect(pill).to_have_count(0)
    expect(card).to_have_count(0)


@pytest.mark.parametrize("leaves", [True, False], ids=["leaves", "chooses another card"])
def test_a_card_that_waits_is_sent_by_what_comes_next(stack: Stack, leaves: bool) -> None:
    table = stack(POOR, bot="random")
    player = to_discard(table)
    player.discard("Jd")
    expect(player.page.get_by_test_id("put-back")).to_be_visible()
    if leaves:
        player.page.evaluate("location.hash = '#/'")
    else:
        player.choose("2d")
    again = table.open(player.page.context)
    expect(again.hand.locator("[data-card]").first).to_be_visible()
    expect(again.card("Jd")).to_have_count(0)


def test_a_turn_that_was_laid_out_waits_with_its_discard(stack: Stack) -> None:
    table = stack(TWO_THREES, game="romme", bot="random", **RULES)
    ann = Melder(table.open(browser(table)).page)
    ann.button("stock").click()
    for cards in (("Kh", "Ks", "Kd"), ("4h", "4s", "4d")):
        ann.choose(*cards)
        ann.button("meld").click()
    ann.choose("9c")
    ann.button("discard").click()
    pill = ann.page.get_by_test_id("put-back")
    expect(pill).to_contain_text("9♣")
    ann.page.keyboard.press("Escape")
    expect(pill).to_have_count(0)
    expect(ann.page.locator(".meld.staged")).to_have_count(2)
    ann.choose("9c")
    ann.button("discard").click()
    expect(pill).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".meld:not(.staged)")).to_have_count(2)
