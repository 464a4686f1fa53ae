"""German Rummy on the page: first melds laid out and taken back, whole matches, keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.e2e.conftest import Stack
from tests.e2e.melding import Melder, look, play_preset, sit_down
from tests.e2e.playing import see_last_deal, typed_cards
from tests.e2e.stacking import TABLE, NewContext, begun, pack_with
from tests.e2e.test_access import Examiner
from tests.e2e.test_sizes import LOOK, UNSEEN, WHOLE_DEAL, ZOOMED, faults
from tests.e2e.test_sizes import SIZES as WINDOWS
from tests.helpers import some
from tests.server.running import Server

ROMME = parlour.GAMES["romme"]
RULES: dict[str, Any] = {
    "packs": 1,
    "jokers_per_pack": 1,
    "hand_size": 7,
    "first_player": "forehand",
    "match_deals": 1,
}
TWO_THREES = pack_with("romme", "Kh Ks Kd 4h 4s 4d 9c", **RULES)
SCROLLS = """() => [document.scrollingElement.scrollHeight - innerHeight,
    document.scrollingElement.scrollWidth - innerWidth]"""
PHONE = {"width": 360, "height": 740}
BOTH = [pytest.param(PHONE, id="phone"), pytest.param(None, id="desktop")]
SIZES = some(BOTH)


def open_stacked(stack: Stack, size: dict[str, int] | None = None) -> Melder:
    table = stack(TWO_THREES, game="romme", bot="random", **RULES)
    page = table.browser(0).new_page()
    if size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    return look(page, table.server.url, "romme", table.places[0])


@pytest.mark.parametrize("size", [PHONE, None], ids=["phone", "desktop"])
def test_R6_4_the_first_meld_is_laid_out_and_can_be_taken_back(
    stack: Stack, size: dict[str, int] | None
) -> None:
    ann = open_stacked(stack, size)
    meter = ann.page.get_by_test_id("open-meter")
    ann.button("stock").click()
    expect(meter).to_contain_text("0 of 40")
    ann.choose("Kh", "Ks", "Kd")
    expect(meter).to_contain_text("30 of 40")
    ann.button("meld").click()
    expect(ann.page.locator(".meld.staged")).to_have_count(1)
    ann.undo.click()
    expect(ann.page.locator(".meld")).to_have_count(0)
    assert len(ann.held()) == 8
    ann.choose("Kh", "Ks", "Kd")
    ann.button("meld").click()
    ann.choose("4h", "4s", "4d")
    expect(ann.gold).to_contain_text("Open with 42")
    ann.gold.click()
    expect(ann.page.locator(".meld.staged")).to_have_count(2)
    ann.choose("9c")
    ann.button("discard").click()
    expect(ann.page.locator(".meld:not(.staged)")).to_have_count(2)
    expect(ann.page.locator(".meld.staged")).to_have_count(0)
    assert ann.page.evaluate(SCROLLS) == [0, 0]


def test_cards_that_were_chosen_before_a_draw_can_be_laid_after_it(stack: Stack) -> None:
    ann = open_stacked(stack, None)
    ann.choose("Kh", "Ks", "Kd")
    ann.button("stock").click()
    expect(ann.page.get_by_test_id("open-meter")).to_contain_text("30 of 40")
    ann.button("meld").click()
    expect(ann.page.locator(".meld.staged")).to_have_count(1)


def test_a_tap_counts_though_the_cards_move_under_it(stack: Stack) -> None:
    ann = open_stacked(stack, None)
    ann.button("stock").click()
    expect(ann.mine).to_be_visible()
    card = ann.hand.locator('[data-card="Kh"]')
    box = card.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 10, box["y"] + 12)
    ann.page.mouse.down()
    ann.hand.evaluate("hand => (hand.style.transform = 'translateX(120px)')")
    ann.page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_what_is_laid_out_is_not_sent_before_the_turn_ends(stack: Stack) -> None:
    ann = open_stacked(stack)
    ann.button("stock").click()
    ann.choose("Kh", "Ks", "Kd")
    ann.button("meld").click()
    expect(ann.page.locator(".meld.staged")).to_have_count(1)
    ann.page.reload()  # it lies there again
    expect(ann.page.locator(".meld.staged")).to_have_count(1)
    expect(ann.cards).to_have_count(5)
    ann.page.evaluate("name => localStorage.removeItem(name)", f"parlour.table.{TABLE}.turn")
    ann.page.reload()  # a page that knows nothing of it is told of no meld
    expect(ann.cards).to_have_count(8)
    expect(ann.page.locator(".meld")).to_have_count(0)


def test_another_tab_at_the_table_shows_what_is_laid_out_and_taken_back(stack: Stack) -> None:
    ann = open_stacked(stack)
    ann.button("stock").click()
    other = Melder(ann.page.context.new_page())
    other.page.goto(ann.page.url)
    expect(other.mine).to_be_visible()
    ann.choose("Kh", "Ks", "Kd")
    ann.button("meld").click()
    expect(other.page.locator(".meld.staged")).to_have_count(1)
    expect(other.cards).to_have_count(5)
    other.undo.click()
    expect(ann.page.locator(".meld")).to_have_count(0)
    expect(ann.cards).to_have_count(8)


def test_a_refusal_names_its_rule(stack: Stack) -> None:
    ann = open_stacked(stack)
    ann.button("stock").click()
    ann.choose("Kh", "4h", "9c")
    ann.page.get_by_test_id("why").click()
    refused = ann.page.get_by_test_id("refused")
    expect(refused).to_be_visible()
    expect(refused.get_by_role("button").first).to_be_visible()
    expect(refused).to_contain_text("is not a meld")
    expect(refused).to_contain_text("K♥")
    assert typed_cards(ann.page) == []


def test_R4_9_a_run_around_the_corner_is_laid_by_tapping_its_cards(stack: Stack) -> None:
    rules = {**RULES, "open_min": 0, "around_the_corner": True}
    pack = pack_with("romme", "2h Ah Kh Jh 3h 9c 5d", **rules)
    table = stack(pack, game="romme", bot="random", **rules)
    page = table.browser(0).new_page()
    ann = look(page, table.server.url, "romme", table.places[0])
    ann.button("stock").click()
    ann.choose("2h", "Ah", "Kh")
    ann.gold.click()
    meld = ann.page.get_by_test_id("meld-0")
    names = "all => all.map(it => it.dataset.card)"
    expect(meld.locator("[data-card]")).to_have_count(3)
    assert meld.locator("[data-card]").evaluate_all(names) == ["Kh", "Ah", "2h"]
    ann.drag("3h", ann.page.locator('[data-drop="meld:0.high"]'))
    expect(meld.locator("[data-card]")).to_have_count(4)
    assert meld.locator("[data-card]").evaluate_all(names) == ["Kh", "Ah", "2h", "3h"]


def test_R4_9_a_run_around_the_corner_is_refused_with_the_house_rule_named(stack: Stack) -> None:
    rules = {**RULES, "open_min": 0}
    pack = pack_with("romme", "2h Ah Kh Jh 3h 9c 5d", **rules)
    table = stack(pack, game="romme", bot="random", **rules)
    page = table.browser(0).new_page()
    ann = look(page, table.server.url, "romme", table.places[0])
    ann.button("stock").click()
    ann.choose("2h", "Ah", "Kh")
    ann.page.get_by_test_id("why").click()
    expect(ann.page.get_by_test_id("refused")).to_contain_text("Runs around the corner")


def test_the_hand_is_ordered_by_keys_and_stays_so(stack: Stack) -> None:
    ann = open_stacked(stack)
    before = ann.in_order()
    ann.hand.locator(f'[data-card="{before[0]}"]').focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    ann.page.keyboard.press("Shift+ArrowRight")
    after = [*before[1:3], before[0], *before[3:]]
    expect(ann.hand.locator(f'[data-card="{before[0]}"]')).to_be_focused()
    assert ann.in_order() == after
    ann.page.reload()
    expect(ann.cards).to_have_count(7)
    assert ann.in_order() == after


def test_keys_alone_lay_the_first_meld_however_quick_they_are(stack: Stack) -> None:
    ann = open_stacked(stack)
    ann.hand.locator('[data-card="Kh"]').focus()
    for key in "s1m1m":
        ann.page.keyboard.press(key)
    expect(ann.page.locator(".meld.staged")).to_have_count(2)
    expect(ann.hand.locator(":focus")).to_be_visible()  # what had it has been laid out
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".meld.staged")).to_have_count(1)


def test_keys_alone_lay_a_joker_at_either_end_of_a_run(stack: Stack) -> None:
    rules = {**RULES, "open_min": 0}
    pack = pack_with("romme", "7s 8s 9s 2c 6d * Kd", **rules)
    table = stack(pack, game="romme", bot="random", **rules)
    ann = look(table.browser(0).new_page(), table.server.url, "romme", table.places[0])
    ann.button("stock").click()
    ann.choose("7s", "8s", "9s")
    ann.button("meld").click()
    meld = ann.page.get_by_test_id("meld-0")
    for key, stands_for in (("ArrowLeft", "6"), ("ArrowRight", "10")):
        ann.choose("*")
        meld.focus()
        expect(meld).to_have_attribute("title", "← 6 of spades, → 10 of spades")
        ann.page.keyboard.press("Enter")  # says nothing about the end that is meant
        expect(meld.locator("[data-card]")).to_have_count(3)
        ann.page.keyboard.press(key)
        expect(meld.locator("[data-card]")).to_have_count(4)
        expect(meld).to_have_attribute("aria-label", re.compile(f"joker as {stands_for} of spades"))
        ann.undo.click()
        expect(meld.locator("[data-card]")).to_have_count(3)


def test_cards_are_dragged_to_the_ends_of_a_meld_and_a_joker_is_swapped(stack: Stack) -> None:
    rules = {**RULES, "open_min": 0, "swapped_joker_use": "to_hand"}
    pack = pack_with("romme", "7s 8s 9s Ts 6s * Kd", **rules)
    table = stack(pack, game="romme", bot="random", **rules)
    ann = look(table.browser(0).new_page(), table.server.url, "romme", table.places[0])
    ann.button("stock").click()
    ann.choose("7s", "8s", "*")
    ann.page.get_by_test_id("action-meld").filter(has_text="9").click()
    meld = ann.page.get_by_test_id("meld-0")
    meld.click()
    told = ann.page.get_by_test_id("meld-card")
    expect(told).to_contain_text("stands for the 9 of spades")
    ann.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    ann.drag("6s", ann.page.locator('[data-drop="meld:0.low"]'))
    expect(meld.locator("[data-card]")).to_have_count(4)
    ann.drag("9s", meld)
    expect(ann.hand.locator('[data-card="*"]')).to_be_visible()
    ann.drag("Kd", ann.page.get_by_test_id("pile"))
    expect(ann.page.locator(".meld.staged")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match(page: Page, host: Server, size: dict[str, int] | None) -> None:
    if size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    rules = {"hand_size": 5, "match_deals": 1, "open_min": 0}
    ann = sit_down(page, host, "romme", options=rules, seats=3)
    ann.play_deal(lambda: None)
    expect(page.get_by_test_id("champion")).to_be_visible()
    assert page.evaluate(SCROLLS) == [0, 0]
    see_last_deal(page)
    expect(ann.result).to_contain_text("Left in hand")
    assert page.evaluate(SCROLLS) == [0, 0]


@pytest.mark.parametrize("actions", [0, WHOLE_DEAL], ids=["melds", "over"])
def test_R1_1_eight_players_with_three_packs_fit_every_window(stack: Stack, actions: int) -> None:
    cards, then = begun("romme", 8, actions, bot="casual", packs=3)
    page = stack(cards, game="romme", seats=8, bot="casual", then=then, packs=3).sit(0).page
    over = actions == WHOLE_DEAL
    expect(page.get_by_test_id("next-deal" if over else "turn")).to_be_visible()
    assert page.locator(".meld").count() >= 9
    assert "\n".join(faults(page, [*WINDOWS, ZOOMED], UNSEEN if over else LOOK)) == ""


def test_axe_finds_nothing_serious(stack: Stack) -> None:
    ann = open_stacked(stack)
    axe = Examiner(ann.page)
    axe.look("to draw")
    ann.button("stock").click()
    ann.choose("Kh", "Ks", "Kd")
    expect(ann.button("meld")).to_be_visible()
    axe.look("chosen")
    ann.button("meld").click()
    expect(ann.page.locator(".meld.staged")).to_have_count(1)
    axe.look("laid out")
    assert axe.found == {}


OPTIONS: list[dict[str, Any]] = [
    {"jokers_per_pack": 5, "max_jokers": 1, "open_min": 0},
    {"jokers_per_pack": 5, "max_jokers_in_row": 12, "min_naturals": 1, "open_min": 0},
    {"joker_swap": False, "redicard": True, "final_discard": "required"},
    {"swapped_joker_use": "any_play", "joker_set_swap": "complete_only", "open_min": 20},
    {"rauben": True, "start": "no_draw", "jokers_per_pack": 5},
    {"take_discard": "must_meld", "take_needs_open": True},
    {"take_discard": "never", "layoff_needs_open": False, "open_min": 100},
    {"hand_size": 15, "max_reshuffles": 0, "idle_rounds": 1},
    {"hand_size": 3, "packs": 1, "jokers_per_pack": 0, "open_min": 0},
]


@pytest.mark.long
@pytest.mark.parametrize("size", BOTH)
@pytest.mark.parametrize("preset", ROMME.presets)
def test_every_preset_is_played_to_the_end_of_a_deal_and_fits_every_window(
    new_context: NewContext, host: Server, preset: str, size: dict[str, int] | None
) -> None:
    assert play_preset(new_context, host, ROMME, preset, size) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_that_changes_the_table_is_played_and_fits(
    page: Page, host: Server, options: dict[str, Any], seats: int
) -> None:
    ann = sit_down(page, host, "romme", options=options, seats=seats, others="steady")
    assert ann.play_measured() == []
    expect(ann.result).to_contain_text("Left in hand")
