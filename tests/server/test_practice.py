"""Somebody plays on from a position of a finished match, at a table of their own against bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.errors import MatchOver
from parlour.core.match import ScoreSheet
from parlour.core.replay import Replay
from parlour.core.table import PERSON, Played
from parlour.games import GAMES
from parlour.server.ground import tokens
from parlour.server.ground.config import Config
from parlour.server.ground.errors import BadRequest, NotNow
from parlour.server.state import facts
from parlour.server.state.after.book import entry_of
from parlour.server.state.after.practice import branched
from parlour.server.state.room import Room
from parlour.server.store.records import Happened, Opened, read_entry
from parlour.server.tables import history
from parlour.server.wire.protocol.client import (
    LeaveMessage,
    ProposeMessage,
    TakeBackMessage,
    TermsInfo,
)
from parlour.server.wire.protocol.http import JoinLineMessage, PlaceInfo, PractiseMessage
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.protocol.table import TableInfo
from tests.following import Following, deterministic
from tests.helpers import fresh_chance, some
from tests.sealing import TABLE, Sealed
from tests.server.conftest import Start
from tests.server.running import Seat, Server, play_until
from tests.server.test_next_match import ended

HERE = "z" * 15
KEY = "0" * 48
DEALS = 2
POSITIONS = 3  # of each deal and seat, besides both ends


def finished(game: str, deals: int = DEALS, **more: Any) -> Sealed:
    """Return a match that its only person broke off after some deals, or that is over."""
    rules = GAMES[game]
    match = Sealed(rules, min(rules.seats_for(rules.options())), **more)
    match.play(deals)
    if match.room.waiting != "over":
        match.deal()
        match.give_up()
    return match


def log_of(match: Sealed, deal: int, move: int, seat: int) -> list[bytes]:
    """Return the log of a practice table."""
    wanted, chance = PractiseMessage(deal, move, seat, "Ann"), Random(1)
    parts = (match.opened, match.entries[1:], wanted, KEY, Config(), chance)
    return [*map(encode, branched(TABLE, *parts))]


def practice_at(match: Sealed, deal: int, move: int, seat: int = 0) -> Room:
    """Return a practice table as a server wakes it."""
    return history.restore(HERE, log_of(match, deal, move, seat))


def go_on(room: Room) -> None:
    """Play any legal actions to the end of the deal."""
    while room.waiting == "play":
        seat, deal = room.table.seat, room.table.match.deal
        code = deal.legal()[room.seq % len(deal.legal())]
        if room.seats[seat].kind == "bot":
            room.apply(room.decide_bot(code, 1).entry)
        else:
            room.apply(Happened(room.table.decide_play(seat, code)[0]))


@pytest.mark.parametrize("game", some(sorted(parlour.GAMES)))
def test_every_position_of_a_match_can_be_played_on(game: str) -> None:
    match, chance = finished(game), fresh_chance(game)
    rows = match.room.table.match.rows
    for deal in range(1, len(rows) + 1):
        for seat in range(match.opened.seats):
            told = history.recorded(TABLE, match.records, deal, seat)
            follows = Following()
            follows.take(told.start)
            last = len(told.updates)
            tried = {0, last, *chance.sample(range(last), min(last, POSITIONS))}
            for move in range(len(told.updates) + 1):
                if move:
                    follows.take(told.updates[move - 1])
                if move not in tried:
                    continue
                if deal == len(rows) and move == last and not match.room.table.match.ended_early:
                    continue
                room = practice_at(match, deal, move, seat)
                assert deterministic(room.table.view(seat)) == follows.text
                assert room.table.match.number == deal
                assert [*room.table.match.rows] == [*rows[: deal - (room.waiting == "play")]]
                persons = [i for i, it in enumerate(room.seats) if it.kind == "person"]
                assert persons == [seat]
                assert room.table.persons == {seat}
                assert room.find_seat(KEY) == seat
                info = facts.info_of(room, {})
                assert info.practice
                assert not info.sealed
                assert room.seal is None
    go_on(room := practice_at(match, 1, 1))
    assert room.waiting in ("deal", "over")
    assert len(room.table.match.rows) == 1


def test_nothing_of_the_other_match_is_a_bots_decision_or_a_persons_move() -> None:
    """So the decisions of this table's bots can be computed again from its log."""
    match = finished("gin")
    log = [read_entry(it) for it in log_of(match, 2, 3, 1)]
    [opened, *rest] = log
    assert isinstance(opened, Opened)
    assert (opened.seat, [it.seat for it in opened.bots]) == (1, [0])
    assert opened.root == opened.tip == ""
    assert all(isinstance(it, Happened) and it.id is None for it in rest)
    played = [
        it.record for it in rest if isinstance(it, Happened) and isinstance(it.record, Played)
    ]
    assert {(it.by, it.budget) for it in played} == {(PERSON, msgspec.UNSET)}


