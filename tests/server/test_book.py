"""The book of a table: each of its finished matches once, and nothing of a running one."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from parlour.core.table import Dealt
from parlour.games import GAMES
from parlour.server.state.after.book import DELETED, entry_of, read_book, summary_of
from parlour.server.state.room import Room
from parlour.server.store import Store, open_store
from parlour.server.store.counts import Counted
from parlour.server.store.records import CameBack, Happened, StoodIn
from parlour.server.tables import ledger
from parlour.server.tables.ledger import Ledger
from parlour.server.wire.protocol.client import TakeBackMessage
from parlour.server.wire.protocol.http import BookInfo, BookMatchInfo, BookSeatInfo
from parlour.server.wire.protocol.server import encode
from tests.sealing import TABLE, Sealed
from tests.server.conftest import Start
from tests.server.running import Seat, Server, play_until
from tests.server.test_next_match import AGAIN, Hasty, end, ended, follow, led_on
from tests.server.test_nodes import NEVER

CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
MATCHES = 1000


def book_of(server: Server, table: str) -> BookInfo:
    status, answer = server.ask(f"/api/tables/{table}/book")
    assert status == 200, answer
    return msgspec.convert(answer, BookInfo)


def merged(*_: Any) -> bytes:
    return b""


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture(params=["sqlite", "empty_postgres", "empty_jetstream"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue(request.param))


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = open_store(url)
    await found.start()
    yield found
    await found.stop()


# -- at a server -----------------------------------------------------------------------------------


def test_every_match_at_a_table_is_once_in_its_book(start: Start, people: ExitStack) -> None:
    server = start(kind=Hasty)
    ann, ben = ended(server, people, "Ann", "Ben")
    home = ann.place.table
    [first] = book_of(server, home).matches
    rows = ann.sheet.rows
    assert (first.table, first.game, first.early) == (home, "gin", True)
    assert [it.name for it in first.seats] == ["Ann", "Ben"]
    assert [it.points for it in first.seats] == [
        [row.points[seat] for row in rows] for seat in (0, 1)
    ]
    assert not any(it.won for it in first.seats)  # it was ended
    dealt = [it.at for it in server.entries(home) if isinstance(it, Happened) and it.at]
    assert first.began == first.ended == dealt[0]
    for seat in (ann, ben):
        seat.send(AGAIN)
    on = [led_on(ann), led_on(ben)]
    with follow(server, ann, on[0]) as ann, follow(server, ben, on[1]) as ben:
        play_until(lambda now: now.waiting == "play" and now.seq > 3, ann, ben)
        running = book_of(server, home)
        assert (running.newest, running.matches) == (on[0].table, [first])
        _, text, _ = server.fetch(f"/api/tables/{home}/book")
        assert not CARD.search(text.decode())
        end(ann, ben)
    both = book_of(server, on[0].table)
    assert {it.table for it in both.matches} == {home, on[0].table}
    assert both == book_of(server, home)
    assert book_of(server, home) == both  # however often somebody asks


def test_two_live_nodes_read_the_same_book(postgres: str, people: ExitStack) -> None:
    """Each node has one of the players, in the first match and in the next one."""
    nodes = [Hasty(postgres, silence=NEVER) for _ in range(2)]
    for node in nodes:
        people.callback(node.stop)
    first = nodes[0].open(name="Ann")
    places = [first, nodes[1].join(first.table, "Ben")]
    seats = [
        people.enter_context(Seat(node, place)) for node, place in zip(nodes, places, strict=True)
    ]
    found = list[str]()
    for number in (1, 2):
        end(*seats)
        books = [book_of(node, first.table) for node in nodes]
        found.append(seats[0].place.table)
        assert {it.table for it in books[0].matches} == {*found}  # two may begin in one second
        assert books[1] == books[0]
        for seat in seats:
            seat.send(AGAIN)
        following = [(node, seat, led_on(seat)) for node, seat in zip(nodes, seats, strict=True)]
        seats = [people.enter_context(follow(*it)) for it in following]
        running = [book_of(node, first.table) for node in nodes]
        assert running[1] == running[0]
        assert (running[0].newest, len(running[0].matches)) == (seats[0].place.table, number)
    texts = [node.fetch(f"/api/tables/{seats[0].place.table}/book")[1] for node in nodes]
    assert texts[0] == texts[1]


def test_a_match_that_nobody_noted_is_found_in_its_log(start: Start) -> None:
    server = start()
    with Seat(server, server.open_with_bot()) as seat:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, seat)
        seat.resign()
    server.kill()
    server.restart()
    while not (found := book_of(server, seat.place.table).matches):
        pass
    assert [it.table for it in found] == [seat.place.table]
    assert found[0].early


def test_a_book_counts_as_many_requests(start: Start) -> None:
    server = start(requests_burst=4, requests_per_second=0)
    place = server.open_with_bot()
    told = [server.ask(f"/api/tables/{place.table}/book")[0] for _ in range(4)]
    assert told[0] == 200
    assert told[-1] == 429


# -- the summary of a match ------------------------------------------------------------------------


def over(**options: Any) -> Sealed:
    """Return a match whose person gave up after two deals."""
    match = Sealed(GAMES["gin"], 2, **options)
    match.play(2)
    match.give_up()
    return match


def test_a_match_with_a_stand_in_counts_once_and_says_so() -> None:
    match = Sealed(GAMES["gin"], 2, target=10_000)
    match.deal()
    match.do(StoodIn([0], "steady"))
    while match.room.waiting == "play":
        match.act()
    match.do(CameBack(0))
    match.play(2)
    match.give_up()
    home, _ = entry_of(match.room)
    found = summary_of(match.room)
    assert home == found.table == TABLE
    person, bot = found.seats
    assert person.bot is None
    assert bot.bot == "random"
    assert person.stood == match.room.absence.decisions[0]
    assert len(person.points) == len(bot.points) == 2


def test_nobody_wins_practice_or_an_early_end() -> None:
    found = summary_of(over().room)
    assert found.early
    assert not found.practice
    practice = Sealed(GAMES["gin"], 2, target=10)
    practice.play(1)
    practice.deal()
    while practice.room.table.seat != practice.seat or not practice.room.table.acted.get(
        practice.seat
    ):
        practice.act()
    practice.do(practice.room.decide(practice.seat, TakeBackMessage(practice.room.seq)))
    practice.play(100)
    found = summary_of(practice.room)
    assert (found.early, found.practice) == (False, True)
    assert not any(it.won for it in found.seats)


def test_a_match_that_was_played_to_its_end_has_a_winner() -> None:
    match = Sealed(GAMES["gin"], 2, target=10)
    match.play(100)
    found = summary_of(match.room)
    assert [it.won for it in found.seats] == [it.place == 1 for it in found.seats]
    assert [it.total for it in found.seats] == [*match.room.table.sheet().totals]


def test_what_has_no_result_is_in_no_book() -> None:
    match = Sealed(GAMES["gin"], 2)
    match.play(1)
    assert entry_of(match.room) == ("", "")  # it goes on
    broken = Sealed(GAMES["gin"], 2)
    broken.deal()
    broken.give_up()
    assert entry_of(broken.room) == ("", "")  # no deal of it is over
    opened = msgspec.structs.replace(match.opened, lesson=True)
    lesson = Room(TABLE, opened)
    for entry in over().entries[1:]:
        lesson.apply(entry)
    assert entry_of(lesson) == ("", "")


def test_the_times_of_a_match_are_those_of_its_deals() -> None:
    match = Sealed(GAMES["gin"], 2)
    for now in (100, 2000):
        match.ready()
        match.do(match.room.decide_deal(now=now))
        while match.room.waiting == "play":
            match.act()
    match.give_up()
    found = summary_of(match.room)
    assert (found.began, found.ended) == (100, 2000)
    [first] = [it for it in match.entries if isinstance(it, Happened) and it.at == 100]
    assert isinstance(first.record, Dealt)


# -- in the database -------------------------------------------------------------------------------


async def test_a_match_is_once_in_the_book_however_many_nodes_note_it(store: Store) -> None:
    match = over()
    await store.extend(TABLE, 0, match.records)
    one, two = Ledger(store), Ledger(store)
    for each in (one, two, one):
        each.note(match.room, ended=True)
        await each._count()
    assert await one.book(TABLE) == await two.book(TABLE) == [summary_of(match.room)]
    early = ledger.mark_of(match.room)._replace(home="", result="", over=False)
    await store.count([early], [], merged)  # a node that was slow
    assert len(await one.book(TABLE)) == 1
    assert await one.book("") == await one.book("2" * 15) == []
    await store.delete(TABLE)
    assert await one.book(TABLE) == []


async def test_a_slow_node_does_not_bring_back_what_people_have_deleted(store: Store) -> None:
    match = over()
    await store.extend(TABLE, 0, match.records)
    before = ledger.mark_of(match.room)._replace(deals=0)  # else its deals would come first
    deleted = before._replace(records=before.records + 1, result=DELETED)
    await store.count([before], [], merged)
    for mark in (deleted, before):
        await store.count([mark], [], merged)
        assert await store.book(TABLE) == [DELETED]


async def test_a_book_asks_for_what_was_just_noted(store: Store) -> None:
    match = over()
    await store.extend(TABLE, 0, match.records)
    here = Ledger(store)
    here.note(match.room, ended=True)
    assert [it.table for it in await here.book(TABLE)] == [TABLE]


async def test_a_book_has_a_thousand_matches(store: Store) -> None:
    """`benchmarks/server` measures how long that takes."""
    seat = BookSeatInfo("Ann", [3, -3] * 4, 0, 1, won=True)
    marks = []
    for number in range(MATCHES):
        name = f"{number:015}"
        await store.append(name, 1, b"x")
        result = BookMatchInfo(name, "gin", None, MATCHES - number, 0, [seat] * 4)
        marks.append(Counted(name, 1, True, "", 0, TABLE, encode(result).decode()))
    await store.count(marks, [], merged)
    found = await Ledger(store).book(TABLE)
    assert len(found) == MATCHES
    assert [it.began for it in found] == [*range(1, MATCHES + 1)]
    assert read_book([]) == []
