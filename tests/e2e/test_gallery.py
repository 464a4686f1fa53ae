"""The gallery shows every part of the tables, in both looks and without an error."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_every_part_is_shown_in_both_looks(page: Page) -> None:
    page.goto("/#/gallery")
    parts = page.locator("[data-part]")
    expect(parts.first).to_be_visible()
    names = parts.evaluate_all("(all) => all.map((it) => it.dataset.part)")
    assert {"Face", "HandView", "Seats", "Piles"} <= set(names)
    for name in names:
        boxes = page.locator(f'[data-part="{name}"] .box')
        expect(boxes).to_have_count(2)
        for theme, box in zip(("light", "dark"), boxes.all(), strict=True):
            expect(box).to_have_css("color-scheme", theme)
            expect(box.locator(":scope *").first).to_be_attached()


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
