"""The devices of the people at one table: how a seat moves from one to another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from ..ground import tokens
from ..ground.errors import NotThere, TooMuch
from ..ground.limits import Bucket
from ..state.room import Room
from ..store.nodes import Peers
from ..store.records import Rekeyed
from ..wire.codes import CODE_S, fit, lend, new_code, slow_hash
from ..wire.connection import Connection
from ..wire.protocol.http import PlaceInfo
from ..wire.protocol.server import LentMessage, frame

CODES = 10
"""Codes that a table may ask for within `CODE_S`."""
Write = Callable[[Callable[[], Rekeyed | None]], Awaitable[Rekeyed | None]]


class Devices:
    """Lends codes and renews keys; *write* appends what a decision returns."""

    def __init__(self, room: Room, peers: Peers, chance: Random, write: Write) -> None:
        self._room = room
        self._peers = peers
        self._chance = chance
        self._write = write
        self._clock = asyncio.get_running_loop().time
        self._codes = Bucket(CODES, CODES / CODE_S, self._clock())

    async def lend(self, connection: Connection) -> None:
        """Tell a person a code with which they play on at another device."""
        if not self._codes.take(self._clock()):
            raise TooMuch("many_codes")
        code = new_code(self._chance)
        key = await asyncio.to_thread(slow_hash, code)
        if connection.ended:
            return
        seat = self._room.seats[connection.seat]
        self._peers.tell_lent(lend(key, self._room.name, seat.token_hash))
        connection.push(frame(LentMessage(code, int(CODE_S))))

    async def redeem(self, key: bytes, check: str, token: str) -> PlaceInfo:
        """Give a person's seat the key *token*, for a code with the hash *key* and this check."""
        room = self._room

        def decide() -> Rekeyed | None:
            digests = [it.token_hash for it in room.seats]
            if tokens.find_owner(token, digests) >= 0:
                return None  # the answer was lost
            for seat, digest in enumerate(digests):
                if digest and fit(key, digest) == check:
                    return room.decide_renew(room.chairs[seat], token, "device")
            raise NotThere("unknown_code")

        await self._write(decide)
        return self._place(token)

    async def renew(self, before: str, token: str) -> PlaceInfo:
        """Replace a key by another, for the device that plays or for one that comes back."""
        room = self._room

        def decide() -> Rekeyed | None:
            if tokens.find_owner(token, [it.token_hash for it in room.seats]) >= 0:
                return None  # the answer was lost
            chair = room.former.returns(before)
            if chair is not None:
                return room.decide_renew(chair, token, "device")
            return room.decide_renew(room.find_chair(before), token, "thrown")

        await self._write(decide)
        return self._place(token)

    def _place(self, token: str) -> PlaceInfo:
        return PlaceInfo(self._room.name, self._room.find_chair(token), token)
