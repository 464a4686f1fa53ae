"""People who are away: bots stand in for them, matches pause, and nobody waits between deals."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, TypeVar

import msgspec
import pytest

from parlour.bots.recompute import verify
from parlour.core.replay import Replay, ReplayedBot
from parlour.core.sealed import check
from parlour.core.table import PERSON, Agreed, Played
from parlour.games import GAMES
from parlour.server.ground.errors import NotNow
from parlour.server.state.absence import MAX_WISHES, Absence
from parlour.server.store.records import (
    CameBack,
    Happened,
    LogEntry,
    Paused,
    Resumed,
    StoodIn,
    Wished,
)
from parlour.server.wire.protocol.client import AbsenceMessage, EndMessage, NextMessage, PlayMessage
from parlour.server.wire.protocol.server import (
    PresenceMessage,
    RefusedMessage,
    ServerMessage,
    SnapshotMessage,
    UnsealedMessage,
)
from parlour.server.wire.protocol.table import SeatInfo
from parlour.server.wire.protocol.values import Wish
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, choose, play_until

BOT, WAIT, PAUSE = (AbsenceMessage(wish) for wish in ("bot", "wait", "pause"))
GO_ON = AbsenceMessage("go_on")
HASTE = "from parlour.server.tables import duties; duties.STAND_IN_S, duties.EXCUSED_S = 0.6, 0.6"
PATIENT = "from parlour.server.tables import duties; duties.STAND_IN_S = duties.EXCUSED_S = 9.0"


class Hurried(Server):
    """A server that gives people who are away little time to return."""

    program = f"{HASTE}\n{PROGRAM}"


class Rash(Server):
    """A server that lets a bot stand in at once."""

    program = f"{HASTE}; duties.STAND_IN_S = 0.01\n{PROGRAM}"


class Patient(Server):
    """A server that gives people who are away more time than its tests take."""

    program = f"{PATIENT}\n{PROGRAM}"


M = TypeVar("M", bound=ServerMessage)


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


STRAIGHT = {"knock_limit": 0}
"""So a bot that stands in does not end the deal at once."""


def table(server: Server, people: ExitStack, *names: str, **wish: Any) -> list[Seat]:
    """Let people sit down at a table that has only their seats."""
    if "game" not in wish:
        wish.setdefault("options", STRAIGHT)
    first = server.open(name=names[0], seats=len(names), **wish)
    places = [first, *(server.join(first.table, name) for name in names[1:])]
    seats = [people.enter_context(Seat(server, place)) for place in places]
    for seat in seats:
        seat.wait(lambda now: now.waiting == "play")
    return seats


def wait_for(one: Seat, *others: Seat) -> None:
    """Play until it is one person's turn."""
    while not one.now.legal:
        acting = next((seat for seat in (one, *others) if seat.awaited), None)
        if acting is None:
            min((one, *others), key=lambda seat: seat.now.seq).receive()
        else:
            acting.advance()


def read(seat: Seat, right: Callable[[ServerMessage], bool]) -> ServerMessage:
    """Read until a message is as wished, and return it."""
    while not right(message := seat.receive()):
        pass
    return message


def seats_told(seat: Seat, right: Callable[[list[SeatInfo]], bool]) -> list[SeatInfo]:
    """Return the next facts about the seats that are as wished."""
    told = read(seat, lambda it: isinstance(it, PresenceMessage) and right(it.seats))
    assert isinstance(told, PresenceMessage)
    return told.seats


def refused(seat: Seat) -> str:
    """Return the code of the next refusal."""
    told = read(seat, lambda it: isinstance(it, RefusedMessage))
    assert isinstance(told, RefusedMessage)
    return told.code


def back(server: Server, people: ExitStack, seat: Seat) -> Seat:
    """Connect a person again."""
    return people.enter_context(Seat(server, seat.place))


def settled(server: Server, *seats: Seat) -> None:
    """Wait until nobody who is here has a stand-in, and everybody has been told."""
    entries = server.entries(seats[0].place.table)
    while len(of_kind(entries, StoodIn)) > len(of_kind(entries, CameBack)):
        entries = server.entries(seats[0].place.table)
    for seat in seats:
        seat.settle()


def moves(entries: list[LogEntry]) -> list[Played]:
    """Return the actions in a log."""
    return [
        it.record for it in entries if isinstance(it, Happened) and isinstance(it.record, Played)
    ]


