"""The socket, frame by frame: whatever a client sends, it is answered or cut off, and no more."""

from __future__ import annotations

import json
import random
import socket
import struct
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from parlour.server.wire.protocol.http import PlaceInfo
from parlour.server.wire.protocol.server import PresenceMessage
from parlour.server.wire.websocket_transport import short_text
from tests.helpers import fresh_chance
from tests.server.conftest import Start
from tests.server.running import PATIENCE, PROGRAM, Seat, Server, hello

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
DAILY, NIGHTLY = 4_000, 1_000_000
BATCH = 16  # frames between two looks at what has come
MARK = b"has this been read?"
FATAL = 0.02  # the share of frames after which a server has to hang up

HANDSHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(
    opcode: int, payload: bytes, *, fin: bool = True, masked: bool = True, rsv: int = 0
) -> bytes:
    """Return the bytes of a frame (RFC 6455, section 5.2); the mask is zero."""
    size, mask = len(payload), 0x80 if masked else 0
    head = bytes([fin << 7 | rsv << 4 | opcode])
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", size)
    return head + (bytes(4) if masked else b"") + payload


class Wire:
    """A WebSocket of which the client writes the bytes."""

    def __init__(self, server: Server, table: str, token: str | None = None) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self._socket.sendall(HANDSHAKE.format(table=table).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._socket.recv(1 << 16)
        assert answer.startswith(b"HTTP/1.1 101")
        self.got = answer.partition(b"\r\n\r\n")[2]
        self.alive = True
        if token is not None:
            self.send(frame(TEXT, hello(token).encode()))

    def send(self, data: bytes) -> bool:
        """Send; False if the server has hung up."""
        try:
            self._socket.sendall(data)
        except OSError:
            return False
        return True

    def read_by_server(self, batch: list[bytes]) -> int:
        """Send frames, a ping of our own behind each; return how many the server has read.

        It has read a frame when it answers the ping behind it, or hangs up because of it.
        """
        self.send(b"".join(it + frame(PING, MARK) for it in batch))
        pong, read = bytes([0x80 | PONG, len(MARK)]) + MARK, 0
        with suppress(ConnectionError):
            while read < len(batch) and (part := self._socket.recv(1 << 16)):
                self.got += part
                read += self.got.count(pong)
                self.got = self.got[1 - len(pong) :]  # perhaps the beginning of one
        self.alive = read == len(batch)
        return read if self.alive else read + 1

    def hear(self, what: bytes) -> None:
        """Receive until something has come."""
        while what not in self.got:
            part = self._socket.recv(1 << 16)
            assert part, f"hung up: {self.got!r}"
            self.got += part
        self.got = self.got.partition(what)[2]

    def end(self) -> int:
        """Return the code that the server closes with, 0 if it only hangs up; fails if it stays."""
        with suppress(ConnectionError):
            while part := self._socket.recv(1 << 16):
                self.got += part
        self._socket.close()
        at = self.got.rfind(b"\x88")
        return int.from_bytes(self.got[at + 2 : at + 4], "big") if at >= 0 else 0

    def close(self) -> None:
        self._socket.close()


def test_invalid_utf_8_ends_the_connection_without_a_traceback(server: Server) -> None:
    place = server.open()
    for bad in (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b'{"t":"ping","n":\xff}'):
        wire = Wire(server, place.table, place.token)
        wire.send(frame(TEXT, bad))
        assert wire.end() == 1007
    wire = Wire(server, place.table)
    wire.send(frame(TEXT, b"\xff", fin=False) + frame(0, b"\xff"))
    assert wire.end() == 1007


def test_a_short_message_is_read_as_the_library_writes_it() -> None:
    """The fast path accepts exactly the short, whole, masked text frames."""
    chance = fresh_chance("frames")
    for _ in range(2_000):
        opcode = chance.choice([Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT])
        sent = Frame(opcode, chance.randbytes(chance.randrange(140)), fin=chance.random() < 0.9)
        masked = chance.random() < 0.9
        data = sent.serialize(mask=masked)
        short = masked and sent.fin and opcode is Opcode.TEXT and len(sent.data) < 126
        assert short_text(data) == (sent.data if short else None)
        assert short_text(data[:-1]) is short_text(data + b"\x81") is None


def test_a_message_in_two_pieces_is_read_as_one(server: Server) -> None:
    """The second piece looks like a frame; only the end of the first shows that it is not one."""
    place = server.open()
    wire = Wire(server, place.table, place.token)
    payload = b'{"t":"ping","n":7}'
    for cut in range(1, 6):
        mask = bytes([0x81, 0x80 | (len(payload) + 4 - 6), 1, 2])
        hidden = bytes(it ^ mask[at % 4] for at, it in enumerate(payload))
        whole = bytes([0x81, 0x80 | len(payload)]) + mask + hidden
        assert wire.read_by_server([frame(PING, b"")]) == 1  # the line is at rest
        wire.send(whole[:cut])
        time.sleep(0.05)  # or else the system puts them together
        wire.send(whole[cut:])
        wire.hear(b'{"t":"pong","n":7}')
    wire.close()


@pytest.mark.parametrize(
    "data",
    [
        frame(3, b""),
        frame(TEXT, b"{}", rsv=4),
        frame(TEXT, b"{}", masked=False),
        frame(0, b"never begun"),
        frame(PING, b"x" * 126),
        frame(PING, b"", fin=False),
        frame(CLOSE, b"\x00"),
        frame(CLOSE, struct.pack("!H", 1005)),
        frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
        b"\x81\xff" + b"\xff" * 8 + bytes(4),
        frame(TEXT, b"x" * 4097),
        frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"),
    ],
)
def test_frames_against_the_standard_end_the_line(server: Server, data: bytes) -> None:
    """Before the hello and after it."""
    place = server.open()
    for token in (None, place.token):
        wire = Wire(server, place.table, token)
        wire.send(data)
        assert wire.end() in (1002, 1007, 1009)


def test_control_frames_and_pieces_are_counted(start: Start) -> None:
    """A line may send four frames to a message; one more is too fast."""
    server = start(burst=10, per_second=0)  # what is spent does not come back
    place = server.open()
    kinds = {
        "pings": frame(PING, b"x"),
        "pongs": frame(PONG, b""),
        "pieces": frame(0, b"", fin=False),
        "messages": frame(TEXT, b'{"t":"ping","n":1}'),
    }
    with Seat(server, place) as seat:
        for name, data in kinds.items():
            wire = Wire(server, place.table, place.token)
            wire.send((frame(TEXT, b"", fin=False) if name == "pieces" else b"") + data * 5000)
            assert wire.end() == 1008, name
        for name in ("pings", "pongs", "pieces"):
            wire = Wire(server, place.table, place.token)
            message = b'{"t":"ping","n":7}'
            first, last = kinds[name], frame(TEXT, message)
            if name == "pieces":
                first, last = frame(TEXT, message, fin=False), frame(0, b"")
            between = 4 * 10 - len(("handshake", "hello", "first", "last"))
            wire.send(first + kinds[name] * between + last)
            wire.hear(b'{"t":"pong","n":7}')  # all were taken
            wire.send(kinds["pings"])
            assert wire.end() == 1008, name
        seat.quiet()
    server.stop()
    assert "Traceback" not in "".join(server.log)


class Impatient(Server):
    """A server that soon asks whether a client is still there."""

    program = (
        "from parlour.server.host import process\n"
        f"process.PING_INTERVAL_S, process.PONG_TIMEOUT_S = 0.2, 2\n{PROGRAM}"
    )


def test_pings_detect_a_client_that_has_silently_gone(start: Start) -> None:
    """A phone without its network neither reads nor answers, and does not close the connection.

    A client that answers the pings stays.
    """
    server = start(kind=Impatient)
    place = server.open()
    with Seat(server, place) as ann:
        there = server.join(place.table)
        gone = Wire(server, place.table, there.token)
        for online in (True, False):
            told = ann.receive()
            while (
                not isinstance(told, PresenceMessage) or told.seats[there.seat].online is not online
            ):
                told = ann.receive()
        assert gone.end() == 1011
        ann.quiet()


class Fuzzer:
    """Frames of one seed: messages as they should be, nearly so, and not at all."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.fatal = 0

    def frame(self) -> bytes:
        """Return the next frame, or a few that belong together."""
        chance = self.chance
        if chance.random() < FATAL:
            self.fatal += 1
            return self._broken()
        kind = chance.randrange(8)
        if kind < 3:
            return frame(TEXT, json.dumps(self._message()).encode())
        if kind < 5:
            return frame(TEXT, self._mutated(json.dumps(self._message())).encode()[:4000])
        if kind == 5:
            return frame(BINARY, chance.randbytes(chance.randrange(200)))
        if kind == 6:
            return frame(chance.choice((PING, PONG)), chance.randbytes(chance.randrange(126)))
        text = json.dumps(self._message()).encode()
        cut = chance.randrange(len(text))
        between = frame(PING, b"") if chance.random() < 0.5 else b""
        return frame(TEXT, text[:cut], fin=False) + between + frame(0, text[cut:])

    def _broken(self) -> bytes:
        chance = self.chance
        return frame(
            chance.randrange(16),
            chance.randbytes(chance.choice((0, 1, 2, 125, 126, 200, 5000))),
            fin=chance.random() < 0.5,
            masked=chance.random() < 0.8,
            rsv=chance.randrange(8),
        )

    def _message(self) -> dict[str, Any]:
        chance = self.chance
        actions = [
            "pass",
            "stock",
            "take",
            "discard Kc",
            "knock Ac",
            "gin",
            "",
            "捨てる",
            "meld 4c",
        ]
        number = chance.choice((0, 1, 2, 3, chance.randrange(-9, 60), 1 << 53, 10**30, None, "1"))
        at = {"id": f"m{chance.randrange(9)}", "at": number}
        some = [chance.choice(actions) for _ in range(chance.randrange(6))]
        return chance.choice(
            (
                {"t": "ping", "n": number},
                {"t": "play", **at, "action": chance.choice(actions)},
                {"t": "try", **at, "actions": some},
                {"t": "hint", **at, "actions": some},
                {"t": "next", "at": number},
                {"t": "end", "at": number, "end": chance.random() < 0.5},
                {"t": "fill", "seat": number, "bot": chance.choice(("random", "steady", ""))},
                {"t": "lang", "lang": chance.choice(("ja", "de", "tlh", "x" * 40))},
                {"t": "hello", "token": "x"},
                {"t": chance.choice(("fly", "", None, 7))},
            )
        )

    def _mutated(self, text: str) -> str:
        chance, letters = self.chance, list(text)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(letters) + 1)
            what = chance.choice(
                ("[", "{", '"', "\\", "\\ud800", "9" * 40, "\x00", "null", ",", "é")
            )
            letters[at : at + chance.randrange(3)] = [what * chance.choice((1, 1, 1, 500))]
        return "".join(letters)


def fuzz(server: Server, seed: int, frames: int) -> int:
    """Send this many frames, as strangers and as players; return the number of connections used.

    Frames sent after one that ended its connection do not count.
    """
    fuzzer, read, lines = Fuzzer(seed), 0, 0
    place = server.open()
    while read < frames:
        if lines % 50 == 0:
            place = server.open() if fuzzer.chance.random() < 0.5 else server.open_with_bot()
        wire = Wire(server, place.table, place.token if fuzzer.chance.random() < 0.9 else None)
        lines += 1
        while read < frames and wire.alive:
            read += wire.read_by_server([fuzzer.frame() for _ in range(BATCH)])
        wire.close()
    return lines


def check_fuzz(server: Server, seed: int, frames: int) -> None:
    """Whatever was sent: those who play play on, and nothing failed."""
    places: list[PlaceInfo] = [server.open()]
    places.append(server.join(places[0].table))
    with Seat(server, places[0]) as ann, Seat(server, places[1]) as ben:
        ann.wait(lambda now: now.seq == 1)
        ben.wait(lambda now: now.seq == 1)
        for seat in (ann, ben):
            seat.settle()
        before = server.entries(places[0].table)
        assert fuzz(server, seed, frames) > 1
        for seat in (ann, ben):
            seat.quiet()
        assert server.entries(places[0].table) == before
    told = "".join(server.log)
    assert "Traceback" not in told
    assert " error " not in told


def test_any_frames_leave_the_server_and_the_others_alone(server: Server) -> None:
    check_fuzz(server, 1, DAILY)


@pytest.mark.long
def test_a_million_frames(start: Start) -> None:
    check_fuzz(start(), fresh_chance("a million").randrange(10**9), NIGHTLY)
