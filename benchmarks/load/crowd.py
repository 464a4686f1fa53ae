"""The players: people at real tables, who move as soon as they may, or at a pace.

They know no rules.  Each picks from the legal actions in a message, and opens a new table when one
has ended.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec

from parlour import GAMES
from parlour.server.wire.protocol.client import HelloMessage
from parlour.server.wire.protocol.server import encode
from parlour.server.wire.protocol.values import WIRE

from .line import Line, dial

DOORS = 4  # connections that open tables
ECHOED = b'{"t":"play","id":"2-1234","at":1234,"action":"discard Kh"}'
TICK = 0.004  # seconds between the moves of a paced crowd


class Action(msgspec.Struct):
    """The part of a legal action that is sent back."""

    text: str


class Told(msgspec.Struct):
    """The part of a message that a random player needs."""

    t: str
    seq: int = 0
    id: str | None = None
    legal: list[Action] = []
    waiting: str = ""
    ready: list[bool] = []


class Setting(NamedTuple):
    """A table's game with its options (JSON) and number of people."""

    game: str
    seats: int
    options: dict[str, Any]


read = msgspec.json.Decoder(Told).decode


def settings_of(games: Sequence[str], seats: int | None, options: dict[str, Any]) -> list[Setting]:
    """Return a setting per game; it has *seats*, or the default number if that is impossible."""
    found = []
    for name in games:
        game = GAMES[name]
        rules = game.options(None, **options)
        possible = game.seats_for(rules)
        usual = seats if seats and seats in possible else game.usual_seats(rules)
        found.append(Setting(name, usual, options))
    return found


# -- opening tables --------------------------------------------------------------------------------


def door_of(url: str) -> http.client.HTTPConnection:
    """Return a connection to a server, for several requests."""
    return http.client.HTTPConnection(url.partition("://")[2].rstrip("/"))


def ask(door: http.client.HTTPConnection, path: str, body: Any) -> Any:
    """Return the answer to a posted request."""
    door.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = door.getresponse()
    told = json.loads(answer.read())
    if answer.status != http.client.CREATED:
        raise RuntimeError(f"{path} was refused: {told}")
    return told


def seat_all(door: http.client.HTTPConnection, setting: Setting) -> list[Any]:
    """Open a table and return the places of all its people."""
    game, seats, options = setting
    place = ask(door, "/api/tables", {"game": game, "seats": seats, "options": options})
    path = f"/api/tables/{place['table']}/seats"
    return [place, *(ask(door, path, {}) for _ in range(1, seats))]


def open_tables(urls: Sequence[str], settings: Sequence[Setting]) -> list[list[Any]]:
    """Open a table for each setting, over a few connections to each server."""

    def some(part: int) -> list[list[Any]]:
        door = door_of(urls[part % len(urls)])
        found = [seat_all(door, setting) for setting in settings[part::parts]]
        door.close()
        return found

    parts = DOORS * len(urls)
    with ThreadPoolExecutor(parts) as pool:
        return [table for found in pool.map(some, range(parts)) for table in found]


# -- who sits there --------------------------------------------------------------------------------


