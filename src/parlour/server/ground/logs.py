"""One line for every event: time, level, what happened, and facts: ``key=value``, or all as JSON.

Facts are codes, counts, seats and the beginning of a table's public id: never a token, a card, a
name of a person, or any of the name of a table, which is the key to its open seats.

Whatever clients do, the log stays short: of what they can make happen only so many lines are
written (`Sparing`), and only so many wait for whoever reads them (`Outlet`).
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
LETTERS = 200
"""Of any other fact, which may be as long as a client likes."""
PLAIN = re.compile(r"[]\w.:/@[-]+", re.ASCII)
WAITING = 5000
"""Lines that may wait to be written: about a megabyte."""
PATIENCE = 2.0
"""Seconds at the end for whoever reads them."""

_numbers = count(1)
_connection: ContextVar[int] = ContextVar("connection")


def number_connection() -> None:
    """Give this task's connection a number, which stands in all that is logged from here on."""
    _connection.set(next(_numbers))


def facts_of(record: logging.LogRecord) -> dict[str, str | int]:
    """Return what may be told of a record."""
    facts = {name: record.__dict__[name] for name in FACTS if name in record.__dict__}
    for name, value in facts.items():
        if isinstance(value, str):
            facts[name] = handle(value) if name == "table" else value[:LETTERS]
    if number := _connection.get(0):
        facts["connection"] = number
    return facts


def handle(table: str) -> str:
    """Return what the log calls a table: it may be a name, its public id or anything typed."""
    told = table if PUBLIC_ID.fullmatch(table) else public_id(table)
    return told[:ID_LETTERS]


def plain(value: str | int) -> str:
    """Return a fact as a word that cannot be taken for more than one, or for a line."""
    text = str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text)


class LineFormatter(logging.Formatter):
    """Writes a record as one line; the traceback of a mistake follows."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        words = [f"{name}={plain(value)}" for name, value in facts_of(record).items()]
        line = [self.formatTime(record), record.levelname.lower(), record.getMessage(), *words]
        if record.exc_info:
            line.append("\n" + self.formatException(record.exc_info))
        return " ".join(line)


class JsonFormatter(logging.Formatter):
    """Writes a record as a JSON object in one line, with the time in UTC (ISO 8601)."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": at, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told | facts_of(record))


class Outlet(logging.handlers.QueueHandler):
    """Hands lines to a thread that writes them.

    When too many wait, what comes is lost until half of them are written; then a line says how
    much that was.
    """

    def __init__(self, lines: SimpleQueue[logging.LogRecord]) -> None:
        super().__init__(lines)
        self._lines = lines
        self._lost = 0

    def enqueue(self, record: logging.LogRecord) -> None:
        """Let a line wait, if it may."""
        if self._lines.qsize() >= (WAITING // 2 if self._lost else WAITING):
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


class Scribe(logging.handlers.QueueListener):
    """Writes lines to standard error, in a thread: who reads them slowly must not stop the tables.

    Nor must he keep the process from ending: what he does not take for a while then is lost.
    """

    def __init__(self, lines: SimpleQueue[logging.LogRecord]) -> None:
        super().__init__(lines)
        # Neither that stream nor a handler: whoever ends Python waits for the locks of both.
        raw = open(sys.stderr.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115 - for ever
        code = sys.stderr.encoding
        self._out = io.TextIOWrapper(raw, code, "backslashreplace", write_through=True)

    def handle(self, record: logging.LogRecord) -> None:
        """Write a line, which is in words already; if nobody can read it, nobody does."""
        with suppress(OSError):
            self._out.write(f"{record.getMessage()}\n")

    def stop(self) -> None:
        """Write what waits, for a while."""
        self.enqueue_sentinel()
        if self._thread is not None:
            self._thread.join(PATIENCE)


class Sparing:
    """Logs what clients can make happen: of each code some lines, and then how often it was."""

    def __init__(self, log: logging.Logger, burst: float, per_second: float) -> None:
        self._log = log
        self._rate = burst, per_second
        self._buckets: dict[str, Bucket] = {}
        self._untold = Counter[str]()

    def tell(self, level: int, event: str, code: str, **facts: object) -> None:
        """Log an event, or count it for the next line about its code."""
        now = time.monotonic()
        bucket = self._buckets.setdefault(code, Bucket(*self._rate, now))
        self._untold[code] += 1
        if bucket.take(now):
            if (count := self._untold.pop(code)) > 1:
                facts["count"] = count
            self._log.log(level, event, extra={"code": code, **facts})


def start_logging(level: str = "info", form: Literal["line", "json"] = "line") -> None:
    """Log this package from *level* on and all others' warnings, to standard error."""
    if sys.stderr is None:  # as of a program without a window, or one that was told to keep quiet
        logging.basicConfig(handlers=[logging.NullHandler()], force=True)
        return
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    enqueue = Outlet(lines)
    enqueue.setFormatter(JsonFormatter() if form == "json" else LineFormatter())
    scribe = Scribe(lines)
    scribe.start()
    atexit.register(scribe.stop)
    logging.basicConfig(handlers=[enqueue], level=logging.WARNING, force=True)
    logging.getLogger("parlour").setLevel(level.upper())
