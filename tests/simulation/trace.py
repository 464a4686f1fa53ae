"""The events of a simulation, as lines: one hash of them all, and the last ones to read."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from hashlib import sha256

KEPT = 60


class Trace:
    """The lines of one simulation, each with its virtual time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._hash = sha256()
        self.last: deque[str] = deque(maxlen=KEPT)

    def keep_all(self) -> None:
        """Keep all lines, so that they can be read afterwards."""
        self.last = deque(self.last)

    def note(self, line: str, data: bytes = b"") -> None:
        """Note that something happened; the *data* of it count in the hash alone."""
        told = f"{self._clock():.6f} {line}"
        self._hash.update(told.encode() + b"\n" + data)
        self.last.append(told)

    @property
    def digest(self) -> str:
        """The hash of all lines so far."""
        return self._hash.hexdigest()
