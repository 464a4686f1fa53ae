"""Every game is played by somebody for whom there are only roles, names and words.

In the middle of a deal the page is loaded again, and speaks another language for a while.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.core import texts
from tests.e2e.by_ear import Listener
from tests.e2e.melding import sit_down
from tests.e2e.playing import SHORT
from tests.server.running import Server

BY_DAY = "michigan"
GAMES = [
    pytest.param(game, marks=[] if game == BY_DAY else pytest.mark.long) for game in parlour.GAMES
]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_by_ear(page: Page, game: str) -> None:
    listener = Listener(page)
    listener.sit_down(texts.say(f"{game}-name", "en"))
    listener.turn()
    listener.move()
    listener.turn()
    held = listener.held()
    page.reload()
    page.get_by_role("tab", name="Coach").press("Enter")
    expect(listener.cards).to_have_count(len(held))
    assert listener.held() == held
    page.get_by_test_id("preferences").press("Enter")
    foreign = texts.languages()[1 + [*parlour.GAMES].index(game) % 3]
    for language in (foreign, "en"):
        page.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert listener.held() == held
    page.keyboard.press("Escape")
    listener.play_deal()
    listener.check_names()
    title = listener.result.first.inner_text()
    assert title
    told = listener.log.get_by_role("paragraph").last
    expect(told).not_to_be_empty()
    listener.on.press("Enter")
    expect(listener.on.first).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("game", parlour.GAMES)
def test_a_match_is_played_by_ear_to_its_result(page: Page, host: Server, game: str) -> None:
    rules = parlour.GAMES[game].options(**SHORT[game])
    seats = min(parlour.GAMES[game].seats_for(rules))
    sit_down(page, host, game, options=SHORT[game], seats=seats)
    listener = Listener(page)
    page.get_by_role("tab", name="Coach").press("Enter")
    places = listener.play_match()
    assert len(places) == seats
    assert sum("You" in told for told in places) == 1, places
    listener.check_all_named()
