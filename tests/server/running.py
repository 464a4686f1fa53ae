"""A real server in a process of its own, and the clients that talk to it."""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parlour.core.game import LegalAction
from parlour.core.match import ScoreSheet
from parlour.server.ground.config import UNLIMITED
from parlour.server.ground.tokens import public_id
from parlour.server.store.records import LogEntry, read_entry
from parlour.server.wire.protocol.client import (
    ClientMessage,
    HelloMessage,
    LeaveMessage,
    NextMessage,
    PingMessage,
    PlayMessage,
)
from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import (
    PongMessage,
    PositionMessage,
    ReadyMessage,
    RefusedMessage,
    SealMessage,
    ServerMessage,
    SnapshotMessage,
    UnsealedMessage,
    UpdateMessage,
)
from parlour.server.wire.protocol.values import WIRE
from tests.following import Following, deterministic
from tests.server.forking import FORKS, Forked

PATIENCE = 20  # seconds until a test that waits for a message gives up
PROGRAM = """
import json, pathlib, sys
from parlour.server.ground.config import Config
from parlour.server.host.process import serve
told = json.loads(sys.argv[1]).items()
settings = {name: tuple(it) if isinstance(it, list) else it for name, it in told}
settings["static"] = pathlib.Path(settings["static"])
serve(Config(port=int(sys.argv[2]), **settings))
"""
VALUE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$")
M = TypeVar("M", bound=ServerMessage)
read_server = msgspec.json.Decoder(ServerMessage).decode


def unset() -> dict[str, str]:
    """Return an environment in which nothing is set for Parlour, and nothing for its tests."""
    return {name: it for name, it in os.environ.items() if not name.startswith("PARLOUR_")}


class Server:
    """One server process; its bots answer at once and nobody is too fast unless a test says so."""

    prefix: tuple[str, ...] = ()
    """A command that becomes the server, given the rest of the line."""
    program = PROGRAM

    def __init__(self, db: str, port: int = 0, **settings: Any) -> None:
        self.db = db
        free = {"static": "nowhere", "bot_delay": 0.0, "origins": [], **UNLIMITED}
        self.settings = {"db": db, **free, **settings}
        self.log: list[str] = []
        self._start(port)

    def _start(self, port: int) -> None:
        program = [self.program, json.dumps(self.settings), str(port)]
        self.process: subprocess.Popen[str] | Forked
        if FORKS and not self.prefix:
            self.process = Forked(*program)
        else:
            words = [*self.prefix, sys.executable, "-c", *program]
            self.process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if "listening" in line:
                break
        else:
            raise RuntimeError("the server did not start:\n" + "".join(self.log))
        self.url: str = re.findall(r"http://[^\s\"]+", self.log[-1])[0]
        self.port = int(self.url.rpartition(":")[2])
        self._reader = threading.Thread(target=self._read_log, args=(self.process.stderr,))
        self._reader.start()

    def _read_log(self, lines: Any) -> None:
        self.log.extend(lines)

    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """End the process as an administrator would; return its status."""
        if self.process.poll() is None:
            self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        status = self.process.wait(PATIENCE)
        self._reader.join()
        assert self.process.stderr is not None
        self.process.stderr.close()
        return status

    def restart(self) -> None:
        """Start again on the same database and port."""
        self._start(self.port)

    # -- HTTP ----------------------------------------------------------------

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Return status and JSON of an answer; *body* is posted, bytes as they are."""
        status, text, _ = self.fetch(path, body, **headers)
        return status, json.loads(text)

    def fetch(self, path: str, body: Any = None, **headers: str) -> tuple[int, bytes, Any]:
        """Return status, body and headers of an answer."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.url + path, data, named)
        if data is not None and "content-type" not in named:
            request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read(), answer.headers
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.code, answer.read(), answer.headers

    def open(self, **wish: Any) -> PlaceInfo:
        """Open a table of gin."""
        status, answer = self.ask("/api/tables", {"game": "gin", **wish})
        assert status == 201, answer
        return msgspec.convert(answer, PlaceInfo)

    def open_with_bot(self, **wish: Any) -> PlaceInfo:
        """Open a table of gin against a bot."""
        return self.open(bots=[{"seat": 1, "bot": "random"}], **wish)

    def join(self, table: str, name: str = "") -> PlaceInfo:
        """Sit down at a table."""
        path = f"/api/tables/{public_id(table)}/seats"
        status, answer = self.ask(path, {"name": name}, authorization=f"Bearer {table}.")
        assert status == 201, answer
        return msgspec.convert(answer, PlaceInfo)

    def connect(self, table: str, **more: Any) -> ClientConnection:
        """Open a WebSocket that has not said hello, by a table's name or its public id."""
        url = f"ws://127.0.0.1:{self.port}/ws/{table}"
        line: ClientConnection = connect(url, compression=None, max_size=None, **more)
        return line  # a context manager

    def entries(self, table: str) -> list[LogEntry]:
        """Return the log of a table from the SQLite file."""
        with sqlite3.connect(Path(self.db.removeprefix("sqlite:///"))) as file:
            rows = file.execute(
                "select number, data from records where table_id = ? order by number", (table,)
            ).fetchall()
        file.close()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        return [read_entry(data) for _, data in rows]


