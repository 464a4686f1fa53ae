"""``parlour simulate``: many deals, as a table, JSON or CSV."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..core.foreign import json_line, visible
from ..sim import MatchResult, MatchSeat, Result, SeatResult, simulate
from .executors import executor_of
from .rules import check_seed, find_own_bots, rules_of
from .terminal import Terminal


def run(asked: argparse.Namespace) -> int:
    """Simulate and print; return the exit status."""
    game, options = rules_of(asked)
    find_own_bots()
    line = [name.strip() for name in asked.bots.split(",")]
    wish: dict[str, int] = (
        {"deals": asked.deals} if asked.matches is None else {"matches": asked.matches}
    )
    with executor_of(asked) as executor, progress() as bar:
        task = bar.add_task("", total=max(1, *wish.values()))
        result: Result | MatchResult = simulate(
            game,
            options,
            bots=line,
            seats=asked.seats,
            seed=check_seed(asked.seed),
            jobs=asked.jobs,
            mirrored=asked.mirrored,
            budget=asked.budget,
            told=lambda done: bar.advance(task, done),
            executor=executor,
            save=asked.save,
            **wish,
        )
    terminal = Terminal(asked.lang)
    if asked.json:
        print(json_line(result))
    elif asked.csv:
        write_csv(result)
    else:
        terminal.console.print(result.grid(asked.lang))
        if isinstance(result, MatchResult) and result.unfinished:
            terminal.print(terminal.say("cli-simulated-unfinished", count=result.unfinished))
    return 0


def progress() -> Progress:
    """Return a progress bar that shows on a terminal only."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def write_csv(result: Result | MatchResult) -> None:
    """Print a line of headings, and a line per bot."""
    facts = ["game", "seed", "deals", "decisions", "seconds"]
    rows: Sequence[SeatResult | MatchSeat]
    if isinstance(result, Result):
        rows = result.points
    else:
        facts[2:2] = ["matches", "unfinished"]
        rows = result.standings
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow([*facts, *rows[0].__struct_fields__])
    values = [getattr(result, name) for name in facts]
    for row in rows:
        own = msgspec.structs.astuple(row)
        own = tuple(visible(it) if isinstance(it, str) else it for it in own)
        writer.writerow([*values, *own])
