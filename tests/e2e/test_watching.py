"""Without a seat people watch a table, on their own screen or on a big one across the room."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

import parlour
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner
from tests.helpers import some
from tests.server.running import Seat, Server

PHONE: ViewportSize = {"width": 360, "height": 740}
LARGE: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 1280, "height": 720}]
LEAST = 28
SIZES = """() => [...document.querySelectorAll('[data-testid=watch] *')]
    .filter((it) => !it.closest('.unseen, svg') && it.checkVisibility() &&
        [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .map((it) => [it.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(it).fontSize)])"""
OUTSIDE = """() => [...document.querySelectorAll('[data-testid=watch] *')]
    .filter((it) => { const box = it.getBoundingClientRect()
        return box.width && !it.closest('.unseen') && it.checkVisibility() &&
            (box.left < -2 || box.top < -2 || box.right > innerWidth + 2 ||
             box.bottom > innerHeight + 2) })
    .map((it) => it.outerHTML.slice(0, 120))"""

WIDE = """(plate) => [...plate.querySelectorAll('.name, .facts > *')]
    .some((it) => it.getBoundingClientRect().right > plate.getBoundingClientRect().right)"""
FLIERS = """() => {
    window.fliers = 0
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) fliers += Boolean(node.matches?.('.flying'))
    }).observe(document, { subtree: true, childList: true })
}"""


def open_table(host: Server, game: str, **more: Any) -> PlaceInfo:
    """Open a table of a person and bots, with as many seats as people usually take."""
    played = parlour.GAMES[game]
    seats = min(6, max(played.seats_for(played.options())))
    bots = [{"seat": seat, "bot": "random"} for seat in range(1, seats)]
    return host.open(game=game, name="Ann", seats=seats, bots=bots, **more)


def watch(page: Page, host: Server, place: PlaceInfo, way: str = "watch") -> Page:
    page.goto(f"{host.url}/#/{way}/{place.table}")
    expect(page.get_by_test_id("watching")).to_be_visible()
    return page


def play(seat: Seat, moves: int) -> None:
    """Play some moves, those first that put cards on the table."""
    seat.wait(lambda now: now.seq > 0)  # bots may have played a whole deal by then
    for _ in range(moves):
        seat.wait(lambda now: bool(now.legal) or now.waiting != "play")
        if not seat.now.legal:
            return
        seq = seat.now.seq
        shown = [it for it in seat.now.legal if it.kind in ("meld", "play", "lead", "follow")]
        seat.play((shown or [*seat.now.legal])[0])
        seat.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]  # its own


def test_the_link_of_a_full_table_leads_to_watching(new_context: NewContext, host: Server) -> None:
    place = open_table(host, "gin")
    page = new_context().new_page()
    page.set_viewport_size(PHONE)
    with Seat(host, place):
        page.goto(f"{host.url}/#/t/{place.table}")
        page.get_by_test_id("watch").press("Enter")
        expect(page.get_by_test_id("watching")).to_contain_text("1 person watches")
        expect(page.get_by_test_id("watched-0")).to_contain_text("Ann")


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_a_watcher_sees_a_table_of_every_game(
    new_context: NewContext, host: Server, game: str
) -> None:
    place = open_table(host, game)
    page = watch(new_context().new_page(), host, place)
    axe = Examiner(page)
    with Seat(host, place) as ann:
        play(ann, 4)
        ann.settle()
        counts = [it.inner_text() for it in page.locator(".player .count").all()]
        assert len(counts) == len(ann.view.counts)
        axe.look(game)
        for size in (PHONE, LARGE[1]):
            page.set_viewport_size(size)
            page.wait_for_function(f"({OUTSIDE})().length === 0")
        axe.look(f"{game} at 1280")
        expect(page.get_by_test_id("doubtful")).to_be_hidden()
    assert axe.found == {}


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_cards_fly_on_the_big_screen(new_context: NewContext, host: Server, game: str) -> None:
    place = open_table(host, game)
    page = new_context().new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {FLIERS})")
    watch(page, host, place, "tv")
    with Seat(host, place) as ann:
        play(ann, 1)
        while page.evaluate("fliers") < 3:  # bids and bets move no card
            assert ann.now.waiting != "over"
            if ann.now.waiting == "deal":  # the page was too slow for a whole deal
                ann.advance()
                ann.wait(lambda now: now.waiting != "deal")
            play(ann, 1)
            page.wait_for_function("() => !document.querySelector('.flying, [data-awaited]')")
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")  # no bot moves any more
        counts = [str(it) for it in ann.view.counts]
        page.wait_for_function(
            """(counts) => !document.querySelector('.flying, [data-awaited]') && counts.join() ===
                [...document.querySelectorAll('.player .count > i')]
                    .map((it) => it.nextSibling.textContent.trim()).join()""",
            arg=counts,
        )
    expect(page.get_by_test_id("doubtful")).to_be_hidden()


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_the_big_screen_can_be_read_across_the_room(
    new_context: NewContext, host: Server, game: str
) -> None:
    place = open_table(host, game)
    pages = [new_context().new_page() for _ in LARGE]
    for page, size in zip(pages, LARGE, strict=True):
        page.set_viewport_size(size)
        watch(page, host, place, "tv")
    with Seat(host, place) as ann:
        play(ann, 6)
    for page in pages:
        expect(page.get_by_test_id("watch-middle")).to_be_visible()
        page.wait_for_function(f"({OUTSIDE})().length === 0")
        sizes = page.evaluate(SIZES)
        assert len(sizes) > 4
        assert [it for it in sizes if it[1] < LEAST - 0.1] == []
        assert page.get_by_role("button").count() == page.locator("header button").count()


@pytest.mark.parametrize(("game", "seats"), [("tripoley", 9), ("michigan", 8)])
def test_all_plates_of_a_big_screen_share_a_row(
    new_context: NewContext, host: Server, game: str, seats: int
) -> None:
    place = host.open(game=game, name="Annemarie", seats=seats, others="random")
    page = new_context().new_page()
    for size in LARGE:
        page.set_viewport_size(size)
        watch(page, host, place, "tv")
        plates = [page.get_by_test_id(f"watched-{seat}") for seat in range(seats)]
        boxes = [plate.bounding_box() for plate in plates]
        assert len({round(box["y"]) for box in boxes if box is not None}) == 1
        assert not any(plate.evaluate(WIDE) for plate in plates)
        middle = page.get_by_test_id("watch-middle").bounding_box()
        assert middle is not None
        assert middle["height"] > 0.35 * size["height"]


def test_the_big_screen_shows_the_way_in(new_context: NewContext, host: Server) -> None:
    place = host.open(name="Ann")
    page = new_context().new_page()
    page.set_viewport_size(LARGE[1])
    with Seat(host, place):
        watch(page, host, place, "tv")
        code = host.ask(f"/api/tables/{place.table}")[1]["code"]
        expect(page.get_by_test_id("watch-code")).to_have_text(code.upper())
    expect(page.get_by_role("img", name="Scan this to sit down")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
    assert [it for it in page.evaluate(SIZES) if it[1] < LEAST - 0.1] == []
    other = host.join(place.table, "Ben")
    with Seat(host, place), Seat(host, other):
        expect(page.get_by_test_id("watched-1")).to_contain_text("Ben")


def test_a_seat_sees_the_watchers_and_shows_its_hand(new_context: NewContext, host: Server) -> None:
    place = open_table(host, "gin")
    player, watcher = new_context().new_page(), new_context().new_page()
    own = {"table": place.table, "seat": 0, "token": place.token, "game": "gin", "opened": 1}
    player.add_init_script(f"localStorage.setItem('parlour.seats', {json.dumps([own])!r})")
    player.set_viewport_size(PHONE)
    player.goto(f"{host.url}/#/t/{place.table}")
    expect(player.get_by_test_id("turn")).to_be_visible()
    watch(watcher, host, place)
    expect(player.get_by_test_id("watching")).to_contain_text("1")
    watcher.get_by_test_id("face-wow").click()
    expect(player.get_by_test_id("watching").get_by_role("img")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    player.get_by_test_id("preferences").click()
    player.get_by_test_id("show-hand").check()
    expect(watcher.get_by_test_id("watched-0").locator(".hand [data-card]")).not_to_have_count(0)
    player.get_by_test_id("allow-watchers").uncheck()
    expect(watcher.get_by_test_id("refused")).to_have_text("The table is closed to watchers.")
    axe = Examiner(player)
    axe.look("preferences at a table")
    player.keyboard.press("Escape")
    player.goto(f"{host.url}/#/watch/{place.table}")
    expect(player.get_by_test_id("refused")).to_contain_text("You have a seat at this table.")
    axe.look("refused")
    assert axe.found == {}
    player.get_by_role("link", name="Go to the table").click()
    expect(player.get_by_test_id("turn")).to_be_visible()


def test_a_watcher_does_not_see_what_a_lying_server_sends(
    new_context: NewContext, host: Server
) -> None:
    """The server sends a hand, and names a card that was drawn face down."""
    place = open_table(host, "gin")
    page = new_context().new_page()

    def lie(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            if told["t"] == "snapshot":
                told["own"] = {"seat": 0, "hand": ["Kc", "Kd"]}
                told["public"] |= {"hand": ["Kc", "Kd"]}
                move = {"card": "Ks", "source": "stock", "target": "hand:1"}
                told["events"].append(
                    {"event": "action_played", "seat": 1, "kind": "stock", "text": "stock",
                     "moves": [move]}
                )  # fmt: skip
            route.send(json.dumps(told))

        server.on_message(tell)

    page.route_web_socket("**/ws/*/watch", lie)
    with Seat(host, place) as ann:
        ann.wait(lambda now: now.waiting == "play")
        watch(page, host, place)
    expect(page.get_by_test_id("doubtful")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    for card in ("Kc", "Kd", "Ks"):
        assert page.locator(f"[data-card^={card}]").count() == 0
    expect(page.get_by_role("log")).not_to_contain_text("king of spades")


def test_a_watcher_comes_back_by_themselves(new_context: NewContext, host: Server) -> None:
    place = open_table(host, "gin")
    page = watch(new_context().new_page(), host, place)
    lines = page.evaluate("performance.now()")
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.get_by_test_id("watched-0")).to_contain_text("Ann")
    assert lines


@pytest.mark.parametrize("game", ["lorum", "michigan"])
def test_a_phone_shows_the_hand_large_beside_a_big_screen(
    new_context: NewContext, host: Server, game: str
) -> None:
    place = open_table(host, game)
    own = {"table": place.table, "seat": 0, "token": place.token, "game": game, "opened": 1}
    page = new_context().new_page()
    page.add_init_script(f"localStorage.setItem('parlour.seats', {json.dumps([own])!r})")
    page.set_viewport_size(PHONE)
    page.goto(f"{host.url}/#/t/{place.table}")
    card = page.locator(".hand [data-card]").first
    expect(card).to_be_visible()
    expect(page.locator(".others")).to_be_visible()
    before = card.evaluate("(it) => it.clientWidth")
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("big-screen").check()
    page.keyboard.press("Escape")
    expect(page.locator(".others")).to_be_hidden()
    page.wait_for_function(
        "(before) => document.querySelector('.hand [data-card]').clientWidth > before", arg=before
    )
