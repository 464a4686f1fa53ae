"""One line for every event: time, level, what happened, and facts: ``key=value``, or all as JSON.

Facts are codes, counts, seats and the beginning of a table's name: never a token, a card, a name of
a person, or the whole name of a table, which is the key to its open seats.
"""

from __future__ import annotations

import atexit
import json
import logging
import logging.handlers
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import count
from queue import SimpleQueue
from typing import Literal

FACTS = ("address", "table", "game", "seat", "bot", "code", "count", "method")
TABLE_LETTERS = 6

_numbers = count(1)
_connection: ContextVar[int] = ContextVar("connection")


def number_connection() -> None:
    """Give this task's connection a number, which stands in all that is logged from here on."""
    _connection.set(next(_numbers))


def facts_of(record: logging.LogRecord) -> dict[str, str | int]:
    """Return what may be told of a record."""
    facts = {name: record.__dict__[name] for name in FACTS if name in record.__dict__}
    if "table" in facts:
        facts["table"] = str(facts["table"])[:TABLE_LETTERS]
    if number := _connection.get(0):
        facts["connection"] = number
    return facts


class LineFormatter(logging.Formatter):
    """Writes a record as one line; the traceback of a mistake follows."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        words = [f"{name}={value}" for name, value in facts_of(record).items()]
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


def start_logging(level: str = "info", form: Literal["line", "json"] = "line") -> None:
    """Log this package from *level* on and all others' warnings, to standard error.

    A thread does the writing: whoever reads the log slowly must not stop the tables.
    """
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    enqueue = logging.handlers.QueueHandler(lines)
    enqueue.setFormatter(JsonFormatter() if form == "json" else LineFormatter())
    writer = logging.handlers.QueueListener(lines, logging.StreamHandler(sys.stderr))
    writer.start()
    atexit.register(writer.stop)
    logging.basicConfig(handlers=[enqueue], level=logging.WARNING, force=True)
    logging.getLogger("parlour").setLevel(level.upper())
