"""The log in NATS JetStream: each table has a subject of one stream.

The log grows by compare and append: a message says which one must be the last on its subject, and
the leader of the stream refuses it otherwise.  Several messages are written as one atomic batch.
All messages are kept on several servers before one is acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from nats.aio.msg import Msg

from ...ground.errors import StoreFailed, StoreUnusable
from ...ground.tokens import SYSTEM
from .. import Stored, counts
from ..counts import Counted, Ended, Merge
from ..writer import CHUNK_RECORDS, Append, Writer, turn
from .leases import NatsLeases
from .line import Cluster, NatsLine, NatsRefused, checked, encode, gathered, place_of, status_of
from .pieces import (
    NOTHING,
    Piece,
    Row,
    Subjects,
    cut,
    joined,
    moment,
    name_of,
    pack,
    read_row,
    stored,
    unpack,
)

T = TypeVar("T")
START_TIMEOUT_S = 10  # seconds until a server gives up starting
OLDEST = (2, 12)  # the first NATS with atomic batches
VERSION = 1  # of the subjects and their content
READERS = 16  # logs that are read at once
MAX_ENDS = 100_000
"""Logs whose end is remembered, so that an append needs no question before it."""
MAX_TABLES_PER_COUNT = 300
"""Tables that are counted in one batch, which has at most 1,000 messages."""
MAX_SINGLE = 16
"""Appends that are written as messages of their own.

An atomic batch takes the servers longer than some messages, and less time than many.
"""
TRIES = 50
"""How often a change is tried again that others were faster than."""
STALE_S = 0.02
"""Seconds until a log is read again, after a server that does not have all of it yet."""
GONE = "1h"
"""How long an empty log has a message that keeps late writers of before from appending."""
WRONG_SEQUENCE = {10071, 10164}
NOT_FOUND = {10037, 10059}
STREAM: dict[str, Any] = {
    "retention": "limits",
    "storage": "file",
    "discard": "new",
    "max_consumers": -1,
    "max_msgs": -1,
    "max_bytes": -1,
    "max_age": 0,
    "duplicate_window": 100_000_000,
    "allow_direct": True,
    "allow_atomic": True,
    "allow_msg_ttl": True,
    "allow_rollup_hdrs": True,
}


class Item(NamedTuple):
    """A message to be written; `last` must be its subject's last sequence, or None for any."""

    subject: str
    data: bytes
    last: int | None = None
    headers: dict[str, str] = {}  # noqa: RUF012 - nobody changes it


class End(NamedTuple):
    """The last message of a log: its sequence, its first record, and the log's last one."""

    seq: int
    first: int
    number: int


