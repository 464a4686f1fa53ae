"""The log of one table, and the room that its records lead to.

The log is the truth.  A record is durable before the room applies it and before anybody is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ...core.events import Event
from ..ground import metrics
from ..ground.errors import Restarting, StoreFailed
from ..ground.limits import Writers
from ..state.room import Coded, Room
from ..store import Store
from ..store.nodes import Peers
from ..store.records import LogEntry, read_entry
from ..store.writer import within
from ..wire.protocol.server import encode

log = logging.getLogger(__name__)
Decision = TypeVar("Decision", bound=LogEntry | Coded | None)
WRITE_TIMEOUT_S = 0.4
"""Seconds that a request may wait for its turn; with the store's own limit, less than two."""

PAID_TOGETHER = 16
"""Entries that are charged at once, because finding the address takes a while."""


class Applied(NamedTuple):
    """An entry that the room has applied, and what changed with it."""

    entry: LogEntry
    events: list[Event]
    rows_before: int
    """Rows of the score sheet before the entry."""
    deal_ended: bool


class TableLog:
    """Writes and reads the log of one table, and keeps the room at its end.

    After every applied entry *applied* is called.  If the table cannot go on in this process,
    *gave_up* is called once or more.
    """

    def __init__(
        self,
        room: Room,
        last: bytes,
        store: Store,
        peers: Peers,
        writers: Writers,
        applied: Callable[[Applied], None],
        gave_up: Callable[[], None],
    ) -> None:
        self.room = room
        self.store = store
        self.closed = False  # the table is being deleted, or this process gave it up
        self.uncertain = False  # an append has failed: the log may be ahead of the room
        self._last = hash(last)  # the record that led to the room as it is
        self._peers = peers
        self._writers = writers
        self._payer = ""  # the address that pays for what is written
        self._unpaid = 0  # entries
        self._applied = applied
        self._gave_up = gave_up
        self._lock = asyncio.Lock()
        self._clock = asyncio.get_running_loop().time
        self.checked = self._clock()

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.locked()

    def paid_by(self, address: str, entries: int) -> None:
        """Charge what is written to an address, unless another pays; *entries* are written."""
        self._payer = self._payer or address
        self._writers.pay(self._payer, self._clock(), entries)

    def check_allowance(self) -> None:
        """Raise ``TooMuch`` if the paying address has used up its entries for today."""
        self._pay()
        self._writers.check(self._payer, self._clock())

    def _pay(self) -> None:
        """Charge for the entries that have not been paid yet."""
        self._writers.pay(self._payer, self._clock(), self._unpaid)
        self._unpaid = 0

    async def write(self, decide: Callable[[], Decision]) -> Decision:
        """Append what *decide* returns, apply it and return it; None appends nothing.

        If another server appended first, its entries are applied and *decide* is called again while
        time is left.  ``StoreFailed`` leaves the log `uncertain`, or was raised too late to try.
        """
        latest, lock = self._clock() + WRITE_TIMEOUT_S, self._lock
        try:
            # The common case is free, and a time limit costs more than the lock.
            await (
                within(latest - self._clock(), lock.acquire()) if lock.locked() else lock.acquire()
            )
            try:
                while True:
                    if self.uncertain:
                        await within(latest - self._clock(), self._settle())
                    elif self._clock() > latest:
                        raise TimeoutError
                    if self.closed:
                        raise Restarting
                    decision = decide()
                    if decision is None or await self._append(decision):
                        return decision
            finally:
                lock.release()
        except TimeoutError as error:
            raise StoreFailed from error

    async def _append(self, decision: LogEntry | Coded) -> bool:
        """Append an entry and apply it; return False if another server appended first."""
        entry, code = decision if isinstance(decision, Coded) else (decision, None)
        number, record, begun = self.room.number + 1, encode(entry), self._clock()
        self.uncertain = True
        try:
            # The store itself limits the time.
            is_written: bool = await self.store.append(self.room.name, number, record)
        except StoreFailed:
            metrics.FAILED.add()
            raise
        metrics.APPENDS.observe(self._clock() - begun)
        if is_written:
            self.uncertain = False
            self._unpaid += 1
            if self._unpaid == PAID_TOGETHER:
                self._pay()
            if self.room.number < number:  # else `follow` has applied it already
                self._apply(record, entry, code)
            self.checked = self._clock()
            self._peers.tell_moved(self.room.name, number)
        return is_written

    async def settle(self) -> None:
        """Find out whether a failed append is in the log, if that is uncertain."""
        async with self._lock:
            if self.uncertain:
                await self._settle()

    async def _settle(self) -> None:
        await self.catch_up()
        self.uncertain = False

    async def catch_up(self) -> None:
        """Read and apply the records that the room does not have yet."""
        last = self.room.number
        self.follow(last, await self.store.load(self.room.name, last - 1))

    def follow(self, last: int, records: list[bytes]) -> None:
        """Apply the new ones among *records*, which begin with number *last*.

        If that record is missing or differs, the log was deleted, and perhaps restored since.
        """
        self.checked = self._clock()
        if not records or (last == self.room.number and hash(records[0]) != self._last):
            self._give_up("table deleted by another server")
        for number, record in enumerate(records, last):
            if number == self.room.number + 1 and not self.closed:
                self._apply(record)

    def _apply(self, record: bytes, entry: LogEntry | None = None, code: int | None = None) -> None:
        """Apply a record; *entry* and the *code* of its action save decoding where known."""
        unsealed, rows = self.room.unsealed, len(self.room.table.match.rows)
        try:
            entry = entry or read_entry(record)
            events = self.room.apply(entry, code)
        except Exception:  # such as a newer server's: without it, no later decision would be sound
            self._give_up("table cannot go on")
            raise
        self._last = hash(record)
        self._applied(Applied(entry, events, rows, self.room.unsealed is not unsealed))

    def _give_up(self, reason: str) -> None:
        """Stop for good in this process; clients come back and are told what happened."""
        if not self.closed:
            log.info(reason, extra={"table": self.room.name})
        self.closed = True
        self._gave_up()

    async def close(self) -> None:
        """Write nothing more; return once the outcome of a running append is known."""
        self.closed = True
        async with self._lock:
            pass
