"""The simulation finds what it is for: defects that servers had, planted again one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from parlour.server.ground.errors import RequestError, Restarting, TableDamaged
from parlour.server.state.after.book import entry_of, summary_of
from parlour.server.state.duty import Duty
from parlour.server.state.ended.next_match import NextMatch
from parlour.server.state.room import Room
from parlour.server.state.seat import Seat
from parlour.server.store import writer
from parlour.server.store.leases import PostgresLeases
from parlour.server.store.nodes import Nodes
from parlour.server.store.records import Answered, Followed, Proposed
from parlour.server.store.writer import Append, Writer
from parlour.server.tables.connections import TableConnections
from parlour.server.tables.duties import Duties
from parlour.server.tables.hub import Hub
from parlour.server.tables.presence import Presence, Stopwatch
from parlour.server.tables.table_log import TableLog
from parlour.server.tables.watchers import Watchers
from parlour.server.wire.connection import Connection
from parlour.server.wire.protocol.client import TermsInfo
from parlour.server.wire.protocol.http import BookInfo
from tests.helpers import some
from tests.simulation.database import Database
from tests.simulation.world import simulate

pytestmark = pytest.mark.once
T = TypeVar("T")
SEEDS = 1500
"""Within which each must be found."""


def writer_ends(patch: pytest.MonkeyPatch) -> None:
    """The writer ends at an exception that it does not know; what is appended then hangs."""

    async def flush(self: Any, batch: list[Append]) -> None:
        try:
            outcomes = await writer.within(1.5, self._database.write(batch))
        except OSError as error:
            self.doubt(error)
            writer.fail(batch, error)
            return
        for append, outcome in zip(batch, outcomes, strict=True):
            append.done.set_result(outcome)

    async def append(self: Any, table: str, number: int, record: bytes) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, number, record, self._clock(), done))
        self._wake.set()
        return await done

    patch.setattr(Writer, "_flush", flush)
    patch.setattr(Writer, "append", append)
    patch.setattr(Writer, "healthy", property(lambda self: self._healthy.is_set()))


def no_time_limit(patch: pytest.MonkeyPatch) -> None:
    """Let every query wait for the database without a time limit."""

    async def within(_: float, work: Awaitable[T]) -> T:
        return await work

    patch.setattr(writer, "within", within)


def told_nothing(patch: pytest.MonkeyPatch) -> None:
    """A seat on another node is told nothing."""
    patch.setattr(Nodes, "_lag", lambda *_: None)


def stale_lease(patch: pytest.MonkeyPatch) -> None:
    """A node whose lease has run out goes on as if it had it."""
    renew = PostgresLeases.renew

    async def careless(self: PostgresLeases) -> bool:
        await renew(self)
        return True

    patch.setattr(PostgresLeases, "renew", careless)
    patch.setattr(Nodes, "doubt", lambda *_: None)


def early_word(patch: pytest.MonkeyPatch) -> None:
    """A move is acknowledged before it is durable."""
    append = Writer.append

    async def hasty(self: Writer, table: str, number: int, record: bytes) -> bool:
        task = asyncio.ensure_future(append(self, table, number, record))
        task.add_done_callback(lambda it: it.cancelled() or it.exception())
        return True

    patch.setattr(Writer, "append", hasty)


def duty_given_up(patch: pytest.MonkeyPatch) -> None:
    """A table whose duty has failed does not try it again."""

    do = Duties._do_duty

    async def once(self: Duties) -> Any:
        try:
            return await do(self)
        except Exception as error:
            raise Restarting from error  # after which a table rests

    patch.setattr(Duties, "_do_duty", once)


def woken_by_request(patch: pytest.MonkeyPatch) -> None:
    """A table whose node has died goes on elsewhere when somebody comes, and not before."""
    claim, tell, asked = PostgresLeases.claim, Nodes.tell_here, set[str]()

    async def lazy(self: PostgresLeases, tables: Collection[str]) -> list[str]:
        some = [it for it in tables if it in asked]
        asked.difference_update(some)
        return await claim(self, some)

    def tell_here(self: Nodes, table: str, seats: set[int]) -> None:
        asked.add(table)
        tell(self, table, seats)

    patch.setattr(PostgresLeases, "claim", lazy)
    patch.setattr(Nodes, "tell_here", tell_here)


def leases_kept(patch: pytest.MonkeyPatch) -> None:
    """A node gives up none of the tables that it once had, even those it does nothing for."""

    async def drop(self: PostgresLeases, tables: Collection[str]) -> None:
        pass

    patch.setattr(PostgresLeases, "drop", drop)


def nobody_begins(patch: pytest.MonkeyPatch) -> None:
    """People who have all come are not dealt to."""
    patch.setattr(Room, "decide_begin", lambda *_: None)


def forgotten_move(patch: pytest.MonkeyPatch) -> None:
    """A move that is sent again is not known any more."""
    patch.setattr(Seat, "has_done", lambda *_: False)


def message_lost(patch: pytest.MonkeyPatch) -> None:
    """A message that is pushed is forgotten now and then."""
    push, count = Connection.push, iter(range(10**9))

    def forgetful(self: Connection, *messages: bytes) -> None:
        for message in messages:
            if next(count) % 50:
                push(self, message)

    patch.setattr(Connection, "push", forgetful)


def other_view(patch: pytest.MonkeyPatch) -> None:
    """A seat that comes back is shown what another sees."""
    tell = TableConnections.tell_snapshot

    def tell_snapshot(self: TableConnections, connection: Connection) -> None:
        tell(self, SimpleNamespace(seat=0, push=connection.push))  # type: ignore[arg-type]

    patch.setattr(TableConnections, "tell_snapshot", tell_snapshot)


def watcher_with_hand(patch: pytest.MonkeyPatch) -> None:
    """Somebody who watches is sent what a seat sees."""

    def attach(self: TableConnections, connection: Connection) -> None:
        self.watchers._all.append(connection)
        tell = TableConnections.tell_snapshot
        tell(self, SimpleNamespace(seat=0, push=connection.push))  # type: ignore[arg-type]

    patch.setattr(TableConnections, "attach_watcher", attach)


def watcher_told_nothing(patch: pytest.MonkeyPatch) -> None:
    """Somebody who watches is told of nothing that happens."""
    patch.setattr(Watchers, "tell_update", lambda *_: None)


def outcome_forgotten(patch: pytest.MonkeyPatch) -> None:
    """A table does not find out what has become of a move whose outcome was unknown."""

    async def settle(_: Any) -> None:
        raise TableDamaged

    patch.setattr(TableLog, "_settle", settle)


def unnoticed_end(patch: pytest.MonkeyPatch) -> None:
    """A table that another node has deleted goes on in memory."""
    follow = TableLog.follow

    def blind(self: TableLog, last: int, records: list[bytes]) -> None:
        if records:
            follow(self, last, records)

    patch.setattr(TableLog, "follow", blind)


def gaps(patch: pytest.MonkeyPatch) -> None:
    """A move goes into the log though the one before it is not there."""
    honest = Database._insert

    def insert(self: Database, tables: list[str], numbers: list[int], data: list[bytes]) -> Any:
        for table, number in zip(tables, numbers, strict=True):
            assert number <= len(self.records.get(table, [])) + 1, f"{table} has no {number - 1}"
        return honest(self, tables, numbers, data)

    patch.setattr(Database, "_insert", insert)


def proposal_lost(patch: pytest.MonkeyPatch) -> None:
    """A proposal for the next match is kept in memory only."""
    propose = NextMatch.propose

    def unwritten(self: NextMatch, seat: int, terms: TermsInfo, tip: str) -> None:
        if isinstance(entry := propose(self, seat, terms, tip), Proposed | Answered):
            self.apply(entry)

    patch.setattr(NextMatch, "propose", unwritten)


def two_next_matches(patch: pytest.MonkeyPatch) -> None:
    """The next match begins although one has begun."""
    agreed = NextMatch.is_agreed

    def once_more(self: NextMatch, here: Collection[int]) -> bool:
        followed, self.followed = self.followed, None
        try:
            return agreed(self, here)
        finally:
            self.followed = followed

    def begin(_: Room, followed: Followed, number: int) -> Followed:
        assert number
        return followed

    patch.setattr(NextMatch, "is_agreed", once_more)
    patch.setattr(Room, "decide_follow", begin)


def no_clock(patch: pytest.MonkeyPatch) -> None:
    """A person who does not answer keeps the others waiting."""
    duty = vars(Room)["duty"]

    def patient(room: Room) -> Duty | None:
        found: Duty | None = duty.fget(room)
        return None if found is Duty.CLOCK else found

    patch.setattr(Room, "duty", property(patient))


def quick_clock(patch: pytest.MonkeyPatch) -> None:
    """A person is given no time to answer."""
    patch.setattr(Duties, "_left", property(lambda _: 0.0))


def hasty_decision(patch: pytest.MonkeyPatch) -> None:
    """A bot decides for a person who has hardly begun to think."""
    patch.setattr(Stopwatch, "seconds", property(lambda _: 1000.0))


def kept_seat(patch: pytest.MonkeyPatch) -> None:
    """A bot that stands in for a person plays on when they are back."""
    duty = vars(Duties)["_duty"]

    def greedy(self: Duties) -> Duty | None:
        found: Duty | None = duty.fget(self)
        return self._room.duty if found is Duty.RETURN else found

    patch.setattr(Duties, "_duty", property(greedy))


def bot_and_person(patch: pytest.MonkeyPatch) -> None:
    """A bot's move counts although its person, who is back, has moved before it."""

    async def move_bot(self: Duties) -> Any:
        room = self._room
        code, budget = await self._bots.choose(room, self._account)
        await asyncio.sleep(0.3)
        return await self._log.write(lambda: room.decide_bot(code, budget))

    patch.setattr(Duties, "_move_bot", move_bot)


