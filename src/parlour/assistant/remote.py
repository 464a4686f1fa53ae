"""A seat at a server, over the WebSocket that the page uses, too."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..core.changes import Changes, whole
from ..core.errors import NotationError, NotToTry, TableError
from ..core.events import ActionPlayed, Event
from ..core.game import AnyGame
from ..core.typed import ListedAction, meanings
from ..games import GAMES
from ..rl.answers import candidates
from ..server.wire.protocol.client import (
    AbsenceMessage,
    AnswerMessage,
    ClientMessage,
    EndMessage,
    HelloMessage,
    NextMessage,
    PlayMessage,
    TryMessage,
)
from ..server.wire.protocol.server import (
    PositionMessage,
    PresenceMessage,
    ProposalMessage,
    ReadyMessage,
    RefusedMessage,
    ServerMessage,
    SnapshotMessage,
    TriedMessage,
    UpdateMessage,
)
from ..server.wire.protocol.table import SeatInfo
from ..server.wire.protocol.values import WIRE
from .events import of_last_deal
from .joining import NAME, PATIENCE_S, Way, sit_down
from .seat import AssistantSeat, Sight
from .telling import told_by

Answer = UpdateMessage | RefusedMessage | TriedMessage
read = msgspec.json.Decoder(ServerMessage).decode
write = msgspec.json.Encoder().encode


class RemoteSeat(AssistantSeat):
    """A seat at a server's table, taken when it is first looked at.

    Names, phrases and everything else that people write stay in the messages.  The seat never
    holds people up: it is always ready, and joins in their wishes about ends, pauses and absence.
    """

    def __init__(self, way: Way) -> None:
        self._way = way
        self._opening = asyncio.Lock()
        self._changed = asyncio.Condition()
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._asked: dict[str, asyncio.Future[Answer]] = {}
        self._numbers = count(1)
        self._now: PositionMessage
        self._game: AnyGame
        self._options: Any
        self._seat = -1
        self._parts: tuple[dict[str, Any], dict[str, Any]] = {}, {}
        self._totals: tuple[int, ...] = ()
        self._players: list[SeatInfo] = []
        self._news: list[Event] = []
        self._history: list[Event] = []
        self._told = set[str]()  # the wishes that were joined at this position

    # -- the tools -------------------------------------------------------------

    async def look(self) -> Sight:
        await self._open()
        return self._seen()

    async def wait(self, seconds: float) -> Sight:
        await self._open()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(self._is_due)
        return await self.look()

    async def play(self, action: str, at: int) -> Sight:
        await self._open()
        wish = self._meant(action)
        told = await self._ask(lambda name: PlayMessage(name, at, wish))
        if isinstance(told, RefusedMessage):
            raise told_by(told.code, told.rule, told.facts)
        return self._seen()

    async def check(self, action: str) -> str:
        await self._open()
        wish = self._meant(action)
        told = await self._ask(lambda name: TryMessage(name, self._now.seq, [wish]))
        found = told.refusal if isinstance(told, TriedMessage) else told
        if isinstance(found, UpdateMessage) or found is None:
            return wish
        error = told_by(found.code, found.rule, found.facts)
        if isinstance(error, NotToTry):  # it can be played, but its result is hidden
            return wish
        raise error

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
        if self._reader is not None:
            await asyncio.wait([self._reader])

    def _meant(self, answer: str) -> str:
        """Return the action that a text means; the server says why another one cannot be played."""
        listed = [ListedAction(it) for it in self._now.legal]
        for words in candidates(answer):
            found = dict.fromkeys(
                it for text in words if not text.isdecimal() for it in meanings(text, listed)
            )
            if len(found) > 1:
                raise NotationError("many_meanings", actions=", ".join(found))
            if found:
                return next(iter(found))
        return answer.strip()

    # -- the connection ----------------------------------------------------------

    async def _open(self) -> None:
        """Connect, if there is no connection; a `ParlourError` says why that cannot be done."""
        async with self._opening:
            if self._reader is not None and not self._reader.done():
                return
            try:
                async with asyncio.timeout(PATIENCE_S):
                    table = await asyncio.to_thread(sit_down, self._way)
                    way = self._way = self._way._replace(table=table)
                    line = self._line = await connect(way.socket, max_size=None)
                    await self._send(HelloMessage(way.key, "en", way.table, WIRE))
                    await self._begin(line)
            except (OSError, WebSocketException, TimeoutError) as error:
                raise TableError("assistant_away", reason=type(error).__name__) from None
            self._reader = asyncio.create_task(self._read(line))

    async def _begin(self, line: ClientConnection) -> None:
        """Read until the snapshot, which a refusal may stand in place of."""
        while True:
            message = read(await line.recv())
            if isinstance(message, RefusedMessage):
                raise told_by(message.code, message.rule, message.facts)
            if isinstance(message, SnapshotMessage):
                break
        me = message.table.seats[message.seat]
        if not me.name.startswith(NAME):
            await line.close()
            raise TableError("assistant_unnamed")
        await self._take(message)

    async def _read(self, line: ClientConnection) -> None:
        """Read messages until the connection ends."""
        try:
            async for text in line:
                with suppress(msgspec.ValidationError):  # a message of a newer server
                    await self._take(read(text))
        except WebSocketException:
            pass
        finally:
            gone = TableError("assistant_away", reason=line.close_reason or "closed")
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(gone)
            async with self._changed:
                self._changed.notify_all()

    async def _send(self, message: ClientMessage) -> None:
        if self._line is not None:
            await self._line.send(write(message).decode())

    async def _ask(self, asks: Callable[[str], ClientMessage]) -> Answer:
        """Send a message with a name of its own, and return the answer to it."""
        name = f"{secrets.token_hex(4)}-{next(self._numbers)}"
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[name] = answer
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._send(asks(name))
                return await answer
        except (WebSocketException, TimeoutError) as error:
            raise TableError("assistant_away", reason=type(error).__name__) from None
        finally:
            del self._asked[name]

    # -- what the server tells -----------------------------------------------------

    async def _take(self, message: Any) -> None:
        """Follow a message, and do what the people at the table wait for."""
        match message:
            case SnapshotMessage():
                self._start(message)
            case UpdateMessage():
                self._go_on(message)
            case PresenceMessage():
                self._players = message.seats
            case ReadyMessage():
                self._now = msgspec.structs.replace(self._now, ready=message.ready)
            case ProposalMessage():
                await self._join_in("proposal", AnswerMessage("go"))
        name = getattr(message, "id", None)
        if isinstance(message, Answer) and name in self._asked and not self._asked[name].done():
            self._asked[name].set_result(message)
        if isinstance(message, PositionMessage | PresenceMessage):
            await self._follow_people()
        async with self._changed:
            self._changed.notify_all()

    def _start(self, told: SnapshotMessage) -> None:
        """Begin with everything that the seat may know."""
        self._game = GAMES[told.table.game]
        self._options = self._game.options(None, **told.table.options)
        self._now, self._seat, self._players = told, told.seat, told.table.seats
        self._parts = {} if told.public is None else whole(told.public), told.own or {}
        self._totals = tuple(told.sheet.totals)
        self._history = list(told.events)
        own = [n for n, it in enumerate(told.events, 1) if self._is_own(it)]
        self._news = list(told.events[own[-1] if own else 0 :])

    def _go_on(self, told: UpdateMessage) -> None:
        """Go on to the next position."""
        nobody = [False] * len(self._players)
        lists = {"ready": told.ready or nobody, "agreed": told.agreed or nobody}
        self._now = msgspec.structs.replace(told, **lists)
        public, own = self._parts
        self._parts = changed(public, told.public), changed(own, told.own)
        if told.sheet is not None:
            self._totals = tuple(told.sheet.totals)
        if told.id is not None:
            self._news.clear()
        self._news += told.events
        self._history = of_last_deal([*self._history, *told.events])
        self._told.clear()

    def _is_own(self, event: Event) -> bool:
        return isinstance(event, ActionPlayed) and event.seat == self._seat

    async def _follow_people(self) -> None:
        """Be ready for the next deal, and join in the wishes of people."""
        now, me = self._now, self._seat
        if now.waiting == "deal" and now.seq and not now.ready[me]:
            await self._join_in("next", NextMessage(now.seq))
        if any(now.agreed) and not now.agreed[me]:
            await self._join_in("end", EndMessage(now.seq))
        for seat, it in enumerate(self._players):
            if it.wish and seat != me and self._players[me].wish != it.wish:
                await self._join_in(it.wish, AbsenceMessage(it.wish))

    async def _join_in(self, what: str, message: ClientMessage) -> None:
        """Say once at a position what is wished."""
        if what not in self._told:
            self._told.add(what)
            with suppress(WebSocketException):
                await self._send(message)

    def _is_due(self) -> bool:
        """Return whether there is something to do, or nothing to wait for."""
        ended = self._reader is None or self._reader.done()
        return bool(self._now.legal) or self._now.waiting == "over" or ended

    def _seen(self) -> Sight:
        fields = self._parts[0] | self._parts[1]
        return Sight(
            *(self._game, self._options, self._now.seq, self._seat),
            msgspec.convert(fields, self._game.view_type) if fields else None,
            [ListedAction(it) for it in self._now.legal],
            self._now.waiting == "over",
            list(self._news),
            list(self._history),
            self._totals,
            [it.kind for it in self._players],
        )


def changed(part: dict[str, Any], found: Changes) -> dict[str, Any]:
    """Return the fields of a part of a view after some changes."""
    tails = {name: [*part[name][:kept], *items] for name, (kept, *items) in found.tails.items()}
    return {**part, **found.set, **tails}