class JetStreamStore:
    """A ``Store`` in a NATS JetStream, which several servers can use at once."""

    def __init__(self, url: str, chance: Random = SYSTEM) -> None:
        try:
            self._place = place_of(url)
        except ValueError as error:
            raise StoreUnusable("store_unusable", reason=str(error)) from error
        self._cluster = Cluster(self._place, chance)
        self._name = self._place.name
        self._subjects = Subjects(self._name)
        self._chance = chance
        self._writer = Writer(self, chance)
        self._turn = asyncio.Semaphore(READERS)
        self._line: NatsLine | None = None
        self._ends: dict[str, End] = {}
        self._doubtful: set[str] = set()  # tables to which a lost message may still be appended

    @property
    def healthy(self) -> bool:
        """Whether the stream can be written, as far as is known."""
        return self._writer.healthy

    async def find(self) -> bool:
        """Return whether the stream exists; ``StoreUnusable`` if no server could use it."""
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                line = await self._open()
                try:
                    await line.api("INFO")
                    return await self._info(line) is not None
                finally:
                    await line.close()
                    await self._cluster.stop()
        except StoreUnusable:
            raise
        except Exception as error:  # the library has many kinds of errors
            raise self._unusable(error) from error

    async def start(self) -> None:
        """Connect and make the streams if needed; ``StoreUnusable`` if they cannot be used."""
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                self._line = await self._open()
                await self._prepare(self._line)
                await self._touch()
        except BaseException as error:
            await self._close()
            if isinstance(error, StoreUnusable) or not isinstance(error, Exception):
                raise
            raise self._unusable(error) from error
        self._writer.start()

    def _unusable(self, error: Exception) -> StoreUnusable:
        reason = f"{self._place.where}: {str(error) or type(error).__name__}"
        return StoreUnusable("store_unusable", reason=reason)

    async def _open(self) -> NatsLine:
        line = await self._cluster.open()
        version = str(line.client._server_info.get("version", "0"))  # noqa: SLF001 - as it was sent
        numbers = tuple(int(it) for it in version.split("-")[0].split(".") if it.isdigit())
        if numbers < OLDEST:
            await line.close()
            needed = ".".join(map(str, OLDEST))
            reason = f"{self._place.where}: NATS {version} is older than {needed}"
            raise StoreUnusable("store_unusable", reason=reason)
        return line

    async def _info(self, line: NatsLine) -> dict[str, Any] | None:
        try:
            return await line.api(f"STREAM.INFO.{self._name}")
        except NatsRefused as error:
            if error.code in NOT_FOUND:
                return None
            raise

    async def _prepare(self, line: NatsLine) -> None:
        """Make the streams unless they are there, and check the version of their content."""
        clustered = bool(line.client._server_info.get("cluster"))  # noqa: SLF001 - as it was sent
        replicas = self._place.replicas or (3 if clustered else 1)
        if await self._info(line) is None:
            subjects = [f"{self._name}.{it}" for it in ("*", "*.*", "book.*.*")]
            wish = {**STREAM, "subjects": subjects, "num_replicas": replicas}
            await line.api(f"STREAM.CREATE.{self._name}", name=self._name, **wish)
        leases = NatsLeases(self._place, "", self._chance)
        await leases.prepare(line, replicas)
        subject = f"{self._name}.version"
        if (found := await self._last(subject)) is None:
            await self._publish([Item(subject, b"%d" % VERSION, 0)])
        elif int(found[1]) > VERSION:
            raise StoreUnusable("store_newer", version=found[1].decode())

    async def stop(self) -> None:
        """Write the waiting records and close the connection."""
        await self._writer.stop()
        await self._close()

    async def _close(self) -> None:
        if self._line is not None:
            await self._line.close()
        await self._cluster.stop()

    async def settled(self) -> None:
        """Return once the stream can be written."""
        await self._writer.settled()

    def append(self, table: str, number: int, record: bytes) -> Awaitable[bool]:
        """Return, once awaited, True if the record is stored, or False if it does not fit."""
        return self._writer.append(table, number, record)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the table's records with a number above *after*, in order."""
        return await self._read(partial(self._load, table, after))

    async def extend(self, table: str, after: int, records: list[bytes]) -> bool:
        """Append all records after this number or none; return True once they are stored."""
        return await self._writer.read(lambda: self._extend(table, after, records))

    async def load_many(self, heads: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return each table's records from a number on, in order; omit tables without any."""
        loads = [partial(self.load, table, number - 1) for table, number in heads.items()]
        found = zip(heads, await gathered(loads, READERS), strict=True)
        return {table: records for table, records in found if records}

    def leases(self, node: str) -> NatsLeases:
        """Return the leases of a node, which use a connection of their own."""
        return NatsLeases(self._place, node, self._chance)

    async def tables(self) -> list[Stored]:
        """Return all tables, by name."""
        found = await self._read(lambda: self._scan("log"))
        pieces = {name: unpack(seq, data, time) for name, seq, data, time in found}
        there = sorted((name, it) for name, it in pieces.items() if it.number)
        return [Stored(name, it.number, it.time) for name, it in there]

    async def delete(self, table: str, idle: float = 0) -> bool:
        """Delete a table unless it was written to within *idle* seconds, by the servers' clock.

        Other servers that use it cannot append to it any more.
        """
        return await self._writer.read(lambda: self._delete(table, idle))

    async def rewrite(self, table: str, number: int, record: bytes) -> None:
        """Replace a record; its message is overwritten with random bytes.

        The whole log is written again, in as few messages as possible.
        """
        await self._writer.read(lambda: self._rewrite(table, number, record))

    async def over(self, lacking: bytes) -> list[str]:
        """Return the tables whose match is over and whose first record does not contain these."""
        tables = [table for table, row in await self._rows() if row.over]

        async def first(table: str) -> bytes:
            piece = await self._first(self._subjects.log(table))
            return piece.records[0] if piece.records else lacking

        records = await self._read(lambda: gathered([partial(first, it) for it in tables]))
        found = zip(tables, records, strict=True)
        return [table for table, record in found if lacking not in record]

    async def count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        """Count finished deals, each once, and store how far each log has been counted."""
        behind = set[str]()
        for at in range(0, len(marks), MAX_TABLES_PER_COUNT):
            some = marks[at : at + MAX_TABLES_PER_COUNT]
            tables = {it.table for it in some}
            theirs = [it for it in ended if it.table in tables]
            behind |= await self._writer.read(partial(self._count, some, theirs, merge))
        return behind

    async def counted(self) -> dict[str, int]:
        """Return how many records of each table have been counted."""
        return {table: row.records for table, row in await self._rows()}

    async def matches(self) -> tuple[int, int]:
        """Return the number of finished and of running sealed matches."""
        sealed = [row.over for _, row in await self._rows() if row.chain]
        return sealed.count(True), sealed.count(False)

    async def ended(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return chains and names of finished matches by chain, beginning after a chain."""
        rows = await self._rows()
        return sorted((row.chain, it) for it, row in rows if row.over and row.chain > after)[:most]

    async def book(self, home: str) -> list[str]:
        """Return the results of the finished matches whose table began with *home*."""
        found = await self._read(lambda: self._latest(self._subjects.book(home)))
        return [data.decode() for _, _, data, _ in found if data]

    async def tallies(self) -> dict[str, bytes]:
        """Return the sums of all counted deals, by group."""
        found = await self._read(lambda: self._latest(self._subjects.every("tally")))
        return {name: data for name, _, data, _ in found}

    async def _rows(self) -> list[tuple[str, Row]]:
        found = await self._read(lambda: self._scan("counted"))
        return [(name, read_row(data)) for name, _, data, _ in found]

    # -- logs -----------------------------------------------------------------------------------

    async def _load(self, table: str, after: int) -> list[bytes]:
        subject, known = self._subjects.log(table), self._ends.get(table)
        start = known.seq if known and known.first <= after + 1 else 1
        while True:
            last = await self._end(table)
            if last.number <= after:
                return []
            if last.first <= after + 1:
                return last.records[after + 1 - last.first :]
            found = joined(await self._pieces(subject, start), after)
            if found and found[0] >= last.number:
                return found[1]
            start = 1
            await asyncio.sleep(STALE_S)

    async def _end(self, table: str) -> Piece:
        """Return the last piece of a log, as the leader of the stream knows it."""
        found = await self._last(self._subjects.log(table))
        piece = unpack(*found) if found else NOTHING
        self._note(table, piece)
        return piece

    def _note(self, table: str, piece: Piece) -> None:
        self._ends.pop(table, None)
        if len(self._ends) >= MAX_ENDS:
            del self._ends[next(iter(self._ends))]
        self._ends[table] = end_of(piece)

    async def _extend(self, table: str, after: int, records: list[bytes]) -> bool:
        for _ in range(TRIES):
            end = await self._end(table)
            if end.number != after:
                return False
            if not records or await self._add(table, end.seq, [*cut(after + 1, records)]):
                return True
        raise StoreFailed

    async def _add(
        self,
        table: str,
        last: int,
        pieces: list[bytes],
        *more: Item,
        headers: dict[str, str] | None = None,
    ) -> int | None:
        """Write pieces to a log whose last message this is, and more messages in the same batch.

        Return the sequence of the last of all these messages; None if another server was faster.
        """
        subject = self._subjects.log(table)
        first, *rest = (Item(subject, data, None, headers or {}) for data in pieces)
        doubtful = table in self._doubtful
        self._ends.pop(table, None)
        self._doubtful.add(table)
        seq = await self._publish([first._replace(last=last), *rest, *more])
        if seq or not doubtful:
            self._doubtful.discard(table)
        return seq

    async def _delete(self, table: str, idle: float) -> bool:
        subject, place = self._subjects.log(table), self._subjects.row(table)
        for _ in range(TRIES):
            # The row first: a count that comes between changes it, so that this fails.
            before, end = await self._row(table), await self._end(table)
            if idle and (not end.number or await self._now() - end.time < idle):
                return False
            seq, row = before
            emptied, below = Row(deals=row.deals), end.seq
            if end.number or row != emptied:
                passing = {"Nats-TTL": GONE}
                items = [Item(place, encode(emptied), seq, {} if row.deals else passing)]
                if row.home:
                    items.append(Item(self._subjects.book(row.home, table), b"", None, passing))
                if not await self._add(table, end.seq, [pack(1, [])], *items, headers=passing):
                    continue
                below += 1
            if below > 1:  # the server takes a smaller one for all of them
                await self._purge(subject, below)
            return True
        raise StoreFailed

    async def _purge(self, subject: str, below: int) -> None:
        """Remove a subject's messages with smaller sequences."""
        line = self._there()
        await line.api(f"STREAM.PURGE.{self._name}", filter=subject, seq=below)

    async def _rewrite(self, table: str, number: int, record: bytes) -> None:
        subject = self._subjects.log(table)
        for _ in range(TRIES):
            end = await self._end(table)
            pieces = await self._pieces(subject, 1)
            found = joined(pieces, 0)
            if not found or found[0] != end.number:
                await asyncio.sleep(STALE_S)
                continue
            records = found[1]
            if len(records) < number:
                return
            records[number - 1] = record
            again = [*cut(1, records, int(end.time))]
            if seq := await self._add(table, end.seq, again):
                for piece in pieces:
                    if piece.first <= number <= piece.number:
                        await self._erase(piece.seq)
                await self._purge(subject, seq - len(again) + 1)
                return
        raise StoreFailed

    async def _erase(self, seq: int) -> None:
        """Overwrite a message on the disks of all servers."""
        try:
            await self._there().api(f"STREAM.MSG.DELETE.{self._name}", seq=seq)
        except NatsRefused as error:
            if error.code not in NOT_FOUND | {10057}:  # another server has erased it
                raise

    # -- counting -------------------------------------------------------------------------------

    async def _count(
        self, marks: Sequence[Counted], ended: Sequence[Ended], merge: Merge
    ) -> set[str]:
        tables = [*{it.table: None for it in marks}]
        for _ in range(TRIES):
            # The rows first, since a deletion changes both at once.
            seen = await gathered([partial(self._row, it) for it in tables])
            rows = dict(zip(tables, seen, strict=True))
            ends = await gathered([partial(self._end, it) for it in tables])
            there = [it for it, end in zip(tables, ends, strict=True) if end.number]
            found = counts.add({it: rows[it][1].deals for it in there}, marks, ended)
            items = list[Item]()
            for mark in marks:
                if mark.table in rows and mark.table in there:
                    items += self._counted(mark, found, *rows[mark.table])
            for group, tallies in found.tallies.items():
                subject = self._subjects.tally(group)
                before = await self._last(subject)
                data = merge(before[1] if before else None, tallies)
                items.append(Item(subject, data, before[0] if before else 0))
            if not items or await self._publish(items):
                return found.behind
        raise StoreFailed

    def _counted(self, mark: Counted, found: counts.Addition, seq: int, row: Row) -> list[Item]:
        [(_, records, deals, *_)] = [it for it in found.rows if it[0] == mark.table]
        after = row.after(mark._replace(records=records, deals=deals))
        items = [Item(self._subjects.row(mark.table), encode(after), seq)]
        if after.home and after.result != row.result:
            items.append(Item(self._subjects.book(after.home, mark.table), after.result.encode()))
        return items

    async def _row(self, table: str) -> tuple[int, Row]:
        found = await self._last(self._subjects.row(table))
        return (found[0], read_row(found[1])) if found else (0, Row())

    # -- questions ------------------------------------------------------------------------------

    async def _read(self, work: Callable[[], Awaitable[T]]) -> T:
        asked = asyncio.get_running_loop().time()
        async with turn(self._turn):
            return await self._writer.read(work, asked)

    def _there(self) -> NatsLine:
        if self._line is None or self._line.lost.is_set():
            raise ConnectionError("not connected")
        return self._line

    async def _last(self, subject: str) -> tuple[int, bytes, float] | None:
        """Return sequence, content and time of the last message, as the stream's leader has it."""
        wish = {"last_by_subj": subject}
        try:
            found = await self._there().api(f"STREAM.MSG.GET.{self._name}", **wish)
        except NatsRefused as error:
            if error.code in NOT_FOUND:
                return None
            raise
        return stored(found["message"])

    async def _direct(self, **wish: object) -> list[Msg] | None:
        """Return messages from any server of the stream; None if they are too many."""
        subject, found = f"$JS.API.DIRECT.GET.{self._name}", list[Msg]()
        async with aclosing(self._there().ask_many(subject, encode(wish))) as answers:
            async for answer in answers:
                if not (status := status_of(answer)):
                    found.append(answer)
                elif status in ("204", "404"):
                    return found
                elif status == "413":
                    return None
                else:
                    raise ConnectionError(f"{subject}: {answer.headers}")
        raise AssertionError  # there is a last answer, or an error

    async def _pieces(self, subject: str, start: int) -> list[Piece]:
        found = list[Piece]()
        while True:
            wish = {"next_by_subj": subject, "seq": start, "batch": CHUNK_RECORDS}
            some = await self._direct(**wish)
            found += [unpack(*direct(it)[1:]) for it in some or ()]
            if not some or len(some) < CHUNK_RECORDS:
                return found
            start = found[-1].seq + 1

    async def _first(self, subject: str) -> Piece:
        some = await self._direct(next_by_subj=subject, seq=1, batch=1)
        return unpack(*direct(some[0])[1:]) if some else NOTHING

    async def _latest(self, subject: str) -> list[tuple[str, int, bytes, float]]:
        """Return name, sequence, content and time of the last message on each subject."""
        found = await self._direct(multi_last=[subject], batch=1024)
        if found is not None:
            return [direct(it) for it in found]
        return await self._scan_for(subject)

    async def _scan(self, kind: str) -> list[tuple[str, int, bytes, float]]:
        return await self._scan_for(self._subjects.every(kind))

    async def _scan_for(self, subject: str) -> list[tuple[str, int, bytes, float]]:
        """Return the last message on each subject, however many there are."""
        while True:
            mark = await self._touch()
            found = await self._consume([subject, f"{self._name}.mark"])
            # A server that does not have the mark yet may also lack others before it.
            if max((seq for _, seq, _, _ in found.values()), default=0) >= mark:
                found.pop(f"{self._name}.mark", None)
                return [*found.values()]
            await asyncio.sleep(STALE_S)

    async def _consume(self, subjects: list[str]) -> dict[str, tuple[str, int, bytes, float]]:
        """Return the last message on each subject that one of the servers knows."""
        line, found = self._there(), dict[str, tuple[str, int, bytes, float]]()
        consumer = f"scan-{self._chance.getrandbits(64):016x}"
        config = {
            "name": consumer,
            "deliver_policy": "last_per_subject",
            "ack_policy": "none",
            "filter_subjects": subjects,
            "mem_storage": True,
            "num_replicas": 1,
            "inactive_threshold": 5_000_000_000,
        }
        where = f"{self._name}.{consumer}"
        wish = {"stream_name": self._name, "config": config, "action": "create"}
        left = (await line.api(f"CONSUMER.CREATE.{where}", **wish))["num_pending"]
        pull = f"$JS.API.CONSUMER.MSG.NEXT.{where}"
        while left > 0:
            asked = min(left, CHUNK_RECORDS)
            left -= asked
            answers = line.pull(pull, encode({"batch": asked, "expires": 1_000_000_000}))
            async with aclosing(answers):
                async for it in answers:
                    if status_of(it):  # some were deleted meanwhile
                        return found
                    _, _, _, _, _, seq, _, time, pending = it.reply.split(".")
                    name = name_of(it.subject)
                    found[it.subject] = name, int(seq), it.data, int(time) / 1e9
                    asked -= 1
                    if not asked or pending == "0":
                        break
        await line.api(f"CONSUMER.DELETE.{where}")
        return found

    async def _now(self) -> float:
        info = await self._info(self._there())
        if info is None:
            raise StoreFailed
        return moment(info["ts"])

    # -- the database of the writer -------------------------------------------------------------

    async def write(self, batch: list[Append]) -> list[bool]:
        """Write a batch, without what does not fit.

        If another server was faster with one of them, that one is tried again; so are all of a
        large batch.
        """
        written, waiting = set[int](), dict(enumerate(batch))
        fresh = set[str]()
        for _ in range(TRIES):
            tables = [*dict.fromkeys(it.table for it in waiting.values())]
            unknown = [it for it in tables if it not in self._ends or it in fresh]
            found = await gathered([partial(self._end, it) for it in unknown])
            ends = {it: self._ends[it] for it in tables if it not in unknown}
            ends |= {it: end_of(piece) for it, piece in zip(unknown, found, strict=True)}
            fitting = [n for n, it in waiting.items() if it.number == ends[it.table].number + 1]
            if fitting:
                some = [waiting[n] for n in fitting]
                for n, done in zip(fitting, await self._append(some, ends), strict=True):
                    if done:
                        written.add(n)
                        del waiting[n]
                    else:
                        fresh.add(batch[n].table)
            elif tables == unknown:
                return [n in written for n in range(len(batch))]
            else:
                fresh |= {*tables}
        raise StoreFailed

    async def _append(self, some: list[Append], ends: Mapping[str, End]) -> list[bool]:
        """Append to logs with these ends; return for each whether no other server was faster."""
        tables = {it.table for it in some}
        added = tables - self._doubtful
        for table in tables:
            self._ends.pop(table, None)
        self._doubtful |= tables
        items = [
            Item(self._subjects.log(it.table), pack(it.number, [it.record]), ends[it.table].seq)
            for it in some
        ]
        if len(items) > MAX_SINGLE:
            last = await self._publish(items)
            seqs = [last and last - at for at in reversed(range(len(items)))]
        else:
            seqs = await gathered([partial(self._publish, [item]) for item in items])
        for seq, it in zip(seqs, some, strict=True):
            if seq:
                self._doubtful.discard(it.table)
                self._note(it.table, Piece(seq, it.number, [it.record]))
            else:
                self._doubtful -= added & {it.table}
        return [bool(seq) for seq in seqs]

    async def _publish(self, items: Sequence[Item]) -> int | None:
        """Write all messages or none; return the last one's sequence, or None if one comes late."""
        line = self._there()
        whole = f"{self._chance.getrandbits(128):032x}" if len(items) > 1 else ""
        for number, item in enumerate(items, 1):
            headers = dict(item.headers)
            if item.last is not None:
                headers["Nats-Expected-Last-Subject-Sequence"] = str(item.last)
            if whole:
                headers |= {"Nats-Batch-Id": whole, "Nats-Batch-Sequence": str(number)}
                if number < len(items):
                    await line.client.publish(item.subject, item.data, headers=headers)
                    continue
                headers["Nats-Batch-Commit"] = "1"
            answer = await line.ask(item.subject, item.data, headers or None)
        try:
            return int(checked(answer.data)["seq"])
        except NatsRefused as error:
            if error.code in WRONG_SEQUENCE:
                return None
            raise

    async def settle(self) -> None:
        """Connect to a server that answers, and end what earlier connections may still write.

        A late message expects a last message on its subject that is not the last one any more once
        another one was added.
        """
        line, self._line = self._line, None
        self._ends.clear()
        if line is not None:
            self._cluster.drop(line)
        self._line = await self._open()
        await self._touch()
        await gathered([partial(self._fence, it) for it in sorted(self._doubtful)])

    async def _fence(self, table: str) -> None:
        """Add a message without records to a log, so that no earlier one can come after it."""
        for _ in range(TRIES):
            end = await self._end(table)
            headers = {} if end.number else {"Nats-TTL": GONE}
            piece = pack(end.number + 1, [], int(end.time))
            if await self._add(table, end.seq, [piece], headers=headers):
                return
        raise StoreFailed

    async def _touch(self) -> int:
        """Write a message that replaces the one before; return its sequence."""
        item = Item(f"{self._name}.mark", b"", None, {"Nats-Rollup": "sub"})
        return await self._publish([item]) or 0


def end_of(piece: Piece) -> End:
    """Return what is remembered of a log's last piece."""
    return End(piece.seq, piece.first, piece.number)


def direct(message: Msg) -> tuple[str, int, bytes, float]:
    """Return name, sequence, content and time of a message that a server has sent directly."""
    headers = message.headers or {}
    seq, time = int(headers["Nats-Sequence"]), moment(headers["Nats-Time-Stamp"])
    return name_of(headers["Nats-Subject"]), seq, message.data, time
