"""A server that tells of hidden cards: the real one with one thing planted, for tests that find it.

It is imported by the server's process, before anything is served.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from parlour.server.state.facts import seat_infos
from parlour.server.state.room import Room
from parlour.server.tables.connections import TableConnections
from parlour.server.tables.live import LiveTable
from parlour.server.wire.protocol.server import PresenceMessage, SealMessage, UnsealedMessage, frame
from tests.server.running import PROGRAM as HONEST

KINDS = ("content", "number", "order", "size", "seal", "spectator")


def program(kinds: Mapping[str, str], rest: str = HONEST) -> str:
    """Return what a server runs at which a game leaks so, and that goes on with *rest*.

    Where a game has the kind "", the same is planted and leaks not.
    """
    return f"import tests.server.leaking as leaking; leaking.plant({dict(kinds)!r})\n{rest}"


def plant(kinds: Mapping[str, str]) -> None:
    """Let something that is told depend on the whole deal, what nobody may know included."""
    tell, unsealed, seal = TableConnections.tell_update, LiveTable.unsealed, vars(Room)["seal"]

    def secret_of(room: Room) -> int:
        """Return a number that depends on the whole deal, where that leaks."""
        return blake2b(room.table.match.deal.state(), digest_size=1).digest()[0]

    def tell_more(table: TableConnections, *told: Any) -> None:
        tell(table, *told)
        kind = kinds[table.room.game.id]
        secret = secret_of(table.room) if kind else 0
        infos = seat_infos(table.room, table.away)
        names = [str(secret)] if kind == "content" else ["", *"abcde"]
        if kind == "number":
            names *= 1 + secret % 16
        elif kind == "order":
            names.sort(key=lambda name: blake2b(name.encode(), key=bytes([secret])).digest())
        for name in names:
            seats = [msgspec.structs.replace(it, name=name) for it in infos]
            padded = b" " * (secret if kind == "size" else 1)
            for connection in (*table, *table.watchers):
                connection.push(frame(PresenceMessage(seats)) + padded)

    def seal_more(room: Room) -> SealMessage | None:
        found: SealMessage | None = seal.fget(room)
        if found is None or kinds[room.game.id] != "seal":
            return found
        return msgspec.structs.replace(found, engine=str(secret_of(room)))

    async def unseal_more(table: LiveTable) -> list[UnsealedMessage]:
        found = await unsealed(table)
        if kinds[table.room.game.id] != "spectator":
            return found
        return [
            *found,
            UnsealedMessage(0, 0, str(secret_of(table.room)), (), (), "", "", (), (), None),
        ]

    setattr(TableConnections, "tell_update", tell_more)  # noqa: B010  mypy lets no method be replaced
    setattr(LiveTable, "unsealed", unseal_more)  # noqa: B010
    setattr(Room, "seal", property(seal_more))  # noqa: B010
