"""The rules at the table and in the lobby: the very text of the documents."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.core import rulebook
from parlour.core.texts import say
from tests.e2e.conftest import Stack
from tests.e2e.playing import enter, unfold
from tests.e2e.stacking import POOR
from tests.e2e.test_access import LOOKS, Examiner
from tests.e2e.test_lobby import BOARDS
from tests.e2e.test_phone import OVERHANG
from tests.helpers import some

ONE_LOOK = some(LOOKS)
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
BOOK = """(dialog) => {
    const text = dialog.querySelector('article').cloneNode(true)
    text.querySelector('nav').remove()
    return text.textContent
}"""
IN_SIGHT = """(rule) => {
    const { top, bottom } = rule.getBoundingClientRect()
    return top >= 40 && bottom <= innerHeight
}"""


def plain(text: str) -> str:
    """Return a text without the marks of Markdown, its spaces and its line breaks."""
    return re.sub(r"^- |^#+ |[*`\s]", "", text, flags=re.MULTILINE)


def language_of(page: Page) -> str:
    return str(page.locator("html").get_attribute("lang"))


@pytest.mark.parametrize((), ONE_LOOK)
def test_a_refusal_leads_to_its_rule(stack: Stack) -> None:
    table = stack(POOR, bot="random")
    player = table.sit(0)
    page, book = player.page, player.page.get_by_test_id("rulebook")
    player.stock.click()
    link = player.refused.locator("[data-rule]")
    link.click()
    rule = book.locator("#U1")
    expect(rule).to_be_focused()
    assert rule.evaluate(IN_SIGHT)
    assert plain(str(rule.text_content())) == plain(rulebook.find("gin", "U1", language_of(page)))
    axe = Examiner(page)
    axe.look("a rule")
    assert axe.found == {}
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    expect(link).to_be_focused()


@pytest.mark.parametrize((), ONE_LOOK)
def test_the_page_shows_the_very_text_of_the_rules(stack: Stack) -> None:
    page = stack(POOR, bot="random").sit(0).page
    address, book = page.url, page.get_by_test_id("rulebook")
    page.keyboard.press("?")
    expect(book.locator("#rules-title")).to_be_visible()
    expect(book.locator("#K1 .hand").or_(book.locator("#M1 .hand")).first).to_be_visible()
    here = say("rule-here", language_of(page), {"value": "10"})
    expect(book.locator("#O-knock_limit")).to_have_attribute("data-here", here)
    assert plain(book.evaluate(BOOK)) == plain(rulebook.text("gin", language_of(page)))
    anchors = book.locator("li[id]").evaluate_all("(rules) => rules.map((rule) => rule.id)")
    assert anchors == list(rulebook.rules("gin", language_of(page)))
    links = book.locator("article a").evaluate_all("(them) => them.map((it) => it.hash.slice(1))")
    sections = book.locator("h3").evaluate_all("(them) => them.map((it) => it.id)")
    assert set(links) == {*sections, *filter(set(links).__contains__, anchors)}
    axe = Examiner(page)
    axe.look("the rules")
    assert axe.found == {}

    book.locator("#T3 a", has_text="K2").click()
    expect(book.locator("#K2")).to_be_focused()
    assert book.locator("#K2").evaluate(IN_SIGHT)
    assert page.url == address
    book.get_by_role("button").click()
    expect(book).to_be_hidden()


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize((), ONE_LOOK)
def test_the_rules_fit_a_phone(stack: Stack) -> None:
    page = stack(POOR, bot="random").sit(0).page
    book = page.get_by_test_id("rulebook")
    page.get_by_test_id("rules").tap()
    expect(book.locator("#rules-title")).to_be_visible()
    assert page.evaluate(OVERHANG) == 0
    assert book.evaluate("(it) => [it.scrollWidth - it.clientWidth, it.offsetWidth]") == [0, 360]
    last = book.locator("li[id]").last
    last.scroll_into_view_if_needed()
    assert last.evaluate(IN_SIGHT)
    book.get_by_role("button").tap()
    expect(book).to_be_hidden()
    expect(page.get_by_test_id("rules")).to_be_focused()


@pytest.mark.parametrize("game", some(sorted(BOARDS)))
def test_the_rules_can_be_read_before_a_game_is_played(page: Page, game: str) -> None:
    enter(page, game)
    card, book = page.locator("main"), page.get_by_test_id("rulebook")
    card.get_by_test_id("rules").click()
    title = rulebook.text(game, "en").partition("\n")[0].removeprefix("# ")
    expect(book.locator("#rules-title")).to_have_text(title)
    page.keyboard.press("Escape")
    unfold(page)
    named = card.locator("[data-rule]").evaluate_all("(them) => them.map((it) => it.dataset.rule)")
    assert len(named) > 10
    assert set(named) <= set(rulebook.rules(game, "en"))
    card.locator("[data-rule]").last.click()
    expect(book.locator(f'[id="{named[-1]}"]')).to_be_focused()
    page.keyboard.press("Escape")


def test_an_option_is_called_by_its_name(page: Page) -> None:
    enter(page)
    unfold(page)
    page.get_by_role("switch", name="Big gin").check()
    bonus = page.locator('[data-option=big_gin_bonus] [data-rule="O-big_gin"]')
    expect(bonus).to_have_text("Big gin")
    expect(bonus).to_have_accessible_name("Option: Big gin")
    bonus.click()
    expect(page.get_by_test_id("rulebook").locator("#O-big_gin")).to_be_focused()
