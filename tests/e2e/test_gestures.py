"""The stop of a run, a pot that is won, the last trick and “Rummy!” draw the eye for a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from parlour.core.table import Table
from tests.e2e.conftest import Stack
from tests.e2e.playing import Player
from tests.e2e.stacking import by_bot, until
from tests.e2e.test_rummy500 import may_call

WATCHED = """() => {
    window.gestures = []
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.className === 'gesture') gestures.push(node.textContent)
    }).observe(document.body, { childList: true })
}"""
LEFT = "() => window.gestures.length > 0 && !document.querySelector('.gesture')"
MOVING = {"reduced_motion": "no-preference"}


def leads(table: Table) -> bool:
    """Return whether seat 0 leads a run."""
    return bool(table.view(0).phase == "LEAD")


def bets(table: Table) -> bool:
    """Return whether seat 0 may fold."""
    kinds = {action.kind for action in table.legal(0)}
    return table.view(0).phase == "BET" and "fold" in kinds


def last_card(table: Table) -> bool:
    """Return whether seat 0 plays its last card as the last of a trick."""
    view = table.view(0)
    return len(view.hand) == 1 and view.trick is not None and len(view.trick.cards) == 3


def play_a_card(player: Player) -> None:
    """Play the first card that may be played."""
    player.hand.locator("[data-card]:not([aria-disabled=true])").first.focus()
    player.page.keyboard.press("Enter")


def press(kind: str) -> Callable[[Player], None]:
    """Return what presses the first button of a kind."""
    return lambda player: player.page.get_by_test_id(kind).first.click()


@pytest.mark.browser_context_args(**MOVING)
@pytest.mark.parametrize(
    ("game", "wanted", "act", "words"),
    [
        pytest.param("michigan", leads, play_a_card, "", id="stop"),
        pytest.param("tripoley", bets, press("action-fold"), "+", id="pot"),
        pytest.param("lorum", last_card, play_a_card, "", id="last-trick"),
        pytest.param("rummy500", may_call, press("call-bell"), "", id="call"),
    ],
)
def test_a_gesture_is_made_and_goes(
    stack: Stack,
    game: str,
    wanted: Callable[[Table], bool],
    act: Callable[[Player], None],
    words: str,
) -> None:
    cards, then = until(wanted, game, 4, by_bot("steady"), 1)
    player = stack(cards, game=game, seats=4, bot="steady", then=then).sit(0)
    page: Page = player.page
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.evaluate(WATCHED)
    act(player)
    page.wait_for_function(LEFT)
    assert page.evaluate("gestures[0]").startswith(words)
