"""One WebSocket of one seat, as the table sees it: a place to put messages that never waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.exceptions import WebSocketDisconnect

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]

POLICY = 1008  # close codes of RFC 6455; the reason is the code of a refusal
FAILED = 1011
RESTART = 1012
TRY_AGAIN = 1013


class Connection:
    """The outbox of a WebSocket and the task that empties it.

    A table pushes and goes on; a client that does not read stalls only this task.  When more than
    *limit* messages wait they are dropped and the connection ends; the page opens a new one, which
    begins with a snapshot.
    """

    def __init__(
        self, seat: int, language: str, send: Send, close: Close, limit: int, address: str = ""
    ) -> None:
        self.seat = seat
        self.address = address
        self.language = language
        self._send = send
        self._close = close
        self._limit = limit
        self._waiting: deque[str] = deque()
        self._ending: tuple[int, str] | None = None
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    @property
    def ended(self) -> bool:
        """Whether it is being closed: what still comes from there does not count."""
        return self._ending is not None

    def push(self, message: str) -> None:
        """Send *message* as soon as the ones before it are gone."""
        if self._ending is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > self._limit:
            self._waiting.clear()
            self.end(TRY_AGAIN, "too_slow")
        self._wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the WebSocket after what waits; what is pushed from now on is dropped."""
        if self._ending is None:
            self._ending = code, reason
            self._wake.set()

    async def finished(self) -> None:
        """Return once it is closed or dropped."""
        await asyncio.wait([self._task])

    def drop(self) -> None:
        """Stop: the WebSocket is gone."""
        self._task.cancel()

    async def _run(self) -> None:
        # When the other side goes away the receiving half ends too, and drops this connection.
        with suppress(OSError, WebSocketDisconnect):
            while True:
                while self._waiting:
                    await self._send(self._waiting.popleft())
                if self._ending is not None:
                    break
                await self._wake.wait()
                self._wake.clear()
            await self._close(*self._ending)
