"""Tripoley in the browser: spare hand, pay cards, poker, runs, and the end of a match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.e2e import stopping
from tests.e2e.conftest import Stack
from tests.e2e.stacking import begun, pack_with
from tests.e2e.stopping import SCREENS, SEATS, Sitter
from tests.e2e.test_sizes import SIZES, UNSEEN, WHOLE_DEAL, faults
from tests.helpers import some

TRIPOLEY = parlour.GAMES["tripoley"]
AT_ONCE: dict[str, Any] = {"dealer_exchange": False, "auction": "none", "poker_select": "auto"}
"""Nothing is asked before the bets."""
GAPS = """() => {
    const textBox = (cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect()
    }
    const cells = [...document.querySelectorAll('[data-testid=sheet] tfoot td')]
    const boxes = cells.slice(1).map(textBox)
    return boxes.slice(1).map((box, i) => box.left - boxes[i].right)
}"""
HAND = "2c 5c 9c Jc 3d 6d Td Kd 4h 6h Th 2s 5s 8s 9s Js Qs Ks"


@pytest.mark.parametrize("seats", some(SEATS))
def test_a_match_is_played_to_its_end(page: Page, seats: int) -> None:
    me = stopping.play_to_the_end(page, "tripoley", seats)
    assert {"SELECT", "BET", "LEAD"} & set(me.phases)


def test_a_match_by_keys_alone_with_a_reload_in_the_middle(page: Page) -> None:
    stopping.play_by_keys_with_a_reload(page, "tripoley", 2, deals=2)


def test_the_result_of_nine_is_seen_whole(stack: Stack) -> None:
    cards, then = begun("tripoley", 9, WHOLE_DEAL)
    page = stack(cards, game="tripoley", seats=9, bot="random", then=then).sit(0).page
    expect(page.get_by_test_id("next-deal")).to_be_visible()
    assert "\n".join(faults(page, SIZES, UNSEEN)) == ""


def test_the_scores_of_nine_stand_apart_beside_the_table(stack: Stack) -> None:
    cards, then = begun("tripoley", 9)
    page = stack(cards, game="tripoley", seats=9, bot="random", then=then).sit(0).page
    page.get_by_test_id("tab-sheet").click()
    page.get_by_test_id("sheet").wait_for()
    gaps = page.evaluate(GAPS)
    assert len(gaps) == 8
    assert min(gaps) >= 3


def test_an_amount_is_chosen_with_slider_keys_and_digits(stack: Stack) -> None:
    rules = {**AT_ONCE, "bet_structure": "no_limit"}
    pack = pack_with("tripoley", HAND, **rules)
    page = stack(pack, game="tripoley", bot="random", **rules).sit(0).page
    me = Sitter(page)
    assert me.wait()
    amount = page.get_by_test_id("amount")
    expect(amount.get_by_role("slider")).to_be_visible()
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
    expect(chips).not_to_have_text(before)  # whatever the other does: nothing gives back just that
    assert not me.refused.is_visible()


def test_the_last_deal_says_what_becomes_of_the_mat(page: Page) -> None:
    stopping.sit_down(page, "tripoley", 3, deals=2)
    me = Sitter(page)
    me.play_deal()
    page.emulate_media(reduced_motion="no-preference")
    me.on.click()
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text("last deal")
    expect(notice).to_contain_text("left on the mat")
    page.keyboard.press("Escape")  # any press ends it
    expect(notice).to_be_hidden()


def test_what_is_not_allowed_is_refused_with_its_rule(stack: Stack) -> None:
    rules = {**AT_ONCE, "bet_structure": "none", "first_lead": "dealer_left"}
    pack = pack_with("tripoley", HAND, **rules)
    page = stack(pack, game="tripoley", bot="random", **rules).sit(0).page
    me = Sitter(page)
    assert me.wait()
    expect(me.button("lead")).to_be_visible()
    other = page.get_by_test_id("hand").locator("[data-card='9c']")
    expect(other).to_have_attribute("data-playable", "false")
    other.click(position={"x": 12, "y": 12})
    expect(me.refused).to_contain_text(re.compile("lowest card|may not lead"))
    expect(me.refused.get_by_role("button").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_every_number_of_players_fits_every_screen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    stopping.play_every_number(page, "tripoley")


@pytest.mark.long
@pytest.mark.parametrize("preset", TRIPOLEY.presets)
def test_every_preset_is_played_to_its_end_by_any_number(page: Page, preset: str) -> None:
    stopping.play_every_number(page, "tripoley", preset=preset)


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
    stopping.play_to_the_end(page, "tripoley", 5, **options)
