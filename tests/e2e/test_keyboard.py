"""Everything can be done with the keyboard, and one always sees where one is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.melding import Melder, sit_down
from tests.e2e.playing import SHORT, Player, enter, enter_straight
from tests.e2e.stacking import OTHERS_GIN
from tests.server.running import Seat, Server

RING = """() => {
    const it = document.querySelector(':focus-visible')
    if (!it || getComputedStyle(it).outlineStyle === 'none') return false
    const { left, top, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + 4, top + height / 2))
}"""
FAR = 25  # more presses of Tab than any way through the page takes


class Keys:
    """A keyboard without a mouse: the focus must always be visible."""

    page: Page
    typed = 0

    def type(self, key: str) -> None:
        """Press a key, and see the focus."""
        self.page.keyboard.press(key)
        self.typed += 1
        self.look()

    def look(self) -> None:
        """Check that something has the focus and shows it."""
        self.page.wait_for_function(RING)  # what had it may be leaving the page just now

    def walk(self, target: str) -> None:
        """Go to something with the Tab key."""
        self.seek(self.page.get_by_test_id(target), "Tab")

    def seek(self, target: Locator, key: str) -> None:
        """Press a key until something has the focus."""
        for _ in range(FAR):
            if target.evaluate("it => it === document.activeElement"):
                return
            self.type(key)
        raise AssertionError(f"no way to {target}")


class Typist(Keys, Player):
    """Somebody who plays gin with the keys that are named."""

    def press(self, kind: str) -> None:
        """Do something by the key that its button names."""
        self.type(self.button(kind).locator("kbd").inner_text())

    def choose(self, card: str) -> None:
        """Go to a card by the key that stands below it."""
        self.type(self.card(card).locator("kbd").inner_text())

    def throw(self, card: str) -> None:
        self.type("Enter")

    def move(self) -> None:
        self.look()
        self.typed = 0
        super().move()
        assert 1 <= self.typed <= 3


class Layer(Keys, Melder):
    """Somebody who lays melds out with the keys that are named, and walks to what has none."""

    def press(self, button: Locator) -> None:
        expect(button).to_be_visible()
        key = button.locator("kbd")
        if key.count():
            self.type(key.inner_text())
        else:
            self.seek(button, "Shift+Tab")  # it lies before the hand
            several = button.get_attribute("title")  # "← ace of clubs, → five of clubs"
            self.type("ArrowLeft" if several and "←" in several else "Enter")

    def reach(self, card: Locator) -> None:
        self.seek(card, "ArrowRight")


def test_a_deal_without_a_mouse(page: Page) -> None:
    enter_straight(page)
    player = Typist(page)
    player.walk("start")
    player.type("Enter")
    player.play_deal()
    player.look()
    player.walk("next-deal")
    player.type("Enter")
    expect(player.result).to_be_hidden()
    assert player.wait()
    player.look()


def test_everything_is_within_reach_where_a_table_is_opened(page: Page) -> None:
    enter(page)
    player = Typist(page)
    player.walk("preferences")
    player.type("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    player.type("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    for thing in ("rules", "name", "level-fair", "seat-1", "start"):
        player.walk(thing)


def test_the_result_takes_the_focus_from_what_it_covers(stack: Stack) -> None:
    table = stack(OTHERS_GIN)
    player = Typist(table.sit(0).page)
    player.choose("2c")
    player.press("pass")
    with Seat(table.server, table.places[1]) as ben:
        for action in ("take", "knock Kd"):
            ben.wait(lambda now: bool(now.legal))
            ben.play(action)
            ben.settle()
    expect(player.result).to_be_visible()
    player.look()


MATCHES: dict[str, dict[str, Any]] = {
    "romme": {**SHORT["romme"], "match_deals": 2},
    "rummy500": {**SHORT["rummy500"], "target": 30},
}


@pytest.mark.long
@pytest.mark.parametrize("game", MATCHES)
def test_a_match_with_melds_is_played_to_its_end_by_keys_alone(
    page: Page, host: Server, game: str
) -> None:
    sit_down(page, host, game, options=MATCHES[game], seats=2)
    layer = Layer(page)
    layer.type("ArrowRight")
    layer.play_match()
    expect(page.get_by_test_id("champion")).to_be_focused()  # a heading, which needs no ring


@pytest.mark.long
def test_a_match_of_gin_is_played_to_its_end_by_keys_alone(page: Page, host: Server) -> None:
    sit_down(page, host, "gin", options={"target": 30}, seats=2)
    player = Typist(page)
    player.type("ArrowRight")
    champion, after = page.get_by_test_id("champion"), page.get_by_test_id("next-deal")
    while True:
        player.play_deal()
        champion.or_(after).first.wait_for()
        if champion.is_visible():
            break
        player.look()
        player.walk("next-deal")
        player.type("Enter")
        expect(player.result).to_be_hidden()
