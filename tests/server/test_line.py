"""People without a seat stand in line for the next match of a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from parlour.server.ground.errors import NotNow
from parlour.server.ground.limits import CLAIMS
from parlour.server.ground.tokens import digest, new_key, public_id
from parlour.server.state.line import MAX_LINE, Line
from parlour.server.state.opening import completed
from parlour.server.store.records import Lined, Opened, Unlined, read_entry, without_key
from parlour.server.wire.protocol.client import AnswerMessage, ProposeMessage, TermsInfo
from parlour.server.wire.protocol.http import JoinLineMessage, LineInfo, PlaceInfo
from parlour.server.wire.protocol.server import PresenceMessage, encode
from tests.server.conftest import Start
from tests.server.running import Seat, Server
from tests.server.test_next_match import (
    AGAIN,
    Hasty,
    end,
    ended,
    follow,
    info_of,
    led_on,
    proposal,
    read,
)


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def ask(server: Server, table: str, token: str, **wish: Any) -> tuple[int, Any]:
    path = f"/api/tables/{public_id(table)}/line"
    return server.ask(path, {"token": token, **wish}, authorization=f"Bearer {table}.")


def line_up(server: Server, table: str, token: str, **wish: Any) -> LineInfo:
    status, told = ask(server, table, token, **wish)
    assert status == 201, told
    return msgspec.convert(told, LineInfo)


def refusal(server: Server, table: str, token: str, **wish: Any) -> str:
    status, told = ask(server, table, token, **wish)
    assert status >= 400, told
    return str(told["code"])


def line(seat: Seat, *names: str) -> None:
    """Wait until a seat is told who stands in line."""
    while read(seat, PresenceMessage).line != [*names]:
        pass


def test_somebody_in_line_takes_the_seat_of_a_bot(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    place = server.open(game="lorum", name="Ann", others="random", pace="brisk")
    ann = people.enter_context(Seat(server, place))
    key, other = new_key(), new_key()
    assert line_up(server, place.table, key, name="Eva") == LineInfo(None, 0)
    line(ann, "Eva")
    assert line_up(server, place.table, other, name="Eva") == LineInfo(None, 1)
    assert line_up(server, place.table, key, name="Eva") == LineInfo(None, 0)  # the answer was lost
    lined = [it for it in server.entries(place.table) if isinstance(it, Lined)]
    assert [it.token_hash for it in lined] == [digest(key), digest(other)]
    assert lined[0].name != lined[1].name
    assert line_up(server, place.table, other, wish="leave") == LineInfo(None, None)
    assert info_of(server, place.table).line == ["Eva"]
    server.kill()
    server.restart()
    assert info_of(server, place.table).line == ["Eva"]
    ann = people.enter_context(Seat(server, place))
    ann.resign()
    ann.send(ProposeMessage(TermsInfo("lorum")))
    told = led_on(ann)
    seat = line_up(server, place.table, key).place  # at the same link
    assert seat is not None
    assert (seat.table, seat.token) == (told.table, key)
    assert seat.seat != told.seat
    seats = info_of(server, told.table).seats
    assert [it.kind for it in seats].count("bot") == 2
    assert seats[seat.seat].name == "Eva"
    assert not info_of(server, told.table).line
    eva = people.enter_context(Seat(server, seat))
    eva.wait(lambda now: now.seq > 0)
    assert not any(digest(key) in it or key in it for it in ann.frames)


def test_without_a_seat_people_stay_first_in_line(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    home, key, other = ann.place.table, new_key(), new_key()
    line_up(server, home, key, name="Eva", tip="a" * 64)
    line_up(server, home, other, name="Dan")
    line(ben, "Eva", "Dan")
    for seat in (ann, ben):
        seat.send(AGAIN)
    on = [led_on(ann), led_on(ben)]
    assert line_up(server, home, key, wish="look") == LineInfo(None, 0)
    assert line_up(server, home, other, wish="look") == LineInfo(None, 1)
    assert line_up(server, home, new_key(), wish="look") == LineInfo(None, None)
    opened = server.entries(on[0].table)[0]
    assert isinstance(opened, Opened)
    assert [it.name for it in opened.line] == ["Eva", "Dan"]
    seats = [people.enter_context(follow(server, *it)) for it in zip((ann, ben), on, strict=True)]
    end(*seats)
    ann, ben = seats
    ann.send(AGAIN)
    proposal(ben)
    ben.send(AnswerMessage("go"))
    told = led_on(ann)
    place = line_up(server, home, key).place
    assert place is not None
    assert (place.table, place.seat) == (told.table, 1)
    assert [it.name for it in info_of(server, home).seats] == ["Ann", "Eva"]
    assert info_of(server, home).line == ["Dan"]
    newest = server.entries(told.table)[0]
    assert isinstance(newest, Opened)
    assert newest.members[0].tip == "a" * 64


def test_people_at_two_nodes_stand_in_one_line(
    start: Start, people: ExitStack, postgres: str
) -> None:
    nodes = [start(postgres, kind=Hasty), start(postgres, kind=Hasty)]
    first = nodes[0].open(name="Ann")
    places = [first, nodes[1].join(first.table, "Ben")]
    ann, ben = (
        people.enter_context(Seat(node, it)) for node, it in zip(nodes, places, strict=True)
    )
    end(ann, ben)
    key, other = new_key(), new_key()
    assert line_up(nodes[0], first.table, key, name="Eva") == LineInfo(None, 0)
    assert line_up(nodes[1], first.table, other, name="Dan") == LineInfo(None, 1)
    assert line_up(nodes[1], first.table, key) == LineInfo(None, 0)
    line(ann, "Eva", "Dan")
    line(ben, "Eva", "Dan")
    for seat in (ann, ben):
        seat.send(ProposeMessage(TermsInfo("romme")))
    told = led_on(ann)
    found = [
        line_up(node, first.table, it).place
        for node, it in zip(reversed(nodes), (key, other), strict=True)
    ]
    assert [it and (it.table, it.seat) for it in found] == [(told.table, 2), (told.table, 3)]
    assert [it.name for it in info_of(nodes[1], told.table).seats] == ["Ann", "Ben", "Eva", "Dan"]


def test_a_line_refuses_some_people(start: Start) -> None:
    server = start()
    place = server.open(name="Ann")
    assert refusal(server, place.table, new_key()) == "seat_open"
    assert refusal(server, server.open(lesson=True).table, new_key()) == "no_next_match"
    key = new_key()
    ben = new_key()
    path = f"/api/tables/{public_id(place.table)}/seats"
    server.ask(path, {"token": ben}, authorization=f"Bearer {place.table}.")
    assert line_up(server, place.table, ben) == LineInfo(
        PlaceInfo(place.table, 1, ben), None
    )  # who plays already
    assert line_up(server, place.table, key, wish="leave") == LineInfo(None, None)
    assert not [it for it in server.entries(place.table) if isinstance(it, Lined | Unlined)]
    for _ in range(CLAIMS // 2):
        line_up(server, place.table, key)
        line_up(server, place.table, key, wish="leave")
    assert refusal(server, place.table, key) == "many_claims"


def test_a_line_is_short() -> None:
    row = Line([])
    for _ in range(MAX_LINE):
        entry = row.decide(JoinLineMessage(new_key()), [])
        assert entry is not None
        row.apply(entry)
    with pytest.raises(NotNow, match="At most 8"):
        row.decide(JoinLineMessage(new_key()), [])


def test_a_game_for_more_people_gets_more_seats() -> None:
    before = Opened("romme", None, {}, 2, [], 0, 0, "", "Ann", "")
    assert completed(TermsInfo("romme"), before, 2, 1).seats == 3
    assert completed(TermsInfo("romme", seats=2), before, 2, 1).seats == 2  # as somebody proposes
    assert completed(TermsInfo("gin"), before, 2, 5).seats == 2
    assert completed(TermsInfo("lorum"), before, 2, 1).seats == 4


def test_the_log_of_a_long_finished_match_has_no_key_of_a_line() -> None:
    eva = Lined("Eva", "a" * 64)
    opened = Opened("gin", None, {}, 2, [], 0, 0, "", "Ann", "b" * 64, line=[eva])
    for entry in (eva, Unlined("a" * 64), opened):
        bare = without_key(encode(entry))
        assert b"a" * 64 not in bare
        read_entry(bare)
