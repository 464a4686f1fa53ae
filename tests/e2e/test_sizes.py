"""Every table in every size of window: nothing is cut, nothing scrolls, everything can be touched.

A real deal among bots makes each position, so that a board is measured with what it has to show. A
game is measured as soon as the page has a board of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.core.table import Table
from parlour.server.wire.protocol.http import PlaceInfo
from tests.e2e.conftest import Stack
from tests.e2e.playing import Wire
from tests.e2e.stacking import NewContext, begun, by_bot, until
from tests.helpers import some
from tests.server.running import Seat, Server

TABLES = Path(__file__).parents[2] / "web/src/lib/games"
GAMES = [game for game in parlour.GAMES if (TABLES / game / "Board.svelte").exists()]
SIZES = [(320, 568), (360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080)]
ZOOMED = (640, 400)  # what 1280×800 leaves at 200 %
LOOK = (Path(__file__).parent / "sizes.js").read_text()
# A part learns its size when a frame is laid out, and what it draws then is in the next one.  What
# glides there is looked at where it comes to lie.
SETTLED = """async () => {
  await new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  const ends = (it) => it.effect.getComputedTiming().endTime < Infinity
  await Promise.allSettled(document.getAnimations().filter(ends).map((it) => it.finished))
}"""
UNSEEN = """() => {
  const it = document.querySelector('[data-testid=result]')
  const over = it.scrollHeight - it.clientHeight
  return over > 1 ? [`${over} pixels of the result are not seen`] : []
}"""
SCROLLED = """() => {
  const it = document.querySelector('[data-testid=melds]')
  const over = it.scrollHeight - it.clientHeight
  return over > 1 ? [`${over} pixels of the melds are not seen`] : []
}"""
WHOLE_DEAL = 1000  # more actions than any deal has
OWN = "parlour.seats"
SETTINGS = "parlour.settings"


def go_to_table(page: Page, host: Server, game: str, seats: int, **settings: Any) -> PlaceInfo:
    """Open a table with bots on all other seats, and go there with these preferences."""
    wish = {"game": game, "name": "Ann", "others": "random", "seats": seats}
    status, answer = host.ask("/api/tables", wish)
    assert status == 201, answer
    place = PlaceInfo(**answer)
    seat = {**answer, "game": game, "opened": 1}
    for name, value in ((OWN, [seat]), (SETTINGS, settings)):
        page.add_init_script(f"localStorage.setItem({name!r}, {json.dumps(json.dumps(value))})")
    page.goto(f"{host.url}/#/t/{place.table}")
    return place


def sit_down(page: Page, host: Server, game: str, seats: int, **settings: Any) -> PlaceInfo:
    """Do so, and look at the table."""
    place = go_to_table(page, host, game, seats, **settings)
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    return place


def faults(page: Page, sizes: list[tuple[int, int]], look: str = LOOK) -> list[str]:
    """Return what a look finds wrong in which size of the window."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(10):  # a slow machine may not have laid it out yet
            page.evaluate(SETTLED)
            if not (seen := page.evaluate(look)):
                break
        found += [f"{width}×{height}: {fault}" for fault in seen]
    return found


def most_seats(game: str) -> int:
    """Return the most seats by a game's own options."""
    return max(parlour.GAMES[game].seats_for(parlour.GAMES[game].options()))


@pytest.mark.parametrize("game", some([*GAMES]))
def test_a_full_table_fits_every_window(stack: Stack, game: str) -> None:
    seats = most_seats(game)
    cards, then = begun(game, seats)
    page = stack(cards, game=game, seats=seats, bot="random", then=then).sit(0).page
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert "\n".join(faults(page, [*SIZES, ZOOMED])) == ""


def test_many_melds_are_seen_whole_on_the_smallest_phones(stack: Stack) -> None:
    """Eight players, ten melds and seven cards: sizes change, nothing is scrolled."""
    cards, then = begun("rummy500", 8, 80, bot="steady")
    table = stack(cards, game="rummy500", seats=8, bot="steady", then=then)
    page = table.sit(0).page
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert page.locator("[data-testid=melds] .meld").count() >= 10
    assert "\n".join(faults(page, [size for size in SIZES if min(size) < 400], SCROLLED)) == ""


def led_by_who_sits_opposite(table: Table) -> bool:
    """Return whether one follows in the first trick of a declared deal, which another takes yet."""
    view = table.view(0)
    trick = view.phase == "PLAY" and view.mode != "regular" and view.trick
    return bool(trick) and not any(view.tricks) and (trick.leader, trick.winner) == (2, 3)


def taken_by_who_sits_to_the_right(table: Table) -> bool:
    """Return whether the right neighbour is winning a late trick, after other cards."""
    view = table.view(0)
    trick = view.trick if view.phase == "PLAY" and view.last and len(view.hand) < 4 else None
    return trick is not None and trick.winner == 1


@pytest.mark.parametrize(
    ("wanted", "large"),
    [(led_by_who_sits_opposite, True), (taken_by_who_sits_to_the_right, False)],
)
def test_a_trick_is_free_of_what_was_taken(
    stack: Stack, wanted: Callable[[Table], bool], large: bool
) -> None:
    """Japanese words leave it the least room; with few cards in hand it is the largest."""
    cards, then = until(wanted, "lorum", 4, by_bot("random"), 1)
    table = stack(cards, game="lorum", seats=4, bot="random", then=then)
    page = table.browser(0).new_page()
    settings = json.dumps({"language": "ja", "largeCards": large})
    page.add_init_script(f"localStorage.setItem({SETTINGS!r}, {settings!r})")
    page.goto(table.url)
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert "\n".join(faults(page, [SIZES[0]])) == ""


@pytest.mark.parametrize(
    ("game", "seats"),
    some(sorted({(game, min(most, most_seats(game))) for game in GAMES for most in (4, 9)})),
)
def test_the_end_of_a_deal_is_seen_whole_in_every_window(
    stack: Stack, game: str, seats: int
) -> None:
    cards, then = begun(game, seats, WHOLE_DEAL, bot="steady")
    page = stack(cards, game=game, seats=seats, bot="steady", then=then).sit(0).page
    expect(page.get_by_test_id("next-deal")).to_be_visible()
    assert "\n".join(faults(page, [*SIZES, ZOOMED], UNSEEN)) == ""


@pytest.mark.long
@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@pytest.mark.parametrize("language", ["en", "de", "sk", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_from_the_first_card_to_the_last(
    new_context: NewContext, host: Server, game: str, language: str, large: bool
) -> None:
    """A deal is played at random, with the fewest and the most players."""
    chance, found = Random(game), []
    possible = parlour.GAMES[game].seats_for(parlour.GAMES[game].options())
    for seats in sorted({min(possible), max(possible)}):
        page = new_context().new_page()
        wire = Wire(page)
        place = sit_down(page, host, game, seats, language=language, largeCards=large)
        with Seat(host, place) as me:
            for step in range(60):
                me.wait(lambda now: bool(now.legal) or now.waiting != "play")
                if step % 6 == 0 or me.now.waiting != "play":
                    wire.wait(me.now.seq)
                    found += [f"{seats} {step} {it}" for it in faults(page, [*SIZES, ZOOMED])]
                if me.now.waiting != "play":
                    break
                me.play(chance.choice(me.now.legal))
                me.settle()
        page.close()
    assert "\n".join(found) == ""
