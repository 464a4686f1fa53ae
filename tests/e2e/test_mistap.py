"""A slip between two people: one asks for the last action back, and the next to act answers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import Player
from tests.e2e.stacking import GIN_AT_ONCE
from tests.e2e.test_access import Examiner


def slipped(stack: Stack) -> tuple[Player, Player]:
    """Return a table at which Ann has just discarded the wrong card, and Ben is to act."""
    table = stack(GIN_AT_ONCE)
    ann, ben = table.sit(0), table.sit(1)
    ann.press("take")
    expect(ann.turn).to_contain_text("discard a card")
    expect(ann.page.get_by_test_id("mis-tap")).to_have_count(0)  # a drawn card stays drawn
    ann.discard("5c")
    expect(ben.turn).to_contain_text("Your turn")
    return ann, ben


def test_a_slip_is_taken_back_with_the_consent_of_the_next(stack: Stack) -> None:
    ann, ben = slipped(stack)
    expect(ben.page.get_by_test_id("mistap")).to_have_count(0)
    ann.page.get_by_test_id("mis-tap").click()
    expect(ann.page.get_by_test_id("mistap")).to_contain_text("You ask Ben")
    question = ben.page.get_by_test_id("mistap")
    expect(question).to_contain_text("Ann mis-tapped. Let Ann take it back?")
    examiner = Examiner(ben.page)
    examiner.look("somebody has slipped")
    assert examiner.found == {}
    ben.page.get_by_test_id("give-back").click()
    expect(ann.turn).to_contain_text("discard a card")
    expect(question).to_have_count(0)
    log = re.compile("Ann took the last action back: Ben agreed.")
    expect(ben.page.get_by_test_id("story")).to_contain_text(log)
    ann.discard("6c")
    expect(ben.turn).to_contain_text("Your turn")
    expect(ann.page.get_by_test_id("mis-tap")).to_have_count(0)  # once in a deal


def test_the_next_may_refuse_or_simply_act(stack: Stack) -> None:
    ann, ben = slipped(stack)
    ann.page.get_by_test_id("mis-tap").click()
    ben.page.get_by_test_id("keep").click()
    for player in (ann, ben):
        expect(player.page.get_by_test_id("mistap")).to_have_count(0)
    expect(ben.turn).to_contain_text("Your turn")