def hasty_bot(patch: pytest.MonkeyPatch) -> None:
    """A bot stands in for a person as soon as their line is lost."""
    patch.setattr(Presence, "away", lambda *_: 1000.0)


def kept_by_a_page(patch: pytest.MonkeyPatch) -> None:
    """Another page of a person who leaves for now keeps them at the table."""
    see_off = TableConnections.see_off

    def see_one_off(self: TableConnections, seat: int, error: RequestError) -> None:
        others = [it for it in self if it.seat == seat][1:] if error.code == "stepped_out" else []
        for connection in others:
            self._all.remove(connection)
        see_off(self, seat, error)
        self._all += others

    patch.setattr(TableConnections, "see_off", see_one_off)


def background_untold(patch: pytest.MonkeyPatch) -> None:
    """Nobody is told that a page is in the background, or looked at again."""
    patch.setattr(TableConnections, "_tell_background", lambda _: None)


def match_twice(patch: pytest.MonkeyPatch) -> None:
    """The book of a table has a match twice: from the database, and from this node's memory."""
    honest = Hub.book

    async def book(self: Hub, name: str) -> BookInfo:
        stored, room = await honest(self, name), (await self.find_newest(name)).room
        here = [summary_of(room)] if entry_of(room)[0] else []
        return BookInfo(stored.newest, [*stored.matches, *here])

    patch.setattr(Hub, "book", book)


