"""A knock happens on the felt: both hands open, cards are laid off, deadwood counts down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Stack
from tests.e2e.stacking import gin_pack

KNOCK = gin_pack("4s 5s 6s 8c 8d 8h 2h 2d 3c Kd", "7s 8s 9d Td Jd 3h Qc Kh Ac 5c", "As")
"""With the upcard the non-dealer knocks with 8; the dealer lays off the 8 and the 7 of spades."""
WATCHED = """() => {
    window.seen = { counts: [], sum: '', early: 0, told: 0 }
    new MutationObserver(() => {
        const find = (name) => document.querySelector(`[data-testid="${name}"]`)
        const count = Number(find('deadwood-1')?.textContent.split(' ').at(-1) ?? NaN)
        if (find('knock') && count !== seen.counts.at(-1)) seen.counts.push(count)
        seen.sum ||= find('knock-sum')?.textContent ?? ''
        if (find('result') && !seen.sum) seen.early += 1
        if (document.body.textContent.includes('You score 21') && !seen.sum) seen.told += 1
    }).observe(document, { childList: true, characterData: true, subtree: true })
}"""
MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")
PHONE = pytest.mark.browser_context_args(
    reduced_motion="no-preference", viewport={"width": 360, "height": 740}
)


def knocked(stack: Stack, **options: int) -> Locator:
    """Knock at a table against a bot; return the result of the deal."""
    player = stack(KNOCK, bot="fair", **options).sit(0)
    player.page.evaluate(WATCHED)
    player.press("take")
    player.card("Kd").click(position={"x": 10, "y": 12})
    player.press("knock")
    return player.page.get_by_test_id("result")


@pytest.mark.parametrize("window", [pytest.param(0, marks=MOVING), pytest.param(1, marks=PHONE)])
def test_a_knock_is_seen_on_the_felt_before_its_result(stack: Stack, window: int) -> None:
    del window
    result = knocked(stack)
    expect(result).to_contain_text("Your knock scores 21")
    seen = result.page.evaluate("seen")
    assert (seen["sum"], seen["early"], seen["told"]) == ("+21", 0, 0)
    expect(result.page.get_by_test_id("status")).to_contain_text("You score 21")
    counts = seen["counts"]
    assert (counts[0], counts[-1]) == (44, 29)
    assert counts == sorted(counts, reverse=True)
    assert 36 in counts  # after the first card
    flown = result.page.get_by_test_id("knock").locator(".lit [data-card='7s']")
    expect(flown).to_have_count(1)


@MOVING
def test_after_a_knock_that_ends_a_match_its_page_waits_for_the_sum(stack: Stack) -> None:
    result = knocked(stack, target=21)
    expect(result.page.get_by_test_id("match-result")).to_be_visible()
    assert result.page.evaluate("seen.sum") == "+21"


def test_without_motion_nobody_waits_for_a_knock(stack: Stack) -> None:
    result = knocked(stack)
    expect(result).to_be_visible()
    assert result.page.evaluate("seen.counts") == []
