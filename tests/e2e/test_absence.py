"""People who are away: what the others read, and how a player finds the seat again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import Player
from tests.e2e.stacking import GIN_AT_ONCE, Stacked
from tests.e2e.test_access import Examiner
from tests.server.test_absence import Hurried

LATER = """() => {
  const now = performance.now.bind(performance)
  let later = 0
  performance.now = () => now() + later
  window.wait = (seconds) => { later += seconds * 1000 }
}"""


def left(stack: Stack) -> tuple[Stacked, Player, Player]:
    """Return a table at which it is the turn of Ben, who has closed the page, and both players."""
    table = stack(GIN_AT_ONCE, kind=Hurried)
    ann, ben = table.sit(0), table.sit(1)
    ann.page.evaluate(LATER)
    ann.press("take")
    expect(ann.turn).to_contain_text("discard a card")
    ann.discard("5c")
    expect(ann.turn).to_contain_text("Ben is thinking")
    ben.page.close()
    while "Ben is away" not in ann.turn.inner_text():  # it counts from when the page heard of it
        later(ann, 11)
        ann.page.wait_for_timeout(1100)
    return table, ann, ben


def log_of(player: Player) -> Locator:
    """The events at the table, in words."""
    return player.page.get_by_test_id("story")


def later(player: Player, seconds: int) -> None:
    """Let a page believe that so much time has passed."""
    player.page.evaluate("(seconds) => window.wait(seconds)", seconds)


def test_a_bot_plays_for_an_absent_person_until_they_are_back(stack: Stack) -> None:
    table, ann, ben = left(stack)
    expect(ann.turn).to_have_text(re.compile(r"Ben is away. Waiting \(0:[12]\d\) …"))
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text(re.compile(r"away 0:[12]\d"))
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    later(ann, 40)
    expect(ann.page.get_by_test_id("apart")).to_contain_text("Ben is away.")
    ann.page.get_by_test_id("wish-bot").click()
    expect(ann.page.get_by_test_id("plate-1")).to_contain_text("a bot plays")
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    assert ann.wait()
    expect(log_of(ann)).to_contain_text("A bot plays for Ben.")
    ben = table.open(ben.page.context)
    expect(ann.page.get_by_test_id("plate-1")).not_to_contain_text("a bot plays")
    expect(log_of(ann)).to_contain_text("Ben is back.")
    expect(log_of(ben)).to_contain_text("A bot plays for you.")
    ann.press("stock")
    expect(ann.turn).to_contain_text("discard a card")
    ann.discard("6c")
    assert ben.wait()
    ben.move()


def test_a_match_is_paused_and_goes_on(stack: Stack) -> None:
    table, ann, ben = left(stack)
    later(ann, 50)
    ann.page.get_by_test_id("wish-pause").click()
    apart = ann.page.get_by_test_id("apart")
    expect(apart).to_contain_text("The match is paused. It goes on when Ben can play again.")
    ann.page.reload()
    expect(apart).to_contain_text("The match is paused.")
    table.open(ben.page.context)
    expect(apart).to_have_count(0)


def test_a_person_can_wait_without_another_question(stack: Stack) -> None:
    _, ann, _ = left(stack)
    later(ann, 50)
    ann.page.get_by_test_id("wish-wait").click()
    expect(ann.page.get_by_test_id("apart")).to_have_count(0)
    expect(ann.turn).to_contain_text("Ben is away. Waiting")


@pytest.mark.parametrize("width", [360, 1280])
def test_the_strip_is_seen_and_pressed_on_every_screen(stack: Stack, width: int) -> None:
    _, ann, _ = left(stack)
    ann.page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    later(ann, 50)
    apart = ann.page.get_by_test_id("apart")
    expect(apart).to_be_visible()
    box, hand = apart.bounding_box(), ann.hand.bounding_box()
    assert box is not None
    assert hand is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= hand["y"]
    examiner = Examiner(ann.page)
    examiner.look("somebody is away")
    assert examiner.found == {}
    for name in ("wish-bot", "wish-wait", "wish-pause"):
        ann.page.get_by_test_id(name).click(trial=True)
