"""The log has a row for each turn; a row shows the table as it was after it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import typed_cards
from tests.e2e.stacking import POOR, TABLE


def serious(page: Page) -> list[str]:
    """Return what axe finds wrong that matters."""
    found = Axe().run(page).response["violations"]
    return [it["id"] for it in found if it["impact"] in ("serious", "critical")]


def test_a_row_of_the_log_shows_the_table_as_it_was(stack: Stack) -> None:
    table = stack(POOR, bot="random")
    player = table.sit(0)
    page, rows = player.page, player.page.get_by_test_id("story").get_by_role("button")
    assert player.wait()
    player.press("take")
    player.discard("Jd")
    assert player.wait()
    expect(rows.last).to_contain_text("You take the queen of spades. You discard the jack of")
    edge = rows.last.locator(".card .face").first.evaluate("it => getComputedStyle(it).boxShadow")
    assert "0px 0px 0px 1px" in edge  # white paper on a white panel
    earlier = player.shown()
    player.press("stock")
    expect(player.button("stock")).to_have_count(0)
    now, log = player.shown(), table.server.entries(TABLE)

    # The bot's turn, with the keyboard: the hand and the pile are those of that moment.
    expect(rows.nth(1)).to_contain_text("Leo discards")
    rows.nth(1).focus()
    page.keyboard.press("Enter")
    bar, back = page.get_by_test_id("as-it-was"), page.get_by_test_id("back-to-now")
    expect(bar).to_contain_text("As it was after Leo’s turn (2 of 3)")
    expect(back).to_be_focused()
    then = player.shown()
    assert (then.hand, then.pile, then.stock) == (earlier.hand, earlier.pile, earlier.stock)
    assert then.actions == []
    assert serious(page) == []
    assert typed_cards(page) == []

    # Nothing can be done there, and the arrows lead through the turns.
    player.choose(then.hand[0])
    player.throw(then.hand[0])
    player.stock.click()
    expect(player.refused).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("As it was after your turn (1 of 3)")
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    assert player.shown() == now
    assert table.server.entries(TABLE) == log
