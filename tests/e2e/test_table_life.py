"""The life of a table: who comes, who goes, and what is said where something is not as hoped."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Watch
from tests.e2e.playing import Player, begin, enter, enter_straight, invite, own_seats
from tests.e2e.stacking import NewContext
from tests.server.running import Seat, Server

NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('not here', 'SecurityError') },
})"""


def heading(page: Page, words: str | re.Pattern[str]) -> None:
    """Check what the page is about."""
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


def test_where_nobody_can_sit_down_the_page_says_why(
    page: Page, host: Server, watch: Watch
) -> None:
    watch.expect("status of 404")
    page.goto("/#/t/222222222222222")
    heading(page, "Table not found")
    expect(page.get_by_test_id("why")).to_contain_text("may be incomplete")
    place = host.open_with_bot(name="Ann")
    page.goto(f"/#/t/{place.table}")
    heading(page, "This table is full")
    with Seat(host, place) as ann:
        ann.wait(lambda now: now.waiting == "play")
        ann.resign()
    page.reload()
    heading(page, "This match is over")
    page.get_by_role("link", name="Open your own table: Gin Rummy").click()
    expect(page.get_by_test_id("start")).to_be_visible()


def test_one_seat_in_many_windows(page: Page, host: Server) -> None:
    place = host.open_with_bot(name="Ann", options={"knock_limit": 0})
    seat = {"table": place.table, "seat": 0, "token": place.token, "game": "gin", "opened": 0}
    memory = json.dumps(json.dumps([seat]))
    page.add_init_script(f"localStorage.setItem('parlour.seats', {memory})")
    page.goto(f"/#/t/{place.table}")
    first = Player(page)
    expect(first.hand).to_be_visible()
    other = Player(page.context.new_page())
    other.page.add_init_script(f"localStorage.setItem('parlour.seats', {memory})")
    other.page.goto(page.url)
    for player in (first, other):
        assert player.wait()
    before = first.shown()
    other.move()
    expect(first.page.get_by_test_id("action-pass")).to_have_count(0)
    for player in (first, other):
        assert player.wait()
    assert first.shown() == other.shown() != before
    with ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(Seat(host, place))
        heading(page, "You are playing in another window")
        expect(first.refused).to_contain_text("This window, the oldest, has stopped")
        assert other.hand.is_visible()
    page.get_by_test_id("resume").click()
    expect(first.hand).to_be_visible()
    assert first.shown() == other.shown()


def test_a_browser_that_keeps_nothing_still_keeps_the_seat(page: Page) -> None:
    page.add_init_script(NO_STORAGE)
    page.goto("/")
    expect(page.get_by_test_id("forgetful")).to_contain_text("closing this window")
    enter_straight(page)
    page.get_by_test_id("start").click()
    player = Player(page)
    assert player.wait()
    before = player.shown()
    page.reload()
    assert player.wait()
    assert player.shown() == before
    page.get_by_role("link", name="Parlour").click()
    heading(page, "Sit down and play")
    page.reload()
    expect(page.get_by_role("link", name="Your turn")).to_be_visible()


def test_friends_come_and_go(new_context: NewContext) -> None:
    ann, ben = (Player(new_context().new_page()) for _ in range(2))
    enter(ann.page, Deal_limit=9)
    ann.page.get_by_test_id("name").fill("Ann")
    invite(ann.page)
    heading(ann.page, "Waiting for 1 more")
    note = ann.page.get_by_test_id("loopback")
    expect(note.locator("code")).to_have_text(["parlour serve --lan", "make play HOST=0.0.0.0"])
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for button, command in zip(
        note.get_by_test_id("copy-command").all(), note.locator("code").all(), strict=True
    ):
        button.click()
        expect(button).to_have_text("Copied")
        copied = ann.page.evaluate("navigator.clipboard.readText()")
        assert copied == command.inner_text()
    # Where the server can be reached by others, the link leads there, and a camera can read it.
    found = ["http://cards.test:8000", "http://10.8.0.2:8000"]
    ann.page.route("**/api/addresses", lambda route: route.fulfill(json=found))
    ann.page.reload()
    link = ann.page.get_by_test_id("invite-link")
    expect(link).to_have_text(f"{found[0]}/#/t/{ann.table}")
    ann.page.get_by_test_id("origin").select_option("10.8.0.2:8000")
    expect(link).to_have_text(f"{found[1]}/#/t/{ann.table}")
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(ann.page.get_by_test_id("loopback")).to_have_count(0)

    # Ann practises until Ben comes, and Ben sees that Ann is there.
    table = ann.table
    ann.page.get_by_test_id("practise").click()
    expect(ann.hand).to_be_visible()
    assert ann.table != table
    ben.page.goto(f"/#/t/{table}")
    expect(ben.page.get_by_test_id("chair-0")).to_contain_text("Ann")
    expect(ben.page.get_by_role("list", name="Chairs")).to_have_count(1)
    ben.page.get_by_test_id("name").fill("Ben")
    ben.page.get_by_test_id("join").click()
    begin(ben.page)
    expect(ben.hand).to_be_visible()
    expect(ben.page.get_by_text("away")).to_have_count(0)
    ann.page.get_by_test_id("friends-here").get_by_role("link", name="Go to your table").click()
    expect(ann.hand).to_be_visible()
    assert ann.table == table
    leave(ann.page)
    expect(ann.page.get_by_test_id("leave")).to_contain_text("A bot plays your cards to the end")
    ann.page.get_by_test_id("leave-for-good").click()
    expect(ann.page.get_by_test_id("cover-gin")).to_be_visible()
    practised = own_seats(ann.page)
    assert [seat["meanwhile"] for seat in practised] == [table]

    expect(ben.page.get_by_text("Bot for Ann").first).to_be_visible()
    expect(ben.page.get_by_role("log")).to_contain_text("Ann resigned. A bot takes over.")
    go_on(ben)
    ben.move()
    go_on(ben)
    leave(ben.page)
    expect(ben.page.get_by_test_id("leave")).to_contain_text("The match ends now")
    ben.page.get_by_test_id("leave-for-good").click()
    heading(ben.page, "The match ended early")
    expect(ben.page.get_by_test_id("match-result")).to_contain_text("You resigned.")
    ben.page.reload()
    expect(ben.page.get_by_test_id("rematch")).to_be_visible()
    ben.page.get_by_role("link", name="Go to the lobby").click()
    last = ben.page.get_by_role("region", name="Your recent tables")
    expect(last).to_contain_text("place 2 of 2")


def go_on(player: Player) -> None:
    """Wait for one's turn: in the next deal, if somebody was dealt a hand to knock with."""
    if not player.wait():
        player.on.click()
        expect(player.result).to_have_count(0)
        assert player.wait()


def leave(page: Page) -> None:
    """Go to the door."""
    page.get_by_test_id("leave-table").click()


def test_a_bot_takes_the_seat_that_nobody_comes_for(page: Page) -> None:
    enter_straight(page)
    invite(page)
    page.get_by_test_id("chair-1").click()
    page.get_by_test_id("chair-bot-beginner").click()
    player = Player(page)
    assert player.wait()
    leave(page)
    page.get_by_test_id("leave-now").click()
    expect(page.get_by_role("link", name="Your turn")).to_contain_text("with Leo")
