"""Databases that fail: connections cut in the middle, processes that stand still."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, urlsplit

from parlour.server.ground.errors import StoreFailed
from parlour.server.store import Store


def home_of(postgres: str) -> Path:
    """Return the folder of a PostgreSQL that is reached by its socket."""
    return Path(parse_qs(urlsplit(postgres).query)["host"][0])


@contextmanager
def frozen(postgres: str) -> Iterator[None]:
    """Stop all processes of a PostgreSQL; they go on afterwards."""
    main = int((home_of(postgres) / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children")
    stopped = [main]
    os.kill(main, signal.SIGSTOP)  # first, so that it starts no other
    stopped += map(int, children.read_text().split())
    try:
        for pid in stopped[1:]:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in reversed(stopped):
            os.kill(pid, signal.SIGCONT)


class Proxy:
    """A TCP proxy before a PostgreSQL or a bus, which cuts connections after so many bytes."""

    def __init__(self, target: str) -> None:
        parts = urlsplit(target)
        if parts.scheme == "postgresql":
            socket = str(home_of(target) / ".s.PGSQL.5432")
            self._open = partial(asyncio.open_unix_connection, socket)
            self._url = "postgresql://parlour@127.0.0.1:{}/postgres?sslmode=disable"
        else:
            self._open = partial(asyncio.open_connection, parts.hostname, parts.port)
            self._url = f"{parts.scheme}://127.0.0.1:{{}}"
        self._left: dict[bool, int | None] = {True: None, False: None}
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stalled: set[asyncio.StreamWriter] = set()
        self._cut = asyncio.Event()
        self.cuts = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._url.format(port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self._cut_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_after(self, count: int, *, to_server: bool) -> None:
        """Cut all connections once so many more bytes have gone in one direction."""
        self._left[to_server] = count
        self._cut.clear()

    async def until_cut(self) -> None:
        """Return once that has happened."""
        await self._cut.wait()

    def stall(self) -> None:
        """Let nothing through any more on the connections that there are, and do not say so."""
        self._stalled |= self._lines

    def heal(self) -> None:
        """Let everything through."""
        self._left = {True: None, False: None}

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await self._open()
        self._lines |= {writer, far_writer}
        pumps = [
            asyncio.create_task(self._pump(reader, far_writer, to_server=True)),
            asyncio.create_task(self._pump(far_reader, writer, to_server=False)),
        ]
        self._tasks |= set(pumps)
        await asyncio.wait(pumps)
        self._tasks -= set(pumps)
        self._lines -= {writer, far_writer}

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, to_server: bool
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if writer in self._stalled:
                    continue
                left = self._left[to_server]
                if left is not None and len(data) > left:
                    writer.write(data[:left])
                    await writer.drain()
                    self._left[to_server] = None
                    self.cuts += 1
                    self._cut.set()
                    self._cut_all()
                    return
                if left is not None:
                    self._left[to_server] = left - len(data)
                writer.write(data)
                await writer.drain()
        with suppress(ConnectionError):
            writer.close()

    def _cut_all(self) -> None:
        for line in self._lines:
            line.close()  # what was written before still arrives


async def append(store: Store, table: str, number: int, record: bytes) -> bool | None:
    """Append; None if the store has failed."""
    try:
        return await store.append(table, number, record)
    except StoreFailed:
        return None


async def cut_everywhere(url: str, store_at: Callable[[str], Store], step: int) -> None:
    """Cut all connections after every byte of an append; what was said must be so."""
    async with Proxy(url) as proxy:
        store = store_at(proxy.url)
        await store.start()
        await store.append("cut", 1, b"x")
        written = 1
        for to_server in (True, False):
            at, whole = 0, False
            while not whole:
                record = b"%d %d" % (to_server, at)
                cuts = proxy.cuts
                proxy.cut_after(at, to_server=to_server)
                told = await append(store, "cut", written + 1, record)
                proxy.heal()
                whole = proxy.cuts == cuts
                await store.settled()
                tail = await store.load("cut", written)
                assert tail in ([], [record])
                assert told is None or (told and tail)
                written += len(tail)
                at += step
            assert at > 2 * step
        assert await store.append("cut", written + 1, b"last")
        await store.stop()
