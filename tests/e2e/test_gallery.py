"""The gallery shows every part of the tables, in both looks and without an error."""

from __future__ import annotations

from playwright.sync_api import Page, expect

LOOKS = """() => [...document.querySelectorAll('[data-part]')].map((part) => [part.dataset.part,
    [...part.querySelectorAll('.box')].map((box) => getComputedStyle(box).colorScheme)])"""
FILLED = (
    "() => [...document.querySelectorAll('[data-part] .box')].every((it) => it.children.length)"
)


def test_every_part_is_shown_in_both_looks(page: Page) -> None:
    page.goto("/#/gallery")
    expect(page.locator("[data-part]").first).to_be_visible()
    page.wait_for_function(FILLED)
    looks = dict(page.evaluate(LOOKS))  # at once: it is a long page
    assert {"Face", "HandView", "Seats", "Piles"} <= set(looks)
    assert {part: look for part, look in looks.items() if look != ["light", "dark"]} == {}


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
