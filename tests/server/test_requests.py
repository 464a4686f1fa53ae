"""Bad requests over HTTP: a typed answer each, and no table changes."""

from __future__ import annotations

import http.client
import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from parlour.server.ground.tokens import public_id
from parlour.server.store.records import Seated
from tests.server.conftest import Start
from tests.server.running import Seat, Server, hello

GIN = {"game": "gin"}
PATHS = ["/api/nothing", "/api", "/api/tables/x/y/z", "/nothing.js", "/api/schema/swagger"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "snap"}, 404, "unknown_game"),
        (GIN | {"preset": "mine"}, 400, "unknown_preset"),
        (GIN | {"options": {"jokers": 2}}, 400, "unknown_option"),
        (GIN | {"options": {"preset": "oklahoma"}}, 400, "unknown_option"),
        (GIN | {"options": {"self": 1}}, 400, "unknown_option"),
        (GIN | {"options": {"target": "many"}}, 400, "bad_option"),
        (GIN | {"options": {"target": 10**300}}, 400, "bad_option"),
        (GIN | {"options": {"target": True}}, 400, "bad_option"),
        (GIN | {"options": {"hollywood": 1}}, 400, "bad_option"),
        (GIN | {"options": {"big_gin_bonus": 40}}, 400, "needs_option"),
        (GIN | {"seats": 3}, 400, "bad_seats"),
        (GIN | {"seats": 0}, 400, "bad_seats"),
        (GIN | {"bots": [{"seat": 1, "bot": "nobody"}]}, 400, "unknown_bot"),
        (GIN | {"bots": [{"seat": 0, "bot": "random"}]}, 400, "bad_bot_seat"),
        (GIN | {"bots": [{"seat": 2, "bot": "random"}]}, 400, "bad_bot_seat"),
        (GIN | {"bots": [{"seat": 1, "bot": "random"}] * 2}, 400, "bad_bot_seat"),
        (GIN | {"name": "invisible\u202e"}, 400, "bad_name"),
        (GIN | {"name": "two\nlines"}, 400, "bad_name"),
        (GIN | {"name": "x" * 25}, 400, "bad_request"),
        (GIN | {"token": "mine"}, 400, "bad_request"),
        (GIN | {"options": {"target": [1]}}, 400, "bad_request"),
        (GIN | {"bots": [{"seat": -1, "bot": "random"}]}, 400, "bad_request"),
        ({}, 400, "bad_request"),
        ([], 400, "bad_request"),
        (b"", 400, "bad_request"),
        (b"{", 400, "bad_request"),
        (b"\xff", 400, "bad_request"),
        (b'{"game": "gin", "name": "' + b"x" * 5000 + b'"}', 413, "bad_request"),
    ],
)
def test_tables_that_cannot_be_opened(server: Server, wish: Any, status: int, code: str) -> None:
    before = server.ask("/api/health")
    answered, refusal = server.ask("/api/tables", wish)
    assert (answered, refusal["code"]) == (status, code), refusal
    assert refusal["text"]
    assert server.ask("/api/health") == before


def test_contradictory_options_name_the_rule(server: Server) -> None:
    _, refusal = server.ask("/api/tables", GIN | {"options": {"big_gin_bonus": 40}})
    assert refusal["rule"] == "O-big_gin"
    assert refusal["facts"] == {"option": "big_gin_bonus", "other": "big_gin"}


def test_table_full(server: Server) -> None:
    place = server.open()
    server.join(place.table)
    entries = server.entries(place.table)
    status, refusal = server.ask(f"/api/tables/{place.table}/seats", {"name": "late"})
    assert (status, refusal["code"]) == (409, "table_full")
    assert server.entries(place.table)[: len(entries)] == entries


def test_a_bad_name_takes_no_seat(server: Server) -> None:
    place = server.open()
    status, refusal = server.ask(f"/api/tables/{place.table}/seats", {"name": "\x00"})
    assert (status, refusal["code"]) == (400, "bad_name")
    assert len(server.entries(place.table)) == 1


@pytest.mark.parametrize("path", ["", "/seats", "/replay"])
@pytest.mark.parametrize("table", ["x", "a" * 15, "A" * 15, "2" * 500, "%00", "é"])
def test_unknown_table(server: Server, table: str, path: str) -> None:
    quoted = table.replace("é", "%C3%A9")
    body: Any = {} if path == "/seats" else None
    status, refusal = server.ask(f"/api/tables/{quoted}{path}", body)
    assert (status, refusal["code"]) == (404, "unknown_table")


