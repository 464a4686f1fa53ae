"""Whole matches over the wire: against a bot, between friends, and across a restart."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest
from msgspec import UNSET

import parlour
from parlour import proof
from parlour.bots import create, verify
from parlour.core.events import DealEnded, DealStarted, Event, MatchEnded
from parlour.core.replay import Replay
from parlour.core.table import Dealt, Played
from parlour.server.store.records import Happened, Opened
from parlour.server.wire.protocol.client import NextMessage
from parlour.server.wire.protocol.server import (
    PositionMessage,
    PresenceMessage,
    ReadyMessage,
    RefusedMessage,
    SnapshotMessage,
    UpdateMessage,
)
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, play_until, read_server


def replay_of(server: Server, table: str) -> Replay:
    status, text, _ = server.fetch(f"/api/tables/{table}/replay")
    assert status == 200
    return Replay.read(text)


def over(now: PositionMessage) -> bool:
    return now.waiting == "over"


def test_a_match_against_a_bot(server: Server) -> None:
    place = server.open_with_bot(name="Aki", options={"target": 30})
    with Seat(server, place) as seat:
        play_until(over, seat)
        totals = seat.sheet.totals
    told = [read_server(text) for text in seat.frames]
    updates = [it for it in told if isinstance(it, UpdateMessage)]
    for update in updates:  # the sheet grows with the match: only what is new in it is told
        ends = [event.number for event in update.events if isinstance(event, DealEnded)]
        changes = ends or any(isinstance(event, MatchEnded) for event in update.events)
        assert (update.sheet is not None) == bool(changes)
        assert [row.number for row in (update.sheet.rows if update.sheet else ())] == ends
    replay = replay_of(server, place.table)
    assert replay.names == ("Aki", "random")
    assert tuple(replay.check(parlour.GAMES).totals) == totals


def told_of_this_deal(frames: list[str]) -> list[Event]:
    """Return the events since the last deal began, of messages to one seat."""
    told: list[Event] = []
    for message in map(read_server, frames):
        if isinstance(message, SnapshotMessage | UpdateMessage):
            begins = any(isinstance(event, DealStarted) for event in message.events)
            told = [*([] if begins else told), *message.events]
    return told


def test_a_snapshot_tells_the_deal_so_far_as_the_seat_was_told_it(start: Start) -> None:
    server = start()
    places = [server.open(name="Ann", options={"target": 10_000})]
    places.append(server.join(places[0].table, "Ben"))
    told: list[list[Event]] = []
    with Seat(server, places[0]) as ann, Seat(server, places[1]) as ben:
        for second in (False, True):
            play_until(lambda now: now.seq >= 9, ann, ben)
            if second:
                play_until(lambda now: now.waiting == "deal", ann, ben)
                play_until(lambda now: now.waiting == "play", ann, ben)
            told = [told_of_this_deal(seat.frames) for seat in (ann, ben)]
            for place, events in zip(places, told, strict=True):
                assert isinstance(events[0], DealStarted)
                assert events[0].number >= 1 + second  # a deal may be over in a few moves
                with Seat(server, place) as again:
                    assert told_of_this_deal(again.frames) == events
    server.kill()
    server.restart()
    for place, events in zip(places, told, strict=True):
        with Seat(server, place) as again:
            assert told_of_this_deal(again.frames) == events


def test_every_move_of_a_bot_can_be_computed_again(server: Server) -> None:
    place = server.open_with_bot(options={"target": 1})
    with Seat(server, place) as seat:
        play_until(over, seat)
    opened, *entries = server.entries(place.table)
    assert isinstance(opened, Opened)
    game = parlour.GAMES["gin"]
    match = game.match_type(game, game.options(target=1), 2, dealer=opened.first_dealer)
    bot, again = create("random", "gin"), 0
    done = Counter[int]()
    for record in (entry.record for entry in entries if isinstance(entry, Happened)):
        if isinstance(record, Dealt):
            if record.dealer is not UNSET:
                match.dealer = record.dealer
            match.start(record.cards)
            done = Counter[int]()
            continue
        assert isinstance(record, Played)
        deal = match.deal
        if record.by == "random":
            secret = proof.chain(bytes.fromhex(opened.root), proof.LINKS - match.number)
            done[deal.seat] += 1
            seed = proof.bot_seed(secret, deal.seat, done[deal.seat])
            code = bot.choose(deal.seen_by(deal.seat), opened.budget, seed)
            assert game.format(deal, code) == record.action
            again += 1
        deal.step(game.parse(deal, record.action))
        if deal.over:
            match.settle()
    assert again > 0
    replay = replay_of(server, place.table)
    assert (replay.bots[0].bot, replay.bots[0].budget) == ("random", opened.budget)
    assert verify(replay, parlour.GAMES) == (again, (), None, 0)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_friends(
    kind: str, start: Start, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path}/t.db" if kind == "sqlite" else request.getfixturevalue("postgres")
    server = start(db)
    place = server.open(name="Ann", options={"target": 40})
    with Seat(server, place) as ann:
        assert ann.now.waiting == "seats"
        assert ann.view is None
        with Seat(server, server.join(place.table, "Ben")) as ben:
            assert [info.name for info in ann.expect(PresenceMessage).seats] == ["Ann", "Ben"]
            play_until(over, ann, ben)
            assert ann.sheet == ben.sheet
            assert max(ann.sheet.totals) >= 40
    assert replay_of(server, place.table).names == ("Ann", "Ben")
    server.kill()
    server.restart()
    with Seat(server, place) as ann:
        assert ann.now.waiting == "over"


def test_the_next_deal_waits_for_every_person(server: Server) -> None:
    place = server.open()
    with Seat(server, place) as ann, Seat(server, server.join(place.table)) as ben:
        both = (ann, ben)
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, *both)
        seq = ann.now.seq
        ann.send(NextMessage(seq - 1))
        assert ann.refusal().code == "stale_move"
        ann.send(NextMessage(seq))
        for seat in both:
            assert seat.expect(ReadyMessage).ready == [True, False]
        ann.send(NextMessage(seq))
        assert ann.expect(SnapshotMessage).ready == [True, False]
        ben.quiet()
        ben.send(NextMessage(seq))
        for seat in both:
            assert seat.expect(ReadyMessage).ready == [True, True]
            assert seat.expect(UpdateMessage).seq == seq + 1
            assert seat.now.waiting == "play"


def test_comings_and_goings_are_told(server: Server) -> None:
    place = server.open()
    with Seat(server, place) as ann:
        other = server.join(place.table)
        ann.wait(lambda now: now.seq == 1)
        with Seat(server, other):
            assert ann.expect(PresenceMessage).seats[1].online
            with Seat(server, other):
                pass
        assert not ann.expect(PresenceMessage).seats[1].online


def test_one_seat_on_two_screens(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place) as phone, Seat(server, place) as laptop:
        for seat in (phone, laptop):
            seat.wait(lambda now: bool(now.legal))
        move = phone.play(phone.now.legal[0])
        assert phone.expect(UpdateMessage).id == laptop.expect(UpdateMessage).id == move


def test_a_fifth_screen_replaces_the_first(server: Server) -> None:
    place = server.open()
    first = Seat(server, place)
    others = [Seat(server, place) for _ in range(4)]
    while not isinstance(told := first.receive(), RefusedMessage):
        pass
    assert (told.code, told.id) == ("replaced", None)
    assert end_of(first.line) == (1008, "replaced")
    for seat in others:
        seat.quiet()
        seat.close()


def test_what_a_table_tells_everybody(server: Server) -> None:
    place = server.open_with_bot(name=" Zoë ", preset="oklahoma", options={"target": 50})
    status, info = server.ask(f"/api/tables/{place.table}")
    assert status == 200
    about = {"table", "game", "preset", "options", "seats", "lesson", "sealed"}
    about |= {"seating", "taken_back", "home", "evening", "quiet", "pace", "paused"}
    about |= {"watching", "closed", "code", "line", "opener", "locked", "begins"}
    about |= {"clock", "absent"}
    about |= {"practice", "given", "day"}
    assert set(info) == about | {"started", "over", "turn", "deal"}
    zoe = {
        "name": "Zoë",
        "kind": "person",
        "bot": None,
        "online": False,
        "away": 0,
        "portrait": "king",
    }
    leo = {"name": "Leo", "kind": "bot", "bot": "random", "online": True}
    assert info["seats"] == [zoe, leo]
    assert (info["preset"], info["options"]["target"]) == ("oklahoma", 50)
    assert info["options"]["knock_limit"] == "oklahoma"


def test_a_table_tells_as_many_players_as_it_has_seats(server: Server) -> None:
    bots = [{"seat": seat, "bot": "random"} for seat in (1, 2)]
    for options in ({}, {"players": 5}):
        place = server.open(game="michigan", seats=3, options=options, bots=bots)
        _, info = server.ask(f"/api/tables/{place.table}")
        assert info["options"]["players"] == len(info["seats"]) == 3


def test_bots_of_a_table_have_names_of_their_own(server: Server) -> None:
    """This holds if a person has a bot's name; players at other tables do not matter."""
    for name, second in (("Ann", "Leo"), (" leo ", "Max")):
        place = server.open(game="michigan", name=name, others="random", seats=8)
        _, info = server.ask(f"/api/tables/{place.table}")
        names = [seat["name"] for seat in info["seats"]]
        assert names[1:4] == [second, "Anna", "Tom"]
        assert len(set(names)) == len(names) == 8


