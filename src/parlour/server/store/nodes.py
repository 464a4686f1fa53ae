"""The nodes on one database: their messages to each other, and who does a table's duties.

All nodes are equal, and each may serve any seat of any table.  A node that has written to a table's
log sends the log's new length over the bus.  Nodes that have the table in memory then read what
they lack.  Messages contain no records, so no card leaves the database.  A false or lost message
does no harm, since a node reads a silent table after a while anyway.  One node holds a table's
lease and does its duties; when it dies, another node with people at the table takes over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple, Protocol

import msgspec
from msgspec import Struct

from ..ground.errors import StoreFailed
from ..ground.tokens import public_id
from ..wire.codes import Codes, Lent
from .bus import Bus

log = logging.getLogger(__name__)

RENEWAL_INTERVAL_S = 0.2
"""Seconds between two renewals of the leases, which last several times as long."""
RETRY_S = 0.5
"""Seconds until a failed task is tried again."""
WARNING_INTERVAL_S = 30.0
"""Seconds between two log lines about a lasting failure."""
SILENCE_CHECK_INTERVAL_S = 0.3
"""Seconds between two searches for silent tables."""
SEND_DELAY_S = 0.005
"""Seconds for which messages are gathered, since every message wakes every node."""
PRESENCE_INTERVAL_S = 5.0
"""Seconds between two reports of the seats connected to this node."""
PRESENCE_TIMEOUT_S = 12.0
"""Seconds without a report after which a node counts as having no connections.

A bus connection counts as dead if the node's own messages do not arrive for as long.
"""
MAX_TABLES_PER_MESSAGE = 150
"""Tables per message, so that it stays below the bus's limit in any case."""

MAX_CODES_PER_MESSAGE = 20  # and as many claims


class NodeMessage(Struct, array_like=True, frozen=True):
    """A message of a node: the lengths of logs, the seats that are connected to it, and phrases.

    Tables have their public ids here, which open nothing.  Older nodes send names.  `said` has the
    chair of each phrase, -1 for somebody who watches.  `watching` says how many people watch the
    tables in `here` from the node, unless nobody does.  `lent` has the codes for seats that move to
    another device.  `claims` has chair, hash of the key and address of people who claim a seat; the
    address is empty for a claim that was denied.  `hidden` are the seats in `here` whose pages at
    the node are all in the background.
    """

    node: str
    moved: dict[str, int]
    here: dict[str, list[int]]
    said: list[tuple[str, int, str]] = []
    watching: dict[str, int] = {}
    lent: list[Lent] = []
    claims: list[tuple[str, int, str, str]] = []
    hidden: dict[str, list[int]] = {}


class NodePeople(NamedTuple):
    """The seats of a table that are connected to a node, and how many people watch from there.

    The pages of the `hidden` seats are all in the background.
    """

    seats: set[int]
    watching: int
    hidden: set[int]


read_news = msgspec.json.Decoder(NodeMessage).decode


class Shared(Protocol):
    """A table in the memory of this node, which other nodes may move on."""

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

    @property
    def watchers_here(self) -> int:
        """How many people watch from this node."""

    @property
    def hidden_here(self) -> set[int]:
        """The seats whose pages at this node are all in the background."""

    def follow(self, last: int, records: list[bytes]) -> None:
        """Apply the new ones among *records*, which begin with number *last*."""

    def start_duties(self) -> None:
        """Start what the table owes, if this node is to do it."""

    def tell_presence(self) -> None:
        """Tell everybody here who is connected."""

    def hear(self, chair: int, phrase: str) -> None:
        """Take what the person on a chair has said on another node."""

    def hear_claim(self, chair: int, token_hash: str, crowd: str) -> None:
        """Take a claim of a chair at another node, or its denial without a *crowd*."""


class LogReader(Protocol):
    """Reads the logs of many tables."""

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return each table's records from a number on, in order; omit tables without any."""


class Leases(Protocol):
    """The leases of one node, in a place that all nodes see."""

    next_end: float
    """When the next lease of another node ends unless renewed, by the event loop's clock."""

    async def renew(self) -> bool:
        """Renew the node's lease; return False if the old one had expired."""

    async def claim(self, tables: Collection[str]) -> list[str]:
        """Claim tables; return those that this node holds now."""

    async def drop(self, tables: Collection[str]) -> None:
        """Give tables up."""

    async def stop(self) -> None:
        """Give everything up."""


