"""uvicorn's WebSocket, to which a table can also write at once.

A frame that is sent by way of ASGI passes four coroutines and a task of its own; here it is bytes
that the transport is given.  What comes in one piece, as a page's messages do, takes a short way
in.  All other frames, pings and closing are the library's.
"""

from __future__ import annotations

from typing import Protocol, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

EXTENSION = "parlour.line"  # where the ASGI scope has it
TEXT = b"\x81"  # a whole message
MASKED = 0x80
MASK = slice(2, 6)  # in a short frame, before its text
SHORT, MIDDLE = 126, 1 << 16  # bytes of a message from which its length takes 2 and 8 more


class Line(Protocol):
    """What a connection asks of a WebSocket."""

    def write(self, *texts: bytes) -> bool:
        """Send text frames now; False, and nothing is sent, while the client is behind."""

    async def drained(self) -> None:
        """Return once the client has caught up."""

    async def close(self, code: int, reason: str) -> None:
        """Close after what was written."""


class TableProtocol(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    async def run_asgi(self) -> None:
        """Call the application, which finds this line in its scope."""
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions[EXTENSION] = self
        await super().run_asgi()

    def forget_handshake(self) -> None:
        """Let go of the headers of both sides, a fifth of what a connection takes."""
        del self.response  # nothing asks for it once it is sent
        self.scope["headers"] = ()

    def write(self, *texts: bytes) -> bool:
        """Send text frames now; False, and nothing is sent, while the client is behind."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join([TEXT + length_of(text) + text for text in texts]))
        return True

    @property
    def at_rest(self) -> bool:
        """Whether the next byte begins a message."""
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer

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
