"""A look back leads from each choice to its position, where both choices are marked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Stack
from tests.e2e.forms import DESK, PHONE, Colours, each_size, some_forms
from tests.e2e.stacking import NewContext, Stacked, begun
from tests.e2e.test_access import Examiner
from tests.e2e.test_coach import A_SEARCH_EACH
from tests.e2e.test_record import Match
from tests.e2e.test_sizes import WHOLE_DEAL
from tests.helpers import some
from tests.server.running import Server

SEATS = {"gin": 2, "romme": 3, "rummy500": 3, "lorum": 4, "tripoley": 4, "michigan": 5}


def played(stack: Stack, game: str) -> Stacked:
    """Return a table at which a deal is over that a poor player had the first seat in."""
    pack, then = begun(game, SEATS[game], WHOLE_DEAL)
    return stack(pack, game=game, bot="random", seats=SEATS[game], then=then)


def look_back(page: Page) -> Locator:
    """Open the look-back, wait for all of it, and return the first choice that the bot disliked."""
    page.get_by_test_id("look-back").click()
    summary = page.get_by_test_id("review-sum")
    expect(summary).to_contain_text("You and the bot", timeout=A_SEARCH_EACH)
    return page.get_by_test_id("review").locator("li.other").first


def show_on_table(row: Locator) -> None:
    """Open a choice, and have its position shown."""
    row.locator("summary").click()
    row.get_by_test_id("review-see").click()


@pytest.mark.parametrize("game", some(sorted(SEATS)))
def test_both_choices_are_marked_at_their_position(stack: Stack, game: str) -> None:
    table = played(stack, game)
    page = table.browser(0).new_page()
    page.goto(table.url)
    row = look_back(page)
    mine, bots = row.locator(".deed").inner_text(), row.locator(".instead").inner_text()
    show_on_table(row)
    expect(page.get_by_test_id("review")).to_be_hidden()
    expect(page.get_by_test_id("result")).to_be_hidden()
    expect(page.get_by_test_id("as-it-was")).to_contain_text("Your choice ")
    legend = page.get_by_test_id("choice-legend")
    expect(legend).to_contain_text(re.compile(f"You: {re.escape(mine)}", re.IGNORECASE))
    expect(legend).to_contain_text(re.compile(f"The bot: {re.escape(bots)}", re.IGNORECASE))
    # … and back to the same choice, from where the next deal begins.
    page.get_by_test_id("choice-back").click()
    expect(page.get_by_test_id("review")).to_be_visible()
    expect(row.locator("summary")).to_be_focused()
    expect(row.get_by_test_id("review-see")).to_be_visible()
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_test_id("next-deal").click()
    expect(page.get_by_test_id("result")).to_be_hidden()


@some_forms
def test_marks_have_words_and_lead_from_choice_to_choice(
    stack: Stack, size: ViewportSize, colours: Colours
) -> None:
    table = played(stack, "gin")
    page = table.browser(0).new_page()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    page.goto(table.url)
    rows = page.get_by_test_id("review").locator("li.other")
    look_back(page)
    discards = rows.filter(has=page.locator(".deed", has_text="Discard")).filter(
        has=page.locator(".instead", has_text="Discard")
    )
    show_on_table(discards.first)
    for by, word in (("you", "You"), ("bot", "Bot")):
        card = page.locator(f"[data-testid=hand] [data-choice={by}]")
        expect(card).to_have_count(1)
        tag = page.locator(f".tag.{by}", has_text=word)
        expect(tag).to_have_count(1)
        beside, box = tag.bounding_box(), card.bounding_box()
        assert beside is not None
        assert box is not None
        assert abs(beside["x"] - box["x"]) < 12
        assert 0 < beside["y"] < box["y"] + 8
        assert beside["x"] + beside["width"] <= size["width"]
    axe = Examiner(page)
    axe.look("choice")
    assert axe.found == {}
    bar = page.get_by_test_id("as-it-was")
    before = bar.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(bar).not_to_have_text(before)
    expect(bar).to_contain_text("Your choice ")
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(page.locator("[data-choice], .tag")).to_have_count(0)


def test_the_server_tells_positions_that_the_page_has_not_seen(stack: Stack) -> None:
    """The page has seen nothing but the end, and asks once for all positions."""
    table = played(stack, "gin")
    page = table.browser(0).new_page()
    asked = list[str]()
    page.on("request", lambda it: asked.append(it.url))
    page.goto(table.url)
    row = look_back(page)
    show_on_table(row)
    expect(page.get_by_test_id("choice-legend")).to_be_visible()
    assert sum("/deals/1/0" in url for url in asked) == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("choice-legend")).to_be_visible()
    assert sum("/deals/1/0" in url for url in asked) == 1


def sit_again(match: Match, page: Page, game: str) -> None:
    """Let a page have the first seat of a finished match."""
    kept = {"table": match.place.table, "seat": 0, "token": match.place.token, "game": game}
    page.add_init_script(
        f"localStorage.setItem('parlour.seats', JSON.stringify([{{...{kept!r}, opened: 1}}]))"
    )


@each_size
def test_a_record_has_the_look_back_of_the_player(
    new_context: NewContext, host: Server, size: ViewportSize
) -> None:
    match = Match(host, "gin")
    page = new_context().new_page()
    page.set_viewport_size(size)
    sit_again(match, page, "gin")
    page.goto(f"{match.url}/1/0")
    place = page.get_by_test_id("record-place")
    expect(place).to_contain_text("Deal 1 of 2, move 0 of ")
    if size is PHONE:
        page.get_by_label("Hands and deals").click()
    row = look_back(page)
    show_on_table(row)
    expect(page.get_by_role("dialog")).to_have_count(0)
    legend = page.get_by_test_id("choice-legend")
    expect(legend).to_be_visible()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert re.search(r"#/m/\w+/1/\d+$", page.url)
    worst = page.get_by_label(re.compile("Your costliest choice, move "))
    expect(worst).to_have_count(1)
    # A step beyond the choice takes its marks away, and the mark on the bar leads to the worst.
    shown = place.inner_text()
    page.keyboard.press("ArrowRight")
    expect(place).not_to_have_text(shown)
    worst.click(force=True)
    expect(legend).to_be_visible()
    legend.get_by_test_id("choice-back").click()
    expect(page.get_by_test_id("review")).to_be_visible()
    expect(page.locator("summary:focus")).to_have_count(1)


def test_the_look_back_is_only_for_the_own_seat(new_context: NewContext, host: Server) -> None:
    match = Match(host, "gin")
    page = new_context().new_page()
    page.set_viewport_size(DESK)
    sit_again(match, page, "gin")
    page.goto(f"{match.url}/1/0")
    expect(page.get_by_test_id("look-back")).to_be_visible()
    page.get_by_test_id("open-hands").locator("li").nth(1).get_by_role("button").click()
    expect(page.get_by_test_id("plate-0")).to_be_visible()
    expect(page.get_by_test_id("look-back")).to_have_count(0)
