"""The WebSocket of one seat: reads messages and hands them to the table, one after the other."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from contextvars import copy_context
from functools import partial

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected

from ...core.errors import ParlourError
from ..ground import language, metrics
from ..ground.addresses import address_of
from ..ground.config import Config
from ..ground.errors import BadRequest, Failure, RequestError, TooMuch
from ..ground.limits import Limits
from ..ground.logs import number_connection
from ..tables.hub import Hub, named
from ..tables.live import LiveTable
from ..tables.room import Room
from ..wire.connection import FAILED, POLICY, TRY_AGAIN, Connection
from ..wire.protocol import (
    ClientMessage,
    Hello,
    Hint,
    Lang,
    Ping,
    PlayMessage,
    Pong,
    Review,
    Try,
    frame,
    read_message,
)
from ..wire.refusals import note, refused
from ..wire.websocket_transport import TableProtocol, line_of

log = logging.getLogger(__name__)
Socket = WebSocket[None, None, State]
CLOSE_CODES = {429: TRY_AGAIN, 500: FAILED, 503: TRY_AGAIN}


class Reader:
    """Takes what comes by the line of a seat: one message after the other, each to its end.

    While nothing comes there is no task, and next to nothing in memory.
    """

    def __init__(
        self, line: TableProtocol, table: LiveTable, connection: Connection, limits: Limits
    ) -> None:
        self._line = line
        self._table = table
        self._connection = connection
        self._limits = limits
        loop = asyncio.get_running_loop()
        self._clock = loop.time
        self._bucket = limits.bucket(self._clock())
        self._sender = limits.senders.bucket(connection.address, self._clock())
        self._spawn = partial(loop.create_task, context=copy_context())  # its number, for the log
        self._waiting: list[ASGIReceiveEvent] = []  # few, and nearly always none
        self._task: asyncio.Task[None] | None = None
        self._gone = False

    def put_nowait(self, event: ASGIReceiveEvent, /) -> None:
        """Take a message, or the end."""
        if not self._gone:
            self._waiting.append(event)
            if self._task is None:
                self._task = self._spawn(self._read())

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._waiting)

    async def _read(self) -> None:
        try:
            while self._waiting and not self._gone:
                event = self._waiting.pop(0)
                if event["type"] != "websocket.receive":
                    self._leave()
                elif not self._connection.ended:  # else the seat is perhaps no longer his
                    await self._take(event.get("text"))
                if not self._waiting:
                    self._line.go_on()
        finally:
            self._task = None

    async def _take(self, text: str | None) -> None:
        """Do what a message asks for, unless there are too many."""
        now = self._clock()
        if self._bucket.take(now) and self._sender.take(now):
            await handle(text, self._table, self._connection)
        else:
            refuse(self._connection, TooMuch("too_fast"), self._table.room)
            self._connection.end(POLICY, "too_fast")

    def _leave(self) -> None:
        """The line has ended."""
        self._gone = True
        table, connection = self._table, self._connection
        self._limits.lines.leave(connection.address)
        log.debug("disconnected", extra={"table": table.room.name, "seat": connection.seat})
        table.detach(connection)
        connection.drop()


async def serve_seat(socket: Socket, name: str, hub: Hub, config: Config, limits: Limits) -> bool:
    """Lead somebody, whose WebSocket is accepted, to a seat; return whether a `Reader` has it."""
    number_connection()
    lang = language.choose(socket.headers.get("accept-language", ""))
    line, address = line_of(socket.scope), address_of(socket.scope)
    try:
        hello = await read_hello(line, config.hello_timeout)
        lang = language.choose(hello.lang)
        name = named(name, hello.table)
        table = await hub.find(name)
        hub.check_banned(address)  # perhaps since the handshake
        seat = table.room.find_seat(hello.token)
    except WebSocketDisconnect:
        return False
    except ParlourError as error:
        await turn_away(line, error, lang, table=name, address=address)
        return False
    except Exception:  # such as a log that cannot be read: this table is lost, not the server
        log.exception("failed", extra={"table": name})
        await turn_away(line, Failure(), lang, table=name, address=address)
        return False
    connection = Connection(seat, lang, line, config.outbox, address)
    table.attach(connection)
    log.debug("connected", extra={"table": name, "seat": seat})
    table.paid_by(address)
    line.hand_over(Reader(line, table, connection, limits))
    return True


async def handle(text: str | None, table: LiveTable, connection: Connection) -> None:
    """Do what a message asks for, or refuse it and change nothing."""
    move = None
    try:
        message = read(text)
        metrics.MESSAGES.add(str(message.__struct_config__.tag))
        if isinstance(message, PlayMessage):
            move = message.id
        await obey(message, table, connection)
    except ParlourError as error:
        refuse(connection, error, table.room, move)
    except Exception:  # whatever it was: this message has failed, the line goes on
        log.exception("failed", extra={"table": table.room.name, "seat": connection.seat})
        refuse(connection, Failure(), table.room, move)


async def obey(message: ClientMessage, table: LiveTable, connection: Connection) -> None:
    """Do what a message asks for; raises what is to be refused."""
    match message:
        case Try():
            table.try_out(connection, message)
        case Hint() | Review():
            table.adviser.ask(connection, message)
        case Lang(lang):
            connection.language = language.choose(lang)
        case Ping(n):
            connection.push(frame(Pong(n)))
        case Hello():
            raise BadRequest("hello_twice")
        case _:
            await table.grant(connection, message)


def refuse(
    connection: Connection, error: ParlourError, room: Room, move: str | None = None
) -> None:
    """Tell a connection why something was refused."""
    note("refused", error, table=room.name, seat=connection.seat)
    connection.push(frame(refused(error, connection.language, room.seq, move)))


async def read_hello(line: TableProtocol, patience: float) -> Hello:
    """Return the first message; a ``RequestError`` if it is late or no hello."""
    try:
        async with asyncio.timeout(patience):
            message = read(await receive(line))
    except TimeoutError:
        raise TooMuch("hello_late") from None
    if not isinstance(message, Hello):
        raise BadRequest("hello_first")
    return message


async def receive(line: TableProtocol) -> str | None:
    """Return the next text frame, None for a binary one; ``WebSocketDisconnect`` at the end."""
    event = await line.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return event.get("text")


def read(text: str | None) -> ClientMessage:
    """Return the message of a frame; ``BadRequest`` if it cannot be read."""
    if text is None:
        raise BadRequest("bad_frame")
    try:
        message: ClientMessage = read_message(text)
        return message
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRequest("bad_message", reason=str(error)[:200]) from None


async def turn_away(line: TableProtocol, error: ParlourError, lang: str, **facts: str) -> None:
    """Tell why there is nothing here for this client, and close."""
    note("turned away", error, **facts)
    status = error.status if isinstance(error, RequestError) else 400
    line.write(frame(refused(error, lang, 0)))
    with suppress(OSError, ClientDisconnected):
        await line.close(CLOSE_CODES.get(status, POLICY), error.code)
