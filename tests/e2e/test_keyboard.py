"""Everything can be done with the keyboard, and one always sees where one is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.playing import Player

FOCUS = """() => {
    const it = document.activeElement
    const ring = getComputedStyle(it)
    const seen = it.matches(':focus-visible') && ring.outlineStyle !== 'none' && ring.outlineWidth !== '0px'
    return [it.tagName, it.dataset.testid ?? it.dataset.card ?? it.ariaLabel ?? it.innerText, seen]
}"""


class Typist(Player):
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.keys: list[str] = []
        self.lost: list[Any] = []

    def type(self, key: str) -> None:
        """Press a key and look where the focus is then."""
        self.page.keyboard.press(key)
        self.keys.append(key)
        *where, seen = self.page.evaluate(FOCUS)
        if not seen:
            self.lost.append((key, where, self.page.evaluate("document.querySelector('[data-testid=turn]')?.innerText")))

    def press(self, kind: str) -> None:
        self.type(self.button(kind).locator("kbd").inner_text())

    def choose(self, card: str) -> None:
        self.type(self.card(card).locator("kbd").text_content() or "")

    def throw(self, card: str) -> None:
        self.type("Enter")

    def move(self) -> None:
        self.keys.clear()
        super().move()
        assert 1 <= len(self.keys) <= 3, self.keys

    def walk(self, target: str) -> None:
        """Tab to a thing."""
        for _ in range(20):
            self.type("Tab")
            if target in self.page.evaluate(FOCUS): return
        raise AssertionError


def test_a_deal_without_a_mouse(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("play-bot")).to_be_visible()
    player = Typist(page)
    player.walk("play-bot")
    player.type("Enter")
    player.play_deal()
    print(player.lost)
    player.type("n")
    print(player.lost)
    expect(player.result).to_be_hidden()
    print(player.wait())
