"""A player's own results stay in their browser, with what luck leaves open."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Stack
from tests.e2e.forms import Colours, a_look
from tests.e2e.stacking import GIN_AT_ONCE, NewContext
from tests.e2e.test_access import Examiner
from tests.server.running import Server


def kept(number: int, bot: str, place: int) -> str:
    """Return the script that keeps a result, as a match would."""
    result = {"game": "gin", "ended": 1_700_000_000_000 + number, "seats": 2, "bots": [bot]}
    whole = json.dumps({**result, "people": 0, "place": place, "sharing": 1})
    return f"localStorage.setItem('parlour.result.made{number}', {whole!r});"


MANY = "".join(kept(i, "steady", 1 if i < 22 else 2) for i in range(40)) + kept(99, "casual", 1)


def test_a_finished_match_counts_and_a_reload_does_not_count_it_again(stack: Stack) -> None:
    table = stack(GIN_AT_ONCE, bot="steady", max_deals=1, knock_limit=7)
    player = table.sit(0)
    page = player.page
    player.press("take")
    player.choose("Kd")
    player.press("knock")
    expect(page.get_by_test_id("champion")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("champion")).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/results")
    row = page.get_by_test_id("record-of")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("1")
    expect(row).to_contain_text("too few to tell")


def test_the_share_of_matches_won_has_its_interval_and_can_be_saved(
    new_context: NewContext, host: Server, tmp_path: Path
) -> None:
    page = new_context().new_page()
    page.add_init_script(f"if (!localStorage.length) {{ {MANY} }}")
    page.goto(f"{host.url}/#/results")
    rows = page.get_by_test_id("record-of")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("55 % ± 15")
    expect(rows.last).to_contain_text("too few to tell")
    with page.expect_download() as download:
        page.get_by_text("Save as a table").click()
    saved = tmp_path / "results.csv"
    download.value.save_as(saved)
    assert len(saved.read_text().splitlines()) == 42
    page.get_by_test_id("results-clear").click()
    page.get_by_test_id("results-clear").click()
    expect(rows).to_have_count(0)


@a_look
def test_axe_finds_nothing_serious_in_results(
    new_context: NewContext, host: Server, colours: Colours
) -> None:
    page = new_context().new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme=colours)
    page.add_init_script(f"if (!localStorage.length) {{ {MANY} }}")
    page.goto(f"{host.url}/#/results")
    expect(page.get_by_test_id("record-of")).to_have_count(2)
    axe = Examiner(page)
    axe.look("results")
    assert axe.found == {}
