"""People say something to each other with one press, each reading it in their own language."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import parlour
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.forms import PHONE, Colours, a_look
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner
from tests.helpers import some
from tests.server.running import Server

COVERED = """(bubble) => {
    const it = bubble.getBoundingClientRect()
    return [...document.querySelectorAll('[data-card], [data-back], .face, button')]
        .filter((other) => other.checkVisibility({visibilityProperty: true}))
        .filter((other) => {
            const box = other.getBoundingClientRect()
            return it.left < box.right && it.right > box.left &&
                it.top < box.bottom && it.bottom > box.top
        })
        .map((other) => other.outerHTML.slice(0, 120))
}"""


STAYS = """(() => {
    const usual = window.setTimeout
    window.bubbles = []
    window.setTimeout = (work, milliseconds, ...rest) =>
        milliseconds === 4000 ? bubbles.push(work) : usual(work, milliseconds, ...rest)
})()"""
"""Bubbles stay until a test calls what is kept here, however long this machine takes to look."""


def sit(page: Page, host: Server, game: str, place: PlaceInfo, language: str = "en") -> Page:
    """Open a table in a browser, in a language."""
    own = {"table": place.table, "seat": place.seat, "token": place.token}
    kept = json.dumps([{**own, "game": game, "opened": 1}])
    page.add_init_script(STAYS)
    page.add_init_script(
        f"localStorage.setItem('parlour.seats', {kept!r});"
        f"localStorage.setItem('parlour.settings', JSON.stringify({{language: '{language}'}}))"
    )
    page.goto(f"{host.url}/#/t/{place.table}")
    expect(page.get_by_test_id("say")).to_be_visible()
    expect(page.get_by_test_id("turn")).to_be_visible()
    return page


def two(
    new_context: NewContext, host: Server, game: str = "gin", language: str = "en"
) -> tuple[Page, Page]:
    """Return the pages of Ann, at a desk, and of Ben, at a phone; bots have all other seats."""
    seats = min(4, max(parlour.GAMES[game].seats_for(parlour.GAMES[game].options())))
    bots = [{"seat": seat, "bot": "random"} for seat in range(2, seats)]
    place = host.open(game=game, name="Ann", seats=seats, bots=bots)
    other = host.join(place.table, "Ben")
    ann, ben = (new_context().new_page() for _ in range(2))
    ben.set_viewport_size(PHONE)
    return sit(ann, host, game, place), sit(ben, host, game, other, language)


def say(page: Page, phrase: str) -> None:
    """Say something, by two presses."""
    page.get_by_test_id("say").click()
    page.get_by_test_id(f"say-{phrase}").click()
    expect(page.get_by_test_id("say-sheet")).to_be_hidden()


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_a_phrase_is_read_in_the_readers_language(
    new_context: NewContext, host: Server, game: str
) -> None:
    ann, ben = two(new_context, host, game, "de")
    bubbles = [page.locator("[data-testid^=bubble-]") for page in (ann, ben)]
    for phrase, words, theirs in (
        ("close", "That was close!", "Das war knapp!"),
        ("laugh", "Ha ha!", "Haha!"),
    ):
        say(ann, phrase)
        for page, bubble, text in zip((ann, ben), bubbles, (words, theirs), strict=True):
            if page is ben and bubbles[0].locator("small").count():
                break  # somebody decides in secret: Ben hears it after that
            expect(bubble).to_have_count(1)
            assert bubble.evaluate(COVERED) == []
            waits = bubble.get_by_text(text) if phrase == "close" else bubble.locator("svg")
            expect(waits).to_be_visible()
            if not bubble.locator("small").count():  # else the others hear it after the answers
                expect(page.get_by_role("log")).to_contain_text(text)
                expect(page.get_by_test_id("status")).not_to_contain_text(text)
        for page, bubble in zip((ann, ben), bubbles, strict=True):
            page.evaluate("bubbles.splice(0).forEach((go) => go())")
            expect(bubble).to_have_count(0)


def test_three_phrases_and_the_button_rests(new_context: NewContext, host: Server) -> None:
    ann, ben = two(new_context, host)
    for phrase in ("hello", "wow", "sorry"):
        say(ann, phrase)
    expect(ann.locator("[data-testid=say] circle")).to_be_attached()
    ann.get_by_test_id("say").click()
    thanks = ann.get_by_test_id("say-thanks")
    expect(thanks).to_have_attribute("aria-disabled", "true")
    thanks.click(force=True)
    expect(ann.get_by_test_id("say-sheet")).to_be_visible()
    story = ben.locator("[role=log] p").filter(has_text="Ann:")
    expect(story).to_have_text(["Ann: Hello!", "Ann: Wow!", "Ann: Sorry!"])
    say(ben, "thanks")  # another may speak
    expect(ann.get_by_test_id("bubble-1")).to_have_text("Thank you.")


def test_a_muted_person_is_not_heard_on_this_device(new_context: NewContext, host: Server) -> None:
    ann, ben = two(new_context, host)
    ben.get_by_test_id("say").click()
    ben.get_by_label("Mute Ann").check()
    ben.keyboard.press("Escape")
    say(ann, "hello")
    expect(ann.get_by_test_id("bubble-0")).to_be_visible()
    say(ben, "love")
    expect(ann.get_by_test_id("bubble-1")).to_be_visible()
    expect(ben.get_by_test_id("bubble-1")).to_be_visible()
    assert ben.get_by_test_id("bubble-0").count() == 0
    ben.reload()
    ben.get_by_test_id("say").click()
    expect(ben.get_by_label("Mute Ann")).to_be_checked()


def test_the_opener_wants_no_phrases_here(new_context: NewContext, host: Server) -> None:
    ann, ben = two(new_context, host)
    ben.get_by_test_id("say").click()
    assert ben.get_by_test_id("no-phrases").count() == 0
    expect(ben.get_by_test_id("say-hello")).to_be_visible()
    ann.get_by_test_id("say").click()
    ann.get_by_test_id("no-phrases").check()
    expect(ben.get_by_test_id("say-sheet")).to_contain_text("Nobody says phrases at this table.")
    expect(ben.get_by_test_id("say-hello")).to_have_count(0)
    ann.get_by_test_id("no-phrases").uncheck()
    expect(ben.get_by_test_id("say-hello")).to_be_visible()


def test_a_phrase_of_a_newer_server_is_shown_as_a_sign(
    new_context: NewContext, host: Server
) -> None:
    place = host.open(name="Ann")
    host.join(place.table, "Ben")
    page = new_context().new_page()
    lines = list[WebSocketRoute]()

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws/*", listen)
    sit(page, host, "gin", place)
    lines[-1].send(json.dumps({"t": "said", "seat": 1, "phrase": "title", "held": False}))
    expect(page.get_by_test_id("bubble-1")).to_have_text("💬")


@a_look
def test_axe_finds_nothing_serious_in_what_can_be_said(
    new_context: NewContext, host: Server, colours: Colours
) -> None:
    place = host.open(name="Ann")
    host.join(place.table, "Ben")
    page = new_context().new_page()
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    sit(page, host, "gin", place)
    axe = Examiner(page)
    page.get_by_test_id("say").click()
    expect(page.get_by_test_id("say-sheet")).to_be_visible()
    axe.look("sheet")
    page.keyboard.press("Escape")
    say(page, "hello")
    expect(page.get_by_test_id("bubble-0")).to_be_visible()
    axe.look("bubble")
    assert axe.found == {}


def test_nobody_hears_a_phrase_at_a_table_of_bots(page: Page, host: Server) -> None:
    place = host.open_with_bot(name="Ann")
    own = {"table": place.table, "seat": place.seat, "token": place.token}
    kept = json.dumps([{**own, "game": "gin", "opened": 1}])
    page.add_init_script(f"localStorage.setItem('parlour.seats', {kept!r})")
    page.goto(f"{host.url}/#/t/{place.table}")
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.get_by_test_id("say")).to_have_count(0)
