"""A bot's pace does not tell whether it had a choice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from parlour import GAMES
from parlour.server import tables
from parlour.server.config import Config
from parlour.server.pace import KEPT, LONGEST, Pace
from parlour.server.protocol import NewTable, Update
from tests.server.test_hub import Listener, begun, running

THINKS, QUICK = (0.9, 1.2, 1.7), 0.01


def test_a_forced_move_takes_as_long_as_one_of_the_last_free_ones() -> None:
    pace, chance = Pace(random.Random(1)), random.Random(2)
    assert pace.time_of(0, free=False, spent=QUICK) == QUICK  # nothing is known of it yet
    for _ in range(500):
        spent = chance.choice(THINKS)
        assert pace.time_of(0, free=True, spent=spent) == spent
    found = [pace.time_of(0, free=False, spent=QUICK) for _ in range(500)]
    assert {*found} == {*THINKS}
    assert pace.time_of(0, free=False, spent=5) == 5
    assert pace.time_of(1, free=False, spent=QUICK) == QUICK  # another seat's bot
    for _ in range(KEPT):
        pace.time_of(0, free=True, spent=QUICK)
    assert pace.time_of(0, free=False, spent=QUICK) == QUICK  # it thinks no longer


def test_what_held_the_server_up_is_no_thought() -> None:
    pace = Pace(random.Random(1))
    assert pace.time_of(0, free=True, spent=60) == 60
    assert pace.time_of(0, free=False, spent=QUICK) == LONGEST


class Noted(Pace):
    """Notes what it is asked, and lets nobody wait."""

    def __init__(self) -> None:
        super().__init__(random.Random())
        self.asked: list[tuple[int, bool]] = []

    def time_of(self, seat: int, free: bool, spent: float) -> float:
        self.asked.append((seat, free))
        return 0


async def test_each_move_of_a_bot_is_told_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = Noted()
    monkeypatch.setattr(tables, "Pace", lambda *_: pace)
    async with running(Config(db=f"sqlite:///{tmp_path}/t.db", idle=10)) as hub:
        place = await hub.open(NewTable("lorum", others="random"))
        table = await hub.find(place.table)
        seat = Listener(table, 0)
        now = await seat.until(begun)
        while now.waiting == "play":
            if now.legal:
                await table.play(seat.connection, str(now.seq), now.seq, now.legal[0].text)
            now = await seat.until(lambda message: isinstance(message, Update))
        await table.leave(seat.connection)
        replay = await table.replay()
        seat.leave()
    moves = [
        (step.seat, len(step.match.deal.legal()) > 1)
        for step in replay.run(GAMES)
        if step.what == "action" and step.seat != 0
    ]
    assert pace.asked == moves != []
