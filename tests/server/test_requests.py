"""Bad requests over HTTP: a typed answer each, and no table changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.running import Server

GIN = {"game": "gin"}


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


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/tables/x/y/z", "/nothing.js"])
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
        ("ja;q=0.1, en", "There is"),
        ("ja;q=0", "There is"),
        ("ja;q=x", "There is"),
        ("", "There is"),
        (",;=,", "There is"),
    ],
)
def test_the_language_of_the_reader(server: Server, header: str, begin: str) -> None:
    _, refusal = server.ask("/api/tables/x", accept_language=header)
    assert refusal["text"].startswith(begin)


def test_too_many_tables_from_one_address(start: Start) -> None:
    server = start(tables_burst=2, tables_per_second=0.0)
    assert [server.ask("/api/tables", GIN)[0] for _ in range(2)] == [201, 201]
    status, refusal = server.ask("/api/tables", GIN)
    assert (status, refusal["code"]) == (429, "too_fast")
    assert server.ask("/api/health")[1]["tables"] == 2


def test_who_can_play_by_chosen_options_is_told(server: Server) -> None:
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
