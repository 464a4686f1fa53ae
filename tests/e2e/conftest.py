"""The system's Chromium, a real server with the built page, and an eye on all that goes wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from parlour.server.ground.config import STATIC
from tests.e2e.chromium import ELSEWHERE, launching
from tests.e2e.playing import typed_cards
from tests.e2e.stacking import NewContext, Stacked, write_table
from tests.server.running import PATIENCE, Server

Stack = Callable[..., Stacked]

expect.set_options(timeout=PATIENCE * 1000)
PATIENT = {"share_wait": PATIENCE, "bot_nice": 0}
"""On a busy machine a page may take longer to give its share, and bots may not be put last."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the browser's tests last: its driver keeps an event loop in this thread to the end."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


# -- the server ------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def built_page() -> str:
    """The folder of the built page."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the page is not built: npm --prefix web run build", pytrace=False)
    return str(STATIC)


@pytest.fixture(scope="session")
def host(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    server = Server(
        f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.db", static=built_page, **PATIENT
    )
    yield server
    server.stop()
    assert "Traceback" not in "".join(server.log)


@pytest.fixture
def stack(built_page: str, tmp_path: Path, new_context: NewContext) -> Iterator[Stack]:
    """Start a server with one table, at which a given pack has been dealt; see `write_table`."""
    tables: list[Stacked] = []

    def begin(pack: list[int], kind: type[Server] = Server, **terms: Any) -> Stacked:
        file = tmp_path / f"tables{len(tables)}.db"
        places = write_table(file, pack, **terms)
        server = kind(f"sqlite:///{file}", static=built_page, **PATIENT)
        tables.append(Stacked(server, places, new_context, terms.get("game", "gin")))
        return tables[-1]

    yield begin
    for table in tables:
        table.stop()
        assert "Traceback" not in "".join(table.server.log)


# -- the browser -----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's browser."""
    return {**browser_type_launch_args, **launching()}


@pytest.fixture(scope="session")
def base_url(host: Server) -> str:
    """Return the base of addresses without a host."""
    return host.url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop in English whose owner wants no animations; marks say where it differs.

    It keeps no page (`test_offline.py`), so that tests see every request.
    """
    desktop = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US"}
    calm = {"reduced_motion": "reduce", "service_workers": "block"}
    return {**browser_context_args, **desktop, **calm}


class Watch:
    """Notes every error of every page, and every request to somebody else's host."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self.requests: list[Request] = []
        self._expected = [re.compile("Service Worker registration blocked")]  # in most tests

    def expect(self, pattern: str) -> None:
        """Say what may go wrong in this test, as a regular expression."""
        self._expected.append(re.compile(pattern))

    def follow(self, context: BrowserContext) -> None:
        """Watch all pages of a context."""
        context.on("weberror", self._error)
        context.on("console", self._console)
        context.on("request", self._request)

    def _error(self, error: WebError) -> None:
        self._note(f"uncaught: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        self.requests.append(request)
        own = ("127.0.0.1", ELSEWHERE, None)  # None: data: and blob:
        if urlsplit(request.url).hostname not in own:
            self._note(f"request: {request.url}")

    def _note(self, trouble: str) -> None:
        if not any(pattern.search(trouble) for pattern in self._expected):
            self.troubles.append(trouble)


@pytest.fixture
def watch() -> Iterator[Watch]:
    """The eye on the test's pages; what it notes fails the test."""
    eye = Watch()
    yield eye
    assert eye.troubles == []


@pytest.fixture
def new_context(watch: Watch, new_context: NewContext) -> Iterator[NewContext]:
    """Open a browser profile of its own, with an eye on its pages and on what they show last."""
    opened: list[BrowserContext] = []

    def begin(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        watch.follow(context)
        opened.append(context)
        return context

    yield begin
    pages = [page for context in opened for page in context.pages if "#/t/" in page.url]
    assert [card for page in pages for card in typed_cards(page)] == []


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """A page of a new profile."""
    return new_context().new_page()
