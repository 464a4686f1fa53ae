"""People at the page: they read what it shows, and play with what it offers."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, WebSocket, expect

SHORT: dict[str, dict[str, Any]] = {
    "gin": {"max_deals": 1},
    "romme": {"hand_size": 5, "open_min": 0, "match_deals": 1},
    "rummy500": {"hand_size": 5, "target": 1},
    "lorum": {"deals": 1, "early_stop": "all"},
    "tripoley": {"deals": 1},
    "michigan": {"deals": 1},
}
"""Options by which a match is soon over."""
ANSWERED = re.compile(r"^\s*(?!Sending)\S")  # the line is empty until a move has been answered
TYPED = re.compile(r"(?<!\w)(?!As )\*?[2-9TJQKA][cdhs](?!\w)")
NAMES = "all => all.flatMap((it) => [it.ariaLabel, it.title].filter(Boolean))"
RANKS = "A23456789TJQK"
SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))
SHOWN = """() => {
    const find = (selector) => [...document.querySelectorAll(selector)]
    const text = (id) => document.querySelector(`[data-testid=${id}]`)?.innerText ?? null
    const box = (element) => element.getBoundingClientRect()
    const reading = (a, b) => box(a).top - box(b).top || box(a).left - box(b).left
    const hand = find('[data-testid=hand] [data-card]').sort(reading)
    const cells = (row) => [...row.cells].map((cell) => cell.innerText.trim())
    return {
        hand: hand.map((card) => card.dataset.card),
        names: hand.map((card) => card.ariaLabel),
        pile: find('[data-testid=pile] [data-card]').map((card) => card.dataset.card),
        stock: document.querySelector('[data-testid=stock]')?.ariaLabel ?? null,
        actions: find('[data-testid^=action-]').map((button) => button.innerText),
        turn: text('turn'),
        deadwood: text('deadwood'),
        limit: text('limit'),
        result: text('result'),
        sheet: find('[data-testid=sheet] tr').map(cells),
    }
}"""


@dataclass(frozen=True)
class Shown:
    """A position as the page shows it; the hand is in reading order."""

    hand: list[str]
    names: list[str] = field(compare=False)  # tells which card is new, which a new page cannot
    pile: list[str]
    stock: str | None
    actions: list[str]
    turn: str | None
    deadwood: str | None
    limit: str | None
    result: str | None
    sheet: list[list[str]]

    def loose(self) -> list[str]:
        """Return the cards that the page does not call melded, or else all; the highest first."""
        named = zip(self.hand, self.names, strict=True)
        loose = [card for card, name in named if "in a meld" not in name]
        return sorted(loose or self.hand, key=lambda card: -RANKS.index(card[0]))


class Player:
    """A player with a mouse and a plain style: pass, draw, knock if legal, shed high cards."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_test_id("hand")
        self.stock = page.get_by_test_id("stock")
        self.pile = page.get_by_test_id("pile")
        self.turn = page.get_by_test_id("turn")
        self.mine = self.turn.filter(has_text="Your turn")
        self.sent = self.turn.filter(has_text="Sending your move")
        self.result = result_at(page)
        self.refused = page.get_by_test_id("refused")
        self.on = page.get_by_test_id("next-deal")

    # -- what there is -------------------------------------------------------

    @property
    def table(self) -> str:
        """The name of the table that the page is at."""
        found = re.search(r"#/t/(\w+)$", self.page.url)
        assert found, self.page.url
        return found[1]

    def shown(self) -> Shown:
        """Return what the page shows now."""
        return Shown(**self.page.evaluate(SHOWN))

    def sheet(self) -> list[list[str]]:
        """Return the score sheet, which is one of the tabs beside the table."""
        if self.page.get_by_test_id("last-deal").is_visible():
            see_last_deal(self.page)
        self.page.get_by_test_id("tab-sheet").click()
        self.page.get_by_test_id("sheet").wait_for()
        return self.shown().sheet

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.hand.locator(f'[data-card="{card}"]')

    def button(self, kind: str) -> Locator:
        """The button of a kind of action."""
        return self.page.get_by_test_id(f"action-{kind}")

    def may(self, kind: str, card: str = "") -> bool:
        """Return whether the page offers a kind of action, with this card if one is given."""
        button = self.button(kind)
        return button.count() > 0 and sign(card) in button.inner_text()

    # -- what one does -------------------------------------------------------

    def touch(self, thing: Locator) -> None:
        """Click something."""
        thing.click()

    def press(self, kind: str) -> None:
        """Do something by its button."""
        self.touch(self.button(kind))

    def choose(self, card: str) -> None:
        """Point at a card of the hand."""
        self.touch(self.card(card))

    def throw(self, card: str) -> None:
        """Play a chosen card."""
        self.touch(self.card(card))

    def discard(self, card: str) -> None:
        """Choose a card and play it."""
        self.choose(card)
        self.throw(card)

    def move(self) -> None:
        """Do one thing that the page offers, and wait for the answer."""
        self.act()
        expect(self.turn).to_have_text(ANSWERED)

    def act(self) -> None:
        """Do one thing that the page offers."""
        if self.may("pass"):
            self.press("pass")
        elif self.may("stock"):
            self.press("stock")
        else:
            card = self.shown().loose()[0]
            self.choose(card)
            if self.may("knock", card):
                self.press("knock")
            else:
                self.throw(card)

    def is_asked(self) -> bool:
        """Return whether there is something to do now."""
        return self.mine.is_visible()

    def wait(self) -> bool:
        """Wait for one's turn or the end of the deal; return whether it is one's turn."""
        self.mine.or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def play_deal(self) -> None:
        """Play a deal to its end."""
        while self.wait():
            assert not self.refused.is_visible(), self.refused.inner_text()
            self.move()


