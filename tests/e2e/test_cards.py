"""The cards of a match are given to somebody, and both see both results once both are over."""

from __future__ import annotations

import json

from playwright.sync_api import Page, ViewportSize, expect

from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.forms import DESK, PHONE, Colours, each_size, some_forms
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner
from tests.server.running import Seat, Server, play_until
from tests.server.test_next_match import end


def show(page: Page, host: Server, place: PlaceInfo) -> None:
    """Open a table on a page that has a seat there."""
    kept = {"table": place.table, "seat": place.seat, "token": place.token, "game": "gin"}
    page.goto(host.url)
    page.evaluate(
        "(it) => localStorage.setItem(`parlour.table.${it.table}.seat`, JSON.stringify(it))",
        {**kept, "opened": 1},
    )
    page.goto(f"{host.url}/#/t/{place.table}")
    page.reload()


def finished(host: Server) -> PlaceInfo:
    """Return a seat in a match against a bot that was given up after one deal."""
    place = host.open_with_bot(name="Ann", game="gin")
    with Seat(host, place) as ann:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
        ann.resign()
    return place


def of_deals(host: Server, deals: int) -> PlaceInfo:
    """Return a seat in a match against a bot that was given up after some deals."""
    place = host.open_with_bot(name="Ann", game="gin", options={"target": 500})
    with Seat(host, place) as ann:
        play_until(lambda now: now.waiting == "deal" and len(ann.sheet.rows) == deals, ann)
        ann.resign()
    return place


def link_of(page: Page, button: str = "give-cards") -> str:
    """Press the button that gives the cards away; return the link."""
    page.get_by_test_id(button).click()
    return page.get_by_test_id("invite-link").inner_text()


def play_any(seat: Seat) -> None:
    """Play any game to its end with any legal actions."""
    while seat.now.waiting != "over":
        if legal := seat.now.legal:
            seat.play(legal[(seq := seat.now.seq) % len(legal)])
            seat.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
        elif seat.awaited:
            seat.advance()
        else:
            seat.receive()


def play(host: Server, table: str, name: str = "Ben") -> PlaceInfo:
    """Sit down at a table with the same cards, and play them."""
    place = host.join(table, name)
    with Seat(host, place) as seat:
        play_until(lambda now: now.waiting == "over", seat)
    return place


@each_size
def test_somebody_gets_the_same_cards_and_both_see_both_results(
    new_context: NewContext, host: Server, size: ViewportSize
) -> None:
    giver, taker = new_context().new_page(), new_context().new_page()
    for page in (giver, taker):
        page.set_viewport_size(size)
    place = finished(host)
    show(giver, host, place)
    link = link_of(giver)
    expect(giver.get_by_test_id("given")).to_contain_text("the cards of this deal")
    giver.keyboard.press("Escape")
    taker.goto(link)
    expect(taker.get_by_test_id("prepared")).to_contain_text("The cards are prepared: one deal")
    expect(taker.get_by_text("Ann")).to_have_count(0)
    taker.get_by_test_id("name").fill("Ben")
    taker.get_by_test_id("join").click()
    expect(taker.get_by_test_id("practice")).to_have_text("prepared")
    giver.reload()
    told = giver.get_by_test_id("same-cards")
    expect(told).to_contain_text("Somebody has these cards, and has not finished yet.")
    table = link.rpartition("/")[2]
    key = taker.evaluate(f"JSON.parse(localStorage.getItem('parlour.table.{table}.seat')).token")
    with Seat(host, PlaceInfo(table, 0, key)) as ben:
        play_until(lambda now: now.waiting == "over", ben)
    expect(taker.get_by_test_id("champion")).to_have_text("All these cards have been played")
    expect(taker.get_by_test_id("same-cards").locator("tr.mine")).to_contain_text("Ann")
    giver.reload()
    expect(told.locator("tr.mine")).to_contain_text("Ben")
    for page in (giver, taker):
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"]


