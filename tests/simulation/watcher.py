"""Somebody who watches a table, whatever happens, and must be told what everybody may know only."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from parlour.server.wire.protocol.client import PingMessage
from parlour.server.wire.protocol.values import WIRE
from parlour.server.wire.protocol.watcher import FaceMessage, WatchMessage
from tests.following import Following
from tests.simulation.people import (
    GIVE_UP,
    PLACES,
    Company,
    Told,
    encode,
    read_changes,
    read_part,
    read_told,
)
from tests.simulation.wires import Gone, Line

if TYPE_CHECKING:
    from tests.simulation.world import Match, World

KINDS = {*PLACES, "presence", "said", "pong", "refused"}
NOBODY = -1
NOTHING = (b"null", b"{}")


class Watcher:
    """A browser without a seat, which comes back whenever its line is lost."""

    def __init__(self, world: World, match: Match, chance: Random) -> None:
        self.world = world
        self.match = match
        self.name = f"{match.name[:4]}/watcher"
        self._chance = chance
        self._line: Line | None = None
        self._came = 0.0
        self._now = Told("none")
        self._following = Following()
        self.done = False

    def is_behind(self, since: float) -> bool:
        """Return whether it was there since a moment, and was not told what happened by then."""
        line = self._line
        if line is None or self._came > since or self.world.excused(line, since):
            return False
        return self.match.moved < since and self._now.seq < self.match.room.seq

    async def live(self) -> None:
        """Watch to the end of the match."""
        while not self.done:
            with suppress(Gone, TimeoutError):
                await self._visit(self.world.watch(self.match, self._chance))
            if not self.done:
                await asyncio.sleep(self._chance.uniform(0.1, 3))

    async def _visit(self, line: Line) -> None:
        self._now = Told("none")
        try:
            line.send(encode(WatchMessage(wire=WIRE)))
            await self._read(line)
            self._line, self._came = line, self.world.loop.time()
            while not self.done:
                if self._chance.random() < 0.01:
                    line.send(encode(FaceMessage("wow")))
                try:
                    await self._read(line)
                except TimeoutError:
                    line.send(encode(PingMessage(0)))
                    await self._read(line)
        finally:
            self._line = None
            line.hang_up()

    async def _read(self, line: Line) -> None:
        text = await line.read(GIVE_UP)
        told = read_told(text)
        self.world.trace.note(f"{self.name} < {told.t} {told.seq} {told.code} {len(text)}", text)
        if told.t not in KINDS:
            self.world.fail(f"{self.name}: is sent {told.t}")
        elif told.t == "refused":
            self.done = told.code == "unknown_table" and self.match.deleted is not None
            if told.code in ("unknown_table", "internal", "watch_only") and not self.done:
                self.world.fail(f"{self.name}: refused: {told.code}")
        elif told.t in PLACES:
            self._see(told)

    def _see(self, told: Told) -> None:
        now = self._now
        if bytes(told.own) not in NOTHING or bytes(told.legal) != b"[]" or told.seat != NOBODY:
            self.world.fail(f"{self.name}: sees what a seat sees")
        if told.t == "update" and told.seq > now.seq + 1:
            self.world.fail(f"{self.name}: not told of {now.seq + 1}, but of {told.seq}")
        if isinstance(told.table, Company) and told.table.table != self.match.name:
            self.done = True  # the link leads to the next match
            return
        if told.t == "snapshot":
            self._following.begin(read_part(told.public) or {}, {})
        else:
            self._following.change(read_changes(told.public), read_changes(told.own))
        self.match.check_watched(self.name, told.seq, self._following.text)
        self._now = told
        self.done = told.waiting == "over"
