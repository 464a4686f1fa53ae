"""A WebSocket client that costs next to nothing, so that only the server is measured.

It offers no extension, masks with zeros, and accepts only complete text frames, which is what our
server sends.  A program for people should use a library instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
LONG, LONGER = 126, 127  # these lengths announce 2 or 8 bytes of length
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One WebSocket; *hear* gets each message, *gone* is set when it has closed."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._rest = bytearray()
        self._transport: asyncio.Transport
        self.open = asyncio.get_running_loop().create_future()
        self.gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transports do not inherit
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """Wake up the callers that wait for the answer, or for the end."""
        if not self.open.done():
            self.open.set_exception(error or ConnectionResetError("closed before it was open"))
        self.gone.set()

    def data_received(self, data: bytes) -> None:
        """Pass on every complete frame."""
        rest = self._rest
        rest += data
        if not self.open.done():
            head, found, _ = bytes(rest).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionRefusedError(head.decode(errors="replace")))
                self._transport.close()
                return
            self.open.set_result(None)
            del rest[: len(head) + 4]
        place, end = 0, len(rest)
        while end - place >= 2:
            size, start = rest[place + 1], place + 2
            if size == LONG:
                size, start = int.from_bytes(rest[start : start + 2], "big"), start + 2
            elif size == LONGER:
                size, start = int.from_bytes(rest[start : start + 8], "big"), start + 8
            if end < start + size:
                break
            self._take(rest[place], bytes(rest[start : start + size]))
            place = start + size
        del rest[:place]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self._transport.close()
        else:
            raise ConnectionError(f"a frame that begins with {kind:#x}")

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Disconnect."""
        self._write(CLOSE, b"")
        self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport.is_closing():
            return  # the server has disconnected, and `gone` is set
        size = len(payload)
        if size < LONG:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | LONG)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


async def dial(url: str, path: str, hear: Callable[[bytes], None]) -> Line:
    """Open a WebSocket at a server's address."""
    host = url.partition("://")[2].rstrip("/")
    name, _, port = host.rpartition(":")
    request = REQUEST.format(path=path, host=host).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear), name.strip("[]"), int(port))
    await line.open
    return line
