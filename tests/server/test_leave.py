"""Seats are given up, and given to bots; what was decided survives a restart."""

from __future__ import annotations

from parlour.core.replay import Replay
from parlour.core.table import Agreed, Played, Resigned
from parlour.games import GAMES
from parlour.server.store.records import Filled, Freed, Happened
from parlour.server.wire.protocol.client import (
    EndMessage,
    FillMessage,
    HelloMessage,
    LeaveMessage,
    PlayMessage,
)
from parlour.server.wire.protocol.server import PresenceMessage, RefusedMessage, encode
from parlour.server.wire.protocol.table import SeatInfo
from parlour.server.wire.protocol.values import WIRE
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, play_until

BEST = "strong"


def told(seat: Seat) -> RefusedMessage:
    """Return the next refusal, whatever comes before it."""
    while not isinstance(message := seat.receive(), RefusedMessage):
        pass
    return message


def records(server: Server, table: str) -> list[object]:
    """Return what the log holds beside deals, actions and readiness."""
    entries = [it.record if isinstance(it, Happened) else it for it in server.entries(table)]
    return [it for it in entries if isinstance(it, Filled | Freed | Resigned | Agreed)]


def hand_of(seat: Seat) -> set[str]:
    return set(seat.view.hand)


def replay_of(server: Server, table: str) -> Replay:
    status, text, _ = server.fetch(f"/api/tables/{table}/replay")
    assert status == 200, text
    return Replay.read(text)


def test_an_open_seat_is_given_to_a_bot(start: Start) -> None:
    server = start()
    place = server.open(name="Ann")
    with Seat(server, place) as ann:
        for seat in (0, 9):
            ann.send(FillMessage(seat, BEST))
            assert told(ann).code == "seat_taken"
        ann.send(FillMessage(1, "x"))
        assert told(ann).code == "unknown_bot"
        ann.send(FillMessage(1, "random"))
        filled = ann.expect(PresenceMessage).seats[1]
        assert filled == SeatInfo(filled.name, "bot", "random", online=True)
        ann.wait(lambda now: now.waiting == "play")
        ann.send(FillMessage(1, BEST))
        assert told(ann).code == "seat_taken"
    server.kill()
    server.restart()
    assert records(server, place.table) == [Filled(1, "random")]
    with Seat(server, place) as ann:
        play_until(lambda now: now.waiting == "deal", ann)
        ann.send(EndMessage(ann.now.seq))  # the bot agrees to anything
        ann.wait(lambda now: now.waiting == "over")
    assert replay_of(server, place.table).check(GAMES).agreed


def test_before_the_first_deal_the_seat_is_open_again(start: Start) -> None:
    server = start()
    place = server.open(name="Ann", game="lorum", seats=4, preset=None)
    ben = server.join(place.table, "Ben")
    with Seat(server, place) as ann, Seat(server, ben) as other:
        ann.send(LeaveMessage())
        assert told(ann).code == "seat_left"
        assert end_of(ann.line) == (1008, "seat_left")
        while (seats := other.expect(PresenceMessage).seats)[0].kind != "open":
            pass
        assert [it.kind for it in seats] == ["open", "person", "open", "open"]
    server.kill()
    server.restart()
    assert records(server, place.table) == [Freed(0)]
    assert server.join(place.table, "Eva").seat == 0


