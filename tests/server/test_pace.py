"""A bot's pace does not tell whether it had a choice."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import ClassVar, NamedTuple, cast

import pytest

from parlour import GAMES
from parlour.server.ground.config import Config
from parlour.server.state.room import Room
from parlour.server.store.records import Opened, read_entry
from parlour.server.tables import duties
from parlour.server.tables.bot_delay import (
    BLUR,
    LONGEST_THOUGHT_S,
    REMEMBERED_DECISIONS,
    Habits,
    Pace,
)
from parlour.server.wire.protocol.client import LeaveMessage, PlayMessage
from parlour.server.wire.protocol.http import OpenTableMessage
from parlour.server.wire.protocol.server import UpdateMessage, encode
from parlour.server.wire.protocol.values import Pace as TablePace
from tests.server.conftest import Start
from tests.server.running import Seat
from tests.server.test_hub import Listener, begun, running

THINKS, QUICK, DELAY = (0.9, 1.4, 2.0), 0.01, 0.3
BOT, OTHER = ("gin", "strong"), ("gin", "casual")


def paces(habits: Habits | None = None) -> Pace:
    return Pace(random.Random(1), Habits() if habits is None else habits, DELAY)


def forced(pace: Pace, seat: int, bot: tuple[str, str] = BOT) -> list[float]:
    return [pace.time_of(seat, bot, free=False, spent=QUICK) for _ in range(500)]


def think(pace: Pace, seat: int, *spent: float) -> None:
    for it in spent:
        assert pace.time_of(seat, BOT, free=True, spent=it) == it


def like(time: float) -> float:
    """Return which of the known times this one is about."""
    return next(it for it in (QUICK, *THINKS) if it * (1 - BLUR) <= time <= it * (1 + BLUR))


def test_a_forced_move_takes_as_long_as_one_of_the_last_free_ones() -> None:
    pace, chance = paces(), random.Random(2)
    think(pace, 0, *(chance.choice(THINKS) for _ in range(500)))
    found = forced(pace, 0)
    assert {like(it) for it in found} == {*THINKS}
    assert len({*found, *THINKS}) == len(found) + len(THINKS)  # what comes twice was forced
    assert pace.time_of(0, BOT, free=False, spent=5) == 5
    think(pace, 0, *[QUICK] * REMEMBERED_DECISIONS)
    assert max(forced(pace, 0)) <= QUICK * (1 + BLUR)  # it thinks no longer


def test_a_seat_that_is_new_takes_as_long_as_its_bot_elsewhere() -> None:
    """As after waking, or where a bot has taken over: another table, or none, knows the bot."""
    habits = Habits()
    think(paces(habits), 0, *THINKS)
    table = paces(habits)
    assert {like(it) for it in forced(table, 1)} == {*THINKS}
    think(table, 1, THINKS[0])
    assert {like(it) for it in forced(table, 1)} == {THINKS[0]}  # it knows by itself


def test_what_nobody_has_seen_is_not_told_by_its_haste() -> None:
    """Neither a seat of the table nor another table knows this bot."""
    pace = paces()
    think(pace, 0, *THINKS)
    found = forced(pace, 1, OTHER)
    assert len({*found}) > 400
    assert min(found) == QUICK
    assert DELAY < max(found) <= 2 * DELAY


def test_a_delay_of_the_server_does_not_count_as_thought() -> None:
    pace = paces()
    think(pace, 0, 60)
    assert max(forced(pace, 0)) <= LONGEST_THOUGHT_S * (1 + BLUR)


class Told(NamedTuple):
    """A move that is told to wait, and until when by the clock of the loop."""

    seat: int
    free: bool
    until: float


class Noted(Pace):
    """Notes what it is asked, and lets each move wait for days."""

    def __init__(self) -> None:
        super().__init__(random.Random(), Habits(), 0)
        self.told: list[Told] = []

    def time_of(self, seat: int, bot: tuple[str, str], free: bool, spent: float) -> float:
        assert bot == ("lorum", "random")
        seeming = DAYS * (1 + len(self.told))
        self.told.append(Told(seat, free, asyncio.get_running_loop().time() - spent + seeming))
        return seeming


DAYS = 1e6  # seconds: however slow a machine is, this is not what it took


async def test_a_move_waits_for_the_time_that_it_seems_to_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move of a bot: it is not made before its time, nor long after."""
    pace, sleep, woken = Noted(), asyncio.sleep, list[float]()

    async def skip(seconds: float) -> None:
        if seconds > DAYS / 2:
            woken.append(asyncio.get_running_loop().time() + seconds)
            seconds = 0
        await sleep(seconds)

    monkeypatch.setattr(duties, "Pace", lambda *_: pace)
    monkeypatch.setattr(asyncio, "sleep", skip)
    async with running(Config(db=f"sqlite:///{tmp_path}/t.db", idle=10)) as hub:
        place = await hub.open(OpenTableMessage("lorum", others="random"))
        table = await hub.find(place.table)
        seat = Listener(table, 0)
        now = await seat.until(begun)
        while now.waiting == "play":
            if now.legal:
                await table.grant(
                    seat.connection, PlayMessage(str(now.seq), now.seq, now.legal[0].text)
                )
            now = await seat.until(lambda message: isinstance(message, UpdateMessage))
        await table.grant(seat.connection, LeaveMessage())
        replay = await table.replay()
        seat.leave()
    moves = [
        (step.seat, len(step.match.deal.legal()) > 1)
        for step in replay.run(GAMES)
        if step.what == "action" and step.seat != 0
    ]
    assert [(it.seat, it.free) for it in pace.told] == moves != []
    for told, until in zip(pace.told, woken, strict=True):
        assert told.until - 1e-3 <= until < told.until + DAYS / 2


