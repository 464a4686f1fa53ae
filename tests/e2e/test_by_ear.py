"""A deal of every game is played by somebody for whom there are only roles, names and words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.core import texts
from tests.e2e.by_ear import Listener

BY_DAY = "michigan"
GAMES = [
    pytest.param(game, marks=[] if game == BY_DAY else pytest.mark.long) for game in parlour.GAMES
]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_by_ear(page: Page, game: str) -> None:
    listener = Listener(page)
    listener.sit_down(texts.say(f"{game}-name", "en"))
    listener.play_deal()
    listener.check_names()
    title = listener.result.first.inner_text()
    assert title
    told = listener.log.get_by_role("paragraph").last
    expect(told).not_to_be_empty()
    listener.on.press("Enter")
    expect(listener.on.first).to_be_hidden()
