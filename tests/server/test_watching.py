"""People who watch a table without a seat: what they are told, what they may do, and how many."""

from __future__ import annotations

import json
from contextlib import ExitStack

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import parlour
from parlour.core.events import EVERYBODY, ActionPlayed, HandOpened
from parlour.core.table import Table
from parlour.server.ground.tokens import shuffled
from parlour.server.store.nodes import NodeMessage, read_news
from parlour.server.store.records import HandShown, WatchersAllowed
from parlour.server.wire.protocol.client import (
    AllowWatchersMessage,
    LeaveMessage,
    QuietMessage,
    SayMessage,
    ShowHandMessage,
)
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import PresenceMessage, SaidMessage, SnapshotMessage
from parlour.server.wire.protocol.watcher import FaceMessage
from parlour.server.wire.signals import MOST
from tests.helpers import Player, fresh_chance, random_options
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, hello, play_until
from tests.server.test_leave import told
from tests.server.test_signals import playing, said, two
from tests.server.watching import Watcher


def watching(seat: Seat) -> int:
    """Return how many people watch, once a seat is told."""
    while not isinstance(message := seat.receive(), PresenceMessage):
        pass
    return message.watching


def seated(server: Server) -> tuple[PlaceInfo, PlaceInfo]:
    """Return the places of two people whose match has begun."""
    places = two(server)
    with Seat(server, places[0]) as ann, Seat(server, places[1]) as ben:
        for seat in (ann, ben):
            seat.wait(playing)
    return places


def face(watcher: Watcher, name: str) -> None:
    watcher.line.send(json.dumps({"t": "face", "face": name}))


