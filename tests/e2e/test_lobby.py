"""The lobby offers every game that the page can show, and no other."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import parlour
from tests.server.running import Server

TABLES = Path(__file__).parents[2] / "web" / "src" / "lib" / "tables"
BOARDS = {board.parent.name for board in TABLES.glob("*/Board.svelte")}


def test_the_games_with_a_board_are_listed(page: Page, host: Server) -> None:
    status, games = host.ask("/api/games")
    assert status == 200
    assert [game["id"] for game in games] == list(parlour.GAMES)
    page.goto("/")
    shown = page.locator("section.game h2")
    expect(shown).to_have_count(len(BOARDS))
    ids = [heading.get_attribute("id") for heading in shown.all()]
    assert ids == [f"game-{game}" for game in parlour.GAMES if game in BOARDS]
