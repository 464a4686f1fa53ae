"""A hand is put in order by dragging, with the mouse and with a finger, at every table.

Where a hand only shrinks it stays in the order of the suits. Nothing is played by that.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Stack
from tests.e2e.stacking import TABLE, begun
from tests.e2e.test_phone import drag as touch
from tests.e2e.test_sizes import GAMES, most_seats

SORTED = {"gin", "romme", "rummy500"}
"""The games in which cards come to the hand, so that one keeps an order of one's own."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
FINGER = pytest.param(True, marks=pytest.mark.browser_context_args(**PHONE))


def drag(page: Page, thing: Locator, target: Locator) -> None:
    """Drag a card by its corner, which no other one covers, past the middle of another one."""
    start, end = thing.bounding_box(), target.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 10, start["y"] + 14)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * 0.9, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


@pytest.mark.long
@pytest.mark.parametrize("finger", [False, FINGER], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_put_in_order_by_dragging(stack: Stack, game: str, finger: bool) -> None:
    # Of other packs the bots may play a whole deal of stops before seat 0 has to do anything.
    seats = min(4, most_seats(game))
    cards, then = begun(game, seats)
    table = stack(cards, game=game, seats=seats, bot="random", then=then)
    player = table.sit(0)
    player.hand.locator("[data-card]").first.wait_for()
    before, entries = player.shown().hand, len(table.server.entries(TABLE))
    first, last = player.card(before[0]), player.card(before[-1])
    (touch if finger else drag)(player.page, first, last)
    after = player.shown().hand
    assert sorted(after) == sorted(before)
    if game in SORTED:
        assert after.index(before[0]) >= len(before) - 2, (before, after)
    else:
        assert after == before
    assert len(table.server.entries(TABLE)) == entries
    again = table.open(player.page.context)
    again.hand.locator("[data-card]").first.wait_for()
    assert again.shown().hand == after
