"""uvicorn's WebSocket, which the application hands over to a table once somebody has sat down.

By way of ASGI a frame passes a dozen coroutines, which a connection would hold for as long as it
lasts: half of its memory.  A table writes bytes to the transport and is given what comes, and the
application is done.  What comes in one piece, as a page's messages do, takes a short way in.  All
other frames, pings and closing are the library's.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, cast

from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import SERVER, State
from websockets.protocol import Protocol as Framing
from websockets.server import ServerProtocol
from websockets.streams import StreamReader
from websockets.utils import apply_mask

EXTENSION = "parlour.line"  # where the ASGI scope has it
TEXT = b"\x81"  # a whole message
MASKED = 0x80
MASK = slice(2, 6)  # in a short frame, before its text
BETWEEN_FRAMES = StreamReader.at_eof.__code__
SHORT, MIDDLE = 126, 1 << 16  # bytes of a message from which its length takes 2 and 8 more


class Line(Protocol):
    """What a connection asks of a WebSocket."""

    def write(self, *texts: bytes) -> bool:
        """Send text frames now; False, and nothing is sent, while the client is behind."""

    async def drained(self) -> None:
        """Return once the client has caught up."""

    async def close(self, code: int, reason: str) -> None:
        """Close after what was written."""


class Inbox(Protocol):
    """Where a line puts what comes by it, and at last that it has ended."""

    def put_nowait(self, event: ASGIReceiveEvent, /) -> None:
        """Take a message, or the end, which may be told twice."""

    def qsize(self) -> int:
        """Return how many wait."""


class TableProtocol(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    _handed_over = False

    async def run_asgi(self) -> None:  # as in uvicorn, but a line goes on that was handed over
        """Call the application, which finds this line in its scope."""
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[EXTENSION] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("failed")
            self.send_500_response()
        else:
            self.send_500_response()  # unless there was another answer
        if self.close_timer is None and not self._handed_over:
            self.transport.close()

    def hand_over(self, inbox: Inbox) -> None:
        """Put all that comes from now on into *inbox*, and let go of the handshake."""
        before, self.queue = self.queue, cast(asyncio.Queue[ASGIReceiveEvent], inbox)
        while not before.empty():
            inbox.put_nowait(before.get_nowait())
        self._handed_over = True
        del self.scope, self.request, self.response  # nothing asks for them any more
        if self.at_rest:  # then one does that has seen no handshake and keeps nothing of it
            most, log = self.config.ws_max_size, self.logger
            self.conn = cast(ServerProtocol, Framing(SERVER, max_size=most, logger=log))

    def go_on(self) -> None:
        """Read again, if too much had come."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, *texts: bytes) -> bool:
        """Send text frames now; False, and nothing is sent, while the client is behind."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            parts = [part for text in texts for part in (TEXT, length_of(text), text)]
            self.transport.write(b"".join(parts))
        return True

    @property
    def at_rest(self) -> bool:
        """Whether the next byte begins a message."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None:
            return False
        parser: Any = conn.parser  # generators within each other: where does the last one wait?
        while (inner := parser.gi_yieldfrom) is not None:
            parser = inner
        return parser.gi_code is BETWEEN_FRAMES

    async def drained(self) -> None:
        """Return once the client has caught up."""
        await self.writable.wait()

    async def close(self, code: int, reason: str) -> None:
        """Close after what was written."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})


def length_of(text: bytes) -> bytes:
    """Return the length of an unmasked frame as RFC 6455 writes it."""
    size = len(text)
    if size < SHORT:
        return bytes((size,))
    if size < MIDDLE:
        return b"\x7e" + size.to_bytes(2, "big")
    return b"\x7f" + size.to_bytes(8, "big")


def short_text(data: bytes) -> bytes | None:
    """Return the text of what is one frame, whole, short and masked, and nothing else; or None."""
    size = len(data) - MASK.stop
    if not 0 <= size < SHORT or data[0] != TEXT[0] or data[1] != MASKED | size:
        return None
    return apply_mask(data[MASK.stop :], data[MASK])


def line_of(scope: Scope) -> TableProtocol:
    """Return the line of a WebSocket's scope."""
    extensions = cast(dict[str, object], scope["extensions"])
    return cast(TableProtocol, extensions[EXTENSION])
