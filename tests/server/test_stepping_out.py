"""People who leave for now: nobody waits for them, and their seat stays theirs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from parlour.cards.cards import PACK_52
from parlour.core.table import PERSON, Dealt, Table
from parlour.games import GAMES
from parlour.server.ground.errors import NotNow
from parlour.server.state.absence import MAX_WISHES, Absence
from parlour.server.store.records import CameBack, SteppedOut, StoodIn, Wished
from parlour.server.tables.duties import PARTING_S
from parlour.server.wire.protocol.client import NextMessage, StepOutMessage
from parlour.server.wire.protocol.server import SnapshotMessage
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, play_until
from tests.server.test_absence import (
    BOT,
    STRAIGHT,
    Patient,
    back,
    moves,
    of_kind,
    refused,
    seats_told,
    server_seats,
    settled,
    table,
    wait_for,
)


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def part(ben: Seat, ann: Seat) -> None:
    """Let Ben leave for now, and Ann hear of it."""
    ben.send(StepOutMessage())
    assert refused(ben) == "stepped_out"
    assert end_of(ben.line) == (1008, "stepped_out")
    seats_told(ann, lambda it: it[1].gone and it[1].away is not None)


def test_a_bot_may_play_at_once_after_somebody_leaves_for_now(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Patient)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    part(ben, ann)
    again = back(server, people, ann)  # as a page that is loaded again
    assert isinstance(again.now, SnapshotMessage)
    assert again.now.table.seats[1].gone
    ann.send(BOT)
    seats_told(ann, lambda it: it[1].stand_in == "steady")
    ann.wait(lambda now: bool(now.legal))
    ben = back(server, people, ben)
    told = seats_told(ann, lambda it: it[1].stand_in is None)
    assert (told[1].gone, told[1].online) == (False, True)
    settled(server, ann, ben)
    before = len(moves(server.entries(ann.place.table)))
    play_until(lambda now: now.waiting == "deal", ann, ben)
    assert {it.by for it in moves(server.entries(ann.place.table))[before:]} == {PERSON}
    bare = of_kind(server.entries(ann.place.table), Wished, SteppedOut, StoodIn, CameBack)
    assert bare == [SteppedOut(1), Wished(0, "bot"), StoodIn([1], "steady"), CameBack(1)]


def test_a_person_is_back_in_time_and_plays_on(start: Start, people: ExitStack) -> None:
    server = start(kind=Patient)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    part(ben, ann)
    server.kill()
    server.restart()
    ann = back(server, people, ann)
    assert server_seats(server, ann)[1].gone
    ben = back(server, people, ben)
    seats_told(ann, lambda it: it[1].online and not it[1].gone)
    play_until(lambda now: now.waiting == "deal", ann, ben)
    assert of_kind(server.entries(ann.place.table), SteppedOut, StoodIn, CameBack) == [
        SteppedOut(1),
        CameBack(1),
    ]


def test_the_next_deal_does_not_wait_for_them(start: Start, people: ExitStack) -> None:
    server = start(kind=Patient)
    ann, ben = table(server, people, "Ann", "Ben")
    play_until(lambda now: now.waiting == "deal", ann, ben)
    part(ben, ann)
    ann.send(NextMessage(ann.now.seq))
    ann.wait(lambda now: now.waiting == "play")


def test_all_pages_of_a_person_leave_and_any_brings_them_back(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Patient)
    ann, ben = table(server, people, "Ann", "Ben")
    other = people.enter_context(Seat(server, ben.place))
    wait_for(ben, ann)
    part(ben, ann)
    assert refused(other) == "stepped_out"
    assert end_of(other.line) == (1008, "stepped_out")
    time.sleep(1.5 * PARTING_S)
    assert (it := server_seats(server, ann)[1]).gone
    assert not it.online
    assert of_kind(server.entries(ann.place.table), SteppedOut, CameBack) == [SteppedOut(1)]
    people.enter_context(Seat(server, other.place))
    seats_told(ann, lambda it: it[1].online and not it[1].gone)


def test_nobody_leaves_for_now_where_nobody_waits(server: Server) -> None:
    place = server.open_with_bot()
    with Seat(server, place) as ann:
        ann.send(StepOutMessage())
        ann.settle()
        assert not of_kind(server.entries(place.table), SteppedOut)
        assert not server_seats(server, ann)[0].gone
    first = server.open(name="Ann")
    with Seat(server, first) as ann:  # nobody else has come
        ann.send(StepOutMessage())
        ann.settle()
        assert not server_seats(server, ann)[0].gone


def test_a_person_leaves_for_now_a_limited_number_of_times() -> None:
    match = Table(GAMES["gin"], GAMES["gin"].options(), 2)
    match.apply(Dealt(tuple(PACK_52)))
    absence = Absence()
    for _ in range(MAX_WISHES):
        assert absence.decide(match, 1, StepOutMessage()) == SteppedOut(1)
        absence.apply(SteppedOut(1))
        assert absence.decide(match, 1, StepOutMessage()) is None
        absence.apply(CameBack(1))
    with pytest.raises(NotNow, match="changed your mind"):
        absence.decide(match, 1, StepOutMessage())


def test_leaving_for_now_is_known_on_two_nodes(
    start: Start, people: ExitStack, postgres: str
) -> None:
    nodes = [start(postgres, kind=Patient), start(postgres, kind=Patient)]
    first = nodes[0].open(name="Ann", options=STRAIGHT)
    there = nodes[1].join(first.table, "Ben")
    ann = people.enter_context(Seat(nodes[0], first))
    ben = people.enter_context(Seat(nodes[1], there))
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    here = people.enter_context(Seat(nodes[0], there))  # another page of the same person
    wait_for(ben, ann)
    part(ben, ann)
    assert refused(here) == "stepped_out"
    ann.send(BOT)
    seats_told(ann, lambda it: it[1].stand_in is not None)
    assert server_seats(nodes[1], ann)[1].gone
    ann.wait(lambda now: bool(now.legal))
    ben = people.enter_context(Seat(nodes[1], there))
    seats_told(ann, lambda it: it[1].stand_in is None and not it[1].gone)
    play_until(lambda now: now.waiting == "deal", ann, ben)
