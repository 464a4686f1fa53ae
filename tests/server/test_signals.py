"""Phrases that people say at a table: who may, how often, and when they have to wait."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

import parlour
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.table import Table
from parlour.server.ground.errors import TooMuch
from parlour.server.store.nodes import NodeMessage, read_news
from parlour.server.store.records import Hushed
from parlour.server.wire.protocol.client import LeaveMessage, QuietMessage, SayMessage
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import (
    HushedMessage,
    PositionMessage,
    RefusedMessage,
    SaidMessage,
)
from parlour.server.wire.protocol.table import TableInfo
from parlour.server.wire.signals import MOST, WITHIN_S, Signals
from tests.server.conftest import Start
from tests.server.running import Seat, Server
from tests.server.test_leave import told

SECRETS = {
    "lorum": {"declaration": "sealed"},
    "tripoley": {"auction": "sealed", "poker_select": "choose"},
    "michigan": {},
}


def said(seat: Seat) -> SaidMessage:
    """Return the next phrase that a seat is told of."""
    while not isinstance(message := seat.receive(), SaidMessage):
        assert not isinstance(message, RefusedMessage), message
    return message


def two(server: Server) -> tuple[PlaceInfo, PlaceInfo]:
    place = server.open(name="Ann")
    return place, server.join(place.table, "Ben")


def playing(now: PositionMessage) -> bool:
    return now.waiting == "play"


def heard(seat: Seat) -> list[dict[str, Any]]:
    """Return the phrases and refusals among all that has been sent to a seat so far."""
    before = len(seat.frames)
    seat.settle()
    found = [json.loads(it) for it in seat.frames[before:]]
    return [it for it in found if it["t"] in ("said", "refused")]


def test_a_phrase_is_told_to_everybody_and_not_kept(start: Start) -> None:
    server = start()
    place, other = two(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        for seat in (ann, ben):
            seat.wait(playing)
        before = server.entries(place.table)
        ben.send(SayMessage("hello"))
        assert said(ann) == said(ben) == SaidMessage(1, "hello")
        assert server.entries(place.table) == before


def test_only_known_phrases_are_said_and_only_at_the_own_seat(start: Start) -> None:
    server = start()
    place, _ = two(server)
    with Seat(server, place) as ann:
        for more in ({"phrase": "<b>Hello</b>"}, {"phrase": "hello", "seat": 1}, {}):
            ann.line.send(json.dumps({"t": "say", **more}))
            assert told(ann).code == "bad_message"
        ann.send(SayMessage("luck"))
        assert said(ann) == SaidMessage(0, "luck")


def test_a_flood_is_refused_once_and_disturbs_nobody_else(start: Start) -> None:
    server = start()
    place, other = two(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        for _ in range(MOST + 20):
            ann.send(SayMessage("laugh"))
        mine = [it.get("code", it["t"]) for it in heard(ann)]
        assert mine == [*["said"] * MOST, "said_often"]
        ben.send(SayMessage("wow"))
        theirs = [(it["seat"], it["phrase"]) for it in heard(ben)]
        assert theirs == [*[(0, "laugh")] * MOST, (1, "wow")]


def test_a_chair_says_three_phrases_in_twenty_seconds() -> None:
    times = iter([0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 5.0, 6.0, 6.0, 6.0, WITHIN_S, WITHIN_S])
    signals = Signals(lambda: next(times))
    assert [signals.admit(0) for _ in range(MOST)] == [True] * MOST
    with pytest.raises(TooMuch) as refusal:
        signals.admit(0)
    assert (refusal.value.code, refusal.value.facts) == ("said_often", {"seconds": 16})
    assert not signals.admit(0)  # silently
    assert signals.admit(1)  # another chair
    assert signals.admit(0)


def test_what_is_said_on_another_node_counts_too() -> None:
    signals = Signals(lambda: 0.0)
    for _ in range(MOST):
        signals.count(0)
    with pytest.raises(TooMuch):
        signals.admit(0)


def test_the_last_phrase_of_each_chair_waits() -> None:
    signals = Signals(lambda: 0.0)
    signals.hold(1, "hello", own=True)
    signals.hold(0, "wow", own=False)
    signals.hold(1, "sorry", own=True)
    assert signals.released() == [(1, "sorry", True), (0, "wow", False)]
    assert signals.released() == []


def test_phrases_wait_while_answers_are_secret(start: Start) -> None:
    server = start()
    place = server.open(
        name="Ann", game="lorum", seats=3, options={"declaration": "sealed", "expose": "off"}
    )
    places = [place, server.join(place.table, "Ben"), server.join(place.table, "Eva")]
    with ExitStack() as company:
        everybody = [company.enter_context(Seat(server, it)) for it in places]
        for seat in everybody:
            seat.wait(playing)
        ann, ben, eva = everybody
        ben.send(SayMessage("wow"))
        assert said(ben) == SaidMessage(1, "wow", held=True)
        for _ in everybody:
            assert [*heard(ann), *heard(ben), *heard(eva)] == []
            acting = next(it for it in everybody if it.now.legal)
            answered = acting.now.seq + 1
            acting.play("pass")
            for seat in everybody:
                while seat.now.seq < answered:
                    seat.receive()
        for seat in everybody:
            assert said(seat) == SaidMessage(1, "wow")


@pytest.mark.parametrize("game", sorted(SECRETS))
def test_a_phase_is_secret_if_the_others_learn_only_that_something_was_decided(game: str) -> None:
    """`public_text` and `is_secret` agree in all positions."""
    chance = Random(7)
    played = parlour.GAMES[game]
    rules = played.options(None, **SECRETS[game])
    seats, secret = max(played.seats_for(rules)), set[bool]()
    for _ in range(10):
        table = Table(played, rules, seats)
        pack = Pack(played.pack(rules, seats))
        pack.shuffle(chance)
        table.apply(table.decide_deal(pack.to_list()))
        while table.waiting == "play":
            deal = table.match.deal
            codes = deal.legal()
            hidden = any(played.public_text(deal, code) for code in codes)
            assert played.is_secret(deal) == hidden
            secret.add(table.secret)
            code = codes[chance.below(len(codes))]
            table.apply(table.decide_play(table.seat, code).record)
        assert not table.secret
    assert secret == {True, False} or game == "michigan"


def test_a_race_for_answers_is_secret() -> None:
    played = parlour.GAMES["lorum"]
    rules = played.options(None, declaration="race")
    table = Table(played, rules, 3)
    pack = Pack(played.pack(rules, 3))
    table.apply(table.decide_deal(pack.to_list()))
    assert len(table.actors) > 1
    assert table.secret


def test_the_opener_silences_the_table_and_lets_it_speak(start: Start) -> None:
    server = start()
    place, other = two(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        ben.send(QuietMessage(True))
        assert told(ben).code == "not_opener"
        ann.send(QuietMessage(True))
        while not isinstance(message := ben.receive(), HushedMessage):
            pass
        assert message.quiet
        ben.send(SayMessage("hello"))
        assert told(ben).code == "table_quiet"
        assert [it for it in server.entries(place.table) if isinstance(it, Hushed)] == [
            Hushed(True)
        ]
        server.kill()
        server.restart()
    with Seat(server, place) as ann, Seat(server, other) as ben:
        assert server.ask(f"/api/tables/{place.table}")[1]["quiet"]
        ann.send(QuietMessage(False))
        ann.settle()
        ben.send(SayMessage("hello"))
        assert said(ben) == SaidMessage(1, "hello")
        for quiet in [True, False] * 16:
            ann.send(QuietMessage(quiet))
        assert told(ann).code == "too_fast"


def test_once_the_opener_has_left_the_next_chair_decides(start: Start) -> None:
    server = start()
    place, other = two(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        for seat in (ann, ben):
            seat.wait(playing)
        ann.send(LeaveMessage())
        assert told(ann).code == "seat_left"
        ben.settle()
        ben.send(QuietMessage(True))
        while not isinstance(ben.receive(), HushedMessage):
            pass


def test_a_table_is_opened_without_phrases(start: Start) -> None:
    server = start()
    place = server.open(name="Ann", quiet=True)
    with Seat(server, place) as ann:
        ann.send(SayMessage("hello"))
        assert told(ann).code == "table_quiet"


def test_an_older_node_sends_no_phrases() -> None:
    assert read_news(b'["n",{},{}]') == NodeMessage("n", {}, {})


def test_an_older_server_knows_no_quiet_tables() -> None:
    found = {it.name: it.default for it in msgspec.structs.fields(TableInfo)}
    assert found["quiet"] is False
