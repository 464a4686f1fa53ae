"""The keys of seats: after a match they only look, some day they end, and a host replaces one."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.server.ground.config import Config
from parlour.server.ground.errors import Forbidden
from parlour.server.store.backup import Copied, back_up, bring_back
from parlour.server.store.jetstream import JetStreamStore
from parlour.server.store.records import KEYLESS, Opened, Rekeyed, Seated, read_entry, without_key
from parlour.server.store.retention import DAY_S
from parlour.server.tables.hub import KEY_DAYS, Hub, open_hub
from parlour.server.wire.protocol.client import (
    ClientMessage,
    EndMessage,
    FillMessage,
    LeaveMessage,
    NextMessage,
    PlayMessage,
    ProposeMessage,
    ReviewMessage,
    TermsInfo,
    TipMessage,
)
from parlour.server.wire.protocol.http import BotSeatInfo, OpenTableMessage, PlaceInfo
from parlour.server.wire.protocol.server import (
    FollowedMessage,
    RefusedMessage,
    ReviewedMessage,
    SnapshotMessage,
    encode,
)
from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, hello, play_until
from tests.server.times import set_back

LINK = re.compile(r"/#/t/(\w{15})/seat/(\d)-([0-9a-f]{48})$", re.MULTILINE)
Rekey = Callable[..., str]


@pytest.fixture
def rekey(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rekey:
    """Return a function that runs the host's command and returns its output."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(server: Server, *arguments: str, status: int = 0) -> str:
        capsys.readouterr()
        assert main(["admin", "rekey", *arguments, "--db", server.db]) == status
        told = capsys.readouterr()
        return told.out + told.err

    return run


def test_after_the_match_a_key_looks_and_does_nothing(start: Start) -> None:
    """A page that is loaded again shows the result, and the choices can be looked back on."""
    server = start()
    place = server.open_with_bot(options={"target": 1})
    with Seat(server, place) as seat:
        play_until(lambda now: now.waiting == "over", seat)
    before = server.entries(place.table)
    wishes: list[ClientMessage] = [
        PlayMessage("m", seat.now.seq, "pass"),
        NextMessage(seat.now.seq),
        EndMessage(seat.now.seq),
        FillMessage(1, "random"),
        LeaveMessage(),
    ]
    with Seat(server, place) as again:
        assert isinstance(again.now, SnapshotMessage)
        assert (again.now.waiting, again.now.legal) == ("over", ())
        assert again.sheet == seat.sheet
        for wish in wishes:
            again.send(wish)
            again.refusal()
        again.send(TipMessage("ab" * 32))
        again.quiet()
        again.send(ReviewMessage("r", 1, 0))
        assert isinstance(again.expect(ReviewedMessage), ReviewedMessage)
    assert server.entries(place.table) == before


# -- their end -------------------------------------------------------------------------------------


async def ended(hub: Hub) -> tuple[PlaceInfo, str]:
    """Open a table of two persons, one of whom has had another key, and give it up."""
    place = await hub.open(OpenTableMessage("gin", seats=2))
    table = await hub.find(place.table)
    other = await table.sit("Ben")
    await table.rekey(1)
    for seat in (1, 0):
        await table._write(lambda seat=seat: table.room.decide(seat, LeaveMessage()))  # type: ignore[misc]
    assert table.room.waiting == "over"
    await hub.ledger._count()
    return place, other.token


async def until(right: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
        while not right():  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


async def test_the_newest_match_of_a_table_keeps_its_keys(tmp_path: Path) -> None:
    hub = open_hub(Config(db=f"sqlite:///{tmp_path}/tables.db"))
    await hub.start()
    await hub.end_keys()  # as a server does soon after its start: it judges its clock then
    place, _ = await ended(hub)
    first = await hub.find(place.table)
    await first._write(lambda: first.room.decide(0, ProposeMessage(TermsInfo("gin"))))
    await first._duties._follow()
    newest = await hub.find_newest(place.table)
    await until(lambda: newest.room.seq > 0)
    await newest._write(lambda: newest.room.decide(0, LeaveMessage()))
    await hub.ledger._count()
    await hub.open(OpenTableMessage("gin"))  # the database is in use, so the clock is right
    names = [place.table, newest.room.name]
    for name in names:
        await age(hub._store, name, KEY_DAYS * DAY_S + 60)
    await hub.end_keys()
    keyless = [KEYLESS in (await hub._store.load(name))[0] for name in names]
    assert keyless == [True, False]
    assert newest.room.find_seat(place.token) == 0
    on = await hub.find_next_seat(place.table, place.token)
    assert on == FollowedMessage(newest.room.name, "gin", 0)
    await hub.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "empty_jetstream"])
