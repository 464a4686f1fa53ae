"""The page of a server's deals: what is over is counted there, and can be verified by anybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parlour import GAMES
from parlour.cli import main
from parlour.core import sealed
from parlour.core.replay import Replay
from tests.e2e.test_access import LOOKS, Examiner
from tests.helpers import some
from tests.server.running import Seat, Server

DROP = """([area, name, text]) => {
    const held = new DataTransfer()
    held.items.add(new File([text], name))
    area.dispatchEvent(
        new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true }))
}"""


@pytest.mark.parametrize((), some(LOOKS))
def test_what_is_over_is_shown_and_verified(page: Page, host: Server, tmp_path: Path) -> None:
    with Seat(host, host.open_with_bot()) as seat:
        seat.wait(lambda now: bool(now.legal))
        seat.resign()
    gin = page.locator("[data-testid=dealt][data-game=gin]").first
    page.goto("/#/fairness")
    over = page.get_by_test_id("fairness-over")
    expect(over).to_be_visible()
    while over.inner_text() == "0":  # it is counted within a second
        page.reload()
        expect(over).to_be_visible()
    expect(gin.locator("svg[role=img]")).to_have_count(2)
    expect(gin.locator(".good").first).to_be_visible()
    axe = Examiner(page)
    axe.look("fairness")
    assert axe.found == {}
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    with page.expect_download() as download:
        page.get_by_test_id("download").click()
    lines = Path(download.value.path()).read_text("utf-8").splitlines()
    assert len(lines) >= 1
    for line in lines:
        assert sealed.check(Replay.read(line), GAMES).deals >= 1

    page.goto("/#/verify")
    for text, words, status in ((lines[0], ".good", 0), (lines[0][:300], ".flaw", 1)):
        page.evaluate(DROP, [page.locator("main").element_handle(), "verify.json", text])
        expect(page.get_by_test_id("verdict").locator(words)).to_be_visible()
        (tmp_path / "verify.json").write_text(text, "utf-8")
        assert main(["verify", str(tmp_path / "verify.json")]) == status
