"""The gain of more workers: ``python -m benchmarks.jobs [--game G] [--deals N] [--rounds R]``.

One worker and several play the same arena of thinking bots in turn, with the same result.  The
efficiency is the time of one worker over that of all together; 1 is the optimum.  Processor seconds
far below the time times the workers reveal a loaded machine, and otherwise a bad division of work
or the workers' own cost.
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
"""About a minute of work for one worker, beside which starting two costs little."""


class Spent(NamedTuple):
    """Seconds of a run: on the clock, and of all processors together."""

    clock: float
    processors: float


def processors() -> float:
    """Return the processor seconds of this process and of its children that have ended."""
    return sum(os.times()[:4])


def run(game: str, deals: int, jobs: int) -> tuple[Spent, object]:
    """Play an arena; return its time and its result."""
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
