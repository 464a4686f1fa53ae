"""Where several seats may act at once, the message that arrives first counts (R5.6 of Lórum)."""

from __future__ import annotations

from functools import partial
from typing import Any

import parlour
from parlour.core.replay import Replay
from parlour.core.table import Dealt, Played
from parlour.server.store.records import Happened
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import PositionMessage, SnapshotMessage, UpdateMessage
from tests.server.conftest import Start
from tests.server.running import Seat, Server

RACE = {"declaration": "race", "deals": 1}


def texts(seat: Seat) -> list[str]:
    return [action.text for action in seat.now.legal]


def turn(seat: Seat) -> int:
    """The seat that the lot has named."""
    return int(seat.view.turn)


def answers(server: Server, table: str) -> list[tuple[int, str, str]]:
    """Return the seats, their answers and deciders, in the order of the log."""
    records = [it.record for it in server.entries(table) if isinstance(it, Happened)]
    assert isinstance(records[0], Dealt)
    return [(it.seat, it.action, it.by) for it in records if isinstance(it, Played)]


def sit(server: Server, number: int, **wish: Any) -> list[Seat]:
    """Open a table for so many persons and bots; return the persons, once the cards are dealt."""
    place = server.open(game="lorum", options=RACE, **wish)
    places = [place, *(server.join(place.table) for _ in range(number - 1))]
    seats = [dealt(server, it) for it in places]
    for seat in seats:
        seat.settle()  # it has heard that the others have come
    return seats


def dealt(server: Server, place: PlaceInfo) -> Seat:
    seat = Seat(server, place)
    seat.wait(lambda now: now.seq > 0)
    return seat


def close(seats: list[Seat]) -> None:
    for seat in seats:
        seat.close()


def test_R5_6_two_answers_race_and_both_count(server: Server) -> None:
    """The second was sent before its sender could know of the first; so was that of the third."""
    seats = sit(server, 3, seats=3)
    assert [texts(seat) for seat in seats] == [["pass", "small", "big"]] * 3
    last = seats[turn(seats[0])]
    quick, second = (seat for seat in seats if seat is not last)
    first = quick.play("pass")
    quick.wait(lambda now: now.seq == 2)
    assert quick.now.legal == ()
    move = second.play("pass", at=1)
    assert [second.expect(UpdateMessage).id for _ in range(2)] == [None, move]
    last.play("pass", at=1)
    last.wait(lambda now: now.seq == 4)
    table = quick.place.table
    assert [it[0] for it in answers(server, table)] == [
        it.place.seat for it in (quick, second, last)
    ]
    quick.wait(lambda now: now.seq == 4)
    quick.play("pass", at=1, move=first)  # sent again: it is in the log
    assert quick.expect(SnapshotMessage).seq == 4
    close(seats)


def test_R5_6_after_a_small_all_other_seats_are_asked_again(server: Server) -> None:
    seats = sit(server, 3, seats=3)
    quick, late = (seat for seat in seats if seat.place.seat != turn(seats[0]))
    quick.play("small")
    late.wait(lambda now: now.seq == 2)
    late.play("pass", at=1)
    assert late.refusal().code == "stale_move"
    assert texts(late) == ["pass", "big"]
    late.play("big", at=1)  # sent before the small had come: it is the same answer to both
    late.wait(lambda now: now.seq == 3)
    assert (late.view.mode, late.view.declarer) == ("big", late.place.seat)
    close(seats)


def test_R5_6_a_person_may_be_quicker_than_the_bot_that_is_asked(start: Start) -> None:
    """Bots give people a moment; what one has decided meanwhile is dropped."""
    server = start(bot_delay=3600.0)
    bots = [{"seat": seat, "bot": "random"} for seat in (1, 2)]
    for _ in range(40):
        (me,) = sit(server, 1, seats=3, bots=bots)
        if turn(me) != 0:
            break
        me.close()
    assert turn(me) != 0
    assert texts(me) == ["pass", "small", "big"]
    me.play("big")
    me.wait(lambda now: now.seq == 2)
    assert answers(server, me.place.table) == [(0, "big", "person")]
    assert turn(me) == 0
    me.close()


def test_R5_6_bots_and_persons_play_a_race_to_its_end(start: Start) -> None:
    """The log is the order of arrival: it makes the same table again, and a replay of it."""
    server = start()
    seats = sit(
        server, 2, seats=4, bots=[{"seat": 3, "bot": "random"}, {"seat": 1, "bot": "random"}]
    )
    places = [seat.place for seat in seats]
    play_to_the_end(seats)
    before = [(seat.now.seq, seat.view, seat.sheet) for seat in seats]
    close(seats)
    server.kill()
    server.restart()
    for place, known in zip(places, before, strict=True):
        with Seat(server, place) as again:
            assert (again.now.seq, again.view, again.sheet) == known
    status, text, _ = server.fetch(f"/api/tables/{places[0].table}/replay")
    assert status == 200
    replay = Replay.read(text)
    assert tuple(replay.check(parlour.GAMES).totals) == before[0][2].totals
    assert len(replay.deals[0].actions) == len(answers(server, places[0].table))


def differ(seq: int, now: PositionMessage) -> bool:
    return now.seq != seq


def play_to_the_end(seats: list[Seat]) -> None:
    """Let each person who may act do the first thing, until the match is over."""
    while any(seat.now.waiting != "over" for seat in seats):
        acting = next((seat for seat in seats if seat.now.legal), None)
        if acting is None:
            min(seats, key=lambda seat: seat.now.seq).receive()
        else:
            acting.play(acting.now.legal[0])
            acting.wait(partial(differ, acting.now.seq))