def test_what_can_be_played(server: Server) -> None:
    status, games = server.ask("/api/games")
    assert status == 200
    assert [game["id"] for game in games] == list(parlour.GAMES)
    for game in games:
        programs = parlour.GAMES[game["id"]].program_presets  # which are not offered to people
        assert [name for name in game["preset_values"] if name not in programs] == game["presets"]
        assert "random" in game["bots"]
        names = {option["name"] for option in game["options"]}
        assert all(set(values) == names for values in game["preset_values"].values())


def test_health_counts(start: Start) -> None:
    server = start()
    assert server.ask("/api/health") == (200, {"tables": 0, "connections": 0})
    with Seat(server, server.open()):
        assert server.ask("/api/health") == (200, {"tables": 1, "connections": 1})


def test_the_log_names_the_decider_of_each_move(server: Server) -> None:
    place = server.open_with_bot(options={"target": 1})
    with Seat(server, place) as seat:
        play_until(lambda now: now.seq >= 8, seat)
    records = [entry.record for entry in server.entries(place.table)[1:]]  # type: ignore[union-attr]
    deciders = {record.seat: record.by for record in records if isinstance(record, Played)}
    assert deciders == {0: "person", 1: "random"}


def test_a_server_stops_cleanly(start: Start) -> None:
    server = start()
    with Seat(server, server.open_with_bot()) as seat:
        assert server.stop() == -signal.SIGTERM
        assert end_of(seat.line)[0] == 1012  # "service restart": the page comes back by itself