class Plain(Pace):
    """Lets each move seem to take no time, and notes the delays that it is told."""

    delays: ClassVar[list[float]] = []

    def __init__(self, chance: random.Random, habits: Habits, delay: float) -> None:
        super().__init__(chance, habits, delay)
        self.delays.append(delay)

    def time_of(self, seat: int, bot: tuple[str, str], free: bool, spent: float) -> float:
        return 0


@pytest.mark.parametrize(("pace", "share"), [("calm", 1.0), ("brisk", 0.4), ("at_once", 0.0)])
async def test_bots_move_at_the_pace_of_their_table(
    pace: TablePace, share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every pace a bot that nobody knows hides its forced moves in the same times."""
    sleep, slept = asyncio.sleep, list[float]()

    async def skip(seconds: float) -> None:
        if seconds > DAYS / 4:
            slept.append(seconds)
            seconds = 0
        await sleep(seconds)

    monkeypatch.setattr(Plain, "delays", [])
    monkeypatch.setattr(duties, "Pace", Plain)
    monkeypatch.setattr(asyncio, "sleep", skip)
    config = Config(db=f"sqlite:///{tmp_path}/t.db", idle=10, bot_delay=DAYS)
    async with running(config) as hub:
        place = await hub.open(OpenTableMessage("lorum", others="random", pace=pace))
        table = await hub.find(place.table)
        seat = Listener(table, 0)
        await seat.until(lambda now: begun(now) and bool(now.legal or now.seq > 3))
        seat.leave()
    assert Plain.delays == [DAYS]
    assert {round(it / DAYS, 1) for it in slept} <= {share}


def test_the_opener_chooses_the_pace(start: Start) -> None:
    server = start()
    place = server.open_with_bot(pace="brisk")
    assert server.ask(f"/api/tables/{place.table}")[1]["pace"] == "brisk"
    assert cast(Opened, server.entries(place.table)[0]).pace == "brisk"
    assert server.ask("/api/tables", {"game": "gin", "pace": "hasty"})[0] == 400
    lesson = {"game": "gin", "lesson": True, "pace": "brisk"}
    assert server.ask("/api/tables", lesson)[1]["code"] == "lesson_is_set"


def test_tables_of_earlier_versions_are_calm() -> None:
    """Their logs have no pace."""
    log = encode(Opened("gin", None, {}, 2, [], 0, 1, "", "Ann", ""))
    old = {name: it for name, it in json.loads(log).items() if name != "pace"}
    assert cast(Opened, read_entry(json.dumps(old))).pace == "calm"


HESITANT = """
import json, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["line"] == "question":
        if len(told["legal"]) > 1:
            time.sleep(0.2)
        print(json.dumps({"id": told["id"], "action": told["legal"][0]["text"]}), flush=True)
"""
"""Thinks where it has a choice, and only there."""
HESITATES = 0.2


@pytest.mark.long
def test_on_the_wire_a_forced_move_comes_as_late_as_a_free_one(
    start: Start, tmp_path: Path
) -> None:
    """Nothing is replaced but the bot: what is seen are the times at which messages come."""
    (tmp_path / "hesitant.py").write_text(HESITANT, "utf-8")
    guest = f"lorum/hesitant=exec:{sys.executable} {tmp_path}/hesitant.py"
    server = start(guests=[guest], bot_delay=0.0)
    place = server.open(game="lorum", others="hesitant")
    came, last = dict[int, float](), time.monotonic()
    with Seat(server, place) as seat:
        while seat.now.seq == 0 or seat.now.waiting == "play":
            if seat.now.legal:
                seat.play(seat.now.legal[0])
            seq = seat.now.seq
            now = seat.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]  # its own
            came[now.seq], last = time.monotonic() - last, time.monotonic()
    times: dict[bool, list[float]] = {True: [], False: []}
    entries = server.entries(place.table)
    room = Room(place.table, cast(Opened, entries[0]))
    for entry in entries[1:]:
        if room.waiting == "play" and room.table.seat != place.seat:
            free = len(room.table.match.deal.legal()) > 1
            room.apply(entry)
            times[free].append(came[room.seq])
        else:
            room.apply(entry)
    assert len(times[False]) > 3 < len(times[True])
    assert min(times[True]) > HESITATES * 0.9
    known = times[False][len(times[False]) // 2 :]  # by then every seat has had a choice
    assert min(known) > HESITATES * (1 - BLUR) * 0.9
