"""The server inside a page: the same tables and messages in a browser's worker, without a network.

The page's worker (``web/src/lib/offline/engine.ts``) runs this module in Pyodide.  It passes on the
page's requests and messages, and keeps the logs in the browser's own database.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from ..core.errors import ParlourError
from .ground import language
from .ground.config import Config
from .ground.errors import BadRequest, Failure, NotThere
from .ground.tokens import SYSTEM
from .http.reading import check_version, handle, read_hello
from .store import Counted, Ended, Stored
from .store.counts import Merge
from .store.nodes import NoPeers
from .tables.hub import Hub, named
from .wire.catalogue import all_games
from .wire.connection import POLICY, Connection
from .wire.protocol.http import (
    AskSeatsMessage,
    DeleteMatchesMessage,
    GameInfo,
    OpenTableMessage,
    PractiseMessage,
)
from .wire.protocol.server import encode, frame
from .wire.refusals import refusal_of, refused, status_of

log = logging.getLogger(__name__)
Send: TypeAlias = Callable[[str], object]
End: TypeAlias = Callable[[int, str], object]
WORLDS = 20
"""Worlds that a bot examines: the interpreted engine is slow, and nothing else runs meanwhile."""
UNLIMITED = 1e9
TOO_SLOW = "strong"
"""The level that takes too long for an interpreted engine."""


class Shelf(Protocol):
    """The browser's database, as the worker offers it.  Lists come and go as JSON."""

    def append(self, table: str, after: int, records: str) -> Awaitable[bool]:
        """Add records after a number; return False, and add nothing, if a number is taken."""

    def load(self, table: str, after: int) -> Awaitable[str]:
        """Return the records with a number above *after*, in order."""

    def tables(self) -> Awaitable[str]:
        """Return name, number of records and time of the last one of all tables."""

    def delete(self, table: str) -> Awaitable[None]:
        """Delete a table, and its result."""

    def rewrite(self, table: str, number: int, record: str) -> Awaitable[None]:
        """Replace a record."""

    def note(self, table: str, home: str, result: str) -> Awaitable[None]:
        """Keep the result of a finished match."""

    def book(self, home: str) -> Awaitable[str]:
        """Return the results of the matches at a table."""


