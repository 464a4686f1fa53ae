"""The page refuses an illegal move with a sentence and the rule, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Stack, Watch
from tests.e2e.playing import enter, overlap, typed_cards
from tests.e2e.stacking import POOR, TABLE


def test_a_refusal_names_the_rule_and_changes_nothing(stack: Stack) -> None:
    table = stack(POOR, bot="random")
    player = table.sit(0)

    def check(attempt: Callable[[], None], sentence: str, rule: str) -> None:
        assert player.wait()
        before, log = player.shown(), table.server.entries(TABLE)
        attempt()
        expect(player.refused).to_contain_text(sentence)
        expect(player.refused).to_contain_text(rule)
        # It lies at what was pressed, and covers neither the words nor that.
        note, words = player.refused.bounding_box(), player.turn.bounding_box()
        assert note
        assert words
        assert not overlap(note, words)
        assert typed_cards(player.page) == []
        assert player.wait()
        assert player.shown() == before
        assert table.server.entries(TABLE) == log

    check(player.stock.click, "First say whether you take the upcard", "Rule U1")
    player.press("take")
    check(lambda: player.discard("Qs"), "You have just taken Q♠ from the discard pile", "Rule T4")
    check(player.stock.click, "You have already drawn.", "Rule T2")
    player.refused.get_by_role("button", name="Close").click()
    expect(player.refused).to_be_hidden()
    player.discard("Jd")
    assert player.wait()
    assert len(player.shown().hand) == 10


def test_house_rules_that_contradict_are_refused(page: Page, watch: Watch) -> None:
    watch.expect("status of 400")
    enter(page, Matches_in_the_series=3)
    page.get_by_role("switch", name="Hollywood").check()
    refused = page.get_by_test_id("refused")
    expect(refused).to_have_text("Hollywood scoring cannot be combined with Matches in the series.")
    expect(page.get_by_test_id("start")).to_be_disabled()
    page.get_by_test_id("start").click(force=True)
    assert "#/t/" not in page.url
    page.get_by_role("switch", name="Hollywood").uncheck()
    expect(refused).to_be_hidden()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
