"""The book of a table: its evenings, what they add up to, and the ways that lead there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import Watch
from tests.e2e.forms import Colours, some_forms
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner
from tests.e2e.test_record import Match
from tests.server.running import Server

DAY_S = 24 * 3600
BEGUN = 1_790_000_000
TABLE = "a2b3c4d5e6f7g8h"
NAMES = ("Ann", "Ben", "Clara")


def made_match(number: int, evening: int) -> dict[str, Any]:
    """Return a match that three people and a bot played."""
    began = BEGUN + evening * DAY_S + number * 1800
    winner = (number + evening) % 3
    seats: list[dict[str, Any]] = [
        {
            "name": name,
            "points": [12 if seat == winner else -3, seat - 2],
            "total": 10 if seat == winner else seat - 5,
            "place": 1 if seat == winner else 2,
            "won": seat == winner,
            "portrait": ("captain", "king", "queen")[seat],
        }
        for seat, name in enumerate(NAMES)
    ]
    bot = {
        "name": "Otto",
        "points": [-3, 0],
        "total": -3,
        "place": 4,
        "won": False,
        "bot": "steady",
    }
    game = ("gin", "tripoley", "tripoley")[number % 3]
    return {
        "table": f"{evening:03}{number:012}",
        "game": game,
        "preset": None,
        "began": began,
        "ended": began + 900,
        "seats": [*seats, bot],
        **({"practice": True} if number == 3 else {}),
    }


MADE = [made_match(number, evening) for evening in range(8) for number in range(4)]


def show_made(page: Page, host: Server) -> None:
    """Open a book of eight evenings."""
    book = json.dumps({"newest": TABLE, "matches": MADE})
    page.route("**/book", lambda route: route.fulfill(body=book, content_type="application/json"))
    page.goto(f"{host.url}/#/book/{TABLE}")
    expect(page.get_by_test_id("evening").first).to_be_visible()


@pytest.fixture(scope="module")
def gin(host: Server) -> Match:
    return Match(host, "gin")


def test_a_finished_match_is_in_the_book_and_leads_to_its_record(
    new_context: NewContext, host: Server, gin: Match
) -> None:
    page = new_context().new_page()
    page.goto(f"{host.url}/#/book/{gin.place.table}")
    match = page.get_by_test_id("book-match")
    expect(match).to_have_count(1)
    expect(match).to_contain_text("Ended early")
    expect(match).to_contain_text("2 deals")
    expect(page.get_by_test_id("book-game").locator("tbody tr")).to_have_count(2)
    expect(page.get_by_test_id("book-game")).to_contain_text("too few deals to tell")
    match.click()
    expect(page.get_by_test_id("record-place")).to_contain_text("Deal 1 of 2, move 0 of ")


def test_the_end_of_a_match_the_menu_and_the_lobby_lead_to_the_book(
    new_context: NewContext, host: Server, gin: Match
) -> None:
    page = new_context().new_page()
    kept = {"table": gin.place.table, "seat": 0, "token": gin.place.token, "game": "gin"}
    page.add_init_script(
        f"localStorage.setItem('parlour.seats', JSON.stringify([{{...{kept!r}, opened: 1}}]))"
    )
    book = page.get_by_test_id("book")
    link = page.get_by_test_id("book-link")
    page.goto(f"{host.url}/#/t/{gin.place.table}")
    link.click()
    expect(book).to_contain_text("Ann")
    page.go_back()
    page.get_by_test_id("preferences").click()
    page.get_by_role("dialog").get_by_test_id("book-link").click()
    expect(book).to_contain_text("Ann")
    page.goto(f"{host.url}/#/")
    link.click()
    expect(book).to_contain_text("Ann")


def test_two_people_delete_an_evening(new_context: NewContext, host: Server, watch: Watch) -> None:
    watch.expect("404")
    match = Match(host, "gin")
    table = match.place.table
    pages = [new_context().new_page() for _ in range(3)]
    for page, seat in zip(pages, match.seats, strict=False):
        kept = {"table": table, "seat": seat.place.seat, "token": seat.place.token, "game": "gin"}
        page.add_init_script(
            f"localStorage.setItem('parlour.seats', JSON.stringify([{{...{kept!r}, opened: 1}}]))"
        )
    for page in pages:
        page.goto(f"{host.url}/#/book/{table}")
        expect(page.get_by_test_id("book-match")).to_have_count(1)
    ann, ben, guest = pages
    expect(guest.get_by_test_id("delete-evening")).to_have_count(0)
    ann.get_by_test_id("delete-evening").click()
    ann.get_by_test_id("keep-evening").click()
    ann.get_by_test_id("delete-evening").click()
    ann.get_by_test_id("delete-now").click()
    expect(ann.get_by_test_id("deletion")).to_contain_text("Ann would like to delete")
    for page in (ben, guest):
        page.reload()
        expect(page.get_by_test_id("deletion")).to_contain_text("Ann would like to delete")
    expect(guest.get_by_test_id("delete-now")).to_have_count(0)
    ben.get_by_test_id("keep-evening").click()
    expect(ben.get_by_test_id("deletion")).to_have_count(0)
    ben.get_by_test_id("delete-evening").click()
    ben.get_by_test_id("delete-now").click()
    expect(ben.get_by_test_id("deletion")).to_contain_text("Ben would like to delete")
    ann.reload()
    ann.get_by_test_id("delete-now").click()
    expect(ann.get_by_test_id("book")).to_contain_text("Finish a match at this table")
    expect(ann.get_by_test_id("book-match")).to_have_count(0)
    guest.get_by_test_id("book-match").click()
    expect(guest.get_by_role("alert")).to_contain_text("have deleted it")


def test_evenings_totals_and_files(new_context: NewContext, host: Server, tmp_path: Path) -> None:
    page = new_context().new_page()
    show_made(page, host)
    evenings = page.get_by_test_id("evening")
    expect(evenings).to_have_count(6)
    page.get_by_text("Show earlier evenings").click()
    expect(evenings).to_have_count(8)
    expect(evenings.first.get_by_test_id("book-match")).to_have_count(4)
    row = page.get_by_test_id("book-totals").locator("tbody tr").first
    assert row.inner_text().split() == ["Ann", "24", "8", "Tripoley"]
    tripoley = page.get_by_test_id("book-game").nth(1).locator("tbody tr").first
    assert "±" in tripoley.inner_text()  # 32 deals
    for label, name, lines in (
        ("Save as a table", "book.csv", 1 + 4 * len(MADE)),
        ("Save everything", "book.json", 1),
    ):
        with page.expect_download() as download:
            page.get_by_text(label).click()
        download.value.save_as(saved := tmp_path / name)
        assert len(saved.read_text("utf-8").splitlines()) == lines
    assert json.loads(saved.read_text("utf-8"))["matches"] == MADE


def test_a_table_that_does_not_exist_has_no_book(
    new_context: NewContext, host: Server, watch: Watch
) -> None:
    watch.expect("404")
    page = new_context().new_page()
    page.goto(f"{host.url}/#/book/{TABLE}")
    expect(page.get_by_role("alert")).to_contain_text("does not exist")


@some_forms
def test_axe_finds_nothing_serious_in_a_book(
    new_context: NewContext, host: Server, colours: Colours, size: ViewportSize
) -> None:
    page = new_context().new_page()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    show_made(page, host)
    axe = Examiner(page)
    axe.look("book")
    assert axe.found == {}
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
