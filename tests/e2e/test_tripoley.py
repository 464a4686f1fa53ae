"""Tripoley in the browser: spare hand, pay cards, poker, runs, and the end of a match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.e2e.stopping import SCREENS, Sitter, sit_down
from tests.e2e.test_access import Examiner

TRIPOLEY = parlour.GAMES["tripoley"]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = [
    pytest.param(3, marks=pytest.mark.browser_context_args(**PHONE), id="phone"),
    pytest.param(4, id="desktop"),
]


@pytest.mark.parametrize("seats", SIZES)
def test_a_match_is_played_to_its_end(page: Page, seats: int) -> None:
    sit_down(page, "tripoley", seats)
    me = Sitter(page)
    me.play_deal()
    assert {"SELECT", "BET", "LEAD"} & set(me.phases)
    expect(me.result.get_by_role("heading").first).not_to_be_empty()
    rows = me.result.locator("tbody tr")
    expect(rows).to_have_count(seats)
    for row in rows.all():  # the causes add up
        cells = [cell.inner_text() for cell in row.locator("td").all()]
        numbers = [int(it.replace("\u2212", "-").replace("·", "0")) for it in cells]
        assert sum(numbers[:-1]) == numbers[-1]
    expect(page.get_by_test_id("rematch")).to_be_visible()


def test_a_match_by_keys_alone_with_a_reload_in_the_middle(page: Page) -> None:
    sit_down(page, "tripoley", 2, deals=2)
    me = Sitter(page, keys=True)
    examiner = Examiner(page)
    assert me.wait()
    stage = me.stage.get_attribute("data-phase")
    hand = page.get_by_test_id("hand").locator("[data-card]")
    cards = hand.evaluate_all("all => all.map((it) => it.dataset.card).sort()")
    examiner.look("the table")
    page.reload()
    assert me.wait()
    assert me.stage.get_attribute("data-phase") == stage
    assert hand.evaluate_all("all => all.map((it) => it.dataset.card).sort()") == cards
    me.play_deal()
    examiner.look("the end of a deal")
    page.keyboard.press("n")
    expect(me.result).to_be_hidden()
    me.play_deal()
    expect(page.get_by_test_id("rematch")).to_be_visible()
    assert examiner.found == {}


def test_an_amount_is_chosen_with_slider_keys_and_digits(page: Page) -> None:
    rules = {"bet_structure": "no_limit", "bet_first": "dealer"}
    sit_down(page, "tripoley", 2, preset="quick", deals="unlimited", **rules)
    me = Sitter(page)
    bet = me.button("raise").filter(has_text="Bet 1")
    while not (me.wait() and bet.is_visible()):  # until oneself is asked first, chips in hand
        if me.button("fold").is_visible():
            me.do("fold")
        else:
            me.go_on()
    amount = page.get_by_test_id("amount")
    page.keyboard.press("+")
    expect(me.button("raise")).to_contain_text("2")
    page.keyboard.press("PageUp")
    expect(me.button("raise")).to_contain_text("7")
    page.keyboard.type("23")
    expect(me.button("raise")).to_contain_text("23")
    amount.get_by_role("button").first.click()
    expect(me.button("raise")).to_contain_text("22")
    expect(amount.get_by_role("slider")).to_have_attribute("aria-valuetext", "22 chips")
    chips = page.get_by_test_id("own-seat").locator(".chips")
    before = chips.inner_text()
    me.button("raise").click()
    expect(chips).not_to_have_text(before)
    assert not me.refused.is_visible()


def test_what_is_not_allowed_is_refused_with_its_rule(page: Page) -> None:
    rules = {"bet_structure": "none", "auction": "none", "deals": "unlimited"}
    sit_down(page, "tripoley", 2, preset="quick", **rules)
    me = Sitter(page)
    other = page.get_by_test_id("hand").locator("[data-playable=false]")
    while not (me.wait() and me.button("lead").is_visible() and other.count()):
        me.go_on()
    other.last.click(position={"x": 12, "y": 12})
    expect(me.refused).to_contain_text(re.compile("lowest card|may not be led"))
    expect(me.refused.get_by_role("button").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_every_number_of_players_fits_every_screen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for seats in TRIPOLEY.seats:
        sit_down(page, "tripoley", seats)
        Sitter(page).play_deal()


@pytest.mark.long
@pytest.mark.parametrize("preset", TRIPOLEY.presets)
def test_every_preset_is_played_to_its_end_by_any_number(page: Page, preset: str) -> None:
    for seats in TRIPOLEY.seats:
        sit_down(page, "tripoley", seats, preset=preset)
        Sitter(page).play_deal()


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"auction": "sealed"},
        {"follow": "optional"},
        {"claim": "manual", "dealer_exchange": False},
        {"bet_structure": "spread", "short_raise": "all_in"},
        {"final_board": "showdown", "insolvency": "credit", "start_chips": 20},
        {"auction_old_hand": True, "exchange_after_no_sale": True},
        {"short_ante": "rebuy", "start_chips": 10, "deals": 3},
        {"short_ante": "partial", "start_chips": 10, "deals": 3},
    ],
    ids=str,
)
def test_every_option_that_changes_the_table(page: Page, options: dict[str, Any]) -> None:
    sit_down(page, "tripoley", 5, **options)
    me = Sitter(page)
    me.play_deal()
    while page.get_by_test_id("next-deal").is_visible():
        page.get_by_test_id("next-deal").click()
        expect(me.result).to_be_hidden()
        me.play_deal()