DEFECTS: dict[Callable[[pytest.MonkeyPatch], None], tuple[str, ...]] = {
    writer_ends: ("no answer within", "stands still", "does not end", "unhandled"),
    no_time_limit: ("no answer within", "stands still", "not told of"),
    told_nothing: ("not told of", "stands still"),
    stale_lease: ("two nodes hold",),
    early_word: ("is durable", "is not durable", "that is not durable"),
    duty_given_up: ("stands still", "not told of"),
    woken_by_request: ("stands still", "keeps the seat"),
    leases_kept: ("stands still", "does not end", "keeps the seat"),
    forgotten_move: ("was made and refused",),
    message_lost: ("not told of", "no answer within"),
    other_view: ("what the log does not lead to", "wrong_seat", "stands still"),
    unnoticed_end: ("it was deleted", "no answer within", "store_failed"),
    gaps: ("has no",),
    proposal_lost: ("not agreed to", "no next match"),
    two_next_matches: ("two next matches",),
    no_clock: ("stands still",),
    quick_clock: ("before the time was up",),
    nobody_begins: ("nobody deals",),
    hasty_decision: ("before the time was up",),
    kept_seat: ("keeps the seat", "stands still"),
    bot_and_person: (
        "not by the rules",
        "decides for a person",
        "logged",
        "before the time was up",
    ),
    hasty_bot: ("replaced too early",),
    watcher_with_hand: ("sees what a seat sees",),
    watcher_told_nothing: ("watcher: not told of",),
    kept_by_a_page: ("nobody has come",),
    background_untold: ("does not know whether",),
    match_twice: ("the book has",),
    outcome_forgotten: ("table_damaged", "stands still", "not told of"),
}


RARE = [
    gaps,
    kept_seat,
    stale_lease,
    duty_given_up,
    woken_by_request,
    leases_kept,
    outcome_forgotten,
    unnoticed_end,
]
"""These need several things to come together: tens of seeds."""


COMMON = [it for it in DEFECTS if it not in RARE]


@pytest.mark.parametrize(
    "plant",
    [
        *(pytest.param(it, id=it.__name__) for it in some(COMMON)),
        *(pytest.param(it, id=it.__name__, marks=pytest.mark.long) for it in RARE),
    ],
)
def test_a_planted_defect_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    for seed in range(SEEDS):
        report = simulate(seed)
        if report.failure:
            print(f"{plant.__name__}: seed {seed}: {report.failure}")  # noqa: T201 - for the record
            assert any(it in report.failure for it in DEFECTS[plant]), report.failure
            return
    pytest.fail(f"not found within {SEEDS} seeds")
