"""Nodes, a database, a bus and people, all from one seed; and what must hold whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from parlour import GAMES, bots
from parlour.cards import rng
from parlour.core.changes import whole
from parlour.core.errors import ParlourError
from parlour.core.table import CLOCK, Dealt, Played
from parlour.server.ground.config import Config
from parlour.server.ground.errors import StoreUnusable
from parlour.server.ground.limits import Limits
from parlour.server.http.watching import serve_watcher
from parlour.server.http.websocket import Socket, serve_seat
from parlour.server.state.room import Room
from parlour.server.store.nodes import Nodes, NoPeers
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.records import (
    CameBack,
    Followed,
    HandedOn,
    Happened,
    Opened,
    Resumed,
    SteppedOut,
    StoodIn,
    read_entry,
)
from parlour.server.tables import duties, history
from parlour.server.tables.hub import Hub
from parlour.server.tables.ledger import read_tally
from parlour.server.wire.protocol.client import FillMessage, TermsInfo
from parlour.server.wire.protocol.http import OpenTableMessage, PlaceInfo
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.websocket_transport import EXTENSION
from tests.following import deterministic
from tests.simulation.database import URL, Database
from tests.simulation.loop import Loop, Machine, StuckError
from tests.simulation.people import Chain, Person
from tests.simulation.trace import Trace
from tests.simulation.watcher import Watcher
from tests.simulation.wires import GHOST, Ether, Gone, Line, MemoryBus

LOOK = 0.25
"""Seconds between two looks at what must hold all the time."""
STANDSTILL = 3.5
"""Seconds without a fault in which a table where something is to be done must go on.