class Peers(Protocol):
    """The other nodes, as a table sees them."""

    alone: bool
    """Whether other nodes are impossible."""
    codes: Codes
    """The codes that work at any node."""

    def start(self, live: Mapping[str, Shared]) -> None:
        """Join the other nodes with the tables in this node's memory."""

    async def stop(self) -> None:
        """Let the others take over at once."""

    def admit(self, table: str) -> None:
        """Note that a table has come into this node's memory."""

    def holds(self, table: str) -> bool:
        """Whether this node does what the table owes."""

    def doubt(self, table: str) -> None:
        """Give up a table's duties for now, since another node has done one."""

    def tell_moved(self, table: str, number: int) -> None:
        """Tell the other nodes how long a table's log is now."""

    def tell_here(self, table: str, seats: set[int]) -> None:
        """Tell the other nodes which seats of a table are connected to this node."""

    def tell_said(self, table: str, chair: int, phrase: str) -> None:
        """Tell the other nodes what the person on a chair of a table says."""

    def tell_lent(self, lent: Lent) -> None:
        """Keep a code, and tell the other nodes, for as long as it works."""

    def tell_claim(self, table: str, chair: int, token_hash: str, crowd: str) -> None:
        """Tell the other nodes of a claim, or of its denial without a *crowd*."""

    def elsewhere(self, table: str) -> set[int]:
        """Return the seats of a table that are connected to other nodes."""

    def seen_elsewhere(self, table: str) -> set[int]:
        """Return a table's seats with a page in the foreground at other nodes."""

    def watching_elsewhere(self, table: str) -> int:
        """Return how many people watch a table from other nodes."""


class NoPeers:
    """The peers of a server that does not share its database."""

    alone = True

    def __init__(self) -> None:
        self.codes = Codes()

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

    def tell_said(self, table: str, chair: int, phrase: str) -> None:
        pass

    def tell_lent(self, lent: Lent) -> None:
        self.codes.take(lent, asyncio.get_running_loop().time(), own=True)

    def tell_claim(self, table: str, chair: int, token_hash: str, crowd: str) -> None:
        pass

    def elsewhere(self, table: str) -> set[int]:
        return set()

    def seen_elsewhere(self, table: str) -> set[int]:
        return set()

    def watching_elsewhere(self, table: str) -> int:
        return 0


