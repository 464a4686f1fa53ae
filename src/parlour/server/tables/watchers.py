"""The people who watch a table from this node, and what they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...core.changes import NONE, changes
from ...core.events import EVERYBODY, Event
from ...core.seat_view import PublicView
from ..ground.errors import RequestError, TooMuch
from ..state.room import Room
from ..wire.connection import POLICY, TRY_AGAIN, Connection
from ..wire.protocol.server import (
    HandsMessage,
    SnapshotMessage,
    TimeLeft,
    ToClient,
    UpdateMessage,
    frame,
)
from ..wire.protocol.table import TableInfo
from ..wire.refusals import refused

Hands = tuple[tuple[str, ...] | None, ...]


class Watchers:
    """Tells people without a seat what everybody may know, and the hands that seats show them.

    All of them are sent the same bytes.  No seat is an argument of what makes these, except that a
    seat shows its hand.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._all: list[Connection] = []
        self._public: PublicView | None = None  # as they were told
        self._hands: Hands = ()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._all)

    def attach(self, connection: Connection, info: Callable[[], TableInfo], left: TimeLeft) -> None:
        """Add a connection and tell it everything."""
        self._all.append(connection)
        connection.push(*self._told_now(info(), left))

    def detach(self, connection: Connection) -> bool:
        """Forget a connection that is gone; return whether it was known."""
        known = connection in self._all
        if known:
            self._all.remove(connection)
        return known

    def dismiss(self, error: RequestError, code: int, address: str | None) -> list[Connection]:
        """End all connections, or those of an address, with a reason; return them."""
        found = [it for it in self._all if address in (None, it.address)]
        for connection in found:
            connection.push(frame(refused(error, connection.language, self._room.seq)))
            connection.end(code, error.code)
            self._all.remove(connection)
        return found

    def shed(self) -> None:
        """Make room for players; pages try again after a while."""
        self.dismiss(TooMuch("watchers_shed"), TRY_AGAIN, None)

    def lead_on(self) -> None:
        """End all connections, since the next match has begun: pages come back and find it."""
        for connection in self._all:
            connection.end(POLICY, "moved")
        self._all.clear()

    # -- telling -------------------------------------------------------------

    def tell(self, text: bytes) -> None:
        """Send everybody one message."""
        for connection in self._all:
            connection.push(text)

    def tell_snapshot(self, info: Callable[[], TableInfo], left: TimeLeft) -> None:
        """Tell everybody everything, since players have moved to other seats."""
        if self._all:
            told = self._told_now(info(), left)
            for connection in self._all:
                connection.push(*told)

    def tell_update(self, events: Sequence[Event], rows: int, left: TimeLeft) -> None:
        """Tell everybody what everybody may know of some events.

        They have the first *rows* rows of the score sheet already.
        """
        if not self._all:
            return  # the next one begins with a snapshot
        room, table = self._room, self._room.table
        ended = len(table.match.rows) > rows or room.waiting == "over"
        before, self._public = self._public, table.public()
        told: list[ToClient] = [
            UpdateMessage(
                room.seq,
                room.waiting,
                agreed=room.agreed if table.agreed else [],
                **left,
                public=changes(before, self._public),
                own=NONE,
                sheet=table.sheet(rows) if ended else None,
                events=[event.for_seat(EVERYBODY) for event in events],
            )
        ]
        earlier, self._hands = self._hands, self._hands_now()
        if self._hands != earlier:
            told.append(HandsMessage(self._hands))
        texts = [frame(message) for message in told]
        for connection in self._all:
            connection.push(*texts)

    def _told_now(self, info: TableInfo, left: TimeLeft) -> list[bytes]:
        """Return the messages that say everything."""
        room, table = self._room, self._room.table
        self._public, self._hands = table.public(), self._hands_now()
        told = SnapshotMessage(
            room.seq,
            room.waiting,
            (),
            room.ready,
            room.agreed,
            **left,
            public=self._public,
            own=None,
            sheet=table.sheet(),
            table=info,
            seat=EVERYBODY,
            events=[event.for_seat(EVERYBODY) for event in room.events],
        )
        return [frame(told), *([frame(HandsMessage(self._hands))] if self._hands else [])]

    def _hands_now(self) -> Hands:
        """Return the hands that seats show; nothing if none does."""
        table, shown = self._room.table, self._room.watching.shown
        if not shown:
            return ()
        owns = (table.own(it) if it in shown else None for it in range(len(self._room.seats)))
        return tuple(None if own is None else own.hand for own in owns)
