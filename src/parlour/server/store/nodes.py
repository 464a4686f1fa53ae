"""What the nodes on one database tell each other, and which of them does what a table owes.

All nodes are equal, and each may serve any seat of any table.  A node that has written to a table's
log tells the bus how far that log goes now; who has the table in memory reads what it lacks.  The
news holds no record, so no card leaves the database, and a false or lost message harms nobody: a
table of which nothing was heard for a while is read anyway.  One node holds a table's lease and
does its duties; when it dies, another with people at the table takes over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct

from ..ground.errors import StoreFailed
from ..ground.tokens import public_id
from .bus import Bus

log = logging.getLogger(__name__)

TICK = 0.2
"""Seconds between two renewals of the leases, which last a few times that."""
RETRY = 0.5
"""Seconds until something that failed is tried again."""
QUIET = 30.0
"""Seconds between two lines of the log about what goes on failing."""
LOOK = 0.3
"""Seconds between two searches for tables of which nothing was heard."""
GATHER = 0.005
"""Seconds in which news is gathered before it is sent: every message wakes every node."""
HERE = 5.0
"""Seconds between two repetitions of who is connected where."""
GONE = 12.0
"""Seconds after which a node that no longer says so is believed to have nobody connected; and a
line by which a node does not hear itself any more, to be dead."""
ENTRIES = 150
"""Tables in one message, so that it keeps below the bus's limit whatever is told of them."""


class News(Struct, array_like=True, frozen=True):
    """A message of a node: how far logs go, and which seats of tables are connected to it.

    Tables go by their public ids: whoever hears the bus can open none.  Older nodes say names.
    """

    node: str
    moved: dict[str, int]
    here: dict[str, list[int]]


read_news = msgspec.json.Decoder(News).decode


class Shared(Protocol):
    """A table in the memory of this node, as other nodes move it."""

    @property
    def checked(self) -> float:
        """When it was last known to be at the end of its log, by the event loop's clock."""

    @property
    def number(self) -> int:
        """How many entries of the log it has."""

    @property
    def connections(self) -> int:
        """How many connections to this node it has."""

    @property
    def seats_here(self) -> set[int]:
        """The seats that are connected to this node."""

    def follow(self, last: int, records: list[bytes]) -> None:
        """Apply the records from the last known on, as far as they are new."""

    def start_duties(self) -> None:
        """Begin what the table owes, if this node may."""

    def tell_presence(self) -> None:
        """Tell everybody here who is connected."""


class Log(Protocol):
    """What is read of the log of all tables."""

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return for each table what it has from a number on, in order; nothing of one without."""


class Leases(Protocol):
    """The leases of one node, where all nodes see them."""

    next_end: float
    """When the first lease of another node ends that is not renewed, by the event loop's clock."""

    async def renew(self) -> bool:
        """Return True if the node's lease goes on, False if it begins anew: it had run out."""

    async def claim(self, tables: Collection[str]) -> list[str]:
        """Return those of the tables that are now this node's."""

    async def drop(self, tables: Collection[str]) -> None:
        """Give tables up."""

    async def stop(self) -> None:
        """Give everything up."""


class Peers(Protocol):
    """What a table asks of the other nodes."""

    alone: bool
    """Whether there can be none."""

    def start(self, live: Mapping[str, Shared]) -> None:
        """Join the others with the tables in this node's memory."""

    async def stop(self) -> None:
        """Let the others take over at once."""

    def admit(self, table: str) -> None:
        """Note that a table has come into this node's memory."""

    def holds(self, table: str) -> bool:
        """Whether this node does what the table owes."""

    def doubt(self, table: str) -> None:
        """Note that another node has done a duty of a table that this node holds."""

    def tell_moved(self, table: str, number: int) -> None:
        """Tell how far a table's log goes now."""

    def tell_here(self, table: str, seats: set[int]) -> None:
        """Tell which seats of a table are connected to this node."""

    def elsewhere(self, table: str) -> set[int]:
        """Return the seats of a table that are connected to other nodes."""


class NoPeers:
    """The peers of a server that has its database for itself: none."""

    alone = True

    def start(self, live: Mapping[str, Shared]) -> None:
        pass

    async def stop(self) -> None:
        pass

    def admit(self, table: str) -> None:
        pass

    def holds(self, table: str) -> bool:
        return True

    def doubt(self, table: str) -> None:
        pass

    def tell_moved(self, table: str, number: int) -> None:
        pass

    def tell_here(self, table: str, seats: set[int]) -> None:
        pass

    def elsewhere(self, table: str) -> set[int]:
        return set()


