"""The people before the first deal: their chairs, the opener, the lock, and the word to begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from parlour import proof
from parlour.core.replay import Replay
from parlour.core.sealed import check
from parlour.core.table import Dealt, Played
from parlour.games import GAMES
from parlour.server.ground.errors import TooMuch
from parlour.server.ground.tokens import public_id
from parlour.server.state.gathering import MAX_CHANGES, Gathering, nearest
from parlour.server.store.records import (
    Filled,
    Freed,
    HandedOn,
    Happened,
    Locked,
    Opened,
    Reseated,
    Started,
)
from parlour.server.wire.protocol.client import (
    DealMessage,
    FillMessage,
    HiddenMessage,
    LeaveMessage,
    LockMessage,
    MakeRoomMessage,
    NextMessage,
    PaceMessage,
    QuietMessage,
    SitMessage,
)
from parlour.server.wire.protocol.server import (
    PresenceMessage,
    RefusedMessage,
    SealMessage,
    SnapshotMessage,
)
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, end_of, play_until
from tests.server.test_nodes import Pair, pair  # noqa: F401 - a fixture

HASTE = "from parlour.server.tables import duties; duties.BEGIN_S = duties.HAND_ON_S = 0.6"


class Hurried(Server):
    """A server at which the first deal, and the next opener, follow soon."""

    program = f"{HASTE}\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def company(server: Server, people: ExitStack, *names: str, **wish: Any) -> list[Seat]:
    """Let people sit down at a table that gathers."""
    first = server.open(name=names[0], **{"gathers": True, "seats": len(names), **wish})
    places = [first, *(server.join(first.table, name) for name in names[1:])]
    return [people.enter_context(Seat(server, place)) for place in places]


def wide(server: Server, people: ExitStack, *names: str, **wish: Any) -> list[Seat]:
    """Let people sit down at a table of Lórum, which has four seats."""
    return company(server, people, *names, game="lorum", preset=None, seats=4, **wish)


def told(seat: Seat, right: Callable[[PresenceMessage], bool]) -> PresenceMessage:
    """Return the next facts about the people that are as wished."""
    while not (isinstance(message := seat.receive(), PresenceMessage) and right(message)):
        pass
    return message


def refused(seat: Seat) -> RefusedMessage:
    """Return the next refusal, whatever comes before it."""
    while not isinstance(message := seat.receive(), RefusedMessage):
        pass
    return message


def snapshot(seat: Seat) -> SnapshotMessage:
    """Return the next snapshot, whatever comes before it."""
    while not isinstance(message := seat.receive(), SnapshotMessage):
        pass
    return message


def told_first(seat: Seat) -> SnapshotMessage:
    """Return what a seat was told first."""
    assert isinstance(seat.now, SnapshotMessage)
    return seat.now


def kinds(message: PresenceMessage) -> list[str]:
    return [it.kind for it in message.seats]


def gathered(server: Server, table: str) -> list[object]:
    """Return what the log says of the people before the first deal."""
    kept = Filled | Freed | Reseated | Started | Locked | HandedOn
    return [it for it in server.entries(table) if isinstance(it, kept)]


def dealt(server: Server, table: str) -> bool:
    """Return whether the cards have been dealt."""
    entries = server.entries(table)
    return any(isinstance(it, Happened) and isinstance(it.record, Dealt) for it in entries)


def sit(server: Server, table: str, name: str) -> tuple[int, Any]:
    """Ask for a seat; return the status and the answer."""
    path = f"/api/tables/{public_id(table)}/seats"
    return server.ask(path, {"name": name}, authorization=f"Bearer {table}.")


# -- chairs ------------------------------------------------------------------------------------


def test_a_bot_changes_and_its_chair_is_opened_again(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = wide(server, people, "Ann", "Ben")
    table = ann.place.table
    ann.send(FillMessage(2, "random"))
    told(ann, lambda it: it.seats[2].bot == "random")
    ben.send(FillMessage(3, "random"))  # full: but two people wait for each other
    told(ann, lambda it: kinds(it) == ["person", "person", "bot", "bot"])
    ben.send(FillMessage(2, "steady"))
    told(ann, lambda it: it.seats[2].bot == "steady")
    ben.send(MakeRoomMessage(2))
    told(ann, lambda it: kinds(it) == ["person", "person", "open", "bot"])
    assert not dealt(server, table)
    server.kill()
    server.restart()
    assert gathered(server, table) == [
        Filled(2, "random"),
        Filled(3, "random"),
        Filled(2, "steady"),
        Freed(2, by=1),
    ]
    assert server.join(table, "Eva").seat == 2


def test_a_person_moves_and_the_second_gets_the_nearest_chair(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = wide(server, people, "Ann", "Ben")
    ann.send(SitMessage(2))
    moved = snapshot(ann)
    assert (moved.seat, moved.table.opener) == (2, 2)
    told(ben, lambda it: kinds(it) == ["open", "person", "person", "open"])
    ben.send(SitMessage(2))  # taken by now; their own chair is as near as the open one
    assert snapshot(ben).seat == 1
    ben.send(SitMessage(3))
    assert snapshot(ben).seat == 3
    assert gathered(server, ann.place.table) == [Reseated(0, 2), Reseated(1, 3)]
    server.kill()
    server.restart()
    with Seat(server, ann.place) as again:
        assert again.seat == 2


def test_a_newcomer_gets_the_wanted_chair_or_the_nearest(start: Start) -> None:
    server = start()
    table = server.open(name="Ann", game="lorum", seats=4, gathers=True).table
    path, key = f"/api/tables/{public_id(table)}/seats", f"Bearer {table}."
    found = list[int]()
    for chair in (2, 2, 1 << 50):
        status, answer = server.ask(path, {"name": "", "chair": chair}, authorization=key)
        assert status == 201, answer
        found.append(answer["seat"])
    assert found == [2, 1, 3]
    assert server.ask(path, {"chair": -1}, authorization=key)[0] == 400
    assert server.ask(path, {"chair": 0}, authorization=key)[1]["code"] == "table_full"


def test_chains_follow_to_another_chair_and_the_deals_stay_sealed(
    start: Start, people: ExitStack
) -> None:
    server, root = start(share_wait=20.0), b"r" * 32
    tip = proof.chain(root, proof.SHARES).hex()
    first = server.open(name="Ann", gathers=True, tip=tip)
    ann = people.enter_context(Seat(server, first))
    ann.send(SitMessage(1))
    assert snapshot(ann).seat == 1
    ben = people.enter_context(Seat(server, server.join(first.table, "Ben")))
    ben.send(DealMessage())
    while not (ann.seals and isinstance(seal := ann.seals[-1], SealMessage) and seal.due):
        ann.settle()
    assert [(it.seat, it.tip) for it in seal.tips] == [(1, tip)]
    ann.send(NextMessage(0, proof.chain(root, proof.SHARES - 1).hex()))
    play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
    ann.send(LeaveMessage())
    end_of(ann.line)
    ben.resign()
    replay = Replay.read(server.fetch(f"/api/tables/{first.table}/replay")[1])
    assert replay.names == ("Ben", "Ann")
    assert replay.proof is not None
    assert [bool(it) for it in replay.proof.deals[0].shares] == [False, True]
    assert check(replay, GAMES) == (1, 1, 0)


@pytest.mark.parametrize(
    ("wanted", "free", "found"), [(2, [0, 3], 3), (0, [1, 4], 1), (1, [1, 2], 1), (4, [0, 2], 0)]
)
def test_the_nearest_chair_is_counted_round_the_table(
    wanted: int, free: list[int], found: int
) -> None:
    assert nearest(wanted, free, 5) == found


def test_chairs_stay_once_the_cards_are_dealt(start: Start) -> None:
    server = start()
    place = server.open_with_bot(name="Ann")
    with Seat(server, place) as ann:
        ann.wait(lambda now: now.waiting == "play")
        for message in (SitMessage(1), MakeRoomMessage(1), FillMessage(1, "steady")):
            ann.send(message)
            assert refused(ann).code == "seat_taken"
        ann.send(DealMessage())
        assert refused(ann).code == "no_deal_due"


def test_seats_change_only_so_often() -> None:
    opened = Opened("gin", None, {}, 2, [], 0, 1, "00", "Ann", "")
    gathering = Gathering(opened)
    for _ in range(MAX_CHANGES):
        gathering.check()
        gathering.count()
    with pytest.raises(TooMuch):
        gathering.check()


# -- making room, and the lock -----------------------------------------------------------------


def test_the_opener_makes_room_and_the_person_may_sit_down_again(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben, eva = wide(server, people, "Ann", "Ben", "Eva")
    table = ann.place.table
    ben.send(MakeRoomMessage(2))
    assert refused(ben).code == "not_opener"
    ann.send(MakeRoomMessage(0))
    assert refused(ann).code == "seat_taken"  # one's own seat is left, not opened
    ann.send(MakeRoomMessage(1))
    why = refused(ben)
    assert why.code == "room_made"
    assert why.text == "Ann has made room. You can sit down again, or watch."
    assert end_of(ben.line) == (1008, "room_made")
    told(eva, lambda it: kinds(it) == ["person", "open", "person", "open"])
    server.kill()
    server.restart()
    assert gathered(server, table) == [Freed(1, by=0)]
    with server.connect(public_id(table)) as line:
        hello = {"t": "hello", "token": ben.place.token, "table": table, "wire": 3}
        line.send(msgspec.json.encode(hello).decode())
        assert "room_made" in str(line.recv(20))
    assert server.join(table, "Ben").seat == 1


def test_new_people_only_watch_a_locked_table(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = wide(server, people, "Ann", "Ben")
    table = ann.place.table
    ben.send(LockMessage(True))
    assert refused(ben).code == "not_opener"
    ann.send(LockMessage(True))
    assert told(ben, lambda it: it.locked).seats[1].name == "Ben"  # nobody is removed
    assert server.ask(f"/api/tables/{table}")[1]["locked"] is True
    status, answer = sit(server, table, "Eva")
    assert (status, answer["code"]) == (409, "table_locked")
    status, answer = server.ask(f"/api/tables/{table}/line", {"token": "ab" * 24, "name": "Eva"})
    assert (status, answer["code"]) == (409, "table_locked")
    with server.connect(f"{public_id(table)}/watch") as line:
        line.send(msgspec.json.encode({"t": "watch", "table": table, "wire": 3}).decode())
        assert "table_locked" not in str(line.recv(20))
    server.kill()
    server.restart()
    assert sit(server, table, "Eva")[1]["code"] == "table_locked"
    with Seat(server, ann.place) as again:
        again.send(LockMessage(False))
        told(again, lambda it: not it.locked)
        assert sit(server, table, "Eva")[0] == 201


def test_the_opener_changes_the_bots_pace_during_a_match(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = wide(server, people, "Ann", "Ben")
    table = ann.place.table
    ben.send(PaceMessage("at_once"))
    assert refused(ben).code == "not_opener"
    assert server.ask(f"/api/tables/{table}")[1]["pace"] == "calm"
    ann.send(PaceMessage("brisk"))
    assert told(ben, lambda it: it.pace == "brisk").opener == 0
    server.kill()
    server.restart()
    assert server.ask(f"/api/tables/{table}")[1]["pace"] == "brisk"


# -- the opener --------------------------------------------------------------------------------


def test_the_openers_role_passes_on_when_they_are_away(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben, eva = wide(server, people, "Ann", "Ben", "Eva")
    ben.close()
    ann.close()
    assert told(eva, lambda it: it.opener == 2).seats[0].away is not None
    assert gathered(server, ann.place.table) == [HandedOn(2)]
    eva.send(QuietMessage(True))
    with Seat(server, ann.place) as again:  # the role stays where it is
        assert told_first(again).table.opener == 2
        again.send(LockMessage(True))
        assert refused(again).code == "not_opener"


def test_nobody_is_the_next_opener_of_an_empty_table(start: Start, people: ExitStack) -> None:
    server = start(kind=Hurried)
    ann, ben = wide(server, people, "Ann", "Ben")
    ann.close()
    ben.close()
    with Seat(server, ann.place) as again:
        again.settle()
        assert gathered(server, ann.place.table) == []


def test_the_next_person_is_the_opener_once_they_have_left(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben, _ = wide(server, people, "Ann", "Ben", "Eva")
    ann.send(LeaveMessage())
    assert told(ben, lambda it: it.seats[0].kind == "open").opener == 1
    server.join(ann.place.table, "Ann")
    assert told(ben, lambda it: it.seats[0].kind == "person").opener == 1


# -- the word to begin -------------------------------------------------------------------------


def test_people_at_a_full_table_deal_when_anybody_says_so(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = company(server, people, "Ann", "Ben")
    table = ann.place.table
    assert told(ann, lambda it: it.begins is not None).begins in range(1, 9)
    assert not dealt(server, table)
    ben.send(DealMessage())
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    assert gathered(server, table) == [Started()]


def test_the_cards_are_dealt_by_themselves_once_everybody_has_come(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Hurried)
    ann, ben = company(server, people, "Ann", "Ben")
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    assert gathered(server, ann.place.table) == [Started()]


def test_nobody_is_dealt_to_while_they_are_away(start: Start) -> None:
    server = start(kind=Hurried)
    first = server.open(name="Ann", gathers=True)
    ben = server.join(first.table, "Ben")
    with Seat(server, first) as ann:
        assert told_first(ann).table.begins is None
        ann.settle()
        assert not dealt(server, first.table)
        with Seat(server, ben) as other:
            for seat in (ann, other):
                seat.wait(lambda now: now.waiting == "play")


def test_the_cards_wait_for_a_page_in_the_background(start: Start) -> None:
    server = start(kind=Hurried)
    first = server.open(name="Ann", gathers=True)
    ben = server.join(first.table, "Ben")
    with Seat(server, first) as ann:
        ann.send(HiddenMessage(True))
        told(ann, lambda it: it.seats[0].hidden)
        with Seat(server, ben) as other:
            assert told_first(other).table.begins is None
            other.settle()
            assert not dealt(server, first.table)
            ann.send(HiddenMessage(False))
            assert told(other, lambda it: not it.seats[0].hidden).begins is not None
            for seat in (ann, other):
                seat.wait(lambda now: now.waiting == "play")
    assert gathered(server, first.table) == [Started()]


def test_a_bot_plays_for_an_absent_person_from_the_first_deal_on(start: Start) -> None:
    server = start()
    first = server.open(name="Ann", gathers=True)
    ben = server.join(first.table, "Ben")
    with Seat(server, first) as ann:
        ann.send(DealMessage())
        ann.wait(lambda now: now.waiting == "play")
        assert gathered(server, first.table) == [Started([1], "steady")]
        while not any(
            isinstance(it, Happened) and isinstance(it.record, Played) and it.record.by == "steady"
            for it in server.entries(first.table)
        ):
            ann.advance() if ann.awaited else ann.receive()
        with Seat(server, ben) as back:
            told(back, lambda it: it.seats[1].stand_in is None)
            back.send(LeaveMessage())
        ann.resign()
    status, text, _ = server.fetch(f"/api/tables/{first.table}/replay")
    assert status == 200
    assert check(Replay.read(text), GAMES)[0] == 1


def test_one_person_with_bots_waits_for_nothing(start: Start) -> None:
    server = start()
    place = server.open_with_bot(name="Ann", gathers=True)
    with Seat(server, place) as ann:
        ann.wait(lambda now: now.waiting == "play")
    assert gathered(server, place.table) == []


def test_other_clients_need_no_word_to_begin(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = company(server, people, "Ann", "Ben", gathers=False)
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")


def test_the_last_other_person_leaves_and_bots_play(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = company(server, people, "Ann", "Ben")
    ben.send(LeaveMessage())
    told(ann, lambda it: it.seats[1].kind == "open")
    ann.send(FillMessage(1, "random"))
    ann.wait(lambda now: now.waiting == "play")


# -- several nodes -----------------------------------------------------------------------------


def test_people_on_two_nodes_gather(pair: Pair, people: ExitStack) -> None:  # noqa: F811
    here, there = pair
    first = here.open(name="Ann", game="lorum", preset=None, seats=4, gathers=True)
    ann = people.enter_context(Seat(here, first))
    ben = people.enter_context(Seat(there, there.join(first.table, "Ben")))
    eva = people.enter_context(Seat(there, there.join(first.table, "Eva")))
    ben.send(SitMessage(3))
    told(ann, lambda it: kinds(it) == ["person", "open", "person", "person"])
    ann.send(LockMessage(True))
    told(eva, lambda it: it.locked)
    assert sit(there, first.table, "Tom")[1]["code"] == "table_locked"
    ann.send(MakeRoomMessage(2))
    assert refused(eva).code == "room_made"
    for seat in (1, 2):
        ben.send(FillMessage(seat, "random"))
    assert told(ann, lambda it: it.begins is not None).opener == 0
    ben.send(DealMessage())
    for one in (ann, ben):
        one.wait(lambda now: now.waiting == "play")
