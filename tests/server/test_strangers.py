"""Who is told what: every path that can be asked for, as docs/host/security.md says."""

from __future__ import annotations

import re
from pathlib import Path

from litestar.routes import HTTPRoute

from parlour.server.ground import tokens
from parlour.server.ground.config import Config
from parlour.server.http.app import create_app
from parlour.server.tables.hub import open_hub
from tests.server.conftest import Start
from tests.server.running import Seat, Server

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `(/[^`]*)` \| (.+) \| `test_\w+`.* \|$", re.MULTILINE)
WHO = ("a stranger", "the table's name", "a seat's key", "the name, once the match is over")


def documented() -> dict[str, list[int]]:
    """Return the status for each kind of asker, by path, as the document has it."""
    text = (ROOT / "docs" / "host" / "security.md").read_text("utf-8")
    text = text.partition("## What each path reveals")[2].partition("\n## ")[0]
    return {
        path: [int(re.findall(r"\b\d{3}\b", cell)[0]) for cell in cells.split(" | ")[1:]]
        for path, cells in ROW.findall(text)
    }


async def test_every_path_that_can_be_asked_for_is_in_the_list() -> None:
    config = Config()
    app = create_app(open_hub(config), config)
    routes = [it for it in app.routes if isinstance(it, HTTPRoute)]
    paths = {it.path_format for it in routes if "GET" in it.methods}
    assert paths == documented().keys()


def test_strangers_and_seats_are_told_what_the_list_says(start: Start, tmp_path: Path) -> None:
    """A stranger comes through a proxy, as from anywhere."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    server = start(static=str(tmp_path / "page"))
    with Seat(server, server.open_with_bot()) as over:
        over.resign()
    playing = server.open_with_bot()
    with Seat(server, playing) as seat:
        seat.wait(lambda now: bool(now.legal))
        key = {"authorization": f"Bearer {playing.token}"}
        for path, wanted in documented().items():
            asked = path.replace("{path}", "nothing.js")
            asked = asked.replace("{deal}", "1").replace("{seat}", "0")
            told = [
                status(server, asked.replace("{table}", name), **more)
                for name, more in (
                    (tokens.new_table(), {}),
                    (playing.table, {}),
                    (playing.table, key),
                    (over.place.table, {}),
                )
            ]
            assert told == wanted, dict(zip(WHO, told, strict=True)) | {"path": path}


def status(server: Server, path: str, **headers: str) -> int:
    return server.fetch(path, x_forwarded_for="192.0.2.7", **headers)[0]


def test_figures_are_for_this_machine_alone(start: Start) -> None:
    """Only direct clients from the networks of `metrics` may read them."""
    server = start()
    for path in ("/api/health", "/metrics"):
        assert server.fetch(path)[0] == 200
        assert server.fetch(path, x_forwarded_for="127.0.0.1")[0] == 404
    elsewhere = start(f"{server.db}2", metrics=["192.0.2.0/24"])
    for path in ("/api/health", "/metrics"):
        assert elsewhere.fetch(path)[0] == 404
        assert elsewhere.fetch(path, authorization="Bearer x")[0] == 404


def test_the_seals_of_a_running_match_are_for_its_seats(start: Start) -> None:
    """After the match everybody who knows the table may read them."""
    server = start()
    place, other = server.open_with_bot(), server.open_with_bot()
    path = f"/api/tables/{place.table}/seals"
    with Seat(server, place) as seat:
        seat.wait(lambda now: bool(now.legal))
        assert server.ask(path)[0] == 403
        for key in ("", "x", other.token, place.token[:-1], f"{place.token}x"):
            told, refusal = server.ask(path, authorization=f"Bearer {key}")
            assert (told, refusal["code"]) == (403, "wrong_token")
        assert server.ask(path, authorization=place.token)[0] == 403
        assert server.ask(path, authorization=f"bearer {place.token}") == (200, [])
        seat.resign()
        status, told = server.ask(path)
        assert (status, len(told)) == (200, 1)
    server.stop()
    assert place.token not in "".join(server.log)
