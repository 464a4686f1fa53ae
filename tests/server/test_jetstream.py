"""Servers on one NATS: what one does, the others' people see, whatever is cut."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from parlour.core.replay import Replay
from parlour.games import GAMES
from parlour.server.ground.errors import BusUnusable, StoreFailed, StoreUnusable
from parlour.server.store import Counted, Ended, Stored, open_store
from parlour.server.store.bus import open_bus
from parlour.server.store.jetstream import JetStreamStore, leases, pieces
from parlour.server.store.jetstream.line import Cluster, gathered, place_of
from parlour.server.wire.protocol.server import PositionMessage
from tests.server.conftest import JetStream, Start
from tests.server.faulty import Proxy, append, cut_everywhere
from tests.server.running import Daemon, Seat, Server, play_until

SHORT_MATCH = {"target": 20}
LONG_MATCH = {"target": 10_000}
NEVER = 3600.0  # seconds of silence: what is told then was told by the bus


@pytest.fixture
def own(tmp_path: Path) -> Iterator[JetStream]:
    """A NATS of the test's own."""
    running = JetStream(tmp_path)
    yield running
    running.kill()


@pytest_asyncio.fixture
async def store(empty_jetstream: str) -> AsyncIterator[JetStreamStore]:
    found = JetStreamStore(empty_jetstream)
    await found.start()
    yield found
    await found.stop()


@pytest_asyncio.fixture
async def other(empty_jetstream: str) -> AsyncIterator[JetStreamStore]:
    """The store of another server on the same database."""
    found = JetStreamStore(empty_jetstream)
    await found.start()
    yield found
    await found.stop()


# -- several servers ----------------------------------------------------------------------------


async def test_two_servers_never_write_one_number(
    store: JetStreamStore, other: JetStreamStore
) -> None:
    for number in range(1, 40):
        one, two = await asyncio.gather(
            *(it.append("shared", number, b"x") for it in (store, other))
        )
        assert one != two
    assert len(await store.load("shared")) == 39


@pytest.mark.parametrize("tables", [3, 100])
async def test_a_conflict_with_another_server_spoils_no_other_append(
    store: JetStreamStore, other: JetStreamStore, tables: int
) -> None:
    """Also where all are written as one: the end of each log is known, and one is wrong."""
    names = [f"table {n}" for n in range(tables)]
    await asyncio.gather(*(store.append(it, 1, b"x") for it in names))
    assert await other.append(names[1], 2, b"faster")
    written = await asyncio.gather(*(store.append(it, 2, b"y") for it in names))
    assert written == [it != names[1] for it in names]
    assert await store.load(names[1]) == [b"x", b"faster"]
    assert await store.load(names[2]) == [b"x", b"y"]


async def test_a_log_has_no_gaps(store: JetStreamStore, other: JetStreamStore) -> None:
    assert await store.append("gaps", 1, b"1")
    wishes = ("gaps", 4), ("gaps", 2), ("gapless", 2)
    written = await asyncio.gather(*(other.append(*wish, b"x") for wish in wishes))
    assert written == [False, True, False]
    assert await store.load("gaps") == [b"1", b"x"]
    assert await store.load("gapless") == []


async def test_many_logs_are_read_from_numbers_on(
    store: JetStreamStore, other: JetStreamStore
) -> None:
    for number in range(1, 8):
        await store.append("long", number, b"%d" % number)
    await store.append("short", 1, b"1")
    heads = {"long": 5, "short": 1, "none": 1}
    for reader in (store, other):
        assert await reader.load_many(heads) == {"long": [b"5", b"6", b"7"], "short": [b"1"]}


async def test_a_table_that_another_server_deletes_takes_no_more(
    store: JetStreamStore, other: JetStreamStore
) -> None:
    for number in (1, 2):
        assert await store.append("gone", number, b"x")
    await other.delete("gone")
    assert not await store.append("gone", 3, b"late")
    assert await store.load("gone") == []
    assert await store.tables() == []
    assert await store.append("gone", 1, b"again")
    assert await other.load("gone") == [b"again"]


