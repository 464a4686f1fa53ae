"""The page in other languages: every word of it, at once, and the next time as well."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.core.texts import languages, say
from tests.e2e.conftest import Stack
from tests.e2e.playing import Player, invite, unfold
from tests.e2e.stacking import GIN_AT_ONCE, NAMES
from tests.helpers import some

TEXTS = """() => {
    const stays = '[role=log], [data-testid=refused] > span, code' // as it was said, or is typed
    const spoken = (element) => element.closest(stays)
    const shown = [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && !spoken(element))
    const names = shown.flatMap((it) => [it.ariaLabel, it.title, it.placeholder])
    const texts = shown.flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ data }) => data.trim())
    return [document.title, ...names, ...texts].filter(Boolean)
}"""
WORD = re.compile(r"[A-Za-z]{2,}")
IDENTIFIER = re.compile(r"\b[a-z]+([-_.][a-z]+)+\b")
RULES = re.compile(r"([A-Z]\d+|O-\w+)( [A-Z]\d+)*")  # names of rules
GAMES = {"Rommé", "Lórum", "Tripoley", "Gin Rummy", "Michigan Rummy", "Rummy 500"}
SAME = {  # what is called the same in English
    "Parlour",
    "English",
    "International",
    "Oklahoma",
    "Rosette",
    "Hollywood",
    "Big Gin",
    "gin",
    "Rommé",
    "Rummy 500",
    "Lórum",
    "Tripoley",
    "Michigan Rummy",
    "Standard",
    "Leo",  # the bot
    *NAMES,
    *GAMES,
}
GUEST = re.compile(r"\w+ \d+|\d+ min|http://\S+|[A-Z]{4}|[A-Z]( [A-Z]){3}")
"""Guests keep their names, links are links, and the four letters of a table are the same."""
OTHERS = languages()[1:]
each_language = pytest.mark.parametrize("language", some(OTHERS))


def texts(page: Page) -> set[str]:
    """Return everything that the page says."""
    found: list[str] = page.evaluate(TEXTS)
    return set(found)


def speak(page: Page, language: str) -> None:
    """Choose a language in the open preferences."""
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def check(said: set[str]) -> None:
    """Check that there are texts, and no identifiers where texts should be."""
    assert len(said) > 10
    assert not {text for text in said if IDENTIFIER.search(text) and not RULES.fullmatch(text)}


def check_both(page: Page, language: str) -> None:
    """Check that every text changes from English to this language; leave it at that."""
    page.get_by_test_id("preferences").click()
    speak(page, "en")
    english = texts(page)
    speak(page, language)
    other = texts(page)
    check(other)
    same = {text for text in english & other if WORD.search(text) and not RULES.fullmatch(text)}
    assert {text for text in same if not GUEST.fullmatch(text)} <= SAME
    page.get_by_role("dialog").get_by_role("button").first.click()


@each_language
def test_every_text_changes_with_the_language(stack: Stack, language: str) -> None:
    table = stack(GIN_AT_ONCE, bot="random", max_deals=2)
    page = table.browser(0).new_page()
    page.goto(table.server.url)
    page.get_by_test_id("cover-gin").get_by_role("link").wait_for()
    check_both(page, language)
    page.get_by_test_id("cover-gin").get_by_role("link").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    unfold(page)
    check_both(page, language)
    invite(page)
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    check_both(page, language)

    page.goto(table.url)
    player = Player(page)
    expect(player.hand).to_be_visible()
    page.get_by_test_id("discards").click()
    check(texts(page))
    page.get_by_role("dialog").get_by_role("button").first.click()
    player.press("take")
    expect(player.card("Js")).to_be_visible()
    player.discard("Js")
    expect(player.refused).to_contain_text(say("refused-gin_just_taken", language, {"card": "J♠"}))
    check_both(page, language)
    player.choose("Kd")
    player.press("knock")
    expect(player.result).to_be_visible()
    check_both(page, language)


def test_the_language_is_remembered(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("preferences").click()
    speak(page, "ja")
    japanese = texts(page)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("さあ、一局どうぞ")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_test_id("preferences").click()
    assert texts(page) == japanese


@pytest.mark.browser_context_args(locale="ja-JP")
def test_a_japanese_browser_begins_in_japanese(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("さあ、一局どうぞ")
    expect(page.locator("html")).to_have_attribute("lang", "ja")


@pytest.mark.browser_context_args(locale="cs-CZ")
def test_a_browser_that_asks_for_another_language_is_offered_those_there_are(page: Page) -> None:
    """It begins with the nearest; whatever is chosen, nothing is offered from then on."""
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "sk")
    offered = page.get_by_test_id("languages")
    expect(offered.get_by_role("button")).to_have_text(
        ["Deutsch", "English", "日本語", "slovenčina"]
    )
    offered.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(offered).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(offered).to_have_count(0)


TRANSLATE = """() => {
    // As browsers do: not where a page or a part of it says no, every text becomes an element.
    if (document.querySelector('meta[name=google][content=notranslate]')) return 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    const open = texts.filter((it) => it.data.trim() && !it.parentElement.closest('[translate=no]'))
    for (const text of open) {
        const font = document.createElement('font')
        font.append(text.data)
        text.replaceWith(font)
    }
    return open.length
}"""


def test_no_browser_translates_the_page_under_its_hands(stack: Stack) -> None:
    table = stack(GIN_AT_ONCE, bot="random", max_deals=2)
    page = table.browser(0).new_page()
    page.goto(table.url)
    player = Player(page)
    expect(player.hand).to_be_visible()
    assert page.evaluate(TRANSLATE) == 0
    assert page.locator("html").get_attribute("translate") == "no"
    for language in ("de", "en"):
        page.get_by_test_id("preferences").click()
        speak(page, language)  # which the language of the document follows
        page.get_by_role("dialog").get_by_role("button").first.click()
    player.press("take")
    expect(player.card("Js")).to_be_visible()
