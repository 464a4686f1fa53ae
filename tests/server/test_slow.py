"""A client that does not read stalls only itself."""

from __future__ import annotations

import json
import socket

from websockets.sync.client import connect

from tests.server.conftest import Start
from tests.server.running import Seat, end_of, play_until

MOVES = 300  # some 600 kB of messages: more than all the buffers on the way together


def test_a_slow_client_is_let_go_and_the_table_plays_on(start: Start) -> None:
    server = start(outbox=4)
    place = server.open(options={"target": 10_000})
    other = server.join(place.table)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.connect(("127.0.0.1", server.port))
    url = f"ws://127.0.0.1:{server.port}/ws/{place.table}"
    with connect(url, sock=narrow, compression=None, max_queue=1) as slow:
        slow.send(json.dumps({"t": "hello", "token": other.token}))
        assert json.loads(slow.recv())["t"] == "snapshot"
        with Seat(server, place) as ann, Seat(server, other) as ben:
            play_until(lambda now: now.seq >= MOVES, ann, ben)
            assert ann.now.seq == ben.now.seq
        assert end_of(slow) == (1013, "too_slow")
