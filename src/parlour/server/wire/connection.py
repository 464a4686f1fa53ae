"""One WebSocket of one seat, as the table sees it: a place to put messages that never waits."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from uvicorn.protocols.utils import ClientDisconnected

from .websocket_transport import Line

POLICY = 1008  # close codes of RFC 6455; the reason is the code of a refusal
FAILED = 1011
RESTART = 1012
TRY_AGAIN = 1013
WAITING = 64 * 1024
"""Bytes that may wait, beside as many that the transport has taken (its high-water mark)."""


class Connection:
    """The outbox of a WebSocket.

    A table pushes and goes on; for a client that is behind, messages wait here and a task sends
    them.  When more than *limit* wait, or more bytes than `WAITING`, they are dropped and the
    connection ends; the page opens a new one, which begins with a snapshot.
    """

    def __init__(self, seat: int, language: str, line: Line, limit: int, address: str = "") -> None:
        self.seat = seat
        self.address = address
        self.language = language
        self._line = line
        self._limit = limit
        self._waiting: list[bytes] = []  # few, and nearly always none
        self._ending: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def ended(self) -> bool:
        """Whether it is being closed: what still comes from there does not count."""
        return self._ending is not None

    def push(self, *messages: bytes) -> None:
        """Send messages, at once in one piece, or as soon as the ones before them are gone."""
        if self._ending is not None or (not self._waiting and self._line.write(*messages)):
            return
        alone = not self._waiting  # which may be as long as it is
        self._waiting += messages
        size = sum(map(len, self._waiting))
        if len(self._waiting) > self._limit or (size > WAITING and not alone):
            self._waiting.clear()
            self.end(TRY_AGAIN, "too_slow")
        elif self._task is None:
            self._task = asyncio.create_task(self._run())

    def end(self, code: int, reason: str) -> None:
        """Close the WebSocket after what waits; what is pushed from now on is dropped."""
        if self._ending is None:
            self._ending = code, reason
            if self._task is None:
                self._task = asyncio.create_task(self._run())

    async def finished(self) -> None:
        """Return once it is closed or dropped."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def drop(self) -> None:
        """Stop: the WebSocket is gone."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Send what waits, and close if that is wished."""
        # When the other side goes away the receiving half ends too, and drops this connection.
        with suppress(OSError, ClientDisconnected):
            while self._waiting:
                if self._line.write(self._waiting[0]):
                    self._waiting.pop(0)
                else:
                    await self._line.drained()
            if self._ending is None:
                self._task = None
            else:
                await self._line.close(*self._ending)
