"""The server's metrics in Prometheus' text format.

Prometheus' own library would add 14 MB and 80 ms to the start.  Each process has one set of
counters, which only the event loop changes.
"""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path

from ... import __version__
from ...search.playout import is_compiled

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
STARTED = time.time()
PROCESS = Path("/proc/self")  # Linux only; other systems report no memory and no files


class Counter:
    """Counts events, separately for each value of its label if it has one."""

    def __init__(self, name: str, told: str, label: str = "") -> None:
        self._name, self._told, self._label = name, told, label
        self._counts: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", amount: float = 1) -> None:
        """Count an event; *value* is its label's value, which must have few values."""
        self._counts[value] = self._counts.get(value, 0) + amount

    def lines(self) -> Iterator[str]:
        """Yield the metric's lines."""
        yield from head(self._name, self._told, "counter")
        for value, count in self._counts.items():
            label = f'{{{self._label}="{value}"}}' if self._label else ""
            yield f"{self._name}{label} {count:.10g}"


class Histogram:
    """Counts durations by length, in seconds."""

    BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

    def __init__(self, name: str, told: str) -> None:
        self._name, self._told = name, told
        self._counts = [0] * (len(self.BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(self.BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        """Yield the metric's lines: for each bound, how many durations it covers."""
        yield from head(self._name, self._told, "histogram")
        total = 0
        for bound, count in zip([*self.BOUNDS, "+Inf"], self._counts, strict=True):
            total += count
            yield f'{self._name}_bucket{{le="{bound}"}} {total}'
        yield f"{self._name}_sum {self._sum:.10g}"
        yield f"{self._name}_count {total}"


OPENED = Counter("parlour_tables_opened_total", "Tables opened.", "game")
MESSAGES = Counter("parlour_messages_total", "Messages received from clients.", "kind")
REFUSED = Counter("parlour_refusals_total", "Refused requests and messages.", "code")
APPENDS = Histogram("parlour_append_seconds", "Time to make a record durable.")
FAILED = Counter("parlour_append_failures_total", "Records that the database did not confirm.")
THOUGHT = Histogram("parlour_bot_seconds", "Processor time per decision or hint of a bot.")
COUNTED = (OPENED, MESSAGES, REFUSED, APPENDS, FAILED, THOUGHT)


def exposition(
    tables: int, connections: int, ready: bool, held: int, floor: int, free: int | None
) -> str:
    """Return all metrics."""
    room = [] if free is None else [("parlour_disk_free_bytes", "Free disk space.", "gauge", free)]
    build = f'{{version="{__version__}",compiled="{str(is_compiled()).lower()}"}}'
    now: list[tuple[str, str, str, float]] = [
        ("parlour_build_info", "Version of Parlour.", "gauge", 1),
        ("parlour_tables", "Tables in memory.", "gauge", tables),
        ("parlour_connections", "Connections of seats.", "gauge", connections),
        ("parlour_ready", "Whether moves can be made: 1 or 0.", "gauge", ready),
        ("parlour_tables_held", "Old tables kept until the host confirms.", "gauge", held),
        ("parlour_disk_floor_bytes", "Free disk space below which no table opens.", "gauge", floor),
        *room,
        ("process_cpu_seconds_total", "Processor time.", "counter", time.process_time()),
        ("process_start_time_seconds", "Start time, in Unix seconds.", "gauge", STARTED),
        *of_linux(),
    ]
    lines = [line for it in COUNTED for line in it.lines()]
    for name, told, kind, value in now:
        label = build if name == "parlour_build_info" else ""
        lines += [*head(name, told, kind), f"{name}{label} {float(value):.15g}"]
    return "\n".join(lines) + "\n"


def head(name: str, told: str, kind: str) -> Iterator[str]:
    """Yield the lines that precede a metric's values."""
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"


def of_linux() -> Iterator[tuple[str, str, str, float]]:
    """Yield the metrics that only Linux provides."""
    if sys.platform == "linux":
        pages = int((PROCESS / "statm").read_text("ascii").split()[1])
        size = pages * os.sysconf("SC_PAGE_SIZE")
        yield "process_resident_memory_bytes", "Resident memory.", "gauge", size
        files = sum(1 for _ in (PROCESS / "fd").iterdir())
        yield "process_open_fds", "Open files and connections.", "gauge", files
