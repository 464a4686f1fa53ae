"""The gentle clock of a table: a bot makes one decision for a person whose time is up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest

from parlour.bots.recompute import verify
from parlour.core.events import TimeUp
from parlour.core.replay import Replay
from parlour.core.sealed import check
from parlour.core.table import PERSON
from parlour.games import GAMES
from parlour.server.state.duty import Duty
from parlour.server.store.records import CameBack, Opened, StoodIn
from parlour.server.tables.presence import Stopwatch
from parlour.server.wire.protocol.client import (
    AbsenceMessage,
    EndMessage,
    PlayMessage,
    ProposeMessage,
    TermsInfo,
)
from parlour.server.wire.protocol.server import (
    FollowedMessage,
    PresenceMessage,
    ProposalMessage,
    ServerMessage,
    SnapshotMessage,
    UpdateMessage,
)
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, choose, play_until
from tests.server.test_absence import (
    moves,
    of_kind,
    read,
    read_unsealed,
    refused,
    seats_told,
    server_seats,
    table,
    wait_for,
)
from tests.server.test_clock import made, until_asked
from tests.server.test_next_match import AGAIN

SHORT = """
from parlour.server.state import room
allowance_of = room.allowance_of
room.allowance_of = lambda *of: allowance_of(*of) and 1
"""


class Quick(Server):
    """A server whose clocks run for one second, whatever they are set to."""

    program = f"{SHORT}\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def left(told: ServerMessage) -> int | None:
    """Return the milliseconds that a message leaves the person to act."""
    assert isinstance(told, SnapshotMessage | UpdateMessage | PresenceMessage)
    return told.left


def test_at_zero_a_bot_decides_once_and_the_seat_stays(start: Start, people: ExitStack) -> None:
    server = start(kind=Quick)
    ann, ben = table(server, people, "Ann", "Ben", clock=30)
    wait_for(ben, ann)
    at = ben.now.seq
    assert 0 < (ben.now.left or 0) <= 1000
    told = ann.wait(lambda now: now.seq > at)
    assert isinstance(told, UpdateMessage)
    assert told.events[0] == TimeUp(1, "steady")
    ben.send(PlayMessage("late", at, choose(ben).text))
    assert refused(ben) == "time_up"
    [late] = [it for it in moves(server.entries(ann.place.table)) if it.by != PERSON]
    assert (late.seat, late.by) == (1, "steady")
    wait_for(ben, ann)
    ben.advance()
    assert moves(server.entries(ann.place.table))[-1].by == PERSON
    seat = server_seats(server, ann)[1]
    assert (seat.kind, seat.stand_in, seat.stood >= 1) == ("person", None, True)
    assert not of_kind(server.entries(ann.place.table), StoodIn, CameBack)


def test_such_a_decision_is_sealed_and_can_be_computed_again(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Quick)
    ann, ben = table(server, people, "Ann", "Ben", clock=30)
    wait_for(ben, ann)
    at = ben.now.seq
    ben.wait(lambda now: now.seq > at)
    play_until(lambda now: now.waiting == "deal", ann, ben)
    assert (1, "steady", at) in [(it.seat, it.bot, it.since) for it in read_unsealed(ann)]
    for seat in (ann, ben):
        seat.send(EndMessage(seat.now.seq))
    ann.wait(lambda now: now.waiting == "over")
    _, told = server.ask(f"/api/tables/{ann.place.table}/replay")
    replay = msgspec.convert(told, Replay)
    assert (1, "steady", at) in [(it.seat, it.bot, it.since) for it in replay.bots]
    assert check(replay, GAMES).deals == 1
    assert verify(replay, GAMES).moves > 0


def test_the_clock_stands_still_while_its_person_is_away(start: Start, people: ExitStack) -> None:
    server = start(kind=Quick)
    ann, ben = table(server, people, "Ann", "Ben", clock=30)
    wait_for(ben, ann)
    ben.close()
    told = read(ann, lambda it: isinstance(it, PresenceMessage) and not it.seats[1].online)
    assert left(told) is None
    time.sleep(1.5)
    ann.settle()
    assert {it.by for it in moves(server.entries(ann.place.table))} <= {PERSON}
    ben = people.enter_context(Seat(server, ben.place))
    told = read(ann, lambda it: isinstance(it, PresenceMessage) and it.seats[1].online)
    assert left(told)
    at = ben.now.seq
    ben.wait(lambda now: now.seq > at)
    assert moves(server.entries(ann.place.table))[-1].by == "steady"


def test_the_clock_stands_still_in_a_paused_match_and_between_deals(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben", clock=30)
    wait_for(ann, ben)
    assert ann.now.left is not None
    ben.close()
    seats_told(ann, lambda it: not it[1].online)
    ann.send(AbsenceMessage("pause"))
    told = read(ann, lambda it: isinstance(it, PresenceMessage) and it.paused)
    assert left(told) is None
    ann.send(AbsenceMessage("go_on"))
    told = read(ann, lambda it: isinstance(it, PresenceMessage) and not it.paused)
    assert left(told) is not None
    ben = people.enter_context(Seat(server, ben.place))
    play_until(lambda now: now.waiting == "deal", ann, ben)
    assert ann.now.left is None


def test_no_time_passes_while_the_server_is_down(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben", clock=30)
    wait_for(ben, ann)
    time.sleep(1.5)
    server.kill()
    server.restart()
    ben = people.enter_context(Seat(server, ben.place))
    assert (ben.now.left or 0) > 29_000


def test_nobody_alone_with_bots_has_a_clock(start: Start, people: ExitStack) -> None:
    server = start(kind=Quick)
    place = server.open_with_bot(clock=30)
    ann = people.enter_context(Seat(server, place))
    ann.wait(lambda now: bool(now.legal))
    assert ann.now.left is None


def test_a_limit_of_the_game_comes_first() -> None:
    log = until_asked(seconds=5)
    assert isinstance(log[0], Opened)
    room = made([msgspec.structs.replace(log[0], clock=60), *log[1:]])
    assert (room.duty, room.allowance) == (Duty.CLOCK, 0)
    room = made([msgspec.structs.replace(log[0], clock=60), *log[1:-1]])
    assert (room.duty, room.allowance) == (Duty.ONCE, 60)


def test_the_next_match_has_the_same_clock_or_the_proposed_one(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben", clock=60)
    play_until(lambda now: now.waiting == "deal", ann, ben)
    for seat in (ann, ben):
        seat.send(EndMessage(seat.now.seq))
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "over")
    ann.send(AGAIN)
    told = read(ben, lambda it: isinstance(it, ProposalMessage))
    assert isinstance(told, ProposalMessage)
    assert told.terms.clock == 60
    ann.send(ProposeMessage(TermsInfo("gin", clock=0)))
    ben.send(ProposeMessage(TermsInfo("gin", clock=0)))
    told = read(ann, lambda it: isinstance(it, FollowedMessage))
    assert isinstance(told, FollowedMessage)
    opened = server.entries(told.table)[0]
    assert isinstance(opened, Opened)
    assert opened.clock == 0


def test_two_nodes_decide_once(start: Start, people: ExitStack, postgres: str) -> None:
    nodes = [start(postgres, kind=Quick), start(postgres, kind=Quick)]
    first = nodes[0].open(name="Ann", clock=30)
    there = nodes[1].join(first.table, "Ben")
    ann = people.enter_context(Seat(nodes[0], first))
    ben = people.enter_context(Seat(nodes[1], there))
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    wait_for(ben, ann)
    at = ben.now.seq
    assert ben.now.left is not None
    ben.wait(lambda now: now.seq > at)
    wait_for(ben, ann)
    ben.advance()
    for node in nodes:
        assert server_seats(node, ann)[1].stood >= 1


def test_a_stopwatch_counts_only_while_it_runs() -> None:
    now = 0.0
    watch = Stopwatch(lambda: now)
    now = 5.0
    assert watch.seconds == 0
    watch.run(True)
    now = 7.0
    watch.run(True)
    assert watch.seconds == 2
    watch.run(False)
    now = 100.0
    assert watch.seconds == 2
    watch.run(True)
    now = 101.0
    assert watch.seconds == 3
    watch.restart()
    assert watch.seconds == 0
