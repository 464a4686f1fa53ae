"""Michigan Rummy in the browser: the runs, what they pay, the pool, and the end of a match."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.e2e import stopping
from tests.e2e.conftest import Stack
from tests.e2e.stacking import begun
from tests.e2e.stopping import SCREENS, SEATS
from tests.helpers import some

MICHIGAN = parlour.GAMES["michigan"]


@pytest.mark.parametrize("seats", some(SEATS))
def test_a_match_is_played_to_its_end(page: Page, seats: int) -> None:
    me = stopping.play_to_the_end(page, "michigan", seats)
    expect(me.result.get_by_test_id("showdown")).to_be_visible()


def test_a_match_by_keys_alone_with_a_reload_in_the_middle(page: Page) -> None:
    stopping.play_by_keys_with_a_reload(page, "michigan", 3)


@pytest.mark.parametrize("seats", [6, 8])
def test_every_plate_beside_the_mat_shows_its_name(stack: Stack, seats: int) -> None:
    cards, then = begun("michigan", seats)
    page = stack(cards, game="michigan", seats=seats, bot="random", then=then).sit(0).page
    names = page.locator(".plate b")
    expect(names).to_have_count(seats - 1)
    for name in names.all():
        expect(name).to_be_visible()


def test_the_result_of_eight_fits_a_window_and_keeps_its_buttons_on_a_phone(stack: Stack) -> None:
    cards, then = begun("michigan", 8, actions=999)
    page = stack(cards, game="michigan", seats=8, bot="random", then=then).sit(0).page
    result, more = page.get_by_test_id("result"), page.get_by_test_id("next-deal")
    expect(result.locator("tbody tr")).to_have_count(8)
    assert result.evaluate("it => it.scrollHeight - it.clientHeight") == 0
    page.set_viewport_size({"width": 320, "height": 568})
    expect(more).to_be_in_viewport(ratio=1)
    result.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    expect(more).to_be_in_viewport(ratio=1)


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_every_number_of_players_fits_every_screen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    stopping.play_every_number(page, "michigan")


@pytest.mark.long
@pytest.mark.parametrize("preset", MICHIGAN.presets)
def test_every_preset_is_played_to_its_end_by_any_number(page: Page, preset: str) -> None:
    stopping.play_every_number(page, "michigan", preset=preset)


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"follow": "optional"},
        {"auction": "sealed"},
        {"q_section": "Qh"},
        {"final_board": "showdown", "poker_source": "dealt"},
    ],
    ids=str,
)
def test_every_option_that_changes_the_table(page: Page, options: dict[str, Any]) -> None:
    stopping.play_to_the_end(page, "michigan", 4, **options)
