"""Bots think beside the event loop, give way to it, and have their share of the processors."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from parlour import GAMES, bots
from parlour.bots.random import RandomBot
from parlour.bots.searching import Searcher
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.core.replay import Replay
from parlour.core.table import Played
from parlour.core.told import NOTHING
from parlour.server.ground.config import Config
from parlour.server.ground.limits import Bucket
from parlour.server.store.records import Happened, LogEntry, read_entry
from parlour.server.tables.bots import Account, BotRunner
from parlour.server.tables.history import replay
from parlour.server.tables.hub import Hub
from parlour.server.wire.protocol.client import LeaveMessage, PlayMessage
from parlour.server.wire.protocol.http import OpenTableMessage
from parlour.server.wire.protocol.server import UpdateMessage
from tests.helpers import COMPILED, states
from tests.server.conftest import Start
from tests.server.running import PATIENCE, Seat
from tests.server.test_hub import Listener, begun, open_pair, running

LEAST, MOST = 3, 12
FOR_EVER = 1000  # seconds after which an interpreter takes its lock from who does not give it away
TRIES = 20  # for a machine that gives this thread no turn in time
STRONG = {game: bots.create(bots.names(game)[0], game) for game in GAMES}
SEARCHES = [game for game, bot in STRONG.items() if isinstance(bot, Searcher)]


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(db=f"sqlite:///{tmp_path}/t.db", bot_delay=0, bot_budget=MOST, bot_least=LEAST)


async def test_while_bots_think_others_play_on(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as every thread for bots is at work and more tables wait for one."""
    gate, at_work, choose = threading.Event(), threading.Semaphore(0), RandomBot.choose

    def slow(*given: Any) -> int:
        at_work.release()
        gate.wait()
        return choose(*given)

    monkeypatch.setattr(RandomBot, "choose", slow)
    async with running(config) as hub:
        tables = []
        for _ in range(config.bot_threads + 2):
            place = await hub.open(OpenTableMessage("gin", others="random"))
            tables.append(await hub.find(place.table))
        seats = [Listener(table, 0) for table in tables]
        for seat, table in zip(seats, tables, strict=True):
            await seat.until(begun)
            while table.room.table.seat == 0:
                action = table.room.table.legal(0)[0].text
                await table.grant(
                    seat.connection, PlayMessage(f"{table.room.seq}", table.room.seq, action)
                )
        for _ in range(config.bot_threads):
            await asyncio.to_thread(at_work.acquire)
        stood = [table.room.seq for table in tables]
        pair, persons = await open_pair(hub)
        for number in range(20):
            acting = persons[pair.room.table.seat]
            action = pair.room.table.legal(acting.connection.seat)[0].text
            await pair.grant(acting.connection, PlayMessage(str(number), pair.room.seq, action))
            await acting.until(partial(is_own, str(number)))
            if pair.room.waiting != "play":
                break
        assert [table.room.seq for table in tables] == stood
        gate.set()
        for seat, seq in zip(seats, stood, strict=True):
            await seat.until(partial(is_later, seq))


def is_later(seq: int, told: Any) -> bool:
    return isinstance(told, UpdateMessage) and told.seq > seq


def is_own(move: str, told: Any) -> bool:
    return isinstance(told, UpdateMessage) and told.id == move


async def bots_moves(hub: Hub, name: str) -> tuple[list[Played], Replay]:
    """Play at a table until a bot has moved a few times, and give up: that unseals the deal.

    Returns the moves, and all that happened.
    """
    table = await hub.find(name)
    seat = Listener(table, 0)
    await seat.until(begun)
    found: list[Played] = []
    log: list[bytes] = []
    while len(found) < 4:
        if table.room.waiting == "play" and table.room.table.seat == 0:
            action = table.room.table.legal(0)[0].text
            await table.grant(
                seat.connection, PlayMessage(str(table.room.seq), table.room.seq, action)
            )
        else:
            await seat.until(lambda it: isinstance(it, UpdateMessage))
        log = await hub._store.load(name)
        found = bots_records(map(read_entry, log))
    await table.grant(seat.connection, LeaveMessage())
    log = await hub._store.load(name)
    seat.leave()
    return bots_records(map(read_entry, log)), replay(name, log)


def bots_records(entries: Iterable[LogEntry]) -> list[Played]:
    records = [it.record for it in entries if isinstance(it, Happened)]
    return [it for it in records if isinstance(it, Played) and it.by == "strong"]


@pytest.mark.parametrize("pot", ["table", "address"])
async def test_a_bot_without_thinking_time_looks_at_fewer_worlds(config: Config, pot: str) -> None:
    """The log records the budget, so every move can be computed again."""
    poor: dict[str, Any] = {f"{pot}_thought": 1e-9, f"{pot}_share": 0}
    async with running(replace(config, **poor)) as hub:
        place = await hub.open(OpenTableMessage("gin", others="strong"), "192.0.2.1")
        moves, match = await bots_moves(hub, place.table)
    first, *others = [it.budget for it in moves]
    assert first is UNSET  # a billionth of a second is left
    assert {*others} == {LEAST}
    assert [it.budget for it in match.bots] == [MOST, LEAST]
    verdict = bots.verify(match, GAMES)
    assert (verdict.moves, verdict.difference) == (len(moves), None)


