"""The four letters by which people find one table; they can be read aloud."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from ..state.room import Room
from ..store.nodes import Peers
from ..wire.codes import CODE_S, call_code, key_of_call, lend


class Invitation:
    """Keeps the code of a table known to all nodes while *people_here* says that it has people.

    It begins while seats are open, and lasts as long as the table is in use at this node.
    """

    def __init__(
        self, room: Room, peers: Peers, chance: Random, people_here: Callable[[], bool]
    ) -> None:
        self._room = room
        self._peers = peers
        self._chance = chance
        self._people_here = people_here
        self._loop = asyncio.get_running_loop()
        self._next: asyncio.TimerHandle | None = None

    def keep(self) -> None:
        """Find a code for a table with open seats, unless it has one, and let all nodes know it."""
        if self._next is None and (self._room.code or self._room.waiting == "seats"):
            self._tell()

    def _tell(self) -> None:
        room = self._room
        while not room.code or self._is_anothers(room.code):
            room.code = call_code(self._chance)
        self._peers.tell_lent(lend(key_of_call(room.code), room.name, ""))
        self._next = self._loop.call_later(CODE_S / 2, self._renew)

    def _is_anothers(self, code: str) -> bool:
        found = self._peers.codes.find(key_of_call(code), self._loop.time())
        return found is not None and found[0] != self._room.name

    def _renew(self) -> None:
        self._next = None
        if self._people_here():
            self._tell()

    def stop(self) -> None:
        """Tell the code no more."""
        if self._next is not None:
            self._next.cancel()
