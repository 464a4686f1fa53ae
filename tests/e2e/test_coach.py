"""The coach says what can be done, gives hints against bots, and tells why something cannot be."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import parlour
from tests.e2e.conftest import Stack
from tests.e2e.playing import typed_cards
from tests.e2e.stacking import POOR, begun
from tests.e2e.test_sizes import WHOLE_DEAL
from tests.server.test_hint import room_of

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
A_SEARCH_EACH = 60_000  # milliseconds in which a whole deal's choices are looked at, on any machine


def test_what_can_be_done_is_told_and_chosen_and_why_not(stack: Stack) -> None:
    table = stack(POOR, bot="random")
    player = table.sit(0)
    page = player.page
    assert player.wait()
    page.keyboard.press("i")
    coach = page.get_by_test_id("coach")
    expect(coach.get_by_test_id("can-take")).to_contain_text("comes into your hand")
    expect(page.get_by_role("log")).to_contain_text("It is your turn. You can:")
    coach.get_by_test_id("can-take").get_by_role("button").click()
    # A card is chosen first, and the button that plays it has the focus.
    ways = coach.get_by_test_id("can-discard").get_by_role("button")
    expect(ways.first).to_be_visible()
    ways.first.click()
    expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(1)
    expect(player.button("discard")).to_be_focused()
    assert len(player.shown().hand) == 11
    # The card just taken cannot go back: the page shows the reason, its rule and the rulebook.
    player.discard("Qs")
    expect(player.refused).to_contain_text("You have just taken Q♠ from the discard pile")
    expect(coach).to_contain_text("You have just taken Q♠ from the discard pile")
    player.refused.get_by_role("button", name="Rule T4").click()
    expect(page.get_by_test_id("rulebook").locator(".sought")).to_contain_text("T4")
    page.keyboard.press("Escape")
    # A hint is marked and said, and plays nothing; pressing it chooses its card.
    log = table.server.entries(table.places[0].table)
    page.keyboard.press("h")
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    expect(page.locator("[data-testid=hand] .hinted")).to_have_count(1)
    assert len(hint.inner_text()) > 30
    assert typed_cards(page) == []
    assert table.server.entries(table.places[0].table) == log
    page.keyboard.press("h")
    expect(hint).to_be_visible()
    hint.get_by_role("button").first.click()
    expect(page.locator("[data-testid=hand] .hinted[aria-pressed=true]")).to_have_count(1)
    player.press("discard")
    expect(hint).to_be_hidden()


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_hint_stands_by_the_hand_and_fits(stack: Stack) -> None:
    player = stack(POOR, bot="random").sit(0)
    page = player.page
    assert player.wait()
    page.get_by_test_id("coach-button").click()
    page.get_by_test_id("ask-hint").click()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()
    box = hint.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    serious = [
        it["id"]
        for it in Axe().run(page).response["violations"]
        if it["impact"] in ("serious", "critical")
    ]
    assert serious == []
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()


def test_no_hints_where_two_people_play(stack: Stack) -> None:
    table = stack(POOR)
    page = table.sit(0).page
    page.keyboard.press("i")
    expect(page.get_by_test_id("coach-now")).to_be_visible()
    expect(page.get_by_test_id("ask-hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("refused")).to_contain_text(
        "Hints are available only if all your opponents"
    )


@pytest.mark.parametrize("game", ["gin", "lorum", "michigan"])
@pytest.mark.browser_context_args(**PHONE)
def test_a_deal_that_is_over_can_be_looked_back_on(stack: Stack, game: str) -> None:
    """Every choice is told, with what the bot would have done, why, and how it stood."""
    seats = max(parlour.GAMES[game].usual_seats(parlour.GAMES[game].options()), 2)
    pack, played = begun(game, seats, WHOLE_DEAL, bot="steady")
    table = stack(pack, game=game, bot="random", seats=seats, then=played)
    page = table.browser(0).new_page()
    page.goto(table.url)
    page.get_by_test_id("look-back").click()
    review, choices = page.get_by_test_id("review"), page.get_by_test_id("review-choice")
    summary = review.get_by_test_id("review-sum")
    expect(summary).to_contain_text("You and the bot agreed on", timeout=A_SEARCH_EACH)
    memory = room_of(table.server, table.places[0].table).table.memory
    expect(choices).to_have_count(len(memory.courses[0].choices(0)))
    choices.last.click()
    expect(review.locator("dl:visible")).to_contain_text("Your hand")
    assert review.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert typed_cards(page) == []
    serious = [
        it["id"]
        for it in Axe().run(page, context="[data-testid=review]").response["violations"]
        if it["impact"] in ("serious", "critical")
    ]
    assert not serious
    # It can be closed, and one goes on.
    page.keyboard.press("Escape")
    expect(review).to_be_hidden()
    page.get_by_test_id("next-deal").click()
    expect(page.get_by_test_id("result")).to_be_hidden()