def of_kind(entries: list[LogEntry], *kinds: type) -> list[LogEntry]:
    """Return the entries of some kinds."""
    return [it for it in entries if isinstance(it, kinds)]


def test_a_bot_plays_until_the_person_is_back(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ben.close()
    told = seats_told(ann, lambda it: it[1].away is not None)
    assert (told[1].online, told[1].away, told[1].stand_in) == (False, 0, None)
    ann.send(BOT)
    told = seats_told(ann, lambda it: it[1].stand_in is not None)
    ben_away = SeatInfo("Ben", "person", None, False, away=0, portrait=told[1].portrait)
    assert told[1] == msgspec.structs.replace(ben_away, stand_in="steady")
    assert told[0].wish is None
    for _ in range(3):
        ann.wait(lambda now: bool(now.legal))
        ann.advance()
    assert [it.kind for it in server_seats(server, ann)] == ["person"] * 2
    ben = back(server, people, ben)
    told = seats_told(ann, lambda it: it[1].stand_in is None)
    stood = told[1].stood
    assert told[1] == msgspec.structs.replace(ben_away, online=True, away=None, stood=stood)
    assert stood >= 3
    settled(server, ann, ben)
    before = len(moves(server.entries(ann.place.table)))
    play_until(lambda now: now.waiting == "deal", ann, ben)
    played = moves(server.entries(ann.place.table))[before:]
    assert {it.by for it in played} == {PERSON}
    bare = of_kind(server.entries(ann.place.table), Wished, StoodIn, CameBack)
    assert bare == [Wished(0, "bot"), StoodIn([1], "steady"), CameBack(1)]


def server_seats(server: Server, seat: Seat) -> list[SeatInfo]:
    """Return the public facts about the seats of somebody's table."""
    status, told = server.ask(f"/api/tables/{seat.place.table}")
    assert status == 200
    return msgspec.convert(told["seats"], list[SeatInfo])


def test_no_bot_plays_for_anybody_once_the_match_is_over(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben", options={"max_deals": 1})
    wait_for(ben, ann)
    ben.close()
    ann.send(BOT)
    seats_told(ann, lambda it: it[1].stand_in is not None)
    while ann.now.waiting == "play":
        ann.wait(lambda now: bool(now.legal) or now.waiting != "play")
        if ann.now.legal:
            ann.advance()
    assert ann.now.waiting == "over"
    assert server_seats(server, ann)[1].stand_in is None
    ben = back(server, people, ben)
    assert isinstance(ben.now, SnapshotMessage)
    assert (ben.now.table.seats[1].stand_in, ben.now.waiting) == (None, "over")


def test_a_match_with_a_stand_in_is_as_sealed_and_its_bot_recomputable(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben", options={"target": 1000})
    deciders: list[str] = []
    while deciders != ["steady", PERSON]:  # a deal may end before Ben is back and decides
        wait_for(ben, ann)
        ben.close()
        ann.send(BOT)
        seats_told(ann, lambda it: it[1].stand_in is not None)
        ann.wait(lambda now: bool(now.legal) or now.waiting == "deal")
        ben = back(server, people, ben)
        settled(server, ann, ben)
        play_until(lambda now: now.waiting == "deal", ann, ben)
        deciders = [it.bot for it in read_unsealed(ann) if it.seat == 1]
    for seat in (ann, ben):
        seat.send(EndMessage(seat.now.seq))
    ann.wait(lambda now: now.waiting == "over")
    _, told = server.ask(f"/api/tables/{ann.place.table}/replay")
    replay = msgspec.convert(told, Replay)
    assert [(it.seat, it.bot) for it in replay.bots[-2:]] == [(1, "steady"), (1, PERSON)]
    assert check(replay, GAMES).deals == len(replay.deals)
    assert verify(replay, GAMES).moves > 0


def read_unsealed(seat: Seat) -> tuple[ReplayedBot, ...]:
    """Return the bots of the deal that has just ended."""
    seat.settle()
    return next(it.bots for it in reversed(seat.seals) if isinstance(it, UnsealedMessage))


def test_nobody_is_replaced_too_early_or_while_they_are_here(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Patient)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ann.send(BOT)
    assert seats_told(ann, lambda it: it[0].wish == "bot")[1].stand_in is None
    ben.send(BOT)
    seats_told(ben, lambda it: it[1].wish == "bot")
    ben.close()
    time.sleep(0.5)
    ann.settle()
    assert server_seats(server, ann)[1].stand_in is None
    assert not of_kind(server.entries(ann.place.table), StoodIn)


def test_the_majority_of_the_people_here_decides(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben, eva = table(server, people, "Ann", "Ben", "Eva", game="romme")
    eva.close()
    while acting := next((it for it in (ann, ben) if it.now.legal), None):
        draw_and_discard(acting)
        for seat in (ann, ben):
            seat.settle()
    here, there, away = ann.seat, ben.seat, eva.seat  # after the draw for seats
    ann.send(BOT)
    time.sleep(1)
    assert seats_told(ben, lambda it: it[here].wish == "bot")[away].stand_in is None
    ann.send(WAIT)
    seats_told(ben, lambda it: it[here].wish == "wait")
    ben.send(BOT)
    assert seats_told(ann, lambda it: it[there].wish == "bot")[away].stand_in is None
    ann.send(BOT)
    seats_told(ben, lambda it: it[away].stand_in == "steady")


def draw_and_discard(seat: Seat) -> None:
    """Do one sensible thing in Rommé."""
    kinds = {it.kind: it for it in reversed(seat.now.legal)}
    action = next(kinds[it] for it in ("stock", "discard", *kinds) if it in kinds)
    seq = seat.now.seq
    seat.play(action)
    seat.wait(lambda now: now.seq > seq)


def test_a_bot_does_not_play_for_people_when_nobody_is_here(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ben.close()
    ann.send(BOT)
    ann.wait(lambda now: bool(now.legal))
    ann.play(choose(ann))
    ann.close()  # it may still be her turn, or the bot’s
    time.sleep(1.5)
    before = len(server.entries(ann.place.table))
    time.sleep(0.5)
    assert len(server.entries(ann.place.table)) == before
    ann = back(server, people, ann)
    ann.wait(lambda now: bool(now.legal))


def test_a_pause_ends_when_everybody_is_here(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ben.close()
    seats_told(ann, lambda it: it[1].away is not None)
    ann.send(PAUSE)
    told = read(ann, lambda it: isinstance(it, PresenceMessage) and it.paused)
    assert isinstance(told, PresenceMessage)
    ann.send(BOT)
    assert refused(ann) == "paused"
    time.sleep(1)
    assert not of_kind(server.entries(ann.place.table), StoodIn)
    server.kill()
    server.restart()
    ann = back(server, people, ann)
    assert isinstance(ann.now, SnapshotMessage)
    assert ann.now.table.paused
    ben = back(server, people, ben)
    read(ann, lambda it: isinstance(it, PresenceMessage) and not it.paused)
    play_until(lambda now: now.waiting == "deal", ann, ben)
    assert of_kind(server.entries(ann.place.table), Wished, Paused, Resumed) == [
        Wished(0, "pause"),
        Paused(),
        Resumed(),
    ]


def test_somebody_goes_on_without_the_others(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ann, ben)
    ann.send(GO_ON)  # nothing is paused: they are told the position again
    read(ann, lambda it: isinstance(it, SnapshotMessage))
    ben.close()
    seats_told(ann, lambda it: it[1].away is not None)
    ann.send(PAUSE)
    read(ann, lambda it: isinstance(it, PresenceMessage) and it.paused)
    ann.play(choose(ann))
    assert refused(ann) == "paused"
    ann.send(GO_ON)
    read(ann, lambda it: isinstance(it, PresenceMessage) and not it.paused)
    ann.advance()


def test_the_next_deal_does_not_wait_for_absent_people(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    play_until(lambda now: now.waiting == "deal", ann, ben)
    ben.close()
    time.sleep(1)
    assert server_seats(server, ann)[1].online is False
    ann.settle()
    assert ann.now.waiting == "deal"  # they have not said that they have seen the result
    ann.send(NextMessage(ann.now.seq))
    ann.wait(lambda now: now.waiting == "play")


def test_the_people_here_end_the_match_together(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    play_until(lambda now: now.waiting == "deal", ann, ben)
    ann.send(EndMessage(ann.now.seq))
    ann.wait(lambda now: now.agreed == [True, False])
    time.sleep(1)
    ann.settle()
    assert ann.now.waiting == "deal"  # Ben is here
    ben.close()
    ann.wait(lambda now: now.waiting == "over")
    last = server.entries(ann.place.table)[-1]
    assert last == Happened(Agreed(0, away=(1,)))
    assert ann.sheet.agreed
    ben = back(server, people, ben)
    assert ben.now.waiting == "over"


def test_a_stand_in_plays_on_after_kill_9(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ben.close()
    ann.send(BOT)
    seats_told(ann, lambda it: it[1].stand_in is not None)
    server.kill()
    server.restart()
    ann = back(server, people, ann)
    ann.wait(lambda now: bool(now.legal))
    ann.advance()
    seq = ann.wait(lambda now: bool(now.legal)).seq
    ben = back(server, people, ben)
    seats_told(ann, lambda it: it[1].stand_in is None)
    assert ben.now.seq == seq


@pytest.mark.parametrize("rounds", [12, pytest.param(500, marks=pytest.mark.long)])
def test_either_the_bot_or_its_person_decides(start: Start, people: ExitStack, rounds: int) -> None:
    """People return at any moment of the bot’s move, and move at once: one of both counts."""
    server = start(kind=Rash, bot_delay=0.15)
    ann, ben = table(server, people, "Ann", "Ben", options={"target": 1000})
    chance, counts = random.Random(7), {PERSON: 0, "steady": 0}
    while sum(counts.values()) < rounds:
        wait_for(ben, ann)
        before = len(moves(server.entries(ann.place.table)))
        ben.close()
        ann.send(BOT)
        seats_told(ann, lambda it: it[1].stand_in is not None)
        time.sleep(chance.uniform(0, 0.3))
        ben = back(server, people, ben)
        if ben.now.legal:
            ben.send(PlayMessage(f"m{before}", ben.now.seq, choose(ben).text))
        while len(played := moves(server.entries(ann.place.table))) == before:
            ben.settle()
        counts[played[before].by] += 1
        settled(server, ann, ben)
    entries = server.entries(ann.place.table)
    seats = [it.seat for it in moves(entries)]
    assert set(seats) == {0, 1}
    assert min(counts.values()) > 0, counts


def test_absence_is_known_on_two_nodes(start: Start, people: ExitStack, postgres: str) -> None:
    nodes = [start(postgres, kind=Hurried), start(postgres, kind=Hurried)]
    first = nodes[0].open(name="Ann", options=STRAIGHT)
    there = nodes[1].join(first.table, "Ben")
    ann = people.enter_context(Seat(nodes[0], first))
    ben = people.enter_context(Seat(nodes[1], there))
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    wait_for(ben, ann)
    while not server_seats(nodes[0], ann)[1].online:  # or the bus never says that Ben was here
        ann.settle()
    ben.close()
    seats_told(ann, lambda it: it[1].away is not None)
    ann.send(BOT)
    seats_told(ann, lambda it: it[1].stand_in is not None)
    ann.wait(lambda now: bool(now.legal))
    ben = people.enter_context(Seat(nodes[1], there))
    seats_told(ann, lambda it: it[1].stand_in is None)
    play_until(lambda now: now.waiting == "deal", ann, ben)


def test_a_wish_is_known_once_and_not_changed_for_ever() -> None:
    absence = Absence()
    assert absence.wish(0, "wait") is None
    for number in range(MAX_WISHES):
        entry = absence.wish(0, "wait" if number % 2 else "bot")
        assert entry is not None
        absence.apply(entry)
    with pytest.raises(NotNow, match="changed your mind"):
        absence.wish(0, "bot")
    absence.begin_deal()
    assert absence.wish(0, "bot") == Wished(0, "bot")


@pytest.mark.parametrize(
    ("wishes", "here", "chosen"),
    [
        ({0: "bot"}, {0}, "bot"),
        ({0: "bot"}, {0, 1}, None),
        ({0: "bot", 1: "bot"}, {0, 1, 2}, "bot"),
        ({0: "bot", 3: "bot"}, {0, 1, 2}, None),
        ({0: "pause", 1: "bot"}, {0, 1}, None),
        ({0: "pause", 1: "pause"}, {0, 1}, "pause"),
        ({}, set(), None),
    ],
)
def test_the_choice_of_the_people_here(
    wishes: dict[int, Wish], here: set[int], chosen: str | None
) -> None:
    absence = Absence()
    absence.wishes = wishes
    assert absence.chosen(here) == chosen