async def test_keys_leave_the_log_when_a_match_has_been_over_for_long(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    if kind != "sqlite":
        url = str(request.getfixturevalue(kind))
    hub = open_hub(Config(db=url))
    await hub.start()
    place, token = await ended(hub)
    going = await hub.open(OpenTableMessage("gin", bots=[BotSeatInfo(1, "random")]))
    store, room = hub._store, (await hub.find(place.table)).room
    first = tmp_path / "before.db"
    await back_up(url, first)
    whole = await store.load(place.table)
    assert sum(KEYLESS in it for it in whole) == 0
    await age(store, place.table, KEY_DAYS * DAY_S - 60)
    await hub.end_keys()
    assert await store.load(place.table) == whole
    await age(store, place.table, KEY_DAYS * DAY_S + 60)
    await hub.end_keys()
    bare = await store.load(place.table)
    assert bare == [without_key(it) for it in whole]
    kept = [read_entry(it) for it in bare]
    hashes = [it.token_hash for it in kept if isinstance(it, Opened | Seated | Rekeyed)]
    assert hashes == ["", "", ""]
    assert KEYLESS not in b"".join(await store.load(going.table))  # which is played
    for there in (room, await woken(hub, place.table)):
        for key in (place.token, token, ""):
            with pytest.raises(Forbidden) as refused:
                there.find_seat(key)
            assert refused.value.code == "key_ended"
    assert (await hub.find(place.table)).room.waiting == "over"
    await (await hub.find(place.table)).replay()
    assert await bring_back(first, store) == Copied((), known=await count(store), other=0)
    await hub.end_keys()
    assert await store.load(place.table) == bare
    await hub.stop()


async def test_a_server_ends_keys_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.tables.hub.FIRST_CLEAR_UP_S", 0)
    done = asyncio.Event()

    class Sweeping(Hub):
        async def end_keys(self) -> None:
            done.set()

    monkeypatch.setattr("parlour.server.tables.hub.Hub", Sweeping)
    hub = open_hub(Config(db=f"sqlite:///{tmp_path}/tables.db", idle=0))
    await hub.start()
    await done.wait()
    await hub.stop()


async def age(store: Any, table: str, seconds: float) -> None:
    """Let a table be written to so long ago."""
    then = time.time() - seconds
    if hasattr(store, "_write"):
        store._write.execute("update records set written = ? where table_id = ?", (then, table))
    elif isinstance(store, JetStreamStore):
        await set_back(store, table, then)
    else:
        change = "update records set written = to_timestamp($1) where table_id = $2"
        async with store._lent() as line:
            await line.execute(change, then, table)


async def woken(hub: Hub, table: str) -> Any:
    """Return a table's room as its log has it now."""
    del hub._live[table]
    return (await hub.find(table)).room


async def count(store: Any) -> int:
    return len(await store.tables())


def test_only_what_has_a_key_loses_it() -> None:
    name = '"token_hash":"aa"'  # somebody may be called so
    seated = Seated(1, name, "ab" * 32, "")
    record = encode(seated)
    assert read_entry(without_key(record)) == Seated(1, name, "", "")
    assert without_key(without_key(record)) == without_key(record)
    assert without_key(b'{"r":"freed","seat":1}') == b'{"r":"freed","seat":1}'


# -- another one -----------------------------------------------------------------------------------


def test_the_host_gives_a_seat_a_new_link_and_the_old_one_ends(start: Start, rekey: Rekey) -> None:
    server = start()
    place = server.open(name="Ann", options={"target": 10_000})
    other = server.join(place.table, "Ben")
    with Seat(server, place) as ann, Seat(server, other) as lost:
        ann.wait(lambda now: now.seq > 0)
        lost.wait(lambda now: now.seq > 0)
        told = rekey(server, place.table, "1")
        assert "A new link for seat 1" in told
        found = LINK.search(told)
        assert found is not None
        table, seat, key = found.groups()
        assert (table, seat) == (place.table, "1")
        while not isinstance(gone := lost.receive(), RefusedMessage):
            pass
        assert gone.code == "key_replaced"
        assert end_of(lost.line) == (1008, "key_replaced")
        assert refusal(server, other) == "key_replaced"
        with Seat(server, PlaceInfo(table, 1, key)) as ben:
            assert isinstance(ben.now, SnapshotMessage)
            assert [it.name for it in ben.now.table.seats] == ["Ann", "Ben"]
            assert ben.now.seat == 1
            play_until(lambda now: now.seq > 5, ann, ben)
        [record] = [it for it in server.entries(table) if isinstance(it, Rekeyed)]
        assert record.seat == 1
    server.stop()
    assert key not in "".join(server.log)
    server.restart()
    assert refusal(server, other) == "key_replaced"
    with Seat(server, PlaceInfo(table, 1, key)) as ben:
        assert ben.now.seq > 5
        seals = f"/api/tables/{table}/seals"
        assert server.ask(seals, authorization=f"Bearer {other.token}")[0] == 403
        assert server.ask(seals, authorization=f"Bearer {key}")[0] == 200


def test_only_seats_of_people_in_a_running_match_get_a_new_link(start: Start, rekey: Rekey) -> None:
    server = start()
    place = server.open_with_bot()
    for seat in ("1", "2"):
        assert "No person sits" in rekey(server, place.table, seat, status=1)
    assert "does not exist" in rekey(server, "x", "0", status=1)
    told = json.loads(rekey(server, place.table, "0", "--json"))
    assert LINK.search(told["link"])
    with Seat(server, PlaceInfo(place.table, 0, told["link"].rpartition("-")[2])) as own:
        own.resign()
    assert "The match is over" in rekey(server, place.table, "0", status=1)


def refusal(server: Server, place: PlaceInfo) -> str:
    """Return why a key opens nothing."""
    with server.connect(place.table) as line:
        line.send(hello(place.token))
        return str(json.loads(line.recv())["code"])
