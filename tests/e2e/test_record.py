"""A finished match is a link to a deal and a move, stepped through on the page's own table."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import parlour
from parlour.core.table import Played
from tests.e2e.conftest import Stack, Watch
from tests.e2e.forms import DESK, PHONE, Colours, some_forms
from tests.e2e.stacking import GIN_AT_ONCE, TABLE, NewContext
from tests.e2e.test_access import Examiner
from tests.helpers import some
from tests.server.running import Server
from tests.server.test_recorded import Watcher, play

NAMES = ("Ann", "Ben", "Clara", "Dan")


class Match:
    """A finished match, and what each seat was told of it."""

    def __init__(self, host: Server, game: str) -> None:
        rules = parlour.GAMES[game]
        count = min(rules.seats_for(rules.options()))
        first = host.open(game=game, seats=count, name=NAMES[0])
        places = [first, *(host.join(first.table, NAMES[i]) for i in range(1, count))]
        with ExitStack() as people:
            self.seats = [people.enter_context(Watcher(host, place)) for place in places]
            play(*self.seats)
        self.place = first
        self.url = f"{host.url}/#/m/{first.table}"


@pytest.fixture(scope="module")
def gin(host: Server) -> Match:
    return Match(host, "gin")


def moves(page: Page) -> int:
    """Return how many moves the deal on the screen has."""
    return int(page.get_by_test_id("record-place").inner_text().split()[-1])


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_a_link_leads_to_a_move_and_keys_to_all_others(
    new_context: NewContext, host: Server, game: str
) -> None:
    match = Match(host, game)
    page = new_context().new_page()
    faults = list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size(DESK)
    page.goto(f"{match.url}/1/3")
    place = page.get_by_test_id("record-place")
    expect(place).to_contain_text("Deal 1 of 2, move 3 of ")
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("move 4 of ")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(place).to_contain_text("move 2 of ")
    assert page.url.endswith("/1/2")
    page.keyboard.press("End")
    expect(place).to_contain_text(f"move {moves(page)} of ")
    expect(page.get_by_test_id("result")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Deal 2 of 2, move 0 of ")
    page.keyboard.press("ArrowLeft")
    expect(place).to_contain_text("Deal 1 of 2, move ")
    page.go_back()  # steps leave no trail
    assert "#/m/" not in page.url
    assert faults == []


def test_all_hands_lie_open_and_each_seat_can_be_taken(new_context: NewContext, gin: Match) -> None:
    page = new_context().new_page()
    page.set_viewport_size(DESK)
    page.goto(f"{gin.url}/1/0")
    hands = page.get_by_test_id("open-hands").locator("li")
    expect(hands).to_have_count(2)
    for seat in range(2):
        expect(hands.nth(seat).locator(".face")).to_have_count(10)
    own = page.get_by_test_id("hand").locator("[data-card]")
    before = own.evaluate_all("(cards) => cards.map((it) => it.dataset.card).sort()")
    hands.nth(1).get_by_role("button").click()
    expect(page.get_by_test_id("plate-0")).to_be_visible()
    after = own.evaluate_all("(cards) => cards.map((it) => it.dataset.card).sort()")
    assert len(before) == len(after) == 10
    assert not {*before} & {*after}


def test_a_row_of_the_log_and_a_deal_in_the_list_lead_to_their_places(
    new_context: NewContext, gin: Match
) -> None:
    page = new_context().new_page()
    page.set_viewport_size(DESK)
    page.goto(f"{gin.url}/1/9")
    place = page.get_by_test_id("record-place")
    expect(place).to_contain_text("move 9 of ")
    page.get_by_test_id("story").get_by_role("button").last.click()
    expect(place).not_to_contain_text("move 9 of ")
    page.get_by_test_id("record-deal").nth(1).click()
    expect(place).to_contain_text("Deal 2 of 2, move 0 of ")


def test_a_player_goes_from_the_end_of_the_match_to_its_record(
    new_context: NewContext, host: Server, gin: Match
) -> None:
    page = new_context().new_page()
    kept = {"table": gin.place.table, "seat": 0, "token": gin.place.token, "game": "gin"}
    page.add_init_script(
        f"localStorage.setItem('parlour.seats', JSON.stringify([{{...{kept!r}, opened: 1}}]))"
    )
    page.goto(f"{host.url}/#/t/{gin.place.table}")
    page.get_by_test_id("watch-again").click()
    expect(page.get_by_test_id("record-place")).to_contain_text("Deal 1 of 2, move 0 of ")


def test_a_match_that_is_played_is_not_shown(
    new_context: NewContext, host: Server, watch: Watch
) -> None:
    watch.expect("409")
    place = host.open_with_bot()
    page = new_context().new_page()
    page.goto(f"{host.url}/#/m/{place.table}/1/0")
    expect(page.get_by_role("alert")).to_contain_text("only when it is over")
    expect(page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_a_player_plays_on_from_a_position_as_practice(
    new_context: NewContext, host: Server, game: str
) -> None:
    match = Match(host, game)
    page = new_context().new_page()
    faults = list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size(DESK)
    page.goto(f"{match.url}/2/2")
    expect(page.get_by_test_id("record-place")).to_contain_text("Deal 2 of 2, move 2 of ")
    page.get_by_test_id("record-play").click()
    practice = page.get_by_test_id("practice")
    expect(practice).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert table != match.place.table
    _, info = host.ask(f"/api/tables/{table}")
    assert (info["practice"], info["sealed"], info["deal"]) == (True, False, 2)
    assert [it["kind"] for it in info["seats"]].count("person") == 1
    page.reload()
    expect(practice).to_be_visible()
    expect(page.get_by_test_id("hand").or_(page.get_by_test_id("result")).first).to_be_visible()
    page.goto(f"{host.url}/#/")  # whose counts have nothing of it
    assert page.evaluate("Object.keys(localStorage).filter((it) => it.includes('result'))") == []
    assert faults == []


def dear_moves(host: Server, table: str) -> list[int]:
    """Return the moves of the first deal after which somebody pays or gets ten or more."""
    _, deal = host.ask(f"/api/tables/{table}/deals/1/0")
    events = [update.get("events", []) for update in deal["updates"]]
    paid = [[chips for it in told for chips in it.get("chips", [])] for told in events]
    return [i for i, chips in enumerate(paid, 1) if any(abs(it) >= 10 for it in chips)]


def test_big_moments_are_marked_and_lead_there(new_context: NewContext, host: Server) -> None:
    played = (Match(host, game) for game in ("lorum", "tripoley", "michigan") * 3)
    match = next(it for it in played if dear_moves(host, it.place.table))
    page = new_context().new_page()
    page.set_viewport_size(DESK)
    page.goto(f"{match.url}/1/0")
    move = dear_moves(host, match.place.table)[0]
    page.get_by_label(f"A big moment, move {move}: ").click(force=True)
    expect(page.get_by_test_id("record-place")).to_contain_text(f"move {move} of ")


def test_a_knock_is_a_big_moment_in_its_own_words(stack: Stack) -> None:
    gin = [Played(0, "take"), Played(0, "knock Kd")]
    table = stack(GIN_AT_ONCE, bot="random", then=gin, max_deals=1)
    page = table.stranger()
    page.set_viewport_size(DESK)
    page.goto(f"{table.server.url}/#/m/{TABLE}/1/0")
    marks = page.get_by_test_id("record-mark")
    expect(marks).to_have_count(1)
    expect(marks).to_have_accessible_name(re.compile("^A big moment, move 2: .*knock"))
    marks.click(force=True)
    expect(page.get_by_test_id("record-place")).to_contain_text("move 2 of 2")


def test_nobody_plays_on_after_the_end(new_context: NewContext, gin: Match) -> None:
    page = new_context().new_page()
    page.set_viewport_size(DESK)
    page.goto(f"{gin.url}/2/0")
    expect(page.get_by_test_id("record-place")).to_contain_text("Deal 2 of 2, move 0 of ")
    expect(page.get_by_test_id("record-play")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_test_id("record-place")).to_contain_text(f"move {moves(page)} of ")
    expect(page.get_by_test_id("record-play")).to_have_count(0)


@some_forms
def test_axe_finds_nothing_serious_in_a_record(
    new_context: NewContext, gin: Match, colours: Colours, size: ViewportSize
) -> None:
    page = new_context().new_page()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    page.goto(f"{gin.url}/1/4")
    expect(page.get_by_test_id("record-place")).to_contain_text("move 4 of ")
    axe = Examiner(page)
    axe.look("record")
    if size is PHONE:
        page.get_by_label("Hands and deals").click()
        expect(page.get_by_test_id("open-hands")).to_be_visible()
        axe.look("contents")
    assert axe.found == {}
