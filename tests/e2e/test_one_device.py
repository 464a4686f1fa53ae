"""Several people share one device: a curtain comes between their hands."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.conftest import Stack
from tests.e2e.melding import Melder
from tests.e2e.playing import ANSWERED, SHORT, Player
from tests.e2e.stacking import GIN_AT_ONCE, NAMES, TABLE, NewContext
from tests.e2e.test_access import Examiner
from tests.e2e.test_gathering import dealt, open_table
from tests.e2e.test_phone import Fingers
from tests.e2e.test_table_life import leave
from tests.e2e.test_windows import remember
from tests.server.running import Seat, Server

PHONE = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
)
FURTHER = f"parlour.table.{TABLE}~1.seat"  # as the browser keeps it
DARK = 500  # milliseconds without any hand
WATCHED = """() => {
    window.seen = []
    const cards = (selector) => [...document.querySelectorAll(`${selector}[data-card]`)]
        .map((it) => it.dataset.card).sort()
    const text = (selector) => [...document.querySelectorAll(selector)]
        .map((it) => it.textContent).join(' ')
    const note = () => {
        const now = {
            curtain: document.querySelector('[data-testid=curtain]') !== null,
            over: document.querySelector('[data-testid=knock], [data-testid=result]') !== null,
            hand: cards('[data-testid=hand] '), pile: cards('[data-testid=pile] '), all: cards(''),
            told: text('[role=log]'),
        }
        if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
    note()
}"""


@dataclass
class Shared:
    """A page on which several people play, and what it has shown of their hands."""

    player: Player
    names: tuple[str, ...]
    hands: dict[str, set[str]] = field(default_factory=dict)
    public: set[str] = field(default_factory=set)
    name: str = ""

    def __post_init__(self) -> None:
        self.page = self.player.page
        self.curtain = self.page.get_by_test_id("curtain")
        self.due = self.curtain.or_(self.player.mine).or_(self.player.result)
        self.watch()

    def watch(self) -> None:
        """Note from now on what the page shows."""
        self.page.evaluate(WATCHED)

    def asked(self) -> str:
        """Return for whom the curtain asks."""
        expect(self.curtain.get_by_role("button").first).to_be_visible()
        asked = self.curtain.get_by_role("button").all_inner_texts()
        return next(name for name in self.names if f"I am {name}" in asked)

    def take(self) -> None:
        """Take the device as the person who is asked for."""
        self.check()
        self.name = self.asked()
        self.player.touch(self.page.get_by_role("button", name=f"I am {self.name}", disabled=False))
        expect(self.player.hand.or_(self.player.result).first).to_be_visible()

    def check(self) -> None:
        """Check what the page has shown since the last time: no card, or one person's own."""
        for now in self.page.evaluate("seen.splice(0)"):
            if now["over"]:
                break
            self.public |= set(now["pile"])
            if now["curtain"]:
                assert (now["all"], now["told"]) == ([], ""), now
            if hand := set(now["hand"]):
                assert len(hand & self.hands.setdefault(self.name, hand)) >= len(hand) - 1
                self.hands[self.name] = hand
            for name, cards in self.hands.items():
                hidden = cards - self.public
                assert name == self.name or not hidden & set(now["all"]), (name, now)

    def play(self) -> None:
        """Play a deal of gin to its end."""
        answered = self.page.locator("[data-testid=turn]:visible", has_text=ANSWERED)
        while True:
            self.due.first.wait_for()
            if self.player.result.is_visible():
                return self.check()
            if self.curtain.is_visible():
                self.take()
            else:
                self.player.act()
                expect(self.curtain.or_(answered).or_(self.player.result).first).to_be_visible()


def gather(new_context: NewContext, host: Server, **wish: Any) -> tuple[Page, PlaceInfo]:
    """Return a page at whose table people gather, and the seat of its first person."""
    [place] = open_table(host, "Ann", **{"game": "gin", "seats": 2, **wish})
    page = new_context().new_page()
    page.goto(host.url)
    remember(page, place, game=wish.get("game", "gin"))
    page.goto(f"{host.url}/#/t/{place.table}")
    page.reload()
    expect(page.get_by_test_id("gather")).to_be_visible()
    return page, place


def sit_beside(page: Page, name: str) -> None:
    """Let somebody else sit down who plays on this page's device."""
    page.get_by_test_id("other-here").click()
    page.get_by_test_id("other-name").fill(name)
    page.get_by_test_id("other-sits").click()
    expect(page.get_by_test_id("sit-here")).to_contain_text(f"{name} plays on this device")
    expect(page.locator("[data-testid^=chair-]").filter(has_text="away")).to_have_count(0)


def begin(new_context: NewContext, host: Server, **wish: Any) -> Page:
    """Let Ann and Ben deal at one page; the curtain is there."""
    page, _ = gather(new_context, host, **wish)
    sit_beside(page, "Ben")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("curtain")).to_be_visible()
    return page


