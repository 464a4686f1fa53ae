"""Learning by playing: a guide speaks at its moments, points, and never stands in the way."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.playing import Player, own_seats
from tests.helpers import some
from tests.lessons import LESSONS, moments
from tests.server.running import Seat, Server

OTHERS = """() => [...document.querySelectorAll('[data-testid^=plate-]')]
    .filter((plate) => !plate.closest('.me'))
    .map((plate) => [plate.dataset.seat, plate.getBoundingClientRect()])
    .map(([seat, { left, top }]) => [seat, Math.round(left), Math.round(top)].join()).join(' ')"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


@pytest.mark.browser_context_args(**PHONE)
def test_gin_is_learnt_on_a_phone(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("welcome").get_by_role("button", name="Learn").click()
    player = Player(page)
    step, pointed = page.get_by_test_id("guide-step"), page.locator("[data-guided]")
    said: list[str | None] = []

    def hear(title: str) -> None:
        """The guide says this next, and points at something."""
        expect(step.get_by_role("heading")).to_contain_text(title)
        expect(pointed.first).to_be_visible()
        said.append(step.get_attribute("data-step"))

    hear("Your aim: melds")
    expect(pointed).to_have_count(3)
    assert Axe().run(page).response["violations"] == []
    page.get_by_test_id("guide-next").click()
    hear("The rest is deadwood")
    page.get_by_test_id("guide-next").press("Enter")
    hear("Take it or leave it?")
    player.press("take")
    hear("One in, one out")
    page.reload()
    hear("One in, one out")
    player.discard("Kd")
    hear("Draw a card")
    player.stock.click()
    hear("Low is good")
    player.discard("Qc")
    hear("Keep an eye on the pile")
    player.stock.click()
    hear("Time to knock")
    player.choose("Jh")
    player.press("knock")
    expect(page.get_by_test_id("lesson-end")).to_contain_text("A practice deal")
    assert len(set(said)) == 8
    lesson = page.url
    with page.expect_request("**/api/tables") as sent:
        page.get_by_test_id("play-real").click()
    wish = sent.value.post_data_json
    assert wish
    assert wish["bots"] == [{"seat": 1, "bot": "beginner"}]
    expect(page).not_to_have_url(lesson)
    expect(player.hand.locator("[data-card]")).to_have_count(10)
    expect(step).to_have_count(0)
    page.goto("/#/")
    expect(page.get_by_test_id("welcome")).to_have_count(0)


def test_the_guide_can_be_skipped_and_any_move_be_made(page: Page) -> None:
    page.goto("/#/open/gin")
    page.get_by_test_id("learn-gin").click()
    player = Player(page)
    step = page.get_by_test_id("guide-step")
    expect(step).to_be_visible()
    page.get_by_test_id("guide-skip").click()
    expect(step).to_have_count(0)
    expect(player.mine).to_be_visible()
    page.reload()
    expect(player.mine).to_be_visible()
    player.press("pass")
    expect(player.button("stock")).to_be_visible()
    expect(step).to_have_count(0)


@pytest.mark.parametrize("game", some(sorted({*LESSONS} - {"gin"})))
def test_every_step_is_said_at_its_moment(page: Page, host: Server, game: str) -> None:
    """The seat is played over the API; beside it the page says and shows what it should."""
    page.goto(f"/#/open/{game}")
    page.get_by_test_id(f"learn-{game}").click()
    step, pointed = page.get_by_test_id("guide-step"), page.locator("[data-guided]")
    expect(step).to_be_visible()
    own = own_seats(page)[0]
    seats = set[str]()
    number, total = 0, sum(len(steps) for steps, _ in moments(game))
    with Seat(host, PlaceInfo(own["table"], own["seat"], own["token"])) as seat:
        for steps, action in moments(game):
            seat.wait(lambda now: bool(now.legal))
            for name in steps:
                number += 1
                expect(step).to_have_attribute("data-step", name)
                expect(step.locator("small")).to_have_text(f"{number}/{total}")
                expect(pointed.first).to_be_attached()
                seats.add(page.evaluate(OTHERS))
                if page.get_by_test_id("guide-next").is_visible():
                    page.get_by_test_id("guide-next").click()
            before = seat.now.seq
            seat.play(action)
            seat.wait(lambda now, before=before: now.seq > before)  # type: ignore[misc]
            seats.add(page.evaluate(OTHERS))
        seat.wait(lambda now: now.waiting == "over")
    expect(page.get_by_test_id("lesson-end")).to_be_visible()
    assert len(seats) == 1, seats  # whatever the guide says, nobody moves