class Crowd:
    """All players, and the seconds from each move to its acknowledgement.

    Moves go out at once, at a pace, or not at all while the crowd is *held*.
    """

    def __init__(self, urls: Sequence[str], chance: random.Random) -> None:
        self.urls = urls
        self.chance = chance
        self.delays: list[float] = []
        self.frames: list[int] = []  # bytes of the messages with a new position
        self.moved = 0
        self.refused = 0
        self.told = asyncio.Event()  # since the last `clear`
        self.persons: list[Person] = []
        self._pace: float | None = None
        self._held = True
        self._due: deque[Callable[[], None]] = deque()

    def seize(self, move: Callable[[], None]) -> None:
        """Make a move when it is due."""
        if self._held or self._pace is not None:
            self._due.append(move)
        else:
            move()

    async def go(self, seconds: float, pace: float | None = None) -> None:
        """Play for a while, as fast as possible or at a pace in moves per second; then hold."""
        self._held, self._pace = False, pace
        start = last = time.perf_counter()
        owed = 0.0
        while last - start < seconds:
            if pace is None:
                owed = len(self._due)
            while owed >= 1 and self._due:
                self._due.popleft()()
                owed -= 1
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            owed = min(owed + (pace or 0) * (now - last), len(self.persons))
            last = now
        self._held = True

    def clear(self) -> None:
        """Forget the delays so far."""
        self.delays.clear()
        self.frames.clear()
        self.moved = self.refused = 0
        self.told.clear()

    async def sit(self, tables: Sequence[Sequence[Any]], settings: Sequence[Setting]) -> None:
        """Connect all people; those of a table use the servers in turn."""
        for number, (places, setting) in enumerate(zip(tables, settings, strict=True)):
            for seat, place in enumerate(places):
                person = Person(self, self.urls[(number + seat) % len(self.urls)], setting)
                await person.sit(place)
                self.persons.append(person)

    async def leave(self) -> int:
        """Disconnect; return how many connections the servers had closed before."""
        for person in self.persons:
            await person.arrive()  # otherwise a person would sit down at a new table afterwards
        lost = sum(person.line.gone.is_set() for person in self.persons)
        for person in self.persons:
            person.line.close()
        for person in self.persons:
            await person.line.gone.wait()
        return lost

    def percentile(self, percent: float) -> float:
        """Return a percentile of the delays in milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


class Person:
    """Plays at random at one seat, and moves to a new table when the match is over."""

    def __init__(self, crowd: Crowd, url: str, setting: Setting) -> None:
        self.crowd = crowd
        self.url = url
        self.setting = setting
        self.line: Line
        self.seat = -1
        self.seq = -1
        self._sent: dict[str, float] = {}
        self._readied = -1
        self._moving: asyncio.Task[None] | None = None

    async def sit(self, place: Any) -> None:
        """Take a place."""
        self.seat, self._readied = place["seat"], -1
        self.line = await dial(self.url, f"/ws/{place['table']}", self.hear)
        self.line.send(encode(HelloMessage(place["token"], wire=WIRE)))

    def hear(self, frame: bytes) -> None:
        """Do what a message asks for."""
        told = read(frame)
        if told.t == "refused":
            self.crowd.refused += 1
            self._sent.pop(told.id or "", None)
            return
        if told.t not in ("update", "snapshot"):
            return
        if told.t == "update":
            self.crowd.frames.append(len(frame))
        self.seq = told.seq
        self.crowd.told.set()
        if told.id and (sent := self._sent.pop(told.id, None)) is not None:
            self.crowd.delays.append(time.perf_counter() - sent)
            self.crowd.moved += 1
        if told.legal:
            self.crowd.seize(lambda: self.move(told))
        elif told.waiting == "deal" and told.seq > self._readied and not self._is_ready(told):
            self._readied = told.seq
            self.line.send(b'{"t":"next","at":%d}' % told.seq)
        elif told.waiting == "over" and self._moving is None and self.seat == 0:
            self._moving = asyncio.create_task(self.move_on())

    def _is_ready(self, told: Told) -> bool:
        return bool(told.ready) and told.ready[self.seat]

    def move(self, told: Told) -> None:
        """Play one of the legal actions."""
        action = self.crowd.chance.choice(told.legal).text
        move = f"{self.seat}-{told.seq}"
        self._sent[move] = time.perf_counter()
        text = f'{{"t":"play","id":"{move}","at":{told.seq},"action":"{action}"}}'
        self.line.send(text.encode())

    async def move_on(self) -> None:
        """Move all players of a finished table to a new one."""
        index = self.crowd.persons.index(self)
        table = self.crowd.persons[index : index + self.setting.seats]
        (places,) = await asyncio.to_thread(open_tables, [self.url], [self.setting])
        for person, place in zip(table, places, strict=True):
            person.line.close()
            await person.sit(place)
        self._moving = None

    async def arrive(self) -> None:
        """Return once this person has moved everybody who was to go to a new table."""
        if self._moving is not None:
            await self._moving


# -- the yardstick ---------------------------------------------------------------------------------


class Group:
    """A table's connections to the echo: the next speaks when all have heard the last message."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.said = self.heard = 0
        self.going = False

    def hear(self, _: bytes) -> None:
        """Count a received message; send the next one after the last."""
        self.heard += 1
        if self.going and self.heard == self.said * len(self.lines):
            self.say()

    def say(self) -> None:
        """Say something."""
        self.said += 1
        self.lines[self.said % len(self.lines)].send(ECHOED)


async def repeat(url: str, groups: Sequence[Group], sizes: Sequence[int]) -> None:
    """Connect groups of these sizes to the echo."""
    for number, (group, size) in enumerate(zip(groups, sizes, strict=True)):
        for _ in range(size):
            group.lines.append(await dial(url, f"/ws/{number}", group.hear))