async def test_a_deletion_and_a_count_at_once_leave_nothing(
    store: JetStreamStore, other: JetStreamStore
) -> None:
    for attempt in range(10):
        table = f"counted {attempt}"
        await store.append(table, 1, b"x")
        mark, ended = Counted(table, 1, False, "chain", 1), Ended(table, 1, "group", b"x")
        counting = store.count([mark], [ended], merge=lambda *_: b"sum")
        await asyncio.gather(counting, other.delete(table))
        assert not (await store.counted()).get(table)
    assert await store.matches() == (0, 0)


async def test_two_servers_count_a_deal_once(store: JetStreamStore, other: JetStreamStore) -> None:
    def merge(before: bytes | None, more: object) -> bytes:
        return b"%d" % (int(before or 0) + sum(map(int, more)))  # type: ignore[call-overload]

    names = [f"table {n}" for n in range(4)]
    for name in names:
        await store.append(name, 1, b"x")
    for deal in (1, 2):
        marks = [Counted(it, deal, False, "", deal) for it in names]
        ended = [Ended(it, deal, "group", b"1") for it in names]
        await asyncio.gather(*(it.count(marks, ended, merge) for it in (store, other)))
    assert await other.tallies() == {"group": b"8"}


async def test_a_record_is_replaced_everywhere_and_no_disk_has_the_old_one(own: JetStream) -> None:
    store, other = JetStreamStore(own.url), JetStreamStore(own.url)
    await store.start()
    await other.start()
    assert await store.append("long", 1, b"a secret key")
    assert await store.extend("long", 1, [b"%d" % n for n in range(2, 3000)])
    [before] = await store.tables()
    await store.rewrite("long", 1, b"no key")
    for reader in (store, other):
        records = await reader.load("long")
        assert records[:2] == [b"no key", b"2"]
        assert len(records) == 2999
        assert await reader.load("long", 2997) == [b"2998", b"2999"]
    [after] = await other.tables()
    assert after == Stored("long", 2999, int(before.used))  # it was not used
    assert await other.append("long", 3000, b"more")
    assert not await store.append("long", 3000, b"more")
    await store.stop()
    await other.stop()
    files = contents(own.folder)
    assert any(b"no key" in it for it in files)
    assert not any(b"a secret key" in it for it in files)


def contents(folder: Path) -> list[bytes]:
    """Return what the files of a folder hold."""
    return [it.read_bytes() for it in folder.rglob("*") if it.is_file()]


async def test_a_book_of_any_length(store: JetStreamStore) -> None:
    """A server sends at most 1,024 subjects at once."""
    names = [f"match.{n}" for n in range(1100)]
    await asyncio.gather(*(store.append(it, 1, b"first") for it in names))
    marks = [Counted(it, 1, True, f"chain {it}", 0, "home", f"result {it}") for it in names]
    for at in (0, 550):
        await store.count(marks[at : at + 550], [], merge=lambda *_: b"")
        found = await store.book("home")
        assert sorted(found) == sorted(it.result for it in marks[: at + 550])
    assert await store.matches() == (1100, 0)
    last = sorted(it.chain for it in marks)[-2:]
    assert [chain for chain, _ in await store.ended(last[0], 9)] == last[1:]
    assert len(await store.over(b"other")) == 1100
    assert await store.over(b"first") == []
    await store.delete(names[0])
    assert len(await store.book("home")) == 1099