def test_a_deal_of_a_match_that_goes_on_is_given_from_its_result(
    new_context: NewContext, host: Server
) -> None:
    place = host.open_with_bot(name="Ann", game="gin", options={"target": 500})
    page = new_context().new_page()
    with Seat(host, place) as ann:
        for deals, button in ((1, "give-cards"), (2, "give-deal"), (2, "give-cards")):
            play_until(
                lambda now, deals=deals: now.waiting == "deal" and len(ann.sheet.rows) == deals,  # type: ignore[misc]
                ann,
            )
            show(page, host, place)
            page.get_by_test_id("look-back").click()
            table = link_of(page, button).rpartition("/")[2]
            info = host.ask(f"/api/tables/{table}")[1]
            given = deals if button == "give-cards" else 1
            assert (info["given"], info["started"]) == (given, False)
            expect(page.get_by_test_id("give-deal")).to_have_count(deals - 1)


def test_the_record_of_a_match_gives_its_cards_and_shows_both_results(
    new_context: NewContext, host: Server
) -> None:
    place = finished(host)
    page = new_context().new_page()
    page.goto(f"{host.url}/#/m/{place.table}/1/0")
    table = link_of(page).rpartition("/")[2]
    play(host, table)
    page.reload()
    expect(page.get_by_test_id("same-cards")).to_contain_text("Ben")


@each_size
def test_one_deal_of_a_match_is_given_from_its_record(
    new_context: NewContext, host: Server, size: ViewportSize
) -> None:
    place = of_deals(host, 3)
    page, taker = new_context().new_page(), new_context().new_page()
    for it in (page, taker):
        it.set_viewport_size(size)
        it.emulate_media(reduced_motion="reduce")
    page.goto(f"{host.url}/#/m/{place.table}/2/0")
    if size is PHONE:
        page.get_by_role("button", name="Hands and deals").click()
    axe = Examiner(page)
    axe.look("record")
    link = link_of(page, "give-deal")
    expect(page.get_by_test_id("given-deal")).to_contain_text("the cards of this deal")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("given-deal")).to_be_hidden()
    table = link.rpartition("/")[2]
    taker.goto(link)
    expect(taker.get_by_test_id("prepared")).to_contain_text("The cards are prepared: one deal")
    taker.get_by_test_id("name").fill("Ben")
    taker.get_by_test_id("join").click()
    expect(taker.get_by_test_id("practice")).to_have_text("prepared")
    expect(taker.get_by_text("Ann")).to_have_count(0)
    key = taker.evaluate(f"JSON.parse(localStorage.getItem('parlour.table.{table}.seat')).token")
    with Seat(host, PlaceInfo(table, 0, key)) as ben:
        play_until(lambda now: now.waiting == "over", ben)
    expect(taker.get_by_test_id("champion")).to_have_text("All these cards have been played")
    here, there = "at this table", "at the other table"
    told = taker.get_by_test_id("same-cards")
    expect(told.locator("tr.mine")).to_contain_text("Ann")
    expect(told.locator("th")).to_have_text([f"{here} after one deal", f"{there} deal 2"])
    page.reload()
    if size is PHONE:
        page.get_by_role("button", name="Hands and deals").click()
    expect(page.get_by_test_id("same-cards").locator("th").first).to_have_text(
        "at this table deal 2"
    )
    expect(page.get_by_test_id("same-cards").locator("tr.mine")).to_contain_text("Ben")
    axe.look("results")
    assert axe.found == {}
    for it in (page, taker):
        assert it.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_deal_is_offered_alone_where_that_is_another_choice(
    new_context: NewContext, host: Server
) -> None:
    """Not the only deal of a match, and none that goes on with the chips of those before it."""
    page = new_context().new_page()
    page.set_viewport_size(DESK)
    page.goto(f"{host.url}/#/m/{finished(host).table}/1/0")
    expect(page.get_by_test_id("give-cards")).to_be_visible()
    expect(page.get_by_test_id("give-deal")).to_have_count(0)
    place = host.open(name="Ann", game="lorum", others="random", options={"deals": 2})
    with Seat(host, place) as ann:
        play_any(ann)
    page.goto(f"{host.url}/#/m/{place.table}/1/0")
    expect(page.get_by_test_id("give-deal")).to_be_visible()
    page.get_by_test_id("record-deal").nth(1).click()
    expect(page.get_by_test_id("give-deal")).to_have_count(0)
    expect(page.get_by_test_id("give-cards")).to_be_visible()


