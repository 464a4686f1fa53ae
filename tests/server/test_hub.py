"""Tables in memory and in the log: woken, swept, shared by two servers, and failing databases."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.bots.gin import StrongBot
from parlour.core import texts
from parlour.core.errors import ParlourError, StaleMove
from parlour.core.game import AnyGame
from parlour.server.ground.config import Config
from parlour.server.ground.errors import (
    DiskLow,
    Forbidden,
    NotNow,
    NotThere,
    Restarting,
    StoreFailed,
    TableDamaged,
    TooMuch,
)
from parlour.server.state import room as rooms
from parlour.server.state.facts import info_of
from parlour.server.state.room import Room
from parlour.server.store import Stored, backup, open_store
from parlour.server.store.disk import Disk
from parlour.server.store.records import Freed, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables import duties, history
from parlour.server.tables import hub as hubs
from parlour.server.tables.hub import Hub, open_hub
from parlour.server.tables.live import LiveTable
from parlour.server.wire.connection import RESTART, Connection
from parlour.server.wire.protocol.client import (
    EndMessage,
    FillMessage,
    HintMessage,
    LeaveMessage,
    NextMessage,
    PlayMessage,
    TipMessage,
)
from parlour.server.wire.protocol.http import BotSeatInfo, OpenTableMessage, PlaceInfo
from parlour.server.wire.protocol.server import (
    HintedMessage,
    ServerMessage,
    SnapshotMessage,
    UpdateMessage,
    encode,
)
from tests.helpers import each_game
from tests.sealing import TABLE, Sealed

read_server = msgspec.json.Decoder(ServerMessage).decode


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[Hub]:
    hub = open_hub(config)
    await hub.start()
    yield hub
    await hub.stop()


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(db=f"sqlite:///{tmp_path}/t.db", bot_delay=0, idle=10)


class Listener:
    """A seat's connection whose other end is a queue."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.told: asyncio.Queue[ServerMessage] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None
        self.connection = Connection(seat, "en", self, 64)
        self.table = table
        table.attach(self.connection)

    def write(self, *texts: bytes) -> bool:
        for text in texts:
            self.told.put_nowait(read_server(text))
        return True

    async def drained(self) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        self.closed = code, reason

    async def until(self, right: Callable[[Any], bool]) -> Any:
        while not right(message := await self.told.get()):
            pass
        return message

    def leave(self) -> None:
        self.table.detach(self.connection)
        self.connection.drop()


def begun(message: ServerMessage) -> bool:
    return isinstance(message, SnapshotMessage | UpdateMessage) and message.waiting == "play"


async def open_pair(hub: Hub, **options: int) -> tuple[LiveTable, list[Listener]]:
    """Open a table of two persons and wait for the first deal."""
    place = await hub.open(OpenTableMessage("gin", options={**options}))
    table = await hub.find(place.table)
    await table.sit("")
    seats = [Listener(table, seat) for seat in (0, 1)]
    for seat in seats:
        await seat.until(begun)
    return table, seats


async def test_an_idle_table_is_swept_and_woken(config: Config) -> None:
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        told = info_of(table.room, {}), [table.room.table.view(seat) for seat in (0, 1)]
        later = asyncio.get_running_loop().time() + 11
        hub.sweep(later)
        assert hub.tables == 1  # somebody is connected
        for seat in seats:
            seat.leave()
        await asyncio.sleep(0)  # nobody is left to decide for the table
        hub.sweep(later - 11)
        assert hub.tables == 1  # not idle for long enough
        hub.sweep(later)
        assert hub.tables == 0
        woken, again = await asyncio.gather(hub.find(table.room.name), hub.find(table.room.name))
        assert woken is again
        assert woken is not table
        room = woken.room
        assert (info_of(room, {}), [room.table.view(seat) for seat in (0, 1)]) == told


