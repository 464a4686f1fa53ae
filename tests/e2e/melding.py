"""People at a table with melds: they choose cards, lay them out, take them back, and discard."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, Page, expect

from parlour.core.game import AnyGame
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.playing import result_at
from tests.e2e.stacking import NewContext
from tests.e2e.test_sizes import SIZES, faults
from tests.server.running import PATIENCE, Server

EVERY = 7  # moves until a table is measured again
TRIES = 10 * PATIENCE  # a tenth of a second apart, until cards have landed and answers came
OWN = "parlour.seats"


def sit_down(page: Page, server: Server, game: str, **wish: object) -> Melder:
    """Open a table with bots on all other seats, and look at it."""
    status, place = server.ask("/api/tables", {"game": game, "others": "random", **wish})
    assert status == 201, place
    return look(page, server.url, game, PlaceInfo(**place))


def look(page: Page, url: str, game: str, place: PlaceInfo) -> Melder:
    """Look at a table from a seat."""
    own = {"table": place.table, "seat": place.seat, "token": place.token}
    kept = json.dumps([{**own, "game": game, "opened": 1}])
    page.add_init_script(f"localStorage.setItem({OWN!r}, {kept!r})")
    page.goto(f"{url}/#/t/{place.table}")
    melder = Melder(page)
    expect(melder.turn).to_be_visible()
    return melder


def play_preset(
    new_context: NewContext, host: Server, game: AnyGame, preset: str, size: dict[str, int] | None
) -> list[str]:
    """Play a deal with the fewest, four and the most players; return what is wrong with whom."""
    possible, found = game.seats_for(game.options(preset)), list[str]()
    for seats in sorted({min(possible), 4, max(possible)}):
        page = new_context().new_page()
        if size:
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ann = sit_down(page, host, game.id, preset=preset, seats=seats, others="steady")
        found += [f"{seats} {fault}" for fault in ann.play_measured()]
        expect(ann.result).to_contain_text("Left in hand")
        page.close()
    return found


class Melder:
    """Somebody who lays what the page suggests, lays off what fits, and discards the first card."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_test_id("hand")
        self.cards = self.hand.locator("[data-card]")
        self.turn = page.get_by_test_id("turn")
        self.result = result_at(page)
        self.on = page.get_by_test_id("next-deal")
        self.undo = page.get_by_test_id("undo")
        self.gold = page.locator(".actions .primary")
        self.chips = page.locator(".chip")
        self.decline = page.get_by_test_id("call-decline")
        self.mine = page.locator("[data-testid=turn].mine")
        self.due = self.mine.or_(self.result)

    def button(self, kind: str) -> Locator:
        """The first button of a kind of action."""
        return self.page.get_by_test_id(f"action-{kind}").first

    def choose(self, *cards: str) -> None:
        """Tap cards of the hand."""
        for card in cards:  # by their index, which no other card covers
            self.hand.locator(f'[data-card="{card}"]').click(position={"x": 10, "y": 12})

    def drag(self, card: str, place: Locator) -> None:
        """Drag a card of the hand to the middle of a place, with the mouse."""
        ends = [self.hand.locator(f'[data-card="{card}"]').bounding_box(), place.bounding_box()]
        start, end = (box for box in ends if box)
        mouse = self.page.mouse
        mouse.move(start["x"] + 12, start["y"] + 14)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        mouse.up()

    def held(self) -> list[str]:
        """The ids of the cards of the hand, sorted."""
        return sorted(self.cards.evaluate_all("all => all.map(it => it.dataset.card)"))

    def in_order(self) -> list[str]:
        """The ids of the cards of the hand, as one reads them, without the cards' flights."""
        found: list[str] = self.cards.evaluate_all(IN_ORDER)
        return found

    def is_asked(self) -> bool:
        """Return whether there is something to do now."""
        return self.mine.is_visible()

    def over(self) -> bool:
        """Wait until something is to be done; return whether the deal is over."""
        self.due.first.wait_for()
        return self.result.is_visible()

    def move(self) -> None:
        """Do one thing that the page offers, which may take a while, unless the deal ends first."""
        for _ in range(TRIES):
            if self.result.is_visible() or self.acts():
                return
            self.page.wait_for_timeout(100)
        offered = self.page.locator("button:visible, [role=status]:visible").all_inner_texts()
        raise AssertionError(f"nothing can be done: {self.state()}, of {offered}")

    def acts(self) -> bool:
        """Do one thing that the page offers now; return whether there is any."""
        for button in (*map(self.button, ("leave", "stock", "pass")), self.decline):
            if button.is_visible():
                self.press(button)
                return True
        if self.chips.count():
            self.lay(self.chips.first)
            return True
        self.let_go()
        fitting = self.hand.locator("[data-card]:has(.fits, .must)")
        if fitting.count():
            self.tap(fitting.first)
            lay = self.button("lay")
            self.press(lay if lay.is_visible() else self.page.locator(".meld.lit").first)
            return True
        return self.discards()

    def press(self, button: Locator) -> None:
        """Do what a button, or a meld as a place for cards, stands for."""
        button.click()

    def lay(self, chip: Locator) -> None:
        """Choose the cards of a suggestion and lay them out."""
        self.press(chip)
        self.press(self.button("meld"))

    def discards(self) -> bool:
        """Discard the first card that may be; what names a card waits until it has landed."""
        for card in self.cards.all():
            self.tap(card)
            if self.button("discard").is_visible():
                self.press(self.button("discard"))
                return True
            self.let_go()
        return False

    def let_go(self) -> None:
        """Choose no card any more; the key waits for the answer to what is being tried."""
        self.page.keyboard.press("Escape")
        expect(self.hand.locator("[aria-pressed=true]")).to_have_count(0)

    def tap(self, card: Locator) -> None:
        """Choose a card by its key, as another one may lie on its middle."""
        self.reach(card)
        self.page.keyboard.press("Space")
        expect(card).to_have_attribute("aria-pressed", "true")

    def reach(self, card: Locator) -> None:
        """Give a card the focus."""
        card.focus()

    def play_deal(self, each: Callable[[], None] = lambda: None) -> None:
        """Play a deal to its end."""
        for _ in range(400):
            if self.over():
                return
            each()
            before = self.state()
            self.move()
            self.page.wait_for_function(CHANGED, arg=before)
        raise AssertionError("the deal does not end")

    def play_match(self) -> None:
        """Play deals until one of them ends the match."""
        self.play_deal()
        while self.on.is_visible():
            self.press(self.on)
            expect(self.result).to_be_hidden()
            self.play_deal()

    def play_measured(self) -> list[str]:
        """Play a deal to its end; return what is wrong on the way, and in which window."""
        found, own, moves = list[str](), self.page.viewport_size, count()

        def measure() -> None:
            if (move := next(moves)) % EVERY == 0:
                found.extend(f"{move} {fault}" for fault in faults(self.page, SIZES))
                if own:
                    self.page.set_viewport_size(own)

        self.play_deal(measure)
        measure()
        return found

    def state(self) -> str:
        """Return a summary of the page."""
        found: str = self.page.evaluate(STATE)
        return found


IN_ORDER = """(all) => all
    .map((it) => [it.dataset.card, new DOMMatrix(it.style.transform)])
    .sort(([, a], [, b]) => a.f - b.f || a.e - b.e)
    .map(([card]) => card)"""
STATE = """() => [...document.querySelectorAll(
    '[data-testid=hand] [data-card], [data-testid=melds] [data-card], [data-testid=pile]'
    + ', [data-testid=turn], [data-testid=stock], [data-testid=status], [data-testid=result] h2'
    + ', [data-testid=champion]')]
    .map((it) => it.dataset.card ?? it.innerText + it.ariaLabel).join('|')"""
CHANGED = f"(before) => ({STATE})() !== before"
