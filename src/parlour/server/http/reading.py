"""The messages of a seat: each is read, and done or refused."""

from __future__ import annotations

import logging

import msgspec

from ...core.errors import ParlourError
from ..ground import language, metrics
from ..ground.errors import BadRequest, Failure
from ..state.room import Room
from ..tables.live import LiveTable
from ..wire.connection import Connection
from ..wire.protocol.client import (
    ClientMessage,
    HelloMessage,
    HiddenMessage,
    HintMessage,
    LangMessage,
    LendMessage,
    PingMessage,
    PlayMessage,
    ReviewMessage,
    SayMessage,
    TryMessage,
    VouchMessage,
    WeighMessage,
    read_message,
)
from ..wire.protocol.server import PongMessage, frame
from ..wire.protocol.values import WIRE
from ..wire.refusals import note, refused

log = logging.getLogger(__name__)


def attend(
    message: LangMessage | PingMessage | HiddenMessage, table: LiveTable, connection: Connection
) -> None:
    """Do what a message says of the connection itself."""
    match message:
        case LangMessage(lang):
            connection.language = language.choose(lang)
        case PingMessage(n):
            connection.push(frame(PongMessage(n)))
        case HiddenMessage(hidden):
            table.hide(connection, hidden)


async def handle(text: str | None, table: LiveTable, connection: Connection) -> None:
    """Do what a message asks for, or refuse it without any change."""
    move = None
    try:
        message = read(text)
        metrics.MESSAGES.add(str(message.__struct_config__.tag))
        match message:
            case PlayMessage():
                move = message.id
                await table.grant(connection, message)
            case TryMessage():
                table.try_out(connection, message)
            case HintMessage() | ReviewMessage() | WeighMessage():
                table.adviser.ask(connection, message)
            case SayMessage():
                table.say(connection, message)
            case LendMessage():
                await table.devices.lend(connection)
            case VouchMessage():
                await table.devices.vouch(connection, message)
            case LangMessage() | PingMessage() | HiddenMessage():
                attend(message, table, connection)
            case HelloMessage():
                refuse(connection, BadRequest("hello_twice"), table.room)
            case _:
                await table.grant(connection, message)
    except ParlourError as error:
        refuse(connection, error, table.room, move)
    except Exception:  # only this message fails; the connection goes on
        log.exception("failed", extra={"table": table.room.name, "seat": connection.seat})
        refuse(connection, Failure(), table.room, move)


def refuse(
    connection: Connection, error: ParlourError, room: Room, move: str | None = None
) -> None:
    """Tell a connection why something was refused."""
    note("refused", error, table=room.name, seat=connection.seat)
    connection.push(frame(refused(error, connection.language, room.seq, move)))


def read_hello(text: str | None) -> HelloMessage:
    """Return the message in the first frame; ``BadRequest`` if it is not a hello."""
    message = read(text)
    if not isinstance(message, HelloMessage):
        raise BadRequest("hello_first")
    return message


def check_version(wire: int) -> None:
    """Raise ``BadRequest`` if the client reads messages of another version."""
    if wire != WIRE:
        raise BadRequest("old_page" if wire < WIRE else "old_server")


def read(text: str | None) -> ClientMessage:
    """Return the message in a frame; ``BadRequest`` if it cannot be read."""
    if text is None:
        raise BadRequest("bad_frame")
    try:
        message: ClientMessage = read_message(text)
        return message
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRequest("bad_message", reason=str(error)[:200]) from None