def play_together(*players: Player) -> None:
    """Let two people play a deal to its end, in turn."""
    expect(players[0].turn).to_contain_text(re.compile("Your turn|is thinking"))
    here, there = players if players[0].mine.is_visible() else reversed(players)
    while here.wait():
        here.move()
        if not here.mine.is_visible():
            here, there = there, here
    for player in players:
        expect(player.result).to_be_visible()


def result_at(page: Page) -> Locator:
    """Return the result of a deal that is over, or the end of the match."""
    return page.get_by_test_id("result").or_(page.get_by_test_id("match-result"))


def see_last_deal(page: Page) -> None:
    """Go from the end of a match to the result of its last deal."""
    page.get_by_test_id("last-deal").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Return whether two boxes have something in common."""
    beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
    below = one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
    return not beside and not below


def typed_cards(page: Page) -> list[str]:
    """Return the cards that the page shows as they are typed, such as ``Td``; it must show none."""
    shown = page.locator("body").inner_text()
    names = page.locator("[aria-label], [title]").evaluate_all(NAMES)
    return TYPED.findall(" ".join([shown, *names]))


def sign(card: str) -> str:
    """Return a card as the page writes it; nothing for none."""
    return card and card[0].replace("T", "10") + SIGNS[card[1]]


def enter(page: Page, game: str = "gin", **rules: int) -> None:
    """Begin to open a table and choose house rules: numbers, by the labels of their fields."""
    page.goto(f"/#/open/{game}")
    expect(page.get_by_test_id("start")).to_be_visible()
    set_rules(page, **rules)


def enter_straight(page: Page, **rules: int) -> None:
    """Begin to open a table of gin at which no bot can knock before a person has had a turn."""
    enter(page)
    page.get_by_test_id("presets-all").click()
    page.get_by_role("radio", name="Gin only").check()
    set_rules(page, **rules)


def set_rules(page: Page, **rules: int) -> None:
    """Choose house rules: numbers, by the labels of their fields."""
    if rules:
        unfold(page)
    for label, number in rules.items():
        page.get_by_role("spinbutton", name=label.replace("_", " ")).fill(str(number))


def unfold(page: Page) -> None:
    """Open all groups of house rules."""
    for group in page.get_by_test_id("house-rules").locator("summary").all():
        group.click()


def invite(page: Page) -> None:
    """Open a table with a seat for a friend at the next chair."""
    page.get_by_test_id("seat-1").select_option("friend")
    page.get_by_test_id("start").click()


def begin(page: Page) -> None:
    """Deal, as everybody has come to the table."""
    page.get_by_test_id("deal").click()


def play_bot(page: Page, *, straight: bool = False, **rules: int) -> Player:
    """Begin a match of gin against the bot with these house rules; straight is with gin only."""
    if straight:
        enter_straight(page, **rules)
    else:
        enter(page, "gin", **rules)
    page.get_by_test_id("start").click()
    player = Player(page)
    expect(player.hand).to_be_visible()
    return player


def own_seats(page: Page, path: str = "/") -> list[dict[str, Any]]:
    """Return the seats that a browser remembers of a server, the newest first."""
    kept = page.evaluate("({ ...localStorage })").items()
    name = re.compile(rf"parlour{path[:-1]}\.table\.\w+\.seat")
    seats = [json.loads(told) for key, told in kept if name.fullmatch(key)]
    return sorted(seats, key=lambda seat: -seat["opened"])


class Wire:
    """The messages that a page gets over its WebSockets, in order."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.addresses: list[str] = []
        self.frames: list[str] = []
        self._line: WebSocket | None = None
        page.on("websocket", self._listen)

    @property
    def seq(self) -> int:
        """The position that was told last."""
        return max((json.loads(frame).get("seq", 0) for frame in self.frames), default=0)

    def wait(self, seq: int) -> None:
        """Wait until the page has been told this position."""
        while self.seq < seq:
            if self._line is None or self._line.is_closed():
                self.page.wait_for_event("websocket")
            else:
                self._line.wait_for_event("framereceived")

    def _listen(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        self._line = socket
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
