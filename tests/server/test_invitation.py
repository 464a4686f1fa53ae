"""Four letters lead to a table while people are there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.server.ground.limits import GUESSES
from parlour.server.wire.codes import (
    CALLED,
    CALLED_LETTERS,
    CODE_S,
    Codes,
    call_code,
    is_called,
    key_of_call,
    lend,
)
from parlour.server.wire.protocol.server import SnapshotMessage
from tests.server.conftest import Start
from tests.server.running import PROGRAM, Seat, Server

BRIEF = "from parlour.server.tables import invitation; invitation.CODE_S = 2.0"
BRIEFLY = "from parlour.server.wire import codes; codes.CODE_S = 2.0"


class Brief(Server):
    """A server whose codes last for two seconds, and are told every second."""

    program = f"{BRIEF}\n{BRIEFLY}\n{PROGRAM}"


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def called(server: Server, code: str) -> tuple[int, Any]:
    """Ask for the table that a code calls."""
    return server.ask(f"/api/codes/{code}")


def wait_until_called(server: Server, code: str, status: int) -> None:
    """Ask for a code until it is answered so; a wrong one may be asked for twenty times."""
    while (found := called(server, code)[0]) != status:
        assert found != 429
        time.sleep(0.4)


def code_of(seat: Seat) -> str:
    """Return the code of a person's table."""
    assert isinstance(seat.now, SnapshotMessage)
    return seat.now.table.code


def test_a_code_leads_to_the_table_however_it_is_written(start: Start, people: ExitStack) -> None:
    server = start()
    place = server.open()
    ann = people.enter_context(Seat(server, place))
    code = code_of(ann)
    assert len(code) == CALLED_LETTERS
    assert {*code} <= {*CALLED}
    for text in (code, code.upper(), "-".join(code), f"%20{code}."):
        assert called(server, text) == (200, {"table": place.table})
    ben = people.enter_context(Seat(server, server.join(place.table)))
    assert code_of(ben) == code
    assert called(server, code)[0] == 200  # also after the last chair was taken


def test_a_table_of_bots_has_no_code(start: Start, people: ExitStack) -> None:
    server = start()
    ann = people.enter_context(Seat(server, server.open_with_bot()))
    assert code_of(ann) == ""


def test_a_code_ends_some_minutes_after_everybody_has_left(
    people: ExitStack, tmp_path: Path
) -> None:
    server = Brief(f"sqlite:///{tmp_path}/tables.db")
    people.callback(server.stop)
    place = server.open()
    with Seat(server, place) as ann:
        code = code_of(ann)
        wait_until_called(server, code, 200)
        for _ in range(15):  # longer than a code lasts without being told again
            time.sleep(0.2)
            assert called(server, code)[0] == 200
    wait_until_called(server, code, 404)
    again = people.enter_context(Seat(server, place))
    assert called(server, code_of(again))[0] == 200


def test_every_node_knows_the_code(start: Start, people: ExitStack, postgres: str) -> None:
    one, other = start(postgres), start(postgres)
    place = one.open()
    code = code_of(people.enter_context(Seat(one, place)))
    wait_until_called(other, code, 200)
    assert called(other, code)[1] == {"table": place.table}


def test_an_address_guesses_a_limited_number_of_codes(start: Start, people: ExitStack) -> None:
    server = start()
    code = code_of(people.enter_context(Seat(server, server.open())))
    wrong = "aaaa" if code != "aaaa" else "bbbb"
    for _ in range(GUESSES):
        status, refusal = called(server, wrong)
        assert (status, refusal["code"]) == (404, "unknown_call")
    status, refusal = called(server, code)
    assert (status, refusal["code"]) == (429, "many_guesses")


def test_no_code_of_a_seat_is_taken_for_one_of_a_table() -> None:
    assert all(is_called(call_code(Random(seed))) for seed in range(100))
    for text in ("", "abc", "abcde", "ab2d", "aiob"):
        assert not is_called(text)


def test_two_tables_never_share_a_code_and_telling_it_again_prolongs_it() -> None:
    codes, key = Codes(), key_of_call("abcd")
    codes.take(lend(key, "first", ""), 0.0, own=True)
    codes.take(lend(key, "second", ""), CODE_S / 2)
    codes.take(lend(key, "first", ""), CODE_S / 2)
    found = codes.find(key, CODE_S * 1.4)
    assert found is not None
    assert found[0] == "first"
    assert codes.find(key, CODE_S * 1.6) is None