async def test_no_table_is_missed_while_all_are_written_to(
    store: JetStreamStore, other: JetStreamStore
) -> None:
    """A table that moves on while it is listed must not fall between two looks at it."""
    names, over = [f"table {n}" for n in range(20)], asyncio.Event()

    async def write() -> None:
        number = 1
        while not over.is_set():
            await asyncio.gather(*(store.append(it, number, b"x") for it in names))
            number += 1

    writing = asyncio.create_task(write())
    while len(await other.tables()) < len(names):
        pass
    for _ in range(30):
        before = {it: len(await other.load(it)) for it in names[:2]}
        found = {it.table: it.records for it in await other.tables()}
        assert found.keys() == {*names}
        assert all(found[it] >= records for it, records in before.items())
    over.set()
    await writing


# -- faults -------------------------------------------------------------------------------------


def below(url: str) -> JetStreamStore:
    """Return a store in the database of the tests, by the address of a server."""
    return JetStreamStore(f"{url}/tests")


async def test_a_connection_cut_in_mid_message(own: JetStream) -> None:
    await cut_everywhere(own.url, below, step=17)


@pytest.mark.long
async def test_a_connection_cut_at_every_byte(own: JetStream) -> None:
    await cut_everywhere(own.url, below, step=1)


@contextmanager
def frozen(nats: Daemon) -> Iterator[None]:
    """Stop a server's process; it goes on afterwards."""
    os.kill(nats.pid, signal.SIGSTOP)
    os.waitpid(nats.pid, os.WUNTRACED)  # it takes a moment
    try:
        yield
    finally:
        os.kill(nats.pid, signal.SIGCONT)


@pytest.mark.parametrize("appends", [3, 40])
async def test_a_frozen_server_is_refused_and_overcome(own: JetStream, appends: int) -> None:
    """A message that is under way is written late or never, and no more after that."""
    store = JetStreamStore(own.url)
    await store.start()
    names = [f"frozen {n}" for n in range(appends)]
    for name in names:
        assert await store.append(name, 1, b"x")
    with frozen(own):
        told = await asyncio.gather(*(append(store, it, 2, b"y") for it in names))
        assert told == [None] * appends
        with pytest.raises(StoreFailed):
            await store.load(names[0])
        assert not store.healthy
    await store.settled()
    for name in names:
        tail = await store.load(name, 1)  # certain from now on
        assert tail == [b"y"] * len(tail)
        assert await store.append(name, 2 + len(tail), b"z")
        assert await store.load(name, 1) == [*tail, b"z"]
    await store.stop()


async def test_a_late_message_of_a_lost_connection_is_not_appended(own: JetStream) -> None:
    """The proxy holds it back until the store has gone on by another connection."""
    async with Proxy(own.url) as proxy:
        store, other = JetStreamStore(f"{proxy.url}/tests"), JetStreamStore(own.url)
        await store.start()
        await other.start()
        assert await store.append("late", 1, b"x")
        end = store._ends["late"]
        proxy.stall()
        assert await append(store, "late", 2, b"lost") is None
        await store.settled()
        assert await store.load("late") == [b"x"]
        late = [pieces.pack(2, [b"lost"])]
        assert not await other._add("late", end.seq, late)  # as it would come now
        assert await store.load("late") == [b"x"]
        assert await store.append("late", 2, b"y")
        await store.stop()
        await other.stop()


async def test_a_killed_server_comes_back_with_all_that_was_told(own: JetStream) -> None:
    store = JetStreamStore(own.url)
    await store.start()
    for number in range(1, 30):
        assert await store.append("killed", number, b"x")
    own.kill()
    assert await append(store, "killed", 30, b"x") is None
    own.start()
    await store.settled()
    assert len(await store.load("killed")) == 29
    assert await store.append("killed", 30, b"x")
    await store.stop()


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(StoreUnusable, match="cannot be used"):
        await open_store("nats://127.0.0.1:1/nothing").start()
    with pytest.raises(StoreUnusable, match="cannot be used"):
        await open_store("nats://127.0.0.1:1/nothing").find()


async def test_a_server_without_jetstream_is_refused(nats: Daemon) -> None:
    store = open_store(f"nats://127.0.0.1:{nats.port}")
    for question in (store.find, store.start):
        with pytest.raises(StoreUnusable, match="cannot be used"):
            await question()


