"""The lobby shows every game and opens those that the page can show; a table's rules are chosen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.server.wire.protocol import Place
from tests.e2e.playing import Player, enter, unfold
from tests.helpers import some_languages
from tests.server.running import Seat, Server

TABLES = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
BOARDS = {board.parent.name for board in TABLES.glob("*/Board.svelte")}

WIDER = """() => [...document.querySelectorAll('main *')].filter((it) => {
    const { left, right, width } = it.getBoundingClientRect()
    return width && !it.closest('svg, .scene, .unseen') && (left < -1 || right > innerWidth + 1)
}).map((it) => it.innerText || it.className)"""


def test_every_game_has_a_cover_and_those_with_a_board_can_be_opened(
    page: Page, host: Server
) -> None:
    status, games = host.ask("/api/games")
    assert status == 200
    assert [game["id"] for game in games] == list(parlour.GAMES)
    page.goto("/")
    covers = page.locator("[data-testid^=cover-]")
    expect(covers).to_have_count(len(parlour.GAMES))
    for game in parlour.GAMES:
        cover = page.get_by_test_id(f"cover-{game}")
        expect(cover.locator(".scene svg").first).to_be_visible()
        expect(cover.get_by_role("link")).to_have_count(int(game in BOARDS))
        expect(cover.get_by_text("soon")).to_have_count(int(game not in BOARDS))


def test_an_option_appears_when_it_applies(page: Page) -> None:
    enter(page)
    unfold(page)
    bonus = page.get_by_role("spinbutton", name="Bonus for big gin")
    expect(bonus).to_have_count(0)
    page.get_by_role("switch", name="Big gin").check()
    bonus.fill("40")
    differs = page.get_by_test_id("differs")
    expect(differs).to_contain_text("Big gin: yes, Bonus for big gin: 40")
    page.get_by_role("switch", name="Big gin").uncheck()
    expect(bonus).to_have_count(0)
    expect(differs).to_have_count(0)


def test_rules_of_ones_own_are_kept(page: Page) -> None:
    enter(page, Points_to_win=75)
    page.get_by_label("A name for these rules").fill("Grandma")
    page.get_by_role("button", name="Save").click()
    page.reload()
    own = page.get_by_role("radio", name="Grandma")
    expect(own).to_be_checked()
    page.get_by_role("radio", name="Oklahoma").check()
    expect(page.get_by_test_id("differs")).to_have_count(0)
    own.check()
    expect(page.get_by_test_id("differs")).to_contain_text("Points to win: 75")
    page.get_by_role("button", name="Delete “Grandma”").click()
    expect(own).to_have_count(0)


def test_the_lobby_lists_a_table_left_and_the_turn_there(page: Page) -> None:
    enter(page)
    page.get_by_test_id("seat-1").select_option("beginner")
    page.get_by_test_id("start").click()
    player = Player(page)
    assert player.wait()
    table = player.table
    page.get_by_role("link", name="Parlour").click()
    waiting = page.get_by_role("link", name="Your turn")
    expect(waiting).to_contain_text("with Leo")
    waiting.click()
    expect(player.mine).to_be_visible()
    assert player.table == table


def test_a_game_that_there_is_not_is_said_to_be_none(page: Page) -> None:
    page.goto("/#/open/snap")
    expect(page.get_by_role("alert")).to_have_text("There is no such game here.")


@pytest.mark.parametrize("language", some_languages(0))
def test_no_words_are_wider_than_a_narrow_phone(page: Page, host: Server, language: str) -> None:
    """The long ones of the lobby's tables, and of who waits for friends."""
    own = []
    for others in ("random", None):
        wish = {"game": "romme", "name": "Ann", "seats": 4, "others": others}
        status, place = host.ask("/api/tables", wish)
        assert status == 201, place
        own.append({**place, "game": "romme", "opened": 1})
    for name, value in (("seats", own), ("settings", {"language": language})):
        kept = json.dumps(json.dumps(value))
        page.add_init_script(f"localStorage.setItem('parlour.{name}', {kept})")
    page.set_viewport_size({"width": 320, "height": 568})
    with Seat(host, Place(own[0]["table"], own[0]["seat"], own[0]["token"])) as ann:
        ann.wait(lambda now: bool(now.legal))  # the lobby asks whose turn it is only now and then
    page.goto("/")
    expect(page.locator(".running .mine")).to_have_count(1)
    assert page.evaluate(WIDER) == []
    page.goto(f"/#/t/{own[1]['table']}")
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    assert page.evaluate(WIDER) == []
