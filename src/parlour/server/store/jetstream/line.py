"""Connections to a cluster of NATS servers: one that is lost fails its questions at once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Mapping,
    Sequence,
)
from contextlib import aclosing, asynccontextmanager
from random import Random
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg

CONNECT_TIMEOUT_S = 1
"""Seconds for the answer of one server; another one is tried long before."""
STAGGER_S = 0.1
"""Seconds until the next server is tried, too."""
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")
PORT = 4222
T = TypeVar("T")
encode = msgspec.json.encode
decode = msgspec.json.Decoder(dict[str, Any]).decode


class NatsRefused(Exception):
    """A server answers that it cannot do something."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(str(error.get("description", error)))
        self.code = int(error.get("err_code", 0))


class Place(NamedTuple):
    """The servers of a URL, what opens them, and which database is meant there."""

    servers: list[str]
    key: dict[str, str]
    name: str
    replicas: int
    """Copies of each record; 0 means three in a cluster, and one on a single server."""

    @property
    def where(self) -> str:
        """The servers and the database's name, without a password."""
        hosts = (server.partition("://")[2] for server in self.servers)
        return f"{','.join(hosts)}/{self.name}"


def place_of(url: str) -> Place:
    """Return the place of ``nats://user:password@a:4222,b,c/name?replicas=3``.

    ``ValueError`` if it is wrong.  User and password, or a token, are decoded here, since the
    library does not do it.
    """
    parts = urlsplit(url)
    before, _, hosts = parts.netloc.rpartition("@")
    user, _, password = (unquote(it) for it in before.partition(":"))
    key = {"token": user or password} if user or password else {}
    if user and password:
        key = {"user": user, "password": password}
    name = parts.path.strip("/") or "parlour"
    if not NAME.fullmatch(name):
        raise ValueError(f"{name} cannot be the name of a database in NATS")
    [replicas] = map(int, parse_qs(parts.query).get("replicas", ["0"]))
    servers = [f"{parts.scheme}://{it if ':' in it else f'{it}:{PORT}'}" for it in hosts.split(",")]
    return Place(servers, key, name, replicas)


class NatsLine:
    """A connection to one server of a cluster."""

    def __init__(self) -> None:
        self.client = Client()
        self.lost = asyncio.Event()
        self._asked: dict[str, asyncio.Queue[Msg | None]] = {}
        self._count = 0

    async def open(self, server: str, key: Mapping[str, str]) -> None:
        """Connect to a server; any error may be raised."""
        await self.client.connect(
            server,
            connect_timeout=CONNECT_TIMEOUT_S,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            allow_reconnect=False,  # the outcome of what was under way would be unknown
            error_cb=ignore,
            closed_cb=self._end,
            disconnected_cb=self._end,
            user=key.get("user"),
            password=key.get("password"),
            token=key.get("token"),
        )
        self._box = self.client.new_inbox()
        await self.client.subscribe(f"{self._box}.*", cb=self._take)

    async def close(self) -> None:
        """Close the connection; questions without an answer fail."""
        await self._end()
        await self.client.close()

    async def ask(
        self, subject: str, data: bytes = b"", headers: dict[str, str] | None = None
    ) -> Msg:
        """Return the answer to a message."""
        async with aclosing(self.ask_many(subject, data, headers)) as answers:
            async for answer in answers:
                if status_of(answer) == "503":
                    raise ConnectionError(f"nobody answers {subject}")
                return answer
        raise AssertionError  # there is an answer, or an error

    async def ask_many(
        self, subject: str, data: bytes = b"", headers: dict[str, str] | None = None
    ) -> AsyncGenerator[Msg, None]:
        """Yield the answers to a message as they come; there is no end to them."""
        async with self._asking() as (box, answers):
            await self.client.publish(subject, data, reply=box, headers=headers)
            while (answer := await answers.get()) is not None:
                yield answer
            raise ConnectionError("the connection was lost")

    async def pull(self, subject: str, data: bytes) -> AsyncGenerator[Msg, None]:
        """Yield the messages of a consumer, which keep the subjects that they have in the stream.

        So they need a subscription of their own.
        """
        async with self._asking() as (_, answers):

            async def take(message: Msg) -> None:
                answers.put_nowait(message)

            box = self.client.new_inbox()
            subscription = await self.client.subscribe(box, cb=take)
            try:
                await self.client.publish(subject, data, reply=box)
                while (answer := await answers.get()) is not None:
                    yield answer
                raise ConnectionError("the connection was lost")
            finally:
                if not self.lost.is_set():
                    await subscription.unsubscribe()

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[tuple[str, asyncio.Queue[Msg | None]]]:
        """Lend an inbox and the queue of what comes there; None comes once the line is lost."""
        if self.lost.is_set():
            raise ConnectionError("not connected")
        self._count += 1
        token = str(self._count)
        answers = self._asked[token] = asyncio.Queue[Msg | None]()
        try:
            yield f"{self._box}.{token}", answers
        finally:
            del self._asked[token]

    async def api(self, what: str, **wish: object) -> dict[str, Any]:
        """Return JetStream's answer to a request; ``NatsRefused`` if that is a refusal."""
        answer = await self.ask(f"$JS.API.{what}", encode(wish) if wish else b"")
        return checked(answer.data)

    async def _take(self, answer: Msg) -> None:
        if answers := self._asked.get(answer.subject.rpartition(".")[2]):
            answers.put_nowait(answer)

    async def _end(self) -> None:
        self.lost.set()
        for answers in self._asked.values():
            answers.put_nowait(None)


