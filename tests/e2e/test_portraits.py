"""People choose a portrait with their name, and tell each other apart by it."""

from __future__ import annotations

import re
from typing import get_args

from playwright.sync_api import Page, expect

from parlour.server.wire.protocol.values import Portrait
from tests.e2e.forms import Colours, a_look
from tests.e2e.playing import begin, enter, invite
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner


def choose(page: Page, name: str) -> None:
    """Choose a portrait beside the field for the name."""
    page.get_by_test_id("portrait").click()
    page.get_by_test_id(f"portrait-{name}").check()
    expect(page.get_by_test_id("portrait").locator("img")).to_have_attribute(
        "src", f"./portraits/{name}.svg"
    )


def test_friends_are_told_apart_by_their_portraits(new_context: NewContext) -> None:
    ann, ben = (new_context().new_page() for _ in range(2))
    enter(ann)
    choose(ann, "scarf")
    invite(ann)
    ben.goto(ann.get_by_test_id("invite-link").inner_text())
    choose(ben, "scarf")  # which Ann has
    ben.get_by_test_id("join").click()
    begin(ben)
    for page, other in ((ann, "king"), (ben, "scarf")):
        drawn = page.locator(".plate .disc img")
        expect(drawn).to_have_attribute("src", f"./portraits/{other}.svg")
        expect(drawn).to_be_visible()
        assert drawn.evaluate("it => it.decode().then(() => it.naturalWidth)") > 0


def test_bots_are_automata_with_a_letter(page: Page) -> None:
    enter(page, "tripoley")
    page.get_by_test_id("start").click()
    bots = page.locator(".plate .disc")
    expect(bots.first).to_be_visible()
    for bot in bots.all():
        expect(bot.locator("img")).to_have_attribute("src", "./portraits/bot.svg")
        expect(bot.locator("i")).to_have_text(re.compile(r"\S"))
    letters = bots.locator("i").all_inner_texts()
    assert len(letters) > 1


@a_look
def test_axe_finds_nothing_serious_in_the_choice(page: Page, colours: Colours) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    enter(page)
    choose(page, "cook")
    expect(page.locator("fieldset img")).to_have_count(len(get_args(Portrait)) - 1)
    axe = Examiner(page)
    axe.look("choice")
    assert axe.found == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
