"""The lobby shows every game and opens those that the page can show; a table's rules are chosen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.playing import Player, enter, enter_straight, unfold
from tests.helpers import some_languages
from tests.server.running import Seat, Server

TABLES = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
BOARDS = {board.parent.name for board in TABLES.glob("*/Board.svelte")}

WIDER = """() => [...document.querySelectorAll('main *, nav *')].filter((it) => {
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


def test_one_level_is_for_all_bots_unless_a_seat_has_its_own(page: Page) -> None:
    enter(page, "romme")
    ratings = parlour.bots.ratings("romme")
    for level in parlour.bots.levels("romme"):
        choice = page.locator("label", has=page.get_by_test_id(f"level-{level}"))
        expect(choice).to_contain_text(str(ratings[level]))
    page.get_by_test_id("level-fair").press("ArrowRight")
    page.get_by_test_id("seat-2").select_option("beginner")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_test_id("start").click()
    wish = sent.value.post_data_json
    assert wish
    levels = [bot["bot"] for bot in wish["bots"]]
    assert levels == ["steady", "beginner", "steady"]  # and four sit down


def test_a_long_list_of_rule_sets_is_folded_after_the_first_six(page: Page) -> None:
    page.goto("/#/open/romme")
    whole, sets = page.get_by_test_id("presets-all"), page.locator("input[name^=preset-]")
    expect(whole).to_have_text("All 14 rule sets")
    expect(sets).to_have_count(6)
    whole.click()
    expect(sets).to_have_count(14)


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


def test_every_page_leads_back_to_a_running_table_and_to_no_other(page: Page) -> None:
    enter_straight(page, Deal_limit=1)
    page.get_by_test_id("level-beginner").check()
    page.get_by_test_id("start").click()
    player = Player(page)
    assert player.wait()
    table = player.table
    bar = page.get_by_test_id("running")
    for place in ("", "open/romme", "fairness", "verify", "gallery/hand", "nowhere"):
        page.goto(f"/#/{place}")
        expect(page.locator("main")).to_be_visible()
        expect(bar.get_by_role("link")).to_contain_text("Your turn Back to the table")
    expect(bar).to_contain_text("Gin Rummy with Leo")
    page.goto("/")
    expect(page.locator("main .running")).to_have_count(0)  # the bar has it
    bar.get_by_role("button", name="Hide").click()
    expect(bar).to_have_count(0)
    page.get_by_role("link", name="Your turn").press("Enter")
    expect(player.mine).to_be_visible()
    expect(bar).to_have_count(0)
    assert player.table == table
    player.play_deal()
    page.goto("/#/open/romme")
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(bar).to_have_count(0)


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
    with Seat(host, PlaceInfo(own[0]["table"], own[0]["seat"], own[0]["token"])) as ann:
        ann.wait(lambda now: bool(now.legal))  # the lobby asks whose turn it is only now and then
    page.goto("/")
    expect(page.get_by_test_id("running").locator(".mine")).to_have_count(1)
    expect(page.locator("main .running a")).to_have_count(1)
    assert page.evaluate(WIDER) == []
    page.goto(f"/#/t/{own[1]['table']}")
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    assert page.evaluate(WIDER) == []


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 740})
@pytest.mark.parametrize("language", some_languages(1))
def test_a_phone_shows_a_way_to_play_at_once_and_six_games_soon(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('parlour.settings', JSON.stringify({{language: '{language}'}}))"
    )
    page.goto("/")
    ways = page.locator("[data-testid^=play-]")
    expect(ways).to_have_count(len(BOARDS))
    boxes = [it.bounding_box() for it in (ways.first, ways.last)]
    ends = [box["y"] + box["height"] for box in boxes if box]
    assert ends[0] < 740
    assert ends[1] < 1000


def test_play_deals_at_once_with_bots_in_place_of_friends(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-gin").click()
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(10)
    page.goto("/#/open/romme")
    page.get_by_test_id("seat-1").select_option("friend")
    page.goto("/#/")
    page.get_by_test_id("play-romme").click()
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
