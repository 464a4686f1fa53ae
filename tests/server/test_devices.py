"""A seat moves from one device of its person to another, and the old one is told."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.core.events import DeviceChanged
from parlour.server.ground.errors import NotNow
from parlour.server.ground.limits import GUESSES
from parlour.server.ground.tokens import ALPHABET, digest, new_key, public_id
from parlour.server.state.keys import MAX_KEYS, FormerKeys
from parlour.server.store.records import Rekeyed
from parlour.server.wire.codes import CODE_S, LETTERS, MAX_CODES, Codes, lend, slow_hash
from parlour.server.wire.protocol.client import LendMessage
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import LentMessage, RefusedMessage, UpdateMessage
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server, choose, end_of, play_until
from tests.server.test_absence import read, refused, table, wait_for

BRIEF = "from parlour.server.wire import codes; codes.CODE_S = 0.5"


class Brief(Server):
    """A server whose codes last for half a second."""

    program = f"{BRIEF}\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def code_of(seat: Seat) -> str:
    """Return the code that a person's page is told."""
    seat.send(LendMessage())
    told = read(seat, lambda it: isinstance(it, LentMessage))
    assert isinstance(told, LentMessage)
    return told.code


def redeem(server: Server, code: str, token: str = "") -> tuple[int, Any]:
    """Send a code from another device."""
    return server.ask("/api/codes", {"code": code, "token": token or new_key()})


def moved(server: Server, code: str) -> PlaceInfo:
    """Return the place that a code gives."""
    status, told = redeem(server, code)
    assert status == 201, told
    return msgspec.convert(told, PlaceInfo)


def renew(server: Server, place: PlaceInfo, token: str = "") -> tuple[int, Any]:
    """Ask for another key, with the key of a place."""
    path, key = f"/api/tables/{public_id(place.table)}/keys", f"{place.table}.{place.token}"
    return server.ask(path, {"token": token or new_key()}, authorization=f"Bearer {key}")


def turned_away(server: Server, place: PlaceInfo) -> str:
    """Return the code with which a key is refused."""
    with server.connect(public_id(place.table)) as line:
        hello = {"t": "hello", "token": place.token, "table": place.table, "wire": 3}
        line.send(json.dumps(hello))
        return str(json.loads(line.recv())["code"])