People need some of them; and before, all that was lost on the bus must have been read anyway.
"""
STAND_IN, EXCUSED = 3.0, 2.0
"""Seconds of absence after which bots stand in, and deals begin without people."""
BEGIN, HAND_ON = 4.0, 5.0
"""Seconds after which people who gather are dealt to, and another person is the opener."""
GATHERS = 0.4
"""The part of the tables whose people wait for each other."""
AWAY = 6.0
"""Seconds of absence after which the next match begins without people."""
AGAIN = 0.4
"""The part of the tables whose people want to play another match."""
LATE_NEXT = 10.0
"""Seconds that the next match may take once all have agreed, beyond other things."""
LATE = 1.0
"""Seconds without a fault in which everybody must be told of a move."""
TWO_HOLDERS = 2.0
"""Seconds without a fault in which two nodes may both believe that a table is theirs."""
COUNTED = 10.0
"""Seconds without a fault in which every deal that is over must be counted."""
WATCHED = 0.3
"""The part of the tables that somebody watches."""
DOZES = 0.3
"""The part of the people who let every time limit pass."""
CLOCKED = 0.3
"""The part of the tables whose people have 30 seconds for a decision."""
ADDRESS = "192.0.2.7"
LONGEST = 3600.0
"""Seconds after which every match must be over."""


class Report(NamedTuple):
    """The result of a simulation."""

    seed: int
    failure: str
    digest: str
    matches: int
    moves: int
    seconds: float
    last: tuple[str, ...]

    def __str__(self) -> str:
        """Say how it came out, and how to repeat it."""
        found = f"{self.matches} matches, {self.moves} moves, {self.seconds:.0f} virtual seconds"
        if not self.failure:
            return f"seed {self.seed}: {found}, {self.digest}"
        repeat = f"python -m tests.simulation {self.seed}"
        return f"seed {self.seed}: {self.failure}\n{found}, {self.digest}\nrepeat it: {repeat}"


class Match:
    """A table, as its log tells it: what all people must see."""

    def __init__(self, world: World, room: Room, deals: int, longest: int) -> None:
        self._world = world
        self.name = room.name
        self.room = room
        self.deals = deals
        self.longest = longest
        self.moved = self.complete = self.looked = world.loop.time()
        """When the log grew last, and since when everybody is here, and looks."""
        self._asked = self.moved  # when the clock of the person to act began
        self.people: list[Person] = []
        self.again = Random(f"{world.seed} {room.name}").random() < AGAIN
        """Whether its people want to play another match after it."""
        self.deleted: float | None = None  # when the host has closed it
        self.watchers: list[Watcher] = []
        self._positions: dict[tuple[int, int], int] = {}
        self._watched: dict[int, int] = {}  # what everybody may see at each position
        self.records: list[bytes] = []
        self._parted: dict[int, float] = {}  # when each seat's person left for now
        self._made: set[tuple[int, str | None]] = set()  # moves of seats, by their ids
        self.unsealed: set[int] = set()  # the sealed deals that are over

    @property
    def wants_another(self) -> bool:
        """Whether somebody here waits for the next match."""
        if not (self.again and self.over) or self.deleted is not None:
            return False
        return self.room.next.followed is None and any(not it.done for it in self.people)

    @property
    def next_terms(self) -> TermsInfo:
        """The same match once more, as everybody proposes it."""
        opened = self.room.opened
        return TermsInfo(opened.game, opened.preset, {}, opened.seats)

    @property
    def home(self) -> str:
        """The first match at this table."""
        return self.room.opened.home or self.name

    @property
    def dealt(self) -> bool:
        """Whether a deal of it is over."""
        return bool(self.room.table.match.rows)

    @property
    def levels(self) -> list[str]:
        """The bots for its empty chairs."""
        return bots.names(self.room.game.id)

    @property
    def deals_over(self) -> int:
        return len(self.room.table.match.rows)

    @property
    def over(self) -> bool:
        return self.room.table.waiting == "over"

    def take(self, record: bytes) -> None:
        """Take what is committed, if it is right."""
        entry, room = read_entry(record), self.room
        self.records.append(record)
        since, self.moved = self._asked, self._world.loop.time()
        if isinstance(entry, Happened | Resumed | CameBack):
            self._asked = self.moved
        if isinstance(entry, StoodIn):
            self._check_absence([*{*entry.seats} - room.absence.gone], STAND_IN)
        if isinstance(entry, SteppedOut):
            self._parted[entry.seat] = self.moved
        if isinstance(entry, CameBack) and entry.seat in room.absence.gone:
            self._check_return(entry.seat)
        if isinstance(entry, HandedOn):
            self._check_absence([room.opener], HAND_ON)
        if isinstance(entry, Happened):
            if isinstance(played := entry.record, Played):
                late = played.bot and not room.bot_at(played.seat)
                if late and not room.allowance:
                    self._world.fail(f"{self.name}: a bot decides for a person")
                least = room.limit.seconds if room.limit else room.allowance or LONGEST
                if (late or played.by == CLOCK) and self.moved - since < least:
                    self._world.fail(f"{self.name}: decided before the time was up")
                if entry.id is not None and (played.seat, entry.id) in self._made:
                    self._world.fail(f"{self.name}: {entry.id} was made twice")
                self._made.add((played.seat, entry.id))
                room.table.decide_play(played.seat, played.action)
            elif isinstance(entry.record, Dealt) and room.decide_deal(now=entry.at) != entry:
                self._world.fail(f"{self.name}: not the deal that was sealed")
        if isinstance(entry, Followed):
            self._check_followed(entry)
        room.apply(entry)
        if room.unsealed is not None:
            self.unsealed.add(room.unsealed.deal)
        if isinstance(entry, Happened):
            self._note_position()
            if self._world.chance.random() < 0.02:
                self._check_secrets()

    def _check_absence(self, seats: Sequence[int], patience: float) -> None:
        """Check that people are not replaced while they are here, or too early."""
        now = self._world.loop.time()
        for person in self.people:
            if person.seat in seats and person.plays and self._world.is_calm(2 * patience):
                was_here = person.was_here(now - 1) if not person.away else person.gone > now - 2
                if was_here:
                    self._world.fail(f"{person.name}: replaced too early")

    def _check_return(self, seat: int) -> None:
        """Check that somebody who left for now has come again, and was not kept by a page."""
        came = max((it.greeted for it in self.people if it.seat == seat), default=0.0)
        if came < self._parted[seat] - 1 and self._world.is_calm(GHOST):
            self._world.fail(f"{self.name}: seat {seat} is back, and nobody has come")

    def check_background(self, now: float) -> None:
        """Check that people know whose page is in the background, once that has not changed."""
        since = now - LATE - GHOST
        for seat in {it.seat for it in self.people}:
            pages = [it for it in self.people if it.seat == seat]
            here = [it for it in pages if not it.away]
            still = all(it.gone < since if it.away else it.was_here(since) for it in pages)
            if not here or not still or any(it.turned > now - 2 * LATE for it in here):
                continue
            hidden = all(it.hidden for it in here)
            for person in self.people:
                if person.was_here(since) and person.believes(seat) != hidden:
                    self._world.fail(f"{person.name}: does not know whether {seat} looks")

    def _check_followed(self, entry: Followed) -> None:
        """Check that one match follows, and that those who play it have agreed."""
        if self.room.next.followed is not None:
            self._world.fail(f"{self.name}: two next matches")
        people = [seat for seat, it in enumerate(self.room.seats) if it.kind == "person"]
        taken = [seat for seat in people if entry.seats[seat] >= 0]
        if not {*taken} <= {*self.room.next.again}:
            self._world.fail(f"{self.name}: taken to a match that they have not agreed to")

    def _note_position(self) -> None:
        table = self.room.table
        public = table.public()
        self._watched[table.seq] = hash(deterministic(None if public is None else whole(public)))
        for seat, it in enumerate(self.room.seats):
            if it.kind == "person":
                shown = deterministic(table.view(seat)), encode(table.legal(seat))
                self._positions[table.seq, seat] = hash(shown)

    def _check_secrets(self) -> None:
        """Check that hidden cards change nothing that a seat is told."""
        table, chance = self.room.table, self._world.chance
        if table.waiting == "play":
            seat = chance.randrange(table.match.seats)
            deal = table.match.deal.clone()
            deal.resample(seat, rng.Random(chance.getrandbits(64)))
            alike = encode(deal.view(seat)) == encode(table.view(seat))
            if seat == deal.seat:
                alike = alike and deal.legal() == table.match.deal.legal()
            if not alike:
                self._world.fail(f"{self.name}: seat {seat} is told what it cannot know")

    def check_seen(self, person: Person, seq: int, view: bytes, legal: bytes) -> None:
        """Check that a position told to a player is already durable and follows from the log."""
        if seq > self.room.seq:
            self._world.fail(f"{person.name}: told of {seq}, and {self.room.seq} is durable")
        elif seq and self._positions.get((seq, person.seat)) != hash((view, legal)):
            self._world.fail(f"{person.name}: saw at {seq} what the log does not lead to")

    def check_watched(self, name: str, seq: int, public: bytes) -> None:
        """Check that somebody who watches is told what is durable, and what all may know."""
        if seq > self.room.seq:
            self._world.fail(f"{name}: told of {seq}, and {self.room.seq} is durable")
        elif seq and self._watched.get(seq) != hash(public):
            self._world.fail(f"{name}: saw at {seq} what not everybody may see")

    def is_made(self, person: Person, move: str) -> bool:
        """Return whether a move is in the log."""
        return (person.seat, move) in self._made

    def check_made(self, person: Person, move: str) -> None:
        """A move that is acknowledged must be in the log."""
        if not self.is_made(person, move) and not person.left:
            self._world.fail(f"{person.name}: {move} was acknowledged and is not durable")

    def check_log(self) -> None:
        """The log must make the same match again, by the rules."""
        sheet = history.replay(self.name, self.records).check(GAMES).sheet()
        if sheet != self.room.table.sheet():
            self._world.fail(f"{self.name}: its replay comes out otherwise")

    @property
    def result(self) -> tuple[str, tuple[int, ...], list[tuple[int, ...]]]:
        """Its line in the book: its name, the totals, and the points of each deal."""
        sheet = self.room.table.sheet()
        return self.name, sheet.totals, [row.points for row in sheet.rows]

    @property
    def owes(self) -> bool:
        """Whether something is to be done, by somebody who is there or by the table."""
        return self.deleted is None and not self.over and self.room.waiting != "seats"


class Node:
    """A server process, which may be started again and again."""

    def __init__(self, world: World, index: int) -> None:
        self._world = world
        self._index = index
        self.hub: Hub | None = None
        self.machine: Machine
        self.serves: asyncio.Event
        self.peers: NoPeers | Nodes
        self.woken = 0.0  # when it went on, or began
        self.lines: list[Line] = []

    @property
    def up(self) -> bool:
        return self.hub is not None

    @property
    def going(self) -> bool:
        return self.up and not self.machine.paused

    def start(self) -> None:
        """Start a process."""
        self.machine = self._world.loop.machine(f"node{self._index}")
        self.serves = asyncio.Event()
        self.machine.run(self._serve())

    async def _serve(self) -> None:
        world = self._world
        while True:
            store = PostgresStore(URL, world.chance)
            self.peers = self._find_peers(store)
            hub = Hub(world.config, store, self.peers, world.chance)
            try:
                await hub.start()
            except StoreUnusable:  # the supervisor starts it again
                await asyncio.sleep(0.5)
            else:
                break
        self._limits = Limits(world.config)
        self.woken = world.loop.time()
        self.hub = hub
        self.serves.set()
        world.trace.note(f"{self.machine.name} serves")

    def _find_peers(self, store: PostgresStore) -> NoPeers | Nodes:
        world = self._world
        if not world.shared:
            return NoPeers()
        name = f"{world.chance.getrandbits(64):016x}"
        bus, leases = MemoryBus(world.ether), store.leases(name)
        return Nodes(name, store, bus, leases, world.config.silence)

    def kill(self) -> None:
        """End the process, as kill -9 does."""
        self.hub = None
        self.machine.paused = False
        self.machine.kill()
        self._world.database.cut_all(self.machine)
        for line in self.lines:
            line.cut(0)
        self.lines.clear()

    async def stop(self) -> None:
        """End the process as a host does."""
        hub, self.hub = self.hub, None
        if hub is not None:
            await self.machine.run(hub.dismiss())
            await self.machine.run(hub.stop())

    async def _lead(self, socket: Socket, table: str, hub: Hub, watches: bool) -> None:
        """Do as `app.play` and `app.watch` do."""
        serve = serve_watcher if watches else serve_seat
        if not await serve(socket, table, hub, self._world.config, self._limits):
            self._limits.connections.leave(ADDRESS)
            if watches:
                self._limits.watchers.leave(ADDRESS)

    def connect(self, table: str, *, watches: bool = False) -> Line:
        """Open a WebSocket of somebody, perhaps only to watch."""
        world = self._world
        if self.hub is None:
            raise Gone("nobody listens")
        line = Line(self.machine, world.people, world.chance, world.trace)
        scope = {"extensions": {EXTENSION: line}}
        client = SimpleNamespace(host=ADDRESS)
        socket = cast("Socket", SimpleNamespace(headers={}, scope=scope, client=client))
        assert self._limits.connections.enter(ADDRESS)
        assert not watches or self._limits.watchers.enter(ADDRESS)
        self.machine.run(self._lead(socket, table, self.hub, watches))
        self.lines = [it for it in self.lines if it.open]
        self.lines.append(line)
        return line


class World:
    """One simulation."""

    def __init__(self, seed: int, tables: int = 4) -> None:
        self.seed = seed
        self._plan = Random(f"{seed} plan")
        self.chance = Random(f"{seed} course")
        self.failure = ""
        self.loop = Loop(Random(f"{seed} order"), self.fail)
        self.trace = Trace(self.loop.time)
        committed = self._take, self._delete
        self.database = Database(self.loop, self.chance, self.trace, *committed)
        self.ether = Ether(self.chance)
        self.people = self.loop.machine("people")
        self._fate = self.loop.machine("fate")
        plan = self._plan
        self.shared = plan.random() < 0.8
        self.restless = plan.choice([0.0, 0.02, 0.1])
        self.roaming = plan.choice([0.0, 0.5])
        self.faults = plan.choice([0.0, 0.1, 0.4, 1.0])  # a second
        self.horizon = self.loop.time() + plan.uniform(20, 90)
        self.config = Config(
            bot_delay=plan.choice([0.0, 0.1, 0.6]),
            bot_budget=2,
            bot_least=1,
            table_thought=plan.choice([0.0, 1e9]),
            address_thought=1e9,
            share_wait=plan.choice([1.0, 5.0]),
            idle=plan.choice([10.0, 600.0]),
            silence=plan.choice([1.5, 1.5, 5.0]),
        )
        self._limit = STANDSTILL + (self.config.silence if self.shared else 0.0)
        count = plan.choice([1, 2, 2, 2, 2, 3]) if self.shared else 1
        self.nodes = [Node(self, index) for index in range(count)]
        self._tables = tables
        self._unopened = tables
        self.matches: dict[str, Match] = {}
        self.calm = self.loop.time()  # since when there is no fault
        self._troubles = 0
        self._faults: set[str] = set()
        self._holders: dict[str, float] = {}

    def fail(self, what: str) -> None:
        """Note that something does not hold, which ends the simulation."""
        if not self.failure:
            self.failure = what
            self.trace.note(f"FAILED {what}")

    def connect(self, match: Match) -> Line:
        """Connect somebody to a node; `Gone` if there is none."""
        return self._choose_node(self.chance).connect(match.name)

    def watch(self, match: Match, chance: Random) -> Line:
        """Connect somebody who watches to a node; `Gone` if there is none."""
        return self._choose_node(chance).connect(match.name, watches=True)

    def _choose_node(self, chance: Random) -> Node:
        going = [node for node in self.nodes if node.up]
        if not going:
            raise Gone("no node")
        return chance.choice(going)

    def is_calm(self, seconds: float) -> bool:
        """Return whether nothing has been wrong for some time."""
        return not self._troubles and self.loop.time() - self.calm > seconds

    def excused(self, line: Line, since: float) -> bool:
        """Return whether a line, or the node at its other end, stood still since a moment."""
        machine = line.node
        stood = machine.dead or machine.paused or not line.open or line.stalled > since
        return stood or any(it.machine is machine and it.woken > since for it in self.nodes)

    # -- what must hold --------------------------------------------------------------------------

    def _take(self, table: str, number: int, record: bytes) -> None:
        """Take what is committed."""
        if table in self.matches and self.matches[table].deleted is not None:
            self.fail(f"{table} {number}: written although the table was deleted")
        try:
            if table in self.matches:
                self.matches[table].take(record)
            elif number == 1:
                opened = read_entry(record)
                assert isinstance(opened, Opened)
                self.matches[table] = Match(
                    self,
                    Room(table, opened),
                    self._plan.choice([1, 1, 1, 2]),
                    self._plan.choice([40, 150, 400]),
                )
                self.matches[table].records.append(record)
        except (ParlourError, ValueError) as error:
            self.fail(f"{table} {number}: not by the rules: {error!r}")

    def _delete(self, table: str) -> None:
        """Take note that a table is deleted."""
        self.matches[table].deleted = self.loop.time()

    async def _look(self) -> None:
        """Look again and again at what must hold all the time."""
        while True:
            await asyncio.sleep(LOOK)
            now = self.loop.time()
            for match in self.matches.values():
                self._look_at(match, now)
            if now > self.horizon + LONGEST:
                self.fail("a match does not end")

    def _look_at(self, match: Match, now: float) -> None:
        if self._troubles:
            return
        limit = self._limit + (self.config.share_wait if match.room.silent else 0.0)
        limit += match.room.limit.seconds if match.room.limit else match.room.allowance
        if any(it.away and it.plays for it in match.people):
            match.complete = now
        for person in match.people if self.is_calm(limit) and not match.over else []:
            if person.was_here(now - limit) and person.seat in match.room.absence.stand_ins:
                self.fail(f"{person.name}: a bot keeps the seat")
        last = max(match.moved, match.complete, self.calm)
        if match.people and match.owes and now - last > limit:
            waits = match.room.duty or match.room.table.seat
            self.fail(f"{match.name}: stands still, and waits for {waits}")
        if any((it.away or it.hidden) and it.plays for it in match.people):
            match.looked = now
        if match.room.complete and match.people and now - max(last, match.looked) > limit + BEGIN:
            self.fail(f"{match.name}: everybody is here, and nobody deals")
        if match.wants_another and now - last > limit + LATE_NEXT:
            self.fail(f"{match.name}: no next match begins")
        if match.deleted is not None:
            since = max(match.deleted, self.calm)
            if now - since > self._limit and any(it.stays(since) for it in match.people):
                self.fail(f"{match.name}: somebody sits there, and it was deleted")
        elif now - self.calm > LATE + self.config.silence:
            for person in match.people:
                if person.is_behind(now - LATE):
                    self.fail(f"{person.name}: not told of {match.room.seq} within {LATE} s")
            if self.is_calm(GHOST):
                match.check_background(now)
            for watcher in match.watchers:
                if watcher.is_behind(now - LATE):
                    self.fail(f"{watcher.name}: not told of {match.room.seq} within {LATE} s")
        holders = [it for it in self.nodes if it.going and it.peers.holds(match.name)]
        if len(holders) < 2:
            self._holders.pop(match.name, None)
        elif now - max(self._holders.setdefault(match.name, now), self.calm) > TWO_HOLDERS:
            self.fail(f"{match.name}: two nodes hold its lease")

    # -- faults ----------------------------------------------------------------------------------

    @contextmanager
    def _trouble(self, what: str) -> Iterator[None]:
        """Note that something is wrong for a while."""
        self.trace.note(f"fault {what}")
        self._troubles += 1
        try:
            yield
        finally:
            self._troubles -= 1
            self.calm = self.loop.time()
            self.trace.note(f"healed {what}")

    async def _torment(self) -> None:
        """Let something fail now and then, until the horizon."""
        faults: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self._freeze_database,
            self._refuse,
            self._slow_down,
            self._cut_database,
            self._part_database,
            self._crash_database,
            self._set_clock,
            self._kill_node,
            self._restart_node,
            self._pause_node,
            self._cut_lines,
            self._disturb_bus,
            self._cut_bus,
            self._close_table,
        ]
        weights = [self._plan.choice([0, 1, 3]) for _ in faults]
        weights[self._plan.randrange(len(faults))] += 1
        while self.faults:
            await asyncio.sleep(self.chance.expovariate(self.faults))
            if self.loop.time() > self.horizon:
                return
            [fault] = self.chance.choices(faults, weights)
            self._fate.run(self._suffer(fault))

    async def _suffer(self, fault: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let something fail, unless it does so already: one fault of a node at a time."""
        kind = "node" if "node" in fault.__name__ else fault.__name__
        if kind not in self._faults:
            self._faults.add(kind)
            with self._trouble(fault.__name__):
                await fault()
            self._faults.remove(kind)

    async def _wait(self, most: float) -> None:
        await asyncio.sleep(self.chance.uniform(0, most))

    async def _freeze_database(self) -> None:
        self.database.machine.paused = True
        await self._wait(6)
        self.database.machine.paused = False

    async def _refuse(self) -> None:
        self.database.refusing = True
        if self.chance.random() < 0.7:
            self.database.cut_all()
        await self._wait(5)
        self.database.refusing = False

    async def _slow_down(self) -> None:
        usual = self.database.travel, self.database.flush
        self.database.travel, self.database.flush = (self.chance.uniform(0, 1.5) for _ in range(2))
        await self._wait(5)
        self.database.travel, self.database.flush = usual

    async def _cut_database(self) -> None:
        """In whatever state statements are: most travel, or wait for the flush."""
        for _ in range(self.chance.randrange(1, 20)):
            self.database.cut_all(self.chance.choice([None, *(it.machine for it in self.nodes)]))
            await self._wait(0.1)

    async def _part_database(self) -> None:
        """Some nodes do not reach it, and others do."""
        self.database.apart = [node.machine for node in self._some_nodes()]
        for machine in self.database.apart:
            self.database.cut_all(machine)
        await self._wait(5)
        self.database.apart = []

    async def _crash_database(self) -> None:
        self.database.crash()
        self.database.refusing = True
        await self._wait(3)
        self.database.refusing = False

    async def _set_clock(self) -> None:
        self.database.clock_jump += self.chance.uniform(-30, 30)

    async def _kill_node(self) -> None:
        for node in self._some_nodes():
            node.kill()
        await self._wait(3)
        await self._start_nodes()

    async def _restart_node(self) -> None:
        for node in self._some_nodes():
            await node.stop()
            node.kill()
        await self._wait(1)
        await self._start_nodes()

    async def _start_nodes(self) -> None:
        for node in self.nodes:
            if node.machine.dead:
                node.start()
        for node in self.nodes:
            await node.serves.wait()

    def _some_nodes(self) -> list[Node]:
        count = self.chance.randint(1, len(self.nodes))
        return self.chance.sample(self.nodes, count)

    async def _pause_node(self) -> None:
        nodes = self._some_nodes()
        for node in nodes:
            node.machine.paused = True
        await self._wait(6)
        for node in nodes:
            node.machine.paused = False
            node.woken = self.loop.time()

    async def _cut_lines(self) -> None:
        """People lose their lines to some nodes, which need not notice."""
        for node in self._some_nodes():
            for line in node.lines:
                line.cut(self.chance.uniform(0, GHOST))

    async def _disturb_bus(self) -> None:
        ether, chance = self.ether, self.chance
        usual = ether.delay
        ether.lost, ether.doubled = chance.choice([0.2, 1.0]), chance.random()
        ether.delay = chance.choice([usual, 0.5])
        await self._wait(8)
        ether.lost, ether.doubled, ether.delay = 0.0, 0.0, usual

    async def _cut_bus(self) -> None:
        self.ether.down = True
        self.ether.cut()
        await self._wait(3)
        self.ether.down = False

    async def _close_table(self) -> None:
        """The host closes a table, at a node that people of it need not be connected to."""
        going = [(node.machine, node.hub) for node in self.nodes if node.going and node.hub]
        tables = [name for name, match in self.matches.items() if match.people]
        if going and tables and all(match.deleted is None for match in self.matches.values()):
            machine, hub = self.chance.choice(going)
            task = machine.run(hub.forget(self.chance.choice(tables)))
            await asyncio.wait([task], timeout=5)  # a killed process never says a word
            task.add_done_callback(lambda it: it.cancelled() or it.exception())  # as it may be

    # -- people ----------------------------------------------------------------------------------

    async def _open(self, number: int) -> None:
        """Open a table, and let everybody sit down who is to play."""
        plan = Random(f"{self.seed} table {number}")
        game = list(GAMES.values())[(self.seed + number) % len(GAMES)]
        preset = plan.choice([None, *game.presets])
        options = game.options(preset)
        seats = game.usual_seats(options)
        persons = plan.choice([1, 2, 2, min(seats, 3), seats])
        persons = min(persons, seats)
        chains = [Chain(plan) if plan.random() < 0.5 else None for _ in range(persons)]
        levels = bots.names(game.id)
        wish = OpenTableMessage(
            game.id,
            preset,
            name=f"Person {number}",
            bots=[],
            seats=seats,
            tip=chains[0].tip if chains[0] else "",
            gathers=Random(f"{self.seed} gather {number}").random() < GATHERS,
            clock=30 if Random(f"{self.seed} clock {number}").random() < CLOCKED else 0,
        )
        while True:
            node = plan.choice([it for it in self.nodes if it.up] or [None])
            if node is None or node.hub is None:
                await asyncio.sleep(0.3)
                continue
            places = await self._seat_all(node, wish, chains, plan, levels)
            if places:
                break
            await asyncio.sleep(0.5)
        match = self.matches.get(places[0].table)
        if match is None:
            self.fail(f"{places[0].table}: opened, and that is not durable")
            return
        for place, chain in zip(places, chains, strict=True):
            chance, dozes = self._chance_of(plan), self._plan.random() < DOZES
            match.people.append(Person(self, match, place, chance, chain, dozes=dozes))
        if plan.random() < 0.2:
            place = plan.choice(places)
            chance = self._chance_of(plan)
            match.people.append(Person(self, match, place, chance, None, watches=True))
        watch = Random(f"{self.seed} watch {number}")
        if watch.random() < WATCHED:
            match.watchers.append(Watcher(self, match, watch))
        match.moved = self.loop.time()
        self._unopened -= 1
        everybody: list[Person | Watcher] = [*match.people, *match.watchers]
        for person in everybody:
            self.people.run(self._live(person))

    async def _live(self, person: Person | Watcher) -> None:
        try:
            await person.live()
        except Exception as error:  # noqa: BLE001 - a fault of this simulation itself
            self.fail(f"{person.name}: {error!r}")

    def _chance_of(self, plan: Random) -> Random:
        return Random(plan.getrandbits(64))

    async def _seat_all(
        self,
        node: Node,
        wish: OpenTableMessage,
        chains: Sequence[Chain | None],
        plan: Random,
        levels: list[str],
    ) -> list[PlaceInfo]:
        """Return everybody's place, nobody's if something has failed."""

        async def sit_down() -> list[PlaceInfo]:
            hub = node.hub
            assert hub is not None
            places = [await hub.open(wish, "192.0.2.7")]
            for number, chain in enumerate(chains[1:], 1):
                table = await hub.find(places[0].table)
                tip = chain.tip if chain else ""
                places.append(await table.sit(f"Guest {number}", tip))
            spared = wish.gathers and len(chains) > 1  # a chair for which the people find a bot
            for seat in range(len(chains) + spared, wish.seats or 0):
                table = await hub.find(places[0].table)
                message = FillMessage(seat, plan.choice(levels))
                await table._write(partial(table.room.decide, 0, message))
            return places

        task = node.machine.run(sit_down())
        done, _ = await asyncio.wait([task], timeout=5)  # a killed process never says a word
        if not done:
            task.add_done_callback(lambda it: it.cancelled() or it.exception())  # nobody hears it
            return []
        try:
            return task.result()
        except ParlourError:
            return []

    # -- running ---------------------------------------------------------------------------------

    @property
    def _going(self) -> bool:
        if self.failure:
            return False
        return bool(self._unopened) or not all(
            person.done for match in self.matches.values() for person in match.people
        )

    def _calm_for(self, seconds: float) -> bool:
        """Return whether nothing has failed for so long, since the last match was over."""
        now = self.loop.time()
        return not self._troubles and now - max(self.calm, self.horizon) > seconds

    def _check_counts(self) -> None:
        """Every sealed deal that is over must be counted once."""
        rows = self.database.counted
        left = [match for match in self.matches.values() if match.deleted is None]
        for match in left if not self.failure else []:
            counted = rows[match.name][1] if match.name in rows else 0
            if counted != len(match.unsealed):
                self.fail(f"{match.name}: {counted} deals of {len(match.unsealed)} are counted")
        tallies = [read_tally(it) for it in self.database.tallies.values()]
        least, most = (
            sum(len(match.unsealed) for match in some) for some in (left, self.matches.values())
        )
        found = sum(it.deals for it in tallies)
        if not self.failure and not least <= found <= most:  # those of a deleted one may be
            self.fail(f"{found} deals of {least} to {most} are added up")

    async def _check_books(self) -> None:
        """Every match that is over must be once in the book of its table."""
        matches, node = self.matches.values(), next(it for it in self.nodes if it.hub is not None)
        deleted = {it.home for it in matches if it.deleted is not None}
        for home in sorted({it.home for it in matches if it.people} - deleted):
            over = sorted(it.result for it in matches if it.home == home and it.over and it.dealt)
            assert node.hub is not None
            book = await node.machine.run(node.hub.book(home))
            found = sorted(
                (
                    it.table,
                    tuple(seat.total for seat in it.seats),
                    [*zip(*(seat.points for seat in it.seats), strict=True)],
                )
                for it in book.matches
            )
            if found != over:
                self.fail(f"{home}: the book has {len(found)} matches for {len(over)}: {found}")

    async def _begin(self) -> None:
        for node in self.nodes:
            node.start()
        for node in self.nodes:
            await node.serves.wait()
        for number in range(self._tables):
            self.people.run(self._open(number))
        self._fate.run(self._torment())
        self._fate.run(self._look())

    def run(self) -> Report:
        """Run it to its end."""
        tables: Any = duties
        usual = tables.STAND_IN_S, tables.EXCUSED_S, tables.AWAY_S, tables.time
        gathering = tables.BEGIN_S, tables.HAND_ON_S
        tables.STAND_IN_S, tables.EXCUSED_S, tables.AWAY_S = STAND_IN, EXCUSED, AWAY
        tables.BEGIN_S, tables.HAND_ON_S = BEGIN, HAND_ON
        tables.time = self.loop  # tells the hour at which a match has ended
        try:
            with self.database.driven():
                return self._run()
        finally:
            tables.STAND_IN_S, tables.EXCUSED_S, tables.AWAY_S, tables.time = usual
            tables.BEGIN_S, tables.HAND_ON_S = gathering

    def _run(self) -> Report:
        start = self.loop.time()
        logger, watch = logging.getLogger("parlour"), Watch(self.fail)
        logger.addHandler(watch)
        logger.propagate = False  # what servers say of the faults fills pages
        self._fate.run(self._begin())
        played = []
        try:
            self.loop.run(lambda: self._going)
            played = [match for match in self.matches.values() if match.people]
            for match in played if not self.failure else []:
                if match.deleted is None:
                    if not match.over:
                        self.fail(f"{match.name}: all have gone, and it is not over")
                    match.check_log()
            self.horizon = self.loop.time()
            self.loop.run(lambda: not self.failure and not self._calm_for(COUNTED))
            self._check_counts()
            books = self._fate.run(self._check_books())
            self.loop.run(lambda: not self.failure and not books.done())
        except StuckError as error:
            self.fail(str(error))
        finally:
            logger.removeHandler(watch)
            logger.propagate = True
        seconds = self.loop.time() - start
        moves = sum(match.room.seq for match in played)
        report = Report(
            self.seed, self.failure, self.trace.digest, len(played), moves, seconds,
            tuple(self.trace.last),
        )  # fmt: skip
        self.failure = self.failure or "over"
        self.loop.finish()
        return report


class Watch(logging.Handler):
    """Whatever a server logs with a traceback has failed, but for what the database does."""

    def __init__(self, failed: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._failed = failed

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.msg != "store failed":
            self._failed(f"logged: {record.getMessage()}: {record.exc_info[1]!r}")


def simulate(seed: int, tables: int = 4) -> Report:
    """Run the simulation of a seed."""
    return World(seed, tables).run()
