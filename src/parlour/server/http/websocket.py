"""The WebSocket of one seat: reads messages and passes them to the table, one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import copy_context
from typing import TypeVar

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected

from ...core.errors import ParlourError
from ..ground import language
from ..ground.addresses import address_of
from ..ground.config import Config
from ..ground.errors import Failure, RequestError, TooMuch
from ..ground.limits import Limits
from ..ground.logs import number_connection
from ..ground.steps import Steps
from ..tables.hub import Hub, named
from ..tables.live import LiveTable
from ..wire.connection import FAILED, POLICY, TRY_AGAIN, Connection
from ..wire.protocol.client import (
    HelloMessage,
)
from ..wire.protocol.server import FollowedMessage, frame
from ..wire.protocol.watcher import WatchMessage
from ..wire.refusals import note, refused
from ..wire.websocket_transport import TableProtocol, transport_of
from .reading import check_version, handle, read_hello, refuse

log = logging.getLogger(__name__)
Socket = WebSocket[None, None, State]
M = TypeVar("M")
CLOSE_CODES = {429: TRY_AGAIN, 500: FAILED, 503: TRY_AGAIN}


class Reader:
    """Handles the messages of one connection, one after the other.

    It keeps nothing between messages, so that idle connections need little memory.
    """

    def __init__(
        self, transport: TableProtocol, table: LiveTable, connection: Connection, limits: Limits
    ) -> None:
        self._transport = transport
        self._table = table
        self._connection = connection
        self._limits = limits
        loop = asyncio.get_running_loop()
        self._clock = loop.time
        self._bucket = limits.bucket(self._clock())
        self._sender = limits.senders.bucket(connection.address, self._clock())
        self._context = copy_context()  # keeps the connection's number in the log
        self._waiting: list[ASGIReceiveEvent] = []  # few, and usually none
        self._reading = False
        self._gone = False

    def put_nowait(self, event: ASGIReceiveEvent, /) -> None:
        """Take a message, or the end of the connection."""
        if not self._gone:
            self._waiting.append(event)
            if not self._reading:
                self._reading = True
                Steps(self._read(), self._context)

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._waiting)

    async def _read(self) -> None:
        try:
            while self._waiting and not self._gone:
                event = self._waiting.pop(0)
                if event["type"] != "websocket.receive":
                    self._leave()
                elif self._connection.ended:  # the seat may be somebody else's by now
                    pass
                elif self._pays():
                    await self._handle(event.get("text"))
                if not self._waiting:
                    self._transport.go_on()
        finally:
            self._reading = False

    def _pays(self) -> bool:
        """Count a message; end the connection and return False if there are too many."""
        now = self._clock()
        if self._bucket.take(now) and self._sender.take(now):
            return True
        refuse(self._connection, TooMuch("too_fast"), self._table.room)
        self._connection.end(POLICY, "too_fast")
        return False

    def _leave(self) -> None:
        """Clean up after the end of the connection."""
        self._gone = True
        table, connection = self._table, self._connection
        self._limits.connections.leave(connection.address)
        log.debug("disconnected", extra={"table": table.room.name, "seat": connection.seat})
        self._detach()
        connection.drop()

    async def _handle(self, text: str | None) -> None:
        """Do what a message asks for."""
        await handle(text, self._table, self._connection)

    def _detach(self) -> None:
        """Let the table forget the connection."""
        self._table.detach(self._connection)


class Arrival:
    """A client whose WebSocket was accepted, and who has not said hello yet."""

    def __init__(self, socket: Socket, config: Config, limits: Limits) -> None:
        self.lang = language.choose(socket.headers.get("accept-language", ""))
        self.transport, self.address = transport_of(socket.scope), address_of(socket.scope)
        self._config = config
        self._limits = limits

    async def read(self, read: Callable[[str | None], M]) -> M:
        """Return the first message, whatever *read* makes of it."""
        return await read_first(self.transport, self._config.hello_timeout, read)

    def admit(self, hello: HelloMessage | WatchMessage) -> None:
        """Take the language of a hello; ``BadRequest`` if it reads messages of another version."""
        self.lang = language.choose(hello.lang)
        check_version(hello.wire)

    def connection(self, seat: int) -> Connection:
        """Return the connection of a seat, or of somebody who watches."""
        return Connection(seat, self.lang, self.transport, self._config.outbox, self.address)

    def hand_over(
        self, reader: Callable[..., Reader], table: LiveTable, connection: Connection
    ) -> None:
        """Let a reader take over."""
        log.debug("connected", extra={"table": table.room.name, "seat": connection.seat})
        self.transport.hand_over(reader(self.transport, table, connection, self._limits))

    async def enter(self, name: str, entering: Awaitable[bool]) -> bool:
        """Await somebody's way to a table; turn them away and return False if they are refused."""
        try:
            return await entering
        except WebSocketDisconnect:
            pass
        except ParlourError as error:
            await turn_away(self.transport, error, self.lang, table=name, address=self.address)
        except Exception:  # such as an unreadable log: only this table fails
            log.exception("failed", extra={"table": name})
            told = Failure()
            await turn_away(self.transport, told, self.lang, table=name, address=self.address)
        return False


async def serve_seat(socket: Socket, path: str, hub: Hub, config: Config, limits: Limits) -> bool:
    """Connect an accepted WebSocket to its seat; return whether a `Reader` has taken over."""
    number_connection()
    client = Arrival(socket, config, limits)

    async def sit() -> bool:
        hello = await client.read(read_hello)
        client.admit(hello)
        name = named(path, hello.table)
        if (on := await hub.find_next_seat(name, hello.token)) is not None:
            await lead_on(client.transport, on)
            return False
        table = await hub.find(name)
        hub.check_banned(client.address)  # perhaps banned since the handshake
        connection = client.connection(table.room.find_seat(hello.token))
        table.attach(connection)
        table.paid_by(client.address)
        client.hand_over(Reader, table, connection)
        return True

    return await client.enter(path, sit())


async def lead_on(transport: TableProtocol, told: FollowedMessage) -> None:
    """Tell a client where its table plays now, and close."""
    transport.write(frame(told))
    with suppress(OSError, ClientDisconnected):
        await transport.close(POLICY, "followed")


async def read_first(
    transport: TableProtocol, timeout_s: float, read: Callable[[str | None], M]
) -> M:
    """Return the first message; ``TooMuch`` if it is late."""
    try:
        async with asyncio.timeout(timeout_s):
            return read(await receive(transport))
    except TimeoutError:
        raise TooMuch("hello_late") from None


async def receive(transport: TableProtocol) -> str | None:
    """Return the next text frame, or None for a binary one; ``WebSocketDisconnect`` at the end."""
    event = await transport.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return event.get("text")


async def turn_away(transport: TableProtocol, error: ParlourError, lang: str, **facts: str) -> None:
    """Send a refusal to a client without a seat, and close."""
    note("turned away", error, **facts)
    status = error.status if isinstance(error, RequestError) else 400
    transport.write(frame(refused(error, lang, 0)))
    with suppress(OSError, ClientDisconnected):
        await transport.close(CLOSE_CODES.get(status, POLICY), error.code)
