"""The writer, which appends waiting records in batches or refuses them in time."""

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
RATE_LIMITED = RateLimitedLog(log, 3, 1 / 60)
T = TypeVar("T")
MAX_BATCH = 512  # records
STORE_TIMEOUT_S = 1.5
"""Seconds after which a request to the database is refused."""
MIN_TIMEOUT_S = 0.2
"""Seconds that the database gets even for a request that has waited for long."""
CHUNK_RECORDS = 10_000
"""Records of a log that are read or appended at once, so that other requests get their turn."""
FIRST_RETRY_S, LONGEST_RETRY_S = 0.05, 0.5  # seconds until a failing database is tried again


class Append(NamedTuple):
    """A record to be written, and the future that tells its outcome."""

    table: str
    number: int
    record: bytes
    asked: float
    done: asyncio.Future[bool]


class Database(Protocol):
    """The part of a database that a writer uses."""

    def write(self, batch: list[Append]) -> Awaitable[Sequence[bool | RequestError]]:
        """Make a batch durable; return for each append whether its number was free.

        After an error, the outcome of the whole batch is unknown.
        """

    def settle(self) -> Awaitable[None]:
        """Return once no earlier batch can still take effect and the next can be written."""


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Return the result of *work*; cancel it after *seconds* and raise ``TimeoutError``.

    Finished work counts as finished, however late this process notices.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
        if task.done():
            return task.result()
        raise TimeoutError(f"no answer within {seconds:.1f} s")
    finally:
        task.cancel()
        task.add_done_callback(
            lambda it: it.cancelled() or it.exception()
        )  # so that asyncio does not report it


@asynccontextmanager
async def turn(lanes: asyncio.Semaphore) -> AsyncIterator[None]:
    """Wait for a free reader; ``StoreFailed`` if that takes too long.

    That does not make the database unhealthy, since the queue is the server's own.
    """
    try:
        async with asyncio.timeout(STORE_TIMEOUT_S):
            await lanes.acquire()
    except TimeoutError:
        raise StoreFailed from None
    try:
        yield
    finally:
        lanes.release()


class Writer:
    """Writes batches while the database is healthy, and finds out when it recovers.

    After any failure the database is *in doubt*: unfinished writes may still take effect, so they
    have to be settled before anything is read or written.  While settling fails, the database is
    *failing*, and all requests are refused at once.
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
        """Whether the database works, as far as is known."""
        return self._healthy.is_set() and not self._task.done()

    def start(self) -> None:
        """Start writing to a database that has just been opened."""
        self._loop = asyncio.get_running_loop()
        self._clock = self._loop.time
        self._healthy.set()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write the waiting records, unless the database fails."""
        self._stopping.set()
        self._wake.set()
        await self._task

    def append(self, table: str, number: int, record: bytes) -> asyncio.Future[bool]:
        """Return the future of True once the record is durable, or False if its number is taken."""
        if self._failing or self._task.done():
            raise StoreFailed
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(Append(table, number, record, self._clock(), done))
        self._wake.set()
        return done

    async def read(self, work: Callable[[], Awaitable[T]], asked: float | None = None) -> T:
        """Return the result of reading, once no earlier write is in doubt.

        A request that was *asked* earlier (event loop's clock) has less time left.  If it then
        times out, that says little about the database.
        """
        if self._failing:
            raise StoreFailed
        latest = (self._clock() if asked is None else asked) + STORE_TIMEOUT_S
        left = self._left(latest)
        try:
            if not self.healthy:
                await within(left, self._healthy.wait())
                left = self._left(latest)
            return await within(left, work())
        except RequestError:
            raise
        except Exception as error:  # whatever it was: nothing was read
            if left > STORE_TIMEOUT_S / 2 or not isinstance(error, TimeoutError):
                self.doubt(error)
            raise StoreFailed from error

    def _left(self, latest: float) -> float:
        return max(latest - self._clock(), MIN_TIMEOUT_S)

    async def settled(self) -> None:
        """Return once the database is healthy."""
        await self._healthy.wait()

    def doubt(self, error: BaseException) -> None:
        """Note that the database has failed."""
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
            if key in batch or len(batch) == MAX_BATCH:
                later.append(append)
            else:
                batch[key] = append
        self._waiting = later
        return list(batch.values())

    async def _flush(self, batch: list[Append]) -> None:
        """Write a batch and set the outcome of every append."""
        left = self._left(batch[0].asked + STORE_TIMEOUT_S)
        try:
            outcomes = await within(left, self._database.write(batch))
            tell(batch, outcomes)
        except Exception as error:  # noqa: BLE001 - only this batch has failed
            self.doubt(error)
            fail(batch, error)
            if isinstance(error, TimeoutError):  # the waiting records have timed out, too
                self._fail_all(error)

    async def _recover(self) -> None:
        """Try the database until it is healthy; refuse waiting records at the first failure."""
        pause = FIRST_RETRY_S
        while not self.healthy:
            oldest = self._waiting[0].asked if self._waiting else self._clock()
            try:
                await within(self._left(oldest + STORE_TIMEOUT_S), self._database.settle())
            except Exception as error:  # noqa: BLE001 - the next attempt may do better
                kind = type(error).__name__
                RATE_LIMITED.tell(
                    logging.WARNING, "store is still failing", kind, reason=repr(error)
                )
                self._fail_all(error)
                if self._stopping.is_set():
                    return
                with suppress(TimeoutError):
                    spread = self._chance.uniform(
                        0.5, 1
                    )  # so that nodes that failed together do not retry together
                    await within(pause * spread, self._stopping.wait())
                pause = min(2 * pause, LONGEST_RETRY_S)
            else:
                log.warning("store is healthy")
                self._failing = False
                self._healthy.set()

    def _fail_all(self, error: BaseException) -> None:
        """Refuse all waiting and new records until the database is healthy."""
        self._failing = True
        fail(self._waiting, error)
        self._waiting = []


def tell(appends: Sequence[Append], outcomes: Sequence[bool | RequestError]) -> None:
    """Set the outcomes of appends."""
    for append, outcome in [
        *zip(appends, outcomes, strict=True)
    ]:  # a list, so that a length mismatch raises before any outcome is set
        if append.done.done():  # its caller was cancelled
            continue
        if isinstance(outcome, RequestError):
            append.done.set_exception(outcome)
        else:
            append.done.set_result(outcome)


def fail(appends: list[Append], error: BaseException) -> None:
    """Tell the callers that the outcome of their appends is unknown."""
    for append in appends:
        if not append.done.done():
            failure = StoreFailed()
            failure.__cause__ = error
            append.done.set_exception(failure)
