"""A durable server as first written: commit each move, then send everybody the whole state."""

import random
import sqlite3
import sys
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from benchmarks.load.echo import serve

PACK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
sockets: dict[int, dict[int, WebSocket[Any, Any, Any]]] = {}  # by table, then by seat
tables: dict[int, dict[str, Any]] = {}


def deal(chips: list[int]) -> dict[str, Any]:
    """Return the state of a table after a new deal."""
    pack, size = random.sample(PACK, len(PACK)), len(PACK) // len(chips)
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(len(chips))]
    return {"turn": 0, "hands": hands, "pile": [], "pot": 0, "chips": chips}


def seen(state: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return what a player may know: other hands are only counted."""
    hands = [hand if at == seat else len(hand) for at, hand in enumerate(state["hands"])]
    return {**state, "hands": hands}


@websocket("/{table:int}/{seat:int}/{seats:int}")
async def play(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[int],
    seat: FromPath[int],
    seats: FromPath[int],
) -> None:
    """Serve a player: the table begins when all are there."""
    await socket.accept()
    there = sockets.setdefault(table, {})
    there[seat] = socket
    state = tables.setdefault(table, deal([100] * seats))
    with suppress(WebSocketDisconnect):
        while True:
            if len(there) == seats:
                for other, told in [(it, seen(state, at)) for at, it in there.items()]:
                    await other.send_json(told)
            card = (await socket.receive_json())["card"]
            if state["turn"] != seat or card not in state["hands"][seat]:
                continue
            with db:
                db.execute("insert into moves values (?, ?, ?)", (table, seat, card))
            state["hands"][seat].remove(card)
            state["chips"][seat] -= 1
            state["pot"] += 1
            state["pile"].append({"seat": seat, "card": card, "chips": state["chips"][seat]})
            state["turn"] = (seat + 1) % seats
            if not any(state["hands"]):
                state["chips"][seat] += state["pot"]
                state.update(deal(state["chips"]))


if __name__ == "__main__":
    db = sqlite3.connect(sys.argv[1])
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute("create table moves (table_id integer, seat integer, card text)")
    serve(play)
