"""The page of a server's deals: what is over is counted there, and can be verified by anybody."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parlour import GAMES
from parlour.cli import main
from parlour.server.ground import tokens
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables.ledger import PAGE_MATCHES
from tests.e2e.test_access import LOOKS, Examiner
from tests.helpers import some
from tests.sealing import Sealed
from tests.server.running import Server

MATCHES = (
    2 * PAGE_MATCHES
)  # so that the last page of the download is full, and the one after it empty
DROP = """([area, name, text]) => {
    const held = new DataTransfer()
    held.items.add(new File([text], name))
    area.dispatchEvent(
        new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true }))
}"""


async def write(file: Path) -> None:
    """Write the logs of matches that are over, each given up in its first deal."""
    store = SqliteStore(file)
    await store.start()
    for number in range(MATCHES):
        match = Sealed(GAMES["gin"], 2, root=bytes([number] * 32))
        match.deal()
        match.give_up()
        table = tokens.new_table()
        for at, record in enumerate(match.records, 1):
            assert await store.append(table, at, record)
    await store.stop()


@pytest.fixture(scope="module")
def server(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose matches that are over take several pages of the download."""
    file = tmp_path_factory.mktemp("over") / "tables.db"
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver keeps a loop in this thread
        elsewhere.submit(asyncio.run, write(file)).result()
    server = Server(f"sqlite:///{file}", static=built_page)
    yield server
    server.stop()
    assert "Traceback" not in "".join(server.log)


@pytest.mark.parametrize((), some(LOOKS))
def test_what_is_over_is_shown_and_verified(
    page: Page, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    page.on("response", lambda it: asked.append(it.url) if "/fairness/deals" in it.url else None)
    page.goto(server.url)
    page.get_by_test_id("fairness-link").click()
    over = page.get_by_test_id("fairness-deals")
    expect(over).to_be_visible()
    while over.inner_text() != str(MATCHES):  # they are counted within a second
        page.reload()
        expect(over).to_be_visible()
    gin = page.locator("[data-testid=dealt][data-game=gin]")
    expect(gin).to_have_count(1)
    expect(gin.locator("svg[role=img]")).to_have_count(2)
    expect(gin.locator(".good").first).to_be_visible()
    axe = Examiner(page)
    axe.look("fairness")
    assert axe.found == {}
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0

    with page.expect_download() as download:
        page.get_by_test_id("download").click()
    assert len(asked) == MATCHES // PAGE_MATCHES + 1
    deals = tmp_path / "deals.jsonl"
    download.value.save_as(deals)
    assert main(["verify", str(deals), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["deals"], told["shares"]) == (MATCHES, MATCHES, MATCHES)
    whole = deals.read_text("utf-8")
    lines = whole.splitlines()
    assert len({json.loads(line)["proof"]["chain"] for line in lines}) == MATCHES
    lines[PAGE_MATCHES] = re.sub(
        '(?<="shares":\\[")[0-9a-f]{64}', "7" * 64, lines[PAGE_MATCHES], count=1
    )
    lines[-1] = lines[-1][:-9]
    deals.write_text("\n".join(lines), "utf-8")
    assert main(["verify", str(deals), "--json"]) == 1
    *wrong, told = map(json.loads, capsys.readouterr().out.splitlines())
    assert [it["line"] for it in wrong] == [PAGE_MATCHES + 1, MATCHES]
    assert (told["matches"], told["failed"], told["unread"]) == (MATCHES, 1, 1)

    page.locator("main a[href='#/verify']").click()
    expect(page.get_by_test_id("verify-file")).to_be_visible()
    verdict = page.get_by_test_id("verdict")
    for text, words, status in ((lines[0], ".good", 0), (lines[0][:300], ".flaw", 2)):
        page.evaluate(DROP, [page.locator("main").element_handle(), "verify.json", text])
        expect(verdict.locator(words)).to_be_visible()
        (tmp_path / "verify.json").write_text(text, "utf-8")
        assert main(["verify", str(tmp_path / "verify.json")]) == status
    page.evaluate(DROP, [page.locator("main").element_handle(), "deals.jsonl", whole])
    expect(verdict).to_contain_text("parlour verify deals.jsonl")
    expect(verdict.locator(".flaw")).to_have_count(0)
    page.locator("main a[href='#/fairness']").click()
    expect(over).to_be_visible()
