"""A phone: everything fits, every card can be reached with a finger, and cards can be dragged."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Stack
from tests.e2e.playing import Player
from tests.e2e.stacking import POOR

pytestmark = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
)

OVERHANG = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
CORNERS = """(hand) => [...hand.querySelectorAll('[data-card]')].flatMap((card) => {
    const { left, top } = card.getBoundingClientRect()
    return [[2, 8], [24, 8], [2, 32], [24, 32]].map(([x, y]) => {
        const under = document.elementFromPoint(left + x, top + y)
        return [card.dataset.card, under?.closest('[data-card]')?.dataset.card]
    })
})"""  # at least 24 pixels of each must be free (WCAG 2.2, 2.5.8)


class Fingers(Player):
    """Somebody who taps."""

    def touch(self, thing: Locator) -> None:
        thing.tap()

    def move(self) -> None:
        self.check_reach()
        super().move()

    def check_reach(self) -> None:
        """Check that every card shows its index and nothing sticks out at the side."""
        corners = self.hand.evaluate(CORNERS)
        assert len(corners) >= 4 * 10
        assert [card for card, under in corners if card != under] == []
        assert self.page.evaluate(OVERHANG) == 0


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, target: Locator) -> None:
    """Drag with a finger, as the device tells the browser."""
    device = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(thing), middle(target)

    def tell(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    tell("touchStart", (x, y))
    for part in (0.1, 0.4, 0.7, 1.0):
        tell("touchMove", (x + part * (to_x - x), y + part * (to_y - y)))
    tell("touchEnd")


def test_a_deal_is_played_with_taps(page: Page) -> None:
    page.goto("/")
    assert page.evaluate(OVERHANG) == 0
    page.get_by_test_id("cover-gin").get_by_role("link").tap()
    expect(page.get_by_test_id("start")).to_be_visible()
    for group in page.get_by_test_id("house-rules").locator("summary").all():
        group.tap()
    assert page.evaluate(OVERHANG) == 0
    page.get_by_role("spinbutton", name="Deal limit").fill("1")
    page.get_by_test_id("start").tap()
    player = Fingers(page)
    player.play_deal()
    assert page.evaluate(OVERHANG) == 0
    page.get_by_test_id("rematch").tap()
    expect(player.result).to_be_hidden()


def test_a_card_is_dragged_to_the_pile(stack: Stack) -> None:
    player = stack(POOR, bot="random").sit(0)
    page = player.page
    player.press("pass")
    assert player.wait()
    player.press("stock")
    assert player.wait()
    before = player.shown()
    drag(page, player.card("2d"), player.card("Tc"))
    expect(player.pile.locator('[data-card="2d"]')).to_have_count(0)
    moved = player.shown()
    assert moved.hand != before.hand
    assert sorted(moved.hand) == sorted(before.hand)
    page.reload()
    assert player.wait()
    assert player.shown().hand == moved.hand

    drag(page, player.card("Jd"), player.pile)
    expect(player.card("Jd")).to_have_count(0)
    assert player.wait()
    assert "You discard the jack of diamonds." in page.get_by_role("log").inner_text()


def test_the_score_sheet_fits(stack: Stack) -> None:
    page = stack(POOR, bot="random").sit(0).page
    page.get_by_test_id("sheet-button").tap()
    sheet = page.get_by_role("dialog").get_by_test_id("sheet")
    expect(sheet).to_be_visible()
    assert page.evaluate(OVERHANG) == 0
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()


def test_a_doubt_about_the_seal_soon_leaves_the_plates_free(stack: Stack) -> None:
    page = stack(POOR, bot="random").sit(0).page
    notice = page.get_by_test_id("live-seal")
    expect(notice).to_contain_text("are not sealed")
    expect(notice).to_have_class(re.compile(r"\bsmall\b"))
    (sign, plate) = (it.bounding_box() for it in (notice, page.get_by_test_id("plate-1")))
    assert sign
    assert plate
    assert sign["y"] + sign["height"] <= plate["y"]
    assert min(sign["width"], sign["height"]) >= 44
    notice.tap()
    expect(page.get_by_test_id("seal-story")).to_be_visible()