def test_a_bot_plays_on_for_a_player_after_resignation(start: Start) -> None:
    server = start()
    place = server.open(name="Ann", options={"max_deals": 2})
    ben = server.join(place.table, "Ben")
    with Seat(server, place) as ann, Seat(server, ben) as other:
        for seat in (ann, other):
            seat.wait(lambda now: now.waiting == "play")
        second = Seat(server, place)
        # The server ignores later messages of this connection: the seat is the bot's.
        text = (ann if ann.now.legal else other).now.legal[0].text
        ann.send(LeaveMessage())
        ann.send(PlayMessage("late", ann.now.seq, text))
        for line in (ann, second):
            assert told(line).code == "seat_left"
            assert end_of(line.line) == (1008, "seat_left")
        second.close()
        server.kill()
        server.restart()
        assert records(server, place.table) == [Resigned(0, BEST)]
        with Seat(server, ben) as again:
            _, info = server.ask(f"/api/tables/{place.table}")
            told_of = info["seats"][0]
            assert (told_of["kind"], told_of["bot"], told_of["left"]) == ("bot", BEST, "Ann")
            play_until(lambda now: now.waiting == "over", again)
    happened = [it for it in server.entries(place.table) if isinstance(it, Happened)]
    assert "late" not in {it.id for it in happened}
    since = next(i for i, it in enumerate(happened) if isinstance(it.record, Resigned))
    played = [it.record for it in happened[since:] if isinstance(it.record, Played)]
    assert {it.by for it in played if it.seat == 0} == {BEST}
    replay = replay_of(server, place.table)
    assert replay.names == ("Ann", "Ben")
    assert not replay.check(GAMES).agreed
    with server.connect(place.table) as late:
        late.send(encode(HelloMessage(place.token, wire=WIRE)).decode())
        assert end_of(late) == (1008, "seat_left")


def test_a_player_left_alone_needs_no_consent_of_the_resigned(start: Start) -> None:
    server = start()
    place = server.open(name="Ann", options={"max_deals": 9})
    ben = server.join(place.table, "Ben")
    with Seat(server, place) as ann, Seat(server, ben) as other:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, other)
        other.send(EndMessage(other.now.seq))
        other.wait(lambda now: now.agreed[1])
        ann.send(LeaveMessage())
        other.wait(lambda now: now.waiting == "over")
        assert other.sheet.agreed
    assert records(server, place.table) == [Agreed(1), Resigned(0, BEST)]
    assert replay_of(server, place.table).check(GAMES).sheet() == other.sheet


def test_the_last_person_gives_the_match_up(start: Start) -> None:
    server = start()
    place = server.open_with_bot(name="Ann", options={"max_deals": 9})
    with Seat(server, place) as ann:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann)
        totals = ann.sheet.totals
        ann.advance()
        ann.wait(lambda now: bool(now.legal))
        ann.send(LeaveMessage())
        ann.wait(lambda now: now.waiting == "over")
        last = ann.sheet
        assert (last.resigned, last.totals) == (0, totals)
        assert (last.places, last.ranking) == ((2, 1), (1, 0))
        ann.send(LeaveMessage())
        assert told(ann).code == "match_over"
    server.kill()
    server.restart()
    with Seat(server, place) as ann:  # the seat is still hers, to see how it ended
        assert ann.sheet == last
    assert records(server, place.table) == [Resigned(0)]
    replay = replay_of(server, place.table)
    assert replay.deals[-1].points is None
    assert replay.check(GAMES).sheet() == last


def test_a_seat_given_up_tells_nobody_anything(start: Start) -> None:
    """Everybody hears the same of it, and nothing of the hand that changes its player."""
    server = start()
    place = server.open(name="Ann", game="lorum", seats=4, preset=None)
    places = [place, *(server.join(place.table, name) for name in "BCD")]
    seats = [Seat(server, it) for it in places]
    for seat in seats:
        seat.wait(lambda now: now.waiting != "seats" and now.seq > 0)
        seat.settle()
        seat.frames.clear()
    gone = next(i for i, seat in enumerate(seats) if not seat.now.legal)
    hand = hand_of(seats[gone])
    assert len(hand) > 5
    seats[gone].send(LeaveMessage())
    assert told(seats[gone]).code == "seat_left"
    others = [seat for i, seat in enumerate(seats) if i != gone]
    for seat in others:
        seat.settle()
    numbers = {len([it for it in seat.frames if '"pong"' not in it]) for seat in others}
    assert numbers == {2}  # who sits there, and that it was given up
    for seat in others:
        assert not {it for it in hand if f'"{it}"' in "".join(seat.frames)}
    for seat in seats:
        seat.close()
