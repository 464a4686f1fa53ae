"""uvicorn's WebSocket, to which a table can also write at once.

A frame that is sent by way of ASGI passes four coroutines and a task of its own; here it is bytes
that the transport is given.  Receiving, pings and closing are uvicorn's.
"""

from __future__ import annotations

from typing import Protocol, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "parlour.line"  # where the ASGI scope has it
TEXT = b"\x81"  # a whole message
SHORT, MIDDLE = 126, 1 << 16  # bytes of a message from which its length takes 2 and 8 more


class Line(Protocol):
    """What a connection asks of a WebSocket."""

    def write(self, text: bytes) -> bool:
        """Send a text frame now; False, and nothing is sent, while the client is behind."""

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

    def write(self, text: bytes) -> bool:
        """Send a text frame now; False, and nothing is sent, while the client is behind."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(TEXT + length_of(text) + text)
        return True

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


def line_of(scope: Scope) -> TableProtocol:
    """Return the line of a WebSocket's scope."""
    extensions = cast(dict[str, object], scope["extensions"])
    return cast(TableProtocol, extensions[EXTENSION])