async def ignore(_: Exception) -> None:
    """Drop the library's report: the question that fails raises the error anyway."""


def status_of(answer: Msg) -> str:
    """Return the status of an answer without content; empty if it has content."""
    return str((answer.headers or {}).get("Status", ""))


def checked(data: bytes) -> dict[str, Any]:
    """Return what a server has answered; ``NatsRefused`` if that is a refusal."""
    told = decode(data)
    if error := told.get("error"):
        raise NatsRefused(error)
    return told


class Cluster:
    """Opens connections to the servers of a place, and closes those that nobody waits for."""

    def __init__(self, place: Place, chance: Random) -> None:
        self.place = place
        self._chance = chance
        self._tasks = set[asyncio.Task[None]]()

    async def open(self) -> NatsLine:
        """Return a connection to the first server that answers; the order is random.

        A server that hangs accepts connections and never answers, so others are tried meanwhile.
        """
        servers = self._chance.sample(self.place.servers, len(self.place.servers))
        found: asyncio.Future[NatsLine] = asyncio.get_running_loop().create_future()
        errors, trying = list[Exception](), set[asyncio.Future[Any]]()
        try:
            while not found.done() and (servers or trying):
                if servers:
                    trying.add(self._begin(self._try(servers.pop(), found, errors)))
                wait = STAGGER_S if servers else None
                await asyncio.wait({found, *trying}, timeout=wait, return_when="FIRST_COMPLETED")
                trying = {task for task in trying if not task.done()}
            if not found.done():
                raise errors[-1]
            return found.result()
        except asyncio.CancelledError:
            if found.done():
                self.drop(found.result())
            raise
        finally:
            found.cancel()

    async def _try(
        self, server: str, found: asyncio.Future[NatsLine], errors: list[Exception]
    ) -> None:
        line = NatsLine()
        try:
            await line.open(server, self.place.key)
        except Exception as error:  # noqa: BLE001 - another server may answer
            errors.append(error)
        if line.lost.is_set() or found.done() or not line.client.is_connected:
            await line.close()
        else:
            found.set_result(line)

    def drop(self, line: NatsLine) -> None:
        """Close a connection without waiting for it."""
        self._begin(line.close())

    async def stop(self) -> None:
        """Wait until all that nobody waits for is closed."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def gathered(works: Sequence[Callable[[], Awaitable[T]]], most: int = 256) -> list[T]:
    """Return the results of some works, a limited number of them at a time."""
    found = list[T]()
    for at in range(0, len(works), most):
        found += await asyncio.gather(*(work() for work in works[at : at + most]))
    return found