def figures(server: Server) -> dict[str, float]:
    """Return all figures by name and labels; each has its type and its help before it."""
    status, body, headers = server.fetch("/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    found, typed = {}, set()
    for line in body.decode().splitlines():
        if line.startswith("# "):
            assert re.match(r"^# (HELP \w+ [A-Z].+\.|TYPE \w+ (counter|gauge|histogram))$", line)
            typed.add(line.split()[2])
        else:
            value = VALUE.match(line)
            assert value, line
            assert re.sub(r"_(bucket|sum|count)$", "", value[1]) in typed or value[1] in typed
            found[line.rpartition(" ")[0]] = float(value[3])
    return found


class Proxy(Server):
    """A proxy on this port, with the servers behind it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


class Daemon:
    """A program that others connect to, on a port of this machine."""

    def __init__(self, *command: str, files: Mapping[Path, str] | None = None) -> None:
        """Start a *command* that reads these *files*; in both ``PORT`` is the port."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._command = [word.replace("PORT", str(self.port)) for word in command]
        for path, text in (files or {}).items():
            path.write_text(text.replace("PORT", str(self.port)), "utf-8")
        self.start()

    def start(self) -> None:
        """Start it, perhaps again, and wait until it listens."""
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=quiet, stderr=quiet)
        while self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise RuntimeError(f"{self._command[0]} did not start")

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()


