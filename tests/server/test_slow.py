"""A client that does not read stalls only itself."""

from __future__ import annotations

import json
import socket

from websockets.sync.client import connect

from tests.server.conftest import Start
from tests.server.running import Seat, end_of


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
            while server.ask("/api/health")[1]["connections"] == 3:
                for _ in range(20):
                    for seat in (ann, ben):
                        seat.settle()
                    acting = ann if ann.awaited else ben
                    acting.advance()
            for seat in (ann, ben):
                seat.settle()
            assert ann.now.seq == ben.now.seq
        assert end_of(slow) == (1013, "too_slow")
