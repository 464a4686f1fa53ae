"""Four letters that are read aloud lead friends to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Watch
from tests.e2e.playing import begin, enter, invite
from tests.e2e.stacking import NewContext
from tests.e2e.test_access import Examiner
from tests.server.running import Server


def invited(page: Page) -> str:
    """Open a table for two, and return the code in the invitation."""
    enter(page)
    invite(page)
    call = page.get_by_test_id("call").locator("b")
    expect(call).to_be_visible()
    return call.inner_text()


@pytest.mark.parametrize("way", ["field", "path", "hash"])
def test_a_code_leads_a_friend_to_the_table(
    new_context: NewContext, host: Server, way: str
) -> None:
    ann, ben = (new_context().new_page() for _ in range(2))
    code = invited(ann)
    assert len(code) == 4
    if way == "field":
        ben.goto(host.url)
        ben.get_by_test_id("code-link").click()
        ben.get_by_test_id("code").fill(f" {code[:2]}-{code[2:].lower()} ")
        ben.get_by_test_id("redeem").click()
    elif way == "path":
        ben.goto(f"{host.url}/{code}")
    else:
        ben.goto(f"{host.url}/#{code.lower()}")
    ben.get_by_test_id("join").click()
    begin(ben)
    for page in (ann, ben):
        expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(10)


def test_a_wrong_code_is_refused_in_words(
    new_context: NewContext, host: Server, watch: Watch
) -> None:
    watch.expect("404")
    page = new_context().new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{host.url}/#/code/zzzz")
    expect(page.get_by_test_id("refused")).to_contain_text("No table has this code now.")
    axe = Examiner(page)
    axe.look("code")
    assert axe.found == {}
