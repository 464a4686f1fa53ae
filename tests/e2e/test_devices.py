"""People play on at another device: with a code, and with the help of the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Stack, Watch
from tests.e2e.playing import Player, own_seats
from tests.e2e.stacking import GIN_AT_ONCE, Stacked
from tests.e2e.test_access import Examiner
from tests.server.test_claims import Hasty

SIZES = {360: 740, 1280: 800}
each_width = pytest.mark.parametrize("width", SIZES)


def sized(page: Page, width: int) -> Page:
    """Give a page the size of a phone or of a desktop."""
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    return page


def code_of(player: Player) -> str:
    """Return the code that a player's page shows."""
    player.page.get_by_test_id("leave-table").click()
    player.page.get_by_test_id("other-device").click()
    shown = player.page.get_by_test_id("code-shown")
    expect(shown).to_be_visible()
    return re.sub(r"\s", "", shown.inner_text())[-6:]


def examine(page: Page, what: str) -> None:
    """Check that a page's screen is accessible."""
    examiner = Examiner(page)
    examiner.look(what)
    assert examiner.found == {}


STORES_NOTHING = """
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError') }"""


def typed(page: Page, code: str) -> None:
    """Enter a code."""
    page.get_by_test_id("code").fill(code)
    page.get_by_test_id("redeem").click()


def two(stack: Stack) -> tuple[Stacked, Player, Player]:
    """Return a table and both its players; it is Ann's turn."""
    table = stack(GIN_AT_ONCE)
    return table, table.sit(0), table.sit(1)


@each_width
def test_a_seat_moves_by_a_code_and_back(stack: Stack, watch: Watch, width: int) -> None:
    watch.expect("404")
    table, phone, ben = two(stack)
    sized(phone.page, width)
    code = code_of(phone)
    examine(phone.page, "a code for another device")
    page = sized(table.stranger(), width)
    page.goto(table.server.url)
    page.get_by_test_id("code-link").click()
    typed(page, "222222")
    expect(page.get_by_test_id("refused")).to_contain_text("not valid")
    examine(page, "a wrong code")
    typed(page, code.lower())
    laptop = Player(page)
    expect(laptop.hand.locator("[data-card]").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"#/t/\w+$"))
    assert laptop.wait()
    back = phone.page.get_by_test_id("come-back")
    expect(phone.page.get_by_role("heading")).to_have_text("You play on another device")
    examine(phone.page, "a seat on another device")
    expect(ben.page.get_by_test_id("story")).to_contain_text("Ann plays on another device.")
    laptop.press("take")
    back.click()
    expect(phone.turn).to_contain_text("discard a card")
    expect(page.get_by_test_id("come-back")).to_be_visible()
    phone.discard("5c")
    assert ben.wait()


def test_the_code_in_a_link_is_used_at_once_and_not_left_behind(stack: Stack) -> None:
    """As from a camera; the code never leaves the page in an address."""
    table, ann, _ = two(stack)
    code = code_of(ann)
    page = table.stranger()
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{table.server.url}/#/code/{code}")
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    expect(page).to_have_url(re.compile(r"#/t/\w+$"))
    assert not [url for url in asked if code.lower() in url.partition("#")[0].lower()]
    page.reload()
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")


def test_a_lost_answer_to_a_code_is_repeated(stack: Stack, watch: Watch) -> None:
    watch.expect("ERR_FAILED")
    table, ann, _ = two(stack)
    code = code_of(ann)
    page = table.stranger()
    lost = list[str]()

    def lose(route: Route) -> None:
        if lost:
            return route.continue_()
        lost.append(route.fetch().text())
        return route.abort()

    page.route("**/api/codes", lose)
    page.goto(f"{table.server.url}/#/code/{code}")
    expect(page.get_by_test_id("refused")).to_be_visible()
    page.get_by_test_id("redeem").click()
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")