def test_a_code_moves_a_seat_to_another_device(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    code = code_of(ben)
    assert re.fullmatch(f"[{ALPHABET}]{{{LETTERS}}}", code)
    place = moved(server, f" {code[:3].upper()}-{code[3:]} ")
    assert (place.table, place.seat) == (ben.place.table, 1)
    told = read(ben, lambda it: isinstance(it, RefusedMessage))
    assert isinstance(told, RefusedMessage)
    assert (told.code, told.text) == ("seat_moved", "Your seat has moved to another device.")
    assert end_of(ben.line) == (1008, "seat_moved")
    new = people.enter_context(Seat(server, place))
    assert new.now.legal
    assert new.view == ben.view
    news = read(ann, lambda it: isinstance(it, UpdateMessage) and bool(it.events))
    assert isinstance(news, UpdateMessage)
    assert news.events == [DeviceChanged(1)]
    play_until(lambda now: now.waiting == "deal", ann, new)
    entries = server.entries(place.table)
    assert [it for it in entries if isinstance(it, Rekeyed)] == [
        Rekeyed(1, digest(place.token), "device")
    ]


def test_the_old_page_cannot_move_any_more_and_nothing_is_lost(
    start: Start, people: ExitStack
) -> None:
    """A move before the change counts; one after it does nothing, and its page is told why."""
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    ben.advance()
    seq = ann.wait(lambda now: now.seq >= ben.now.seq).seq
    place = moved(server, code_of(ben))
    before = server.entries(place.table)
    with suppress(ConnectionClosed):
        ben.play("stock")
    assert refused(ben) == "seat_moved"
    assert end_of(ben.line) == (1008, "seat_moved")
    assert turned_away(server, ben.place) == "seat_moved"
    assert server.entries(place.table) == before
    assert people.enter_context(Seat(server, place)).now.seq == seq


def test_a_code_works_once_but_a_lost_answer_is_repeated(start: Start, people: ExitStack) -> None:
    server = start()
    _, ben = table(server, people, "Ann", "Ben")
    code, token = code_of(ben), new_key()
    answers = [redeem(server, code, token) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0][0] == 201
    status, told = redeem(server, code)
    assert (status, told["code"]) == (404, "unknown_code")
    assert len([it for it in server.entries(ben.place.table) if isinstance(it, Rekeyed)]) == 1


def test_a_code_ends_after_its_time_and_with_the_key_of_the_seat(
    start: Start, people: ExitStack
) -> None:
    server = start(kind=Brief)
    ann, ben = table(server, people, "Ann", "Ben")
    code = code_of(ben)
    time.sleep(0.6)
    assert redeem(server, code)[1]["code"] == "unknown_code"
    code = code_of(ann)
    assert renew(server, ann.place)[0] == 201
    assert redeem(server, code)[1]["code"] == "unknown_code"


def test_a_code_dies_with_the_server(start: Start, people: ExitStack) -> None:
    server = start()
    _, ben = table(server, people, "Ann", "Ben")
    code = code_of(ben)
    server.kill()
    server.restart()
    assert redeem(server, code)[1]["code"] == "unknown_code"


def test_an_address_guesses_a_limited_number_of_codes(start: Start, people: ExitStack) -> None:
    """Twenty wrong codes, and not even the right one is heard; right ones do not count."""
    server = start()
    _, ben = table(server, people, "Ann", "Ben")
    code = code_of(people.enter_context(Seat(server, moved(server, code_of(ben)))))
    wrong = [redeem(server, "222222") for _ in range(GUESSES)]
    assert {status for status, _ in wrong} == {404}
    for guess in ("222222", code):
        status, told = redeem(server, guess)
        assert (status, told["code"]) == (429, "many_guesses")


def test_a_device_comes_back_until_the_others_are_thrown_out(
    start: Start, people: ExitStack
) -> None:
    server = start()
    _, phone = table(server, people, "Ann", "Ben")
    laptop = moved(server, code_of(phone))
    status, told = renew(server, phone.place)  # “Play here again”
    assert status == 201
    back = msgspec.convert(told, PlaceInfo)
    assert (back.table, back.seat) == (phone.place.table, 1)
    assert back.token != phone.place.token
    assert turned_away(server, laptop) == "seat_moved"
    status, told = renew(server, back)  # “Throw other devices out”
    assert status == 201
    alone = msgspec.convert(told, PlaceInfo)
    for place in (phone.place, laptop, back):
        assert turned_away(server, place) == "key_renewed"
        status, told = renew(server, place)
        assert (status, told["code"]) == (403, "key_renewed")
    people.enter_context(Seat(server, alone))
    kinds = [it.by for it in server.entries(alone.table) if isinstance(it, Rekeyed)]
    assert kinds == ["device", "device", "thrown"]


def test_everybodys_devices_survive_kill_9(start: Start, people: ExitStack) -> None:
    server = start()
    _, ben = table(server, people, "Ann", "Ben")
    place = moved(server, code_of(ben))
    server.kill()
    server.restart()
    people.enter_context(Seat(server, place))
    assert turned_away(server, ben.place) == "seat_moved"
    assert renew(server, ben.place)[0] == 201


def test_nobody_else_is_told_a_code_or_a_key(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    before = len(ann.frames)
    code = code_of(ben)
    place = moved(server, code)
    with Seat(server, place) as new:
        ann.settle()
        new.settle()
        told = "".join(ann.frames[before:])
        for secret in (code, place.token, digest(place.token), ben.place.token):
            assert secret not in told
            assert secret not in "".join(server.log)
        assert code not in json.dumps([str(it) for it in server.entries(place.table)])


def test_a_code_lets_a_stand_in_go(start: Start, people: ExitStack) -> None:
    """The person is away when the other device takes the seat, and is back then."""
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    code = code_of(ben)
    wait_for(ben, ann)
    ben.close()
    new = people.enter_context(Seat(server, moved(server, code)))
    new.play(choose(new))
    ann.wait(lambda now: now.seq >= new.now.seq)


def test_a_seat_moves_while_the_result_is_shown(start: Start, people: ExitStack) -> None:
    server = start()
    ann = people.enter_context(Seat(server, server.open_with_bot(options={"target": 1})))
    play_until(lambda now: now.waiting == "over", ann)
    place = moved(server, code_of(ann))
    new = people.enter_context(Seat(server, place))
    assert new.now.waiting == "over"


def test_a_code_works_at_every_node_and_exactly_once(
    start: Start, people: ExitStack, postgres: str
) -> None:
    nodes = [start(postgres), start(postgres)]
    ann = people.enter_context(Seat(nodes[0], nodes[0].open(name="Ann", others="random")))
    token, code = new_key(), code_of(ann)
    while (status := redeem(nodes[1], code, token)[0]) == 404:
        time.sleep(0.4)  # the bus is not so fast, and wrong codes are counted
    assert status == 201
    place = msgspec.structs.replace(ann.place, token=token)
    for number in range(6):
        ann = people.enter_context(Seat(nodes[number % 2], place))
        code = code_of(ann)
        time.sleep(0.3)
        with ThreadPoolExecutor(2) as both:
            answers = [*both.map(redeem, nodes, [code, code])]
        assert sorted(status for status, _ in answers) == [201, 404]
        [place] = [msgspec.convert(told, PlaceInfo) for status, told in answers if status == 201]
        for node in nodes:
            people.enter_context(Seat(node, place))


def test_the_bus_tells_codes_in_a_form_that_only_they_open() -> None:
    key, other = slow_hash("abcdef"), slow_hash("abcdeg")
    lent = lend(key, "2" * 15, digest("token"))
    assert "2" * 15 not in bytes.fromhex(lent.table).decode("latin-1")
    codes = Codes()
    codes.take(lent, 0.0)
    assert codes.find(other, 1.0) is None
    assert codes.find(key, 1.0) == ("2" * 15, lent.check)
    assert codes.find(key, CODE_S) is None
    assert lend(key, "2" * 15, digest("another")).check != lent.check


def test_a_node_keeps_and_repeats_a_limited_number_of_codes() -> None:
    codes = Codes()
    one = lend(slow_hash("abcdef"), "2" * 15, "")
    for number in range(MAX_CODES + 5):
        codes.take(one._replace(place=str(number)), 0.0, own=number % 2 == 0)
    assert len(codes.own(1.0)) == MAX_CODES // 2
    assert {it.left for it in codes.own(100.0)} == {CODE_S - 100.0}
    assert codes.own(CODE_S) == []


def test_a_match_keeps_a_limited_number_of_keys() -> None:
    former = FormerKeys()
    for number in range(MAX_KEYS):
        former.check()
        former.replace(Rekeyed(0, str(number + 1), "device"), str(number), 0)
    with pytest.raises(NotNow):
        former.check()
