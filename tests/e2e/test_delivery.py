"""A host's server delivers the whole page from its own machine."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.e2e.conftest import Watch
from tests.e2e.playing import Wire, play_bot
from tests.server.running import Server


def test_the_page_fetches_nothing_twice_and_needs_nobody_else(
    page: Page, host: Server, watch: Watch
) -> None:
    wire = Wire(page)
    play_bot(page)
    scripts = [it for it in watch.requests if it.resource_type == "script"]
    assert len({it.url for it in scripts}) == len(scripts) > 2
    origins = {urlsplit(it.url).netloc for it in watch.requests}
    assert origins == {urlsplit(host.url).netloc}
    assert {urlsplit(url).netloc for url in wire.addresses} == origins