def test_decisions_that_were_taken_back_are_left_out() -> None:
    match = Sealed(GAMES["gin"], 2)
    match.deal()
    while not match.room.table.acted.get(match.seat):
        match.act()
    match.do(match.room.decide(match.seat, TakeBackMessage(match.room.seq)))
    after = len(history.recorded(TABLE, [*match.records], 1, 0).updates)
    before = encode(match.room.table.view(0))
    match.play(1)
    match.deal()
    match.give_up()
    room = practice_at(match, 1, after)
    assert encode(room.table.view(0)) == before
    assert room.table.taken_back == 0


def test_a_seat_that_was_given_up_is_a_persons_again(start: Start, people: ExitStack) -> None:
    server = start()
    places = [server.open(game="gin", seats=2, name="Ann")]
    places.append(server.join(places[0].table, "Ben"))
    ann, ben = (people.enter_context(Seat(server, it)) for it in places)
    play_until(lambda now: now.seq > 3, ann, ben)
    ann.send(LeaveMessage())
    ben.resign()
    table = places[0].table
    status, place = practise(server, table, 1, 4, 0)
    assert status == 201, place
    info = info_of(server, place["table"])
    assert [(it.kind, it.left) for it in info.seats] == [("person", None), ("bot", None)]


def test_what_is_not_there_is_refused() -> None:
    match = finished("gin", deals=1)
    last = len(history.recorded(TABLE, match.records, 1, 0).updates)
    assert practice_at(match, 1, last).waiting == "deal"
    for deal, move in ((1, last + 1), (3, 0), (0, 0)):
        with pytest.raises(BadRequest) as refused:
            practice_at(match, deal, move)
        assert refused.value.code == "no_such_move"
    with pytest.raises(BadRequest):
        practice_at(match, 1, 0, seat=2)
    with pytest.raises(MatchOver):
        practice_at(match, 2, 1)  # here the person gave up


def test_practice_counts_nowhere_and_nothing_follows_it() -> None:
    room = practice_at(finished("gin", deals=1), 1, 0)
    go_on(room)
    room.apply(room.decide_deal(Random(1)))
    room.apply(Happened(room.table.decide_resign(0, "")))
    assert entry_of(room) == ("", "")
    assert room.unsealed is None
    terms = TermsInfo("gin")
    with pytest.raises(NotNow) as refused:
        room.decide(0, ProposeMessage(terms))
    assert refused.value.code == "no_next_match"
    with pytest.raises(NotNow) as refused:
        room.decide_line(JoinLineMessage("1" * 48))
    assert refused.value.code == "no_next_match"


# -- at a server -----------------------------------------------------------------------------------


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def practise(server: Server, table: str, deal: int, move: int, seat: int) -> tuple[int, Any]:
    """Ask for a practice table."""
    wanted = {"deal": deal, "move": move, "seat": seat, "name": "Mia"}
    return server.ask(f"/api/tables/{table}/practice", wanted)


def info_of(server: Server, table: str) -> TableInfo:
    return msgspec.convert(server.ask(f"/api/tables/{table}")[1], TableInfo)


def test_a_practice_table_survives_a_crash_and_ends_as_practice(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, _ = ended(server, people, "Ann", "Ben")
    status, told = practise(server, ann.place.table, 1, 2, 1)
    assert status == 201, told
    place = msgspec.convert(told, PlaceInfo)
    assert place.seal is None
    with Seat(server, place) as mia:
        mia.wait(lambda now: bool(now.legal))
        mia.advance()
        seen = mia.wait(lambda now: bool(now.legal)).seq
    server.kill()
    server.restart()
    with Seat(server, place) as mia:
        assert mia.now.seq >= seen
        play_until(lambda now: now.waiting == "deal", mia)
        mia.resign()
    info = info_of(server, place.table)
    assert (info.practice, info.sealed, info.home, info.over) == (True, False, "", True)
    assert [(it.name, it.kind) for it in info.seats][1] == ("Mia", "person")
    assert server.ask(f"/api/tables/{place.table}/book")[1]["matches"] == []
    _, text, _ = server.fetch(f"/api/tables/{place.table}/replay")
    replay = Replay.read(text)
    assert (replay.prepared, replay.proof) == (True, None)
    sheet: ScoreSheet = replay.check(GAMES).sheet()
    assert sheet.resigned == 1


def test_nobody_plays_on_from_a_match_that_goes_on(start: Start) -> None:
    server = start()
    place = server.open_with_bot()
    with Seat(server, place) as seat:
        seat.wait(lambda now: now.seq > 0)
        status, refusal = practise(server, place.table, 1, 0, 0)
        assert (status, refusal["code"]) == (409, "match_running")
        seat.resign()
    status, refusal = practise(server, place.table, 1, 50_000, 0)
    assert (status, refusal["code"]) == (400, "no_such_move")
    status, refusal = practise(server, tokens.new_table(), 1, 0, 0)
    assert status == 404


def test_practice_tables_count_as_tables(start: Start, people: ExitStack) -> None:
    server = start(tables_burst=2, tables_per_second=0)
    ann, _ = ended(server, people, "Ann", "Ben")
    told = [practise(server, ann.place.table, 1, 0, 0)[0] for _ in range(2)]
    assert told == [201, 429]
