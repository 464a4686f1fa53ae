"""uvicorn's WebSocket, which the application hands over to a table once its seat is known.

Through ASGI, every frame passes a dozen coroutines, which take half of a connection's memory for as
long as it lasts.  After the handover, the ASGI application has ended: the table writes to the
transport, and messages go to an inbox.  Short messages in a single frame, as pages send them, are
read directly.  The library handles all other frames, pings and closing.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any, Protocol, cast

from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import SERVER, State
from websockets.protocol import Protocol as Framing
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build of the library without C
    from websockets.utils import apply_mask

EXTENSION = "parlour.transport"  # its key in the ASGI scope
TEXT = 0x81  # the first byte of an unfragmented text frame
MASKED = 0x80
MASK = slice(2, 6)  # the place of the mask in a short frame
SHORT, MIDDLE = 126, 1 << 16  # bytes from which a frame's length takes 2 and 8 more bytes
SHORT_HEAD, MIDDLE_HEAD, LONG_HEAD = (Struct(it).pack for it in ("!BB", "!BBH", "!BBQ"))


class Inbox(Protocol):
    """Receives a WebSocket's messages and finally its end."""

    def put_nowait(self, event: ASGIReceiveEvent, /) -> None:
        """Take a message, or the end, which may arrive twice."""

    def qsize(self) -> int:
        """Return how many messages wait."""


class TableProtocol(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    _handed_over = False

    async def run_asgi(self) -> None:  # as in uvicorn, but a handed over one stays open
        """Call the application, which finds this object in its scope."""
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
            self.send_500_response()  # does nothing after another answer
        if self.close_timer is None and not self._handed_over:
            self.transport.close()

    def hand_over(self, inbox: Inbox) -> None:
        """Pass all messages to *inbox* from now on, and free the handshake's objects."""
        before, self.queue = self.queue, cast(asyncio.Queue[ASGIReceiveEvent], inbox)
        while not before.empty():
            inbox.put_nowait(before.get_nowait())
        self._handed_over = True
        del self.scope, self.request, self.response  # not needed any more
        if between_messages(self.conn):  # then one without the handshake's state can take over
            most, log = self.config.ws_max_size, self.logger
            self.conn = cast(ServerProtocol, Framing(SERVER, max_size=most, logger=log))

    def go_on(self) -> None:
        """Resume reading, if it was paused."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, *texts: bytes) -> bool:
        """Send text frames now; return False without sending while the client is behind."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            if len(texts) == 1:
                self.transport.write(head_of(*texts) + texts[0])
            else:
                self.transport.write(b"".join([head_of(text) + text for text in texts]))
        return True

    async def drained(self) -> None:
        """Return once the client has caught up."""
        await self.writable.wait()

    async def close(self, code: int, reason: str) -> None:
        """Close after the frames written so far."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})


def between_messages(conn: Framing) -> bool:
    """Return whether the next received byte begins a message.

    websockets has no public way to ask that, since `Protocol` reports only complete frames.  Its
    parser is a chain of generators that wait for bytes.  Between two frames, the innermost is
    `StreamReader.at_eof`; inside a frame it is another method.  `current_size` is ``None`` unless a
    fragmented message has begun.

    This depends on private details of the library: `parser`, `current_size`, and that `at_eof`
    precedes every frame.  So pyproject.toml limits the version, and tests/server/test_wire.py sends
    frames in several pieces.
    """
    if conn.state is not State.OPEN or conn.current_size is not None:
        return False
    parser: Any = conn.parser
    while (inner := parser.gi_yieldfrom) is not None:
        parser = inner
    return parser.gi_code is StreamReader.at_eof.__code__


def head_of(text: bytes) -> bytes:
    """Return the bytes before the text in an unmasked, unfragmented text frame (RFC 6455)."""
    size = len(text)
    if size < SHORT:
        return SHORT_HEAD(TEXT, size)
    if size < MIDDLE:
        return MIDDLE_HEAD(TEXT, SHORT, size)
    return LONG_HEAD(TEXT, SHORT + 1, size)


def short_text(data: bytes) -> bytes | None:
    """Return the text of *data* if it is exactly one short masked text frame, else None."""
    size = len(data) - MASK.stop
    if not 0 <= size < SHORT or data[0] != TEXT or data[1] != MASKED | size:
        return None
    return apply_mask(data[MASK.stop :], data[MASK])


def transport_of(scope: Scope) -> TableProtocol:
    """Return the WebSocket in an ASGI scope."""
    extensions = cast(dict[str, object], scope["extensions"])
    return cast(TableProtocol, extensions[EXTENSION])