async def test_a_bot_of_an_unknown_address_has_the_budget_of_its_table(config: Config) -> None:
    async with running(replace(config, address_thought=0, address_share=0)) as hub:
        place = await hub.open(OpenTableMessage("gin", others="strong"))  # from an unknown address
        moves, _ = await bots_moves(hub, place.table)
    assert {it.budget for it in moves} == {UNSET}


def test_a_table_pays_from_its_own_and_its_openers_budget() -> None:
    own, address = Bucket(2, 0.5, 0), Bucket(10, 1, 0)
    turn = asyncio.Semaphore()
    account, other = Account(own, LEAST, turn), Account(Bucket(2, 0.5, 0), LEAST, turn)
    account.address = other.address = address
    assert account.allows(MOST, 0) == MOST
    account.pay(3, 0)
    assert account.allows(MOST, 1.9) == LEAST
    assert account.allows(1, 1.9) == 1
    assert other.allows(MOST, 0) == MOST
    assert account.allows(MOST, 3) == MOST
    account.pay(20, 3)
    assert other.allows(MOST, 3) == LEAST  # the same person's
    assert other.allows(MOST, 20) == MOST


async def test_a_thread_is_left_to_others_however_many_tables_an_address_has(
    config: Config,
) -> None:
    runner, over = BotRunner(replace(config, bot_threads=3)), threading.Event()
    at_work, other = Counter[str](), threading.Event()

    def think(address: str) -> None:
        at_work[address] += 1
        if address == "10.0.0.2":
            other.set()
        over.wait()

    def begin(address: str) -> asyncio.Task[None]:
        account = runner.open_account()
        runner.charge(account, address)
        thought = runner._think(account, ("gin", "strong"), partial(think, address))
        return asyncio.create_task(thought)

    tasks = [begin("10.0.0.1") for _ in range(20)] + [begin("10.0.0.2")]
    assert await asyncio.to_thread(other.wait, PATIENCE)
    assert at_work == {"10.0.0.1": 2, "10.0.0.2": 1}
    over.set()
    await asyncio.gather(*tasks)
    assert at_work["10.0.0.1"] == 20
    runner.stop()


def beside(call: Callable[[], object]) -> int:
    """Return how often this thread ran while another did a call: never if that keeps the lock."""
    at_work, found = threading.Event(), 0

    def work() -> None:
        at_work.set()
        call()
        at_work.clear()

    thread, usual = threading.Thread(target=work), sys.getswitchinterval()
    sys.setswitchinterval(FOR_EVER)
    try:
        thread.start()
        while thread.is_alive():
            found += at_work.is_set()
            time.sleep(0.001)
    finally:
        sys.setswitchinterval(usual)
        thread.join()
    return found


def hard(game: AnyGame, bot: Searcher[Any]) -> Deal:
    """Return the position of a deal that takes a bot the longest: with the most to try out."""
    going = (it for it in states(game, next(iter(game.presets)), 1) if not it.over)
    seen: list[Deal] = [it.seen_by(it.seat) for it in going]
    return max((it for it in seen if not bot.sure(it)), key=lambda it: len(it.legal()))


@pytest.mark.skipif(not COMPILED, reason="interpreted, everything holds the lock")
@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_leaves_the_interpreter_to_others(name: str) -> None:
    bot = STRONG[name]
    assert isinstance(bot, Searcher)
    seen = hard(GAMES[name], bot)
    assert len(seen.legal()) > 1
    policy = sys.modules[type(bot.policy(seen, NOTHING)).__module__]
    assert not str(policy.__file__).endswith(".py")  # else each world would take the lock
    assert any(beside(lambda: bot.choose(seen.clone(), bots.BUDGET, 1)) for _ in range(TRIES))


def test_work_that_holds_the_gil_is_detected() -> None:
    assert beside(lambda: [it * it for it in range(1_000_000)]) == 0


def test_threads_of_bots_give_way(config: Config) -> None:
    runner = BotRunner(config)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    ask = runner._threads.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    less = config.bot_nice if sys.platform == "linux" else 0  # elsewhere threads have no priority
    assert ask.result() == min(19, own + less)
    assert os.getpriority(os.PRIO_PROCESS, 0) == own
    runner.stop()


def test_an_address_pays_for_the_tables_it_opens(start: Start) -> None:
    server = start(address_thought=0, address_share=0, bot_budget=MOST, bot_least=LEAST)
    place = server.open(others="strong")
    with Seat(server, place) as seat:
        while not (moves := bots_records(server.entries(place.table))):
            if seat.now.legal:
                seat.advance()
            else:
                seat.receive()
        seat.settle()
    assert {it.budget for it in moves} == {LEAST}
