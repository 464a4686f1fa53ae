"""Bad messages: each gets a typed answer, changes nothing, and touches nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.core.errors import StaleMove
from parlour.server.state.room import Room
from parlour.server.store.records import Opened, Readied, Seated
from parlour.server.wire.protocol.client import (
    HelloMessage,
    LangMessage,
    NextMessage,
    PingMessage,
    PlayMessage,
)
from parlour.server.wire.protocol.server import PongMessage, SnapshotMessage, UpdateMessage
from parlour.server.wire.protocol.values import WIRE
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, hello


class Pair(NamedTuple):
    """A table at which both sit; `actor` is to act."""

    server: Server
    actor: Seat
    other: Seat


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    place = server.open()
    with ExitStack() as stack:
        seats = [stack.enter_context(Seat(server, place))]
        seats.append(stack.enter_context(Seat(server, server.join(place.table))))
        for seat in seats:
            seat.wait(lambda now: now.waiting == "play")
            seat.settle()
        actor, other = sorted(seats, key=lambda seat: not seat.now.legal)
        yield Pair(server, actor, other)


@contextmanager
def unchanged(pair: Pair) -> Iterator[None]:
    """Check that nothing is logged, nobody is told anything, and all stands as before."""
    entries, actor = pair.server.entries(pair.actor.place.table), pair.actor
    view, seq = actor.view, actor.now.seq
    yield
    pair.other.quiet()
    assert pair.server.entries(pair.actor.place.table) == entries
    with Seat(pair.server, pair.actor.place) as again:
        assert (again.view, again.now.seq) == (view, seq)


def test_malformed_notation(pair: Pair) -> None:
    for text in ("", "discard", "discard 1x", "fly", "discard Kc Kd", "take " * 50, "捨てる"):
        with unchanged(pair):
            move = pair.actor.play(text)
            refused = pair.actor.refusal()
            assert refused.id == move
            assert refused.code.startswith("no_")


def test_illegal_move(pair: Pair) -> None:
    with unchanged(pair):
        move = pair.actor.play("stock")  # before the upcard has been refused
        refused = pair.actor.refusal()
        assert (refused.id, refused.code, refused.rule) == (move, "gin_upcard_first", "U1")
        assert refused.text


def test_wrong_seat(pair: Pair) -> None:
    with unchanged(pair):
        pair.other.play("pass")
        assert pair.other.refusal().code == "wrong_seat"
        pair.actor.quiet()


def test_stale_move(pair: Pair) -> None:
    with unchanged(pair):
        pair.actor.play("pass", at=0)
        refused = pair.actor.refusal()
        assert (refused.code, refused.facts) == ("stale_move", {"at": 0, "seq": 1})


def test_move_from_the_future(pair: Pair) -> None:
    with unchanged(pair):
        pair.actor.play("pass", at=2)
        assert pair.actor.refusal().code == "stale_move"


def test_a_move_sent_again_is_applied_once(pair: Pair) -> None:
    pair.actor.play("pass", move="mine")
    assert pair.actor.expect(UpdateMessage).id == "mine"
    assert pair.other.expect(UpdateMessage).id is None
    with unchanged(pair):
        pair.actor.play("pass", at=1, move="mine")
        assert pair.actor.expect(SnapshotMessage).seq == 2
    with unchanged(pair), Seat(pair.server, pair.actor.place) as again:
        again.play("pass", at=1, move="mine")
        assert again.expect(SnapshotMessage).seq == 2
        pair.actor.quiet()


def test_a_move_is_known_until_the_deal_after_the_next_and_is_never_made_twice() -> None:
    """The moves that a table remembers do not grow with the match."""
    opened = Opened("gin", None, {"target": 10_000}, 2, [], 0, 1, "", "Ann", "")
    room, chance = Room("table", opened), Random(3)
    room.apply(Seated(1, "Ben", ""))
    moves: list[list[tuple[int, PlayMessage]]] = []
    while len(moves) < 4:
        if room.waiting == "deal":
            for seat in range(2 if moves else 0):
                room.apply(Readied(seat))
            room.apply(room.decide_deal(chance))
            moves.append([])
        seat, seq, legal = room.table.seat, room.seq, room.table.legal(room.table.seat)
        move = seat, PlayMessage(f"{seq}", seq, chance.choice(legal).text)
        decided = room.decide(*move)
        assert decided is not None
        room.apply(decided.entry, decided.code)
        moves[-1].append(move)
    *_, old, last, now = moves
    for move in last + now:
        assert room.decide(*move) is None
    for move in old:
        with pytest.raises(StaleMove):
            room.decide(*move)
    assert sum(len(it.done) + len(it.earlier) for it in room.seats) == len(last + now)


def test_the_same_id_of_another_seat_is_another_move(pair: Pair) -> None:
    pair.actor.play("pass", move="same")
    pair.actor.expect(UpdateMessage)
    pair.other.expect(UpdateMessage)
    pair.other.play(pair.other.now.legal[0], move="same")
    assert pair.other.expect(UpdateMessage).id == "same"


def test_next_when_no_deal_is_due(pair: Pair) -> None:
    with unchanged(pair):
        pair.actor.send(NextMessage(pair.actor.now.seq))
        assert pair.actor.refusal().code == "no_deal_due"


def test_play_before_the_start(server: Server) -> None:
    with Seat(server, server.open()) as seat:
        seat.play("pass")
        assert seat.refusal().code == "no_deal"
        seat.send(NextMessage(0))
        assert seat.refusal().code == "no_deal_due"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "[]",
        "null",
        "{",
        "{}",
        '{"t":"fly"}',
        '{"t":"play"}',
        '{"t":"play","id":"","at":1,"action":"pass"}',
        '{"t":"play","id":"' + "x" * 65 + '","at":1,"action":"pass"}',
        '{"t":"play","id":"a","at":-1,"action":"pass"}',
        '{"t":"play","id":"a","at":1.5,"action":"pass"}',
        '{"t":"play","id":"a","at":99999999999999999999999,"action":"pass"}',
        '{"t":"play","id":"a","at":1,"action":"pass","by":"bot"}',
        '{"t":"play","id":"a","at":1,"action":"' + "x" * 401 + '"}',
        '{"t":"play","id":"\\ud800","at":1,"action":"pass"}',
        '{"t":"next","at":"1"}',
        '{"t":"ping","n":null}',
        '{"t":"snapshot"}',
        "[" * 2000,
    ],
)
def test_frames_that_are_no_message(pair: Pair, text: str) -> None:
    with unchanged(pair):
        pair.actor.line.send(text)
        refused = pair.actor.refusal()
        assert (refused.code, refused.id) == ("bad_message", None)
        pair.actor.quiet()


def test_binary_frame(pair: Pair) -> None:
    with unchanged(pair):
        pair.actor.line.send(b'{"t":"ping","n":1}')
        assert pair.actor.refusal().code == "bad_frame"
        pair.actor.quiet()


def test_hello_twice(pair: Pair) -> None:
    with unchanged(pair):
        pair.actor.send(HelloMessage(pair.other.place.token))
        assert pair.actor.refusal().code == "hello_twice"


@pytest.mark.parametrize(
    ("wire", "code", "words"),
    [
        ("", "old_page", "This page is older than the server."),
        (f',"wire":{WIRE - 1}', "old_page", "This page is older than the server."),
        (f',"wire":{WIRE + 1}', "old_server", "This server is older than this page."),
    ],
)
def test_a_page_of_another_version_is_turned_away_in_words(
    pair: Pair, wire: str, code: str, words: str
) -> None:
    place = pair.actor.place
    with unchanged(pair), pair.server.connect(place.table) as line:
        line.send(f'{{"t":"hello","token":"{place.token}"{wire}}}')
        refused = json.loads(line.recv())
        assert (refused["code"], refused["text"].startswith(words)) == (code, True)
        assert end_of(line) == (1008, code)


def test_oversized_frame(pair: Pair) -> None:
    with unchanged(pair):
        with Seat(pair.server, pair.actor.place) as big:
            big.line.send(json.dumps({"t": "ping", "n": 1, "x": "x" * 4096}))
            assert end_of(big.line)[0] == 1009
        with Seat(pair.server, pair.actor.place) as big:
            with suppress(ConnectionClosed):  # which may be before the last of them is sent
                big.line.send(["x" * 1000] * 5)  # in fragments
            assert end_of(big.line)[0] == 1009
        pair.actor.quiet()


def test_a_frame_of_the_greatest_length(pair: Pair) -> None:
    text = '{"t":"ping","n":1}'
    pair.actor.line.send(text + " " * (4096 - len(text)))
    assert pair.actor.expect(PongMessage).n == 1


def test_wrong_token(pair: Pair) -> None:
    table = pair.actor.place.table
    stranger = pair.server.open().token
    for token in ("", "x", stranger, pair.actor.place.token[:-1], "鍵"):
        with unchanged(pair), pair.server.connect(table) as line:
            line.send(hello(token))
            assert json.loads(line.recv())["code"] == "wrong_token"
            assert end_of(line) == (1008, "wrong_token")


@pytest.mark.parametrize("name", ["x", "a" * 15, "22222222222222é", "%2e%2e", "2" * 3000])
def test_unknown_table(server: Server, name: str) -> None:
    with server.connect(name) as line:
        line.send(hello("x", lang="ja"))
        refused = json.loads(line.recv())
        assert refused["code"] == "unknown_table"
        assert refused["text"].startswith("そのようなテーブルはありません。")
        assert end_of(line) == (1008, "unknown_table")


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"t":"ping","n":1}', "hello_first"),
        ('{"t":"play","id":"a","at":1,"action":"pass"}', "hello_first"),
        ("hello", "bad_message"),
        (b"hello", "bad_frame"),
    ],
)
def test_hello_must_come_first(pair: Pair, first: str | bytes, code: str) -> None:
    with unchanged(pair), pair.server.connect(pair.actor.place.table) as line:
        line.send(first)
        assert json.loads(line.recv())["code"] == code
        assert end_of(line) == (1008, code)


def test_a_silent_line_is_closed(start: Start) -> None:
    server = start(hello_timeout=0.05)
    with server.connect(server.open().table) as line:
        assert json.loads(line.recv())["code"] == "hello_late"
        assert end_of(line) == (1013, "hello_late")


def test_too_many_messages(start: Start) -> None:
    server = start(burst=5, per_second=0.0)
    place = server.open()
    with Seat(server, place) as seat, Seat(server, place) as other:
        for n in range(5):
            seat.send(PingMessage(n))
            assert seat.expect(PongMessage).n == n
        seat.send(PingMessage(5))
        assert seat.refusal().code == "too_fast"
        assert end_of(seat.line) == (1008, "too_fast")
        other.quiet()


def test_refusals_in_the_language_of_the_reader(pair: Pair) -> None:
    with Seat(pair.server, pair.other.place, "ja-JP") as seat:
        seat.play("pass")
        assert seat.refusal().text == "あなたの番ではありません。"
        seat.send(LangMessage("en"))
        seat.play("pass")
        assert seat.refusal().text == "It is not your turn."
        seat.send(LangMessage("tlh"))
        seat.play("pass")
        assert seat.refusal().text == "It is not your turn."


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "x"])
def test_a_page_of_another_host_cannot_connect(pair: Pair, origin: str) -> None:
    table = pair.actor.place.table
    with unchanged(pair), pytest.raises(InvalidStatus) as refused:
        pair.server.connect(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_own_page_and_pages_that_were_allowed_connect(start: Start) -> None:
    server = start(origins=["https://cards.example"])
    for origin in (server.url, "https://cards.example", "https://CARDS.example"):
        with server.connect(server.open().table, origin=origin) as line:
            line.send(hello("x"))
            assert json.loads(line.recv())["code"] == "wrong_token"
