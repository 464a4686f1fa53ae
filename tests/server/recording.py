"""The messages of a real server to a seat in a match: the truth that tests turn into lies.

A recording is the same each time, to the byte, until the server or a bot changes.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
from msgspec.structs import asdict

from parlour.server.wire.protocol.client import (
    ClientMessage,
    HelloMessage,
    NextMessage,
    PingMessage,
    PlayMessage,
)
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import (
    PongMessage,
    RefusedMessage,
    SealMessage,
    ServerMessage,
    SnapshotMessage,
    UpdateMessage,
    encode,
)
from parlour.server.wire.protocol.values import WIRE
from tests.sealing import OWN, TIP, share
from tests.server.running import PATIENCE, PROGRAM, Server, read_server

DEALS = 2
BROKEN_AT = 1
"""Own moves in the last deal before the connection breaks, on the seat's turn: nobody else moves
meanwhile, so the snapshot after it is the same each time."""


ASKED_AT = 2  # the own move in each deal before which a seat asks
NO_ACTION = "sing"


class Repeatable(Server):
    """A server whose table names, keys and packs follow from a seed, as its bots' moves do."""

    program = f"""
import random
from parlour.server.ground import tokens
tokens.SYSTEM = random.Random(3)
{PROGRAM}"""

    def __init__(self, db: str) -> None:
        # Bots have the whole budget, however busy the machine is.
        super().__init__(db, table_thought=10**9, address_thought=10**9)


class Recorder:
    """A seat at a real table that notes what it is told and does, step by step."""

    def __init__(self, server: Server, game: str, **wish: Any) -> None:
        self.server, self.game = server, game
        status, place = server.ask("/api/tables", {"game": game, "tip": TIP, "name": "Ann", **wish})
        assert status == 201, place
        self.place = PlaceInfo(place["table"], place["seat"], place["token"])
        self.steps: list[dict[str, Any]] = [{"by": "place", "message": place}]
        self.connect()

    def connect(self) -> None:
        """Connect, perhaps again."""
        self.open = ExitStack()
        self.line = self.open.enter_context(self.server.connect(self.place.table))
        self.do(HelloMessage(self.place.token, wire=WIRE))

    def do(self, message: ClientMessage) -> None:
        """Send a message."""
        self.line.send(encode(message).decode())
        self.steps.append({"by": "player", "message": {"t": message.__struct_config__.tag}})

    def hear(self) -> ServerMessage:
        """Return the next message."""
        text = str(self.line.recv(PATIENCE))
        message: ServerMessage = read_server(text)
        # A lie may tell what was left out, too.
        whole = msgspec.to_builtins(asdict(message)) if isinstance(message, UpdateMessage) else {}
        self.steps.append({"by": "socket", "message": {**whole, **json.loads(text)}})
        return message

    def ask(self, message: ClientMessage, kind: type[ServerMessage]) -> None:
        """Send a message, and hear all until its answer."""
        self.do(message)
        while not isinstance(self.hear(), kind):
            pass

    def play(self, chance: Random, *, asks: bool = False) -> dict[str, Any]:
        """Play two deals, with a broken connection in the last; return the recording.

        If the seat *asks*, it also asks in each deal for a sign of life, and for what is refused.
        """
        self.do(NextMessage(0, share(1)))
        deals, moves, asked, broken = 0, 0, -1, False
        while deals < DEALS:
            message = self.hear()
            if not isinstance(message, SnapshotMessage | UpdateMessage) or message.seq == asked:
                continue
            if message.legal and deals == DEALS - 1 and moves == BROKEN_AT and not broken:
                broken = True
                self.steps.append({"by": "player", "message": {"t": "reconnect"}})
                self.open.close()
                self.connect()
            elif message.legal:
                asked, moves = message.seq, moves + 1
                if asks and moves == ASKED_AT:
                    self.ask(PingMessage(1), PongMessage)
                    self.ask(PlayMessage("no", asked, NO_ACTION), RefusedMessage)
                self.do(PlayMessage(f"{asked}", asked, chance.choice(message.legal).text))
            elif message.waiting != "play" and message.seq > 0:
                asked, moves, deals = message.seq, 0, deals + 1
                while not isinstance(self.hear(), SealMessage):
                    pass
                if deals < DEALS:
                    self.do(NextMessage(asked, share(deals + 1)))
        assert broken
        self.open.close()
        return {"game": self.game, "root": OWN.hex(), "steps": self.steps}
