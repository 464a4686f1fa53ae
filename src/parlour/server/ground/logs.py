"""The server's log: one line per event, as text with ``key=value`` facts or as JSON.

Facts are codes, counts, seats and the first letters of a table's public id.  The log never has a
token, a card, a person's name or a table's name, which is the key to its open seats.

Clients cannot flood the log.  `RateLimitedLog` limits the lines that clients can cause, and
`BoundedQueueHandler` limits the lines that wait to be written.
"""

from __future__ import annotations

import atexit
import io
import json
import logging
import logging.handlers
import re
import sys
import time
from collections import Counter
from contextlib import suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import count
from queue import SimpleQueue
from typing import Literal

from .limits import Bucket
from .tokens import PUBLIC_ID, public_id

FACTS = (
    *("address", "host", "table", "game", "seat", "bot", "instead"),
    *("code", "count", "method", "reason", "file"),
)
ID_LETTERS = 8
FACT_LETTERS = 200
"""Letters of any other fact, since clients choose some of them."""
PLAIN = re.compile(r"[]\w.:/@[-]+", re.ASCII)
MAX_WAITING_LINES = 5000
"""Lines that may wait to be written: about a megabyte."""
STOP_TIMEOUT_S = 2.0
"""Seconds for writing the waiting lines when the process ends."""

_numbers = count(1)
_connection: ContextVar[int] = ContextVar("connection")


def number_connection() -> None:
    """Number this task's connection; all log lines of the task have the number from now on."""
    _connection.set(next(_numbers))


def facts_of(record: logging.LogRecord) -> dict[str, str | int]:
    """Return the facts of a record that may be logged."""
    facts = {name: record.__dict__[name] for name in FACTS if name in record.__dict__}
    for name, value in facts.items():
        if isinstance(value, str):
            facts[name] = handle(value) if name == "table" else value[:FACT_LETTERS]
    if number := _connection.get(0):
        facts["connection"] = number
    return facts


def handle(table: str) -> str:
    """Return what the log calls a table, given its name, its public id or any text."""
    told = table if PUBLIC_ID.fullmatch(table) else public_id(table)
    return told[:ID_LETTERS]


def plain(value: str | int) -> str:
    """Return a fact as one word, quoted unless it is plain, so that it cannot forge a line."""
    text = str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text)


class LineFormatter(logging.Formatter):
    """Writes a record as one line of text, followed by the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        words = [f"{name}={plain(value)}" for name, value in facts_of(record).items()]
        line = [self.formatTime(record), record.levelname.lower(), record.getMessage(), *words]
        if record.exc_info:
            line.append("\n" + self.formatException(record.exc_info))
        return " ".join(line)


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON, with the time in UTC (ISO 8601)."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": at, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told | facts_of(record))


class BoundedQueueHandler(logging.handlers.QueueHandler):
    """Hands lines to the thread that writes them.

    When too many wait, new lines are dropped until half are written.  Then a line says how many.
    """

    def __init__(self, lines: SimpleQueue[logging.LogRecord]) -> None:
        super().__init__(lines)
        self._lines = lines
        self._lost = 0

    def enqueue(self, record: logging.LogRecord) -> None:
        """Add a line to the queue, or count it as lost."""
        if self._lines.qsize() >= (MAX_WAITING_LINES // 2 if self._lost else MAX_WAITING_LINES):
            self._lost += 1
            return
        if self._lost:
            facts = {"levelno": logging.WARNING, "levelname": "WARNING", "count": self._lost}
            lost = logging.makeLogRecord(
                {"name": __name__, "msg": "lines of the log lost", **facts}
            )
            self._lost = 0
            self._lines.put(self.prepare(lost))
        self._lines.put(record)


class StderrWriter(logging.handlers.QueueListener):
    """Writes lines to standard error in a thread, so that a slow reader cannot stop the tables.

    When the process ends, lines that the reader does not take within `STOP_TIMEOUT_S` are lost.
    """

    def __init__(self, lines: SimpleQueue[logging.LogRecord]) -> None:
        super().__init__(lines)
        # Not sys.stderr and not a handler: Python waits for the locks of both when it exits.
        raw = open(sys.stderr.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115 - never closed
        code = sys.stderr.encoding
        self._out = io.TextIOWrapper(raw, code, "backslashreplace", write_through=True)

    def handle(self, record: logging.LogRecord) -> None:
        """Write a formatted line; ignore that standard error is closed."""
        with suppress(OSError):
            self._out.write(f"{record.getMessage()}\n")

    def stop(self) -> None:
        """Write the waiting lines, for at most `STOP_TIMEOUT_S` seconds."""
        self.enqueue_sentinel()
        if self._thread is not None:
            self._thread.join(STOP_TIMEOUT_S)


class RateLimitedLog:
    """Logs events that clients can cause: a few lines per code, then how often it happened."""

    def __init__(self, log: logging.Logger, burst: float, per_second: float) -> None:
        self._log = log
        self._rate = burst, per_second
        self._buckets: dict[str, Bucket] = {}
        self._unlogged = Counter[str]()

    def tell(self, level: int, event: str, code: str, **facts: object) -> None:
        """Log an event, or count it for the next line about its code."""
        now = time.monotonic()
        bucket = self._buckets.setdefault(code, Bucket(*self._rate, now))
        self._unlogged[code] += 1
        if bucket.take(now):
            if (count := self._unlogged.pop(code)) > 1:
                facts["count"] = count
            self._log.log(level, event, extra={"code": code, **facts})


def start_logging(level: str = "info", form: Literal["line", "json"] = "line") -> None:
    """Log this package from *level* on, and warnings of other packages, to standard error."""
    if sys.stderr is None:  # a program without a console
        logging.basicConfig(handlers=[logging.NullHandler()], force=True)
        return
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    enqueue = BoundedQueueHandler(lines)
    enqueue.setFormatter(JsonFormatter() if form == "json" else LineFormatter())
    stderr = StderrWriter(lines)
    stderr.start()
    atexit.register(stderr.stop)
    logging.basicConfig(handlers=[enqueue], level=logging.WARNING, force=True)
    logging.getLogger("parlour").setLevel(level.upper())