def test_other_devices_are_thrown_out(stack: Stack, watch: Watch) -> None:
    watch.expect("403")
    table, phone, _ = two(stack)
    code = code_of(phone)
    page = table.stranger()
    page.goto(f"{table.server.url}/#/code/{code}")
    laptop = Player(page)
    assert laptop.wait()
    before = own_seats(page)[0]["token"]
    code_of(laptop)
    page.get_by_test_id("throw-out").click()
    expect(page.get_by_test_id("my-seat")).not_to_be_visible()
    assert laptop.wait()
    assert own_seats(page)[0]["token"] != before
    phone.page.get_by_test_id("come-back").click()
    expect(phone.page.get_by_test_id("refused")).to_contain_text("no longer opens it")


def test_a_seat_comes_to_a_browser_that_stores_nothing(stack: Stack) -> None:
    """The window itself keeps the key, and so survives a reload."""
    table, ann, _ = two(stack)
    code = code_of(ann)
    page = table.stranger()
    page.add_init_script(STORES_NOTHING)
    page.goto(f"{table.server.url}/#/code")
    expect(page.get_by_test_id("forgetful")).to_be_visible()
    typed(page, code)
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")
    page.reload()
    expect(page.get_by_test_id("turn")).to_contain_text("Your turn")


def claiming(table: Stacked, width: int) -> Page:
    """Return the page of somebody who claims Ben's seat, in a browser without a key."""
    page = sized(table.stranger(), width)
    page.goto(table.url)
    page.get_by_test_id("seat-here").click()
    return page


def asked(stack: Stack, width: int) -> tuple[Stacked, Player, Page]:
    """Return a table whose Ben has gone, Ann, and the page of somebody who says they are Ben."""
    table, ann, ben = two(stack)
    sized(ann.page, width)
    ben.page.close()
    page = claiming(table, width)
    page.get_by_test_id("claim-1").click()
    expect(page.get_by_test_id("claim-status")).to_contain_text("whether you are Ben")
    examine(page, "a seat to ask for")
    page.get_by_test_id("claim-ask").click()
    return table, ann, page


@each_width
def test_a_yes_gives_a_lost_seat_back(stack: Stack, width: int) -> None:
    _, ann, page = asked(stack, width)
    expect(page.get_by_test_id("claim-status")).to_contain_text(re.compile(r"asked .* Ben … \d+ s"))
    strip = ann.page.get_by_test_id("vouch")
    expect(strip).to_contain_text("Somebody says they are Ben.")
    box, hand = strip.bounding_box(), ann.hand.bounding_box()
    assert box is not None
    assert hand is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= hand["y"]
    examine(ann.page, "a question who somebody is")
    ann.page.get_by_test_id("vouch-yes").click()
    expect(strip).to_have_count(0)
    if width > 1000:  # on a phone the log is in a sheet
        expect(ann.page.get_by_test_id("story")).to_contain_text("Ben plays on another device.")
    ben = Player(page)
    expect(ben.hand.locator("[data-card]").first).to_be_visible()
    ann.press("take")
    expect(ann.turn).to_contain_text("discard a card")
    ann.discard("5c")
    assert ben.wait()
    page.reload()
    assert ben.wait()


def test_a_no_is_told_and_blocks(stack: Stack, watch: Watch) -> None:
    watch.expect("409")
    table, ann, page = asked(stack, 360)
    ann.page.get_by_test_id("vouch-no").click()
    expect(page.get_by_test_id("claim-status")).to_contain_text("Somebody at the table said no.")
    page.get_by_test_id("claim-ask").click()
    expect(page.get_by_test_id("claim-status")).to_contain_text("ten minutes")
    expect(ann.page.get_by_test_id("vouch")).to_have_count(0)
    other = claiming(table, 1280)
    other.get_by_test_id("claim-1").click()
    other.get_by_test_id("claim-ask").click()
    expect(other.get_by_test_id("claim-status")).to_contain_text("said no")


