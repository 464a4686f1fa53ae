"""Somebody without a key says that they are an absent person, and the others answer."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from parlour.core.events import DeviceChanged
from parlour.server.ground.errors import NotNow
from parlour.server.ground.limits import CLAIMS
from parlour.server.ground.tokens import digest, new_key, public_id
from parlour.server.state.claims import CLAIM_S, DENIED_S, Claims, SeatClaim
from parlour.server.store.records import Rekeyed
from parlour.server.wire.protocol.client import VouchMessage
from parlour.server.wire.protocol.http import ClaimInfo, PlaceInfo
from parlour.server.wire.protocol.server import ClaimMessage, UpdateMessage
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server
from tests.server.test_absence import read, refused, server_seats, table, wait_for
from tests.server.test_devices import turned_away


class Hasty(Server):
    """A server at which claims are open for a moment."""

    program = f"from parlour.server.state import claims; claims.CLAIM_S = 0.4\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def ask(server: Server, name: str, seat: int, token: str, **more: Any) -> tuple[int, Any]:
    """SeatClaim a seat, or look for the answer."""
    path = f"/api/tables/{public_id(name)}/claims"
    wish = {"seat": seat, "token": token, **more}
    return server.ask(path, wish, authorization=f"Bearer {name}.")


def asked(seat: Seat) -> ClaimMessage:
    """Return the next question that a person's page is told."""
    told = read(seat, lambda it: isinstance(it, ClaimMessage))
    assert isinstance(told, ClaimMessage)
    return told


def refusal(answer: tuple[int, Any]) -> str:
    """Return the code of a refused request."""
    status, told = answer
    assert status >= 400, told
    return str(told["code"])


def info(answer: tuple[int, Any]) -> ClaimInfo:
    """Return an answer to a claim."""
    status, told = answer
    assert status == 201, told
    return msgspec.convert(told, ClaimInfo)


def left(server: Server, people: ExitStack, *names: str) -> tuple[Seat, Seat]:
    """Return Ann, who is here, and Ben, who has gone."""
    ann, ben, *_ = table(server, people, *(names or ("Ann", "Ben")))
    ben.close()
    while server_seats(server, ann)[1].online:
        time.sleep(0.01)
    return ann, ben


