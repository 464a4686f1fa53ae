"""One line for every event: time, level, what happened, and facts as ``key=value``.

Facts are codes, counts, seats and the beginning of a table's name: never a token, a card, a name of
a person, or the whole name of a table, which is the key to its open seats.
"""

from __future__ import annotations

import atexit
import logging
import logging.handlers
import sys
from queue import SimpleQueue

FACTS = ("address", "table", "game", "seat", "bot", "code", "method")
TABLE_LETTERS = 6


class LineFormatter(logging.Formatter):
    """Writes a record as one line; the traceback of a mistake follows."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record."""
        facts = {name: record.__dict__[name] for name in FACTS if name in record.__dict__}
        if "table" in facts:
            facts["table"] = str(facts["table"])[:TABLE_LETTERS]
        words = [f"{name}={value}" for name, value in facts.items()]
        line = [self.formatTime(record), record.levelname.lower(), record.getMessage(), *words]
        if record.exc_info:
            line.append("\n" + self.formatException(record.exc_info))
        return " ".join(line)


def start_logging(level: int = logging.INFO) -> None:
    """Log this package from *level* on and all others' warnings, to standard error.

    A thread does the writing: whoever reads the log slowly must not stop the tables.
    """
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    enqueue = logging.handlers.QueueHandler(lines)
    enqueue.setFormatter(LineFormatter())
    writer = logging.handlers.QueueListener(lines, logging.StreamHandler(sys.stderr))
    writer.start()
    atexit.register(writer.stop)
    logging.basicConfig(handlers=[enqueue], level=logging.WARNING, force=True)
    logging.getLogger("parlour").setLevel(level)
