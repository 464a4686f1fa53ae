"""How much a page fetches, as it comes over the line: for the lobby, and with any table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.core.texts import languages
from tests.e2e.playing import enter
from tests.e2e.test_lobby import BOARDS
from tests.helpers import some, some_languages

LOBBY = 65_000  # bytes as they travel: page, scripts, styles and the list of games
TABLE = 105_000  # bytes of JavaScript, zipped
FETCHED = """() => ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""


def fetched(page: Page) -> dict[str, int]:
    """Return the size of everything that the page has fetched, by its path."""
    return dict(page.evaluate(FETCHED))


def scripts(page: Page) -> int:
    """Return how many bytes of JavaScript that was."""
    sizes = [size for path, size in fetched(page).items() if path.endswith(".js")]
    assert len(sizes) > 2
    assert min(sizes) > 0
    return sum(sizes)


@pytest.mark.parametrize("language", some(languages()))
def test_the_lobby_is_light(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('parlour.settings', JSON.stringify({{language: '{language}'}}))"
    )
    page.goto("/")
    expect(page.locator("[data-testid^=cover-]").first).to_be_visible()
    assert scripts(page) > 30_000
    sizes = fetched(page)
    assert {path.rpartition(".")[2] for path in sizes} >= {"/", "js", "css", "/api/games"}
    assert sum(sizes.values()) <= LOBBY, sizes


@pytest.mark.parametrize("language", some_languages(0))
@pytest.mark.parametrize("game", some(sorted(BOARDS)))
def test_a_table_is_light(page: Page, game: str, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('parlour.settings', JSON.stringify({{language: '{language}'}}))"
    )
    result = page.get_by_test_id("result")
    opened = page.locator("[data-testid=turn].mine").or_(result)
    while True:  # bots may end a deal before anything is asked
        enter(page, game)
        page.get_by_test_id("start").click()
        expect(opened).to_be_visible()
        page.reload()  # as who follows a link to it
        expect(opened).to_be_visible()
        if not result.is_visible():
            break
    assert scripts(page) <= TABLE