async def test_one_of_several_servers_suffices(own: JetStream) -> None:
    port = own.port
    store = open_store(f"nats://127.0.0.1:1,127.0.0.1:{port},127.0.0.1:2/tests")
    await store.start()
    assert await store.append("one", 1, b"x")
    await store.stop()


async def test_a_database_of_a_newer_parlour_is_left_alone(
    store: JetStreamStore, empty_jetstream: str
) -> None:
    subject = f"{store._name}.version"
    line = store._there()
    await line.ask(subject, b"99")
    with pytest.raises(StoreUnusable, match="newer Parlour"):
        await open_store(empty_jetstream).start()


def test_places() -> None:
    place = place_of("nats://me:p%2Fw@a,b:5222/cards?replicas=3")
    assert place.servers == ["nats://a:4222", "nats://b:5222"]
    assert place.key == {"user": "me", "password": "p/w"}
    assert (place.name, place.replicas, place.where) == ("cards", 3, "a:4222,b:5222/cards")
    assert place_of("tls://:token@a").key == {"token": "token"}
    assert place_of("nats://a").name == "parlour"
    for wrong in ("nats://a/two/names", "nats://a/a.b", "nats://a?replicas=many"):
        with pytest.raises(StoreUnusable, match="cannot be used"):
            open_store(wrong)


def test_any_name_is_one_token_of_a_subject() -> None:
    for name in ("daily.gin.2026-11-28", "a b", "*", ">", "ünïcode", "%41", ""):
        subject = pieces.Subjects("tests").log(name)
        assert subject.count(".") == 2
        assert not {*" *>"} & {*subject}
        assert pieces.name_of(subject) == name


def test_pieces_replace_what_comes_after_their_first_record() -> None:
    def piece(first: int, records: str) -> pieces.Piece:
        return pieces.Piece(0, first, [it.encode() for it in records])

    told = [piece(1, "a"), piece(2, "b"), piece(3, ""), piece(3, "cd")]
    assert pieces.joined(told, 0) == (4, [b"a", b"b", b"c", b"d"])
    assert pieces.joined(told, 2) == (4, [b"c", b"d"])
    assert pieces.joined(told[2:], 3) == (4, [b"d"])
    assert pieces.joined(told[3:], 1) is None  # the second is missing
    assert pieces.joined([*told, piece(1, "xy"), piece(3, "z")], 1) == (3, [b"y", b"z"])
    assert pieces.joined([*told, piece(1, ""), piece(1, "n")], 0) == (1, [b"n"])
    assert pieces.joined([], 0) == (0, [])


