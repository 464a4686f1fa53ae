"""Cards fly, unless somebody wants no motion, and nothing else ever moves."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Stack
from tests.e2e.stacking import POOR
from tests.server.running import Seat

PLACES = ["stock", "pile", "hand", "turn"]
SAMPLE = """(places) => {
    window.sampled = { motions: 0, boxes: Object.fromEntries(places.map((place) => [place, {}])) }
    function look() {
        const running = document.getAnimations().length
        sampled.motions = Math.max(sampled.motions, running)
        for (const place of places) {
            const box = document.querySelector(`[data-testid=${place}]`).getBoundingClientRect()
            const sides = [box.left, box.top, box.right, box.bottom].map(Math.round)
            sampled.boxes[place][sides] = true
        }
        requestAnimationFrame(look)
    }
    look()
}"""


PHONE = pytest.mark.browser_context_args(
    reduced_motion="no-preference", viewport={"width": 360, "height": 740}
)


@pytest.mark.parametrize(
    "still", [pytest.param(True, id="still"), pytest.param(False, id="moving", marks=PHONE)]
)
def test_only_cards_move(stack: Stack, still: bool) -> None:
    """Every frame of two turns is looked at."""
    table = stack(POOR)
    player = table.sit(0)
    page = player.page
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.evaluate(SAMPLE, PLACES)
    with Seat(table.server, table.places[1]) as ben:
        player.press("pass")
        ben.wait(lambda now: bool(now.legal))
        for action in ("stock", "discard 7s"):
            ben.play(action)
            ben.settle()
        assert player.wait()
        player.press("take")
        assert player.wait()
        player.discard("Jd")
        ben.wait(lambda now: bool(now.legal))
    page.wait_for_function("() => document.getAnimations().length === 0")
    sampled = page.evaluate("sampled")
    assert (sampled["motions"] == 0) == still
    assert {place: len(sampled["boxes"][place]) for place in PLACES} == dict.fromkeys(PLACES, 1)
