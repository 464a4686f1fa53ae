"""The gentle clock on the page: chosen where a table is opened, and seen before it runs out."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import enter
from tests.e2e.stacking import GIN_AT_ONCE, NewContext
from tests.server.running import PROGRAM, Server

RING = ".room[data-ring]"


class Short(Server):
    """A server whose clocks have eight seconds left when they begin."""

    program = (
        "from parlour.server.state import room\n"
        "allowance_of = room.allowance_of\n"
        f"room.allowance_of = lambda *of: allowance_of(*of) and 8\n{PROGRAM}"
    )


def test_the_last_third_is_a_ring_and_then_a_bot_decides(stack: Stack) -> None:
    table = stack(GIN_AT_ONCE, kind=Short, clock=30)
    ann, ben = table.sit(0), table.sit(1)
    for player in (ann, ben):
        expect(player.page.locator(RING)).to_be_attached()
    expect(ben.page.get_by_test_id("plate-0")).to_have_class(re.compile(r"\bturn\b"))
    expect(ann.page.get_by_role("log").first).to_contain_text("seconds left")
    log = ann.page.get_by_test_id("story")
    expect(log).to_contain_text("Your time was up: a bot decided for you.")
    expect(ben.page.get_by_test_id("story")).to_contain_text("The time of Ann was up")
    ann.page.reload()
    expect(log).to_contain_text("Your time was up: a bot decided for you.")


def test_the_clock_is_chosen_with_the_company(page: Page, new_context: NewContext) -> None:
    enter(page, "gin")
    expect(page.get_by_test_id("clock")).to_have_count(0)  # nobody waits for you
    page.get_by_test_id("seat-1").select_option("friend")
    page.get_by_test_id("clock").select_option(label="1 min")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("terms")).to_contain_text("Each decision has 60 seconds")
    guest: BrowserContext = new_context()
    other = guest.new_page()
    other.goto(page.url)
    expect(other.get_by_test_id("terms")).to_contain_text("Each decision has 60 seconds")
