"""A player by ear, who knows only roles, names and announcements."""

from __future__ import annotations

import re
from typing import Literal, get_args

from playwright.sync_api import Page, expect

STEPS = 300  # more than any deal takes where all follow advice
Role = Literal["button", "link", "tab", "slider", "textbox", "combobox", "img", "dialog", "heading"]
NAMELESS = re.compile(r"^\s*$")


class Listener:
    """A player who asks for the legal moves, takes the advice, and hears the result.

    The player finds everything by role and name, and uses only the keyboard.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.log = page.get_by_role("log")
        self.hand = page.get_by_role("group", name=re.compile("^Your hand"))
        self.cards = self.hand.get_by_role("button")
        self.coach = page.get_by_role("tabpanel", name="Coach")
        self.mine = self.coach.get_by_text("It is your turn.")
        self.ask = self.coach.get_by_role("button", name=re.compile("^Hint .*strongest bot"))
        self.advice = self.coach.get_by_role(
            "button", name=re.compile("^Hint (?!.*(strongest bot|Let me think))")
        )
        self.doings = self.coach.get_by_role("list").get_by_role("button")
        self.result = page.get_by_role("heading", level=2)
        self.on = page.get_by_role("button", name=re.compile("^(Next deal|Play again)"))

    def sit_down(self, game: str) -> None:
        """Find a game in the lobby and begin to play; ask what can be done from now on."""
        self.page.goto("/")
        self.page.get_by_role("link", name=f"Set up …: {game}", exact=True).press("Enter")
        self.page.get_by_role("button", name="Start", exact=True).press("Enter")
        self.page.get_by_role("tab", name="Coach").press("Enter")

    def turn(self) -> bool:
        """Wait for one's turn or the end of the deal; return whether it is one's turn."""
        expect(self.mine.or_(self.on).first).to_be_visible()
        return not self.on.first.is_visible()

    def held(self) -> list[str]:
        """Return one's cards, in whatever language they are told."""
        cards = self.page.locator("[data-testid=hand] [data-card]")
        found: list[str] = cards.evaluate_all("all => all.map((it) => it.dataset.card).sort()")
        return found

    def play_deal(self) -> None:
        """Play a deal to its end."""
        for _ in range(STEPS):
            if not self.turn():
                return
            self.move()
        raise AssertionError("the deal does not end")

    def play_match(self) -> list[str]:
        """Play a match to its end; return who has come first, second and so on, as it is told."""
        self.play_deal()
        while "Next deal" in self.on.first.inner_text():
            self.on.press("Enter")
            expect(self.on.first).to_be_hidden()
            self.play_deal()
        match = self.page.get_by_role("main")
        expect(match.get_by_role("heading", level=1)).to_have_text(re.compile("match|tie"))
        return match.get_by_role("list").first.get_by_role("listitem").all_inner_texts()

    def move(self) -> None:
        """Do what is advised; where that only chooses the cards, it is said what does it."""
        assert self.doings.count() > 0
        self.check_names()
        self.ask.press("Enter")
        expect(self.advice).to_be_visible()
        words = self.advice.inner_text().partition("Hint")[2].strip()
        expect(self.log).to_contain_text(words, ignore_case=True)
        self.advice.press("Enter")
        if "Press Enter to play it." in self.log.get_by_role("paragraph").last.inner_text():
            self.page.keyboard.press("Enter")
        expect(self.advice).to_have_count(0)

    def check_names(self) -> None:
        """Check that the hand is told card by card, and all that is there by a name."""
        count = re.search(r"\d+", self.hand.get_attribute("aria-label") or "one 1")
        assert self.cards.count() == int(count[0] if count else 1)
        self.check_all_named()

    def check_all_named(self) -> None:
        """Check that nothing is without a name."""
        for role in get_args(Role):
            expect(self.page.get_by_role(role, name=NAMELESS)).to_have_count(0)
