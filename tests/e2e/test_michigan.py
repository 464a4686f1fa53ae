"""Michigan Rummy in the browser: the runs, what they pay, the pool, and the end of a match."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.stopping import Sitter, sit_down
from tests.e2e.test_tripoley import SIZES


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
    assert me.wait()
    mat = page.get_by_test_id("mat").inner_text()
    page.reload()
    assert me.wait()
    assert page.get_by_test_id("mat").inner_text() == mat
    me.play_deal()


@pytest.mark.long
@pytest.mark.parametrize("preset", ["pressman", "dealt_poker", "for_programs"])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_preset_is_played_to_its_end(page: Page, preset: str, seats: int) -> None:
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