# -- leases -------------------------------------------------------------------------------------


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let leases last long enough for a busy machine."""
    monkeypatch.setattr(leases, "LEASE_S", 3.0)


async def until(true: Callable[[], bool]) -> None:
    """Return once something that nobody tells of is true."""
    while not true():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("patient")
async def test_a_table_has_one_node_until_that_ends_or_dies(store: JetStreamStore) -> None:
    one, two, three = (store.leases(name) for name in ("one", "two", "three"))
    assert not await one.renew()
    assert not await two.renew()
    assert await one.renew()
    assert await one.claim(["a", "b"]) == ["a", "b"]
    assert await two.claim(["a", "c"]) == ["c"]
    await one.drop(["b"])
    assert await two.claim(["b"]) == ["b"]
    await one.stop()
    await until(lambda: not two._lives("one"))  # it has heard of the end
    assert await two.renew()
    assert await two.claim(["a"]) == ["a"]  # at once
    assert not await three.renew()
    assert await three.claim(["a", "b"]) == []
    await until(lambda: not three._lives("two"))  # it renews no more
    assert await three.claim(["a", "b"]) == ["a", "b"]
    assert not await two.renew()
    await two.stop()
    await three.stop()


@pytest.mark.usefixtures("patient")
async def test_the_end_of_the_next_lease_is_known(store: JetStreamStore) -> None:
    one, two = store.leases("one"), store.leases("two")
    await one.renew()
    await two.renew()
    await until(lambda: "two" in one._heard)
    await one.renew()
    now = asyncio.get_running_loop().time()
    assert now < one.next_end <= now + leases.LEASE_S
    await two.stop()
    await until(lambda: not one._lives("two"))
    await one.renew()
    assert one.next_end > now + 1000
    await one.stop()


@pytest.mark.usefixtures("patient")
async def test_a_held_table_is_written_again_before_it_expires(
    store: JetStreamStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = store.leases("one")
    await one.renew()
    assert await one.claim(["a"]) == ["a"]
    seq = one._held["a"].seq
    monkeypatch.setattr(leases, "REFRESH_S", 0.0)
    await one.renew()
    assert one._held["a"].seq > seq
    await one.stop()


async def test_works_are_gathered_in_parts() -> None:
    running = most = 0

    async def work() -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        return running

    assert len(await gathered([work] * 10, most=4)) == 10
    assert most == 4


# -- whole servers ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(jetstream: str) -> Iterator[tuple[Server, Server]]:
    """Two nodes that hear of each other by the bus, and by nothing else."""
    url = f"{jetstream.rpartition('/')[0]}/pair"
    nodes = Server(url, silence=NEVER), Server(url, silence=NEVER)
    yield nodes
    for node in nodes:
        node.stop()
        assert not any("cannot follow" in line or "stands still" in line for line in node.log)


def test_persons_on_two_nodes_play_a_match(pair: tuple[Server, Server]) -> None:
    here, there = pair
    place = here.open(name="Ann", options=SHORT_MATCH)
    other = there.join(place.table, "Ben")
    with Seat(here, place) as ann, Seat(there, other) as ben:
        play_until(lambda now: now.waiting == "over", ann, ben)
        assert ann.sheet == ben.sheet
        status, text, _ = there.fetch(f"/api/tables/{place.table}/replay")
        assert status == 200
        assert Replay.read(text).check(GAMES).sheet() == ann.sheet
    assert not any("stale_move" in line for node in pair for line in node.log)


def test_another_node_goes_on_after_kill_9(pair: tuple[Server, Server]) -> None:
    """Nobody asks it to: the person only waits for the bot."""
    for dying, living in (pair, pair[::-1]):
        place = dying.open_with_bot(options=LONG_MATCH)
        with Seat(dying, place) as near:
            play_until(beyond(5), near)
            with Seat(living, place) as far:
                far.wait(beyond(near.now.seq))
                dying.kill()
                play_until(beyond(far.now.seq + 10), far)
        dying.restart()


def beyond(seq: int) -> Callable[[PositionMessage], bool]:
    return lambda now: now.seq >= seq


def test_two_databases_in_one_nats_do_not_meet(jetstream: str, start: Start) -> None:
    root = jetstream.rpartition("/")[0]
    one, two = start(f"{root}/first"), start(f"{root}/second")
    place = one.open()
    assert two.ask(f"/api/tables/{place.table}")[0] == 404
    assert one.ask(f"/api/tables/{place.table}")[0] == 200


async def test_a_wrong_url_of_a_bus_is_refused() -> None:
    with pytest.raises(BusUnusable, match="cannot be used"):
        open_bus("nats://a?replicas=many")


async def test_a_connection_that_nobody_waits_for_any_more_is_closed(jetstream: str) -> None:
    """Whenever its caller gives up: also in the moment in which it has been opened."""
    cluster = Cluster(place_of(jetstream), Random(1))
    for steps in range(60):
        opening = asyncio.create_task(cluster.open())
        await asyncio.sleep(steps / 10_000)
        opening.cancel()
        with suppress(asyncio.CancelledError):
            cluster.drop(await opening)
        await cluster.stop()
        assert not cluster._tasks
