"""Nothing serious for axe, in any state of the page, in either language and either colours."""

from __future__ import annotations

from typing import Any, Literal, get_args

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import Player, invite, unfold
from tests.e2e.stacking import TWO_WAYS, begun
from tests.e2e.test_sizes import GAMES, WHOLE_DEAL, most_seats
from tests.helpers import some
from tests.server.running import Seat

Look = Literal["light", "dark"]
LOOKS = [  # what a language breaks does not depend on the colours
    pytest.param(
        marks=pytest.mark.browser_context_args(locale=locale, color_scheme=colours), id=name
    )
    for name, locale, colours in (("en-light", "en-US", "light"), ("ja-dark", "ja-JP", "dark"))
]


class Examiner:
    """Lets axe look at one state of a page after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def look(self, state: str) -> None:
        """Note what axe finds serious or critical."""
        violations: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        found = [
            f"{it['id']}: {node['html'][:160]}"
            for it in violations
            if it["impact"] in ("serious", "critical")
            for node in it["nodes"]
        ]
        if found:
            self.found[state] = found


@pytest.mark.parametrize((), some(LOOKS))
def test_axe_finds_nothing_serious(stack: Stack) -> None:
    table = stack(TWO_WAYS, layoff="manual", max_deals=1)
    page = table.browser(0).new_page()
    axe = Examiner(page)
    page.goto(table.server.url)
    page.get_by_test_id("cover-gin").get_by_role("link").wait_for()
    axe.look("lobby")
    page.get_by_test_id("cover-gin").get_by_role("link").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    unfold(page)
    page.locator("[data-option=target] input").fill("50")
    axe.look("opening")
    page.get_by_test_id("preferences").click()
    axe.look("preferences")
    page.get_by_role("dialog").get_by_role("button").first.click()
    invite(page)
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    axe.look("invitation")

    page.goto(table.url)
    player = Player(page)
    player.press("take")
    player.choose("Kd")
    expect(player.button("knock")).to_be_visible()
    axe.look("turn")
    page.keyboard.press("i")
    expect(page.get_by_test_id("coach")).to_be_visible()
    axe.look("coach")
    player.stock.click()
    expect(player.refused).to_be_visible()
    axe.look("refusal")
    page.set_viewport_size({"width": 390, "height": 800})
    page.get_by_test_id("sheet-button").click()
    expect(page.get_by_role("dialog").get_by_test_id("sheet")).to_be_visible()
    axe.look("score sheet")
    page.get_by_role("dialog").get_by_role("button").first.click()
    player.choose("Kd")
    player.press("knock")
    with Seat(table.server, table.places[1]) as ben:
        ben.wait(lambda now: bool(now.legal))
        expect(page.get_by_test_id("meld-0")).to_be_visible()
        axe.look("showdown")
        ben.play("finish")
        ben.settle()
    expect(player.result).to_be_visible()
    axe.look("result")
    assert axe.found == {}


@pytest.mark.long
@pytest.mark.parametrize("actions", [14, WHOLE_DEAL], ids=["middle", "end"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(stack: Stack, game: str, actions: int) -> None:
    seats = min(4, most_seats(game))
    cards, then = begun(game, seats, actions, bot="steady")
    page = stack(cards, game=game, seats=seats, bot="steady", then=then).sit(0).page
    expect(page.get_by_test_id("turn").or_(page.get_by_test_id("result")).first).to_be_visible()
    axe, looks = Examiner(page), get_args(Look)
    for look in looks:
        page.emulate_media(color_scheme=look)
        axe.look(look)
    assert axe.found == {}
