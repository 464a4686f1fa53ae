"""What more workers bring: ``python -m benchmarks.jobs [--game G] [--deals N] [--rounds R]``.

An arena of thinking bots is played by one worker and by several, in turn, which find the same.  The
efficiency is the time of one worker over that of all together; 1 is the best that can be.  Seconds
of processors tell a loaded machine (far less than the time times the workers) from an arena that
divides its work badly, and what the workers cost by themselves.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from typing import NamedTuple

from rich.table import Table

from benchmarks.builds import show
from parlour import GAMES
from parlour.bots import names
from parlour.sim import arena

DEALS = {"gin": 300, "romme": 120, "rummy500": 96, "lorum": 480, "tripoley": 4800, "michigan": 4800}
"""Enough for about a minute of one worker: what starting two costs must be small beside it."""


class Spent(NamedTuple):
    """Seconds of a run: of the clock, and of all processors together."""

    clock: float
    processors: float


def processors() -> float:
    """Return the seconds of this process and of its children that have ended."""
    return sum(os.times()[:4])


def run(game: str, deals: int, jobs: int) -> tuple[Spent, object]:
    """Play an arena; return what it took, and what it came to."""
    clock, before = time.perf_counter(), processors()
    found = arena(GAMES[game], bots=names(game)[:2], deals=deals, jobs=jobs)
    return Spent(time.perf_counter() - clock, processors() - before), found


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(DEALS), action="append", help="only these")
    parser.add_argument("--deals", type=int, help="of each pairing")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    table = Table(title=f"one worker and {asked.jobs}", title_justify="left")
    table.add_column("game")
    for heading in ("deals", "one", f"{asked.jobs}", "efficiency", "processors, of one"):
        table.add_column(heading, justify="right")
    for game in asked.game or DEALS:
        deals = asked.deals or DEALS[game]
        alone, several, ratios = [], [], []
        for _ in range(asked.rounds):
            one, found = run(game, deals, 1)
            more, same = run(game, deals, asked.jobs)
            assert same == found
            alone.append(one)
            several.append(more)
            ratios.append(one.clock / more.clock / asked.jobs)
        ratios.sort()
        cost = [b.processors / a.processors for a, b in zip(alone, several, strict=True)]
        table.add_row(
            *(game, f"{deals:,}"),
            f"{statistics.median(it.clock for it in alone):.1f} s",
            f"{statistics.median(it.clock for it in several):.1f} s",
            f"{statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})",
            f"{statistics.median(cost):.2f}",
        )
    show(table)


if __name__ == "__main__":
    main()
