"""The opener may set how the match goes on when somebody is away, and change it during play."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import cast

import pytest

from parlour.cards.cards import PACK_52
from parlour.core.events import WhenAwaySet
from parlour.core.table import Dealt, Table
from parlour.games import GAMES
from parlour.server.ground.errors import NotNow, TooMuch
from parlour.server.state.absence import MAX_CHANGES, Absence
from parlour.server.store.records import CameBack, Opened, StoodIn, WhenAway, read_entry
from parlour.server.wire.protocol.client import (
    AnswerMessage,
    EndMessage,
    ProposeMessage,
    TermsInfo,
    WhenAwayMessage,
)
from parlour.server.wire.protocol.server import (
    FollowedMessage,
    PresenceMessage,
    ProposalMessage,
    UpdateMessage,
    encode,
)
from parlour.server.wire.protocol.values import Absent
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, play_until
from tests.server.test_absence import (
    BOT,
    Hurried,
    back,
    of_kind,
    read,
    refused,
    seats_told,
    server_seats,
    table,
    wait_for,
)
from tests.server.test_stepping_out import part


class Agreed(Server):
    """A server at which people agree on bots that begin soon, and are asked late."""

    program = f"""
from parlour.server.tables import duties
duties.AGREED_S, duties.STAND_IN_S = 0.6, 9.0
{PROGRAM}"""


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_a_bot_plays_by_itself_where_that_was_set(start: Start, people: ExitStack) -> None:
    server = start(kind=Agreed)
    ann, ben = table(server, people, "Ann", "Ben", absent="bot")
    wait_for(ben, ann)
    ann.send(BOT)
    assert refused(ann) == "absence_set"
    ben.close()
    seats_told(ann, lambda it: it[1].stand_in == "steady")
    ann.wait(lambda now: bool(now.legal))
    ben = back(server, people, ben)
    seats_told(ann, lambda it: it[1].stand_in is None)
    play_until(lambda now: now.waiting == "deal", ann, ben)
    entries = server.entries(ann.place.table)
    assert of_kind(entries, StoodIn, CameBack) == [StoodIn([1], "steady"), CameBack(1)]


def test_no_bot_begins_while_nobody_is_here(start: Start, people: ExitStack) -> None:
    server = start(kind=Agreed)
    ann, ben = table(server, people, "Ann", "Ben", absent="bot")
    wait_for(ben, ann)
    ann.close()
    ben.close()
    time.sleep(1.5)
    assert not of_kind(server.entries(ann.place.table), StoodIn)
    ann = back(server, people, ann)
    ann.wait(lambda now: bool(now.legal))


def test_the_match_always_waits_where_that_was_set(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben", absent="wait")
    wait_for(ben, ann)
    part(ben, ann)
    ann.send(BOT)
    assert refused(ann) == "absence_set"
    time.sleep(1.5)
    assert server_seats(server, ann)[1].stand_in is None
    assert not of_kind(server.entries(ann.place.table), StoodIn)


def test_the_next_match_keeps_it(server: Server, people: ExitStack) -> None:
    ann, ben = table(server, people, "Ann", "Ben", absent="wait")
    assert server.ask(f"/api/tables/{ann.place.table}")[1]["absent"] == "wait"
    play_until(lambda now: now.waiting == "deal", ann, ben)
    for seat in (ann, ben):
        seat.send(EndMessage(seat.now.seq))
    ann.wait(lambda now: now.waiting == "over")
    ann.send(ProposeMessage(TermsInfo("gin")))
    ben.send(AnswerMessage("again"))
    followed = read(ann, lambda it: isinstance(it, FollowedMessage))
    assert isinstance(followed, FollowedMessage)
    assert cast(Opened, server.entries(followed.table)[0]).absent == "wait"


def test_the_opener_changes_it_during_the_match(start: Start, people: ExitStack) -> None:
    server = start(kind=Agreed)
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ben.send(WhenAwayMessage("bot"))
    assert refused(ben) == "not_opener"
    ann.send(WhenAwayMessage("bot"))
    for seat in (ann, ben):
        told = read(seat, lambda it: isinstance(it, PresenceMessage) and it.absent == "bot")
        assert isinstance(told, PresenceMessage)
        update = read(seat, lambda it: isinstance(it, UpdateMessage))
        assert isinstance(update, UpdateMessage)
        assert update.events == [WhenAwaySet(0, "bot")]
    ann.send(WhenAwayMessage("bot"))  # as it is: answered, and nothing is written
    ann.settle()
    ben.close()
    seats_told(ann, lambda it: it[1].stand_in == "steady")
    server.kill()
    server.restart()
    assert server.ask(f"/api/tables/{ann.place.table}")[1]["absent"] == "bot"
    bare = of_kind(server.entries(ann.place.table), WhenAway, StoodIn)
    assert bare == [WhenAway(0, "bot"), StoodIn([1], "steady")]


def test_a_change_counts_at_once(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = table(server, people, "Ann", "Ben", absent="bot")
    wait_for(ben, ann)
    part(ben, ann)
    ann.send(WhenAwayMessage("wait"))
    read(ann, lambda it: isinstance(it, PresenceMessage) and it.absent == "wait")
    ann.send(BOT)
    assert refused(ann) == "absence_set"
    ann.send(WhenAwayMessage("ask"))
    read(ann, lambda it: isinstance(it, PresenceMessage) and it.absent == "ask")
    ann.send(BOT)
    seats_told(ann, lambda it: it[1].stand_in == "steady")


def test_it_is_known_on_two_nodes(start: Start, people: ExitStack, postgres: str) -> None:
    nodes = [start(postgres, kind=Agreed), start(postgres, kind=Agreed)]
    first = nodes[0].open(name="Ann")
    there = nodes[1].join(first.table, "Ben")
    ann = people.enter_context(Seat(nodes[0], first))
    ben = people.enter_context(Seat(nodes[1], there))
    ben.wait(lambda now: now.waiting == "play")
    ann.wait(lambda now: now.waiting == "play")
    ann.send(WhenAwayMessage("wait"))
    read(ben, lambda it: isinstance(it, PresenceMessage) and it.absent == "wait")
    assert nodes[1].ask(f"/api/tables/{first.table}")[1]["absent"] == "wait"


@pytest.mark.parametrize(("wanted", "found"), [(None, "bot"), ("ask", "ask")])
def test_a_proposal_keeps_or_changes_it(
    server: Server, people: ExitStack, wanted: Absent | None, found: Absent
) -> None:
    ann, ben = table(server, people, "Ann", "Ben", absent="wait")
    play_until(lambda now: now.waiting == "deal", ann, ben)
    ann.send(WhenAwayMessage("bot"))
    read(ben, lambda it: isinstance(it, PresenceMessage) and it.absent == "bot")
    for seat in (ann, ben):
        seat.send(EndMessage(seat.now.seq))
    ann.wait(lambda now: now.waiting == "over")
    ann.send(WhenAwayMessage("ask"))
    assert refused(ann) == "match_over"
    ann.send(ProposeMessage(TermsInfo("gin", absent=wanted)))
    told = read(ben, lambda it: isinstance(it, ProposalMessage))
    assert isinstance(told, ProposalMessage)
    assert told.terms.absent == found
    ben.send(AnswerMessage("again"))
    followed = read(ann, lambda it: isinstance(it, FollowedMessage))
    assert isinstance(followed, FollowedMessage)
    assert cast(Opened, server.entries(followed.table)[0]).absent == found


def test_it_changes_a_limited_number_of_times_and_only_in_a_match() -> None:
    match, absence = Table(GAMES["gin"], GAMES["gin"].options(), 2), Absence()
    with pytest.raises(NotNow, match="not been dealt"):
        absence.change(match, 0, "bot")
    match.apply(Dealt(tuple(PACK_52)))
    for number in range(MAX_CHANGES):
        entry = absence.change(match, 0, "ask" if number % 2 else "bot")
        assert entry is not None
        absence.apply(entry)
    with pytest.raises(TooMuch):
        absence.change(match, 0, "bot")


def test_only_known_choices_are_taken(server: Server) -> None:
    assert server.ask("/api/tables", {"game": "gin", "absent": "shout"})[0] == 400
    lesson = {"game": "gin", "lesson": True, "absent": "bot"}
    assert server.ask("/api/tables", lesson)[1]["code"] == "lesson_is_set"


def test_people_at_tables_of_earlier_versions_are_asked() -> None:
    """Their logs do not say what happens."""
    log = encode(Opened("gin", None, {}, 2, [], 0, 1, "", "Ann", ""))
    old = {name: it for name, it in json.loads(log).items() if name != "absent"}
    assert cast(Opened, read_entry(json.dumps(old))).absent == "ask"


def test_wishes_do_not_count_where_it_was_set() -> None:
    absence = Absence("wait")
    absence.wishes = {0: "bot"}
    assert absence.chosen({0}) is None
    absence = Absence("bot")
    absence.wishes = {0: "pause"}
    assert absence.chosen({0}) == "bot"
    assert absence.chosen(()) is None
