"""Space, or a tap on the empty felt, shows at once what waits; the pace of a table is a choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.playing import enter, see_last_deal
from tests.e2e.stopping import Sitter, sit_down

MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")
WATCH = """() => {
    window.skips = 0
    window.fliers = 0
    new MutationObserver((changes) => {  // a slow page may add and remove the mark in one frame
        for (const { addedNodes } of changes)
            for (const node of addedNodes) skips += Boolean(node.matches?.('[data-testid=skip]'))
    }).observe(document, { subtree: true, childList: true })
    function look() {
        fliers = Math.max(fliers, document.querySelectorAll('.flying').length)
        requestAnimationFrame(look)
    }
    look()
}"""
ASKED = "[data-testid^=action-], [data-testid=result], [data-testid=match-result]"
SHOWING = f"""() => document.querySelector('{ASKED}') ? 'asked'
    : document.querySelector('.flying') && !document.documentElement.matches('.dealing')"""
SEATS = 9


def watched(page: Page, pace: str = "calm") -> Sitter:
    """Sit down among many bots, who move faster than the page shows it."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    rules: dict[str, Any] = {"auction": "none", "dealer_exchange": False, "poker_select": "auto"}
    sit_down(page, "tripoley", SEATS, pace=pace, **rules)
    return Sitter(page)


def see_deal(page: Page) -> None:
    """Go back from the end of the match, which hides the log, if the skip has led there."""
    if page.get_by_test_id("last-deal").is_visible():
        see_last_deal(page)


def until_shown(me: Sitter) -> None:
    """Play until the page shows what others do."""
    while me.page.wait_for_function(SHOWING).json_value() == "asked":
        me.go_on()


def skip(me: Sitter, press: Callable[[], None]) -> None:
    """Skip once: press again if the page had shown everything by the time of the press."""
    while not me.page.evaluate("skips"):
        until_shown(me)
        press()
        me.page.wait_for_function(f"() => skips || document.querySelector('{ASKED}')")


@MOVING
@pytest.mark.parametrize("how", ["key", "tap"])
def test_a_skip_leads_to_the_next_question_and_loses_no_event(page: Page, how: str) -> None:
    me = watched(page)
    until_shown(me)

    def tap() -> None:
        box = page.get_by_test_id("stage").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)

    skip(me, tap if how == "tap" else lambda: page.keyboard.press("Space"))
    me.wait()
    assert page.evaluate("skips") == 1
    see_deal(page)
    told = page.get_by_test_id("story").inner_text()
    page.reload()  # the server tells the deal from its beginning
    me.wait()
    see_deal(page)
    expect(page.get_by_test_id("story")).to_have_text(told, use_inner_text=True)


@MOVING
def test_a_card_that_has_the_focus_does_not_stand_in_the_way(page: Page) -> None:
    me = watched(page)
    until_shown(me)
    card = me.hand.locator("[data-card]").first

    def press() -> None:
        card.press("Space")
        if page.evaluate("skips"):
            expect(card).to_have_attribute("aria-pressed", "false")

    skip(me, press)


@MOVING
def test_a_control_that_has_the_focus_is_pressed(page: Page) -> None:
    until_shown(watched(page))
    page.get_by_test_id("preferences").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("skips") == 0


@MOVING
def test_nothing_flies_at_a_table_without_waiting(page: Page) -> None:
    me = watched(page, "at_once")
    assert me.wait()
    me.move()
    me.wait()
    assert page.evaluate("fliers") == 0


def chosen(page: Page, pace: str) -> Locator:
    return page.get_by_test_id(f"pace-{pace}")


def test_the_pace_is_chosen_with_the_table_and_remembered(page: Page) -> None:
    enter(page, "tripoley")
    expect(chosen(page, "calm")).to_be_checked()
    chosen(page, "brisk").check()
    enter(page, "gin")
    expect(chosen(page, "brisk")).to_be_checked()
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/t/"))
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}").json()["pace"] == "brisk"
