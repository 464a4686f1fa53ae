"""The admin socket, through which the host controls a running server.

Only the server's own user may open it.  Request and answer are one line of JSON each.  Every node
has its own socket and answers for its own connections.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ...core.errors import ParlourError
from ..ground.config import Config
from ..ground.errors import AdminFailed, BadRequest
from ..store.disk import sqlite_file
from ..tables.hub import Hub, Row

log = logging.getLogger(__name__)
MAX_LINE_BYTES = 64 * 1024 * 1024  # enough to list a million tables
CHUNK_BYTES = 1 << 20  # bytes of a backup that are sent at once


class AdminMessage(msgspec.Struct, frozen=True, tag_field="do"):
    """A command to a server."""


class ListTablesMessage(AdminMessage, frozen=True, tag="tables"):
    """List all tables."""


class ListConnectionsMessage(AdminMessage, frozen=True, tag="connections"):
    """List the connections of this server."""


class CloseMessage(AdminMessage, frozen=True, tag="close"):
    """Disconnect everybody at a table and delete it."""

    table: str


class RekeyMessage(AdminMessage, frozen=True, tag="rekey"):
    """Give a person's seat a new key, and end connections with the old one."""

    table: str
    seat: int


class StatusMessage(AdminMessage, frozen=True, tag="status"):
    """Report the server's state."""


class ListBansMessage(AdminMessage, frozen=True, tag="bans"):
    """List the banned addresses and networks."""


class BanMessage(AdminMessage, frozen=True, tag="ban"):
    """Ban an address or network until the server stops."""

    address: str


class UnbanMessage(AdminMessage, frozen=True, tag="unban"):
    """Lift the ban of an address or network."""

    address: str


class CountOldMessage(AdminMessage, frozen=True, tag="old"):
    """Report what a `RetainMessage` would delete."""

    days: int


class RetainMessage(AdminMessage, frozen=True, tag="retain"):
    """Delete tables that have not been used for *days* days; 0 stands for the setting `retain`."""

    days: int


class RestoreMessage(AdminMessage, frozen=True, tag="restore"):
    """Restore the tables of a backup, whose *size* bytes follow the line.

    The file itself is sent because the server's user may not be allowed to read it.
    """

    size: int


Question = (
    StatusMessage
    | ListTablesMessage
    | ListConnectionsMessage
    | CloseMessage
    | RekeyMessage
    | ListBansMessage
    | BanMessage
    | UnbanMessage
    | CountOldMessage
    | RetainMessage
    | RestoreMessage
)
ASKED: dict[str, tuple[str, type[AdminMessage]]] = {
    "status": (
        "show the state of the server, and whether old tables await your decision",
        StatusMessage,
    ),
    "tables": ("list all tables", ListTablesMessage),
    "connections": ("list the connections of this server", ListConnectionsMessage),
    "close": ("close a table and disconnect its players", CloseMessage),
    "rekey": ("give a person's seat a new link and disable the old one", RekeyMessage),
    "bans": ("list the banned addresses and networks", ListBansMessage),
    "ban": ("ban an address or network until the server stops", BanMessage),
    "unban": ("lift a ban", UnbanMessage),
    "retain": (
        "delete tables unused for this many days (`retain`), after asking",
        RetainMessage,
    ),
}
"""The commands of ``parlour admin``: help, and the struct whose fields are the arguments."""


class AdminAnswerMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server's answer: rows of a table, or an error."""

    rows: list[Row] = []
    code: str = ""
    facts: dict[str, str | int] = {}


read_question = msgspec.json.Decoder(Question).decode
read_answer = msgspec.json.Decoder(AdminAnswerMessage).decode
encode = msgspec.json.Encoder().encode


def socket_of(config: Config) -> Path | None:
    """Return the path of a server's admin socket: next to the SQLite file unless it is set."""
    if sys.platform == "win32":
        return None
    if config.admin:
        return Path(config.admin)
    file = sqlite_file(config.db)
    return None if file is None else file.with_name(file.name + ".admin")


# -- the server ------------------------------------------------------------------------------------


def bound(path: Path) -> socket.socket:
    """Return a new socket at a path for this user only; ``AdminFailed`` if that is impossible."""
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        with suppress(FileNotFoundError):
            if stat.S_ISSOCK(path.lstat().st_mode):  # left by a server that was killed
                path.unlink()
        listener.bind(str(path))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise AdminFailed("no_socket", socket=str(path), reason=reason) from error
    finally:
        os.umask(before)
    return listener


