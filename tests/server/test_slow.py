"""A client that does not read stalls only itself, and takes little memory."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack, closing

from websockets.sync.client import connect

from tests.server.conftest import Start
from tests.server.running import Seat, Server, end_of, hello, play_until
from tests.server.test_protocols import HANDSHAKE, HOST, Line, memory

MOVES = 300  # some 600 kB of messages: more than all the buffers on the way together
DEAF = 100
ASKED = 30  # answers, of at most 64 messages together
PING = b"\x89\xfd" + bytes(4) + b"x" * 125


def test_a_slow_client_is_let_go_and_the_table_plays_on(start: Start) -> None:
    server = start(outbox=4)
    place = server.open(options={"target": 10_000})
    other = server.join(place.table)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.connect(("127.0.0.1", server.port))
    url = f"ws://127.0.0.1:{server.port}/ws/{place.table}"
    with connect(url, sock=narrow, compression=None, max_queue=1) as slow:
        slow.send(hello(other.token))
        assert json.loads(slow.recv())["t"] == "snapshot"
        with Seat(server, place) as ann, Seat(server, other) as ben:
            play_until(lambda now: now.seq >= MOVES, ann, ben)
            assert ann.now.seq == ben.now.seq
        assert end_of(slow) == (1013, "too_slow")


def masked(text: str) -> bytes:
    """Return a frame of a client."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


def messages(server: Server) -> list[str]:
    """Return how many messages of each kind the server has taken."""
    lines = server.fetch("/metrics")[1].decode().splitlines()
    return [line for line in lines if line.startswith("parlour_messages_total")]


def test_a_client_that_asks_for_much_and_reads_nothing_costs_little_memory(start: Start) -> None:
    """The answer to a repeated move is the whole position; a ping gets its own text back."""
    server = start(seat_connections=DEAF + 1)
    place = server.open_with_bot()
    with Seat(server, place) as ann, ExitStack() as stack:
        while ann.now.waiting != "deal" or not ann.now.seq:  # a deal of 15 to 30 kB
            if ann.now.legal:
                move = ann.play(ann.now.legal[0])
            ann.receive()
        path = f"GET /ws/{place.table} HTTP/1.1\r\n".encode()
        greeting = masked(hello(place.token))
        again = masked(json.dumps({"t": "play", "id": move, "at": 0, "action": "pass"}))
        before = memory(server)
        for _ in range(DEAF):
            line = stack.enter_context(closing(Line(server, path + HOST + HANDSHAKE + b"\r\n")))
            assert line.first() == 101
            line.send(greeting + again * ASKED + PING * ASKED * 20)
        seen = list[str]()
        while seen != (seen := messages(server)):
            time.sleep(0.5)
        ann.settle()
        assert memory(server) - before < 20_000