class Nodes:
    """One node among others; a table of which it has not heard for *silence* seconds is read."""

    alone = False

    def __init__(self, name: str, records: Log, bus: Bus, leases: Leases, silence: float) -> None:
        self.name = name
        self._live: Mapping[str, Shared] = {}
        self._records = records
        self._bus = bus
        self._leases = leases
        self._silence = silence
        self._names: dict[str, str] = {}  # of tables in memory, by their public ids
        self._moved: dict[str, int] = {}  # to be told
        self._here: dict[str, set[int]] = {}  # to be told
        self._told = asyncio.Event()
        self._behind: set[str] = set()  # to be read
        self._read = asyncio.Event()
        self._held: set[str] = set()
        self._claimed: set[str] = set()  # those that the others may believe to be this node's
        self._asked = asyncio.Event()
        self._others: dict[str, dict[str, tuple[set[int], float]]] = {}
        self._deaf: asyncio.Timeout
        self._clock: Callable[[], float]
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, live: Mapping[str, Shared]) -> None:
        """Begin to tell, to hear, to read and to hold leases for the tables in memory."""
        self._live = live
        for table in live:
            self.admit(table)
        self._clock = asyncio.get_running_loop().time
        works = (
            ("bus", self._send),
            ("bus", self._listen),
            ("log", self._follow),
            ("leases", self._hold),
            ("nodes", self._look_around),
        )
        self._tasks = [asyncio.create_task(self._forever(*work)) for work in works]

    async def stop(self) -> None:
        """Let the others take over at once."""
        waiting = set(self._tasks)
        while waiting:  # once is not enough: Python 3.11's `wait_for` may swallow a cancellation
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=RETRY)
        for end in (self._leases.stop, self._bus.stop):
            try:
                await end()
            except Exception as error:  # noqa: BLE001 - it was lost before; its lease runs out
                log.warning("not told: %s", type(error).__name__, extra={"code": "stop"})

    async def _forever(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again whenever it ends or fails: these lines may all be cut at any time."""
        quiet = -QUIET
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - drivers raise what they like
                if self._clock() - quiet > QUIET:
                    quiet = self._clock()
                    # The words of such an error may hold an address with a password.
                    log.warning("%s lost: %s", what, type(error).__name__, extra={"code": "lost"})
            await asyncio.sleep(RETRY)

    # -- leases --------------------------------------------------------------

    def admit(self, table: str) -> None:
        """Note that a table has come into this node's memory."""
        self._names[public_id(table)] = table

    def holds(self, table: str) -> bool:
        """Whether this node does what the table owes."""
        return table in self._held

    def doubt(self, table: str) -> None:
        """Note that another node has done a duty of a table that this node holds."""
        self._held.discard(table)
        self._asked.set()

    async def _hold(self) -> None:
        """Renew the leases, ask for those of tables with people, drop all that are not held."""
        while True:
            due = self._clock() + TICK  # however long all this takes
            if not await self._leases.renew():
                self._held.clear()  # others may have taken over meanwhile
            self._held &= self._live.keys()
            wanted = [
                name
                for name, table in self._live.items()
                if name not in self._held and table.connections
            ]
            if dropped := self._claimed - self._held - {*wanted}:
                await self._leases.drop(dropped)
                self._claimed -= dropped
            self._claimed.update(wanted)  # now: the answer may be lost
            claimed = await self._leases.claim(wanted) if wanted else []
            for name in claimed:
                if table := self._live.get(name):
                    self._held.add(name)
                    self._lag(name)  # whoever had it may have written without a word
                    table.start_duties()
            self._asked.clear()
            if len(claimed) < len(wanted):  # others have them, and may have died just now
                due = min(due, self._leases.next_end)
            await pause(self._asked, due - self._clock())

    # -- telling -------------------------------------------------------------

    def tell_moved(self, table: str, number: int) -> None:
        """Tell how far a table's log goes now."""
        self._moved[table] = number
        self._told.set()

    def tell_here(self, table: str, seats: set[int]) -> None:
        """Tell which seats of a table are connected to this node."""
        self._here[table] = seats
        self._told.set()
        self._asked.set()

    async def _send(self) -> None:
        """Tell what there is to tell; what comes up meanwhile goes together."""
        while True:
            await self._told.wait()
            await asyncio.sleep(GATHER)
            self._told.clear()
            moved, self._moved = self._moved, {}
            here, self._here = self._here, {}
            try:
                await self._bus.send(list(self._pack(moved, here)))
            except Exception:
                self._moved = moved | self._moved
                self._here = here | self._here
                self._told.set()
                raise

    def _pack(self, moved: dict[str, int], here: dict[str, set[int]]) -> Iterator[bytes]:
        if not moved and not here:  # a word for this node itself, to hear whether it hears
            yield msgspec.json.encode(News(self.name, {}, {}))
        for some in parts(moved):
            far = {public_id(name): moved[name] for name in some}
            yield msgspec.json.encode(News(self.name, far, {}))
        for some in parts(here):
            told = {public_id(name): sorted(here[name]) for name in some}
            yield msgspec.json.encode(News(self.name, {}, told))

    # -- hearing -------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear the others until the line is lost, or until this node does not hear itself by it."""
        async with asyncio.timeout(GONE) as self._deaf:
            await self._bus.listen(self._connected, self._hear)

    def _connected(self) -> None:
        """Read all tables: what was told while nobody listened is lost."""
        self._hear_itself()
        for name, table in self._live.items():
            self._lag(name)
            if table.connections:
                self.tell_here(name, table.seats_here)

    def _hear(self, message: bytes) -> None:
        try:
            news = read_news(message)
        except msgspec.MsgspecError:
            log.warning("unreadable news", extra={"code": "bus"})
            return
        if news.node == self.name:
            self._hear_itself()
            return
        for told, number in news.moved.items():
            table = self._live.get(name := self._names.get(told, told))
            if table is not None and number > table.number:
                self._lag(name)
        for told, seats in news.here.items():
            if (table := self._live.get(name := self._names.get(told, told))) is not None:
                self._meet(name, table, news.node, set(seats))

    def _hear_itself(self) -> None:
        """Put off the end of the line."""
        with suppress(RuntimeError):  # it has come, and a driver has something left
            self._deaf.reschedule(self._clock() + GONE)

    def _lag(self, name: str) -> None:
        """Have a table read."""
        self._behind.add(name)
        self._read.set()

    async def _follow(self) -> None:
        """Read what the log has and tables in memory have not, all at once."""
        while True:
            await self._read.wait()
            self._read.clear()
            behind, self._behind = self._behind, set()
            heads = {name: self._live[name].number for name in sorted(behind) if name in self._live}
            try:
                found = await self._records.load_many(heads)
            except StoreFailed:
                self._behind |= behind
                self._read.set()
                raise
            for name, last in heads.items():
                if (table := self._live.get(name)) is not None:
                    self._apply(table, last, found.get(name, []))

    def _apply(self, table: Shared, last: int, records: list[bytes]) -> None:
        try:
            table.follow(last, records)
        except Exception:  # whatever it was: this table is lost, not those after it
            log.exception("cannot follow", extra={"code": "log"})

    # -- who is where --------------------------------------------------------

    def elsewhere(self, table: str) -> set[int]:
        """Return the seats of a table that are connected to other nodes."""
        return set().union(*(seats for seats, _ in self._others.get(table, {}).values()))

    def _meet(self, name: str, table: Shared, node: str, seats: set[int]) -> None:
        """Note who is connected to another node; one not known of yet is answered."""
        before, others = self.elsewhere(name), self._others.setdefault(name, {})
        if node not in others and table.connections:
            self.tell_here(name, table.seats_here)
        others[node] = seats, self._clock() + GONE
        if before != self.elsewhere(name):
            table.tell_presence()

    async def _look_around(self) -> None:
        """Read silent tables, repeat who is here, and forget who has gone without a word."""
        repeated = self._clock()
        while True:
            await asyncio.sleep(LOOK)
            now = self._clock()
            for name, table in self._live.items():
                watched = name in self._held or table.connections
                if watched and now - table.checked > self._silence:
                    self._lag(name)
            if now - repeated > HERE:
                repeated = now
                self._names = {it: name for it, name in self._names.items() if name in self._live}
                for name, table in self._live.items():
                    if table.connections:
                        self.tell_here(name, table.seats_here)
                self._told.set()
            self._forget(now)

    def _forget(self, now: float) -> None:
        for name, others in list(self._others.items()):
            before = self.elsewhere(name)
            for node in [node for node, (_, until) in others.items() if until < now]:
                del others[node]
            if not others or name not in self._live:
                del self._others[name]
            if before != self.elsewhere(name) and (table := self._live.get(name)):
                table.tell_presence()


def parts(names: Iterable[str]) -> Iterator[list[str]]:
    """Return names in parts that fit in a message."""
    every = list(names)
    return (every[at : at + ENTRIES] for at in range(0, len(every), ENTRIES))


async def pause(event: asyncio.Event, seconds: float) -> None:
    """Wait until something happens, but no longer than so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass


def new_node() -> str:
    """Return a name for a node, unlike that of any other."""
    return secrets.token_hex(8)
