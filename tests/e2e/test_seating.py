"""Drawing for seats on the page: the cards, the seat that follows, reloads, and the seal (R3.1)."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour import GAMES, proof
from parlour.cli import main
from parlour.core import sealed
from parlour.core.replay import Replay
from parlour.server.wire.protocol.client import LeaveMessage
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.melding import Melder
from tests.e2e.stacking import NewContext
from tests.server.running import Seat, Server, end_of

RULES: dict[str, Any] = {"match_deals": 1}
TRIES = 12
"""Tables that are opened at most; that nobody ever moves happens once in ten million times."""


def open_table(page: Page, server: Server, **wish: Any) -> PlaceInfo:
    """Open a table in the name of a page's device, which has not yet looked at it."""
    root = secrets.token_bytes(32)
    asked = {"game": "romme", "name": "Ann", "options": RULES, **wish}
    status, told = server.ask(
        "/api/tables", {**asked, "tip": proof.chain(root, proof.SHARES).hex()}
    )
    assert status == 201, told
    page.goto(f"{server.url}/#/")
    seat = json.dumps({**told, "game": "romme", "opened": 1})
    kept = {"seat": seat, "root": json.dumps(root.hex())}
    for name, text in kept.items():
        key = f"parlour.table.{told['table']}.{name}"
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
    page.goto(f"{server.url}/#/t/{told['table']}")
    page.reload()  # what is remembered is read as the page begins
    return PlaceInfo(told["table"], 0, told["token"])


def where(server: Server, place: PlaceInfo) -> dict[str, Any]:
    """Return what everybody may know of a table."""
    status, told = server.ask(f"/api/tables/{place.table}")
    assert status == 200
    found: dict[str, Any] = told
    return found


def moved_table(page: Page, server: Server, seats: int) -> tuple[PlaceInfo, int]:
    """Open tables until the page has drawn another seat than its chair; return it with the seat."""
    for _ in range(TRIES):
        place = open_table(page, server, seats=seats, others="random")
        expect(page.get_by_test_id("seats-drawn")).to_be_visible()
        seat = where(server, place)["seating"]["order"].index(0)
        if seat:
            return place, seat
    raise AssertionError("nobody ever moves")


def test_R3_1_the_page_shows_the_cards_and_follows_to_the_seat_drawn(
    page: Page, host: Server, tmp_path: Path
) -> None:
    place, seat = moved_table(page, host, 4)
    ann, seating = Melder(page), where(host, place)["seating"]
    picture = page.get_by_test_id("seats-drawn")
    shown = picture.locator("li")
    assert shown.locator("[data-card]").evaluate_all("all => all.length") == sum(
        map(len, seating["drawn"])
    )
    expect(shown.nth(seat)).to_contain_text("You")
    page.get_by_test_id("tab-log").click()
    story = page.get_by_test_id("story")
    expect(story).to_contain_text("Cards were drawn for the seats")
    page.reload()
    page.get_by_test_id("tab-log").click()
    expect(story).to_contain_text("Cards were drawn for the seats")
    expect(page.get_by_test_id(f"plate-{seat}")).to_contain_text("You")
    assert not ann.over()
    ann.move()
    with Seat(host, place) as same:  # gives the match up: the deal is opened and checked
        same.resign()
    mark = page.get_by_test_id("seal")
    expect(mark).to_have_attribute("data-mark", "good")
    mark.click()
    with page.expect_download() as download:
        page.get_by_test_id("keep-proof").click()
    file = tmp_path / "verify.json"
    download.value.save_as(file)
    replay = Replay.read(file.read_bytes())
    assert replay.seating is not None
    assert replay.seating.order[seat] == 0
    assert replay.proof is not None
    assert (replay.proof.seen[0].seat, bool(replay.proof.seen[0].given)) == (seat, True)
    assert sealed.check(replay, GAMES) == (1, 1, 0)
    assert main(["verify", str(file), "--bots"]) == 0
    page.goto(f"{host.url}/#/verify")
    page.get_by_test_id("verify-file").set_input_files(file)
    expect(page.get_by_test_id("verdict").locator(".good")).to_be_visible()
    told = json.loads(file.read_text("utf-8"))
    told["seating"]["order"].reverse()
    other = tmp_path / "other.json"
    other.write_text(json.dumps(told), "utf-8")
    page.get_by_test_id("verify-file").set_input_files(other)
    expect(page.get_by_test_id("verdict")).to_contain_text("do not sit where")
    assert main(["verify", str(other)]) == 1


def test_R3_1_two_people_see_the_same_cards_and_each_their_own_seat(
    new_context: NewContext, host: Server
) -> None:
    for _ in range(TRIES):  # until they change their seats
        here, there = (new_context().new_page() for _ in range(2))
        place = open_table(here, host)
        there.goto(f"{host.url}/#/t/{place.table}")
        there.get_by_test_id("name").fill("Ben")
        there.get_by_test_id("join").click()
        pictures = [page.get_by_test_id("seats-drawn") for page in (here, there)]
        for picture in pictures:
            expect(picture).to_be_visible()
        order = where(host, place)["seating"]["order"]
        if order == [1, 0]:
            break
    assert order == [1, 0]
    cards = "all => all.map((it) => it.dataset.card)"
    first, second = (it.locator("li [data-card]").evaluate_all(cards) for it in pictures)
    assert first == second
    assert len(first) >= 2
    for chair, (page, picture) in enumerate(zip((here, there), pictures, strict=True)):
        seat = order.index(chair)
        expect(picture.locator("li").nth(seat)).to_contain_text("You")
        expect(picture.locator("li").nth(1 - seat)).to_contain_text(("Ben", "Ann")[chair])
        expect(page.get_by_test_id(f"plate-{seat}")).to_contain_text("You")
    mover = Melder((here, there)[order[where(host, place)["turn"]]])
    assert not mover.over()
    mover.move()
    kept = json.loads(
        there.evaluate("key => localStorage[key]", f"parlour.table.{place.table}.seat")
    )
    with Seat(host, PlaceInfo(place.table, kept["seat"], kept["token"])) as ben:
        with Seat(host, place) as ann:
            ann.send(LeaveMessage())
            assert end_of(ann.line) == (1008, "seat_left")
        ben.resign()
    expect(there.get_by_test_id("seal")).to_have_attribute("data-mark", "good")


@pytest.mark.parametrize("seats", [4, 6])
def test_at_a_wide_table_the_cards_drawn_for_seats_cover_nobody(
    page: Page, host: Server, seats: int
) -> None:
    open_table(page, host, seats=seats, others="random")
    expect(page.get_by_test_id("seats-drawn")).to_be_visible()
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    page.wait_for_function(f"({COVERED})().length === 0")  # once the seats have their places


COVERED = """() => {
    const { left, top, right, bottom } =
        document.querySelector('[data-testid=seats-drawn]').getBoundingClientRect()
    const things = '[data-testid^=plate-], [data-testid=stock], [data-testid=pile], .held, ' +
        '[data-testid=hand], [data-testid=turn], .actions button'
    return [...document.querySelectorAll(things)].filter((it) => {
        const box = it.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
    }).map((it) => it.outerHTML.slice(0, 120))
}"""
