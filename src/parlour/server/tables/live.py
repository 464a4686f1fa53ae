"""A table in use: the room, its connections, and the tasks that move it on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import ceil
from random import Random
from typing import TypeVar

from ...core.errors import ParlourError
from ...core.events import DealEnded, Event, MatchEnded
from ...core.replay import Replay
from ...core.seating import Seating
from ...core.table import Dealt, Played, Resigned
from ..ground import metrics, tokens
from ..ground.config import Config
from ..ground.errors import (
    Forbidden,
    NotNow,
    RequestError,
    Restarting,
    StoreFailed,
    TableDamaged,
)
from ..ground.limits import Writers
from ..store import Store
from ..store.nodes import Peers
from ..store.records import Freed, Happened, LogEntry, Readied, Rekeyed, Tipped, read_entry
from ..wire.connection import POLICY, RESTART, Connection
from ..wire.protocol import (
    Place,
    Presence,
    Ready,
    Snapshot,
    ToPage,
    TriedMessage,
    Unsealed,
    Update,
    encode,
    frame,
)
from ..wire.refusals import LINES, not_tried, refused
from . import history
from .adviser import Adviser
from .bot_delay import Pace
from .bots import BotRunner
from .room import Coded, Duty, Room

log = logging.getLogger(__name__)
Wish = TypeVar("Wish", bound=LogEntry | Coded | None)
SPREAD = 0.25  # seconds over which tables come back to a database that was away
HURRY = 0.4
"""Seconds until a wish is refused that could not be tried: with the store's, less than two."""
RETRY, LONGEST = 0.5, 60.0  # seconds until a table tries again what failed: at first, and at most


