"""People who play on whatever happens, and what the log must then hold."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from http.client import HTTPException
from typing import Any, NamedTuple, Self

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection

from parlour.core.errors import ParlourError
from parlour.games import GAMES
from parlour.server.ground.errors import StoreFailed
from parlour.server.store import Store, open_store
from parlour.server.store.records import Happened, read_entry
from parlour.server.tables.history import replay
from parlour.server.wire.protocol.client import NextMessage, PlayMessage
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import (
    RefusedMessage,
    ServerMessage,
    SnapshotMessage,
    UpdateMessage,
)
from tests.server.running import PATIENCE, Seat, Server, choose

WISH = {"options": {"target": 10_000}, "bots": [{"seat": 1, "bot": "random"}]}
GONE = (OSError, EOFError, HTTPException, TimeoutError, WebSocketException, InvalidHandshake)


class Door:
    """One of several servers, as a client finds it that does not wait for long."""

    def __init__(self, server: Server, patience: float) -> None:
        self._server = server
        self._patience = patience

    def connect(self, table: str) -> ClientConnection:
        return self._server.connect(table, open_timeout=self._patience, close_timeout=0.2)


class Visit(Seat):
    """A line to a server, which may stand still or be unable to read the table just now."""

    def __init__(self, door: Any, place: PlaceInfo, patience: float) -> None:
        self.patience = patience
        try:
            super().__init__(door, place)
        except BaseException:
            self.close()
            raise

    def receive(self) -> ServerMessage:
        message = super().receive()
        if isinstance(message, RefusedMessage) and message.id is None and not hasattr(self, "now"):
            assert message.code == "store_failed", message
            raise EOFError
        return message


class Player(threading.Thread):
    """A person against a bot, who sends an unanswered move again and goes to the next server.

    When a match is over, the next one is played at a new table.
    """

    def __init__(self, servers: list[Server], first: int, patience: float) -> None:
        super().__init__()
        self._servers = servers
        self._at = first
        self._patience = patience
        self._open: PlayMessage | None = None  # sent, and not answered
        self._readied = 0
        self._moves = 0
        self.place: PlaceInfo = servers[first].open(**WISH)
        self.acknowledged: dict[str, list[str]] = {self.place.table: []}
        self.refused = 0
        self.longest = 0.0  # seconds until an answer, where one came at all
        self.moved = 0.0
        self.leaving = self.hopping = False
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.leaving:
                with suppress(*GONE):
                    self._visit(Door(self._servers[self._at], self._patience))
                    continue
                self._at = (self._at + 1) % len(self._servers)
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
                if not self._await_turn(seat):
                    self._open_next()
                    return
                self._moves += 1
                name = f"{self.place.table}-{self._moves}"
                self._open = PlayMessage(name, seat.now.seq, choose(seat).text)
                self._move(seat)

    def _open_next(self) -> None:
        """Open a table for the next match, if the server can."""
        server = self._servers[self._at]
        status, told = server.ask("/api/tables", {"game": "gin", **WISH})
        if status != 201:
            raise EOFError
        self.place = msgspec.convert(told, PlaceInfo)
        self.acknowledged[self.place.table] = []

    def _await_turn(self, seat: Seat) -> bool:
        """Return whether there is another turn in this match, when it has come."""
        while not seat.now.legal:
            if seat.now.waiting == "over":
                return False
            if seat.awaited and self._readied != seat.now.seq:
                self._readied = seat.now.seq
                seat.send(NextMessage(seat.now.seq))
            self._see(seat.receive())
        return True

    def _see(self, message: ServerMessage) -> None:
        if isinstance(message, UpdateMessage):
            self.moved = time.monotonic()
        elif isinstance(message, RefusedMessage):
            # That one is ready may have been written though it was refused: then it is late.
            late = message.id is None and message.code == "stale_move"
            assert late or message.code == "store_failed", message
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
            if isinstance(message, RefusedMessage) and message.code == "stale_move":
                self._open = None  # another server was ahead; nothing was said of this move
                raise EOFError
            self._see(message)
            if not isinstance(message, RefusedMessage):
                self.acknowledged[self.place.table].append(self._open.id)
                self._open = None


def answers(message: ServerMessage, move: PlayMessage) -> bool:
    """Return whether a message is the answer to a move.

    A whole position is, if it lies behind the move; it may also answer that one was ready twice.
    """
    if isinstance(message, RefusedMessage):
        return message.id == move.id
    if isinstance(message, SnapshotMessage):
        return message.seq > move.at
    return isinstance(message, UpdateMessage) and message.id == move.id


class Found(NamedTuple):
    """The comparison of the log with what people were told."""

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

    @property
    def acknowledged(self) -> int:
        """How many moves the players know to be durable."""
        return sum(len(told) for it in self.players for told in [*it.acknowledged.values()])

    def hop(self) -> None:
        """Send everybody to the next server."""
        for player in self.players:
            player.hopping = True

    async def check(self, url: str) -> Found:
        """Compare the log with what was acknowledged, and play it by the rules."""
        store = open_store(url)
        await store.start()
        found = Found(0, 0, 0, 0)
        try:
            for player in self.players:
                for table, told in player.acknowledged.items():
                    seen = compare(table, told, await load(store, table))
                    found = Found(*map(sum, zip(found, seen, strict=True)))
        finally:
            await store.stop()
        return found


async def load(store: Store, table: str) -> list[bytes]:
    """Return a table's log, however busy the machine is."""
    for _ in range(PATIENCE):
        try:
            return await store.load(table)
        except StoreFailed:
            await store.settled()
    return await store.load(table)


def compare(table: str, acknowledged: list[str], records: list[bytes]) -> Found:
    """Compare a table's log with what was acknowledged there."""
    entries = map(read_entry, records)
    moves = [entry.id for entry in entries if isinstance(entry, Happened) and entry.id]
    lost, twice = set(acknowledged) - set(moves), len(moves) - len(set(moves))
    return Found(len(acknowledged), len(lost), twice, not is_legal(table, records))


def is_legal(table: str, records: list[bytes]) -> bool:
    try:
        replay(table, records).check(GAMES)
    except ParlourError:
        return False
    return True
