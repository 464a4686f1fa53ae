"""A server that tells of hidden cards: the real one with one thing planted, for tests that find it.

It is imported by the server's process, before anything is served.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from parlour.server.protocol import Presence, frame
from parlour.server.tables import LiveTable
from tests.server.running import PROGRAM as HONEST

KINDS = ("content", "number", "order", "size")


def program(kind: str) -> str:
    """Return what a server runs that leaks so; with no kind the same is planted and leaks not."""
    return f"import tests.server.leaking as leaking; leaking.plant({kind!r})\n{HONEST}"


def plant(kind: str) -> None:
    """Let something of each update depend on the whole deal, what nobody may know included."""
    tell = LiveTable._tell_update

    def leaking(table: LiveTable, *told: Any) -> None:
        tell(table, *told)
        state = table.room.table.match.deal.state() if kind else b""
        secret = blake2b(state, digest_size=1).digest()[0]
        infos = table.room.seat_infos(table.online)
        names = [str(secret)] if kind == "content" else ["", *"abcde"]
        if kind == "number":
            names *= 1 + secret % 16
        elif kind == "order":
            names.sort(key=lambda name: blake2b(name.encode(), key=bytes([secret])).digest())
        for name in names:
            seats = [msgspec.structs.replace(it, name=name) for it in infos]
            padded = b" " * (secret if kind == "size" else 1)
            for connection in table.list_connections():
                connection.push(frame(Presence(seats)) + padded)

    setattr(LiveTable, "_tell_update", leaking)  # noqa: B010  mypy lets no method be replaced
