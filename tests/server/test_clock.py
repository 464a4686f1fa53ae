"""A decision with a time limit: the server makes it for a person who does not, as the game says."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.core.table import CLOCK, PERSON, Played
from parlour.server.ground import tokens
from parlour.server.state.duty import Duty
from parlour.server.state.room import Room
from parlour.server.store.records import Happened, LogEntry, Opened, Seated
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables import history
from parlour.server.wire.protocol.client import LeaveMessage
from parlour.server.wire.protocol.http import BotSeatInfo, PlaceInfo
from parlour.server.wire.protocol.server import UpdateMessage, encode
from tests.server.conftest import Start
from tests.server.running import Seat, Server

GAME = parlour.GAMES["rummy500"]
TABLE = "2" * tokens.TABLE_LETTERS
KEYS = ["key 0", "key 1", "key 2"]
ASKED = 1  # whose answer is waited for
SEEDS = 200


def opening(seed: int, seconds: int, others: Sequence[BotSeatInfo] = ()) -> list[LogEntry]:
    """Return the log of a sealed table of three at which all have sat down."""
    digests = [tokens.digest(key) for key in KEYS]
    opened = Opened(
        GAME.id, None, GAME.options(call_timeout_s=seconds).to_dict(), 3, [*others], 0, 2,
        "5e" * 32, "Ann", digests[0], engine=bots.engine(GAME.id), root=f"{seed:064x}",
    )  # fmt: skip
    taken = {it.seat for it in others}
    return [opened, *(Seated(i, f"P{i}", digests[i]) for i in (1, 2) if i not in taken)]


def made(log: Sequence[LogEntry]) -> Room:
    """Return the room that a log leads to."""
    opened = log[0]
    assert isinstance(opened, Opened)
    room = Room(TABLE, opened)
    for entry in log[1:]:
        room.apply(entry)
    return room


def until_asked(seconds: int, others: Sequence[BotSeatInfo] = ()) -> list[LogEntry]:
    """Return a log that ends where a seat is asked for its call, all others still to be asked."""
    for seed in range(SEEDS):
        log, chance = opening(seed, seconds, others), Random(seed)
        room = made(log)
        log.append(room.decide_deal())
        room.apply(log[-1])
        for _ in range(60):
            if room.waiting != "play" or (room.limit and room.table.seat == ASKED):
                break
            log.append(step(room, chance))
            room.apply(log[-1])
        if room.limit and room.table.match.deal.discarder == ASKED - 1:
            return log
    raise AssertionError("nobody is asked")


def step(room: Room, chance: Random) -> LogEntry:
    """Return what the seat that is to act does: a bot as it must, a person melds where it can."""
    deal, seat = room.table.match.deal, room.table.seat
    if room.seats[seat].kind == "bot":
        name, budget, seed = room.bot
        code = bots.ask(bots.load(name, GAME.id), GAME, deal, budget, seed)
        return room.decide_bot(code, budget).entry
    legal = room.table.legal(seat)
    best = [it for it in legal if it.kind in ("meld", "lay")] or legal
    return Happened(room.table.decide_play(seat, chance.choice(best).text).record)


def write(folder: Path, log: Sequence[LogEntry]) -> str:
    """Write a log; return the database."""

    async def append() -> None:
        store = SqliteStore(folder / "clock.db")
        await store.start()
        for number, entry in enumerate(log, 1):
            assert await store.append(TABLE, number, encode(entry))
        await store.stop()

    asyncio.run(append())
    return f"sqlite:///{folder}/clock.db"


def played(server: Server) -> list[Played]:
    """Return the actions of the log."""
    found = [it.record for it in server.entries(TABLE) if isinstance(it, Happened)]
    return [it for it in found if isinstance(it, Played)]


def sit(server: Server, seat: int) -> Seat:
    return Seat(server, PlaceInfo(TABLE, seat, KEYS[seat]))


def test_C2_the_clock_declines_a_call_for_people_with_closed_pages(
    start: Start, tmp_path: Path
) -> None:
    """Each seat in turn gets the time; the others only learn which seats were asked."""
    log = until_asked(seconds=1)
    server = start(write(tmp_path, log))
    with sit(server, 0) as ann:
        seq = ann.now.seq
        assert ann.now.clock in (0, 1)
        told = ann.wait(lambda now: now.seq == seq + 1)
        assert isinstance(told, UpdateMessage)
        assert (told.clock, told.id) == (1, None)  # seat 2 is asked
        told = ann.wait(lambda now: now.seq == seq + 2)
        assert told.clock is None
    late = played(server)[-2:]
    assert [(it.seat, it.action) for it in late] == [(1, "decline"), (2, "decline")]
    assert [it.by for it in late] == [CLOCK, CLOCK]
    assert {it.by for it in played(server)[:-2]} == {PERSON}


def test_C2_an_answer_in_time_counts_and_stops_the_clock(start: Start, tmp_path: Path) -> None:
    server = start(write(tmp_path, until_asked(seconds=60)))
    with sit(server, 0) as ann, sit(server, 1) as ben, sit(server, 2) as cyd:
        assert ann.now.clock == ben.now.clock == cyd.now.clock == 60
        seq = ben.now.seq
        for seat in (ben, cyd):
            seat.wait(lambda now: bool(now.legal))
            seat.play("decline")
        for seat in (ann, ben, cyd):
            seat.wait(lambda now: now.seq == seq + 2)
            assert seat.now.clock is None
    assert {it.by for it in played(server)} == {PERSON}


def test_C2_an_answer_that_is_late_is_refused_with_the_reason(start: Start, tmp_path: Path) -> None:
    server = start(write(tmp_path, until_asked(seconds=1)))
    with sit(server, ASKED) as ben:
        seq, answer = ben.now.seq, ben.now.legal[-1]
        assert answer.kind == "call"
        ben.wait(lambda now: now.seq == seq + 2)
        ben.play(answer, at=seq)
        refusal = ben.refusal()
        assert (refusal.code, refusal.text) == (
            "time_up",
            "Your time ran out before your answer arrived.",
        )
    server.kill()
    server.restart()  # it is known from the log
    with sit(server, ASKED) as ben:
        ben.play(answer, at=seq)
        assert ben.refusal().code == "time_up"


def test_C2_the_time_is_kept_after_a_restart(start: Start, tmp_path: Path) -> None:
    server = start(write(tmp_path, until_asked(seconds=1)))
    with sit(server, 0) as ann:
        seq = ann.now.seq
        server.kill()
    server.restart()
    with sit(server, 0) as ann:
        ann.wait(lambda now: now.seq == seq + 2)


def test_a_player_alone_against_bots_has_no_clock() -> None:
    """Nobody waits for that player; the clock ends when the last other person leaves."""
    room = made(until_asked(seconds=5, others=[BotSeatInfo(2, "beginner")]))
    duties = [room.duty]
    left = room.decide(0, LeaveMessage())
    assert left is not None
    room.apply(left)
    assert [*duties, room.duty, room.limit] == [Duty.CLOCK, None, None]


def test_a_decision_of_the_clock_does_not_count_as_a_bots_decision() -> None:
    """Seals, replays and the check of a replay's bots all tell the two apart."""
    log = until_asked(seconds=5, others=[BotSeatInfo(2, "beginner")])
    room = made(log)
    while room.waiting == "play":
        if room.limit:
            log.append(room.decide_late(room.limit).entry)
        else:
            log.append(step(room, Random(len(log))))
        room.apply(log[-1])
    by = [it.record.by for it in log if isinstance(it, Happened) and isinstance(it.record, Played)]
    assert {*by} == {PERSON, CLOCK, "beginner"}
    assert room.unsealed is not None
    assert {(it.seat, it.bot) for it in room.unsealed.bots} == {(2, "beginner")}
    log.append(Happened(room.table.decide_agree(0) or pytest.fail("agreed")))
    log.append(Happened(room.table.decide_agree(1) or pytest.fail("agreed")))
    replay = history.replay(TABLE, [encode(it) for it in log])
    assert {(it.seat, it.bot) for it in replay.bots} == {(2, "beginner")}
    verdict = bots.verify(replay, parlour.GAMES)
    assert verdict.difference is None
    assert verdict.moves == by.count("beginner")


def test_games_without_a_limit_have_none() -> None:
    limits: dict[str, Any] = {
        game.id: game.limit(game.deal(seed=1)) for game in parlour.GAMES.values()
    }
    assert set(limits.values()) == {None}