def test_a_watcher_is_told_the_public_part_and_nothing_else(server: Server) -> None:
    place, other = two(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        for seat in (ann, ben):
            seat.wait(playing)
        with Watcher(server, place.table) as eva:
            first = eva.now
            assert isinstance(first, SnapshotMessage)
            assert (first.seat, first.own, first.legal, first.seq) == (-1, None, (), 1)
            play_until(lambda now: now.seq >= 5, ann, ben)
            for seat in (ann, ben, eva):
                seat.settle()
            assert eva.public == ann.public
            assert not eva.seals
            mine = "".join(eva.frames)
            hidden = {*ann.view.hand, *ben.view.hand} - {
                *sum(ann.view.thrown, ()), *sum(ann.view.known, ()), ann.view.upcard
            }  # fmt: skip
            assert not [card for card in hidden if f'"{card}"' in mine or f" {card}" in mine]


def test_everybody_is_told_how_many_watch(server: Server) -> None:
    place, other = seated(server)
    with Seat(server, place) as ann:
        with Watcher(server, place.table) as eva:
            assert watching(ann) == 1
            assert isinstance(eva.now, SnapshotMessage)
            assert eva.now.table.watching == 1
            with Watcher(server, place.table):
                assert watching(ann) == 2
                assert watching(eva) == 2
                assert server.ask(f"/api/tables/{place.table}")[1]["watching"] == 2
            assert watching(ann) == 1
        assert watching(ann) == 0
    assert other.token


def test_no_message_of_a_watcher_does_anything(server: Server) -> None:
    """The third one that is not for them ends the connection."""
    place, other = seated(server)
    with Seat(server, place) as ann, Watcher(server, place.table) as eva:
        before = server.entries(place.table)
        messages = [
            {"t": "play", "id": "x", "at": 1, "action": "pass"},
            {"t": "try", "id": "x", "at": 1, "actions": ["pass"]},
            {"t": "leave"},
        ]
        for message in messages:
            eva.line.send(json.dumps(message))
            refusal = told(eva)
            assert refusal.code == "watch_only"
            assert "only watch" in refusal.text
        assert end_of(eva.line) == (1008, "watch_only")
        assert server.entries(place.table) == before
        ann.settle()
    assert other.token


@pytest.mark.parametrize(
    "text", ["", "{}", '{"t":"say","phrase":"hello"}', '{"t":"hint"}', "[" * 9]
)
def test_unknown_messages_of_watchers_are_refused(server: Server, text: str) -> None:
    place, _ = two(server)
    with Watcher(server, place.table) as eva:
        eva.line.send(text)
        assert told(eva).code == "watch_only"
        eva.settle()  # which is answered


def test_faces_are_told_to_all_and_are_limited(server: Server) -> None:
    place, other = seated(server)
    with Seat(server, place) as ann, Watcher(server, place.table) as eva:
        with Watcher(server, place.table) as leo:
            for _ in range(MOST + 2):
                face(eva, "wow")
            assert [said(it) for it in (ann, leo)] == [SaidMessage(-1, "wow")] * 2
            eva.settle()
            assert sum('"said_often"' in it for it in eva.frames) == 1
            face(leo, "luck")
            assert [said(leo).phrase for _ in range(MOST)][-1] == "luck"
            face(leo, "hello")  # which is a phrase
            assert told(leo).code == "watch_only"
        ann.send(SayMessage("hello"))
        while said(eva) != SaidMessage(0, "hello"):
            pass
        ann.send(QuietMessage(True))
        ann.settle()
        with Watcher(server, place.table) as leo:
            face(leo, "cry")
            assert told(leo).code == "table_quiet"
    assert other.token


def test_the_browser_of_a_seat_cannot_watch_its_table(server: Server) -> None:
    place, other = seated(server)
    for token in (place.token, other.token):
        with server.connect(f"{place.table}/watch") as line:
            line.send(hello(token))
            assert json.loads(line.recv())["code"] == "watch_own"
            assert end_of(line) == (1008, "watch_own")


def test_the_opener_closes_the_table_to_watchers(start: Start) -> None:
    server = start()
    place, other = seated(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        with Watcher(server, place.table) as eva:
            ben.send(AllowWatchersMessage(False))
            assert told(ben).code == "not_opener"
            ann.send(AllowWatchersMessage(False))
            assert told(eva).text == "The table is closed to watchers."
            assert end_of(eva.line) == (1008, "watchers_closed")
        server.kill()
        server.restart()
    assert server.ask(f"/api/tables/{place.table}")[1]["closed"]
    with server.connect(f"{place.table}/watch") as line:
        line.send(hello(""))
        assert json.loads(line.recv())["code"] == "watchers_closed"
    with Seat(server, place) as ann:
        ann.send(AllowWatchersMessage(True))
        ann.settle()
        with Watcher(server, place.table):
            pass
    found = [it.allowed for it in server.entries(place.table) if isinstance(it, WatchersAllowed)]
    assert found == [False, True]


def test_a_seat_shows_its_hand_to_watchers(start: Start) -> None:
    server = start()
    place = server.open(name="Ann")
    with Seat(server, place) as ann:
        ann.send(ShowHandMessage(True))
        assert told(ann).code == "no_hand"
        other = server.join(place.table, "Ben")
        with Seat(server, other) as ben, Watcher(server, place.table) as eva:
            for seat in (ann, ben, eva):
                seat.wait(playing)
            eva.settle()
            assert eva.hands == ()
            ben.send(ShowHandMessage(True))
            for seat in (ben, ann, eva):
                seat.settle()
            assert eva.hands == (None, ben.view.hand)
            shown = json.dumps({"event": "hand_opened", "seat": 1, "open": True})
            assert shown.replace(" ", "") in "".join(ann.frames)
            play_until(lambda now: now.seq >= 5, ann, ben)
            for seat in (ann, ben, eva):
                seat.settle()
            assert eva.hands == (None, ben.view.hand)
            with Watcher(server, place.table) as leo:
                leo.settle()
                assert isinstance(leo.now, SnapshotMessage)
                assert [it.shows for it in leo.now.table.seats] == [False, True]
                assert HandOpened(1, True) in leo.now.events
            assert '"hands"' not in "".join(ann.frames).replace('"hands":[', "")
            ben.send(ShowHandMessage(False))
            ben.settle()
            eva.settle()
            assert eva.hands == ()
    found = [it for it in server.entries(place.table) if isinstance(it, HandShown)]
    assert found == [HandShown(1, True), HandShown(1, False)]


def test_a_bot_that_takes_over_a_seat_shows_nothing(server: Server) -> None:
    place, other = seated(server)
    with Seat(server, place) as ann, Seat(server, other) as ben:
        ben.send(ShowHandMessage(True))
        ben.settle()
        with Watcher(server, place.table) as eva:
            ben.send(LeaveMessage())
            while '"event":"resigned"' not in eva.frames[-1]:
                eva.receive()
            eva.settle()
            assert eva.hands == ()
            ann.settle()


def test_a_table_and_an_address_have_limits(start: Start) -> None:
    server = start(watchers=2, watchers_per_address=3)
    tables = [seated(server)[0].table for _ in range(2)]
    with Watcher(server, tables[0]), Watcher(server, tables[0]):
        with server.connect(f"{tables[0]}/watch") as line:
            line.send(hello(""))
            assert json.loads(line.recv())["code"] == "many_watchers"
            assert end_of(line)[1] == "many_watchers"
        with Watcher(server, tables[1]), pytest.raises(InvalidStatus):
            server.connect(f"{tables[1]}/watch")
        with Watcher(server, tables[1]):
            pass


def test_watchers_make_room_for_players(start: Start) -> None:
    server = start(connections=20)
    place, other = seated(server)
    with ExitStack() as lines, Watcher(server, place.table) as eva, Seat(server, other):
        for _ in range(17):
            lines.enter_context(server.connect(place.table))
        assert told(eva).code == "watchers_shed"
        assert end_of(eva.line) == (1013, "watchers_shed")
        with pytest.raises(InvalidStatus):
            server.connect(f"{place.table}/watch")


def test_a_watcher_comes_back_after_kill_9(start: Start) -> None:
    server = start()
    place, other = seated(server)
    with Watcher(server, place.table) as eva, Seat(server, place), Seat(server, other):
        server.kill()
        server.restart()
        assert end_of(eva.line)[0] is not None
    with Seat(server, place) as ann, Watcher(server, place.table) as eva:
        assert eva.now.seq == ann.now.seq


def test_people_watch_before_anybody_else_has_come(server: Server) -> None:
    place = server.open(name="Ann")
    with Watcher(server, place.table) as eva:
        assert isinstance(eva.now, SnapshotMessage)
        assert (eva.now.waiting, eva.now.public) == ("seats", None)
        other = server.join(place.table, "Ben")
        with Seat(server, place), Seat(server, other):
            eva.wait(playing)
        assert eva.public["counts"] == [10, 10]


@pytest.mark.parametrize("game", parlour.GAMES)
def test_public_events_name_only_cards_that_the_public_view_shows(game: str) -> None:
    """The page of a watcher relies on it: it does not show a card that is nowhere in the view."""
    chance, played = fresh_chance(f"{game} events"), parlour.GAMES[game]
    for _ in range(20):
        rules = random_options(played, chance.choice([*played.presets]), chance)
        seats = chance.choice(played.seats_for(rules))
        table, player = Table(played, rules, seats), Player(played, chance)
        for _ in range(2):
            if table.waiting == "deal":
                table.apply(table.decide_deal(shuffled(played.pack(rules, seats), chance)))
                check_deal(table, player)


def check_deal(table: Table, player: Player) -> None:
    """Play a deal and check all that everybody is told of it."""
    before = msgspec.json.encode(table.public()).decode()
    while table.waiting == "play":
        code = player.choose(table.deal_for(table.seat))
        events = table.apply(table.decide_play(table.seat, code)[0])
        after = msgspec.json.encode(table.public()).decode()
        for event in events:
            if isinstance(event, ActionPlayed):
                for move in event.for_seat(EVERYBODY).moves:
                    check_open(move.card, before + after, event)
        before = after


def check_open(card: str | None, view: str, event: ActionPlayed) -> None:
    """Check that a card is in a view; a joker is told alone, and shown as the card it replaces."""
    if card is not None:
        assert f'"{card}"' in view or (card == "*" and '"*' in view), event


def test_an_older_node_knows_no_watchers() -> None:
    assert read_news(b'["n",{},{},[]]') == NodeMessage("n", {}, {})
    assert FaceMessage("wow").face == "wow"