def test_a_stranger_sees_absent_people_only(stack: Stack, watch: Watch) -> None:
    watch.expect("409")
    table, _, ben = two(stack)
    page = claiming(table, 360)
    expect(page.get_by_test_id("claims")).to_contain_text("Everybody at this table is playing")
    examine(page, "nobody is away")
    ben.page.close()
    page.reload()
    page.get_by_test_id("seat-here").click()
    expect(page.get_by_test_id("claim-1")).to_be_visible()
    expect(page.get_by_test_id("claim-0")).to_have_count(0)
    table.sit(1)
    page.get_by_test_id("claim-1").click()
    page.get_by_test_id("claim-ask").click()
    expect(page.get_by_test_id("claim-status")).to_have_text("Ben is playing at the moment.")


def test_nobody_answers_a_claim(stack: Stack) -> None:
    """The question goes away by itself, and can be asked again."""
    table = stack(GIN_AT_ONCE, kind=Hasty)
    ann, ben = table.sit(0), table.sit(1)
    ben.page.close()
    page = claiming(table, 360)
    page.get_by_test_id("claim-1").click()
    page.get_by_test_id("claim-ask").click()
    expect(ann.page.get_by_test_id("vouch")).to_have_count(1)
    expect(page.get_by_test_id("claim-status")).to_contain_text("Nobody has answered.")
    expect(ann.page.get_by_test_id("vouch")).to_have_count(0)
    page.get_by_test_id("claim-ask").click()
    expect(ann.page.get_by_test_id("vouch")).to_have_count(1)


def housed(player: Player) -> str:
    """Choose the house name that a player's page proposes, and return it."""
    code_of(player)
    page = player.page
    words = page.get_by_test_id("house-name")
    first = words.input_value()
    assert len(first.split()) == 4
    page.get_by_test_id("house-other").click()
    expect(words).not_to_have_value(first)
    chosen = words.input_value()
    page.get_by_test_id("house-set").click()
    expect(page.get_by_test_id("house-done")).to_contain_text(chosen)
    return chosen


def name_typed(page: Page, words: str) -> None:
    """Enter a house name for Ben's seat."""
    page.get_by_test_id("house-name").fill(words)
    page.get_by_test_id("house-go").click()


@each_width
def test_a_house_name_brings_a_seat_back_when_nobody_is_there(
    stack: Stack, watch: Watch, width: int
) -> None:
    for status in ("400", "403"):
        watch.expect(status)
    table, ann, ben = two(stack)
    sized(ben.page, width)
    code_of(ben)
    ben.page.get_by_test_id("house-name").fill("heron lamp")
    ben.page.get_by_test_id("house-set").click()
    expect(ben.page.get_by_test_id("my-seat").get_by_role("alert")).to_contain_text(
        "four different"
    )
    examine(ben.page, "a house name to choose")
    ben.page.reload()
    chosen = housed(ben)
    examine(ben.page, "a house name that was chosen")
    ben.page.close()
    ann.page.close()
    page = claiming(table, width)
    page.get_by_test_id("claim-1").click()
    name_typed(page, "heron lamp tea river")
    expect(page.get_by_test_id("claim-status")).to_contain_text("do not open this seat")
    examine(page, "a wrong house name")
    name_typed(page, f" {chosen.upper()} ")
    expect(page.get_by_test_id("turn")).to_contain_text("Ann")
    page.reload()
    expect(page.get_by_test_id("turn")).to_contain_text("Ann")


def test_a_house_name_works_in_a_browser_that_stores_nothing(stack: Stack) -> None:
    table, _, ben = two(stack)
    chosen = housed(ben)
    ben.page.close()
    page = table.stranger()
    page.add_init_script(STORES_NOTHING)
    page.goto(table.url)
    page.get_by_test_id("seat-here").click()
    page.get_by_test_id("claim-1").click()
    name_typed(page, chosen)
    expect(page.get_by_test_id("turn")).to_contain_text("Ann")
    page.reload()
    expect(page.get_by_test_id("turn")).to_contain_text("Ann")