@PHONE
def test_two_people_play_a_deal_on_one_phone(new_context: NewContext, host: Server) -> None:
    page = begin(new_context, host, options=SHORT["gin"])
    shared = Shared(Fingers(page), NAMES)
    shared.play()
    assert sorted(shared.hands) == ["Ann", "Ben"]
    assert len(shared.public) > 1
    assert page.locator("[data-mark=flaw]").count() == 0


def test_after_a_reload_nobody_sees_a_card_before_the_curtain(
    new_context: NewContext, host: Server
) -> None:
    shared = Shared(Player(begin(new_context, host)), NAMES)
    page = shared.page
    axe = Examiner(page)
    axe.look("curtain")
    shared.take()
    first = shared.name
    shared.check()
    shared.player.press("pass")
    expect(shared.curtain).to_be_visible()
    assert shared.asked() != first
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCHED})")
    page.reload()
    expect(shared.curtain).to_be_visible()
    assert shared.asked() != first
    shared.take()
    shared.check()
    dealt(page)
    assert not axe.found, axe.found


@pytest.mark.parametrize("width", [360, 1280])
def test_a_slip_is_taken_back_behind_the_curtain(
    new_context: NewContext, host: Server, width: int
) -> None:
    shared = Shared(Player(begin(new_context, host)), NAMES)
    page = shared.page
    page.set_viewport_size({"width": width, "height": 740 if width < 700 else 800})
    shared.take()
    first, other = shared.name, "Ben" if shared.name == "Ann" else "Ann"
    shared.player.press("pass")
    shared.curtain.get_by_role("button", name=f"{first}: I mis-tapped", disabled=False).click()
    told = f"{first} mis-tapped, and asks {other} to give the action back."
    expect(shared.curtain.get_by_test_id("slip-here")).to_have_text(told)
    axe = Examiner(page)
    axe.look("a slip behind the curtain")
    assert shared.asked() == other
    shared.take()
    expect(page.get_by_test_id("mistap")).to_contain_text(f"Let {first} take it back?")
    page.get_by_test_id("give-back").click()
    expect(shared.curtain).to_be_visible()
    assert shared.asked() == first
    expect(page.get_by_test_id("slip-here")).to_have_count(0)
    shared.take()
    shared.player.press("pass")
    expect(shared.curtain).to_be_visible()
    expect(page.get_by_test_id("slip-here")).to_have_count(0)  # once in a deal
    shared.take()
    shared.check()
    assert not axe.found, axe.found


def test_everybody_with_the_device_leaves_for_now_and_comes_back(
    new_context: NewContext, host: Server
) -> None:
    shared = Shared(Player(begin(new_context, host)), NAMES)
    shared.take()
    page, table = shared.page, shared.page.url.rpartition("/")[2]

    def until_gone(wanted: bool) -> None:
        for _ in range(200):
            seats = host.ask(f"/api/tables/{table}")[1]["seats"]
            if all(seat.get("gone", False) is wanted for seat in seats):
                return
            page.wait_for_timeout(100)
        raise AssertionError(seats)

    leave(page)
    page.get_by_test_id("leave-now").click()
    page.wait_for_url(re.compile("#/$"))
    until_gone(True)
    page.go_back()
    expect(shared.curtain).to_be_visible()
    until_gone(False)


