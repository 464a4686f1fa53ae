"""Two people at two browsers and bots between them, one of whom changes the language on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e import lorum, playing
from tests.e2e.melding import Melder, look
from tests.e2e.playing import SHORT
from tests.e2e.stacking import NewContext
from tests.e2e.stopping import Sitter
from tests.helpers import some
from tests.server.running import Server

Friend = playing.Player | Melder | lorum.Player | Sitter
FRIENDS: dict[str, Callable[[Page], Friend]] = {
    "gin": playing.Player,
    "romme": Melder,
    "rummy500": Melder,
    "lorum": lambda page: lorum.Player(page, "pass"),
    "tripoley": Sitter,
    "michigan": Sitter,
}
MOST = 3000  # rounds in which nobody may have anything to do


def switch(page: Page, language: str) -> None:
    """Read the page in another language from now on."""
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def play(friends: list[Friend]) -> None:
    """Let people play a match to its end, each whenever their page asks for something."""
    for _ in range(MOST):
        if all(it.page.get_by_test_id("champion").is_visible() for it in friends):
            return
        for it in friends:
            if it.on.is_visible():
                it.on.click()
            elif not it.result.is_visible() and it.is_asked():
                it.move()
        friends[0].page.wait_for_timeout(20)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", some(some([*parlour.GAMES])))
def test_friends_and_bots_play_a_match_to_its_end(
    new_context: NewContext, host: Server, game: str
) -> None:
    options: dict[str, Any] = SHORT[game]
    rules = parlour.GAMES[game].options(**options)
    seats = min(4, max(parlour.GAMES[game].seats_for(rules)))
    bots = [{"seat": seat, "bot": "random"} for seat in range(1, seats, 2) if seats > 2]
    place = host.open(game=game, name="Ann", seats=seats, bots=bots, options=options)
    places: list[PlaceInfo] = [place, host.join(place.table, "Ben")]
    pages = [new_context().new_page() for _ in places]
    for page, taken in zip(pages, places, strict=True):
        look(page, host.url, game, taken)
    ann, ben = (FRIENDS[game](page) for page in pages)
    held = ann.hand.locator("[data-card]")
    expect(held.first).to_be_visible()
    count = held.count()
    switch(ann.page, "de")
    expect(ann.page.get_by_test_id("rules")).to_contain_text("Regeln")
    expect(held).to_have_count(count)
    switch(ann.page, "en")
    play([ann, ben])
    switch(ann.page, "de")
    expect(ann.page.get_by_test_id("champion")).to_contain_text("Partie")
    expect(ben.page.get_by_test_id("champion")).to_contain_text("match")
