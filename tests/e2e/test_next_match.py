"""The next match of a table, agreed on by people in several browsers, at one link."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import Player
from tests.e2e.stacking import GIN_AT_ONCE, TABLE


def ended(stack: Stack, **rules: int) -> tuple[Player, Player]:
    """Return two players at whose table a match has just ended."""
    table = stack(GIN_AT_ONCE, max_deals=1, **rules)
    ann, ben = table.sit(0), table.sit(1)
    ann.press("take")
    ann.choose("Kd")
    ann.press("knock")
    for player in (ann, ben):
        expect(player.page.get_by_test_id("champion")).to_be_visible()
    return ann, ben


def proposed(player: Player, words: str) -> None:
    """Check what a player reads about the proposal."""
    expect(player.page.get_by_test_id("proposed")).to_contain_text(words)


def test_friends_play_again_at_the_same_table(stack: Stack) -> None:
    ann, ben = ended(stack)
    shown = ann.page.get_by_test_id("match-result").element_handle()
    ann.page.get_by_test_id("rematch").click()
    proposed(ann, "You would like to play again. Waiting for Ben")
    assert shown.evaluate("it => it.isConnected")  # the end is the same page still
    proposed(ben, "Ann would like to play again.")
    expect(ben.page.get_by_test_id("answers")).to_contain_text("Ann will play")
    ben.page.get_by_test_id("rematch").click()
    proposed(ann, "The next match begins in")
    for player in (ann, ben):
        expect(player.page.get_by_test_id("champion")).to_have_count(0)
        expect(player.hand).to_be_visible()
        assert player.table == TABLE
    ann.page.reload()
    expect(ann.hand).to_be_visible()
    ann.page.get_by_role("link", name="Parlour").click()
    ann.page.locator(f'a[href="#/t/{TABLE}"]').click()
    expect(ann.hand).to_be_visible()
    assert ann.table == TABLE


def test_both_press_at_once(stack: Stack) -> None:
    ann, ben = ended(stack)
    for player in (ann, ben):
        player.page.get_by_test_id("rematch").click(no_wait_after=True)
    for player in (ann, ben):
        expect(player.hand).to_be_visible()
        expect(player.page.get_by_test_id("champion")).to_have_count(0)


def test_somebody_asks_to_wait_and_somebody_has_to_go(stack: Stack) -> None:
    ann, ben = ended(stack)
    ann.page.get_by_test_id("rematch").click()
    ben.page.get_by_test_id("rematch").click()
    ann.page.get_by_test_id("next-wait").click()
    proposed(ben, "Waiting for Ann")
    ben.page.wait_for_timeout(3500)
    expect(ben.page.get_by_test_id("champion")).to_be_visible()
    ann.page.get_by_test_id("next-go").click()
    expect(ann.page.get_by_test_id("cover-gin")).to_be_visible()
    expect(ben.page.get_by_test_id("champion")).to_have_count(0)
    expect(ben.hand).to_be_visible()


def test_another_game_is_proposed(stack: Stack) -> None:
    ann, ben = ended(stack)
    ann.page.get_by_test_id("other-game").click()
    ann.page.get_by_label("Draw lots").check()
    ann.page.get_by_test_id("propose-rummy500").click()
    proposed(ben, "Ann proposes another match: Rummy 500. Lots are drawn for the seats.")
    button = ben.page.get_by_test_id("rematch")
    expect(button).to_have_text("Play Rummy 500")
    button.click()
    for player in (ann, ben):
        expect(player.page.get_by_test_id("champion")).to_have_count(0)
        expect(player.hand).to_be_visible()
        expect(player.page).to_have_title(re.compile("Rummy 500"))


def test_other_rules_are_set_up_and_proposed(stack: Stack) -> None:
    ann, ben = ended(stack)
    ann.page.get_by_test_id("other-game").click()
    ann.page.get_by_test_id("change-gin").click()
    expect(ann.page.get_by_role("link", name="Back to the table")).to_be_visible()
    ann.page.get_by_test_id("start").click()
    proposed(ben, "Ann proposes another match: Gin Rummy.")
    ben.page.get_by_test_id("rematch").click()
    for player in (ann, ben):
        expect(player.page.get_by_test_id("champion")).to_have_count(0)
        expect(player.hand).to_be_visible()


def test_the_evening_is_counted(stack: Stack) -> None:
    ann, ben = ended(stack)
    for player in (ann, ben):
        player.page.get_by_test_id("rematch").click()
    for player in (ann, ben):
        expect(player.page.get_by_test_id("champion")).to_have_count(0)
    while ann.page.get_by_test_id("champion").count() == 0:
        for player in (ann, ben):
            if player.mine.is_visible():
                player.move()
        ann.page.wait_for_timeout(50)
    expect(ben.page.get_by_test_id("evening")).to_contain_text(
        re.compile("This evening: .* [12] · ")
    )
