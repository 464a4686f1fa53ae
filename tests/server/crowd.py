"""People who play on whatever happens, and what the log must then hold."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from typing import Any, NamedTuple, Self

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection

from parlour.core.errors import ParlourError
from parlour.games import GAMES
from parlour.server.history import replay
from parlour.server.protocol import Next, Place, Play, Refused, ServerMessage, Snapshot, Update
from parlour.server.records import Happened, read_entry
from parlour.server.store import open_store
from tests.server.running import PATIENCE, Seat, Server, choose

LONG_MATCH = {"target": 10_000}
GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake)


class Door:
    """One of several servers, as a client finds it that does not wait for long."""

    def __init__(self, server: Server, patience: float) -> None:
        self._server = server
        self._patience = patience

    def connect(self, table: str) -> ClientConnection:
        return self._server.connect(table, open_timeout=self._patience, close_timeout=0.2)


class Visit(Seat):
    """A line to a server, which may stand still or be unable to read the table just now."""

    def __init__(self, door: Any, place: Place, patience: float) -> None:
        self.patience = patience
        try:
            super().__init__(door, place)
        except BaseException:
            self.close()
            raise

    def receive(self) -> ServerMessage:
        message = super().receive()
        if isinstance(message, Refused) and message.id is None and not hasattr(self, "now"):
            assert message.code == "store_failed", message
            raise EOFError
        return message


class Player(threading.Thread):
    """A person against a bot, who sends an unanswered move again and goes to the next server."""

    def __init__(self, servers: list[Server], first: int, patience: float) -> None:
        super().__init__()
        self._doors = [Door(server, patience) for server in servers]
        self._at = first
        self._patience = patience
        self._open: Play | None = None  # sent, and not answered
        self._readied = 0
        self._moves = 0
        self.place: Place = servers[first].open_with_bot(options=LONG_MATCH)
        self.acknowledged: list[str] = []
        self.refused = 0
        self.longest = 0.0  # seconds until an answer, where one came at all
        self.moved = 0.0
        self.leaving = self.hopping = False
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.leaving:
                with suppress(*GONE):
                    self._visit(self._doors[self._at])
                    continue
                self._at = (self._at + 1) % len(self._doors)
                time.sleep(random.uniform(0.02, 0.1))
        except BaseException as error:  # noqa: BLE001 - told by the crowd
            self.error = error

    def _visit(self, door: Any) -> None:
        """Play at a server until it fails or something says to leave."""
        with Visit(door, self.place, self._patience) as seat:
            self._readied = 0
            if self._open is not None:
                self._move(seat)
            while not self.leaving:
                if self.hopping:
                    self.hopping = False
                    raise EOFError
                self._await_turn(seat)
                self._moves += 1
                name = f"{self.place.table}-{self._moves}"
                self._open = Play(name, seat.now.seq, choose(seat.now).text)
                self._move(seat)

    def _await_turn(self, seat: Seat) -> None:
        while not seat.now.legal:
            if seat.awaited and self._readied != seat.now.seq:
                self._readied = seat.now.seq
                seat.send(Next(seat.now.seq))
            self._see(seat.receive())

    def _see(self, message: ServerMessage) -> None:
        if isinstance(message, Update):
            self.moved = time.monotonic()
        elif isinstance(message, Refused):
            assert message.code == "store_failed", message
            self.refused += 1
            self._readied = 0
            time.sleep(0.05)

    def _move(self, seat: Seat) -> None:
        """Send the open move until it is answered by its update, or by a snapshot."""
        while self._open is not None and not self.leaving:
            sent = time.monotonic()
            seat.send(self._open)
            message = seat.receive()
            while not answers(message, self._open):
                self._see(message)
                message = seat.receive()
            self.longest = max(self.longest, time.monotonic() - sent)
            if isinstance(message, Refused) and message.code == "stale_move":
                self._open = None  # another server was ahead; nothing was said of this move
                raise EOFError
            self._see(message)
            if not isinstance(message, Refused):
                self.acknowledged.append(self._open.id)
                self._open = None


def answers(message: ServerMessage, move: Play) -> bool:
    """Return whether a message is the answer to a move."""
    if isinstance(message, Refused):
        return message.id == move.id
    return isinstance(message, Snapshot) or (isinstance(message, Update) and message.id == move.id)


class Found(NamedTuple):
    """What the log says of what people were told."""

    acknowledged: int
    lost: int
    twice: int
    illegal: int


class Crowd:
    """Players at tables of their own, spread over servers."""

    def __init__(self, servers: list[Server], tables: int, patience: float = PATIENCE) -> None:
        self.players = [Player(servers, at % len(servers), patience) for at in range(tables)]
        self.standstill = 0.0

    def __enter__(self) -> Self:
        for player in self.players:
            player.start()
        self.all_move(time.monotonic())
        self.standstill = 0.0
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.players:
            player.leaving = True
        for player in self.players:
            player.join()
            if player.error is not None:
                raise player.error

    def all_move(self, since: float) -> None:
        """Wait until every table has moved since a moment; the longest wait is remembered."""
        for player in self.players:
            while player.moved < since:
                assert player.is_alive(), player.error
                assert time.monotonic() < since + PATIENCE, "a table stands still"
                time.sleep(0.005)
            self.standstill = max(self.standstill, player.moved - since)

    def hop(self) -> None:
        """Send everybody to the next server."""
        for player in self.players:
            player.hopping = True

    async def check(self, url: str) -> Found:
        """Compare the log with what was acknowledged, and play it by the rules."""
        store = open_store(url)
        await store.start()
        found = Found(0, 0, 0, 0)
        for player in self.players:
            records = await store.load(player.place.table)
            found = Found(*map(sum, zip(found, compare(player, records), strict=True)))
        await store.stop()
        return found


def compare(player: Player, records: list[bytes]) -> Found:
    """Compare a table's log with what was acknowledged there."""
    entries = map(read_entry, records)
    moves = [entry.id for entry in entries if isinstance(entry, Happened) and entry.id]
    lost, twice = set(player.acknowledged) - set(moves), len(moves) - len(set(moves))
    return Found(len(player.acknowledged), len(lost), twice, not is_legal(player, records))


def is_legal(player: Player, records: list[bytes]) -> bool:
    try:
        replay(player.place.table, records).check(GAMES)
    except ParlourError:
        return False
    return True
