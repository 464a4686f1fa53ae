"""The table of Lórum: whole matches, every way to declare, and what the page says of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from parlour.games.lorum.options import PRESETS
from tests.e2e.lorum import sit_down
from tests.e2e.test_motion import DEAL

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
LISTEN = """() => {
    window.heard = []
    const log = () => document.querySelector('[role=log]')
    const hear = (changes) =>
        changes.flatMap((it) => [...it.addedNodes]).filter((it) => log()?.contains(it))
            .forEach((it) => heard.push(it.textContent))
    new MutationObserver(hear).observe(document, { childList: true, subtree: true })
}"""
FITS = """() => {
    const page = document.documentElement
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""


def heard(page: Page) -> str:
    """Return what a screen reader has been told."""
    return "\n".join(page.evaluate("heard"))


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(3, marks=pytest.mark.browser_context_args(**PHONE), id="phone"),
        pytest.param(4, marks=pytest.mark.long, id="desktop"),
    ],
)
def test_a_match_is_played_to_its_end(page: Page, players: int) -> None:
    player = sit_down(page, "pass", players=players, deals=2, early_stop="all", deck="DH")
    assert page.evaluate(FITS) == [0, 0]
    expect(page.locator(".face.german").first).to_be_visible()
    expect(page.get_by_test_id(f"plate-{players - 1}")).to_be_visible()
    player.play_match()
    expect(page.get_by_test_id("champion")).to_be_visible()
    assert len(player.headings) == 2


def test_queens_are_laid_open_and_the_deal_is_played(page: Page) -> None:
    player = sit_down(page, "expose", "pass", deals=1, expose="triple")
    player.play_match()
    told = page.get_by_role("log").inner_text()
    assert re.search("points|pool|trick", told)


def test_R5_5_a_sealed_answer_is_shown_to_nobody_else(page: Page) -> None:
    player = sit_down(page, "small", deals=1, declaration="sealed", early_stop="none")
    player.move()
    own = page.get_by_test_id("sealed").or_(player.trick).or_(player.poll)
    expect(own.first).to_be_visible()
    player.play_match()
    expect(page.get_by_test_id("champion")).to_be_visible()


def test_a_declared_small_is_played(page: Page) -> None:
    player = sit_down(page, "small", "big", deals=1)
    player.play_match()
    assert re.search("small|big", player.headings[0])


def test_R7_2_a_card_that_may_not_be_played_says_why(page: Page) -> None:
    player = sit_down(page, "pass", deals=20)
    barred = player.hand.locator("[data-playable=false]")
    while not (player.playable.count() and barred.count()):
        if not player.move():
            page.get_by_test_id("next-deal").click()
            expect(player.result).to_be_hidden()
        expect(player.due).to_be_visible()
    barred.first.click()
    expect(player.refused).to_contain_text("You cannot play")
    player.refused.get_by_role("button", name="R7").click()
    expect(page.get_by_role("dialog")).to_contain_text("Follow suit")


def test_a_match_by_keyboard_alone_and_every_trick_and_payment_is_said(page: Page) -> None:
    page.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    player = sit_down(page, "pass", deals=2, early_stop="none")
    reloaded = False
    while True:
        expect(player.due).to_be_visible()
        if page.get_by_test_id("rematch").is_visible():
            break
        if player.result.is_visible():
            assert len(re.findall("takes? the trick", heard(page))) == (4 if reloaded else 8)
            assert re.search("pays? .* chips?", heard(page))
            page.evaluate("heard.length = 0")
            page.keyboard.press("n")
            expect(player.result).to_be_hidden()
            continue
        held = player.hand.locator("[data-card]").count()
        if player.poll.is_visible():
            player.answer(key="p")
        elif held == 4 and not reloaded:
            told = page.get_by_test_id("story").inner_text()
            page.reload()
            expect(player.hand.locator("[data-card]")).to_have_count(held)
            assert page.get_by_test_id("story").inner_text().endswith(told)
            reloaded = True
        else:
            page.keyboard.press(player.playable.first.locator("kbd").inner_text())
            page.keyboard.press("Enter")
            expect(player.hand.locator("[data-card]")).to_have_count(held - 1)


def test_a_deal_is_one_clean_motion(page: Page) -> None:
    """All hands come from who deals, the own one face down, and no question is asked before."""
    player = sit_down(page, "pass", deals=2, early_stop="none")
    player.play_deal()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(f"({DEAL})()")
    page.get_by_test_id("next-deal").click()
    page.wait_for_function("() => deal.flights >= 32 && !document.querySelector('.flying')")
    deal = page.evaluate("deal")
    assert deal.pop("frames") > 3
    assert deal.pop("flights") >= 32  # the others may have begun to play
    assert deal == {"empty": 0, "mirrored": 0, "told": 0, "early": 0}


def test_axe_finds_nothing_serious(page: Page) -> None:
    player = sit_down(page, "pass", deals=2, deck="UO")
    found = []
    for step in range(4):
        expect(player.due).to_be_visible()
        if step == 2:
            page.get_by_test_id("tab-sheet").click()
        violations = Axe().run(page).response["violations"]
        found += [
            f"{step} {it['id']}: {node['html'][:160]}"
            for it in violations
            if it["impact"] in ("serious", "critical")
            for node in it["nodes"]
        ]
        player.move()
    assert found == []


TERMS: list[dict[str, Any]] = [
    *({"preset": preset, "players": players} for preset in PRESETS for players in (3, 4)),
    *(
        {"declaration": declaration, "override_right": right}
        for declaration in ("ordered", "sealed", "race")
        for right in ("all", "later_only")
        if (declaration, right) != ("sealed", "later_only")
    ),
    *(
        {"expose": expose, "expose_declared": declared, "declaration": declaration}
        for expose in ("double", "triple")
        for declared in (False, True)
        for declaration in ("ordered", "sealed")
    ),
    *({"insolvency": "cap", "bust_ends_game": ends, "start_chips": 3} for ends in (False, True)),
    {"insolvency": "rebuy", "start_chips": 3},
    {"insolvency": "credit", "start_chips": 1, "two_zero_split": False, "early_stop": "none"},
]


@pytest.mark.long
@pytest.mark.parametrize("words", [("pass", "none"), ("small", "big", "expose")], ids="".join)
@pytest.mark.parametrize(
    "terms", [pytest.param(terms, id="-".join(map(str, terms.values()))) for terms in TERMS]
)
@pytest.mark.browser_context_args(**PHONE)
def test_every_option_is_played_on_the_page(
    page: Page, terms: dict[str, Any], words: tuple[str, ...]
) -> None:
    options = {"deals": 3, **terms}
    player = sit_down(page, *words, deck="DH", preset=options.pop("preset", None), **options)
    player.play_match()
    assert page.evaluate(FITS) == [0, 0]
    expect(page.get_by_test_id("champion")).to_be_visible()
