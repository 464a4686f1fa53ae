"""Cards fly, unless somebody wants no motion, and nothing else ever moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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


DEAL = """() => {
    window.deal = { frames: 0, flights: 0, empty: 0, mirrored: 0, told: 0, early: 0 }
    const [flown, hands] = [new Set(), new Set()]
    const seen = (element) => Number(getComputedStyle(element).opacity) > 0
    const mirrors = (card) =>
        card.children.length === 1 && new DOMMatrix(getComputedStyle(card).transform).m11 < 0
    function look() {
        const cards = [...document.querySelectorAll('.flying')]
        const shown = (it) => getComputedStyle(it).visibility !== 'hidden'
        cards.forEach((card) => flown.add(card))
        if (deal.frames === 0) {
            const dealt = [...document.querySelectorAll('[data-testid=hand] [data-card]')]
            deal.early += dealt.filter(seen).length
        }
        if (cards.length) {
            const late = [...document.querySelectorAll('[data-late]')]
            deal.frames += 1
            deal.flights = flown.size
            deal.empty += cards.filter((card) => !card.querySelector('svg')).length
            deal.mirrored += cards.filter(mirrors).length
            // The hands are in flight together; what flies later was played by others.
            if (!hands.size) cards.forEach((card) => hands.add(card))
            if (cards.some((card) => hands.has(card))) deal.told += late.filter(shown).length
        }
        requestAnimationFrame(look)
    }
    look()
}"""
THREE_FRAMES_LATER = """() => {
    const frame = () => new Promise(requestAnimationFrame)
    const pressed = new Promise((done) => addEventListener('keydown', done, { once: true }))
    window.left = pressed.then(frame).then(frame).then(frame)
        .then(() => document.querySelectorAll('.flying').length)
}"""
MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")
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


@MOVING
def test_a_deal_is_one_clean_motion(stack: Stack) -> None:
    """In every frame of a deal all cards that fly show themselves, and nothing is told early."""
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', {DEAL})")
    page.goto(table.url)
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(10)
    page.wait_for_function("() => deal.flights > 0 && !document.querySelector('.flying')")
    deal = page.evaluate("deal")
    assert deal.pop("frames") > 3
    assert deal == {"flights": 20, "empty": 0, "mirrored": 0, "told": 0, "early": 0}


@MOVING
def test_a_press_ends_the_motion(stack: Stack) -> None:
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.goto(table.url)
    page.wait_for_function("() => document.querySelector('.flying')")
    page.evaluate(THREE_FRAMES_LATER)
    page.keyboard.press("Shift")
    assert page.evaluate("left") == 0