def test_the_keyboard_hands_the_device_round_after_half_a_second(
    new_context: NewContext, host: Server
) -> None:
    shared = Shared(Player(begin(new_context, host)), NAMES)
    page = shared.page
    shared.take()
    clock = page.clock
    clock.install()
    clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.keyboard.press("p")  # pass
    button = shared.curtain.get_by_role("button", name="I am")
    expect(button).to_be_visible()
    expect(shared.curtain.get_by_role("heading")).to_be_focused()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    clock.run_for(DARK - 1)
    expect(button).to_be_disabled()
    clock.run_for(1)
    expect(button).to_be_enabled()
    page.keyboard.press("Enter")
    expect(button).to_have_count(0)
    clock.run_for(DARK - 1)
    assert shared.player.hand.count() == 0
    clock.run_for(1)
    clock.resume()
    expect(shared.player.mine).to_be_visible()
    shared.name = "Ben" if shared.name == "Ann" else "Ann"
    page.evaluate("seen.splice(0)")


def test_two_on_one_device_play_against_a_third_person(
    new_context: NewContext, host: Server
) -> None:
    rules = {"open_min": 0, "seating": "fixed"}
    page, place = gather(new_context, host, game="romme", seats=3, options=rules)
    sit_beside(page, "Ben")
    with Seat(host, host.join(place.table, "Clara")) as clara:
        page.get_by_test_id("deal").click()
        melder, curtain = Melder(page), page.get_by_test_id("curtain")
        theirs = melder.turn.filter(has_text="Clara")
        taken = list[str]()
        while len(taken) < 4:
            curtain.or_(melder.mine).or_(theirs).first.wait_for()
            assert page.get_by_test_id("apart").count() == 0  # nobody is away
            if curtain.is_visible():
                button = curtain.get_by_role("button", disabled=False).first
                taken.append(button.inner_text())
                button.click()
                expect(curtain).to_have_count(0)
            elif melder.is_asked():
                stock = melder.button("stock")
                if stock.is_visible():
                    stock.click()
                else:
                    melder.discards()
            clara.settle()
            while clara.now.legal:  # the hand that was shown last stays meanwhile
                clara.play(clara.now.legal[-1].text)
                clara.settle()
        assert set(taken[1:]) == {"I am Ann", "I am Ben"}
        dealt(page)


@pytest.mark.parametrize(("deals", "button"), [(1, "rematch"), (2, "next-deal")])
def test_one_press_goes_on_for_both(stack: Stack, deals: int, button: str) -> None:
    table = stack(GIN_AT_ONCE, max_deals=deals)
    page = table.browser(0).new_page()
    page.goto(table.server.url)
    ben = {"table": TABLE, "seat": 1, "token": table.places[1].token, "game": "gin", "opened": 0}
    page.evaluate("([name, it]) => (localStorage[name] = it)", [FURTHER, json.dumps(ben)])
    page.goto(table.url)
    page.reload()
    shared = Shared(Player(page), NAMES)
    shared.take()
    shared.player.press("take")
    shared.player.choose("Kd")
    shared.player.press("knock")
    page.get_by_test_id(button).click()
    expect(shared.curtain).to_be_visible()
    shared = Shared(Player(page), NAMES)
    shared.take()
    dealt(page)


def test_people_stand_up_and_leave_the_device_to_the_other(
    new_context: NewContext, host: Server
) -> None:
    page, place = gather(new_context, host)
    sit_beside(page, "Ben")
    page.get_by_test_id("stand-up-1").click()
    expect(page.get_by_test_id("chair-1")).to_contain_text("Empty")
    expect(page.get_by_test_id("other-here")).to_be_visible()
    sit_beside(page, "Mia")

    # Each window of this browser has its own curtain.
    there = page.context.new_page()
    there.goto(f"{host.url}/#/t/{place.table}")
    expect(there.get_by_test_id("sit-here")).to_contain_text("Mia")

    page.get_by_test_id("deal").click()
    curtain, player = page.get_by_test_id("curtain"), Player(page)
    first = curtain.get_by_role("button", disabled=False).inner_text()
    curtain.get_by_role("button").click()
    expect(player.hand).to_be_visible()
    expect(there.get_by_test_id("curtain")).to_contain_text(first)
    assert there.locator("[data-card]").count() == 0
    there.close()

    # One person gives the seat up, and the device is the other's.
    leave(page)
    page.get_by_test_id("leave-for-good").click()
    expect(curtain).to_be_visible()
    expect(curtain.get_by_role("button")).to_have_count(1)
    curtain.get_by_role("button", disabled=False).click()
    dealt(page)
    page.reload()
    dealt(page)  # one seat needs no curtain
