"""A table in use: its room and log, its connections, and its duties."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from ...core.errors import ParlourError
from ...core.events import EVERYBODY, MatchEnded
from ...core.replay import Replay
from ...core.seating import Seating
from ...core.table import Dealt, Played, Resigned
from ..ground import tokens
from ..ground.config import Config
from ..ground.errors import Forbidden, NotNow, RequestError, Restarting, StoreFailed, TooMuch
from ..ground.limits import Writers
from ..state.after.cards import refuse_cards
from ..state.claims import SeatClaim
from ..state.keys import refusal_of, room_made
from ..state.room import Coded, Room
from ..store import Store
from ..store.nodes import Peers
from ..store.records import (
    Answered,
    CameBack,
    Followed,
    Freed,
    Gave,
    HandedOn,
    HandShown,
    Happened,
    Housed,
    Hushed,
    Kept,
    Lined,
    Locked,
    LogEntry,
    MisTapped,
    Moved,
    Paced,
    Proposed,
    Readied,
    Rekeyed,
    Renounced,
    Reseated,
    SteppedOut,
    StoodIn,
    Tipped,
    Unlined,
    WatchersAllowed,
    WhenAway,
)
from ..wire.connection import POLICY, RESTART, Connection
from ..wire.protocol.client import (
    DealMessage,
    MisTapMessage,
    NextMessage,
    ProposeMessage,
    SayMessage,
    TableRequest,
    TakeBackMessage,
    TipMessage,
    TryMessage,
)
from ..wire.protocol.http import JoinLineMessage, LineInfo, PlaceInfo, RecordedInfo
from ..wire.protocol.server import (
    AskedBackMessage,
    HushedMessage,
    ReadyMessage,
    SaidMessage,
    ToClient,
    TriedMessage,
    UnsealedMessage,
    frame,
)
from ..wire.protocol.table import TableInfo
from ..wire.protocol.values import Face, Portrait
from ..wire.refusals import RATE_LIMITED, not_tried
from ..wire.signals import Signals
from . import history
from .adviser import Adviser
from .bots import BotRunner
from .connections import TableConnections, frames
from .devices import Devices
from .duties import Duties
from .invitation import Invitation
from .table_log import Applied, Decision, TableLog


class LiveTable:
    """One table in memory."""

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
        check_opening: Callable[[], None],
        moved: Callable[[str, str], Awaitable[None]],
    ) -> None:
        """Take a room that *last*, the last record of its log, led to.

        *note* is called when a deal or the match has ended, *let_go* when this process gives the
        table up.  *check_opening* raises an error while no table may be opened, and *moved*
        notes the newest match at a table's first one.
        """
        self.room = room
        self._store = store
        self._bots = bots
        self._account = bots.open_account()
        self._chance = chance
        self._note = note
        self._let_go = let_go
        self._log = TableLog(room, last, store, peers, writers, self._tell, self._give_up)
        self._connections = TableConnections(
            room,
            peers,
            config.seat_connections,
            lambda: self._duties.seconds_to_begin,
            lambda: self._duties.time_left,
            self._tell_proposal,
        )
        self._duties = Duties(
            room,
            self._log,
            bots,
            self._account,
            peers,
            config,
            chance,
            self._connections.presence,
            moved,
        )
        self._peers = peers
        self._most_watchers = config.watchers
        self._signals = Signals(asyncio.get_running_loop().time)
        self._check_opening = check_opening
        self.adviser = Adviser(room, bots, self._account)
        self.devices = Devices(room, peers, chance, self._write, self._connections)
        self._invitation = Invitation(room, peers, chance, lambda: bool(self._connections))
        self.used = asyncio.get_running_loop().time()

    def paid_by(self, address: str, entries: int = 0) -> None:
        """Charge thinking and writing to an address, unless another pays; *entries* are written."""
        self._bots.charge(self._account, address)
        self._log.paid_by(address, entries)

    @property
    def busy(self) -> bool:
        """Whether somebody is connected or something is under way."""
        return self.connections > 0 or self._log.busy or self._duties.busy

    # -- connections ---------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many connections to this node the table has."""
        return len(self._connections) + self.watchers_here

    @property
    def watchers_here(self) -> int:
        """How many people watch from this node."""
        return len(self._connections.watchers)

    @property
    def seats_here(self) -> set[int]:
        """The seats with a connection to this node."""
        return self._connections.seats_here

    @property
    def hidden_here(self) -> set[int]:
        """The seats whose pages at this node are all in the background."""
        return self._connections.hidden_here

    @property
    def online(self) -> set[int]:
        """The seats with a connection to this node or another."""
        return self._connections.online

    @property
    def info(self) -> TableInfo:
        """The public facts about the table."""
        return self._connections.info

    def list_connections(self) -> list[Connection]:
        """Return all connections, at last those of people who watch."""
        return [*self._connections, *self._connections.watchers]

    def attach(self, connection: Connection) -> None:
        """Add a connection and tell it everything; close the seat's oldest if it has too many."""
        self._duties.note_connection()
        self._invitation.keep()
        self._connections.attach(connection)
        if self.room.waiting == "over":  # another window of the seat may have heard it before
            told = self.room.proposal(self._duties.seconds_to_next)
            connection.push(*frames(told))
        connection.push(*frames(self.room.mistaps.told))
        self.devices.greet(connection)

    def detach(self, connection: Connection) -> None:
        """Forget a connection that is gone."""
        self.used = asyncio.get_running_loop().time()
        self._connections.detach(connection)

    def attach_watcher(self, connection: Connection, token: str) -> None:
        """Add somebody who watches; refuse somebody with the key of a seat, and one too many."""
        self.room.check_watcher(token)
        if self._connections.watching >= self._most_watchers:
            raise TooMuch("many_watchers", most=self._most_watchers)
        self._connections.attach_watcher(connection)

    def detach_watcher(self, connection: Connection) -> None:
        """Forget somebody who watched."""
        self.used = asyncio.get_running_loop().time()
        self._connections.detach_watcher(connection)

    def shed_watchers(self) -> None:
        """Send away those who watch, to make room for players."""
        if self.watchers_here:
            self._connections.watchers.shed()
            self._connections.note_watchers()

    def dismiss(
        self, error: RequestError, code: int = POLICY, address: str | None = None
    ) -> list[Connection]:
        """End all connections, or those of an address, with a reason; return them."""
        return self._connections.dismiss(error, code, address)

    def tell_presence(self) -> None:
        """Tell everybody here who is connected."""
        self._connections.tell_presence()

    # -- requests ------------------------------------------------------------

    async def sit(
        self,
        name: str,
        tip: str = "",
        token: str = "",
        portrait: Portrait = "",
        wanted: int | None = None,
    ) -> PlaceInfo:
        """Seat a person with this key, or a new one; ``NotNow`` if the table is full.

        A person who already has a seat with this key gets the same answer again.
        """
        token = token or tokens.new_token(self._chance)
        await self._write(lambda: self.room.decide_sit(name, token, tip, portrait, wanted))
        chair = self.room.find_chair(token)
        RATE_LIMITED.tell(logging.INFO, "seat taken", "seat", table=self.room.name, seat=chair)
        return PlaceInfo(self.room.name, chair, token, self.room.seal)

    async def line_up(self, wanted: JoinLineMessage, pay: Callable[[], None]) -> LineInfo:
        """Let somebody join or leave the line for the next match, or tell what became of it.

        *pay* is called before anything is written; it may refuse.
        """
        room = self.room
        if room.decide_line(wanted) is not None:
            pay()
        await self._write(lambda: room.decide_line(wanted))
        if room.opens(token := wanted.token):
            return LineInfo(PlaceInfo(room.name, room.find_chair(token), token), None)
        before = room.line.place(token)
        return LineInfo(None, None if before < 0 else before)

    async def give(self, table: str) -> None:
        """Note that another table was opened with the cards of this one."""

        def decide() -> Gave:
            refuse_cards(self.room)
            return Gave(table)

        await self._write(decide)

    async def renounce(self, key: str, wish: bool) -> None:
        """Note that the person with a key wishes the match to be deleted, or to be kept."""
        self.refuse_replay()
        room = self.room
        await self._write(lambda: room.deletion.decide(room.find_seat(key), wish))

    async def rekey(self, seat: int) -> PlaceInfo:
        """Give a person's seat a new key and return it; connections with the old key end."""
        token = tokens.new_key(self._chance)
        await self._write(lambda: self.room.decide_rekey(seat, token))
        return PlaceInfo(self.room.name, self.room.chairs[seat], token)

    async def grant(self, connection: Connection, message: TableRequest) -> None:
        """Do what a seated person asks for; a repeated request is answered with a snapshot.

        ``TooMuch`` if another deal is asked for, or another try, after all entries for today.
        """
        if isinstance(message, (NextMessage, TakeBackMessage, ProposeMessage)):
            self._log.check_allowance()
        if isinstance(message, ProposeMessage):
            self._check_opening()
        if isinstance(message, MisTapMessage):
            self._duties.check_slip()

        def decide() -> LogEntry | Coded | None:
            if connection.ended:  # it was sent away while it waited: the seat may be another's
                raise Forbidden("seat_left")
            if isinstance(message, DealMessage):
                return self.room.decide_begin(self._connections.away)
            return self.room.decide(connection.seat, message)

        if await self._write(decide) is None and not isinstance(message, TipMessage):
            self._connections.tell_snapshot(connection)

    def hide(self, connection: Connection, hidden: bool) -> None:
        """Note whether a page is in the background."""
        self._connections.hide(connection, hidden)

    def try_out(self, connection: Connection, question: TryMessage) -> None:
        """Tell a person what some actions would lead to, or why they would be refused."""
        table, seed = self.room.table, self._chance.getrandbits(64)
        try:
            found = table.try_out(connection.seat, question.actions, question.at, seed)
        except ParlourError as error:
            told = not_tried(error, connection.language, table.seq, question.id)
        else:
            shown = (found.view, found.legal, found.moves, found.facts)
            told = TriedMessage(question.id, table.seq, *shown, None)
        connection.push(frame(told))

    def say(self, connection: Connection, message: SayMessage) -> None:
        """Tell everybody what a person says, or later if anybody decides in secret now.

        ``TooMuch`` once if it is too often; the rest is dropped.
        """
        room, seat, phrase = self.room, connection.seat, message.phrase
        room.check_phrase(seat)
        chair = room.chairs[seat]
        if not self._signals.admit(chair):
            return
        if room.table.secret:
            self._signals.hold(chair, phrase, own=True)
            connection.push(frame(SaidMessage(seat, phrase, held=True)))
        else:
            self._tell_said(chair, phrase, own=True)

    def show_face(self, face: Face) -> None:
        """Tell everybody what somebody who watches says, or later, as in `say`."""
        if self.room.quiet:
            raise NotNow("table_quiet")
        if self.room.table.secret:
            self._signals.hold(EVERYBODY, face, own=True)
        else:
            self._tell_said(EVERYBODY, face, own=True)

    def hear(self, chair: int, phrase: str) -> None:
        """Take what the person on a chair, or somebody who watches, has said on another node."""
        if chair not in (*self.room.chairs, EVERYBODY):
            return
        self._signals.count(chair)
        if self.room.table.secret:
            self._signals.hold(chair, phrase, own=False)
        else:
            self._tell_said(chair, phrase, own=False)

    def hear_claim(self, chair: int, token_hash: str, crowd: str) -> None:
        """Take a claim of a chair at another node, or its denial without a *crowd*."""
        self.devices.hear_claim(SeatClaim(chair, token_hash, crowd))

    def _tell_said(self, chair: int, phrase: str, own: bool) -> None:
        """Tell everybody what a person says; *own* if it was said at this node."""
        room, watches = self.room, chair == EVERYBODY
        seat = EVERYBODY if watches else room.chairs.index(chair)
        if room.quiet or not (watches or room.seats[seat].kind == "person"):
            return
        self._connections.tell_everybody(SaidMessage(seat, phrase))
        if own:
            self._peers.tell_said(room.name, chair, phrase)

    def _say_held(self) -> None:
        """Tell what has waited, once nobody decides in secret."""
        if not self.room.table.secret:
            for chair, phrase, own in self._signals.released():
                self._tell_said(chair, phrase, own)

    def refuse_replay(self) -> None:
        """Raise ``NotNow`` until the match is over, as its replay shows every card.

        ``NotThere`` if people have deleted it.
        """
        self.room.deletion.refuse()
        if self.room.waiting != "over":
            raise NotNow("match_running")

    def refuse_seals(self, key: str) -> None:
        """Raise ``Forbidden`` until the match is over, unless this is the key of a seat.

        ``NotThere`` if people have deleted the match.
        """
        self.room.deletion.refuse()
        if self.room.waiting != "over":
            self.room.find_seat(key)

    async def replay(self) -> Replay:
        """Return the whole match; ``NotNow`` until it is over."""
        self.refuse_replay()
        name = self.room.name
        return await history.aside(history.replay, name, await self._store.load(name))

    def has_told(self, deal: int, seat: int, key: str) -> bool:
        """Return whether this is the key of a seat that was told of a finished deal."""
        finished = deal <= len(self.room.table.match.rows) and not self.room.deletion.done
        return finished and self.room.opens(key) and self.room.find_seat(key) == seat

    async def recorded(self, deal: int, seat: int) -> RecordedInfo:
        """Return what a seat was told of a deal."""
        name = self.room.name
        work = partial(history.recorded, deal=deal, seat=seat)
        return await history.aside(work, name, await self._store.load(name))

    async def unsealed(self) -> list[UnsealedMessage]:
        """Return what each finished deal followed from."""
        name = self.room.name
        return await history.aside(history.unsealed, name, await self._store.load(name))

    # -- the log -------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries of the log the room has."""
        return self.room.number

    @property
    def checked(self) -> float:
        """When the room was last known to be at the end of the log."""
        return self._log.checked

    async def catch_up(self) -> None:
        """Read and apply the records that the room does not have yet."""
        await self._log.catch_up()

    def follow(self, last: int, records: list[bytes]) -> None:
        """Apply the new ones among *records*, which begin with number *last*."""
        self._log.follow(last, records)

    async def _write(self, decide: Callable[[], Decision]) -> Decision:
        """Append what *decide* returns, apply it and return it; see `TableLog.write`."""
        try:
            return await self._log.write(decide)
        except StoreFailed:
            self.start_duties()  # one of which is to find out what is in the log
            raise

    def _tell(self, applied: Applied) -> None:
        """Tell everybody what an applied entry changed, and start what is due after it."""
        room, told, entry = self.room, self._connections, applied.entry
        self._duties.note_entry(entry)
        if applied.deal_ended or room.waiting == "over":
            self._note(room, applied.deal_ended)
        match entry:
            case Happened():
                self._tell_progress(entry, applied)
            case Readied():
                told.tell_all(ReadyMessage(room.ready))
            case Freed() | Rekeyed():
                self._see_off(entry, applied)
            case Tipped():
                told.tell_all(room.seal)
            case MisTapped() | Kept():
                told.tell_all(room.mistaps.told or AskedBackMessage(-1))
            case Proposed() | Answered():
                self._tell_proposal()
            case Followed():
                told.lead_on()
            case Moved() | Housed() | Renounced():  # nobody is told
                pass
            case _:
                self._tell_company(entry, applied)
        self._say_held()
        self.start_duties()

    def _tell_company(self, entry: LogEntry, applied: Applied) -> None:
        """Tell everybody what has changed about the people at the table."""
        told = self._connections
        match entry:
            case Hushed(quiet):
                told.tell_everybody(HushedMessage(quiet))
            case WatchersAllowed(allowed):
                if not allowed:
                    told.watchers.dismiss(Forbidden("watchers_closed"), POLICY, None)
                told.note_watchers()
            case Reseated(seat, to):
                self.devices.close_claims({seat})
                told.reseat(seat, to)
                told.tell_all(self.room.seal)
            case SteppedOut(seat):  # no page of theirs keeps them at the table
                told.see_off(seat, Forbidden("stepped_out"))
            case Lined() | Unlined() | Locked() | Paced() | HandedOn():
                told.tell_presence()
            case HandShown() | WhenAway():  # pages believe a hand only once its seat shows it
                told.tell_presence()
                told.tell_update(applied.events, applied.rows_before, -1, None)
            case StoodIn() | CameBack():
                if applied.events:
                    told.tell_update(applied.events, applied.rows_before, -1, None)
                told.tell_presence()
            case _:
                told.tell_presence()
                told.tell_all(self.room.seal)

    def _see_off(self, entry: Freed | Rekeyed, applied: Applied) -> None:
        """End the connections of a seat that was given up or has another key; tell the others."""
        if isinstance(entry, Rekeyed):
            why = Forbidden(refusal_of(entry.by))
        elif entry.by >= 0:
            why = room_made(self.room.seats[entry.by].name)
        else:
            why = Forbidden("seat_left")
        self._connections.see_off(entry.seat, why)
        self.devices.close_claims({self.room.chairs[entry.seat]})
        if applied.events:
            self._connections.tell_update(applied.events, applied.rows_before, -1, None)

    def _tell_proposal(self) -> None:
        """Tell everybody what is proposed, and when the next match begins."""
        self._duties.note_presence()
        self.devices.note_presence()
        if self.room.waiting == "over":
            self._connections.tell_all(self.room.proposal(self._duties.seconds_to_next))

    async def move(self, newest: str) -> None:
        """Note the newest match of this table."""
        await self._write(lambda: self.room.decide_move(newest))

    def _tell_progress(self, entry: Happened, applied: Applied) -> None:
        """Tell everybody what happened in the match."""
        room, told, events = self.room, self._connections, applied.events
        mover = -1
        more: list[ToClient | None] = []
        match entry.record:
            case Played(seat):
                mover = seat
            case Dealt(seating=Seating() as seating):
                told.move_all(seating)
                return
            case Dealt():
                more = [room.seal]
            case Resigned(seat, by) if by:
                told.see_off(seat, Forbidden("seat_left"))
        if applied.deal_ended:
            more = [room.unsealed, room.seal]
        told.tell_update(events, applied.rows_before, mover, entry.id, *more)
        is_over = room.waiting == "over" and isinstance(events[-1], MatchEnded)
        practice = room.opened.practice or room.table.taken_back
        if is_over and not practice:  # bots learn nothing from practice
            self._bots.tell_end(room)

    # -- its end -------------------------------------------------------------

    def start_duties(self) -> None:
        """Start what the table owes, if this node is to do it."""
        self._duties.start()

    def _give_up(self) -> None:
        """Stop for good in this process; clients come back and are told what happened."""
        self.adviser.stop()
        self._invitation.stop()
        self.dismiss(Restarting(), RESTART)
        self._let_go(self)

    async def close(self) -> None:
        """Write nothing more; return once the outcome of a running append is known."""
        await self._log.close()
        await self.stop()

    async def stop(self) -> None:
        """Stop moving by itself."""
        self.adviser.stop()
        self._invitation.stop()
        await self._duties.stop()
