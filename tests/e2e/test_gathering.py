"""The people before the first deal: their chairs round the table, and the word to begin."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from parlour.server.ground.tokens import public_id
from parlour.server.wire.protocol.client import DealMessage, FillMessage, SitMessage
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.conftest import Watch
from tests.e2e.melding import look
from tests.e2e.playing import begin
from tests.e2e.stacking import NewContext
from tests.e2e.test_absence import HIDE
from tests.e2e.test_access import Examiner
from tests.helpers import some
from tests.server.running import Seat, Server
from tests.server.test_gathering import snapshot, told

SIZES = [(320, 568), (360, 740), (1280, 800)]
FORMS = [(*size, colours) for size in SIZES for colours in ("light", "dark")]
GAME = "michigan"


def open_table(server: Server, *names: str, **wish: Any) -> list[PlaceInfo]:
    """Open a table that gathers, and let people sit down at it."""
    first = server.open(name=names[0], gathers=True, **{"game": GAME, "seats": 5, **wish})
    return [first, *(server.join(first.table, name) for name in names[1:])]


def show(page: Page, server: Server, place: PlaceInfo) -> Page:
    """Show the table to the page of a person who has a seat there."""
    page.goto(server.url)
    kept = {"table": place.table, "seat": place.seat, "token": place.token, "game": GAME}
    page.evaluate(
        "([key, seat]) => localStorage.setItem(key, seat)",
        [f"parlour.table.{place.table}.seat", json.dumps({**kept, "opened": 1})],
    )
    page.goto(f"{server.url}/#/t/{place.table}")
    page.reload()
    expect(page.get_by_test_id("gather")).to_be_visible()
    return page


def says(page: Page, title: str) -> None:
    """Check what the page waits for."""
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def chair(page: Page, seat: int, words: str) -> None:
    """Check who sits on a chair."""
    expect(page.get_by_test_id(f"chair-{seat}")).to_contain_text(words)


def dealt(page: Page) -> None:
    """Check that cards were dealt, and that the seals hold."""
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    expect(page.locator("[data-mark=flaw]")).to_have_count(0)


def test_three_people_choose_chairs_and_deal(new_context: NewContext, host: Server) -> None:
    places = open_table(host, "Ann", "Ben", "Clara", bots=[{"seat": 3, "bot": "fair"}])
    ann, ben, clara = (show(new_context().new_page(), host, it) for it in places)
    says(ann, "Waiting for 1 more")
    says(ben, "You are in. Waiting for 1 more")
    expect(clara.get_by_test_id("opener")).to_have_text("Ann decides for this table.")
    assert ben.locator("button[data-testid=chair-0]").count() == 0  # only Ann may

    # Ben moves to the empty chair, and the others see it.
    ben.get_by_test_id("chair-4").click()
    ben.get_by_test_id("chair-sit").click()
    chair(ben, 4, "You")
    chair(ann, 4, "Ben")
    chair(ann, 1, "Empty")

    # Anybody changes a bot, and opens its chair.
    clara.get_by_test_id("chair-3").click()
    clara.get_by_test_id("chair-bot-steady").click()
    chair(ann, 3, "steady")
    ann.get_by_test_id("chair-3").click()
    ann.get_by_test_id("chair-open").click()
    chair(clara, 3, "Empty")
    says(ann, "Waiting for 2 more")

    # Ann makes room for somebody, who may sit down again.
    ann.get_by_test_id("chair-2").click()
    expect(ann.get_by_test_id("chair-sheet")).to_contain_text("Clara can sit down again, or watch")
    ann.get_by_test_id("make-room").click()
    expect(clara.get_by_test_id("refused")).to_have_text(
        "Ann has made room. You can sit down again, or watch."
    )
    chair(ann, 2, "Empty")
    clara.get_by_test_id("sit-again").click()
    expect(clara.get_by_test_id("gather")).to_be_visible()
    chair(ann, 1, "Clara")  # the first empty chair

    for seat in (2, 3):
        ben.get_by_test_id(f"chair-{seat}").click()
        ben.get_by_test_id("chair-bot-beginner").click()
    for page in (ann, ben, clara):
        says(page, "Everybody is here")
    begin(clara)
    for page in (ann, ben, clara):
        dealt(page)
    ben.reload()
    dealt(ben)


def test_somebody_is_quicker_on_a_chair(new_context: NewContext, host: Server) -> None:
    places, page = open_table(host, "Ann", "Ben"), new_context().new_page()
    held: list[Any] = []
    hold = [False]

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda it: held.append((line, it)) if hold[0] else line.send(it))

    page.route_web_socket("**/ws/*", pass_on)
    ben = show(page, host, places[1])
    ben.get_by_test_id("chair-3").click()
    with Seat(host, places[0]) as ann:
        hold[0] = True  # Ben's page does not hear yet that Ann sits there
        ann.send(SitMessage(3))
        snapshot(ann)
        ben.get_by_test_id("chair-sit").click()
        told(ann, lambda it: it.seats[2].kind == "person")
        hold[0] = False
        for line, message in held:
            line.send(message)
        expect(ben.get_by_test_id("quicker")).to_have_text(
            "Ann was quicker there. You have the nearest empty chair."
        )
        chair(ben, 2, "You")
        chair(ben, 3, "Ann")


def test_a_guest_chooses_a_chair_before_they_sit_down(
    new_context: NewContext, host: Server
) -> None:
    [place] = open_table(host, "Ann", bots=[{"seat": 1, "bot": "fair"}])
    ben, clara = (new_context().new_page() for _ in range(2))
    for page in (ben, clara):
        page.goto(f"{host.url}/#/t/{place.table}")
        chair(page, 0, "Ann")
        chair(page, 1, "fair")
        chair(page, 2, "You")  # the first empty one
        assert page.locator("button[data-testid^=chair-]").count() == 3
        page.get_by_test_id("chair-4").press("Enter")
        chair(page, 4, "You")
        chair(page, 2, "Empty")
        expect(page.get_by_test_id("chair-4")).to_have_attribute("aria-pressed", "true")
    for page in (ben, clara):
        page.get_by_test_id("join").click()
        expect(page.get_by_test_id("gather")).to_be_visible()
    chair(ben, 4, "You")
    expect(ben.get_by_test_id("quicker")).to_be_hidden()
    chair(clara, 3, "You")
    expect(clara.get_by_test_id("quicker")).to_contain_text("was quicker there")


@pytest.mark.parametrize(("width", "height", "colours"), some(FORMS))
def test_a_guest_sees_all_chairs_on_every_screen(
    page: Page, host: Server, width: int, height: int, colours: Any
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    bots = [{"seat": seat, "bot": "fair"} for seat in (2, 3, 5)]
    [place, _] = open_table(host, "Ann", "Benjamin the Second", seats=8, bots=bots)
    page.goto(f"{host.url}/#/t/{place.table}")
    expect(page.get_by_test_id("join")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = [page.get_by_test_id(f"chair-{seat}").bounding_box() for seat in range(8)]
    for seat, box in enumerate(boxes):
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= width - box["width"]
        for other in boxes[:seat]:
            assert other is not None
            across, down = abs(box["x"] - other["x"]), abs(box["y"] - other["y"])
            assert across >= box["width"] or down >= box["height"], (seat, box, other)
    axe = Examiner(page)
    axe.look("a guest's chairs")
    assert axe.found == {}


def test_a_choice_ends_when_somebody_sits_down(new_context: NewContext, host: Server) -> None:
    places = open_table(host, "Ann", "Ben")
    ben = show(new_context().new_page(), host, places[1])
    ben.get_by_test_id("chair-3").click()
    with Seat(host, places[0]) as ann:
        ann.send(SitMessage(3))
        expect(ben.get_by_test_id("chair-sheet")).to_be_hidden()
        chair(ben, 3, "Ann")


def test_a_locked_table_offers_to_watch(
    new_context: NewContext, host: Server, watch: Watch
) -> None:
    places = open_table(host, "Ann", "Ben")
    ann, ben = (show(new_context().new_page(), host, it) for it in places)
    eva = new_context().new_page()
    eva.goto(f"{host.url}/#/t/{places[0].table}")
    expect(eva.get_by_test_id("join")).to_be_visible()
    ann.get_by_test_id("lock").check()
    expect(ben.get_by_test_id("locked")).to_be_visible()
    watch.expect("409")
    eva.get_by_test_id("join").click()
    says(eva, "This table is locked")
    eva.get_by_test_id("watch").click()
    expect(eva.get_by_text("Waiting for 3 more")).to_be_visible()
    ann.get_by_test_id("lock").uncheck()
    expect(ben.get_by_test_id("locked")).to_have_count(0)
    status, _ = host.ask(
        f"/api/tables/{public_id(places[0].table)}/seats",
        {"name": "Tom"},
        authorization=f"Bearer {places[0].table}.",
    )
    assert status == 201


def test_the_deal_begins_with_a_bot_for_an_absent_person(
    new_context: NewContext, host: Server
) -> None:
    places = open_table(host, "Ann", "Ben", seats=3, bots=[{"seat": 2, "bot": "random"}])
    with Seat(host, places[1]):
        ann = show(new_context().new_page(), host, places[0])
        says(ann, "Everybody is here")
    says(ann, "Waiting for Ben")
    expect(ann.get_by_test_id("deal")).to_have_text("Deal with a bot for Ben")
    begin(ann)
    expect(ann.get_by_test_id("plate-1")).to_contain_text("a bot plays")
    expect(ann.get_by_role("log")).to_contain_text("A bot plays for Ben.")
    with Seat(host, places[1]):
        expect(ann.get_by_role("log")).to_contain_text("Ben is back.")


def test_the_cards_are_dealt_without_a_word_after_some_seconds(
    new_context: NewContext, host: Server
) -> None:
    places = open_table(host, "Ann", "Ben", seats=3)
    ann, ben = (show(new_context().new_page(), host, it) for it in places)
    with Seat(host, places[0]) as same:
        same.send(FillMessage(2, "random"))
    soon = ann.get_by_text("The cards are dealt in")
    expect(soon).to_be_visible()
    ben.evaluate(HIDE, True)
    expect(ann.get_by_text("The page of Ben is in the background.")).to_be_visible()
    chair(ann, 1, "page in the background")
    expect(soon).to_be_hidden()
    ben.evaluate(HIDE, False)
    expect(soon).to_be_visible()
    for page in (ann, ben):
        dealt(page)


def test_a_name_that_is_taken_is_said(page: Page, host: Server) -> None:
    [first] = open_table(host, "Ann")
    page.goto(f"{host.url}/#/t/{first.table}")
    page.get_by_test_id("name").fill("ann")
    page.get_by_test_id("name").blur()
    expect(page.get_by_test_id("name-taken")).to_contain_text("“Ann B.”")
    page.get_by_test_id("name").fill("Ann B.")
    page.get_by_test_id("name").blur()
    expect(page.get_by_test_id("name-taken")).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "colours"), some(FORMS))
def test_chairs_work_on_every_screen_by_keys_and_by_ear(
    page: Page, host: Server, width: int, height: int, colours: Any
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    bots = [{"seat": seat, "bot": "fair"} for seat in (2, 3, 5)]
    places = open_table(host, "Ann", "Benjamin the Second", seats=8, bots=bots)
    show(page, host, places[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = [page.get_by_test_id(f"chair-{seat}").bounding_box() for seat in range(8)]
    for box in boxes:
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    axe = Examiner(page)
    axe.look("chairs")
    bot = page.get_by_role("button", name="Chair 4: ")
    bot.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("chair-sheet")).to_be_visible()
    axe.look("sheet")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chair-sheet")).to_be_hidden()
    expect(bot).to_be_focused()
    assert axe.found == {}


@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_the_opener_locks_a_table_and_sets_the_pace_during_play(
    new_context: NewContext, host: Server, width: int, height: int
) -> None:
    """New people only watch; everybody at the table plays on, and bots move as fast for all."""
    places = open_table(host, "Ann", "Ben", game="gin", seats=2)
    ann, ben = Seat(host, places[0]), Seat(host, places[1])
    ann.send(DealMessage())
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    page = new_context().new_page()
    page.set_viewport_size({"width": width, "height": height})
    look(page, host.url, "gin", places[0])
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("lock-table").check()
    assert told(ben, lambda it: it.locked).seats[1].name == "Ben"
    examiner = Examiner(page)
    examiner.look("the switches of a table")
    assert examiner.found == {}
    stranger = new_context().new_page()
    stranger.goto(f"{host.url}/#/t/{places[0].table}")
    expect(stranger.get_by_role("heading", level=1)).to_have_text("This table is locked")
    stranger.get_by_test_id("watch").click()
    expect(stranger.get_by_test_id("watched-0")).to_be_visible()
    page.get_by_test_id("lock-table").uncheck()
    told(ben, lambda it: not it.locked)
    expect(page.get_by_test_id("table-pace")).to_have_value("calm")
    page.get_by_test_id("table-pace").select_option("At once")
    told(ben, lambda it: it.pace == "at_once")
    expect(page.get_by_test_id("table-pace")).to_have_value("at_once")
    other = new_context().new_page()
    look(other, host.url, "gin", places[1])
    other.get_by_test_id("preferences").click()
    expect(other.get_by_test_id("show-hand")).to_be_visible()
    expect(other.get_by_test_id("lock-table")).to_have_count(0)
    expect(other.get_by_test_id("table-pace")).to_have_count(0)
    for seat in (ann, ben):
        seat.close()


def test_an_absent_person_finds_the_way_back_while_a_chair_is_free(
    new_context: NewContext, host: Server
) -> None:
    places = open_table(host, "Ann", "Ben", game="rummy500", seats=3)
    page = new_context().new_page()
    with Seat(host, places[0]):
        page.goto(f"{host.url}/#/t/{places[0].table}")
        expect(page.get_by_test_id("join")).to_be_visible()
        page.get_by_test_id("seat-here").click()
        expect(page.get_by_test_id("claim-1")).to_contain_text("Ben")
        expect(page.get_by_test_id("claim-0")).to_have_count(0)