class Nodes:
    """One node among others, which reads a table after *silence* seconds without news of it."""

    alone = False

    def __init__(
        self, name: str, records: LogReader, bus: Bus, leases: Leases, silence: float
    ) -> None:
        self.name = name
        self.codes = Codes()
        self._lent: list[Lent] = []  # codes to be sent
        self._claims: list[tuple[str, int, str, str]] = []  # to be sent
        self._live: Mapping[str, Shared] = {}
        self._records = records
        self._bus = bus
        self._leases = leases
        self._silence = silence
        self._names: dict[str, str] = {}  # of tables in memory, by public id
        self._moved: dict[str, int] = {}  # lengths to be sent
        self._here: dict[str, set[int]] = {}  # connected seats to be sent
        self._said: list[tuple[str, int, str]] = []  # phrases to be sent
        self._told = asyncio.Event()
        self._behind: set[str] = set()  # tables to be read
        self._read = asyncio.Event()
        self._held: set[str] = set()
        self._claimed: set[str] = set()  # tables that other nodes may see as this node's
        self._asked = asyncio.Event()
        self._others: dict[str, dict[str, tuple[NodePeople, float]]] = {}
        self._deaf: asyncio.Timeout
        self._clock: Callable[[], float]
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, live: Mapping[str, Shared]) -> None:
        """Start sending, listening, reading and holding leases for the tables in memory."""
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
        while waiting:  # again, since Python 3.11's `wait_for` may swallow a cancellation
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=RETRY_S)
        for end in (self._leases.stop, self._bus.stop):
            try:
                await end()
            except Exception as error:  # noqa: BLE001 - the lease expires by itself
                log.warning("not signed off: %s", type(error).__name__, extra={"code": "stop"})

    async def _forever(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat some work whenever it ends or fails, since its connection may be lost any time."""
        quiet = -WARNING_INTERVAL_S
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - drivers raise many kinds of errors
                if self._clock() - quiet > WARNING_INTERVAL_S:
                    quiet = self._clock()
                    # Only the type: the error's text may contain a URL with a password.
                    log.warning("%s lost: %s", what, type(error).__name__, extra={"code": "lost"})
            await asyncio.sleep(RETRY_S)

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
        """Renew the leases, claim tables with people, and drop claims that are no longer needed."""
        while True:
            due = (
                self._clock() + RENEWAL_INTERVAL_S
            )  # set first, so that the time of the calls does not add up
            if not await self._leases.renew():
                self._held.clear()  # other nodes may have taken over
            self._held &= self._live.keys()
            wanted = [
                name
                for name, table in self._live.items()
                if name not in self._held and table.connections
            ]
            if dropped := self._claimed - self._held - {*wanted}:
                await self._leases.drop(dropped)
                self._claimed -= dropped
            self._claimed.update(wanted)  # before the call, as its answer may be lost
            claimed = await self._leases.claim(wanted) if wanted else []
            for name in claimed:
                if table := self._live.get(name):
                    self._held.add(name)
                    self._lag(name)  # the previous holder may have written without telling
                    table.start_duties()
            self._asked.clear()
            if len(claimed) < len(wanted):  # other nodes hold some, and may just have died
                due = min(due, self._leases.next_end)
            await pause(self._asked, due - self._clock())

    # -- telling -------------------------------------------------------------

    def tell_moved(self, table: str, number: int) -> None:
        """Tell how far a table's log goes now."""
        self._moved[table] = number
        self._told.set()

    def tell_here(self, table: str, seats: set[int]) -> None:
        """Tell which seats of a table are connected to this node, and how many people watch."""
        self._here[table] = seats
        self._told.set()
        self._asked.set()

    def tell_said(self, table: str, chair: int, phrase: str) -> None:
        """Tell what the person on a chair says."""
        self._said.append((public_id(table), chair, phrase))
        self._told.set()

    def tell_lent(self, lent: Lent) -> None:
        """Keep a code, and tell it."""
        self.codes.take(lent, self._clock(), own=True)
        self._lent.append(lent)
        self._told.set()

    def tell_claim(self, table: str, chair: int, token_hash: str, crowd: str) -> None:
        """Tell of a claim, or of its denial."""
        self._claims.append((public_id(table), chair, token_hash, crowd))
        self._told.set()

    async def _send(self) -> None:
        """Send gathered messages for ever."""
        while True:
            await self._told.wait()
            await asyncio.sleep(SEND_DELAY_S)
            self._told.clear()
            moved, self._moved = self._moved, {}
            here, self._here = self._here, {}
            said, self._said = self._said, []  # never sent again: late words would mislead
            lent, self._lent = self._lent, []  # sent again later anyway
            try:
                claims, self._claims = self._claims, []  # people ask again
                more = self._pack_devices(lent, claims)
                await self._bus.send([*self._pack(moved, here, said), *more])
            except Exception:
                self._moved = moved | self._moved
                self._here = here | self._here
                self._told.set()
                raise

    def _pack(
        self, moved: dict[str, int], here: dict[str, set[int]], said: list[tuple[str, int, str]]
    ) -> Iterator[bytes]:
        if not moved and not here and not said:  # a message to itself, to test the connection
            yield msgspec.json.encode(NodeMessage(self.name, {}, {}))
        for some in parts(moved):
            far = {public_id(name): moved[name] for name in some}
            yield msgspec.json.encode(NodeMessage(self.name, far, {}))
        for some in parts(here):
            told = {public_id(name): sorted(here[name]) for name in some}
            live = [(public_id(it), self._live[it]) for it in some if it in self._live]
            watched = {name: count for name, it in live if (count := it.watchers_here)}
            hidden = {name: sorted(seats) for name, it in live if (seats := it.hidden_here)}
            news = NodeMessage(self.name, {}, told, watching=watched, hidden=hidden)
            yield msgspec.json.encode(news)
        for at in range(0, len(said), MAX_TABLES_PER_MESSAGE):
            heard = said[at : at + MAX_TABLES_PER_MESSAGE]
            yield msgspec.json.encode(NodeMessage(self.name, {}, {}, heard))

    def _pack_devices(
        self, lent: list[Lent], claims: list[tuple[str, int, str, str]]
    ) -> Iterator[bytes]:
        for at in range(0, max(len(lent), len(claims)), MAX_CODES_PER_MESSAGE):
            some = slice(at, at + MAX_CODES_PER_MESSAGE)
            told = NodeMessage(self.name, {}, {}, lent=lent[some], claims=claims[some])
            yield msgspec.json.encode(told)

    # -- hearing -------------------------------------------------------------

    async def _listen(self) -> None:
        """Listen until the connection is lost, or until this node no longer hears itself."""
        async with asyncio.timeout(PRESENCE_TIMEOUT_S) as self._deaf:
            await self._bus.listen(self._connected, self._hear)

    def _connected(self) -> None:
        """Read all tables, since messages before the connection were missed."""
        self._hear_itself()
        for name, table in self._live.items():
            self._lag(name)
            if table.connections:
                self.tell_here(name, table.seats_here)

    def _hear(self, message: bytes) -> None:
        try:
            news = read_news(message)
        except msgspec.MsgspecError:
            log.warning("unreadable message", extra={"code": "bus"})
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
                hidden = set(news.hidden.get(told, ()))
                people = NodePeople(set(seats), news.watching.get(told, 0), hidden)
                self._meet(name, table, news.node, people)
        for told, chair, phrase in news.said:
            if (table := self._live.get(self._names.get(told, told))) is not None:
                table.hear(chair, phrase)
        for lent in news.lent:
            self.codes.take(lent, self._clock())
        for told, chair, token_hash, crowd in news.claims:
            if (table := self._live.get(self._names.get(told, told))) is not None:
                table.hear_claim(chair, token_hash, crowd)

    def _hear_itself(self) -> None:
        """Extend the deadline after which the connection counts as dead."""
        with suppress(RuntimeError):  # it has passed, and the driver still had messages
            self._deaf.reschedule(self._clock() + PRESENCE_TIMEOUT_S)

    def _lag(self, name: str) -> None:
        """Schedule a table to be read."""
        self._behind.add(name)
        self._read.set()

    async def _follow(self) -> None:
        """Read all tables that are behind their logs, at once, for ever."""
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
        except Exception:  # only this table fails, not the others
            log.exception("cannot follow", extra={"code": "log"})

    # -- who is where --------------------------------------------------------

    def elsewhere(self, table: str) -> set[int]:
        """Return the seats of a table that are connected to other nodes."""
        return set().union(*(people.seats for people, _ in self._others.get(table, {}).values()))

    def seen_elsewhere(self, table: str) -> set[int]:
        """Return a table's seats with a page in the foreground at other nodes."""
        others = self._others.get(table, {}).values()
        return set().union(*(people.seats - people.hidden for people, _ in others))

    def watching_elsewhere(self, table: str) -> int:
        """Return how many people watch a table from other nodes."""
        return sum(people.watching for people, _ in self._others.get(table, {}).values())

    def _company(self, table: str) -> tuple[set[int], set[int], int]:
        """Return who is at other nodes."""
        seen = self.seen_elsewhere(table)
        return self.elsewhere(table), seen, self.watching_elsewhere(table)

    def _meet(self, name: str, table: Shared, node: str, people: NodePeople) -> None:
        """Note who is connected to another node; answer a node that is new."""
        before, others = self._company(name), self._others.setdefault(name, {})
        if node not in others and table.connections:
            self.tell_here(name, table.seats_here)
        others[node] = people, self._clock() + PRESENCE_TIMEOUT_S
        if before != self._company(name):
            table.tell_presence()

    async def _look_around(self) -> None:
        """Read silent tables, report connected seats, and forget nodes that stopped reporting."""
        repeated = self._clock()
        while True:
            await asyncio.sleep(SILENCE_CHECK_INTERVAL_S)
            now = self._clock()
            for name, table in self._live.items():
                watched = name in self._held or table.connections
                if watched and now - table.checked > self._silence:
                    self._lag(name)
            if now - repeated > PRESENCE_INTERVAL_S:
                repeated = now
                self._names = {it: name for it, name in self._names.items() if name in self._live}
                for name, table in self._live.items():
                    if table.connections:
                        self.tell_here(name, table.seats_here)
                self._lent += self.codes.own(now)  # the bus may have lost them
                self._told.set()
            self._forget(now)

    def _forget(self, now: float) -> None:
        for name, others in list(self._others.items()):
            before = self._company(name)
            for node in [node for node, (_, until) in others.items() if until < now]:
                del others[node]
            if not others or name not in self._live:
                del self._others[name]
            if before != self._company(name) and (table := self._live.get(name)):
                table.tell_presence()


def parts(names: Iterable[str]) -> Iterator[list[str]]:
    """Return names in lists that fit in a message."""
    every = list(names)
    return (
        every[at : at + MAX_TABLES_PER_MESSAGE]
        for at in range(0, len(every), MAX_TABLES_PER_MESSAGE)
    )


async def pause(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, for at most *seconds* seconds."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass


def new_node() -> str:
    """Return a unique name for a node."""
    return secrets.token_hex(8)
