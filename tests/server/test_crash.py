"""No acknowledged move is lost and none is applied twice, however the server ends."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

import parlour
from parlour.core.events import EndWished
from parlour.core.replay import Replay
from parlour.core.table import Dealt
from parlour.server.store.records import Happened, Readied
from parlour.server.wire.protocol.client import EndMessage, NextMessage, PlayMessage
from parlour.server.wire.protocol.server import RefusedMessage, SnapshotMessage, UpdateMessage
from tests.server.conftest import Start
from tests.server.running import Seat, Server, choose, end_of, hello, play_until

TABLES = 6
LONG_MATCH = {"target": 10_000}


class Player:
    """A person who plays on through crashes, and remembers what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.place = server.open_with_bot(options=LONG_MATCH)
        self.acknowledged: list[str] = []
        self.open: PlayMessage | None = None  # sent, and not answered
        self.seat: Seat

    def connect(self) -> None:
        """Come back; what was told before must still hold, and an open move is sent again."""
        seen = self.seat.now.seq if self.acknowledged else 0
        self.seat = Seat(self.server, self.place)
        assert self.seat.now.seq >= seen
        if self.open is not None:
            self.seat.send(self.open)
            self.finish()

    def begin(self) -> None:
        """Send a move once it is this person's turn; do not wait for the answer."""
        while not self.seat.now.legal:
            if self.seat.awaited:
                self.seat.send(NextMessage(self.seat.now.seq))
            self.seat.receive()
        name = self.seat.play(choose(self.seat), move=f"move {len(self.acknowledged)}")
        self.open = PlayMessage(name, self.seat.now.seq, choose(self.seat).text)

    def finish(self) -> None:
        """Read until the open move is answered: by its update, or by a snapshot if sent again."""
        assert self.open is not None
        while True:
            message = self.seat.receive()
            assert not isinstance(message, RefusedMessage), message
            if isinstance(message, SnapshotMessage) or (
                isinstance(message, UpdateMessage) and message.id == self.open.id
            ):
                self.acknowledged.append(self.open.id)
                self.open = None
                return


def kill_and_come_back(server: Server, rounds: int, chance: random.Random) -> None:
    players = [Player(server) for _ in range(TABLES)]
    for _ in range(rounds):
        for player in players:
            player.connect()
        for _ in range(chance.randrange(1, 6)):
            for player in players:
                player.begin()
            for player in players:
                player.finish()
        for player in players:
            player.begin()
        for player in players[: chance.randrange(TABLES)]:
            player.finish()
        server.kill()
        for player in players:
            player.seat.close()
        server.restart()
    for player in players:
        player.connect()
        play_until(lambda now: bool(now.legal), player.seat)
        player.seat.close()
        check_log(server, player)


def check_log(server: Server, player: Player) -> None:
    """The log holds every acknowledged move, once, in order; and each seat readied once a deal."""
    entries = server.entries(player.place.table)
    moves = [entry.id for entry in entries if isinstance(entry, Happened) and entry.id]
    assert moves == player.acknowledged
    counts = Counter(type(entry) for entry in entries)
    deals = sum(isinstance(getattr(entry, "record", None), Dealt) for entry in entries)
    assert counts[Readied] == deals - 1


def test_kill_9_and_come_back(start: Start) -> None:
    kill_and_come_back(start(), rounds=5, chance=random.Random(9))


@pytest.mark.long
def test_kill_9_many_times(start: Start) -> None:
    kill_and_come_back(start(), rounds=300, chance=random.Random(10))


def test_a_bot_goes_on_after_a_restart(start: Start) -> None:
    server = start(bot_delay=3600.0)
    place = server.open_with_bot(options=LONG_MATCH)
    with Seat(server, place) as seat:
        play_until(lambda now: now.waiting == "play" and not now.legal, seat)
        seq = seat.now.seq
    server.kill()
    server.settings["bot_delay"] = 0.0
    server.restart()
    with Seat(server, place) as seat:
        seat.wait(lambda now: now.seq > seq)
        play_until(lambda now: now.seq > seq + 10, seat)


def test_seats_and_readiness_survive(start: Start) -> None:
    server = start()
    place = server.open(name="Ann")
    other = server.join(place.table, "Ben")
    with Seat(server, place) as ann, Seat(server, other) as ben:
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
        ann.send(NextMessage(ann.now.seq))
        assert ann.wait(lambda now: now.ready[0]).ready == [True, False]
    server.kill()
    server.restart()
    with Seat(server, place) as ann, Seat(server, other) as ben:
        assert ann.now.ready == [True, False]
        ben.send(NextMessage(ben.now.seq))
        assert ben.wait(lambda now: now.waiting == "play").ready == [False, False]


def test_wishes_to_end_the_match_survive(start: Start) -> None:
    server = start()
    place = server.open(name="Ann")
    other = server.join(place.table, "Ben")
    with Seat(server, other) as ben, Seat(server, place) as ann:
        ann.send(EndMessage(ann.wait(lambda now: now.seq > 0).seq))
        assert ann.refusal().code == "not_between_deals"
        play_until(lambda now: now.waiting == "deal" and now.seq > 0, ann, ben)
        seq = ann.now.seq
        ann.send(EndMessage(seq))
        update = ben.expect(UpdateMessage)
        assert (update.agreed, update.events) == ([True, False], [EndWished(0, True)])
        assert (update.seq, update.waiting) == (seq, "deal")
        ann.send(EndMessage(seq))
        ann.expect(UpdateMessage)
        assert ann.expect(SnapshotMessage).agreed == [
            True,
            False,
        ]  # the vote is known: only Ann is told again
    server.kill()
    server.restart()
    with Seat(server, place) as ann, Seat(server, other) as ben:
        assert ann.now.agreed == [True, False]
        ann.send(EndMessage(seq, end=False))
        for seat in (ann, ben):
            assert seat.wait(lambda now: not any(now.agreed)).seq == seq
        for seat in (ann, ben):
            seat.send(EndMessage(seq))
        last = ann.wait(lambda now: all(now.agreed))
        assert (last.waiting, last.seq, ann.sheet.agreed) == ("over", seq + 1, True)
        sheet = ann.sheet
        ben.wait(lambda now: now.waiting == "over")
        ben.send(EndMessage(seq + 1))
        assert ben.refusal().code == "match_over"
    server.stop()
    server.restart()
    with Seat(server, place) as ann:
        assert (ann.now.waiting, ann.sheet) == ("over", sheet)
    status, text, _ = server.fetch(f"/api/tables/{place.table}/replay")
    assert status == 200
    assert Replay.read(text).check(parlour.GAMES).sheet() == sheet


def test_a_log_that_cannot_be_read_harms_one_table_only(start: Start, tmp_path: Path) -> None:
    server = start()
    broken, whole = server.open_with_bot(), server.open_with_bot()
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as file:
        row = (broken.table, 1)
        file.execute("update records set data = '{' where table_id = ? and number = ?", row)
    file.close()
    server.restart()
    with server.connect(broken.table) as line:
        line.send(hello(broken.token))
        assert json.loads(line.recv())["code"] == "internal"
        assert end_of(line) == (1011, "internal")
    status, refusal = server.ask(f"/api/tables/{broken.table}")
    assert (status, refusal["code"], refusal["facts"]) == (500, "internal", {})
    with Seat(server, whole) as seat:
        play_until(lambda now: now.seq > 5, seat)
