"""The built page: cached as it may be, guarded by headers, and nothing beside it can be reached."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.running import Server

INDEX = b"<!doctype html><title>Parlour</title>" + b" " * 500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("page")
    files = {
        "static/index.html": INDEX,
        "static/assets/index-4f2a.js": b"console.log(1)" * 50,
        "static/assets/engine-4f2a.js": b"postMessage(1)" * 50,
        "static/assets/engine-4f2a/python.wasm": b"\0asm" * 50,
        "static/assets/engine-4f2a/python.wasm.gz": gzip.compress(b"\0asm" * 50),
        "static/icon.png": b"\x89PNG",
        "static/notes.secret": b"not served",
        "outside.txt": b"not served either",
    }
    for name, body in files.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (home / "static/link.txt").symlink_to(home / "missing.txt")
    running = Server(f"sqlite:///{home}/t.db", static=str(home / "static"))
    yield running
    running.stop()


@pytest.mark.parametrize("path", ["/", "/index.html", "/?x=1", "/?fbclid=t/abc"])
def test_every_address_of_the_page_is_the_page(server: Server, path: str) -> None:
    status, body, headers = server.fetch(path)
    assert (status, body) == (200, INDEX)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/t/abc", "../#/t/abc"),
        ("/T/ABC", "../#/T/ABC"),
        ("/t/abc/", "../../#/t/abc"),
        ("/t/abc?fbclid=1", "../#/t/abc"),
        ("/t/abc).", "../#/t/abc)."),
        ("//t/abc", "../../#/t/abc"),
        ("/%23/t/abc", "../../#/%23/t/abc"),
        ("/%23/t/abc.", "../../#/%23/t/abc."),
        ("/%23%2Ft%2Fabc", "./#/%23%2Ft%2Fabc"),
        ("/open/gin", "../#/open/gin"),
        ("/about/", "../#/about"),
        ("//about", "../#/about"),
        ("/t/a%0d%0ab", "../#/t/a%0d%0ab"),
    ],
)
def test_a_path_without_its_hash_leads_to_the_part_of_the_page(
    server: Server, path: str, there: str
) -> None:
    with closing(HTTPConnection("127.0.0.1", server.port)) as line:  # follows no redirection
        line.request("GET", path)
        answer = line.getresponse()
        answer.read()
    assert (answer.status, answer.getheader("location")) == (302, there)
    assert answer.getheader("cache-control") == "no-cache"


def test_hashed_files_are_kept_for_ever(server: Server) -> None:
    status, _, headers = server.fetch("/assets/index-4f2a.js")
    assert status == 200
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_file_that_is_known_is_not_sent_again(server: Server) -> None:
    tag = server.fetch("/")[2]["etag"]
    status, body, headers = server.fetch("/", if_none_match=tag)
    assert (status, body, headers["etag"]) == (304, b"", tag)
    assert server.fetch("/", if_none_match='"other"')[0] == 200


def test_files_are_compressed_for_clients_that_accept_it(server: Server) -> None:
    _, body, headers = server.fetch("/", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == INDEX
    assert len(body) < len(INDEX)
    assert headers["vary"] == "accept-encoding"
    assert "content-encoding" not in server.fetch("/icon.png", accept_encoding="gzip")[2]


def test_the_list_of_games_is_zipped_and_nothing_else_of_the_api(server: Server) -> None:
    _, body, headers = server.fetch("/api/games", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert (headers["cache-control"], headers["vary"]) == ("no-cache", "accept-encoding")
    plain = server.fetch("/api/games")[1]
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 5
    assert server.fetch("/api/games", if_none_match=headers["etag"])[0] == 304
    # Where secrets and what somebody sent stand together, their length must not tell of them.
    table = server.open().table
    for path in ("/api/health", f"/api/tables/{table}"):
        assert "content-encoding" not in server.fetch(path, accept_encoding="gzip")[2]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/..%2foutside.txt",
        "/%2e%2e/outside.txt",
        "//etc/hosts.txt",
        "/notes.secret",
        "/link.txt",
        "/index.html%00.js",
    ],
)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    assert server.ask(path)[0] == 404


@pytest.mark.parametrize("path", ["/", "/assets/index-4f2a.js", "/api/games", "/api/nothing"])
def test_security_headers_are_everywhere(server: Server, path: str) -> None:
    _, _, headers = server.fetch(path)
    policy = {
        part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split(";")
    }
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
    assert policy["script-src"] == policy["connect-src"] == ["'self'"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_worker_alone_may_compile_webassembly(server: Server) -> None:
    """Its own policy comes with its script, and the page's stays as it is everywhere else."""
    policy = server.fetch("/assets/engine-4f2a.js")[2]["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    for path in ("/", "/assets/index-4f2a.js", "/assets/engine-4f2a/python.wasm"):
        assert "unsafe" not in server.fetch(path)[2]["content-security-policy"]


def test_a_large_file_is_sent_as_it_was_zipped_with_the_page(server: Server) -> None:
    path = "/assets/engine-4f2a/python.wasm"
    zipped = server.fetch(path, accept_encoding="gzip")
    assert gzip.decompress(zipped[1]) == server.fetch(path)[1] == b"\0asm" * 50
    assert zipped[2]["content-type"] == "application/wasm"
    assert zipped[2]["cache-control"] == "public, max-age=31536000, immutable"
    assert server.ask(f"{path}.gz")[0] == 404


def test_answers_about_tables_are_not_kept(server: Server) -> None:
    place = server.open()
    for path in ("", "/replay"):
        headers = server.fetch(f"/api/tables/{place.table}{path}")[2]
        assert headers["cache-control"] == "no-store"


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.db", static=str(tmp_path / "empty"))
    status, refusal = server.ask("/")
    server.stop()
    assert (status, refusal["code"]) == (404, "no_page")
