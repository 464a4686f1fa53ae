"""Pages in the background: the others see that, and nothing else changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from parlour.server.tables.presence import Throttle
from parlour.server.wire.protocol.client import HiddenMessage
from parlour.server.wire.protocol.server import PresenceMessage, SnapshotMessage
from parlour.server.wire.protocol.table import SeatInfo
from tests.server.conftest import Start
from tests.server.running import Seat, Server
from tests.server.test_absence import back, seats_told, server_seats, table

GONE, HERE = HiddenMessage(True), HiddenMessage(False)


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def is_hidden(seats: list[SeatInfo]) -> bool:
    """Return whether Ben's pages are in the background."""
    return seats[1].hidden


def is_seen(seats: list[SeatInfo]) -> bool:
    """Return whether a page of Ben's is in the foreground."""
    return not seats[1].hidden


def test_the_others_see_that_a_page_is_in_the_background(server: Server, people: ExitStack) -> None:
    ann, ben = table(server, people, "Ann", "Ben")
    before = server.entries(ann.place.table)
    ben.send(GONE)
    told = seats_told(ann, is_hidden)
    assert (told[0].hidden, told[1].online, told[1].away) == (False, True, None)
    assert is_hidden(server_seats(server, ann))
    other = back(server, people, ann)
    assert isinstance(other.now, SnapshotMessage)
    assert is_hidden(other.now.table.seats)
    ben.send(HERE)
    seats_told(ann, is_seen)
    assert server.entries(ann.place.table) == before


def test_a_seat_is_hidden_only_if_all_its_pages_are(server: Server, people: ExitStack) -> None:
    ann, ben = table(server, people, "Ann", "Ben")
    ben.send(GONE)
    seats_told(ann, is_hidden)
    other = back(server, people, ben)
    seats_told(ann, is_seen)
    other.close()
    seats_told(ann, is_hidden)
    ben.close()
    told = seats_told(ann, lambda it: not it[1].online)
    assert not is_hidden(told)
    back(server, people, ben)
    assert is_seen(seats_told(ann, lambda it: it[1].online))


def test_a_page_that_comes_and_goes_is_told_once_a_second(
    server: Server, people: ExitStack
) -> None:
    ann, ben = table(server, people, "Ann", "Ben")
    ann.settle()
    begun, heard = time.monotonic(), 0
    for _ in range(60):
        ben.send(GONE)
        ben.send(HERE)
    ben.send(GONE)
    ben.settle()
    while not is_hidden(server_seats(server, ann)):
        pass
    ann.send(HERE)  # no news
    told: list[SeatInfo] = []
    while not told or not is_hidden(told):
        if isinstance(message := ann.receive(), PresenceMessage):
            told, heard = message.seats, heard + 1
    assert heard <= 2 + time.monotonic() - begun


async def test_the_last_of_many_calls_is_made() -> None:
    calls: list[float] = []
    loop = asyncio.get_running_loop()
    twice = asyncio.Event()

    def call() -> None:
        calls.append(loop.time())
        if len(calls) == 2:
            twice.set()

    throttle = Throttle(0.05, call)
    for _ in range(5):
        throttle.ask()
    assert len(calls) == 1
    async with asyncio.timeout(20):
        await twice.wait()
    assert calls[1] - calls[0] >= 0.05


def test_a_page_in_the_background_is_known_on_two_nodes(
    start: Start, people: ExitStack, postgres: str
) -> None:
    nodes = [start(postgres), start(postgres)]
    first = nodes[0].open(name="Ann")
    there = nodes[1].join(first.table, "Ben")
    ann = people.enter_context(Seat(nodes[0], first))
    ben = people.enter_context(Seat(nodes[1], there))
    for seat in (ann, ben):
        seat.wait(lambda now: now.waiting == "play")
    ben.send(GONE)
    seats_told(ann, is_hidden)
    near = people.enter_context(Seat(nodes[0], there))
    seats_told(ann, is_seen)
    seats_told(ben, is_seen)
    near.send(GONE)
    seats_told(ben, is_hidden)
    ben.send(HERE)
    seats_told(ann, is_seen)
