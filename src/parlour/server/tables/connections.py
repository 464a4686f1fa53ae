"""The connections of one table to this node, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from ...core.changes import NONE, changes, whole
from ...core.events import EVERYBODY, Event
from ...core.seat_view import OwnView, PublicView
from ...core.seating import Seating
from ..ground.errors import NotNow, RequestError
from ..state.facts import info_of, seat_infos
from ..state.room import Room
from ..store.nodes import Peers
from ..wire.connection import POLICY, Connection
from ..wire.protocol.server import (
    PresenceMessage,
    SnapshotMessage,
    TimeLeft,
    ToClient,
    UpdateMessage,
    frame,
    once,
)
from ..wire.protocol.table import TableInfo
from ..wire.refusals import refused
from .presence import Presence, Throttle
from .watchers import Watchers

BACKGROUND_S = 1.0
"""Seconds between two times that everybody is told whose pages are in the background."""


class TableConnections:
    """Tells each connection what its seat may know.

    A seat has at most *per_seat* connections.  *time_left* returns how long the person to act
    has, and *seconds_to_begin* when the first deal begins by itself.
    *come_or_gone* is called after everybody was told that people came or went.
    """

    def __init__(
        self,
        room: Room,
        peers: Peers,
        per_seat: int,
        seconds_to_begin: Callable[[], int | None],
        time_left: Callable[[], TimeLeft],
        come_or_gone: Callable[[], None],
    ) -> None:
        self.room = room
        self._peers = peers
        self._per_seat = per_seat
        self._seconds_to_begin = seconds_to_begin
        self._time_left = time_left
        self._come_or_gone = come_or_gone
        self._all: list[Connection] = []
        self._public: PublicView | None = None  # as the connections were told
        self._own: dict[int, OwnView | None] = {}  # the same, of the connected seats
        self.watchers = Watchers(room)
        clock = asyncio.get_running_loop().time
        self.presence = Presence(clock, lambda: self.online, lambda: self.hidden)
        self._background = Throttle(BACKGROUND_S, self._tell_background)
        self._hidden: set[int] = set()  # as everybody here was told

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._all)

    @property
    def online(self) -> set[int]:
        """The seats with a connection to this node or another."""
        return self.seats_here | self._peers.elsewhere(self.room.name)

    @property
    def seats_here(self) -> set[int]:
        """The seats with a connection to this node."""
        return {connection.seat for connection in self._all}

    @property
    def hidden_here(self) -> set[int]:
        """The seats whose pages at this node are all in the background."""
        return self.seats_here - {it.seat for it in self._all if not it.hidden}

    @property
    def hidden(self) -> set[int]:
        """The seats whose pages are all in the background, at this node and the others."""
        seen_here = self.seats_here - self.hidden_here
        return self.online - seen_here - self._peers.seen_elsewhere(self.room.name)

    @property
    def away(self) -> dict[int, int]:
        """For how many seconds each person without a connection has been away."""
        persons = (seat for seat, it in enumerate(self.room.seats) if it.kind == "person")
        here, away = self.online, self.presence.away
        return {seat: int(away(seat)) for seat in persons if seat not in here}

    @property
    def watching(self) -> int:
        """How many people watch, from this node or another."""
        return len(self.watchers) + self._peers.watching_elsewhere(self.room.name)

    @property
    def info(self) -> TableInfo:
        """The public facts about the table."""
        facts = self.away, self.watching, self._seconds_to_begin(), self.hidden
        return info_of(self.room, *facts)

    # -- coming and going ----------------------------------------------------

    def attach(self, connection: Connection) -> None:
        """Add a connection and tell it everything; close the seat's oldest if it has too many."""
        same = [other for other in self._all if other.seat == connection.seat]
        if len(same) >= self._per_seat:
            self._turn_away(same[0], NotNow("replaced"))
        self._all.append(connection)
        self.tell_snapshot(connection)
        if not same:
            self._peers.tell_here(self.room.name, self.seats_here)
            self.tell_presence(but=connection)
        elif all(it.hidden for it in same):
            self._background.ask()

    def detach(self, connection: Connection) -> None:
        """Forget a connection that is gone."""
        if connection in self._all:
            self._all.remove(connection)
            if connection.seat not in self.seats_here:
                self._peers.tell_here(self.room.name, self.seats_here)
                self.tell_presence()
            elif connection.seat in self.hidden_here:
                self._background.ask()

    def hide(self, connection: Connection, hidden: bool) -> None:
        """Note whether a page is in the background."""
        if connection.hidden != hidden:
            connection.hidden = hidden
            self._background.ask()

    def _tell_background(self) -> None:
        """Tell everybody whose pages are in the background, unless they know it."""
        self._peers.tell_here(self.room.name, self.seats_here)
        if self.hidden != self._hidden:
            self.tell_presence()

    def attach_watcher(self, connection: Connection) -> None:
        """Add somebody who watches, and tell them what everybody may know."""
        self.watchers.attach(connection, lambda: self.info, self._time_left())
        self.note_watchers(but=connection)

    def detach_watcher(self, connection: Connection) -> None:
        """Forget somebody who watched."""
        if self.watchers.detach(connection):
            self.note_watchers()

    def note_watchers(self, but: Connection | None = None) -> None:
        """Tell everybody how many people watch, except one connection."""
        self._peers.tell_here(self.room.name, self.seats_here)
        self.tell_presence(but)

    def dismiss(
        self, error: RequestError, code: int = POLICY, address: str | None = None
    ) -> list[Connection]:
        """End all connections, or those of an address, with a reason; return them.

        Pages reconnect by themselves if the *code* is `RESTART`.
        """
        found = [it for it in self._all if address in (None, it.address)]
        for connection in found:
            self._turn_away(connection, error, code)
        return found + self.watchers.dismiss(error, code, address)

    def see_off(self, seat: int, error: RequestError) -> None:
        """End the connections of a seat that was given up or has another key; tell the others."""
        for connection in [it for it in self._all if it.seat == seat]:
            self._turn_away(connection, error)
        self._peers.tell_here(self.room.name, self.seats_here)
        self.tell_presence()

    def reseat(self, seat: int, to: int) -> None:
        """Let the connections of a person follow them to another seat, and tell everybody."""
        self.presence.move(seat, to)
        moved = [it for it in self._all if it.seat == seat]
        for connection in moved:
            connection.seat = to
        self._peers.tell_here(self.room.name, self.seats_here)
        for connection in moved:
            self.tell_snapshot(connection)
        self.tell_presence()

    def _turn_away(self, connection: Connection, error: RequestError, code: int = POLICY) -> None:
        """Tell a connection why it ends, end it and forget it."""
        told = refused(error, connection.language, self.room.seq)
        connection.push(frame(told))
        connection.end(code, error.code)
        self._all.remove(connection)

    def move_all(self, seating: Seating) -> None:
        """Let every connection follow its player to the seat drawn, and tell it everything."""
        for connection in self._all:
            connection.seat = seating.moved(connection.seat)
        self._peers.tell_here(self.room.name, self.seats_here)
        self.presence.restart()
        self._own.clear()
        for connection in self._all:
            self.tell_snapshot(connection)
        self.watchers.tell_snapshot(lambda: self.info, self._time_left())

    # -- telling -------------------------------------------------------------

    def tell_snapshot(self, connection: Connection) -> None:
        """Tell one connection everything its seat may know."""
        room, seat = self.room, connection.seat
        self._public = public = room.table.public()
        self._own[seat] = own = room.table.own(seat)
        position = (room.seq, room.waiting, room.table.legal(seat), room.ready, room.agreed)
        told = SnapshotMessage(
            *position,
            **self._time_left(),
            public=public,
            own=None if own is None else whole(own),
            sheet=room.table.sheet(),
            table=self.info,
            seat=seat,
            events=[event.for_seat(seat) for event in room.events],
        )
        connection.push(frame(told), *frames(room.seal, room.next.way_of(seat)))

    def tell_update(
        self, events: list[Event], rows: int, mover: int, move: str | None, *more: ToClient | None
    ) -> None:
        """Tell every seat what it may know of some events, then all seats the messages in *more*.

        Pages have the first *rows* rows of the score sheet already.  The seat *mover* made the
        *move*.  All seats receive the same number of messages in the same step, and people who
        watch are told after them.
        """
        self._tell_seats(events, rows, mover, move, *more)
        if self.watchers:
            self.watchers.tell_update(events, rows, self._time_left())

    def _tell_seats(
        self, events: list[Event], rows: int, mover: int, move: str | None, *more: ToClient | None
    ) -> None:
        """Tell every seat what it may know of some events."""
        if not self._all:
            return  # the next connection begins with a snapshot
        room, rest = self.room, frames(*more)
        table, left, actors = room.table, self._time_left(), room.table.actors
        seq, waiting = room.seq, room.waiting
        ready, agreed = room.ready, room.agreed if table.agreed else []
        ready = ready if True in ready else []
        ended = len(table.match.rows) > rows or waiting == "over"
        sheet = once(table.sheet(rows)) if ended else None
        hidden = [it for it in events if it.for_seat(EVERYBODY) is not it]
        said = events if hidden else once(events)
        is_still = table.game.own_is_still and mover >= 0 and waiting == "play"
        before, self._public = self._public, table.public()
        public = changes(before, self._public)
        shared = public if public is NONE else once(public)
        earlier, self._own = self._own, {}
        told: dict[int, bytes] = {}
        common: bytes | None = None  # for all seats that learn nothing of their own
        for connection in self._all:
            seat = connection.seat
            if seat not in told:
                if is_still and seat != mover and seat not in actors and seat in earlier:
                    self._own[seat], learnt = earlier[seat], NONE
                else:
                    self._own[seat] = own = table.own(seat)
                    learnt = changes(earlier.get(seat), own)
                is_common = learnt is NONE and not hidden and seat not in actors and seat != mover
                told[seat] = (is_common and common) or frame(
                    UpdateMessage(
                        seq,
                        waiting,
                        table.legal(seat) if seat in actors else (),
                        ready,
                        agreed,
                        **left,
                        public=shared,
                        own=learnt,
                        sheet=sheet,
                        id=move if seat == mover else None,
                        events=[it.for_seat(seat) for it in events] if hidden else said,
                    )
                )
                common = told[seat] if is_common else common
            connection.push(told[seat], *rest)

    def tell_presence(self, but: Connection | None = None) -> None:
        """Tell everybody here who is connected, except one connection."""
        self.presence.note()
        room = self.room
        self._hidden = self.hidden
        seats, paused = seat_infos(room, self.away, self._hidden), room.absence.paused
        told = PresenceMessage(
            seats,
            paused,
            self.watching,
            room.watching.closed,
            room.line.names,
            room.opener,
            room.gathering.locked,
            room.gathering.pace,
            self._seconds_to_begin(),
            self._time_left()["left"],
            room.absence.absent,
        )
        self.tell_everybody(told, but)
        self._come_or_gone()

    def lead_on(self) -> None:
        """Send everybody on to the next match, except those who do not play in it."""
        for connection in [*self._all]:
            told = self.room.next.way_of(connection.seat)
            connection.push(*frames(told))
            if told is not None and told.seat is not None:
                connection.end(POLICY, "followed")
                self._all.remove(connection)
        self.watchers.lead_on()
        self._peers.tell_here(self.room.name, self.seats_here)

    def tell_all(self, message: ToClient | None) -> None:
        """Tell all seats the same message, if there is one."""
        for text in frames(message):
            for connection in self._all:
                connection.push(text)

    def tell_everybody(self, message: ToClient, but: Connection | None = None) -> None:
        """Tell all seats and all people who watch the same message, except one connection."""
        text = frame(message)
        for connection in (*self._all, *self.watchers):
            if connection is not but:
                connection.push(text)


def frames(*messages: ToClient | None) -> list[bytes]:
    """Return the frames of the messages, but skip ``None``."""
    return [frame(message) for message in messages if message is not None]
