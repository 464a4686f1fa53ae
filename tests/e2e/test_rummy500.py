"""Rummy 500 on the page: the fan of discards, what is taken from it, whole matches."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.cards.rng import Random
from parlour.core.table import Table
from tests.e2e.conftest import Stack
from tests.e2e.melding import look, play_preset, sit_down
from tests.e2e.playing import overlap, see_last_deal
from tests.e2e.stacking import NewContext, begun, by_bot, pack_with, until
from tests.e2e.test_romme import BOTH, SCROLLS, SIZES
from tests.e2e.test_sizes import SIZES as WINDOWS
from tests.e2e.test_sizes import ZOOMED, faults
from tests.server.running import Server

GAME = "rummy500"
RUMMY500 = parlour.GAMES[GAME]
RULES: dict[str, Any] = {"jokers_per_pack": 1, "hand_size": 7, "target": 1}
SHOWN = """() => {
    window.shown = { banner: '', gain: '', below: null }
    new MutationObserver(() => {
        const gain = document.querySelector('[data-testid=gain]')
        const foot = (it) => it.getBoundingClientRect().bottom
        if (gain) shown.below ??= foot(gain) - foot(gain.closest('.meld'))
        for (const name of ['banner', 'gain'])
            shown[name] ||= document.querySelector(`[data-testid=${name}]`)?.textContent ?? ''
    }).observe(document, { childList: true, subtree: true })
}"""
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


def test_S4_one_plate_has_the_total_the_target_and_the_sum_of_the_deal(stack: Stack) -> None:
    pack, then = begun(GAME, 4, 30, bot="steady")
    table = stack(pack, game=GAME, seats=4, bot="random", then=then)
    ann = look(table.browser(0).new_page(), table.server.url, GAME, table.places[0])
    own = ann.page.get_by_test_id("plate-0")
    expect(own).to_contain_text("0 points of 500, to play, +12 in this deal")
    box, run = own.bounding_box(), own.get_by_text("+12", exact=True).bounding_box()
    assert box
    assert run
    assert run["y"] + run["height"] < box["y"] + box["height"]


def test_the_score_sheet_of_eight_is_whole_beside_the_table(stack: Stack) -> None:
    pack, then = begun(GAME, 8)
    table = stack(pack, game=GAME, seats=8, bot="random", then=then)
    page = table.browser(0).new_page()
    ann = look(page, table.server.url, GAME, table.places[0])
    ann.page.get_by_test_id("tab-sheet").click()
    assert page.get_by_test_id("sheet").evaluate(CUT) == []
    heads = page.get_by_test_id("sheet").locator("thead th .disc")
    assert heads.all_inner_texts() == ["", *"LATMOHV"]


CUT = """(sheet) => [...sheet.querySelectorAll('thead th, tfoot td')].filter((it) =>
    it.getBoundingClientRect().right > sheet.closest('aside').getBoundingClientRect().right
    || it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"""


def may_call(table: Table, *, melds: int = 0, ways: int = 1) -> bool:
    """Return whether one may call, in so many ways, for a discard, and so many melds are laid."""
    view = table.view(0)
    return view.phase == "CALL" and len(view.table) >= melds and len(table.legal(0)) > ways


def test_C1_a_call_is_seen_by_all_and_what_it_brings_is_told_at_its_meld(stack: Stack) -> None:
    cards, records = until(may_call, GAME, 4, by_bot("steady"), 1)
    table = stack(cards, game="rummy500", seats=4, bot="random", then=records)
    page = table.browser(0).new_page()
    page.add_init_script(f"({SHOWN})()")
    ann = look(page, table.server.url, "rummy500", table.places[0])
    meld = page.locator(".meld").first
    before = ann.cards.count()
    box = meld.bounding_box()
    assert box is not None
    assert box["height"] > 46  # not of the smallest size, where there is room
    page.get_by_test_id("call-bell").click()
    page.wait_for_function("() => shown.banner && shown.gain")
    assert "You call Rummy!" in page.evaluate("shown.banner")
    assert page.evaluate("shown.gain").startswith("+")
    assert page.evaluate("shown.below") < 3  # free of what lies under the melds
    expect(ann.cards).not_to_have_count(before)


def test_C2_the_page_shows_the_time_that_the_server_keeps(stack: Stack) -> None:
    cards, records = until(may_call, GAME, 2, by_bot("steady"), 1)
    table = stack(cards, game="rummy500", then=records, call_timeout_s=3)
    page = table.browser(0).new_page()
    ann = look(page, table.server.url, "rummy500", table.places[0])
    panel = page.get_by_test_id("call")
    left = page.evaluate("parseFloat(document.querySelector('.ring').style.animationDuration)")
    assert 0 < left <= 3000  # milliseconds
    assert ann.page.evaluate(SCROLLS) == [0, 0]
    expect(panel).to_be_hidden()  # nobody has touched anything
    expect(ann.button("stock")).to_be_visible()


def test_a_question_of_many_answers_leaves_many_melds_their_room(stack: Stack) -> None:
    many = partial(may_call, melds=8, ways=4)
    cards, records = until(many, GAME, 2, by_bot("random"), 31)
    table = stack(cards, game="rummy500", bot="random", then=records)
    ann = look(table.browser(0).new_page(), table.server.url, "rummy500", table.places[0])
    expect(ann.page.get_by_test_id("call-choice")).to_have_count(3)
    assert "\n".join(faults(ann.page, [(1280, 800), (1920, 1080)])) == ""


KINDS = "meld", "take", "stock", "discard", "decline", "lay"


def for_melds(table: Table, _chance: Random) -> str:
    """Return what leads to many melds."""
    ways = {way.kind: way.text for way in reversed(table.legal(table.seat))}
    return ways[next(it for it in KINDS if it in ways)]


def has_melds(table: Table, *, most: int) -> bool:
    """Return whether one is to play, and so many melds are laid."""
    view = table.view(0)
    return view.phase == "PLAY" and len(view.table) >= most


@pytest.mark.parametrize(("game", "melds", "seed"), [("romme", 7, 58), ("rummy500", 9, 100)])
def test_all_melds_are_seen_on_a_phone_lying_on_its_side(
    stack: Stack, game: str, melds: int, seed: int
) -> None:
    pack, then = until(partial(has_melds, most=melds), game, 2, for_melds, seed)
    table = stack(pack, game=game, bot="random", then=then)
    ann = look(table.browser(0).new_page(), table.server.url, game, table.places[0])
    for size in ((740, 360), ZOOMED):
        assert "\n".join(faults(ann.page, [size])) == ""
        room = ann.page.get_by_test_id("melds")
        assert room.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), size
        assert room.locator("[data-place^=meld]").count() >= melds


def may_pass(table: Table) -> bool:
    """Return whether one may pass."""
    return any(it.kind == "pass" for it in table.legal(0))


def at_random(table: Table, chance: Random) -> str:
    """Return any action."""
    legal = table.legal(table.seat)
    return legal[chance.below(len(legal))].text


def test_every_action_is_seen_where_eight_sit_in_a_small_window(stack: Stack) -> None:
    """The words of Slovak are the longest."""
    pack, then = until(may_pass, GAME, 8, at_random, 22)
    table = stack(pack, game="rummy500", seats=8, bot="random", then=then)
    page = table.browser(0).new_page()
    page.add_init_script("localStorage.setItem('parlour.settings', '{\"language\": \"sk\"}')")
    ann = look(page, table.server.url, "rummy500", table.places[0])
    expect(ann.page.get_by_test_id("action-pass")).to_be_visible()
    assert "\n".join(faults(ann.page, [*WINDOWS, ZOOMED])) == ""


def test_a_hint_leaves_the_pile_to_be_seen_and_lights_the_card_it_would_take(page: Page) -> None:
    page.goto("/#/open/rummy500")
    page.get_by_test_id("learn-rummy500").click()  # a prepared pack: 9h lies deep and makes a meld
    page.get_by_test_id("guide-skip").click()
    page.keyboard.press("h")
    hint, pile = page.get_by_test_id("hint"), page.get_by_test_id("pile")
    expect(hint).to_contain_text("9♥")
    expect(pile.locator(".hinted")).to_have_attribute("data-card", "9h")
    expect(page.locator(".actions .hinted")).to_have_count(0)  # it would take the top card
    note, card = hint.bounding_box(), pile.locator(".hinted").bounding_box()
    assert note
    assert card
    assert not overlap(note, card)
    hint.get_by_role("button").first.click()
    expect(page.get_by_test_id("action-take")).to_contain_text("9♥")


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match(page: Page, host: Server, size: dict[str, int] | None) -> None:
    if size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    ann = sit_down(page, host, "rummy500", options=SMALL, seats=3)
    for _ in range(20):
        ann.play_deal()
        if page.get_by_test_id("champion").is_visible():
            break
        expect(ann.result).to_contain_text("Left in hand")
        page.get_by_test_id("next-deal").click()
        expect(ann.result).to_be_hidden()
    expect(page.get_by_test_id("champion")).to_be_visible()
    assert page.evaluate(SCROLLS) == [0, 0]
    see_last_deal(page)
    expect(ann.result).to_contain_text("Left in hand")


OPTIONS: list[dict[str, Any]] = [
    {"hand_size": 20, "packs": 2},
    {"hand_size": 3, "jokers_per_pack": 0},
    {"min_naturals": 2, "packs": 2, "jokers_per_pack": 2},
    {"top_take": "must_use", "redicard": True},
    {"deep_take_use": "new_meld", "values": "5/10/15", "ace_low_value": 15},
    {"going_out": "floating", "call_without_discard": True},
    {"going_out": "floating", "final_discard_unplayable": True, "call_after": "turn"},
    {"going_out": "keep_one", "going_out_bonus": 25},
    {"call_rummy": False, "idle_rounds": 1},
]


@pytest.mark.long
@pytest.mark.parametrize("size", BOTH)
@pytest.mark.parametrize("preset", RUMMY500.presets)
def test_every_preset_is_played_to_the_end_of_a_deal_and_fits_every_window(
    new_context: NewContext, host: Server, preset: str, size: dict[str, int] | None
) -> None:
    assert play_preset(new_context, host, RUMMY500, preset, size) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_that_changes_the_table_is_played_and_fits(
    page: Page, host: Server, options: dict[str, Any], seats: int
) -> None:
    ann = sit_down(page, host, "rummy500", options=options, seats=seats, others="steady")
    assert ann.play_measured() == []
    expect(ann.result).to_contain_text("Left in hand")
