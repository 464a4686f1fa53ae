"""Play a deal of Hearts in the browser, at the board that the page was built with."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parlour.server.http.schema import view_document
from tests.e2e.conftest import *  # noqa: F403  the server, the browser, and a check on both
from tests.e2e.lorum import REMEMBER

ROOT = Path(__file__).parents[3]
PROTOCOL = ROOT / "examples/hearts/src/parlour_hearts/page/hearts/protocol.d.ts"


@pytest.fixture(scope="session")
def built_page() -> str:
    """The folder of a page that was built with this game's board."""
    return os.environ.get("PARLOUR_PAGE", str(ROOT / "build/outside-page"))


@pytest.mark.once
def test_a_deal_is_passed_and_played_to_its_end(page: Page) -> None:
    terms = {"game": "hearts", "options": {"target": 10}, "name": "Jana", "others": "steady"}
    place = page.request.post("/api/tables", data=terms).json()
    memory = {"seats": [{**place, "game": "hearts", "opened": 0}]}
    page.add_init_script(f"({REMEMBER})({json.dumps(memory)})")
    page.goto(f"/#/t/{place['table']}")
    hand, result = page.get_by_test_id("hand"), page.get_by_test_id("result")
    last = page.get_by_test_id("last-deal")  # of a match that is over
    playable = hand.locator("[data-playable=true]")
    passing = page.get_by_test_id("action-pass")
    for count in (3, 2, 1):
        wanted = "one more card" if count == 1 else f"{count} more cards"
        expect(page.get_by_text(f"Choose {wanted}").first).to_be_visible()
        card = playable.last
        name = card.get_attribute("data-card")
        card.click()
        passing.click()
        hand.locator(f'[data-card="{name}"]').wait_for(state="detached")
    expect(page.get_by_test_id("trick")).to_be_visible()
    if shot := os.environ.get("PARLOUR_SHOT"):
        page.screenshot(path=f"{shot}-play.png")
    while True:
        playable.first.or_(result).or_(last).first.wait_for()
        if last.is_visible():
            last.click()
        if result.is_visible():
            break
        name = playable.first.get_attribute("data-card")
        playable.first.click()
        hand.locator(f'[data-card="{name}"]').wait_for(state="detached")
    expect(result.get_by_test_id("points").locator("li")).to_have_count(4)
    if shot:
        page.screenshot(path=f"{shot}-result.png")


@pytest.mark.once
def test_the_type_of_the_view_is_made_of_the_view(tmp_path: Path) -> None:
    schema = tmp_path / "view.json"
    schema.write_text(json.dumps(view_document("hearts"), sort_keys=True), "utf-8")
    command = ("exec", "--", "openapi-typescript", str(schema), "-o", str(PROTOCOL))
    made = subprocess.run(
        [shutil.which("npm") or "npm", *command, "--default-non-nullable=false", "--check"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
