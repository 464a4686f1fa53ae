"""Several windows of one browser: they share what it remembers, and none takes from another."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.conftest import Watch
from tests.e2e.playing import Player, enter, own_seats, play_bot
from tests.e2e.test_sizes import SETTLED
from tests.server.running import Seat, Server


def remember(page: Page, *places: PlaceInfo, game: str = "gin") -> None:
    """Have the browser remember seats, the newest first; the page is somewhere on the server."""
    for age, place in enumerate(places):
        seat = {"table": place.table, "seat": place.seat, "token": place.token, "game": game}
        name, value = f"parlour.table.{place.table}.seat", {**seat, "opened": 1000 - age}
        page.evaluate("([name, it]) => (localStorage[name] = it)", [name, json.dumps(value)])


def play_deal(host: Server, player: Player) -> None:
    """Play the seat of a page to the end of the deal, by no mouse."""
    [own] = [seat for seat in own_seats(player.page) if seat["table"] == player.table]
    with Seat(host, PlaceInfo(own["table"], own["seat"], own["token"])) as seat:
        while seat.now.waiting == "play":
            if seat.now.legal:
                seat.advance()
            else:
                seat.receive()


def test_a_seat_taken_in_one_tab_survives_a_match_in_another(page: Page, host: Server) -> None:
    """The first tab notes something of its own seat once the second has sat down."""
    here = play_bot(page, Points_to_win=10_000)
    friends = host.open(name="Ben")
    other = page.context.new_page()
    other.goto(f"/#/t/{friends.table}")
    other.get_by_test_id("join").click()
    expect(other.get_by_test_id("hand")).to_be_visible()
    play_deal(host, here)
    here.on.click()
    expect(here.result).to_have_count(0)
    other.reload()
    expect(other.get_by_test_id("hand")).to_be_visible()
    assert [seat["table"] for seat in own_seats(page)] == [friends.table, here.table]


def test_two_tabs_at_one_table_find_each_deal_as_it_was_sealed(page: Page, host: Server) -> None:
    """Though only one of them asks for the next deal, and the other is loaded again within it."""
    here = play_bot(page, Points_to_win=10_000)
    there = Player(page.context.new_page())
    there.page.goto(page.url)
    expect(there.hand).to_be_visible()
    for asking, other in ((here, there), (there, here)):
        play_deal(host, here)
        for player in (here, there):
            expect(player.page.get_by_test_id("seal")).to_have_attribute("data-mark", "good")
        asking.on.click()
        for player in (here, there):
            expect(player.result).to_have_count(0)
        other.page.reload()
        expect(other.hand).to_be_visible()
    play_deal(host, here)
    for player in (here, there):
        expect(player.page.get_by_test_id("seal")).to_have_attribute("data-mark", "good")


def test_a_tab_learns_what_another_does(page: Page) -> None:
    """Its lobby shows a table that is opened elsewhere, and its page speaks the chosen language."""
    page.goto("/")
    expect(page.get_by_test_id("cover-gin")).to_be_visible()
    expect(page.get_by_role("link", name="Your turn")).to_have_count(0)
    other = page.context.new_page()
    player = play_bot(other, straight=True)
    assert player.wait()
    expect(page.locator(f"a[href$='{player.table}']")).to_be_visible()
    other.get_by_test_id("preferences").click()
    other.get_by_test_id("language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("game", ["gin", "romme", "lorum"])
def test_cards_chosen_in_one_tab_are_chosen_in_another(page: Page, game: str) -> None:
    """Also in one that is opened later; what is done with them is done for both."""
    enter(page, game)
    page.get_by_test_id("start").click()
    here = Player(page)
    expect(here.hand).to_be_visible()
    page.evaluate(SETTLED)
    hand = here.shown().hand
    other = page.context.new_page()
    other.goto(page.url)
    there = Player(other)
    for name in (hand[0], hand[-1]):
        here.card(name).first.press(" ")
        expect(there.card(name).and_(there.hand.locator("[aria-pressed=true]"))).to_have_count(1)
    chosen = there.hand.locator("[aria-pressed=true]")
    count = chosen.count()
    other.reload()
    expect(chosen).to_have_count(count)
    chosen.first.press(" ")
    expect(here.hand.locator("[aria-pressed=true]")).to_have_count(count - 1)


def test_every_running_match_is_in_the_lobby(page: Page, host: Server, watch: Watch) -> None:
    """Also the oldest of many; those that are over leave when there are newer ones.

    One of them is in the bar above the page.
    """
    page.goto("/")
    places = [host.open_with_bot() for _ in range(14)]
    remember(page, *places)
    page.reload()
    running = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(running).to_have_count(13)
    expect(page.get_by_test_id("running")).to_be_visible()
    for place in places[:8]:
        with Seat(host, place) as seat:
            seat.wait(lambda now: now.waiting == "play")
            seat.resign()
    page.reload()
    expect(running).to_have_count(5)
    expect(
        page.get_by_role("region", name="Your recent tables").get_by_role("listitem")
    ).to_have_count(6)
    watch.expect("ERR_FAILED")
    page.route("**/api/tables/*", lambda route: route.abort())
    page.reload()
    expect(running).to_have_count(5)
