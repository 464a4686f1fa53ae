"""Portraits: each person at a table has another one, the one they want if nobody has it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

from parlour.server.store.records import Opened, Seated, read_entry
from parlour.server.wire.protocol.client import FillMessage, LeaveMessage
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.protocol.values import Portrait
from tests.server.conftest import Start
from tests.server.running import Seat, Server
from tests.server.test_leave import told

DRAWN = Path(__file__).parents[2] / "web" / "public" / "portraits"


def portraits(server: Server, table: str) -> list[str]:
    """Return the portraits of a table's seats."""
    return [it.get("portrait", "") for it in server.ask(f"/api/tables/{table}")[1]["seats"]]


def join(server: Server, table: str, portrait: str) -> tuple[int, Any]:
    """Sit down with a portrait; return the status and the answer."""
    return server.ask(f"/api/tables/{table}/seats", {"portrait": portrait})


def test_all_portraits_are_drawn() -> None:
    drawn = {it.stem for it in DRAWN.glob("*.svg")}
    assert drawn == {*get_args(Portrait)} - {""} | {"bot"}
    assert len(drawn) == 13
    for it in DRAWN.glob("*.svg"):
        assert not re.search(r"<(?!svg|path|/svg)|href|style|on\w+=", it.read_text())


def test_without_a_wish_people_get_different_portraits(start: Start) -> None:
    server = start()
    place = server.open(game="tripoley", seats=9, portrait="queen")
    for _ in range(3):
        server.join(place.table)
    assert portraits(server, place.table) == ["queen", "king", "jack", "jester", *[""] * 5]


def test_a_portrait_that_somebody_has_is_replaced(start: Start) -> None:
    server = start()
    place = server.open(game="tripoley", seats=4, portrait="cook")
    for wanted in ("cook", "granny"):
        assert join(server, place.table, wanted)[0] == 201
    with Seat(server, place) as ann:
        ann.send(FillMessage(3, "random"))
        ann.wait(lambda now: now.waiting == "play")
    expected = ["cook", "king", "granny", ""]
    assert portraits(server, place.table) == expected
    server.kill()
    server.restart()
    assert portraits(server, place.table) == expected


def test_a_portrait_is_free_once_its_person_has_left(start: Start) -> None:
    server = start()
    place = server.open(game="tripoley", seats=4, portrait="cook")
    join(server, place.table, "scarf")
    with Seat(server, place) as ann:
        ann.send(LeaveMessage())
        assert told(ann).code == "seat_left"
    join(server, place.table, "cook")
    assert portraits(server, place.table) == ["cook", "scarf", "", ""]


def test_unknown_portraits_are_refused(start: Start) -> None:
    server = start()
    place = server.open()
    for wanted in ("bot", "../king", "King"):
        status, answer = join(server, place.table, wanted)
        assert (status, answer["code"]) == (400, "bad_request")


def test_older_logs_have_no_portraits() -> None:
    opened = Opened("gin", None, {}, 2, [], 0, 1, "00", "Ann", "", portrait="king")
    for entry in (opened, Seated(1, "Ben", "", portrait="cook")):
        older = re.sub(rb',"portrait":"\w+"', b"", encode(entry))
        assert b"portrait" not in older
        assert read_entry(older).portrait == ""
