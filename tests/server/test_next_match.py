"""The next match at a table: proposals, answers, and the link that leads to the newest match."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, TypeVar

import msgspec
import pytest

from parlour.server.ground.errors import NotNow
from parlour.server.ground.tokens import is_table, public_id
from parlour.server.state.ended.next_match import MAX_WORDS, NextMatch
from parlour.server.state.opening import completed, places_of
from parlour.server.store.records import Answered, Followed, Moved, Opened, Proposed
from parlour.server.wire.protocol.client import AnswerMessage, EndMessage, ProposeMessage, TermsInfo
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import (
    FollowedMessage,
    ProposalMessage,
    RefusedMessage,
    ServerMessage,
)
from parlour.server.wire.protocol.table import TableInfo
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, end_of, hello, play_until

AGAIN = ProposeMessage(TermsInfo("gin"))
HASTE = "from parlour.server.tables import duties; duties.COUNTDOWN_S, duties.AWAY_S = 0.4, 3.0"


class Hasty(Server):
    """A server that waits a short time only for people's words and for people who are away."""

    program = f"{HASTE}\n{PROGRAM}"


M = TypeVar("M", bound=ServerMessage)


def read(seat: Seat, kind: type[M]) -> M:
    """Return the next message of a kind, whatever comes before it."""
    while not isinstance(message := seat.receive(), kind):
        pass
    return message


def proposal(
    seat: Seat, right: Callable[[ProposalMessage], bool] = lambda _: True
) -> ProposalMessage:
    """Return the next message about the proposal that is as wished."""
    while not right(message := read(seat, ProposalMessage)):
        pass
    return message


def end(*seats: Seat) -> None:
    """Play the first deal and end the match by agreement."""
    play_until(lambda now: now.waiting == "deal" and now.seq > 0, *seats)
    for seat in seats:
        seat.send(EndMessage(seat.now.seq))
    for seat in seats:
        seat.wait(lambda now: now.waiting == "over")


def ended(server: Server, people: ExitStack, *names: str, **wish: Any) -> list[Seat]:
    """Open a table for these people, and let them play a short match."""
    first = server.open(name=names[0], **wish)
    places = [first, *(server.join(first.table, name) for name in names[1:])]
    seats = [people.enter_context(Seat(server, place)) for place in places]
    end(*seats)
    return seats


def led_on(seat: Seat) -> FollowedMessage:
    """Return where a seat plays on; the server has closed its connection."""
    told = read(seat, FollowedMessage)
    assert end_of(seat.line) == (1008, "followed")
    return told


def follow(server: Server, seat: Seat, told: FollowedMessage) -> Seat:
    """Connect a player to the next match, with the same key."""
    assert told.seat is not None
    return Seat(server, PlaceInfo(told.table, told.seat, seat.place.token))