def test_replay_before_the_end(server: Server) -> None:
    for place in (server.open(), server.open_with_bot()):
        status, refusal = server.ask(f"/api/tables/{place.table}/replay")
        assert (status, refusal["code"]) == (409, "match_running")


@pytest.mark.parametrize("path", PATHS)
def test_nothing_there(server: Server, path: str) -> None:
    status, refusal = server.ask(path)
    assert (status, refusal["code"]) == (404, "no_page")


def test_wrong_method(server: Server) -> None:
    status, refusal = server.ask("/api/games", {})
    assert (status, refusal["code"]) == (405, "bad_request")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null"])
def test_a_page_of_another_host_opens_nothing(server: Server, origin: str) -> None:
    status, refusal = server.ask("/api/tables", GIN, origin=origin)
    assert (status, refusal["code"]) == (403, "wrong_origin")


@pytest.mark.parametrize(
    ("header", "begin"),
    [
        ("ja", "そのような"),
        ("ja-JP,ja;q=0.9,en;q=0.8", "そのような"),
        ("tlh, ja;q=0.5", "そのような"),
        ("de-CH, fr;q=0.9", "Diesen Tisch"),
        ("cs, sk;q=0.8, en;q=0.5", "Taký stôl"),
        ("ja;q=0.1, en", "This table"),
        ("ja;q=0", "This table"),
        ("ja;q=x", "This table"),
        ("", "This table"),
        (",;=,", "This table"),
    ],
)
def test_the_language_of_the_reader(server: Server, header: str, begin: str) -> None:
    _, refusal = server.ask("/api/tables/x", accept_language=header)
    assert refusal["text"].startswith(begin)


