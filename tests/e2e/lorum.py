"""A player of Lórum, who reads the page and plays what it offers."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.e2e.playing import result_at, see_last_deal

SOON = 5000  # milliseconds
REMEMBER = """memory => {
    for (const [key, value] of Object.entries(memory))
        if (!localStorage.getItem(`parlour.${key}`))
            localStorage.setItem(`parlour.${key}`, JSON.stringify(value))
}"""


class Player:
    """A player who answers with the first of some words that is offered, and plays low cards."""

    def __init__(self, page: Page, *words: str) -> None:
        self.page = page
        self.words = words
        self.hand = page.get_by_test_id("hand")
        self.poll = page.get_by_test_id("poll")
        self.trick = page.get_by_test_id("trick")
        self.turn = page.get_by_test_id("turn")
        self.result = result_at(page)
        self.refused = page.get_by_test_id("refused")
        self.on = page.get_by_test_id("next-deal")
        self.playable = self.hand.locator("[data-playable=true]")
        self.headings: list[str] = []

    def is_asked(self) -> bool:
        """Return whether there is something to do now."""
        return self.poll.is_visible() or self.playable.count() > 0

    @property
    def due(self) -> Locator:
        """Return the element that waits for this player."""
        return self.poll.or_(self.playable).or_(self.result).first

    def move(self) -> bool:
        """Do one thing that the page offers; return whether the deal goes on."""
        self.due.wait_for()
        if self.result.is_visible():
            return False
        if self.poll.is_visible():
            self.answer()
        else:
            self.play(self.playable.first)
        return True

    def answer(self, key: str = "") -> None:
        """Answer the question before the first lead, with a key if one is given.

        Another question may follow at once: what counts is that this one is gone.  In a race it may
        be gone, or have fewer answers, before it is answered here.
        """
        before = self.answers()
        with suppress(Late):
            self.try_to_answer(key)
            return
        assert self.answers() != before, before

    def answers(self) -> list[str]:
        """Return the answers that are offered now."""
        buttons = self.poll.get_by_role("button")
        found: list[str] = buttons.evaluate_all("all => all.map(it => it.dataset.answer)")
        return found

    def try_to_answer(self, key: str) -> None:
        """Answer, unless somebody else does so first (`Late`)."""
        offered = [self.page.get_by_test_id(f"answer-{word}") for word in self.words]
        wanted = [button for button in offered if button.count()]
        question = self.poll.get_attribute("aria-label", timeout=SOON)
        if key:
            self.page.keyboard.press(key)
        else:
            (wanted[0] if wanted else self.poll.get_by_role("button")).first.click(timeout=SOON)
        self.page.get_by_role("group", name=question, exact=True).wait_for(state="hidden")

    def play(self, card: Locator) -> None:
        """Play a card that is offered."""
        name = card.get_attribute("data-card")
        card.click()
        self.hand.locator(f'[data-card="{name}"]').wait_for(state="detached")

    def play_deal(self) -> None:
        """Play a deal to its end."""
        while self.move():
            assert not self.refused.is_visible(), self.refused.inner_text()
        if last := self.page.get_by_test_id("last-deal").is_visible():
            see_last_deal(self.page)
        self.headings.append(self.result.get_by_role("heading").first.inner_text())
        if last:
            self.page.get_by_test_id("show-match").click()

    def play_match(self) -> None:
        """Play all deals."""
        while True:
            self.play_deal()
            if self.page.get_by_test_id("rematch").is_visible():
                return
            self.page.get_by_test_id("next-deal").click()
            expect(self.result).to_be_hidden()


def sit_down(
    page: Page, *words: str, deck: str = "french", preset: str | None = None, **options: Any
) -> Player:
    """Open a table against bots, with these options, and sit down at it."""
    terms: dict[str, Any] = {"game": "lorum", "preset": preset, "options": options}
    terms |= {"name": "Jana", "others": "random"}
    place = page.request.post("/api/tables", data=terms).json()
    seat = {**place, "game": "lorum", "opened": 0}
    memory = {"seats": [seat], "settings": {"deck": deck}}
    page.add_init_script(f"({REMEMBER})({json.dumps(memory)})")
    page.goto(f"/#/t/{place['table']}")
    player = Player(page, *words)
    expect(player.hand).to_be_visible()
    return player