class ShelfStore:
    """The store in the browser's database.  Nobody reports how even its deals were."""

    healthy = True

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def start(self) -> None:
        """Do nothing: the worker has opened the database."""

    async def find(self) -> bool:
        """Return that it exists."""
        return True

    async def stop(self) -> None:
        """Do nothing: each record is durable already."""

    async def settled(self) -> None:
        """Return at once."""

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Append a record; another window at the same table may have been first."""
        return await self.extend(table, number - 1, [record])

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return records of a table."""
        return [it.encode() for it in json.loads(await self._shelf.load(table, after))]

    async def extend(self, table: str, after: int, records: list[bytes]) -> bool:
        """Append records, or none."""
        texts = json.dumps([it.decode() for it in records])
        return bool(await self._shelf.append(table, after, texts))

    async def tables(self) -> list[Stored]:
        """Return all tables."""
        return [Stored(*it) for it in json.loads(await self._shelf.tables())]

    async def delete(self, table: str, idle: float = 0) -> bool:
        """Delete a table, unless it would go because of its age: the player decides that."""
        if not idle:
            await self._shelf.delete(table)
        return not idle

    async def rewrite(self, table: str, number: int, record: bytes) -> None:
        """Replace a record."""
        await self._shelf.rewrite(table, number, record.decode())

    async def over(self, lacking: bytes) -> list[str]:
        """Return no table: keys on a player's own device need no end."""
        return []

    async def count(
        self,
        marks: Sequence[Counted],
        ended: Sequence[Ended],
        merge: Merge,
    ) -> set[str]:
        """Keep the results of matches for the table's book."""
        for it in marks:
            if it.result:
                await self._shelf.note(it.table, it.home, it.result)
        return set()

    async def counted(self) -> dict[str, int]:
        """Return that every record has been counted."""
        return {it.table: it.records for it in await self.tables()}

    async def matches(self) -> tuple[int, int]:
        """Return no counts."""
        return 0, 0

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return no matches for others."""
        return []

    async def book(self, home: str) -> list[str]:
        """Return the results of the matches at a table."""
        return [str(it) for it in json.loads(await self._shelf.book(home))]

    async def tallies(self) -> dict[str, bytes]:
        """Return no counts."""
        return {}


class PageLine:
    """The connection of a seat: what a WebSocket is between a page and a server."""

    def __init__(self, hub: Hub, path: str, send: Send, end: End) -> None:
        self._hub = hub
        self._path = path
        self._send = send
        self._end = end
        self._inbox = asyncio.Queue[str | None]()
        self._task = asyncio.create_task(self._serve())

    def take(self, text: str | None) -> None:
        """Take a message of the page, or None at the end."""
        self._inbox.put_nowait(text)

    def write(self, *texts: bytes) -> bool:
        """Send messages; see `FrameWriter`."""
        for text in texts:
            self._send(text.decode())
        return True

    async def drained(self) -> None:
        """Return at once."""

    async def close(self, code: int, reason: str) -> None:
        """Tell the page that this is the end."""
        self._end(code, reason)

    async def _serve(self) -> None:
        lang = language.choose("")
        try:
            hello = read_hello(await self._inbox.get())
            lang = language.choose(hello.lang)
            check_version(hello.wire)
            name = named(self._path, hello.table)
            if (on := await self._hub.find_next_seat(name, hello.token)) is not None:
                self.write(frame(on))
                self._end(POLICY, "followed")
                return
            table = await self._hub.find(name)
            connection = Connection(table.room.find_seat(hello.token), lang, self, 1000)
            table.attach(connection)
        except ParlourError as error:
            self.write(frame(refused(error, lang, 0)))
            self._end(POLICY, error.code)
            return
        while (text := await self._inbox.get()) is not None:
            if not connection.ended:
                await handle(text, table, connection)
        table.detach(connection)
        connection.drop()


class Offline:
    """A server for one page."""

    def __init__(self, shelf: Shelf) -> None:
        config = Config(
            bot_budget=WORLDS,
            bot_least=WORLDS,
            table_thought=UNLIMITED,
            db="",
            idle=UNLIMITED,
            entries_per_day=int(UNLIMITED),
        )
        self._hub = Hub(config, ShelfStore(shelf), NoPeers(), SYSTEM)
        self._games = encode([fitting(it) for it in all_games()])

    async def start(self) -> None:
        """Get ready for requests."""
        await self._hub.start()

    async def stop(self) -> None:
        """Stop all tables."""
        await self._hub.stop()

    def connect(self, path: str, send: Send, end: End) -> PageLine:
        """Return the connection for a path below ``ws/``."""
        return PageLine(self._hub, path, send, end)

    async def ask(self, path: str, body: str | None, key: str, lang: str) -> tuple[int, str]:
        """Return status and body of the answer to a request.

        *path* is below ``api/``, a GET has no *body*, and *key* is ``NAME.KEY``.
        """
        error: ParlourError
        try:
            return 200, (await self._answer(path, body, *key.partition(".")[::2])).decode()
        except ParlourError as found:
            error = found
        except (ValueError, RecursionError) as found:  # such as letters in place of a number
            error = BadRequest("bad_request", reason=str(found)[:200])
        except Exception:  # only this request fails
            log.exception("failed")
            error = Failure()
        return status_of(error), encode(refusal_of(error, language.choose(lang))).decode()

    async def _answer(self, path: str, body: str | None, name: str, key: str) -> bytes:
        hub, decode = self._hub, msgspec.json.decode
        match path.split("/"), body:
            case ["games"], None:
                return self._games
            case ["games", game, "seats"], str(text):
                return encode(hub.seats(game, decode(text, type=AskSeatsMessage)))
            case ["tables"], str(text):
                return encode(await hub.open(decode(text, type=OpenTableMessage)))
            case ["tables", table], None:
                return encode((await hub.find_newest(named(table, name))).info)
            case ["tables", table, "book"], None:
                return encode(await hub.book(named(table, name)))
            case ["tables", table, "deletions"], str(text):
                wanted = decode(text, type=DeleteMatchesMessage)
                return encode(await hub.renounce(named(table, name), wanted, key))
            case ["tables", table, "replay"], None:
                return encode(await (await hub.find_over(named(table, name))).replay())
            case ["tables", table, "deals", deal, seat], None:
                numbers = int(deal), int(seat)
                live = await hub.find(named(table, name))
                if not live.has_told(*numbers, key):
                    live = await hub.find_over(named(table, name))
                return encode(await live.recorded(*numbers))
            case ["tables", table, "practice"], str(text):
                wish = decode(text, type=PractiseMessage)
                return encode(await hub.practise(named(table, name), wish))
            case ["tables", table, "seals"], None:
                live = await hub.find(named(table, name))
                live.refuse_seals(key)
                return encode(await live.unsealed())
        raise NotThere("no_page")


def fitting(game: GameInfo) -> GameInfo:
    """Return what a form needs to know about a game, without the level that is too slow here."""
    bots, levels = ([it for it in names if it != TOO_SLOW] for names in (game.bots, game.levels))
    return msgspec.structs.replace(game, bots=bots, levels=levels)