def info_of(server: Server, table: str) -> TableInfo:
    status, answer = server.ask(f"/api/tables/{table}")
    assert status == 200, answer
    return msgspec.convert(answer, TableInfo)


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_two_people_play_again_at_the_same_link(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    wish = {"pace": "brisk", "portrait": "captain", "quiet": True}
    ann, ben = ended(server, people, "Ann", "Ben", **wish)
    home = ann.place.table
    ann.send(AGAIN)
    told = proposal(ben)
    assert (told.seat, told.answers, told.seconds) == (0, ["again", None], None)
    assert (told.terms.game, told.terms.seats, told.terms.order) == ("gin", 2, "same")
    with Seat(server, ben.place) as window:  # of the same player
        assert proposal(window) == told
    ben.send(AGAIN)
    assert proposal(ann, lambda it: it.answers == ["again"] * 2).seconds == 1
    on = [led_on(ann), led_on(ben)]
    assert [it.seat for it in on] == [0, 1]
    assert on[0].table == on[1].table != home
    assert is_table(on[0].table)
    with follow(server, ann, on[0]) as ann, follow(server, ben, on[1]) as ben:
        play_until(lambda now: now.waiting == "play" and now.seq > 3, ann, ben)
    info = info_of(server, home)  # the same link
    assert (info.table, info.home, [it.name for it in info.seats]) == (
        on[0].table,
        home,
        ["Ann", "Ben"],
    )
    assert [(it.game, it.names, it.won) for it in info.evening] == [("gin", ["Ann", "Ben"], [])]
    assert (info.pace, info.quiet) == ("brisk", True)
    assert [it.portrait for it in info.seats] == ["captain", "king"]


def test_equal_proposals_at_once_open_one_match(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    ann.send(AGAIN)
    ben.send(AGAIN)
    assert led_on(ann).table == led_on(ben).table
    entries = server.entries(ann.place.table)
    assert [type(it) for it in entries[-3:]] == [Proposed, Answered, Followed]


def test_another_proposal_replaces_the_first_and_its_answers(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    ann.send(AGAIN)
    proposal(ben, lambda it: it.seat == 0)
    ben.send(ProposeMessage(TermsInfo("lorum", order="rotate")))
    told = proposal(ann, lambda it: it.seat == 1)
    assert (told.terms.game, told.terms.seats, told.answers) == ("lorum", 4, [None, "again"])
    ann.send(AnswerMessage("again"))
    on = [led_on(ann), led_on(ben)]
    assert on[0].game == "lorum"
    seats = info_of(server, on[0].table).seats
    assert sorted(it.kind for it in seats) == ["bot", "bot", "person", "person"]
    for it, name in zip(on, ("Ann", "Ben"), strict=True):
        assert it.seat is not None
        assert seats[it.seat].name == name


def test_a_word_to_wait_stops_the_countdown(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    ann.send(AGAIN)
    ben.send(AGAIN)
    proposal(ann, lambda it: it.seconds is not None)
    ann.send(AnswerMessage("later"))
    assert proposal(ben, lambda it: it.answers[0] == "later").seconds is None
    time.sleep(0.6)
    ann.settle()
    assert not any(isinstance(it, Followed) for it in server.entries(ann.place.table))
    ann.send(AnswerMessage("again"))
    assert led_on(ben).seat == 1


def test_a_bot_takes_the_seat_of_a_leaving_player(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    ben.send(AGAIN)
    proposal(ann)
    ann.send(AnswerMessage("go"))
    told = led_on(ben)
    assert read(ann, FollowedMessage).seat is None
    ann.quiet()  # they may look at the result for as long as they like
    assert [it.kind for it in info_of(server, told.table).seats] == ["bot", "person"]
    with Seat(server, ann.place) as back:  # the old key still shows the old match
        assert back.now.waiting == "over"
        assert read(back, FollowedMessage).seat is None


def test_a_person_alone_begins_at_once(start: Start) -> None:
    server = start()
    place = server.open(name="Ann", bots=[{"seat": 1, "bot": "random"}])
    with Seat(server, place) as ann:
        ann.resign()
        ann.send(AGAIN)
        told = led_on(ann)
    assert info_of(server, told.table).seats[1].bot == "random"


def test_an_absent_person_delays_the_match_for_a_while(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    time.sleep(1.2)  # the time counts from now, not from their last arrival
    ben.close()
    ann.send(AGAIN)
    assert proposal(ann, lambda it: it.seconds is not None).seconds == 3
    told = led_on(ann)
    assert [it.kind for it in info_of(server, told.table).seats] == ["person", "bot"]


def test_old_links_and_keys_lead_to_the_newest_match(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    first = ann.place
    tables = [first.table]
    for _ in range(3):
        ann.send(AGAIN)
        ben.send(AGAIN)
        on = [led_on(ann), led_on(ben)]
        tables.append(on[0].table)
        ann, ben = (
            people.enter_context(follow(server, *it)) for it in zip((ann, ben), on, strict=True)
        )
        end(ann, ben)
    server.kill()
    server.restart()
    for table in tables:
        assert info_of(server, table).table == tables[-1]
    for table in tables[:-1]:
        with server.connect(public_id(table)) as line:
            line.send(hello(first.token, table=table))
            assert f'"table":"{tables[-1]}","game":"gin","seat":0' in str(line.recv(20))
            assert end_of(line) == (1008, "followed")
    moved = [it.table for it in server.entries(tables[0]) if isinstance(it, Moved)]
    assert moved == tables[2:]
    opened = server.entries(tables[-1])[0]
    assert isinstance(opened, Opened)
    assert (opened.home, len(opened.evening)) == (tables[0], 3)


REFUSED: list[tuple[ProposeMessage | AnswerMessage, str]] = [
    (AnswerMessage("again"), "no_proposal"),
    (ProposeMessage(TermsInfo("nim")), "unknown_game"),
    (ProposeMessage(TermsInfo("gin", seats=7)), "bad_seats"),
    (ProposeMessage(TermsInfo("gin", others="x")), "unknown_bot"),
    (ProposeMessage(TermsInfo("gin", "x")), "unknown_preset"),
]


@pytest.mark.parametrize(("message", "code"), REFUSED, ids=[code for _, code in REFUSED])
def test_a_proposal_is_refused_in_words(
    start: Start, people: ExitStack, message: ProposeMessage | AnswerMessage, code: str
) -> None:
    ann, _ = ended(start(kind=Hasty), people, "Ann", "Ben")
    ann.send(message)
    assert read(ann, RefusedMessage).code == code


def test_a_proposal_before_the_end_is_refused(start: Start) -> None:
    server = start(kind=Hasty)
    with Seat(server, server.open_with_bot()) as ann:
        ann.send(AGAIN)
        assert read(ann, RefusedMessage).code == "match_running"


def test_nobody_may_talk_without_end(start: Start, people: ExitStack) -> None:
    ann, _ = ended(start(kind=Hasty), people, "Ann", "Ben")
    ann.send(AGAIN)
    for turn in range(MAX_WORDS):
        ann.send(AnswerMessage("later" if turn % 2 else "go"))
    assert read(ann, RefusedMessage).code == "many_answers"


def test_more_people_than_seats_are_refused() -> None:
    before = Opened("lorum", None, {}, 4, [], 0, 0, "", "Ann", "")
    assert completed(TermsInfo("gin"), before, 2).seats == 2
    assert completed(TermsInfo("lorum"), before, 4).seats == 4
    with pytest.raises(NotNow, match="2 seats, but 3 players"):
        completed(TermsInfo("gin"), before, 3)
    agreed = NextMatch()
    agreed.apply(Proposed(0, TermsInfo("gin", seats=2)))
    agreed.apply(Answered(1, "again"))
    with pytest.raises(NotNow, match="All seats"):  # who had to go comes back too late
        agreed.answer(2, "again", "")


def test_the_seats_of_the_next_match_follow_the_proposal() -> None:
    agreed = NextMatch()
    agreed.apply(Proposed(0, TermsInfo("lorum", seats=4), "a" * 64))
    agreed.apply(Answered(2, "again", "b" * 64))
    assert places_of(TermsInfo("lorum", seats=4), 4, agreed) == [0, 1, 2, 3]
    assert places_of(TermsInfo("lorum", seats=4, order="rotate"), 4, agreed) == [3, 0, 1, 2]
    assert places_of(TermsInfo("gin", seats=2), 4, agreed) == [0, 2]
    assert places_of(TermsInfo("romme", seats=6), 4, agreed) == [0, 1, 2, 3, -1, -1]
    drawn = places_of(TermsInfo("lorum", seats=4, order="draw"), 4, agreed)
    assert sorted(drawn) == [0, 1, 2, 3]
    orders = set()
    for tip in "cdefgh":
        agreed.apply(Answered(2, "again", tip * 64))
        orders.add(tuple(places_of(TermsInfo("lorum", seats=4, order="draw"), 4, agreed)))
    assert len(orders) > 1  # each tip counts


def test_an_agreement_survives_a_crash(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = ended(server, people, "Ann", "Ben")
    ann.send(AGAIN)
    ben.send(AGAIN)
    proposal(ann, lambda it: it.answers == ["again"] * 2)
    server.kill()
    server.restart()
    assert isinstance(server.entries(ann.place.table)[-1], Answered)
    ann, ben = (people.enter_context(Seat(server, it.place)) for it in (ann, ben))
    assert proposal(ann).answers == ["again"] * 2
    assert led_on(ann).table == led_on(ben).table


def test_people_on_two_nodes_play_again(start: Start, people: ExitStack, postgres: str) -> None:
    nodes = [start(postgres, kind=Hasty), start(postgres, kind=Hasty)]
    first = nodes[0].open(name="Ann")
    places = [first, nodes[1].join(first.table, "Ben")]
    seats = [people.enter_context(Seat(node, it)) for node, it in zip(nodes, places, strict=True)]
    end(*seats)
    for seat in seats:  # at once, on different nodes
        seat.send(AGAIN)
    on = [led_on(seat) for seat in seats]
    assert on[0].table == on[1].table
    seats = [
        people.enter_context(follow(node, seat, told))
        for node, seat, told in zip(reversed(nodes), seats, on, strict=True)
    ]
    play_until(lambda now: now.waiting == "play" and now.seq > 3, *seats)
