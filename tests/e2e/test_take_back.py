"""Against bots a player takes decisions back: the match is practice, and its seal stays honest."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.cli import main
from parlour.core.replay import Replay
from tests.e2e.playing import Player, play_bot
from tests.e2e.test_lies import Company
from tests.e2e.test_sizes import GAMES
from tests.helpers import some
from tests.server.running import Server

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SIZES = [
    pytest.param(id="desktop"),
    pytest.param(marks=pytest.mark.browser_context_args(**PHONE), id="phone"),
]
TOLD = "You took back your last decision."


def to_discard(player: Player) -> str:
    """Draw, if that is due; return a card that may be discarded."""
    while not player.shown().hand or len(player.shown().hand) % 11:
        assert player.wait()
        player.press("pass" if player.may("pass") else "stock")
        expect(player.turn).not_to_have_text("")
    assert player.wait()
    return player.shown().loose()[0]


@pytest.mark.parametrize((), SIZES)
def test_a_discard_is_taken_back_by_button_and_by_key(page: Page) -> None:
    player = play_bot(page, straight=True, Points_to_win=10_000)
    button = page.get_by_test_id("take-back")
    player.wait()
    card = to_discard(player)
    before = player.shown()
    player.discard(card)
    expect(player.card(card)).to_have_count(0)
    player.wait()
    button.click()
    expect(player.card(card)).to_be_visible()
    expect(player.turn).to_contain_text("discard")
    assert sorted(player.shown().hand) == sorted(before.hand)
    assert player.shown().pile == before.pile
    expect(page.get_by_role("log")).to_contain_text(TOLD)
    player.discard(card)
    expect(player.card(card)).to_have_count(0)
    player.wait()
    page.keyboard.press("Control+z")
    expect(player.card(card)).to_be_visible()
    player.discard(card)
    player.play_deal()
    seal = page.get_by_test_id("seal")
    expect(seal).to_have_attribute("data-mark", "good")
    seal.click()
    expect(page.get_by_test_id("taken-back")).to_contain_text("took back 2 decisions")


@pytest.mark.parametrize("game", some(GAMES))
def test_a_match_with_decisions_taken_back_is_practice_and_as_sealed(
    page: Page, host: Server, game: str, tmp_path: Path
) -> None:
    table = Company(page, host, "Ann", game)
    seat, button, count = table.seat, page.get_by_test_id("take-back"), 0
    refused = page.get_by_test_id("refused")

    def taken_back() -> int:
        info: dict[str, int] = host.ask(f"/api/tables/{table.place.table}")[1]
        return info["taken_back"]

    for turn in range(12):
        seat.wait(lambda now: bool(now.legal) or now.waiting != "play")
        if seat.now.waiting != "play":
            break
        if turn % 3 == 2:  # nobody else is to move, so the deal cannot end meanwhile
            button.click()
            while taken_back() == count and not refused.is_visible():
                page.wait_for_timeout(50)
            count = taken_back()
            seat.settle()
        seat.play(table.chance.choice(seat.now.legal))
        seat.settle()
    table.give_up(60)
    expect(page.get_by_test_id("seal")).to_have_attribute("data-mark", "good")
    file = table.keep(tmp_path)
    assert main(["verify", str(file), "--bots"]) == 0
    assert Replay.read(file.read_bytes()).taken_back == count
    page.keyboard.press("Escape")
    practice = re.compile(r"Practice: you took back")
    expect(page.get_by_test_id("match-result").get_by_text(practice)).to_have_count(int(count > 0))
    page.goto(f"{host.url}/#/")
    expect(page.get_by_text("practice", exact=True)).to_have_count(int(count > 0))