def test_a_yes_gives_the_seat_of_an_absent_person(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = left(server, people)
    token = new_key()
    assert info(ask(server, ann.place.table, 1, token)).seconds in (29, 30)
    question = asked(ann)
    assert (question.name, question.seconds) == ("Ben", 30)
    assert info(ask(server, ann.place.table, 1, token, ask=False)).place is None
    ann.send(VouchMessage(question.claim, True))
    news = read(ann, lambda it: isinstance(it, UpdateMessage) and bool(it.events))
    assert isinstance(news, UpdateMessage)
    assert news.events == [DeviceChanged(1)]
    place = info(ask(server, ann.place.table, 1, token, ask=False)).place
    assert place == PlaceInfo(ann.place.table, 1, token)
    new = people.enter_context(Seat(server, place))
    wait_for(new, ann)
    assert turned_away(server, ben.place) == "key_renewed"
    [record] = [it for it in server.entries(place.table) if isinstance(it, Rekeyed)]
    assert record == Rekeyed(1, digest(token), "claim")


def test_a_no_makes_the_address_wait_for_that_seat(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = left(server, people)
    token = new_key()
    ask(server, ann.place.table, 1, token)
    ann.send(VouchMessage(asked(ann).claim, False))
    assert asked(ann).seconds == 0
    for again in (token, new_key()):  # another browser at the same address, too
        assert refusal(ask(server, ann.place.table, 1, again)) == "claim_denied"
    people.enter_context(Seat(server, ben.place))  # the key still opens it
    assert not [it for it in server.entries(ben.place.table) if isinstance(it, Rekeyed)]


def test_nobody_answers(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, _ = left(server, people)
    token = new_key()
    assert info(ask(server, ann.place.table, 1, token)).seconds == 1
    question = asked(ann)
    time.sleep(0.5)
    assert info(ask(server, ann.place.table, 1, token, ask=False)) == ClaimInfo(None, 0)
    ann.send(VouchMessage(question.claim, True))
    assert refused(ann) == "claim_over"
    assert info(ask(server, ann.place.table, 1, token)).seconds == 1  # asked again


def test_the_second_of_two_claims_waits(start: Start, people: ExitStack) -> None:
    server = start()
    ann, _ = left(server, people)
    ask(server, ann.place.table, 1, new_key())
    assert refusal(ask(server, ann.place.table, 1, new_key())) == "seat_claimed"


def test_seats_that_cannot_be_claimed(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    status, told = ask(server, ann.place.table, 1, new_key())
    assert (status, told["text"]) == (409, "Ben is playing at the moment.")
    assert refusal(ask(server, ann.place.table, 7, new_key())) == "no_person"
    for seat in (ann, ben):
        seat.close()
    while any(it.online for it in server_seats(server, ann)):
        time.sleep(0.01)
    assert refusal(ask(server, ann.place.table, 1, new_key())) == "nobody_here"
    place = server.open_with_bot()
    with Seat(server, place):
        assert refusal(ask(server, place.table, 1, new_key())) == "no_person"


def test_a_claim_ends_when_its_person_is_back(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = left(server, people)
    token = new_key()
    ask(server, ann.place.table, 1, token)
    question = asked(ann)
    people.enter_context(Seat(server, ben.place))
    assert asked(ann).seconds == 0
    ann.send(VouchMessage(question.claim, True))
    assert refused(ann) == "claim_over"
    assert refusal(ask(server, ann.place.table, 1, token)) == "seat_present"


def test_a_new_connection_reads_the_open_question(start: Start, people: ExitStack) -> None:
    server = start()
    ann, _ = left(server, people)
    ask(server, ann.place.table, 1, new_key())
    question = asked(ann)
    window = people.enter_context(Seat(server, ann.place))
    assert asked(window).claim == question.claim


def test_an_address_asks_a_limited_number_of_times(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, _ = left(server, people)
    for _ in range(CLAIMS):
        info(ask(server, ann.place.table, 1, token := new_key()))
        time.sleep(0.45)
    assert refusal(ask(server, ann.place.table, 1, token)) == "many_claims"


def test_a_question_holds_no_key(start: Start, people: ExitStack) -> None:
    server = start()
    ann, _ = left(server, people)
    before, token = len(ann.frames), new_key()
    ask(server, ann.place.table, 1, token)
    asked(ann)
    told = "".join(ann.frames[before:]) + "".join(server.log)
    assert token not in told
    assert digest(token) not in told
    assert "127.0.0.1" not in "".join(ann.frames)
    assert token not in json.dumps([str(it) for it in server.entries(ann.place.table)])


def claimed(server: Server, ann: Seat, token: str) -> None:
    """SeatClaim Ben's seat at a node that may not have heard yet who is where."""
    while ask(server, ann.place.table, 1, token)[1].get("code") in ("nobody_here", "seat_present"):
        time.sleep(0.05)


def test_people_at_another_node_say_yes(start: Start, people: ExitStack, postgres: str) -> None:
    here, there = start(postgres), start(postgres)
    ann, _ = left(here, people)
    claimed(there, ann, token := new_key())
    ann.send(VouchMessage(asked(ann).claim, True))
    read(ann, lambda it: isinstance(it, UpdateMessage) and bool(it.events))
    place = info(ask(there, ann.place.table, 1, token, ask=False)).place
    assert place is not None
    people.enter_context(Seat(there, place))


def test_people_at_another_node_say_no(start: Start, people: ExitStack, postgres: str) -> None:
    here, there = start(postgres), start(postgres)
    ann, _ = left(here, people)
    claimed(there, ann, token := new_key())
    ann.send(VouchMessage(asked(ann).claim, False))
    while (answer := ask(there, ann.place.table, 1, token, ask=False))[0] == 201:
        time.sleep(0.05)
    assert refusal(answer) == "claim_denied"
    asked(ann)
    third = start(postgres)  # has not heard of the no, but the people's node has
    claimed(third, ann, new_key())
    time.sleep(0.5)
    ann.quiet()


def test_claims_and_denials_end_by_themselves() -> None:
    now = [0.0]
    claims = Claims(lambda: now[0])
    one, other = SeatClaim(1, "aa", "home"), SeatClaim(1, "bb", "away")
    assert claims.begin(one)
    assert not claims.begin(one)
    with pytest.raises(NotNow):
        claims.begin(other)
    now[0] = CLAIM_S
    assert claims.left(one) == 0
    assert claims.begin(other)
    claims.deny(other)
    with pytest.raises(NotNow):
        claims.left(other)
    assert claims.begin(one)  # another address
    claims.close({1})
    now[0] += DENIED_S
    assert claims.begin(other)
