"""What waits to be written: it goes to the database together, or is refused in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from ..ground.errors import RequestError, StoreFailed
from ..ground.logs import RateLimitedLog
from ..ground.tokens import SYSTEM

log = logging.getLogger(__name__)
LINES = RateLimitedLog(log, 3, 1 / 60)
T = TypeVar("T")
BATCH = 512
PATIENCE = 1.5
"""Seconds after which whoever waits for the database is refused."""
LEAST = 0.2
"""Seconds that the database is given even if somebody has waited for long."""
PIECE = 10_000
"""Records of a log that are read or added at once, so that others come in between."""
PAUSE, LONGEST = 0.05, 0.5
"""Seconds until a failing database is asked again: at first, and at most."""


class Append(NamedTuple):
    """A record on its way, and who waits for it since when."""

    table: str
    number: int
    record: bytes
    asked: float
    done: asyncio.Future[bool]


class Database(Protocol):
    """What a writer asks of a database."""

    def write(self, batch: list[Append]) -> Awaitable[Sequence[bool | RequestError]]:
        """Make a batch durable; return for each append whether its number was free.

        Any error means that the outcome of all of it is unknown.
        """

    def settle(self) -> Awaitable[None]:
        """Return once no earlier batch can take effect any more and the next can be written."""


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Return what comes of *work*, or end it after so many seconds with a ``TimeoutError``.

    Work that is done counts as done, however late this process comes to see it.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
        if task.done():
            return task.result()
        raise TimeoutError(f"no answer within {seconds:.1f} s")
    finally:
        task.cancel()
        task.add_done_callback(lambda it: it.cancelled() or it.exception())  # nobody else asks


@asynccontextmanager
async def turn(lanes: asyncio.Semaphore) -> AsyncIterator[None]:
    """Wait until fewer than so many read; ``StoreFailed`` if that takes too long.

    A queue of the server's own is no failure of the database.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            await lanes.acquire()
    except TimeoutError:
        raise StoreFailed from None
    try:
        yield
    finally:
        lanes.release()


class Writer:
    """Writes batches while the database is healthy, and finds out when it is again.

    After a failure of any kind it is *in doubt*: what was being written may still take effect, so
    that has to be settled before anything is read or written.  While that fails too the database
    is *failing*, and everything is refused at once.
    """

    def __init__(self, database: Database, chance: Random = SYSTEM) -> None:
        self._database = database
        self._chance = chance
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._healthy = asyncio.Event()
        self._stopping = asyncio.Event()
        self._failing = False

    @property
    def healthy(self) -> bool:
        """Whether the database does what it is asked for, as far as is known."""
        return self._healthy.is_set() and not self._task.done()

    def start(self) -> None:
        """Begin; the database has just been opened."""
        self._clock = asyncio.get_running_loop().time
        self._healthy.set()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, unless the database fails."""
        self._stopping.set()
        self._wake.set()
        await self._task

    async def append(self, table: str, number: int, record: bytes) -> bool:
        """Return True once the record is durable, False if its number is taken."""
        if self._failing or self._task.done():
            raise StoreFailed
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, number, record, self._clock(), done))
        self._wake.set()
        return await done

    async def read(self, work: Callable[[], Awaitable[T]], asked: float | None = None) -> T:
        """Return what comes of reading, once nothing written before is in doubt.

        Whoever has *asked* a while ago (by the event loop's clock) has waited so long already, and
        what then is not done in time says little of the database.
        """
        if self._failing:
            raise StoreFailed
        latest = (self._clock() if asked is None else asked) + PATIENCE
        left = self._left(latest)
        try:
            if not self.healthy:
                await within(left, self._healthy.wait())
                left = self._left(latest)
            return await within(left, work())
        except RequestError:
            raise
        except Exception as error:  # whatever it was: nothing was read
            if left > PATIENCE / 2 or not isinstance(error, TimeoutError):
                self.doubt(error)
            raise StoreFailed from error

    def _left(self, latest: float) -> float:
        return max(latest - self._clock(), LEAST)

    async def settled(self) -> None:
        """Return once the database is healthy."""
        await self._healthy.wait()

    def doubt(self, error: BaseException) -> None:
        """Note that the database has failed at something."""
        if self.healthy:
            log.error("store failed", exc_info=error)
            self._healthy.clear()
        self._wake.set()

    async def _run(self) -> None:
        while self._waiting or not self._stopping.is_set():
            if not self.healthy:
                await self._recover()
            elif self._waiting:
                await self._flush(self._take())
            else:
                self._wake.clear()
                await self._wake.wait()

    def _take(self) -> list[Append]:
        """Remove the next batch from the queue: at most one append for each table and number."""
        batch: dict[tuple[str, int], Append] = {}
        later: list[Append] = []
        for append in self._waiting:
            key = (append.table, append.number)
            if key in batch or len(batch) == BATCH:
                later.append(append)
            else:
                batch[key] = append
        self._waiting = later
        return list(batch.values())

    async def _flush(self, batch: list[Append]) -> None:
        """Write a batch and tell every append how it went."""
        left = self._left(batch[0].asked + PATIENCE)
        try:
            outcomes = await within(left, self._database.write(batch))
            tell(batch, outcomes)
        except Exception as error:  # noqa: BLE001 - this batch has failed, the writer goes on
            self.doubt(error)
            fail(batch, error)
            if isinstance(error, TimeoutError):  # so has all that waited meanwhile
                self._fail_all(error)

    async def _recover(self) -> None:
        """Ask the database until it is healthy; what waits, waits for the first answer only."""
        pause = PAUSE
        while not self.healthy:
            oldest = self._waiting[0].asked if self._waiting else self._clock()
            try:
                await within(self._left(oldest + PATIENCE), self._database.settle())
            except Exception as error:  # noqa: BLE001 - the next attempt may do better
                kind = type(error).__name__
                LINES.tell(logging.WARNING, "store is still failing", kind, reason=repr(error))
                self._fail_all(error)
                if self._stopping.is_set():
                    return
                with suppress(TimeoutError):
                    spread = self._chance.uniform(0.5, 1)  # nodes that failed together come apart
                    await within(pause * spread, self._stopping.wait())
                pause = min(2 * pause, LONGEST)
            else:
                log.warning("store is healthy")
                self._failing = False
                self._healthy.set()

    def _fail_all(self, error: BaseException) -> None:
        """Refuse what waits, and from now on all that comes, until the database is healthy."""
        self._failing = True
        fail(self._waiting, error)
        self._waiting = []


def tell(appends: Sequence[Append], outcomes: Sequence[bool | RequestError]) -> None:
    """Tell all who wait what has become of their appends."""
    for append, outcome in [*zip(appends, outcomes, strict=True)]:  # else nobody is told anything
        if append.done.done():  # the one who asked has gone
            continue
        if isinstance(outcome, RequestError):
            append.done.set_exception(outcome)
        else:
            append.done.set_result(outcome)


def fail(appends: list[Append], error: BaseException) -> None:
    """Tell all who wait that the outcome of their appends is unknown."""
    for append in appends:
        if not append.done.done():
            failure = StoreFailed()
            failure.__cause__ = error
            append.done.set_exception(failure)