async def test_of_many_idle_tables_those_used_last_stay_in_memory(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MAX_IDLE_TABLES", 2)
    async with running(config) as hub:
        watched, *others = [await open_for_three(hub) for _ in range(4)]
        seat = Listener(watched, 0)
        now = asyncio.get_running_loop().time()
        for age, table in enumerate(others):
            table.used = now - age
        hub.sweep(now)
        assert {*hub._live.values()} == {watched, *others[:2]}
        assert (await hub.find(others[2].room.name)).room.number == 1
        seat.leave()


async def test_tables_are_let_go_of_though_the_old_ones_cannot_be_listed(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a page of the file is damaged."""
    monkeypatch.setattr(hubs, "FIRST_CLEAR_UP_S", 0)
    tried = asyncio.Event()

    async def damaged() -> list[Stored]:
        tried.set()
        raise TableDamaged

    async with running(config) as hub:
        monkeypatch.setattr(hub._store, "tables", damaged)
        await tried.wait()
        assert hub._sweeper is not None
        await asyncio.wait([hub._sweeper], timeout=0.1)
        assert not hub._sweeper.done()


async def test_a_table_is_not_swept_while_a_bot_thinks(config: Config) -> None:
    async with running(replace(config, bot_delay=3600)) as hub:
        dealer = -1
        while dealer != 0:  # so that the bot begins
            place = await hub.open(OpenTableMessage("gin", bots=[BotSeatInfo(1, "random")]))
            table = await hub.find(place.table)
            listener = Listener(table, 0)
            await listener.until(begun)
            dealer = table.room.table.match.dealer
            listener.leave()
        hub.sweep(asyncio.get_running_loop().time() + 11)
        assert await hub.find(place.table) is table


async def test_unknown_tables_are_not_remembered(config: Config) -> None:
    async with running(config) as hub:
        for _ in range(2):
            with pytest.raises(NotThere):
                await hub.find("2" * 15)
        assert hub.tables == 0


async def test_two_joins_at_once_get_one_seat(config: Config) -> None:
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("gin"))
        table = await hub.find(place.table)
        found = await asyncio.gather(
            *(table.sit(name) for name in ("a", "b", "c")), return_exceptions=True
        )
        assert [place.seat for place in found if isinstance(place, PlaceInfo)] == [1]
        codes = [error.code for error in found if isinstance(error, ParlourError)]
        assert codes == ["table_full"] * 2


async def test_two_servers_on_one_database_agree(postgres: str, config: Config) -> None:
    """Of two moves at the same position one is first; the other server learns of it and refuses."""
    shared = replace(config, db=postgres)
    async with running(shared) as here, running(shared) as there:
        table, (ann, ben) = await open_pair(here)
        twin = await there.find(table.room.name)
        far = [Listener(twin, seat) for seat in (0, 1)]
        actor = table.room.table.seat
        near = (ann, ben)[actor]
        await table.grant(near.connection, PlayMessage("first", 1, "pass"))
        with pytest.raises(StaleMove):
            await twin.grant(far[actor].connection, PlayMessage("second", 1, "take"))
        for seat in (*far, ann, ben):
            update = await seat.until(lambda message: isinstance(message, UpdateMessage))
            assert update.seq == 2
            assert update.events[0].text == "pass"
        await twin.grant(far[actor].connection, PlayMessage("first", 1, "pass"))
        assert isinstance(await far[actor].told.get(), SnapshotMessage)
        for seat in (*far, ann, ben):
            seat.leave()


async def test_a_table_that_went_on_while_it_was_woken_is_as_the_log_is(
    postgres: str, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody heard what another server published meanwhile."""
    shared = replace(config, db=postgres)
    async with running(shared) as here, running(shared) as there:
        table, (ann, ben) = await open_pair(here)
        begun, gone_on = slowly_woken(monkeypatch)
        waking = asyncio.create_task(there.find(table.room.name))
        await asyncio.to_thread(begun.wait)
        await table.grant(
            (ann, ben)[table.room.table.seat].connection, PlayMessage("first", 1, "pass")
        )
        gone_on.set()
        assert (await waking).room.seq == 2
        for seat in (ann, ben):
            seat.leave()


async def test_nobody_is_led_to_a_table_that_was_deleted_while_it_was_woken(
    postgres: str, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = replace(config, db=postgres)
    async with running(shared) as here, running(shared) as there:
        name = (await here.open(OpenTableMessage("gin"))).table
        begun, gone_on = slowly_woken(monkeypatch)
        waking = asyncio.create_task(there.find(name))
        await asyncio.to_thread(begun.wait)
        await here.forget(name)
        gone_on.set()
        with pytest.raises(Restarting):
            await waking
        with pytest.raises(NotThere):
            await there.find(name)


def slowly_woken(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Let tables be woken in a thread; it says that it has begun and waits until it may go on."""
    begun, gone_on = threading.Event(), threading.Event()
    restore = history.restore

    def slow(name: str, records: list[bytes]) -> Room:
        begun.set()
        gone_on.wait()
        return restore(name, records)

    monkeypatch.setattr(history, "SHORT_LOG_ENTRIES", 0)  # all are long
    monkeypatch.setattr(history, "restore", slow)
    return begun, gone_on


@each_game
def test_a_table_that_is_woken_tells_what_it_told_before(game: AnyGame) -> None:
    """Of the deals before the last it has to tell nothing any more."""
    table = Sealed(game, max(2, game.usual_seats(game.options())))
    slept = 0
    while len(table.entries) < 150 and table.room.waiting != "over":
        if table.room.waiting == "deal":
            table.deal()
        else:
            table.act()
        if table.room.waiting == "deal" or len(table.entries) % 8 == 0:
            woken, awake = history.restore(TABLE, table.records), table.room
            assert (woken.events, woken.seq) == (awake.events, awake.seq)
            assert woken.table.told(0) == awake.table.told(0)
            slept += 1
    assert slept > 8


def test_reading_a_long_log_gives_way_to_other_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise all tables would wait for the GIL while a long log is read."""
    opened = Opened("gin", None, {}, 2, [], 0, 1, "", "Ann", "")
    records = [opened, *([Seated(1, "Ben", ""), Freed(1)] * 100)]
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    room = history.restore("table", [encode(it) for it in records])
    assert (room.number, naps) == (201, [0] * (200 // history.CHUNK_ENTRIES))


async def test_a_move_is_refused_soon_where_nothing_can_be_read(config: Config) -> None:
    """The table has to find out first what has become of another move."""
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        store: Any = hub._store
        load, store.load = store.load, lambda *_: asyncio.sleep(3600)
        table._log.uncertain = True
        actor = seats[table.room.table.seat]
        async with asyncio.timeout(1.9):
            for _ in range(2):
                with pytest.raises(StoreFailed):
                    await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        store.load = load
        for seat in seats:
            seat.leave()


async def test_a_move_that_could_not_be_written_can_be_sent_again(config: Config) -> None:
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        actor = seats[table.room.table.seat]
        store: Any = hub._store
        assert isinstance(store, SqliteStore)
        store._write.execute(
            "create temp trigger full before insert on records"
            " begin select raise(abort, 'disk full'); end"
        )
        with pytest.raises(StoreFailed):
            await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        assert table.room.seq == 1
        await store.settled()  # by a new connection, which knows nothing of the trigger
        await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        assert (await actor.until(lambda message: isinstance(message, UpdateMessage))).id == "mine"
        for seat in seats:
            seat.leave()


@contextmanager
def lossy(hub: Hub, *, doubted: bool = False) -> Iterator[None]:
    """Let the database write what it is given, and its answers be lost."""
    store: Any = hub._store
    append = store.append

    async def write(name: str, number: int, record: bytes) -> bool:
        await append(name, number, record)
        if doubted:
            store._writer.doubt(OSError("the answer is lost"))
        raise StoreFailed

    store.append = write
    try:
        yield
    finally:
        store.append = append


async def test_a_move_that_was_written_without_a_word_is_not_made_twice(config: Config) -> None:
    """The database took the record, but the answer was lost."""
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        actor = seats[table.room.table.seat]
        with lossy(hub), pytest.raises(StoreFailed):
            await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        assert (await actor.until(lambda message: isinstance(message, UpdateMessage))).id == "mine"
        assert isinstance(await actor.told.get(), SnapshotMessage)
        assert table.room.seq == 2
        for seat in seats:
            seat.leave()


async def test_a_table_finds_out_by_itself_what_was_written(config: Config) -> None:
    """The answer was lost, and the one who moved says no more: all are told of it."""
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        actor = seats[table.room.table.seat]
        with lossy(hub, doubted=True), pytest.raises(StoreFailed):
            await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        for seat in seats:
            update = await seat.until(lambda message: isinstance(message, UpdateMessage))
            assert (update.seq, update.events[0].text) == (2, "pass")
            seat.leave()


async def test_a_duty_that_failed_is_done_without_anybody_asking(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "FIRST_RETRY_S", 0.01)
    async with running(config) as hub:
        table = await hub.find((await hub.open(OpenTableMessage("gin"))).table)
        decide, failures = table.room.decide_deal, iter(range(3))

        def failing(*arguments: Any) -> Any:
            if next(failures, None) is not None:
                raise ZeroDivisionError
            return decide(*arguments)

        monkeypatch.setattr(table.room, "decide_deal", failing)
        await table.sit("")
        seat = Listener(table, 0)
        assert (await seat.until(begun)).seq == 1
        seat.leave()


async def test_a_bot_that_fails_does_not_stop_the_table(
    config: Config, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from parlour.bots.random import RandomBot

    def broken(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(RandomBot, "choose", broken)
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("gin", bots=[BotSeatInfo(1, "random")]))
        table = await hub.find(place.table)
        seat = Listener(table, 0)
        now = await seat.until(begun)
        if now.legal:
            await table.grant(seat.connection, PlayMessage("a", now.seq, now.legal[0].text))
        if table.room.table.seat == 0:
            now = await seat.until(
                lambda message: isinstance(message, UpdateMessage) and bool(message.legal)
            )
            await table.grant(seat.connection, PlayMessage("b", now.seq, now.legal[-1].text))
        await seat.until(
            lambda message: (
                isinstance(message, UpdateMessage)
                and any(getattr(event, "seat", 0) == 1 for event in message.events)
            )
        )
        seat.leave()
    assert "bot failed" in caplog.text


async def test_a_seat_gets_one_hint_at_a_time(config: Config) -> None:
    """On whichever line it asks: the bots of other tables must not wait for it."""
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("gin", others="random"))
        table = await hub.find(place.table)
        seats = [Listener(table, 0), Listener(table, 0)]
        position = await seats[0].until(lambda message: begun(message) and bool(message.legal))
        for number, seat in enumerate(seats):
            table.adviser.ask(seat.connection, HintMessage(str(number), position.seq))
        answers = [await seat.until(lambda it: isinstance(it, HintedMessage)) for seat in seats]
        assert answers[0].action is not None
        assert answers[1].refusal.code == "hint_running"
        table.adviser.ask(seats[1].connection, HintMessage("again", position.seq))
        again = await seats[1].until(lambda it: isinstance(it, HintedMessage))
        assert (again.action, again.reason) == (answers[0].action, answers[0].reason)


async def test_a_bot_that_fails_gives_no_hint(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("gin", others="random"))
        table = await hub.find(place.table)
        seat = Listener(table, 0)
        position = await seat.until(lambda message: begun(message) and bool(message.legal))
        monkeypatch.setattr(StrongBot, "reason", lambda *_: 1 // 0)
        table.adviser.ask(seat.connection, HintMessage("w", position.seq))
        told = await seat.until(lambda it: isinstance(it, HintedMessage))
        assert (told.action, told.refusal.code) == (None, "internal")


async def open_for_three(hub: Hub) -> LiveTable:
    """Open a table at which two more may sit down."""
    place = await hub.open(OpenTableMessage("rummy500", seats=3))
    return await hub.find(place.table)


async def test_a_kicked_player_cannot_act_on_the_seat_again(
    config: Config,
) -> None:
    async with running(config) as hub:
        table = await open_for_three(hub)
        await table.sit("rude")
        one, two = Listener(table, 1), Listener(table, 1)
        async with table._log._lock:
            leaving = asyncio.create_task(table.grant(one.connection, LeaveMessage()))
            await asyncio.sleep(0)
            sitting = asyncio.create_task(table.sit("honest"))
            await asyncio.sleep(0)
            wishes = [
                table.grant(two.connection, LeaveMessage()),
                table.grant(two.connection, TipMessage("ab" * 32)),
            ]
            wishes += [table.grant(two.connection, FillMessage(2, "random"))]
            late = [asyncio.create_task(it) for it in wishes]
            await asyncio.sleep(0)
        await leaving
        place = await sitting
        for told in await asyncio.gather(*late, return_exceptions=True):
            assert isinstance(told, Forbidden)
            assert told.code == "seat_left"
        assert table.room.find_seat(place.token) == 1
        assert [it.kind for it in table.room.seats] == ["person", "person", "open"]
        assert table.room.seats[1].name == "honest"
        assert table.room.seals is not None
        assert [it.seat for it in table.room.seals.tips] == []


async def test_nobody_is_let_in_where_many_have_come_and_gone(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keys of all of them are kept, and each is compared with what somebody shows."""
    monkeypatch.setattr(rooms, "MAX_LEAVERS", 5)
    async with running(config) as hub:
        table = await open_for_three(hub)
        for _ in range(5):
            await table.sit("")
            await table.grant(Listener(table, 1).connection, LeaveMessage())
        with pytest.raises(NotNow) as refused:
            await table.sit("")
        assert refused.value.code == "many_left"
        await table.grant(Listener(table, 0).connection, FillMessage(1, "random"))


async def end_deal(table: LiveTable, seats: list[Listener]) -> None:
    """Let persons play a deal to its end."""
    while table.room.waiting == "play":
        seat = table.room.table.seat
        action = table.room.table.legal(seat)[-1].text
        await table.grant(seats[seat].connection, PlayMessage("", table.room.seq, action))
        table.room.seats[seat].done.clear()  # all have the same id


async def test_the_votes_of_a_player_between_deals_are_limited(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MAX_VOTES", 4)
    async with running(config) as hub:
        table, seats = await open_pair(hub, target=10_000)
        await end_deal(table, seats)
        ann, seq = seats[0].connection, table.room.seq
        for turn in range(4):
            await table.grant(ann, EndMessage(seq, turn % 2 == 0))
        with pytest.raises(NotNow, match="too often"):
            await table.grant(ann, EndMessage(seq, True))
        monkeypatch.setattr(rooms, "MAX_ENTRIES", table.room.number)  # nothing else would be left
        await table.grant(ann, EndMessage(seq, True))
        await table.grant(ann, EndMessage(seq, False))
        monkeypatch.undo()
        for seat in seats:
            await table.grant(seat.connection, NextMessage(seq))
        await seats[0].until(lambda it: isinstance(it, UpdateMessage) and it.seq == seq + 1)
        await end_deal(table, seats)
        seq = table.room.seq
        for seat in seats:  # after another deal votes count again
            await table.grant(seat.connection, EndMessage(seq, True))
        assert table.room.waiting == "over"


async def test_ready_players_get_a_deal_even_if_the_log_is_full(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log may be full after the entry that says a player is ready."""
    async with running(config) as hub:
        table, seats = await open_pair(hub, target=10_000)
        await end_deal(table, seats)
        monkeypatch.setattr(rooms, "MAX_ENTRIES", table.room.number + 1)
        for seat in seats:
            await table.grant(seat.connection, NextMessage(table.room.seq))
        for seat in seats:
            await seat.until(begun)
            seat.leave()


async def test_a_table_with_a_full_log_gets_no_deal_and_can_end_its_match(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as hub:
        table, seats = await open_pair(hub, target=10_000)
        await end_deal(table, seats)
        monkeypatch.setattr(rooms, "MAX_ENTRIES", table.room.number)
        for seat in seats:
            with pytest.raises(NotNow, match="new table"):
                await table.grant(seat.connection, NextMessage(table.room.seq))
        for seat in seats:
            await table.grant(seat.connection, EndMessage(table.room.seq, True))
        assert table.room.waiting == "over"


async def test_a_record_that_cannot_be_applied_ends_the_table_here(config: Config) -> None:
    """Such as a newer server's: what would be decided without it could not be applied either."""
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        name, number, actor = table.room.name, table.room.number, seats[table.room.table.seat]
        newer = b'{"r":"table","record":{"r":"played","seat":0,"action":"new","by":"person"}}'
        assert await hub._store.append(name, number + 1, newer)
        with pytest.raises(ParlourError):
            await table.grant(actor.connection, PlayMessage("mine", 1, "pass"))
        await actor.connection.finished()
        assert actor.closed == (RESTART, "restarting")
        assert hub.tables == 0
        assert len(await hub._store.load(name)) == number + 1


async def test_a_backup_and_a_move_at_once_are_never_mixed(
    tmp_path: Path, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as hub:
        table, seats = await open_pair(hub)
        name, known = table.room.name, table.room.number
        for move in range(4):
            actor = seats[table.room.table.seat].connection
            action = "pass" if move == 0 else table.room.table.legal(actor.seat)[0].text
            await table.grant(actor, PlayMessage(f"{move}", table.room.seq, action))
        await backup.back_up(config.db, tmp_path / "backup.db")
        records = await hub._store.load(name)
        for seat in seats:
            seat.leave()
    other = replace(config, db=f"sqlite:///{tmp_path}/other.db")
    async with backup.opened(open_store(other.db)) as store:
        assert await store.extend(name, 0, records[:known])
    lengthened = backup.lengthened

    async def late(*asked: Any) -> bool:
        actor = seats[table.room.table.seat].connection
        await table.grant(actor, PlayMessage("mine", 1, "take"))
        return await lengthened(*asked)

    monkeypatch.setattr(backup, "lengthened", late)
    async with running(other) as hub:
        table = await hub.find(name)
        seats = [Listener(table, seat) for seat in (0, 1)]
        assert await hub.restore(tmp_path / "backup.db") == {"brought": 0, "known": 0, "other": 1}
        found = await hub._store.load(name)
        assert found[:known] == records[:known]
        assert len(found) == known + 1
        assert b"take" in found[-1]
        for seat in seats:
            seat.leave()


async def test_what_is_used_meanwhile_is_not_forgotten(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Be it on another server, or that this one's clock is wrong."""
    async with running(config) as hub:
        table = await open_for_three(hub)
        name = table.room.name
        hub.sweep(asyncio.get_running_loop().time() + 11)
        assert hub.tables == 0

        async def listed() -> list[Stored]:
            return [Stored(name, 1, 0)]

        monkeypatch.setattr(hub._store, "tables", listed)
        assert await hub.forget_old(30) == 0
        assert (await hub.find(name)).room.number == 1


async def test_a_table_to_which_nobody_came_is_forgotten_after_a_week(config: Config) -> None:
    async with running(config) as hub:
        store: Any = hub._store
        await hub.clear_up()
        _, begun, fresh = [(await open_for_three(hub)).room.name for _ in range(3)]
        await (await hub.find(begun)).sit("")
        store._write.execute("update records set written = written - 8 * 86400")
        store._write.execute(
            "update records set written = ? where table_id = ?", (time.time(), fresh)
        )
        hub.sweep(asyncio.get_running_loop().time() + 11)
        await hub.clear_up()
        assert {it.table for it in await store.tables()} == {begun, fresh}


async def test_below_the_floor_of_free_disk_no_table_is_opened_and_the_others_go_on(
    config: Config, tmp_path: Path
) -> None:
    full = replace(config, disk_floor=10**12)
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("gin"))
    async with running(full) as hub:
        for wish in (OpenTableMessage("gin"), OpenTableMessage("gin", lesson=True)):
            with pytest.raises(DiskLow) as refused:
                await hub.open(wish)
        assert len({refused.value.say(lang) for lang in texts.languages()}) == 4
        await (await hub.find(place.table)).sit("Ben")  # what there is goes on
        assert len(await hub._store.tables()) == 1
        assert 0 < (hub.disk.free or 0) < hub.disk.floor
    away = replace(full, db="postgresql://me@away/it")
    assert Disk(away).free is None
    Disk(away).check()  # nobody knows how much room there is
    with pytest.raises(DiskLow):
        Disk(replace(away, disk=str(tmp_path))).check()


async def test_an_address_that_has_filled_the_log_gets_no_new_deal_or_table(
    config: Config,
) -> None:
    async with running(replace(config, entries_per_day=40)) as hub:
        place = await hub.open(OpenTableMessage("gin", options={"target": 1000}), "192.0.2.1")
        table = await hub.find(place.table)
        await table.sit("")
        seats = [Listener(table, seat) for seat in (0, 1)]
        for _ in range(30):  # people who change their mind, as often as they are heard
            hub.writers.pay("192.0.2.1", asyncio.get_running_loop().time())
        await seats[0].until(begun)
        seat = table.room.table.match.deal.seat
        before = table.room.number
        while table.room.waiting == "play":  # this deal is played to its end
            seat = table.room.table.match.deal.seat
            legal = table.room.table.legal(seat)
            move = legal[-1].text
            await table.grant(
                seats[seat].connection, PlayMessage(f"{table.room.seq}", table.room.seq, move)
            )
        assert table.room.number > before
        for refused in (
            table.grant(seats[0].connection, NextMessage(table.room.seq)),
            hub.open(OpenTableMessage("gin"), "192.0.2.1"),
        ):
            with pytest.raises(TooMuch) as told:
                await refused
            assert told.value.code == "entries_spent"
        await hub.open(OpenTableMessage("gin"), "192.0.2.2")
        for it in seats:
            it.leave()


async def test_a_player_repeats_a_lost_request_and_gets_the_same_seat(config: Config) -> None:
    """The lost answer may be the database's or the server's."""
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("gin"))
        table = await hub.find(place.table)
        with lossy(hub), pytest.raises(StoreFailed):
            await table.sit("Ann", token="a" * 48)
        for _ in range(2):
            own = await table.sit("Ann", token="a" * 48)
            assert (own.seat, own.token) == (1, "a" * 48)
        with pytest.raises(NotNow):
            await table.sit("Ben", token="b" * 48)