def test_a_browser_is_shown_why_this_is_not_its_server(server: Server) -> None:
    """As where somebody types the name that a router has given to the machine."""
    asked = {
        "accept": "text/html,*/*;q=0.8",
        "host": "laptop.home.example",
        "accept_language": "de",
    }
    status, page, headers = server.fetch("/", **asked)
    assert (status, headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert "Dieser Server heißt nicht laptop.home.example." in page.decode()
    assert "default-src" in headers["content-security-policy"]
    status, told, _ = server.fetch("/", **{**asked, "accept": "application/json"})
    assert json.loads(told)["code"] == "wrong_host"


def test_too_many_tables_from_one_address(start: Start) -> None:
    server = start(tables_burst=2, tables_per_second=0.0)
    assert [server.ask("/api/tables", GIN)[0] for _ in range(2)] == [201, 201]
    status, refusal = server.ask("/api/tables", GIN)
    assert (status, refusal["code"]) == (429, "too_fast")
    assert server.ask("/api/health")[1]["tables"] == 2


def test_the_form_is_told_the_numbers_of_players_for_its_options(server: Server) -> None:
    usual = server.ask("/api/games/romme/seats", {})
    assert usual == server.ask("/api/games/romme/seats", {"preset": "standard", "options": {}})
    assert (usual[0], usual[1]["possible"]) == (200, [2, 3, 4, 5, 6])
    small = server.ask("/api/games/romme/seats", {"options": {"packs": 1, "jokers_per_pack": 0}})
    assert (small[0], small[1]["possible"]) == (200, [2, 3])
    assert len(small[1]["minutes"]) == 2


@pytest.mark.parametrize(
    ("game", "terms", "status", "code"),
    [
        ("snap", {}, 404, "unknown_game"),
        ("gin", {"preset": "mine"}, 400, "unknown_preset"),
        ("gin", {"options": {"preset": "oklahoma"}}, 400, "unknown_option"),
        ("gin", {"options": {"big_gin_bonus": 40}}, 400, "needs_option"),
        ("gin", {"seats": 2}, 400, "bad_request"),
        ("gin", [], 400, "bad_request"),
    ],
)
def test_terms_that_contradict_are_refused(
    server: Server, game: str, terms: Any, status: int, code: str
) -> None:
    answered, refusal = server.ask(f"/api/games/{game}/seats", terms)
    assert (answered, refusal["code"]) == (status, code), refusal


@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/api/tables/x", "/nothing.js"])
def test_head_is_get_without_a_body(server: Server, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    found = []
    for method in ("GET", "HEAD"):
        line.request(method, path)
        answer = line.getresponse()
        body = answer.read()
        found.append((answer.status, answer.headers["content-length"], answer.headers["etag"]))
        assert bool(body) == (method == "GET")
    line.close()
    assert found[0] == found[1]


@pytest.mark.parametrize("letter", ["[", '{"game":', '{"options":'])
def test_json_that_is_too_deep_is_refused(server: Server, letter: str) -> None:
    body = (letter * (4096 // len(letter))).encode()
    for path in ("/api/tables", "/api/games/gin/seats"):
        status, refusal = server.ask(path, body)
        assert (status, refusal["code"]) == (400, "bad_request")


def test_refusals_of_the_server_itself_hold_nothing_of_its_inside(server: Server) -> None:
    for body in (b"[" * 4000, b"\xff", b'{"game": 1}', b'{"game": "gin", "seats": 1e999}'):
        told = server.fetch("/api/tables", body)[1].decode()
        assert not re.search(r"Traceback|File \"|/src/|site-packages|\.py|msgspec|litestar", told)


@pytest.mark.parametrize(
    "path", ["/api/health", "/api/nothing", "/", "/api/schema", "/api/schema/swagger"]
)
def test_every_answer_has_the_headers_that_protect_a_page(server: Server, path: str) -> None:
    headers = server.fetch(path)[2]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["set-cookie"] is None
    assert headers["server"] is None
    assert headers["access-control-allow-origin"] is None


def test_exactly_one_of_many_requests_gets_the_last_seat(server: Server) -> None:
    for _ in range(5):
        place = server.open()
        with ThreadPoolExecutor(12) as threads:
            path = f"/api/tables/{place.table}/seats"
            found = list(threads.map(lambda _, at=path: server.ask(at, {}), range(12)))
        assert sorted(status for status, _ in found) == [201] + [409] * 11
        seated = [it for it in server.entries(place.table) if isinstance(it, Seated)]
        assert [it.seat for it in seated] == [1]


def all_records(server: Server) -> list[Any]:
    """Return the logs of all tables, as they lie in the SQLite file."""
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as file:
        return file.execute("select * from records order by table_id, number").fetchall()


def test_nothing_changes_on_get(start: Start) -> None:
    """Whatever can be asked for, of a table that is open, one in play and one that is over."""
    server = start()
    methods = server.ask("/api/schema/openapi.json")[1]["paths"]
    described = [path for path in methods if "get" in methods[path]]
    assert {"/api/health", "/api/tables/{table}", "/api/fairness/deals"} < set(described)
    described = [it.replace("{deal}", "1").replace("{seat}", "0") for it in described]
    described = [it for it in described if "{code}" not in it]  # see test_invitation.py
    more = ["/", "/healthz", "/readyz", "/metrics", "/api/tables/{table}/seats"]
    with Seat(server, server.open_with_bot()) as over:
        over.resign()
    with Seat(server, server.open_with_bot()) as playing:
        playing.wait(lambda now: bool(now.legal))
        tables = [server.open().table, playing.place.table, over.place.table]
        before, opened = all_records(server), server.ask("/api/health")[1]["tables"]
        for path in described + more:
            told = {server.fetch(path.replace("{table}", table))[0] for table in tables}
            assert path in more or 200 in told, path
        assert all_records(server) == before
        assert server.ask("/api/health")[1]["tables"] == opened == 3


def test_a_table_is_found_by_its_public_id_and_its_name_apart(server: Server) -> None:
    """Proxies log paths, so the page puts no name there."""
    place, other = server.open(), server.open()
    there = f"/api/tables/{public_id(place.table)}"
    assert server.ask(there, authorization=f"Bearer {place.table}.")[1]["table"] == place.table
    assert server.ask(there)[0] == 404  # the id alone opens nothing
    assert server.ask(there, authorization=f"Bearer {other.table}.")[0] == 404
    named = f"Bearer {place.table}."
    assert server.ask(f"/api/tables/{place.table}", authorization=named)[0] == 404
    status, refusal = server.ask(f"{there}/seats", {}, authorization="Bearer x.")
    assert (status, refusal["code"]) == (404, "unknown_table")
    assert refusal["facts"] == {"table": public_id("x")}
    assert server.ask(f"{there}/seats", {}, authorization=f"Bearer {place.table}.")[0] == 201
    with server.connect(public_id(place.table)) as line:
        line.send(hello(place.token, table=other.table))
        assert json.loads(line.recv())["code"] == "unknown_table"


def test_a_page_that_was_loaded_before_an_update_plays_on(server: Server) -> None:
    """It has the name in its paths."""
    place = server.open_with_bot()
    assert server.ask(f"/api/tables/{place.table}")[0] == 200
    with server.connect(place.table) as line:
        line.send(hello(place.token))
        assert json.loads(line.recv())["t"] == "snapshot"