class Admin:
    """Answers on the admin socket."""

    def __init__(self, path: Path, hub: Hub) -> None:
        self._path = path
        self._hub = hub
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; a server that cannot listen there runs without an admin socket."""
        if await answers(self._path):  # another node uses it
            log.warning("another server has this admin socket")
            return
        try:
            listener = bound(self._path)
        except AdminFailed as error:
            log.warning("no admin socket", extra=error.facts)
            return
        self._server = await asyncio.start_unix_server(self._serve, sock=listener)

    async def stop(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked = read_question(await reader.readline())
            log.info("admin command", extra={"code": str(asked.__struct_config__.tag)})
            answer = AdminAnswerMessage(await self._obey(asked, reader))
        except ParlourError as error:
            answer = AdminAnswerMessage(code=error.code, facts=error.facts)
        except (msgspec.MsgspecError, ValueError):
            answer = AdminAnswerMessage(code="bad_question")
        except Exception:  # such as a full disk: the log has the details
            log.exception("failed")
            answer = AdminAnswerMessage(code="internal")
        with suppress(OSError):
            writer.write(encode(answer) + b"\n")
            await writer.drain()
        writer.close()

    async def _obey(self, asked: Question, reader: asyncio.StreamReader) -> list[Row]:
        hub = self._hub
        match asked:
            case StatusMessage():
                return [await hub.status()]
            case ListTablesMessage():
                return await hub.list_tables()
            case ListConnectionsMessage():
                return hub.list_connections()
            case CloseMessage(table):
                await hub.forget(table)
                return [{"closed": table}]
            case RekeyMessage(table, seat):
                place = await hub.rekey(table, seat)
                link = f"/#/t/{table}/seat/{place.seat}-{place.token}"
                return [{"seat": seat, "link": link}]
            case ListBansMessage():
                return hub.list_bans()
            case BanMessage(address):
                return [{"banned": address, "sent away": hub.ban(address)}]
            case UnbanMessage(address):
                hub.unban(address)
                return [{"let in again": address}]
            case CountOldMessage(days):
                return [await hub.tell_old(days)]
            case RetainMessage(days):
                return [{"forgotten": await hub.forget_old(days)}]
            case RestoreMessage(size):
                with TemporaryDirectory(prefix="parlour-") as folder:
                    await receive(reader, size, file := Path(folder) / "backup.db")
                    return [await hub.restore(file)]


async def receive(reader: asyncio.StreamReader, size: int, file: Path) -> None:
    """Write *size* received bytes to a file; ``BadRequest`` if fewer arrive."""
    with file.open("wb") as out:
        while size and (piece := await reader.read(min(size, CHUNK_BYTES))):
            await asyncio.to_thread(out.write, piece)
            size -= len(piece)
    if size:
        raise BadRequest("bad_question")


# -- the host --------------------------------------------------------------------------------------


async def answers(path: Path) -> bool:
    """Return whether a server listens at a path; True also if this user may not connect."""
    try:
        _, writer = await asyncio.open_unix_connection(path)
    except PermissionError:
        return True
    except OSError:
        return False
    writer.close()
    return True


async def ask(path: Path, question: AdminMessage, more: Path | None = None) -> list[Row]:
    """Return a server's answer to a command and a file; ``AdminFailed`` if it cannot be reached."""
    try:
        reader, writer = await asyncio.open_unix_connection(path, limit=MAX_LINE_BYTES)
    except PermissionError as error:
        raise AdminFailed("not_yours", socket=str(path)) from error
    except OSError as error:
        raise AdminFailed("no_server", socket=str(path)) from error
    writer.write(encode(question) + b"\n")
    if more is not None:
        with more.open("rb") as content:
            while piece := await asyncio.to_thread(content.read, CHUNK_BYTES):
                writer.write(piece)
                await writer.drain()
    line = await reader.readline()
    writer.close()
    if not line:
        raise AdminFailed("no_server", socket=str(path))
    answer = read_answer(line)
    if answer.code:
        raise AdminFailed(answer.code, "", **answer.facts)
    return answer.rows
