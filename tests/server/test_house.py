"""Four words that a person has chosen bring their seat back to any device."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from parlour.core.events import DeviceChanged
from parlour.core.texts import say
from parlour.server.ground.errors import BadRequest
from parlour.server.ground.limits import HOUSES
from parlour.server.ground.tokens import digest, new_key, public_id
from parlour.server.store.records import Housed, Member, Opened, Rekeyed, read_entry, without_key
from parlour.server.tables.export import export
from parlour.server.wire.codes import slow_hash
from parlour.server.wire.house import MAX_HOUSES, fits, hashed, words_of
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import UpdateMessage, encode
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server
from tests.server.test_absence import read, server_seats, table, wait_for
from tests.server.test_claims import left, refusal
from tests.server.test_devices import renew, turned_away
from tests.server.test_next_match import AGAIN, Hasty, ended, follow, led_on

NAME = "heron lamp tea river"
SLOWLY = """
import time
from parlour.server.wire import house
hashed = house.slow_hash
house.slow_hash = lambda *given: (time.sleep(0.8), hashed(*given))[1]
"""


class Slow(Server):
    """A server that needs long for a hash, so that others come meanwhile."""

    program = f"{SLOWLY}\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def choose(server: Server, place: PlaceInfo, words: str = NAME) -> tuple[int, bytes]:
    """Choose a house name with the key of a place."""
    path, key = f"/api/tables/{public_id(place.table)}/house", f"{place.table}.{place.token}"
    status, text, _ = server.fetch(path, {"words": words}, authorization=f"Bearer {key}")
    return status, text


def come(
    server: Server, table: str, words: str = NAME, seat: int = 1, token: str = ""
) -> tuple[int, Any]:
    """Ask for a seat with a house name."""
    path = f"/api/tables/{public_id(table)}/homecomings"
    wish = {"seat": seat, "words": words, "token": token or new_key()}
    return server.ask(path, wish, authorization=f"Bearer {table}.")


def place_of(answer: tuple[int, Any]) -> PlaceInfo:
    """Return the place in an answer."""
    status, told = answer
    assert status == 201, told
    return msgspec.convert(told, PlaceInfo)


def housed(server: Server, people: ExitStack) -> tuple[Seat, Seat]:
    """Return Ann, who is here, and Ben, who has gone and has a house name."""
    ann, ben = table(server, people, "Ann", "Ben")
    wait_for(ben, ann)
    assert choose(server, ben.place) == (204, b"")
    gone(server, ben, ann)
    return ann, ben


def gone(server: Server, who: Seat, seen_by: Seat) -> None:
    """Let a person go, and wait until the others know it."""
    who.close()
    while server_seats(server, seen_by)[1].online:
        time.sleep(0.01)


def test_a_house_name_brings_a_seat_back_and_ends_the_old_key(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = housed(server, people)
    place = place_of(come(server, ben.place.table, " Heron, LAMP –\u3000téa river! "))
    assert (place.table, place.seat) == (ben.place.table, 1)
    news = read(ann, lambda it: isinstance(it, UpdateMessage) and bool(it.events))
    assert isinstance(news, UpdateMessage)
    assert news.events == [DeviceChanged(1)]
    assert turned_away(server, ben.place) == "key_renewed"
    wait_for(people.enter_context(Seat(server, place)), ann)
    [record] = [it for it in server.entries(place.table) if isinstance(it, Rekeyed)]
    assert record == Rekeyed(1, digest(place.token), "house")


def test_a_house_name_works_when_nobody_is_there_and_after_kill_9(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = housed(server, people)
    ann.close()
    server.kill()
    server.restart()
    people.enter_context(Seat(server, place_of(come(server, ben.place.table))))


def test_a_house_name_is_that_of_the_next_match_too(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    assert choose(server, ben.place)[0] == 204
    assert choose(server, ann.place, "apple crow bell moss")[0] == 204
    ann.send(AGAIN)
    ben.send(AGAIN)
    on = led_on(ann)
    with follow(server, ann, on) as again:
        again.settle()
        place = place_of(come(server, ann.place.table))  # the old link
        assert (place.table, place.seat) == (on.table, 1)
    while refusal(come(server, on.table, "apple crow bell moon", 0)) == "seat_present":
        time.sleep(0.01)
    place_of(come(server, on.table, "apple crow bell moss", 0))


def test_an_address_guesses_a_limited_number_of_house_names(
    start: Start, people: ExitStack
) -> None:
    """Five wrong names, and not even the right one is heard; right ones do not count."""
    server = start()
    ann, ben = housed(server, people)
    for _ in range(HOUSES + 1):
        place_of(come(server, ben.place.table))
    wrong = [come(server, ann.place.table, "heron lamp tea moon") for _ in range(HOUSES)]
    assert [refusal(it) for it in wrong] == ["wrong_house"] * HOUSES
    for words in ("heron lamp tea moon", NAME):
        status, told = come(server, ben.place.table, words)
        assert (status, told["code"]) == (429, "many_houses")
    kinds = [type(it) for it in server.entries(ben.place.table)]
    assert kinds.count(Rekeyed) == HOUSES + 1


def test_a_seat_without_a_house_name_answers_as_after_a_wrong_one(
    start: Start, people: ExitStack
) -> None:
    server = start()
    ann, ben = left(server, people)
    without = come(server, ann.place.table)
    people.enter_context(Seat(server, ben.place))
    assert choose(server, ben.place)[0] == 204
    people.pop_all().close()
    while any(it.online for it in server_seats(server, ann)):
        time.sleep(0.01)
    assert come(server, ann.place.table, "heron lamp tea moon") == without
    assert refusal(without) == "wrong_house"


def test_each_try_takes_one_slow_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """So its time does not tell whether the seat has a house name, or how much of it was right."""
    salts = list[bytes]()
    slow = slow_hash

    def counted(secret: str, salt: bytes) -> bytes:
        salts.append(salt)
        return slow(secret, salt)

    monkeypatch.setattr("parlour.server.wire.house.slow_hash", counted)
    known = hashed(NAME, b"s" * 16)
    assert not fits(NAME, "")
    assert not fits("heron lamp tea moon", known)
    assert fits(NAME, known)
    assert salts == [b"s" * 16, bytes(16), b"s" * 16, b"s" * 16]
    assert hashed(NAME, b"t" * 16)[32:] != known[32:]


def test_a_lost_answer_is_repeated_and_a_replay_of_a_key_is_refused(
    start: Start, people: ExitStack
) -> None:
    server = start()
    _, ben = housed(server, people)
    token = new_key()
    answers = [come(server, ben.place.table, token=token) for _ in range(2)]
    assert answers[0] == answers[1]
    place = place_of(answers[0])
    assert len([it for it in server.entries(place.table) if isinstance(it, Rekeyed)]) == 1
    second = place_of(come(server, place.table))
    assert turned_away(server, place) == "key_renewed"
    new = people.enter_context(Seat(server, second))
    new.settle()
    assert refusal(come(server, place.table)) == "seat_present"


def test_a_present_person_keeps_the_seat_and_costs_no_try(start: Start, people: ExitStack) -> None:
    server = start()
    _, ben = table(server, people, "Ann", "Ben")
    assert choose(server, ben.place)[0] == 204
    for _ in range(HOUSES + 1):
        status, told = come(server, ben.place.table)
        assert (status, told["text"]) == (409, "Ben is playing at the moment.")
    assert refusal(come(server, ben.place.table, seat=7)) == "no_person"


def test_locking_others_out_ends_the_house_name(start: Start, people: ExitStack) -> None:
    """Somebody who had the seat may have chosen it."""
    server = start()
    _, ben = housed(server, people)
    place = msgspec.convert(renew(server, ben.place)[1], PlaceInfo)
    assert refusal(come(server, place.table)) == "wrong_house"
    assert choose(server, place, "moon moss nest oak")[0] == 204
    place_of(come(server, place.table, "moon moss nest oak"))


def test_only_the_key_of_a_seat_chooses_a_house_name(start: Start, people: ExitStack) -> None:
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    stranger = msgspec.structs.replace(ben.place, token=new_key())
    assert choose(server, stranger)[0] == 403
    for words in ("heron lamp tea", f"{NAME} moon", "heron heron tea lamp", "heron lamp te a moon"):
        status, text = choose(server, ann.place, words)
        assert (status, json.loads(text)["code"]) == (400, "bad_house")
    assert choose(server, ann.place, "x" * 101)[0] == 400
    assert not [it for it in server.entries(ann.place.table) if isinstance(it, Housed)]


def test_a_seat_chooses_a_limited_number_of_house_names(start: Start, people: ExitStack) -> None:
    """Another one replaces the one before."""
    server = start()
    ann, ben = table(server, people, "Ann", "Ben")
    told = [choose(server, ben.place, f"{word} lamp tea river") for word in ("moon", "moss")]
    assert {status for status, _ in told} == {204}
    gone(server, ben, ann)
    assert refusal(come(server, ben.place.table, "moon lamp tea river")) == "wrong_house"
    place = place_of(come(server, ben.place.table, "moss lamp tea river"))
    while (answer := choose(server, place))[0] == 204:
        pass
    assert (answer[0], json.loads(answer[1])["code"]) == (429, "many_codes")
    assert MAX_HOUSES > 10  # the limit of a match; `many_codes` is that of ten minutes


def test_nobody_else_learns_a_house_name(start: Start, people: ExitStack) -> None:
    """Neither words nor hash are in messages, logs, errors and exports."""
    server = start()
    ann, ben = housed(server, people)
    wrong = "moon moss nest badger"
    answers = [come(server, ben.place.table, wrong), come(server, ben.place.table, f"{wrong} ")]
    answers += [come(server, ben.place.table, f"{NAME} badger")]
    place = place_of(come(server, ben.place.table))
    with Seat(server, place) as new:
        ann.settle()
        new.settle()
        told = "".join(ann.frames) + "".join(new.frames) + json.dumps(answers)
    [record] = [it for it in server.entries(place.table) if isinstance(it, Housed)]
    assert fits(NAME, record.house)
    told += json.dumps(server.ask(f"/api/tables/{place.table}")[1])
    told += "".join(server.log)

    async def exported() -> bytes:
        return b"".join([line async for line in export(server.db)])

    told += asyncio.run(exported()).decode()
    for secret in ("badger", "heron", record.house, record.house[32:]):
        assert secret not in told


@pytest.mark.parametrize("other", [True, False])
def test_two_devices_at_once_on_two_nodes(
    start: Start, people: ExitStack, postgres: str, other: bool
) -> None:
    """One of them gets the seat, and the other one is told so."""
    nodes = [start(postgres, kind=Slow), start(postgres, kind=Slow)]
    ann, ben = table(nodes[0], people, "Ann", "Ben")
    assert choose(nodes[0], ben.place)[0] == 204
    for seat in (ann, ben):
        seat.close()
    while (first := come(nodes[1], ben.place.table))[1].get("code") == "seat_present":
        time.sleep(0.05)
    place_of(first)
    with ThreadPoolExecutor(2) as both:
        answers = [*both.map(lambda it: come(it, ben.place.table), [nodes[0], nodes[other]])]
    assert sorted(status for status, _ in answers) == [201, 409]
    [place] = [msgspec.convert(told, PlaceInfo) for status, told in answers if status == 201]
    for node in nodes:
        people.enter_context(Seat(node, place))


def test_house_names_leave_the_log_with_the_keys() -> None:
    secret = hashed(NAME, bytes(16))
    one = encode(Housed(1, secret))
    assert read_entry(without_key(one)) == Housed(1, "")
    assert without_key(without_key(one)) == without_key(one)
    member = Member(1, "Ben", "ab", house=secret)
    opened = Opened("gin", None, {}, 2, [], 0, 1, "", "Ann", "cd", members=[member], house=secret)
    assert secret.encode() not in without_key(encode(opened))


@pytest.mark.parametrize("language", ["en", "de", "ja", "sk"])
def test_each_language_proposes_words_that_everybody_can_type(language: str) -> None:
    """They differ also without accents, and any four of them are a house name."""
    words = say("house-words", language).split()
    assert len(words) >= 128
    assert len({words_of(f"{it} xxx yyy zzz") for it in words}) == len(words)


def test_words_are_read_as_they_were_meant() -> None:
    assert words_of("Čaj, ŽABA\u3000dážď-dúha") == "caj zaba dazd duha"
    assert words_of("川 灯 お茶 鷺") == "川 灯 お茶 鷺"
    for text in ("", "one two six", "one two six six", "one two six a", "😀 one two six"):
        with pytest.raises(BadRequest):
            words_of(text)
