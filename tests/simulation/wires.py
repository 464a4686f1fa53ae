"""The network in memory: WebSockets between people and nodes, and the bus between nodes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

from parlour.server.host.process import PING_INTERVAL_S, PONG_TIMEOUT_S
from parlour.server.wire.websocket_transport import Inbox
from tests.simulation.loop import Machine, here
from tests.simulation.trace import Trace

BEHIND = 24
"""Messages on their way to a client, from which on the transport takes no more."""
GHOST = PING_INTERVAL_S + PONG_TIMEOUT_S
"""Seconds after which a node has noticed that a line is cut."""


class Gone(Exception):
    """The other side has hung up, or the line is dead."""


class Line:
    """A WebSocket: the node's end is what `serve_seat` asks of a line, the other a person's.

    Nothing is lost or turned around on the way, as on TCP; but either end may learn late, or not
    before it is told, that the other is gone.
    """

    def __init__(self, node: Machine, person: Machine, chance: Random, trace: Trace) -> None:
        self.node = node
        self._person = person
        self._chance = chance
        self._trace = trace
        self.delay = 0.004
        self._last = {node: 0.0, person: 0.0}
        self._to_node: Any = asyncio.Queue()  # until it is handed over
        self._to_person: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._under_way = 0
        self.stalled = 0.0  # until when the person reads nothing
        self._held: deque[bytes | None] = deque()  # what a person does not read just now
        self._writable = asyncio.Event()
        self._writable.set()
        self.open = True  # as the person sees it
        self._closed = False  # as the node sees it
        self.reason = ""

    def _send(self, to: Machine, callback: Callable[..., object], *arguments: Any) -> None:
        """Deliver in order."""
        now = to.loop.time()
        when = max(now + self._chance.uniform(0, self.delay), self._last[to] + 1e-6)
        self._last[to] = when
        to.call(when - now, callback, *arguments)

    # -- the node's end --------------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        event: dict[str, Any] = await self._to_node.get()
        return event

    def write(self, *texts: bytes) -> bool:
        if not self._writable.is_set():
            return False
        for text in () if self._closed else texts:
            self._under_way += 1
            if self._under_way >= BEHIND:
                self._writable.clear()
            self._send(self._person, self._arrive, text)
        return True

    def hand_over(self, inbox: Inbox) -> None:
        before, self._to_node = self._to_node, inbox
        while not before.empty():
            inbox.put_nowait(before.get_nowait())

    def go_on(self) -> None:
        pass

    def _hear(self, event: dict[str, Any]) -> None:
        self._to_node.put_nowait(event)

    async def drained(self) -> None:
        await self._writable.wait()

    async def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self.reason = f"{code} {reason}"
            self._send(self._person, self._arrive, None)
            self._hear({"type": "websocket.disconnect", "code": code})

    def _drain(self) -> None:
        self._under_way -= 1
        if self._under_way < BEHIND // 2:
            self._writable.set()

    def _lose(self) -> None:
        self._closed = True
        self._writable.set()
        self._hear({"type": "websocket.disconnect", "code": 1006})

    # -- the person's end ------------------------------------------------------------------------

    def _arrive(self, text: bytes | None) -> None:
        if self.stalled > self._person.loop.time():
            self._held.append(text)
        else:
            self._take(text)

    def _take(self, text: bytes | None) -> None:
        if text is None:
            self.hang_up()
        elif self.open:
            self._to_person.put_nowait(text)
            self._send(self.node, self._drain)

    def send(self, text: bytes) -> None:
        """Send a message to the node; `Gone` if the line is known to be dead."""
        if not self.open:
            raise Gone(self.reason)
        message = {"type": "websocket.receive", "text": text.decode()}
        self._send(self.node, self._hear, message)

    async def read(self, patience: float) -> bytes:
        """Return the next message; `TimeoutError` after some seconds, `Gone` at the end."""
        async with asyncio.timeout(patience):
            text = await self._to_person.get()
        if text is None:
            raise Gone(self.reason)
        return text

    def stall(self, seconds: float) -> None:
        """Read nothing for a while."""
        self.stalled = self._person.loop.time() + seconds
        self._person.call(seconds, self._go_on)

    def _go_on(self) -> None:
        while self._held:
            self._take(self._held.popleft())

    def hang_up(self) -> None:
        """End the line at the person's side; the node learns of it."""
        if self.open:
            self.open = False
            self._to_person.put_nowait(None)
            self._send(self.node, self._lose)

    def cut(self, late: float) -> None:
        """Cut the line: the person learns of it now, the node after at most `GHOST` seconds."""
        if self.open:
            self.open = False
            self._to_person.put_nowait(None)
            self.node.call(late, self._lose)


class Ether:
    """The bus: what carries news, and loses, doubles, delays and turns it around."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.lost = self.doubled = 0.0  # shares of the messages
        self.delay = 0.002
        self.down = False
        self.listeners: list[Ear] = []

    def cut(self) -> None:
        """Cut the lines of all that listen."""
        for ear in self.listeners:
            ear.machine.call(0, ear.lost.set)
        self.listeners.clear()


class Ear:
    """Somebody who listens."""

    def __init__(self, machine: Machine, heard: Callable[[bytes], None]) -> None:
        self.machine = machine
        self.heard = heard
        self.lost = asyncio.Event()


class MemoryBus:
    """A node's `Bus`."""

    def __init__(self, ether: Ether) -> None:
        self._ether = ether

    async def send(self, messages: list[bytes]) -> None:
        ether = self._ether
        await asyncio.sleep(ether.chance.uniform(0, ether.delay))
        if ether.down:
            raise ConnectionError("no bus")
        ether.listeners = [ear for ear in ether.listeners if not ear.machine.dead]
        for ear in ether.listeners:
            for message in messages:
                copies = 2 if ether.chance.random() < ether.doubled else 1
                for _ in range(0 if ether.chance.random() < ether.lost else copies):
                    ear.machine.call(ether.chance.uniform(0, ether.delay), ear.heard, message)

    async def listen(self, ready: Callable[[], None], heard: Callable[[bytes], None]) -> None:
        ether = self._ether
        await asyncio.sleep(ether.chance.uniform(0, ether.delay))
        if ether.down:
            raise ConnectionError("no bus")
        ether.listeners.append(ear := Ear(here(), heard))
        try:
            ready()
            await ear.lost.wait()
        finally:
            if ear in ether.listeners:
                ether.listeners.remove(ear)

    async def stop(self) -> None:
        pass
