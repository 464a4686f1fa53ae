"""What the host may ask of a running server, on a socket of its own that only his user may open.

A line of JSON each way.  Each node has its own socket and answers for its own connections.
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
from ..store.backup import sqlite_file
from ..tables.hub import Hub, Row

log = logging.getLogger(__name__)
LINE_LIMIT = 64 * 1024 * 1024  # of a million tables
PIECE = 1 << 20  # bytes of a backup on their way at once


class Ask(msgspec.Struct, frozen=True, tag_field="do"):
    """Something that is asked of a server."""


class Tables(Ask, frozen=True, tag="tables"):
    """Which tables there are."""


class Connections(Ask, frozen=True, tag="connections"):
    """Who is connected to this server."""


class Close(Ask, frozen=True, tag="close"):
    """Send everybody at a table away and forget it."""

    table: str


class Rekey(Ask, frozen=True, tag="rekey"):
    """Give a person's seat a new key, and end what the one before it has opened."""

    table: str
    seat: int


class Status(Ask, frozen=True, tag="status"):
    """How the server is."""


class Bans(Ask, frozen=True, tag="bans"):
    """Which addresses and networks are not let in."""


class Ban(Ask, frozen=True, tag="ban"):
    """Let an address or network in no more, until the server ends."""

    address: str


class Unban(Ask, frozen=True, tag="unban"):
    """Let it in again."""

    address: str


class Old(Ask, frozen=True, tag="old"):
    """What `Retain` would delete."""

    days: int


class Retain(Ask, frozen=True, tag="retain"):
    """Delete the tables that nobody has used for so many days, 0 for the server's `retain`."""

    days: int


class Restore(Ask, frozen=True, tag="restore"):
    """Bring the tables of a backup back, whose so many bytes follow.

    The host may read it where the server's user may not.
    """

    size: int


Question = (
    Status | Tables | Connections | Close | Rekey | Bans | Ban | Unban | Old | Retain | Restore
)
ASKED: dict[str, tuple[str, type[Ask]]] = {
    "status": ("show the state of the server, and whether old tables await your decision", Status),
    "tables": ("list all tables", Tables),
    "connections": ("list the connections of this server", Connections),
    "close": ("close a table and disconnect its players", Close),
    "rekey": ("give a person's seat a new link and disable the old one", Rekey),
    "bans": ("list the banned addresses and networks", Bans),
    "ban": ("ban an address or network until the server stops", Ban),
    "unban": ("lift a ban", Unban),
    "retain": (
        "delete tables unused for this many days (`retain`), after asking",
        Retain,
    ),
}
"""What the command line can ask: its help, and the question, whose fields are the arguments."""


class AdminAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server says: rows of a table, or why not."""

    rows: list[Row] = []
    code: str = ""
    facts: dict[str, str | int] = {}


read_question = msgspec.json.Decoder(Question).decode
read_answer = msgspec.json.Decoder(AdminAnswer).decode
encode = msgspec.json.Encoder().encode


def socket_of(config: Config) -> Path | None:
    """Return where a server listens for its host: beside a SQLite file unless it is set."""
    if sys.platform == "win32":
        return None
    if config.admin:
        return Path(config.admin)
    file = sqlite_file(config.db)
    return None if file is None else file.with_name(file.name + ".admin")


# -- the server ------------------------------------------------------------------------------------


def bound(path: Path) -> socket.socket:
    """Return a new socket at a path, of this user's alone; ``AdminFailed`` if there can be none."""
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        with suppress(FileNotFoundError):
            if stat.S_ISSOCK(path.lstat().st_mode):  # of a server that was killed
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
    """Answers the host."""

    def __init__(self, path: Path, hub: Hub) -> None:
        self._path = path
        self._hub = hub
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; a server that cannot is served without it."""
        if await answers(self._path):  # another node's
            log.warning("another server has this admin socket")
            return
        try:
            listener = bound(self._path)
        except AdminFailed as error:
            log.warning("there is no admin socket", extra=error.facts)
            return
        self._server = await asyncio.start_unix_server(self._serve, sock=listener)

    async def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked = read_question(await reader.readline())
            log.info("the host asks", extra={"code": str(asked.__struct_config__.tag)})
            answer = AdminAnswer(await self._obey(asked, reader))
        except ParlourError as error:
            answer = AdminAnswer(code=error.code, facts=error.facts)
        except (msgspec.MsgspecError, ValueError):
            answer = AdminAnswer(code="bad_question")
        except Exception:  # such as a disk that is full: the log says what it was
            log.exception("failed")
            answer = AdminAnswer(code="internal")
        with suppress(OSError):
            writer.write(encode(answer) + b"\n")
            await writer.drain()
        writer.close()

    async def _obey(self, asked: Question, reader: asyncio.StreamReader) -> list[Row]:
        hub = self._hub
        match asked:
            case Status():
                return [await hub.status()]
            case Tables():
                return await hub.list_tables()
            case Connections():
                return hub.list_connections()
            case Close(table):
                await hub.forget(table)
                return [{"closed": table}]
            case Rekey(table, seat):
                place = await hub.rekey(table, seat)
                link = f"/#/t/{table}/seat/{place.seat}-{place.token}"
                return [{"seat": seat, "link": link}]
            case Bans():
                return hub.list_bans()
            case Ban(address):
                return [{"banned": address, "sent away": hub.ban(address)}]
            case Unban(address):
                hub.unban(address)
                return [{"let in again": address}]
            case Old(days):
                return [await hub.tell_old(days)]
            case Retain(days):
                return [{"forgotten": await hub.forget_old(days)}]
            case Restore(size):
                with TemporaryDirectory(prefix="parlour-") as folder:
                    await receive(reader, size, file := Path(folder) / "backup.db")
                    return [await hub.restore(file)]


async def receive(reader: asyncio.StreamReader, size: int, file: Path) -> None:
    """Write what comes into a file; ``BadRequest`` if it is less than it should be."""
    with file.open("wb") as out:
        while size and (piece := await reader.read(min(size, PIECE))):
            await asyncio.to_thread(out.write, piece)
            size -= len(piece)
    if size:
        raise BadRequest("bad_question")


# -- the host --------------------------------------------------------------------------------------


async def answers(path: Path) -> bool:
    """Return whether a server listens there, as far as this user may know."""
    try:
        _, writer = await asyncio.open_unix_connection(path)
    except PermissionError:
        return True
    except OSError:
        return False
    writer.close()
    return True


async def ask(path: Path, question: Ask, more: Path | None = None) -> list[Row]:
    """Return what a server says to a question, and what a file has; ``AdminFailed`` if nothing."""
    try:
        reader, writer = await asyncio.open_unix_connection(path, limit=LINE_LIMIT)
    except PermissionError as error:
        raise AdminFailed("not_yours", socket=str(path)) from error
    except OSError as error:
        raise AdminFailed("no_server", socket=str(path)) from error
    writer.write(encode(question) + b"\n")
    if more is not None:
        with more.open("rb") as content:
            while piece := await asyncio.to_thread(content.read, PIECE):
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
