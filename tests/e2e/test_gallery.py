"""The gallery shows every part of the tables, in both looks and without an error."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

LOOKS = """() => [...document.querySelectorAll('[data-part]')].map((part) => [part.dataset.part,
    [...part.querySelectorAll('.box')].map((box) => getComputedStyle(box).colorScheme)])"""
FILLED = (
    "() => [...document.querySelectorAll('[data-part] .box')].every((it) => it.children.length)"
)

# Lists parts that differ between the looks in more than colour, cut text, and overflow. Some mats
# are wider than their box: their content is checked below.
MISSHAPEN = """() => [...document.querySelectorAll('[data-part]')].flatMap((part) => {
    const boxes = [...part.querySelectorAll('.box')]
    const seen = (box) => [...box.querySelectorAll('*')]
        .filter((it) => it.checkVisibility({ opacityProperty: true }) && it.getClientRects().length)
    const sizes = (it, edge) => {
        const { left, top, width, height } = it.getBoundingClientRect()
        return [left - edge.left, top - edge.top, width, height].map(Math.round)
    }
    const [light, dark] = boxes.map((box) => seen(box)
        .map((it) => `${it.tagName} ${sizes(it, box.getBoundingClientRect())}`))
    const differing = light.length === dark.length
        ? light.filter((told, i) => told !== dark[i])
        : [`${light.length} and ${dark.length} elements`]
    const cut = boxes.flatMap(seen).filter((it) => {
        const { display, textOverflow } = getComputedStyle(it)
        const text = [...it.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())
        return text && display !== 'inline' && textOverflow !== 'ellipsis'
            && !it.closest('.unseen, svg') && it.scrollWidth > it.clientWidth + 1
    }).map((it) => `${it.innerText} is cut`)
    const outside = boxes.flatMap((box) => {
        const { width } = box.getBoundingClientRect()
        return seen(box).filter((it) => it.matches('[data-card], button, .count, .stack'))
            .filter((it) => !it.closest('[data-testid=mat]')).filter((it) => {
                const [left, , wide] = sizes(it, box.getBoundingClientRect())
                return left < -1 || left + wide > width + 1
            }).map((it) => `${it.outerHTML.slice(0, 90)} is outside`)
    })
    return [...differing, ...cut, ...outside].map((told) => `${part.dataset.part}: ${told}`)
})"""


def test_every_part_is_shown_in_both_looks(page: Page) -> None:
    page.route("**/api/**", lambda it: it.abort())  # the documents show it without a server
    page.goto("/#/gallery")
    expect(page.locator("[data-part]").first).to_be_visible()
    page.wait_for_function(FILLED)
    looks = dict(page.evaluate(LOOKS))  # at once: it is a long page
    assert {"Face", "HandView", "Seats", "Piles"} <= set(looks)
    assert {part: look for part, look in looks.items() if look != ["light", "dark"]} == {}
    assert page.evaluate(MISSHAPEN) == []


def test_a_part_is_shown_alone(page: Page) -> None:
    page.goto("/#/gallery/HandView")
    expect(page.locator("[data-part]")).to_have_count(1)
    expect(page.get_by_test_id("hand").first).to_be_visible()


OFF_THE_MAT = """() => [...document.querySelectorAll('[data-testid=mat]')].flatMap((mat) => {
    const cloth = mat.getBoundingClientRect()
    return [...mat.querySelectorAll('.count, .pile, .printed i')].filter((it) => {
        const { left, top, right, bottom } = it.getBoundingClientRect()
        return left < cloth.left || top < cloth.top - 1 || right > cloth.right
            || bottom > cloth.bottom + 1
    }).map((it) => `${cloth.width}×${cloth.height}: ${it.closest('li').innerText}`)
})"""


def test_whatever_lies_on_a_mat_of_any_size_stays_on_it(page: Page) -> None:
    page.goto("/#/gallery/Mat")
    expect(page.get_by_test_id("mat").first).to_be_visible()
    assert page.evaluate(OFF_THE_MAT) == []


ILL_TOLD = """() => [...document.querySelectorAll('[data-testid^=plate-]')].flatMap((plate) => {
    const edge = plate.getBoundingClientRect()
    const written = (it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        return range.getBoundingClientRect()
    }
    const told = [...plate.querySelectorAll('.stack, .cards span:last-child')]
    const dealer = plate.querySelector('.dealer')?.getBoundingClientRect()
    const covered = ({ left, right, top, bottom }) => dealer
        && Math.min(right, dealer.right) - Math.max(left, dealer.left) > 2
        && Math.min(bottom, dealer.bottom) - Math.max(top, dealer.top) > 3
    return told.filter((it) => {
        const text = written(it)
        return text.right > edge.right + 1 || text.left < edge.left - 1 || covered(text)
    }).map((it) => `${plate.innerText}: ${it.innerText}`)
})"""


def test_a_long_score_stays_on_its_plate_and_free_of_the_dealers_button(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/#/gallery/Seats")
    expect(page.get_by_test_id("plate-1").first).to_be_visible()
    assert page.evaluate(ILL_TOLD) == []


def apart(one: bytes, other: bytes) -> int:
    """Return by how much two pictures differ at most, of 255; those of two sizes in everything."""
    a, b = (Image.open(BytesIO(it)).convert("RGB") for it in (one, other))
    if a.size != b.size:
        return 255
    return max(ImageChops.difference(a, b).tobytes())


@pytest.mark.long
def test_every_part_looks_the_same_whenever_it_is_drawn_and_other_in_the_dark(page: Page) -> None:
    page.goto("/#/gallery")
    expect(page.locator("[data-part]").first).to_be_visible()
    names = page.locator("[data-part]").evaluate_all("all => all.map((it) => it.dataset.part)")
    for name in names:
        pictures = []
        for _ in range(2):
            page.goto("about:blank")
            page.goto(f"/#/gallery/{name}")
            expect(page.locator("[data-part]")).to_have_count(1)
            page.wait_for_function(FILLED)
            boxes = page.locator("[data-part] .box").all()
            pictures.append([box.screenshot(animations="disabled") for box in boxes])
        (light, dark), again = pictures
        # One row of a shadow may be rounded otherwise where Chromium was busy.
        assert max(map(apart, (light, dark), again)) <= 1, name
        assert apart(light, dark) > 1, name