class LiveTable:
    """One table in memory.  Its log is the truth: nothing is told before it is durable there."""

    def __init__(
        self,
        room: Room,
        last: bytes,
        store: Store,
        bots: BotRunner,
        peers: Peers,
        config: Config,
        chance: Random,
        writers: Writers,
        note: Callable[[Room, bool], None],
        let_go: Callable[[LiveTable], None],
    ) -> None:
        self.room = room
        self._last = hash(last)  # the last record of the log that led to the room
        self._store = store
        self._bots = bots
        self._peers = peers
        self._account = bots.open_account()
        self._config = config
        self._chance = chance
        self._pace = Pace(chance, bots.habits, config.bot_delay)
        self._writers = writers
        self._payer = ""  # the address for which what is written counts
        self._note = note  # is told of a deal that has ended, or a match that is over
        self._let_go = let_go  # forgets this table, whose log another server has deleted
        self._connections: list[Connection] = []
        self._lock = asyncio.Lock()
        self._closed = False  # its log is being deleted, or was: who comes back will be told
        self._uncertain = False  # an append has failed: the log may be ahead of the room
        self._duties: asyncio.Task[None] | None = None
        self.adviser = Adviser(room, bots, self._account)
        self._clock = asyncio.get_running_loop().time
        self._moved = self._sat = self._asked = self.used = self.checked = self._clock()
        self._heard: asyncio.Event | None = None  # set when something happens, while that matters

    def paid_by(self, address: str, entries: int = 0) -> None:
        """Let what bots think, and what is written, count for an address, the first that is named.

        So many entries are written already.
        """
        self._bots.charge(self._account, address)
        self._payer = self._payer or address
        self._writers.pay(self._payer, self._clock(), entries)

    # -- people --------------------------------------------------------------

    @property
    def online(self) -> set[int]:
        """The seats with a connection, to this node or another."""
        return self.seats_here | self._peers.elsewhere(self.room.name)

    @property
    def seats_here(self) -> set[int]:
        """The seats with a connection to this node."""
        return {connection.seat for connection in self._connections}

    @property
    def busy(self) -> bool:
        """Whether somebody is connected or something is under way."""
        working = self._duties is not None and not self._duties.done()
        return bool(self._connections) or self._lock.locked() or working

    @property
    def connections(self) -> int:
        """How many connections to this node the table has."""
        return len(self._connections)

    def attach(self, connection: Connection) -> None:
        """Add a connection and tell it everything; too many of one seat close the oldest."""
        same = [other for other in self._connections if other.seat == connection.seat]
        if len(same) >= self._config.seat_connections:
            self._turn_away(same[0], NotNow("replaced"))
        self._connections.append(connection)
        if self.room.seq == 0:
            self._asked = self._clock()
        self.tell_snapshot(connection)
        if not same:
            self._peers.tell_here(self.room.name, self.seats_here)
            self.tell_presence(but=connection)

    def detach(self, connection: Connection) -> None:
        """Forget a connection that is gone."""
        self.used = self._clock()
        if connection in self._connections:
            self._connections.remove(connection)
            if connection.seat not in self.seats_here:
                self._peers.tell_here(self.room.name, self.seats_here)
                self.tell_presence()

    def dismiss(
        self, error: RequestError, code: int = POLICY, address: str | None = None
    ) -> list[Connection]:
        """Send all connections away, or those of an address; return them, which are about to end.

        Pages come back in a moment where the *code* is `RESTART`.
        """
        found = [it for it in self._connections if address in (None, it.address)]
        for connection in found:
            self._turn_away(connection, error, code)
        return found

    async def close(self) -> None:
        """Write nothing more; return once it is known what has become of what is being written."""
        self._closed = True
        async with self._lock:
            pass
        await self.stop()

    def list_connections(self) -> list[Connection]:
        """Return all connections."""
        return list(self._connections)

    def _turn_away(self, connection: Connection, error: RequestError, code: int = POLICY) -> None:
        """Tell a connection why it ends, and forget it."""
        told = refused(error, connection.language, self.room.seq)
        connection.push(frame(told))
        connection.end(code, error.code)
        self._connections.remove(connection)

    async def sit(self, name: str, tip: str = "", token: str = "") -> Place:
        """Seat a person, whose seat has this key if he names one; ``NotNow`` if the table is full.

        Whoever has a seat by this key is told so again.
        """
        token = token or tokens.new_token(self._chance)
        await self._grant(lambda: self.room.decide_sit(name, token, tip))
        chair = self.room.find_chair(token)
        LINES.tell(logging.INFO, "seat taken", "seat", table=self.room.name, seat=chair)
        return Place(self.room.name, chair, token, self.room.seal)

    async def fill(self, connection: Connection, seat: int, bot: str) -> None:
        """Give an open seat to a bot; ``NotNow`` if it is not open."""
        await self._grant_to(connection, lambda: self.room.decide_fill(seat, bot))

    async def leave(self, connection: Connection) -> None:
        """Give a person's seat up for good; its lines end unless that ends the match."""
        await self._grant_to(connection, lambda: self.room.decide_leave(connection.seat))

    async def rekey(self, seat: int) -> Place:
        """Give a person's seat a new key, and return it; the lines by the one before end."""
        token = tokens.new_key(self._chance)
        await self._grant(lambda: self.room.decide_rekey(seat, token))
        return Place(self.room.name, self.room.chairs[seat], token)

    async def play(self, connection: Connection, move: str, at: int, action: str) -> None:
        """Make a person's move; a move made before is answered with a snapshot."""
        seat = connection.seat
        wish = partial(self.room.decide_play, seat, move, at, action)
        if not await self._grant_to(connection, wish):
            self.tell_snapshot(connection)

    def try_out(self, connection: Connection, wish: str, at: int, actions: list[str]) -> None:
        """Tell a person what would come of some actions, or why they would be refused."""
        table = self.room.table
        try:
            found = table.try_out(connection.seat, actions, at, self._chance.getrandbits(64))
        except ParlourError as error:
            told = not_tried(error, connection.language, table.seq, wish)
        else:
            told = TriedMessage(
                wish, table.seq, found.view, found.legal, found.moves, found.facts, None
            )
        connection.push(frame(told))

    async def make_ready(self, connection: Connection, at: int, share: str = "") -> None:
        """Note that a seat is ready for the next deal; ``TooMuch`` if none can be dealt today."""
        self._writers.check(self._payer, self._clock())
        wish = partial(self.room.decide_ready, connection.seat, at, share)
        if not await self._grant_to(connection, wish):
            self.tell_snapshot(connection)

    async def begin_chain(self, connection: Connection, tip: str) -> None:
        """Note that a seat has a new chain."""
        await self._grant_to(connection, lambda: self.room.decide_tip(connection.seat, tip))

    async def end(self, connection: Connection, end: bool, at: int) -> None:
        """Note whether a seat wishes to end the match now."""
        wish = partial(self.room.decide_end, connection.seat, end, at)
        if not await self._grant_to(connection, wish):
            self.tell_snapshot(connection)

    def refuse_replay(self) -> None:
        """Raise ``NotNow`` while the match goes on: its replay shows every card."""
        if self.room.waiting != "over":
            raise NotNow("match_running")

    def refuse_seals(self, key: str) -> None:
        """Raise ``Forbidden`` while the match goes on, unless this is the key of a seat."""
        if self.room.waiting != "over":
            self.room.find_seat(key)

    async def replay(self) -> Replay:
        """Return the whole match; ``NotNow`` while it goes on."""
        self.refuse_replay()
        name = self.room.name
        return await history.aside(history.replay, name, await self._store.load(name))

    async def unsealed(self) -> list[Unsealed]:
        """Return what the deals that are over followed from."""
        name = self.room.name
        return await history.aside(history.unsealed, name, await self._store.load(name))

    # -- the log -------------------------------------------------------------

    async def _grant_to(self, connection: Connection, decide: Callable[[], Wish]) -> Wish:
        """Grant what somebody wishes, unless he was sent away while he waited for his turn.

        The seat may be another's by then.
        """

        def decide_still() -> Wish:
            if connection.ended:
                raise Forbidden("seat_left")
            return decide()

        return await self._grant(decide_still)

    async def _grant(self, decide: Callable[[], Wish]) -> Wish:
        """Log what *decide* wants of the room as it stands, then apply and tell it; return it.

        None wants nothing.  If another server was first, its entries are applied and *decide* is
        asked again, if there is time.  After ``StoreFailed`` the table finds out by itself what has
        become of it.
        """
        latest = self._clock() + HURRY
        try:
            await self._enter(latest)
            try:
                while (wish := await self._decide(decide, latest)) is not None:
                    entry, code = wish if isinstance(wish, Coded) else (wish, None)
                    self._uncertain = True
                    number, record = self.room.number + 1, encode(entry)
                    if await self._append(number, record):  # the store answers in time
                        self._uncertain = False
                        self._writers.pay(self._payer, self._clock())
                        if self.room.number < number:  # else it was read before this was known
                            self._happen(record, entry, code)
                        self.checked = self._clock()
                        self._peers.tell_moved(self.room.name, number)
                        break
                return wish
            finally:
                self._lock.release()
        except (StoreFailed, TimeoutError) as error:
            self.start_duties()
            raise StoreFailed from error

    async def _enter(self, latest: float) -> None:
        """Take the lock; ``TimeoutError`` if others keep it for too long."""
        if not self._lock.locked():  # nearly always: a time limit costs more than all of this
            await self._lock.acquire()
            return
        async with asyncio.timeout_at(latest):
            await self._lock.acquire()

    async def _decide(self, decide: Callable[[], Wish], latest: float) -> Wish:
        """Ask what is wished of the room as the log has it; ``TimeoutError`` if it is late."""
        if self._uncertain:
            async with asyncio.timeout_at(latest):
                await self._settle()
        elif self._clock() > latest:
            raise TimeoutError
        if self._closed:
            raise Restarting
        return decide()

    async def _settle(self) -> None:
        """Find out what has become of an append whose outcome is unknown."""
        await self.catch_up()
        self._uncertain = False

    async def _append(self, number: int, record: bytes) -> bool:
        """Return what comes of writing a record, and how long that takes to the metrics."""
        begun = self._clock()
        try:
            written = await self._store.append(self.room.name, number, record)
        except StoreFailed:
            metrics.FAILED.add()
            raise
        metrics.APPENDS.observe(self._clock() - begun)
        return written

    async def catch_up(self) -> None:
        """Apply what the log has and the room has not."""
        last = self.room.number
        self.follow(last, await self._store.load(self.room.name, last - 1))

    def follow(self, last: int, records: list[bytes]) -> None:
        """Apply the records from the last known on, as far as they are new.

        If that is not there any more, the log was deleted, and perhaps brought back as it once was.
        """
        self.checked = self._clock()
        if not records or (last == self.room.number and hash(records[0]) != self._last):
            self._give_up("table deleted by another server")
        for number, record in enumerate(records, last):
            if number == self.room.number + 1 and not self._closed:
                self._happen(record)

    @property
    def number(self) -> int:
        """How many entries of the log the room has."""
        return self.room.number

    def _give_up(self, reason: str) -> None:
        """Do nothing more; who is here comes back and is told what has become of the table."""
        if not self._closed:
            log.info(reason, extra={"table": self.room.name})
        self._closed = True
        self.adviser.stop()
        self.dismiss(Restarting(), RESTART)
        self._let_go(self)

    def _happen(
        self, record: bytes, entry: LogEntry | None = None, code: int | None = None
    ) -> None:
        """Apply a record of the log, tell everybody, and begin what follows from it.

        What it says, and the code of the action in it, need not be found out where they are known.
        """
        unsealed, rows = self.room.unsealed, len(self.room.table.match.rows)
        try:
            entry = entry or read_entry(record)
            events = self.room.apply(entry, code)
        except Exception:  # such as a newer server's: nothing may be decided on what is not known
            self._give_up("table cannot go on")
            raise
        self._last = hash(record)
        self._tell(entry, events, rows, ended=self.room.unsealed is not unsealed)
        self.start_duties()

    def _tell(self, entry: LogEntry, events: list[Event], rows: int, *, ended: bool) -> None:
        """Tell everybody what has happened, when the sheet had so many rows."""
        if self._heard is not None:
            self._heard.set()
        if ended or self.room.waiting == "over":
            self._note(self.room, ended)
        if isinstance(entry, Happened):
            self._moved = self._clock()
            record = entry.record
            if isinstance(record, Resigned) and record.by:
                self._see_off(record.seat, "seat_left")
            mover = record.seat if isinstance(record, Played) else -1
            said = [self.room.unsealed] if ended else []
            sealed = [self.room.seal] if ended or isinstance(record, Dealt) else []
            if isinstance(record, Dealt) and record.seating is not None:
                self._move_all(record.seating)
                return
            self._tell_update(events, rows, mover, entry.id, *said, *sealed)
            if self.room.waiting == "over" and isinstance(events[-1], MatchEnded):
                self._bots.tell_end(self.room)
        elif isinstance(entry, Readied):
            self._tell_all(Ready(self.room.ready))
        elif isinstance(entry, Freed):
            self._see_off(entry.seat, "seat_left")
        elif isinstance(entry, Rekeyed):
            self._see_off(entry.seat, "key_replaced")
        elif isinstance(entry, Tipped):
            self._tell_all(self.room.seal)
        else:
            self._sat = self._clock()
            self.tell_presence()
            self._tell_all(self.room.seal)

    def _move_all(self, seating: Seating) -> None:
        """Let every connection follow its player to the seat drawn, and tell it everything."""
        for connection in self._connections:
            connection.seat = seating.moved(connection.seat)
        self._peers.tell_here(self.room.name, self.seats_here)
        for connection in self._connections:
            self.tell_snapshot(connection)

    def _see_off(self, seat: int, code: str) -> None:
        """End the lines of a seat that was given up or has another key, and tell the others."""
        for connection in [it for it in self._connections if it.seat == seat]:
            self._turn_away(connection, Forbidden(code))
        self.tell_presence()

    # -- what the table does by itself ---------------------------------------

    def start_duties(self) -> None:
        """Begin what the table owes, if this node is to do that and has not begun."""
        if self._owes and (self._duties is None or self._duties.done()):
            self._duties = asyncio.create_task(self._do_duties())

    @property
    def _owes(self) -> bool:
        """Whether there is something to do for this node."""
        due = self.room.duty is not None
        if self._closed:
            return False
        return self._uncertain or (due and self._peers.holds(self.room.name))

    async def _do_duties(self) -> None:
        """Do what the table owes; what fails is tried again, for nobody may be here to ask."""
        pause = RETRY
        while self._owes:
            try:
                if self._uncertain:
                    async with self._lock:
                        if self._uncertain:
                            await self._settle()
                elif self._left:  # the person who is to act may do so in time
                    await self._hear(self._left)
                elif await self._do_duty() is None:  # somebody was first: perhaps another node
                    self._peers.doubt(self.room.name)
                pause = RETRY
            except StoreFailed:
                await self._store.settled()
                await asyncio.sleep(self._chance.uniform(0, SPREAD))
            except (TableDamaged, Restarting):
                return
            except Exception:
                log.exception("table stands still", extra={"table": self.room.name})
                await asyncio.sleep(pause * self._chance.uniform(0.5, 1))
                pause = min(2 * pause, LONGEST)

    async def _do_duty(self) -> LogEntry | Coded | None:
        """Do the one thing that is due; None if that is not due any more."""
        match self.room.duty:
            case Duty.DEAL:
                return await self._deal()
            case Duty.CLOCK:
                return await self._decide_late()
            case _:
                return await self._move_bot()

    async def _deal(self) -> LogEntry | None:
        """Deal; before the first deal, wait for the share of each seat that has a chain.

        A seat has `share_wait` seconds from the moment it is asked, when everybody has sat down or
        when it connects.  Connecting again and again puts the deal off by two such waits at most.
        """
        wait = self._config.share_wait
        while self.room.silent:
            left = min(max(self._sat, self._asked), self._sat + 2 * wait) + wait - self._clock()
            if left <= 0:
                break
            await self._hear(left)
        return await self._grant(
            lambda: self.room.decide_deal(self._chance) if self.room.duty is Duty.DEAL else None
        )

    async def _hear(self, most: float) -> None:
        """Wait until something happens, for so many seconds at most."""
        self._heard = asyncio.Event()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._heard.wait(), most)
        self._heard = None

    @property
    def _left(self) -> float:
        """How many seconds the person who is to act has; 0 if there is no limit."""
        limit = self.room.limit
        return 0.0 if limit is None else max(0.0, self._moved + limit.seconds - self._clock())

    @property
    def _seconds(self) -> int | None:
        """What all are told of that, in whole seconds; None if there is no limit."""
        return None if self.room.limit is None else ceil(self._left)

    async def _decide_late(self) -> Coded | None:
        """Decide for a person whose time is up."""
        seq, limit = self.room.seq, self.room.limit
        return await self._grant(
            lambda: self.room.decide_late(limit) if limit and self.room.seq == seq else None
        )

    async def _move_bot(self) -> Coded | None:
        """Let the bot whose turn it is move, at a time that tells nothing about its cards."""
        seq, due = self.room.seq, self._moved + self._config.bot_delay
        deal, asked = self.room.table.match.deal, self._clock()
        seat, free = deal.seat, len(deal.legal()) > 1
        bot = self.room.game.id, self.room.bot[0]
        code, budget = await self._bots.choose(self.room, self._account)
        seeming = self._pace.time_of(seat, bot, free, self._clock() - asked)
        await asyncio.sleep(max(due, asked + seeming) - self._clock())
        return await self._grant(
            lambda: self.room.decide_bot(code, budget) if self.room.seq == seq else None
        )

    async def stop(self) -> None:
        """Stop moving by itself."""
        self.adviser.stop()
        if self._duties is not None:
            self._duties.cancel()
            await asyncio.wait([self._duties])

    # -- telling -------------------------------------------------------------

    def tell_snapshot(self, connection: Connection) -> None:
        """Tell one connection everything its seat may know."""
        room, seat = self.room, connection.seat
        table, sheet = room.info(self.online), room.table.sheet()
        view, legal = room.table.view(seat), room.table.legal(seat)
        state = (room.seq, view, legal, room.waiting, room.ready, room.agreed, self._seconds)
        events = [event.for_seat(seat) for event in room.events]
        connection.push(frame(Snapshot(*state, sheet, table, seat, events)), *frames(room.seal))

    def _tell_update(
        self, events: list[Event], rows: int, mover: int, move: str | None, *more: ToPage | None
    ) -> None:
        """Tell every seat, in the same step and as many messages, what it may know, and *more*.

        Of the sheet they have so many rows.
        """
        room, told, rest = self.room, dict[int, bytes](), frames(*more)
        state = (room.waiting, room.ready, room.agreed, self._seconds)
        changed = any(isinstance(event, DealEnded | MatchEnded) for event in events)
        sheet = room.table.sheet(rows) if changed else None
        for connection in self._connections:
            seat = connection.seat
            if seat not in told:
                view, legal = room.table.view(seat), room.table.legal(seat)
                answer = move if seat == mover else None
                seen = [event.for_seat(seat) for event in events]
                update = Update(room.seq, view, legal, *state, sheet, answer, seen)
                told[seat] = frame(update)
            connection.push(told[seat], *rest)

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody here who is connected."""
        self._tell_all(Presence(self.room.seat_infos(self.online)), but)

    def _tell_all(self, message: ToPage | None, but: Connection | None = None) -> None:
        """Tell everybody the same, if there is anything to be told."""
        for text in frames(message):
            for connection in self._connections:
                if connection is not but:
                    connection.push(text)


def frames(*messages: ToPage | None) -> list[bytes]:
    """Return the texts of those that are messages."""
    return [frame(message) for message in messages if message is not None]
