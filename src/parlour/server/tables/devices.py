"""The devices of the people at one table: how a seat moves from one to another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from math import ceil
from random import Random

from ... import proof
from ..ground import tokens
from ..ground.addresses import crowd_of
from ..ground.errors import Forbidden, NotNow, NotThere, TooMuch
from ..ground.limits import Bucket
from ..state.claims import Claims, SeatClaim
from ..state.room import Room
from ..store.nodes import Peers
from ..store.records import Housed, Rekeyed
from ..wire.codes import CODE_S, fit, lend, new_code, slow_hash
from ..wire.connection import Connection
from ..wire.house import MAX_HOUSES, SALT_BYTES, fits, hashed, words_of
from ..wire.protocol.client import VouchMessage
from ..wire.protocol.http import ClaimInfo, ClaimSeatMessage, ComeHomeMessage, PlaceInfo
from ..wire.protocol.server import ClaimMessage, LentMessage, frame
from .connections import TableConnections

CODES = 10
"""Codes that a table may ask for within `CODE_S`, and house names."""
Written = Rekeyed | Housed | None
Write = Callable[[Callable[[], Written]], Awaitable[Written]]


class Devices:
    """Lends codes, renews keys, and lets people answer claims.

    *write* appends what a decision returns.
    """

    def __init__(
        self, room: Room, peers: Peers, chance: Random, write: Write, there: TableConnections
    ) -> None:
        self._room = room
        self._there = there
        self._peers = peers
        self._chance = chance
        self._write = write
        self._clock = asyncio.get_running_loop().time
        self._codes = Bucket(CODES, CODES / CODE_S, self._clock())
        self._claims = Claims(self._clock)

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
            if room.opens(token):
                return None  # the answer was lost
            for seat, it in enumerate(room.seats):
                if it.token_hash and fit(key, it.token_hash) == check:
                    return room.decide_renew(room.chairs[seat], tokens.digest(token), "device")
            raise NotThere("unknown_code")

        await self._write(decide)
        return self._place(token)

    async def renew(self, before: str, token: str) -> PlaceInfo:
        """Replace a key by another, for the device that plays or for one that comes back."""
        room = self._room

        def decide() -> Rekeyed | None:
            if room.opens(token):
                return None  # the answer was lost
            chair = room.former.returns(before)
            if chair is not None:
                return room.decide_renew(chair, tokens.digest(token), "device")
            return room.decide_renew(room.find_chair(before), tokens.digest(token), "thrown")

        await self._write(decide)
        return self._place(token)

    # -- house names ---------------------------------------------------------

    async def choose_house(self, key: str, text: str) -> None:
        """Let the person with this key take their seat back by a house name from now on."""
        room, words = self._room, words_of(text)
        room.find_seat(key)
        if not self._codes.take(self._clock()):
            raise TooMuch("many_codes")
        house = await asyncio.to_thread(hashed, words, self._chance.randbytes(SALT_BYTES))

        def decide() -> Housed:
            if room.housed >= MAX_HOUSES:
                raise TooMuch("many_codes")
            return Housed(room.find_seat(key), house)

        await self._write(decide)

    async def come_home(self, wanted: ComeHomeMessage, pay: Callable[[int], None]) -> PlaceInfo:
        """Give the seat of an absent person another key, for their house name.

        *pay* takes a number of tries from an address, and may refuse; the right name costs none.
        """
        room, words = self._room, words_of(wanted.words)
        if room.opens(wanted.token):
            return self._place(wanted.token)  # the answer was lost
        self._check_absent(wanted.seat)
        chair, known = room.chairs[wanted.seat], room.seats[wanted.seat]
        before = known.token_hash, known.house
        pay(1)
        if not await asyncio.to_thread(fits, words, known.house):
            raise Forbidden("wrong_house")

        def decide() -> Rekeyed | None:
            if room.opens(wanted.token):
                return None
            seat = room.chairs.index(chair)
            self._check_absent(seat)
            now = room.seats[seat]
            if (now.token_hash, now.house) != before:  # another device was faster
                raise NotNow("seat_present", name=now.name)
            return room.decide_renew(chair, tokens.digest(wanted.token), "house")

        await self._write(decide)
        pay(-1)
        return self._place(wanted.token)

    def _check_absent(self, seat: int) -> None:
        """Raise an error unless a seat is that of a person who is away."""
        self._room.check_person(seat)
        if seat in self._there.online:
            raise NotNow("seat_present", name=self._room.seats[seat].name)

    # -- claims --------------------------------------------------------------

    def claim(self, wanted: ClaimSeatMessage, address: str, pay: Callable[[], None]) -> ClaimInfo:
        """Ask the people here whether an absent person's seat is somebody's, or tell the answer.

        *pay* is called before anybody is asked; it may refuse.
        """
        room, here = self._room, self._there.online
        if room.opens(wanted.token):
            return ClaimInfo(self._place(wanted.token), 0)
        self._check_absent(wanted.seat)
        if not any(room.seats[it].kind == "person" for it in here):
            raise NotNow("nobody_here")
        crowd = proof.digest("parlour/crowd/1", room.name.encode(), crowd_of(address).encode())
        claim = SeatClaim(room.chairs[wanted.seat], tokens.digest(wanted.token), crowd.hex()[:20])
        if wanted.ask and not self._claims.left(claim):
            pay()
            self._claims.begin(claim)
            self._peers.tell_claim(room.name, *claim)
            self._tell_claims()
        return ClaimInfo(None, ceil(self._claims.left(claim)))

    def hear_claim(self, claim: SeatClaim) -> None:
        """Take a claim at another node, or its denial."""
        if claim.chair not in self._room.chairs:
            return
        if claim.crowd:
            with suppress(NotNow):  # denied before, or another claim came first
                self._claims.begin(claim)
                self._tell_claims()
        elif (known := self._claims.find(claim.id)) is not None:
            self._deny(known)

    async def vouch(self, connection: Connection, answer: VouchMessage) -> None:
        """Take the answer of somebody here to a claim: one is enough."""
        room, claim = self._room, self._claims.find(answer.claim)
        if claim is None or room.chairs[connection.seat] == claim.chair:
            raise NotNow("claim_over")
        if not answer.yes:
            self._deny(claim)
            self._peers.tell_claim(room.name, claim.chair, claim.token_hash, "")
            return

        def decide() -> Rekeyed:
            if connection.ended or self._claims.find(claim.id) is None:
                raise NotNow("claim_over")
            return room.decide_renew(claim.chair, claim.token_hash, "claim")

        await self._write(decide)

    def greet(self, connection: Connection) -> None:
        """Tell a new connection what the people here are asked."""
        connection.push(*(frame(it) for it in self._told()))

    def note_presence(self) -> None:
        """Close the claims of people who are here again."""
        self.close_claims({self._room.chairs[it] for it in self._there.online})

    def close_claims(self, chairs: Collection[int]) -> None:
        """Close the claims of some chairs, and tell everybody who was asked."""
        for claim in self._claims.close(chairs):
            self._there.tell_all(ClaimMessage(claim.id, "", 0))

    def _deny(self, claim: SeatClaim) -> None:
        self._claims.deny(claim)
        self._there.tell_all(ClaimMessage(claim.id, "", 0))

    def _tell_claims(self) -> None:
        for told in self._told():
            self._there.tell_all(told)

    def _told(self) -> list[ClaimMessage]:
        room = self._room
        names = {chair: it.name for chair, it in zip(room.chairs, room.seats, strict=True)}
        return [
            ClaimMessage(it.id, names[it.chair], ceil(left)) for it, left in self._claims.open()
        ]

    def _place(self, token: str) -> PlaceInfo:
        return PlaceInfo(self._room.name, self._room.find_chair(token), token)
