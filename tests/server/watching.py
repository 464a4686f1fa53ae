"""Somebody who watches a table at a real server."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec

from parlour.server.ground.tokens import public_id
from parlour.server.wire.protocol.server import HandsMessage, PositionMessage, SnapshotMessage
from parlour.server.wire.protocol.values import WIRE
from parlour.server.wire.protocol.watcher import WatchMessage
from tests.following import Following
from tests.server.running import Seat, Server


class Watcher(Seat):
    """A WebSocket that watches; it reads as a seat does, and has none."""

    def __init__(self, server: Server, table: str, token: str = "", lang: str = "en") -> None:
        self._open = ExitStack()
        self.line = self._open.enter_context(server.connect(f"{public_id(table)}/watch"))
        self.frames = []
        self.seals = []
        self._following = Following()
        self.seat = -1
        self.send(WatchMessage(token, lang, table, WIRE))  # type: ignore[arg-type]
        self.now: PositionMessage = self.expect(SnapshotMessage)
        self.hands: Any = ()

    def settle(self) -> None:
        """Read everything that has been sent so far."""
        before = len(self.frames)
        super().settle()
        for text in self.frames[before:]:
            if '"t":"hands"' in text:
                self.hands = msgspec.json.decode(text, type=HandsMessage).hands
