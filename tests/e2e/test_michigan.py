"""Michigan Rummy in the browser: the runs, what they pay, the pool, and the end of a match."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.e2e.stopping import SCREENS, Sitter, sit_down
from tests.e2e.test_access import Examiner
from tests.e2e.test_tripoley import SIZES

MICHIGAN = parlour.GAMES["michigan"]


@pytest.mark.parametrize("seats", SIZES)
def test_a_match_is_played_to_its_end(page: Page, seats: int) -> None:
    sit_down(page, "michigan", seats)
    me = Sitter(page)
    me.play_deal()
    expect(me.result.get_by_test_id("showdown")).to_be_visible()
    expect(me.result.locator("tbody tr")).to_have_count(seats)
    expect(page.get_by_test_id("rematch")).to_be_visible()


def test_a_reload_in_mid_turn_keeps_everything(page: Page) -> None:
    sit_down(page, "michigan", 3)
    me = Sitter(page, keys=True)
    examiner = Examiner(page)
    assert me.wait()
    mat = page.get_by_test_id("mat").inner_text()
    page.reload()
    assert me.wait()
    assert page.get_by_test_id("mat").inner_text() == mat
    examiner.look("the table")
    me.play_deal()
    examiner.look("the end of a deal")
    assert examiner.found == {}


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_every_number_of_players_fits_every_screen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for seats in MICHIGAN.seats:
        sit_down(page, "michigan", seats)
        Sitter(page).play_deal()


@pytest.mark.long
@pytest.mark.parametrize("preset", MICHIGAN.presets)
def test_every_preset_is_played_to_its_end_by_any_number(page: Page, preset: str) -> None:
    for seats in MICHIGAN.seats:
        sit_down(page, "michigan", seats, preset=preset)
        Sitter(page).play_deal()


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [{"follow": "optional"}, {"auction": "sealed"}, {"q_section": "Qh"}],
    ids=str,
)
def test_every_option_that_changes_the_table(page: Page, options: dict[str, Any]) -> None:
    sit_down(page, "michigan", 4, **options)
    Sitter(page).play_deal()
