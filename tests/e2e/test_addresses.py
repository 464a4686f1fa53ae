"""Where the page is found: by links that were altered, without TLS, and below a path of a host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.chromium import ELSEWHERE
from tests.e2e.conftest import Watch
from tests.e2e.playing import Player, begin, invite, own_seats
from tests.e2e.stacking import NewContext
from tests.server.running import Daemon, Server
from tests.server.test_nodes import NGINX, ROOT, nginx_file

PATH = "/games/parlour/"


@pytest.mark.parametrize(
    "link",
    [
        "/t/{name}",
        "//t/{name}).",
        "/%23/t/{name}?fbclid=IwAR0",
        "/%23%2Ft%2F{name}",
        "/?fbclid=IwAR0#/T/{NAME}.",
        "/#/t/{name}&utm_source=mail",
        "/#/t/{halves}",
        "/index.html#t/<{name}>",
    ],
)
def test_an_altered_link_leads_to_the_table(page: Page, host: Server, link: str) -> None:
    name = host.open(name="Ann").table
    halves = f"{name[:7]} \u200b{name[7:]}"
    page.goto(host.url + link.format(name=name, NAME=name.upper(), halves=halves))
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Gin Rummy")
    assert page.url.endswith(f"#/t/{name}")


@pytest.mark.parametrize("link", ["/#/t/", "/#/tabcdefg", "/abcdefg", "/#/t/abcdefg"])
def test_a_link_that_lost_a_part_is_named(page: Page, watch: Watch, link: str) -> None:
    watch.expect("status of 404")
    page.goto(link)
    expect(page.get_by_test_id("why")).to_contain_text("may be incomplete")
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page.get_by_test_id("cover-gin")).to_be_visible()


# -- without TLS -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is called by another name, too."""
    db = f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.db"
    server = Server(db, static=built_page, hosts=[ELSEWHERE])
    yield server
    server.stop()


@pytest.fixture
def at_home(server: Server, watch: Watch) -> str:
    """The address of a server in a network without TLS."""
    watch.expect("Cross-Origin-Opener-Policy header has been ignored")
    return f"http://{ELSEWHERE}:{server.port}"


def test_a_link_is_copied_where_the_page_has_no_tls(page: Page, at_home: str) -> None:
    page.goto(at_home + "/#/open/gin")
    assert not page.evaluate("isSecureContext")
    invite(page)
    link = page.get_by_test_id("invite-link").inner_text()
    button = page.get_by_test_id("copy-link")
    button.click()
    expect(button).to_have_text("Copied")
    expect(button).to_be_focused()
    expect(page.get_by_test_id("not-copied")).to_have_count(0)
    page.goto("/")
    name = page.get_by_test_id("name")
    name.evaluate("field => (field.maxLength = 200)")
    name.fill("")
    name.press("Control+V")
    expect(name).to_have_value(link)


def test_a_page_that_may_not_copy_says_so(page: Page, at_home: str) -> None:
    page.add_init_script("document.execCommand = () => false")
    page.goto(at_home + "/#/open/gin")
    invite(page)
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_test_id("not-copied")).to_contain_text("The link is selected")
    link = page.get_by_test_id("invite-link").inner_text()
    assert page.evaluate("String(getSelection())") == link


def test_a_link_that_cannot_be_shared_is_copied(page: Page, at_home: str) -> None:
    refuse = "() => Promise.reject(new DOMException('not here', 'NotAllowedError'))"
    page.add_init_script(f"navigator.share = {refuse}")
    page.goto(at_home + "/#/open/gin")
    invite(page)
    page.get_by_test_id("share-link").click()
    expect(page.get_by_test_id("copy-link")).to_have_text("Copied")


def test_notifications_are_said_to_need_tls(page: Page, at_home: str) -> None:
    page.goto(at_home)
    page.get_by_test_id("preferences").click()
    expect(page.get_by_test_id("notify")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("Only with https")


# -- below a path ----------------------------------------------------------------------------------


@pytest.fixture
def below(server: Server, tmp_path: Path) -> Iterator[str]:
    """The address of a server below a path of nginx, by the file of `deploy/` and the manual."""
    manual = (ROOT / "docs/host/production.md").read_text("utf-8")
    site = (ROOT / "deploy/nginx.conf").read_text("utf-8")
    for before, after in {
        "location / {\n        proxy_pass http://parlour;": (
            f"location {PATH} {{\n        proxy_pass http://parlour/;"
        ),
        "    server 127.0.0.1:8002 max_fails=1 fail_timeout=2s;\n": "",
        "127.0.0.1:8001": f"127.0.0.1:{server.port}",
        "listen 80;": "listen 127.0.0.1:PORT;",
        "listen [::]:80;": "",
    }.items():
        assert before in site
        site = site.replace(before, after)
    assert f"location {PATH} {{" in manual
    assert "proxy_pass http://parlour/;" in manual
    conf = tmp_path / "conf"
    daemon = Daemon(*NGINX, "-c", str(conf), files={conf: nginx_file(site, tmp_path)})
    yield f"http://127.0.0.1:{daemon.port}{PATH}"
    daemon.kill()


def test_a_table_below_a_path_of_a_host(below: str, new_context: NewContext, watch: Watch) -> None:
    """The page, its parts, the link that it hands out, a seat, its socket and the proof."""
    ann, ben = (Player(new_context().new_page()) for _ in range(2))
    ann.page.goto(below.removesuffix("/"))  # nginx adds the slash
    ann.page.get_by_test_id("cover-gin").get_by_role("link").click()
    invite(ann.page)
    link = ann.page.get_by_test_id("invite-link").inner_text()
    assert link == f"{below}#/t/{ann.table}"
    ben.page.goto(link.replace("#/", ""))
    ben.page.get_by_test_id("join").click()
    begin(ben.page)
    for player in (ann, ben):
        expect(player.hand).to_be_visible()
    ben.page.reload()
    expect(ben.hand).to_be_visible()
    [seat] = own_seats(ann.page, PATH)
    assert seat["table"] == ann.table
    ann.page.goto(below + "#/fairness")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    beside = [it.url for it in watch.requests if PATH not in it.url]
    assert beside in ([], [below.removesuffix("/")] * len(beside))
    for name in ("manifest.webmanifest", "icon-192.png", "favicon.svg"):
        assert ann.page.request.get(below + name).ok
    manifest = ann.page.request.get(below + "manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")


def test_a_page_says_if_its_files_do_not_load(page: Page, watch: Watch) -> None:
    """The notice is in all languages, as none is chosen yet; it vanishes once the page runs."""
    watch.expect("ERR_FAILED")
    page.goto("/")
    expect(page.get_by_test_id("cover-gin")).to_be_visible()
    expect(page.locator("#waiting")).to_have_count(0)
    for missing in ("**/assets/**", "**/*.js"):
        page.route(missing, lambda route: route.abort())
        page.goto("about:blank")
        page.goto("/")
        for word in ("has not started", "nicht gestartet", "起動していません", "nespustil"):
            expect(page.get_by_text(re.compile(word))).to_be_visible()
        page.unroute(missing)
