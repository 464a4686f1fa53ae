"""People at the tables of stops: they bid, choose, bet and lead with what the page offers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import parlour
from tests.e2e.playing import result_at, see_last_deal
from tests.e2e.test_access import Examiner

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SEATS = [
    pytest.param(3, marks=pytest.mark.browser_context_args(**PHONE), id="phone"),
    pytest.param(4, id="desktop"),
]
SCREENS = [(320, 568), (360, 740), (740, 360), (768, 1024), (1920, 1080)]
OVERHANG = """() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.scrollingElement
    const outside = [...document.querySelectorAll('.board *')].filter((it) => {
        const { left, top, right, bottom, width, height } = it.getBoundingClientRect()
        return width && height && !it.closest('.unseen, svg, [data-testid=result]')
            && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    })
    const cut = [...document.querySelectorAll('.below button')].filter(
        (it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight)
    return [scrollWidth - clientWidth, scrollHeight - clientHeight,
        ...[...outside, ...cut].map((it) => it.outerHTML.slice(0, 200))]
}"""
SMALL = """() => [...document.querySelectorAll('.below button, .below input')]
    .filter((it) => it.getBoundingClientRect().height < 44).map((it) => it.outerHTML)"""


def sit_down(
    page: Page,
    game: str,
    seats: int,
    preset: str = "standard",
    others: str = "random",
    pace: str = "calm",
    **options: Any,
) -> None:
    """Open a table with bots at all other seats, and sit down at it."""
    terms = {
        "game": game,
        "preset": preset,
        "options": {"deals": 1, **options},
        "others": others,
        "pace": pace,
        "seats": seats,
        "name": "Ann",
    }
    page.goto("/")
    opened = page.request.post("/api/tables", data=terms)
    assert opened.ok, opened.text()
    place = opened.json()
    own = json.dumps([{**place, "game": game, "opened": 0}])
    page.evaluate("own => localStorage.setItem('parlour.seats', own)", own)
    page.goto(f"/#/t/{place['table']}")
    page.reload()


class Sitter:
    """A player with a plain style: pass, take the best five, call, lead the first card."""

    def __init__(self, page: Page, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.stage = page.get_by_test_id("stage")
        self.result = result_at(page)
        self.refused = page.get_by_test_id("refused")
        self.buttons = page.locator("[data-testid^=action-]")
        self.on = page.get_by_test_id("next-deal")
        self.hand = page.get_by_test_id("hand")
        self.phases: list[str] = []

    def button(self, kind: str) -> Locator:
        """The button of a kind of action."""
        return self.page.get_by_test_id(f"action-{kind}")

    def do(self, kind: str) -> None:
        """Do something by its button, or by the key that the button names."""
        if self.keys:
            self.page.keyboard.press(self.button(kind).locator("kbd").inner_text().lower())
        else:
            self.button(kind).click()

    def is_asked(self) -> bool:
        """Return whether there is something to do now."""
        return self.buttons.count() > 0

    def offered(self) -> list[str]:
        """Return the kinds of actions that have buttons now."""
        ids = self.buttons.evaluate_all("all => all.map((it) => it.dataset.testid.slice(7))")
        return [str(it) for it in ids]

    def move(self) -> None:
        """Do one thing that the page offers."""
        kinds = self.offered()
        if "keep" in kinds:
            self.do("keep")
        elif "pass" in kinds:
            self.do("pass")
        elif "select" in kinds:
            self.choose_five()
        elif "lead" in kinds:
            self.lead()
        elif "call" in kinds:
            self.do("call")
        else:
            self.do(kinds[-1])

    def choose_five(self) -> None:
        """Take the best five cards; their name stands beside them."""
        five = self.page.get_by_test_id("poker-hand")
        if self.keys:
            self.page.keyboard.press("v")
        else:
            self.page.get_by_test_id("best-five").click()
        expect(five.locator("[data-card]")).to_have_count(5)
        expect(five.locator(".name")).not_to_be_empty()
        self.do("select")

    def lead(self) -> None:
        """Lead the first card that may be led."""
        card = self.page.get_by_test_id("hand").locator("[data-playable=true]").first
        if self.keys:
            card.focus()
            self.page.keyboard.press("Space")
            expect(card).to_have_attribute("aria-pressed", "true")
        else:
            card.click(position={"x": 12, "y": 12})
        self.do("lead")

    def wait(self) -> bool:
        """Wait for one's turn or the end of the deal; return whether it is one's turn."""
        self.buttons.first.or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def go_on(self) -> None:
        """Do one thing that the page offers, or ask for the next deal."""
        if self.result.is_visible():
            self.page.get_by_test_id("next-deal").click()
            expect(self.result).to_be_hidden()
        else:
            self.move()

    def play_deal(self) -> None:
        """Play a deal to its end; nothing sticks out, nothing is too small to touch."""
        while self.wait():
            assert not self.refused.is_visible(), self.refused.inner_text()
            self.phases.append(self.stage.get_attribute("data-phase") or "")
            assert self.page.evaluate(OVERHANG) == [0, 0], self.phases[-1]
            assert self.page.evaluate(SMALL) == []
            before = self.page.get_by_test_id("turn").inner_text(), self.offered()
            self.move()
            self.page.wait_for_function(
                """([turn, kinds]) => document.querySelector(
                        '[data-testid=result], [data-testid=match-result]')
                    || document.querySelector('[data-testid=turn]')?.innerText !== turn
                    || [...document.querySelectorAll('[data-testid^=action-]')]
                        .map((it) => it.dataset.testid.slice(7)).join() !== kinds.join()
                    || !document.querySelector('[aria-pressed=true]')""",
                arg=list(before),
            )

    def play_match(self) -> None:
        """Play all deals of a match."""
        self.play_deal()
        while self.page.get_by_test_id("next-deal").is_visible():
            self.page.get_by_test_id("next-deal").click()
            expect(self.result).to_be_hidden()
            self.play_deal()
        expect(self.page.get_by_test_id("rematch")).to_be_visible()

    def cards(self) -> list[str]:
        """Return the hand."""
        cards = self.page.get_by_test_id("hand").locator("[data-card]")
        return sorted(cards.evaluate_all("all => all.map((it) => it.dataset.card)"))


# -- what every table of stops must do -------------------------------------------------------------


def play_to_the_end(page: Page, game: str, seats: int, **options: Any) -> Sitter:
    """Play a match, in the end of which what has come of the deal adds up for everybody."""
    sit_down(page, game, seats, **options)
    me = Sitter(page)
    me.play_match()
    see_last_deal(page)
    expect(me.result.get_by_role("heading").first).not_to_be_empty()
    rows = me.result.locator("tbody tr")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        cells = [cell.inner_text() for cell in row.locator("td").all()]
        numbers = [int(it.replace("\u2212", "-").replace("·", "0")) for it in cells]
        *causes, total, _ = numbers
        assert sum(causes) == total
    return me


def play_by_keys_with_a_reload(page: Page, game: str, seats: int, **options: Any) -> None:
    """Play a match by keys alone; a reload in the middle of a turn keeps everything."""
    sit_down(page, game, seats, **options)
    me = Sitter(page, keys=True)
    examiner = Examiner(page)
    while not me.wait():  # now and then the others play a deal out before it is her turn
        sit_down(page, game, seats, **options)
    mat = page.get_by_test_id("mat")
    before = me.stage.get_attribute("data-phase"), me.cards(), mat.inner_text()
    examiner.look("the table")
    page.reload()
    assert me.wait()
    assert (me.stage.get_attribute("data-phase"), me.cards(), mat.inner_text()) == before
    me.play_deal()
    examiner.look("the end of a deal")
    if page.get_by_test_id("next-deal").is_visible():
        page.keyboard.press("n")
        expect(me.result).to_be_hidden()
        me.play_deal()
    expect(page.get_by_test_id("rematch")).to_be_visible()
    assert examiner.found == {}


def play_every_number(page: Page, game: str, **terms: Any) -> None:
    """Play a deal with every number of players there may be."""
    for seats in parlour.GAMES[game].seats:
        sit_down(page, game, seats, **terms)
        Sitter(page).play_deal()
