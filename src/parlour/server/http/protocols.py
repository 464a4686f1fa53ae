"""Limits on connections, and on the size and time of each request.

uvicorn limits neither the head of a request nor the time that it takes to arrive, so its two
protocol classes are restricted here.  Requests refused here have not been read.  The answer is a
bare status, and the log combines many refusals in one line.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from functools import cache, partial
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGIReceiveEvent, WebSocketReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import CloseCode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ..ground.addresses import is_within
from ..ground.config import Config
from ..ground.limits import Bucket, Crowds
from ..ground.logs import RateLimitedLog
from ..ground.page import SECURITY_HEADERS
from ..wire.protocol.values import FRAME_LIMIT
from ..wire.websocket_transport import TableProtocol, between_messages, short_text

log = logging.getLogger(__name__)
uvicorn_log = logging.getLogger(f"{__name__}.uvicorn")  # without a line per bad request
uvicorn_log.setLevel(logging.ERROR)

MAX_REQUEST_BYTES = 16 * 1024 + 2 * FRAME_LIMIT
"""Maximum bytes of a request: its head, and a body in the smallest of chunks."""
MAX_HEADERS = 100
CHUNK_BYTES = 4096
"""Bytes that are parsed between two checks of the limits."""
FRAMES_PER_MESSAGE = 4
"""Frames allowed per message, which may be fragmented, with pings in between."""
CLOSE_TIMEOUT_S = 2
"""Seconds for the last bytes to a client whose connection is being closed."""
LOG_INTERVAL_S = 10
"""Seconds between two log lines about refused connections."""
HEADER_LINES = "".join(f"{name}: {value}\r\n" for name, value in SECURITY_HEADERS)
SPARE_FILES = 100
"""File descriptors reserved for the database, the log and the page."""


@cache
def descriptors() -> int:
    """Raise the limit on this process's open files as far as possible, and return it."""
    try:
        import resource  # missing on Windows
    except ImportError:
        return 8192
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1 << 16 if most == resource.RLIM_INFINITY else min(most, 1 << 16)
    with suppress(OSError, ValueError):  # some systems allow less than they report
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class OpenConnections:
    """Counts open connections, in total and per address."""

    def __init__(self, config: Config) -> None:
        files = descriptors()
        self.config = config
        self._most = min(config.connections, max(files - SPARE_FILES, files // 2))
        self._crowds = Crowds(config.connections_per_address)
        self._all = 0
        self.log = RateLimitedLog(log, 1, 1 / LOG_INTERVAL_S)

    def enter(self, address: str) -> bool:
        """Count a connection; return False if there are too many."""
        if self._all >= self._most:
            return self.refuse("too_many_connections", address)
        is_proxy = is_within(address, self.config.proxies)
        if not self._crowds.enter(address, math.inf if is_proxy else None):
            return self.refuse("too_many_lines", address)
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self._all -= 1
        self._crowds.leave(address)

    def refuse(self, code: str, address: str) -> bool:
        """Log a refusal, at most once per `LOG_INTERVAL_S` and code; return False."""
        self.log.tell(logging.WARNING, "connection refused", code, address=address)
        return False


class Requests(HttpToolsProtocol):
    """HTTP of one connection, with limits on the size and the time of requests and answers."""

    def __init__(self, *, connections: OpenConnections, **parts: Any) -> None:
        super().__init__(**parts)
        self._connections = connections
        self.logger = uvicorn_log
        self._inside = self._answering = False
        self._ignoring = False  # what arrives now is for another protocol or for nobody
        self._received = 0  # bytes of the current request
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._inside = self._connections.enter(self._address)
        if self._inside:
            self._expect(self._connections.config.request_timeout)
        else:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._expect(None)
        self._unset_keepalive_if_required()
        if self._inside:
            self._connections.leave(self._address)

    def data_received(self, data: bytes) -> None:
        if self._due is None:  # the first bytes of a new request
            self._expect(self._connections.config.request_timeout)
        for start in range(0, len(data), CHUNK_BYTES):
            chunk = data[start : start + CHUNK_BYTES]
            self._received += len(chunk)
            if self._received > MAX_REQUEST_BYTES:
                self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            if self._ignoring or self.transport.is_closing():
                return
            super().data_received(chunk)

    def on_message_begin(self) -> None:
        if self._answering:  # pipelined before the previous answer
            self.cycle.keep_alive, self._ignoring = False, True
            raise ValueError  # stops the parser
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MAX_HEADERS:
            raise ValueError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.url.decode("ascii")  # raises for an invalid URL, which upgrades do not check
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._received, self._answering = 0, True
        self._expect(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._received:  # refused before it was complete
            self.transport.close()
        super().on_response_complete()
        self._answering = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._answering = True
        self._expect(self._connections.config.answer_timeout)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._answering = not self.cycle.response_complete
        self._expect(None)

    def send_400_response(self, msg: str) -> None:
        if not self._ignoring:
            self._turn_away(HTTPStatus.BAD_REQUEST)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._ignoring = True
        super().handle_websocket_upgrade()  # from here on the WebSocket protocol is responsible

    def _expect(self, seconds: float | None) -> None:
        """Set the time limit for the next step; None removes it."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._due = None
        if self._received and not self._answering:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._answering:
            self.cycle.disconnected = True  # else it would write and fail
        self.transport.abort()

    def _turn_away(self, status: HTTPStatus) -> None:
        """Answer with a bare status, and close."""
        if not self.transport.is_closing():
            if self._inside:
                self._connections.refuse(f"http_{status.value}", self._address)
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{HEADER_LINES}"
            self.transport.write(f"{head}content-length: 0\r\nconnection: close\r\n\r\n".encode())
            if self.cycle is not None:
                self.cycle.disconnected = True  # else it would write and fail
            self.transport.close()
            self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)


class Handshake(ServerProtocol):
    """A WebSocket handshake, whose refusals have the security headers of all answers."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(SECURITY_HEADERS)
        super().send_response(response)


class Frames(TableProtocol):
    """A WebSocket that counts frames, and disconnects clients that stop reading."""

    def __init__(self, *, connections: OpenConnections, **parts: Any) -> None:
        super().__init__(**parts)
        self._connections = connections
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        config = connections.config
        burst, often = (FRAMES_PER_MESSAGE * it for it in (config.burst, config.per_second))
        self._frames = Bucket(burst, often, time.monotonic())
        self._stuck: asyncio.TimerHandle | None = None
        self._between = False  # whether the next byte begins a message

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.resume_writing()
        self._connections.leave(
            self.client[0] if self.client else ""
        )  # counted in `Requests.connection_made`

    def data_received(self, data: bytes) -> None:
        is_open = self._between and self.conn.state is State.OPEN
        if is_open and (text := short_text(data)) is not None:
            # A table limits messages itself, more strictly than frames are limited.
            if self._handed_over or self._pay(1):
                self._pass_on(text)
            return
        for start in range(0, len(data), CHUNK_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + CHUNK_BYTES])
        self._between = between_messages(self.conn)
        if self.conn.handshake_exc is not None:  # uvicorn would neither answer nor close
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._part()

    def handle_events(self) -> None:
        if self._pay(len(self.conn.events)):
            super().handle_events()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # discards the pong, as the client is not reading

    def _pay(self, frames: int) -> bool:
        """Count frames; close the connection and return False if there are too many."""
        if not self._frames.take(time.monotonic(), frames):
            self._cut(CloseCode.POLICY_VIOLATION, "too_fast")
            return False
        return True

    def send_receive_event_to_app(
        self,
    ) -> None:  # as in uvicorn, without a traceback for invalid UTF-8
        data, self.frames = b"".join(self.frames), []
        self._pass_on(data, is_text=self.curr_msg_data_type == "text")

    def _pass_on(self, data: bytes, *, is_text: bool = True) -> None:
        """Hand a message over to the application or the table."""
        if self.close_sent:
            return
        event: WebSocketReceiveEvent = {"type": "websocket.receive", "bytes": data}
        if is_text:
            try:
                event = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self._cut(CloseCode.INVALID_DATA, "bad_frame")
                return
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() > 1:  # else the message is read at once
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(
        self,
    ) -> ASGIReceiveEvent:  # as in uvicorn, which also resumes closed transports
        message = await self.queue.get()
        if self.queue.empty():
            self.go_on()
        return message

    async def close(self, code: int, reason: str) -> None:
        await self.writable.wait()
        if not (self.close_sent or self.disconnected):  # it may have been closed meanwhile
            await super().close(code, reason)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # frames before the handshake
            self.transport.abort()
        else:
            super().handle_parser_exception()
            self._part()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._part()

    def pause_writing(self) -> None:
        super().pause_writing()
        patience = self._connections.config.answer_timeout
        self._stuck = self.loop.call_later(patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def _cut(self, code: CloseCode, reason: str) -> None:
        """Close the connection for a violation of the limits or the protocol."""
        address = self.client[0] if self.client else ""
        self._connections.log.tell(logging.INFO, "cut off", reason, address=address)
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _part(self) -> None:
        self.transport.close()
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)


def protocols(config: Config) -> tuple[Any, Any]:
    """Return uvicorn's protocol factories for new connections and for WebSockets."""
    connections = OpenConnections(config)
    return partial(Requests, connections=connections), partial(Frames, connections=connections)
