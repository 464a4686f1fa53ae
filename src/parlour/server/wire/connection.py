"""One WebSocket of one seat, as the table sees it: an outbox that never blocks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

POLICY = 1008  # close codes of RFC 6455; the reason is the code of a refusal
FAILED = 1011
RESTART = 1012
TRY_AGAIN = 1013
MAX_WAITING_BYTES = 64 * 1024
"""Bytes that may wait, in addition to as many in the transport (its high-water mark)."""


class FrameWriter(Protocol):
    """The sending side of a WebSocket, as a connection uses it."""

    def write(self, *texts: bytes) -> bool:
        """Send text frames now; return False without sending while the client is behind."""

    async def drained(self) -> None:
        """Return once the client has caught up."""

    async def close(self, code: int, reason: str) -> None:
        """Close after the frames written so far."""


class Connection:
    """The outbox of a WebSocket.

    `push` returns at once.  For a slow client, messages wait here and a task sends them.  If more
    than *limit* messages or `MAX_WAITING_BYTES` wait, they are dropped and the connection ends.
    The page then opens a new one, which begins with a snapshot.
    """

    def __init__(
        self, seat: int, language: str, writer: FrameWriter, limit: int, address: str = ""
    ) -> None:
        self.seat = seat
        self.hidden = False  # whether the page is in the background
        self.address = address
        self.language = language
        self._writer = writer
        self._limit = limit
        self._waiting: list[bytes] = []  # few, and usually none
        self._ending: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def ended(self) -> bool:
        """Whether it is being closed, so that further messages from the client are ignored."""
        return self._ending is not None

    def push(self, *messages: bytes) -> None:
        """Send messages, either at once in one write or after the waiting ones."""
        if self._ending is not None or (not self._waiting and self._writer.write(*messages)):
            return
        alone = not self._waiting  # a single message may be longer than the limit
        self._waiting += messages
        size = sum(map(len, self._waiting))
        if len(self._waiting) > self._limit or (size > MAX_WAITING_BYTES and not alone):
            self._waiting.clear()
            self.end(TRY_AGAIN, "too_slow")
        elif self._task is None:
            self._task = asyncio.create_task(self._run())

    def end(self, code: int, reason: str) -> None:
        """Close the WebSocket after the waiting messages; drop later ones."""
        if self._ending is None:
            self._ending = code, reason
            if self._task is None:
                self._task = asyncio.create_task(self._run())

    async def finished(self) -> None:
        """Return once the WebSocket is closed or dropped."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def drop(self) -> None:
        """Stop sending, because the WebSocket is gone."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Send the waiting messages, and then close if requested."""
        # If the client disappears, the reading side ends, too, and drops this connection.
        with suppress(OSError):  # uvicorn's error for a lost client, too
            while self._waiting:
                if self._writer.write(self._waiting[0]):
                    self._waiting.pop(0)
                else:
                    await self._writer.drained()
            if self._ending is None:
                self._task = None
            else:
                await self._writer.close(*self._ending)