@each_size
def test_two_people_play_their_cards_the_other_way_round(
    new_context: NewContext, host: Server, size: ViewportSize
) -> None:
    first = host.open(name="Ann", game="gin")
    places = [first, host.join(first.table, "Ben")]
    with Seat(host, places[0]) as ann, Seat(host, places[1]) as ben:
        end(ann, ben)
    pages = [new_context().new_page() for _ in places]
    for page, place in zip(pages, places, strict=True):
        page.set_viewport_size(size)
        show(page, host, place)
    ann_page, ben_page = pages
    ann_page.get_by_test_id("other-game").click()
    ann_page.get_by_test_id("turn-cards").click()
    expect(ben_page.get_by_test_id("proposed")).to_contain_text("You play the same cards")
    ben_page.get_by_test_id("rematch").click()
    for page in pages:
        expect(page.get_by_test_id("practice")).to_have_text("prepared")
    stored = "Object.entries(localStorage).filter(([k]) => k.endsWith('.seat')).map(([, v]) => v)"
    kept = [[json.loads(it) for it in page.evaluate(stored)] for page in pages]
    seats = [next(it for it in mine if it["table"] != first.table) for mine in kept]
    new = [PlaceInfo(it["table"], it["seat"], it["token"]) for it in seats]
    assert [it.seat for it in new] == [1, 0]
    with Seat(host, new[0]) as ann, Seat(host, new[1]) as ben:
        play_until(lambda now: now.waiting == "over", ann, ben)
    for page in pages:
        expect(page.get_by_test_id("sums")).to_contain_text("Both together:")
        expect(page.get_by_test_id("rematch")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@each_size
def test_the_deal_of_the_day_shows_the_others_once_it_is_played(
    new_context: NewContext, host: Server, size: ViewportSize
) -> None:
    page = new_context().new_page()
    page.set_viewport_size(size)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{host.url}/#/open/gin")
    axe = Examiner(page)
    axe.look("opening")
    page.get_by_test_id("daily-gin").click()
    expect(page.get_by_test_id("practice")).to_have_text("prepared")
    table = page.url.rpartition("/")[2]
    key = page.evaluate(f"JSON.parse(localStorage.getItem('parlour.table.{table}.seat')).token")
    with Seat(host, PlaceInfo(table, 0, key)) as seat:
        play_until(lambda now: now.waiting == "over", seat)
    expect(page.get_by_test_id("daily").locator("li").first).to_be_visible()
    axe.look("results")
    assert axe.found == {}
    page.goto(f"{host.url}/#/open/gin")  # it is played once, and looked at again
    page.get_by_test_id("daily-gin").click()
    expect(page.get_by_test_id("daily")).to_be_visible()
    assert page.url.endswith(table)


@some_forms
def test_axe_finds_nothing_serious(
    new_context: NewContext, host: Server, colours: Colours, size: ViewportSize
) -> None:
    place = finished(host)
    page = new_context().new_page()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    show(page, host, place)
    axe = Examiner(page)
    link = link_of(page)
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    axe.look("given")
    play(host, link.rpartition("/")[2])
    page.reload()
    expect(page.get_by_test_id("same-cards").locator("tr.mine")).to_be_visible()
    axe.look("both results")
    assert axe.found == {}