class Seat:
    """A person at a table: a WebSocket that has said hello."""

    patience: float = PATIENCE

    def __init__(self, server: Server, place: PlaceInfo, lang: str = "en") -> None:
        self.place = place
        self._open = ExitStack()
        self.line = self._open.enter_context(server.connect(public_id(place.table)))
        self.frames: list[str] = []
        self.seals: list[SealMessage | UnsealedMessage] = []
        self.send(HelloMessage(place.token, lang, place.table, WIRE))
        self.sheet: ScoreSheet
        self.seat = place.seat  # until seats are drawn for
        self._following = Following()
        self.now: PositionMessage = self.expect(SnapshotMessage)
        self._moves = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._open.close()

    def send(self, message: ClientMessage) -> None:
        """Send a message."""
        self.line.send(msgspec.json.encode(message).decode())

    def receive(self) -> ServerMessage:
        """Return the next message but for seals, which are kept; `now` is the last position."""
        while True:
            self.frames.append(str(self.line.recv(self.patience)))
            message: ServerMessage = read_server(self.frames[-1])
            if not isinstance(message, SealMessage | UnsealedMessage):
                break
            self.seals.append(message)
        if isinstance(message, SnapshotMessage):
            self.seat = message.seat
        elif isinstance(message, UpdateMessage):
            nobody = [False] * len(self.now.ready)
            words = {"ready": message.ready or nobody, "agreed": message.agreed or nobody}
            message = msgspec.structs.replace(message, **words)
        if isinstance(message, SnapshotMessage | UpdateMessage):
            self.now = message
            self._following.take(message)
            self._read_sheet(message)
        elif isinstance(message, ReadyMessage):
            self.now = msgspec.structs.replace(self.now, ready=message.ready)
        return message

    @property
    def view(self) -> Any:
        """The seat's view of the position `now`."""
        return self._following.view

    @property
    def public(self) -> dict[str, Any]:
        """The part of the view that everybody is told."""
        told: dict[str, Any] = json.loads(deterministic(self._following.public))
        return told

    def _read_sheet(self, told: SnapshotMessage | UpdateMessage) -> None:
        """Take the sheet of a snapshot, or what is new in it."""
        if told.sheet is not None:
            before = self.sheet.rows if isinstance(told, UpdateMessage) else ()
            self.sheet = msgspec.structs.replace(told.sheet, rows=before + told.sheet.rows)

    def expect(self, kind: type[M]) -> M:
        """Return the next message, which must be of this kind."""
        message = self.receive()
        assert isinstance(message, kind), message
        return message

    def wait(self, right: Callable[[PositionMessage], bool]) -> PositionMessage:
        """Read until the position is as wished."""
        while not right(self.now):
            self.receive()
        return self.now

    def play(self, action: str | LegalAction, at: int | None = None, move: str = "") -> str:
        """Send a move and return its id."""
        self._moves += 1
        name = move or f"{self.place.seat}-{self.now.seq}-{self._moves}"
        text = action if isinstance(action, str) else action.text
        self.send(PlayMessage(name, self.now.seq if at is None else at, text))
        return name

    def resign(self) -> None:
        """Give the seat up, as the table's only person, and read that the match is over."""
        self.send(LeaveMessage())
        self.wait(lambda now: now.waiting == "over")

    def refusal(self) -> RefusedMessage:
        """Return the refusal that must come next."""
        return self.expect(RefusedMessage)

    def settle(self) -> None:
        """Read everything that has been sent to this seat so far."""
        self.send(PingMessage(0))
        while not isinstance(self.receive(), PongMessage):
            pass

    def quiet(self) -> None:
        """Check that nothing was sent to this seat: the answer to a ping comes next."""
        self.send(PingMessage(7))
        assert self.expect(PongMessage).n == 7

    @property
    def awaited(self) -> bool:
        """Whether the table waits for this seat, as far as it knows."""
        waits = self.now.waiting == "deal" and self.now.seq > 0
        return bool(self.now.legal) or (waits and not self.now.ready[self.seat])

    def advance(self) -> None:
        """Do the thing that the table waits for, and read until it is done."""
        if self.now.legal:
            move = self.play(choose(self))
            seq, message = self.now.seq, self.receive()
            while self.now.seq == seq:  # somebody came or went, or has a stand-in
                message = self.receive()
            assert isinstance(message, UpdateMessage), message
            assert message.id == move
        else:
            seq = self.now.seq
            self.send(NextMessage(seq))
            self.wait(lambda now: now.seq > seq or now.ready[self.seat])


def play_until(right: Callable[[PositionMessage], bool], *seats: Seat) -> None:
    """Let persons play, the table's only ones, until the position of all of them is as wished."""
    while not all(right(seat.now) for seat in seats):
        acting = next((seat for seat in seats if seat.awaited and not right(seat.now)), None)
        if acting is not None:
            acting.advance()
        else:
            min(seats, key=lambda seat: seat.now.seq).receive()


def end_of(line: ClientConnection) -> tuple[int | None, str | None]:
    """Read until the server closes; return the code and the reason of that."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    return line.close_code, line.close_reason


def hello(token: str, **more: str) -> str:
    """Return the first message of a client that speaks for itself."""
    return json.dumps({"t": "hello", "token": token, "wire": WIRE, **more})


def choose(seat: Seat) -> LegalAction:
    """Return a sensible action, so that a match comes to its end: knock, else shed high cards."""
    melded = {card for meld in seat.view.melds for card in meld}
    ranks = "A23456789TJQK"

    def worth(action: LegalAction) -> int:
        if action.kind in ("knock", "biggin"):
            return 100
        if action.kind == "discard":
            card = action.cards[0]
            return -1 if card in melded else ranks.index(card[0])
        return 50 if action.kind == "stock" else 0

    return max(seat.now.legal, key=worth)
