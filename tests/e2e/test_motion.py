"""Cards fly, unless somebody wants no motion, and nothing else ever moves."""

from __future__ import annotations

from io import BytesIO
from itertools import groupby

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, expect

from tests.e2e.conftest import Stack
from tests.e2e.stacking import POOR, draw_and_discard
from tests.server.running import Seat

PLACES = ["stock", "pile", "hand", "turn"]
SAMPLE = """(places) => {
    const boxes = Object.fromEntries(places.map((place) => [place, {}]))
    window.sampled = { boxes, motions: 0, rates: {} }
    function look() {
        for (const { effect, playbackRate } of document.getAnimations()) {
            sampled.motions++
            if (effect.target.matches('.flying')) sampled.rates[playbackRate] = true
        }
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
WORDS = """() => {
    window.told = []
    function look() {
        const line = document.querySelector('[data-testid=turn]')
        const words = line.classList.contains('mine') ? 'mine' : line.innerText.trim()
        const ring = document.querySelector('[data-testid=plate-1]').classList.contains('turn')
        const glows = (it) => Number(getComputedStyle(it, '::before').opacity) > 0
        const glow = [...document.querySelectorAll('.call')].some(glows)
        const now = [words.split(' ').slice(0, 2).join(' '), ring, glow]
        if (String(told.at(-1)) !== String(now)) told.push(now)
        requestAnimationFrame(look)
    }
    look()
}"""
WAITING = """() => document.getAnimations().forEach((animation) => {
    animation.pause()
    animation.currentTime = -1
})"""
SHADOWS = """() => [...document.querySelectorAll('.flying')]
    .filter((card) => getComputedStyle(card).boxShadow !== 'none').length"""
ANIMATED = """() => {
    const films = [...document.querySelectorAll('.flying')].flatMap((card) => card.getAnimations())
    const frames = films.flatMap((film) => film.effect.getKeyframes())
    const told = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    return [...new Set(frames.flatMap(Object.keys))].filter((name) => !told.has(name))
}"""
AROUND = 16  # pixels around the stock
MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")
PHONE = pytest.mark.browser_context_args(
    reduced_motion="no-preference", viewport={"width": 360, "height": 740}
)


@pytest.mark.parametrize(
    ("speed", "rates"),
    [
        pytest.param("normal", [], id="less-motion-asked-of-the-browser"),
        pytest.param("normal", ["1"], id="normal", marks=PHONE),
        pytest.param("fast", ["2"], id="fast", marks=PHONE),
        pytest.param("off", [], id="off", marks=PHONE),
    ],
)
def test_only_cards_move_as_fast_as_the_player_wants(
    stack: Stack, speed: str, rates: list[str]
) -> None:
    """Every frame of two turns is looked at."""
    table = stack(POOR)
    player = table.sit(0)
    page = player.page
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("speed").select_option(speed)
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.evaluate(SAMPLE, PLACES)
    with Seat(table.server, table.places[1]) as ben:
        player.press("pass")
        draw_and_discard(ben)
        assert player.wait()
        player.press("take")
        assert player.wait()
        player.discard("Jd")
        ben.wait(lambda now: bool(now.legal))
    page.wait_for_function("() => document.getAnimations().length === 0")
    sampled = page.evaluate("sampled")
    assert [*sampled["rates"]] == rates
    assert (sampled["motions"] == 0) == (rates == [])
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
def test_cards_that_wait_to_be_dealt_cast_no_shadow(stack: Stack) -> None:
    """Twenty copies lie on the stock then, and their shadows would add up to black."""
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.goto(table.url)
    page.wait_for_function("() => document.querySelectorAll('.flying').length === 20")
    page.evaluate(WAITING)
    box = page.get_by_test_id("stock").bounding_box()
    assert box is not None
    clip: FloatRect = {
        "x": box["x"] - AROUND,
        "y": box["y"],
        "width": AROUND - 4,
        "height": box["height"],
    }
    waiting = page.screenshot(clip=clip, animations="allow")
    page.evaluate("() => document.getAnimations().forEach((animation) => animation.finish())")
    page.wait_for_function("() => !document.querySelector('.flying')")
    bare = page.screenshot(clip=clip, animations="allow")
    first, second = (Image.open(BytesIO(it)).convert("RGB") for it in (waiting, bare))
    darkest = max(ImageChops.difference(first, second).tobytes())
    assert box["width"] > AROUND
    assert darkest < 12


@MOVING
def test_only_a_few_cards_in_flight_cast_shadows(stack: Stack) -> None:
    """The shadows of many that leave one place would add up, and cost frames if they came later."""
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.goto(table.url)
    page.wait_for_function("() => document.querySelectorAll('.flying').length === 20")
    assert page.evaluate(SHADOWS) == 0
    page.wait_for_function("() => document.getAnimations().length >= 20")
    assert page.evaluate(ANIMATED) == ["transform"]
    page.wait_for_function("() => !document.querySelector('.flying')")
    player = table.at(page)
    assert player.wait()
    player.press("take")
    page.wait_for_function("() => document.querySelector('.flying')")
    assert page.evaluate(SHADOWS) == 1


@MOVING
def test_words_ring_and_glow_say_the_same_in_every_frame(stack: Stack) -> None:
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.goto(table.url)
    player = table.at(page)
    with Seat(table.server, table.places[1]) as ben:
        assert player.wait()
        page.wait_for_function("() => document.getAnimations().length === 0")
        page.evaluate(WORDS)
        player.press("pass")
        draw_and_discard(ben)
        assert player.wait()
        player.press("take")
        assert player.wait()
        player.discard("Jd")
        ben.wait(lambda now: bool(now.legal))
        expect(player.turn).to_contain_text("thinking")
    told = [tuple(it) for it in page.evaluate("told")]
    mine, theirs, sent = ("mine", False), ("Ben is", True), ("", False)
    assert {it[:2] for it in told} <= {mine, theirs, sent}
    assert not any(glow for _, ring, glow in told if ring)
    order = [key for key, _ in groupby(it[:2] for it in told if it[:2] != sent)]
    assert order == [mine, theirs, mine, theirs]


@MOVING
def test_a_press_ends_the_motion(stack: Stack) -> None:
    table = stack(POOR)
    page = table.browser(0).new_page()
    page.goto(table.url)
    page.wait_for_function("() => document.querySelector('.flying')")
    page.evaluate(THREE_FRAMES_LATER)
    page.keyboard.press("Shift")
    assert page.evaluate("left") == 0
