"""What a host has to deliver: a small page, and all of it from his own machine."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Watch
from tests.e2e.playing import Wire, play_bot
from tests.server.running import Server

LIMIT = 100_000  # bytes of JavaScript, as they are sent


@pytest.mark.browser_context_args(locale="ja-JP")  # the larger case: English is loaded, too
def test_the_page_is_small_and_needs_nobody_else(page: Page, host: Server, watch: Watch) -> None:
    wire = Wire(page)
    play_bot(page)
    scripts = [it for it in watch.requests if it.resource_type == "script"]
    assert len({it.url for it in scripts}) == len(scripts) > 2
    assert 0 < sum(it.sizes()["responseBodySize"] for it in scripts) <= LIMIT
    origins = {urlsplit(it.url).netloc for it in watch.requests}
    assert origins == {urlsplit(host.url).netloc}
    assert {urlsplit(url).netloc for url in wire.addresses} == origins
