"""``parlour simulate``: many deals, as a table, JSON or CSV."""

from __future__ import annotations

import argparse
import csv
import sys

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from ..sim import Result, simulate
from .rules import check_seed, rules_of
from .terminal import Terminal


def run(asked: argparse.Namespace) -> int:
    """Simulate and print; return the exit status."""
    game, options = rules_of(asked)
    line = [name.strip() for name in asked.bots.split(",")]
    seats = len(line) if asked.seats is None and len(line) > 1 else asked.seats
    with progress() as bar:
        task = bar.add_task("", total=max(asked.deals, 1))
        result = simulate(
            game,
            options,
            bots=line,
            seats=seats,
            deals=asked.deals,
            seed=check_seed(asked.seed),
            jobs=asked.jobs,
            mirrored=asked.mirrored,
            budget=asked.budget,
            told=lambda deals: bar.advance(task, deals),
        )
    if asked.json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    elif asked.csv:
        write_csv(result)
    else:
        terminal = Terminal(asked.lang)
        terminal.console.print(grid(result, terminal))
    return 0


def progress() -> Progress:
    """Return a progress bar that shows on a terminal only."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def write_csv(result: Result) -> None:
    """Print a line per bot, after a line of headings."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    facts = ("game", "seed", "deals", "decisions", "seconds")
    columns = ("seat", "bot", "mean", "low", "high", "won")
    writer.writerow([*facts, *columns])
    for row in result.points:
        values = [getattr(result, name) for name in facts]
        writer.writerow([*values, *(getattr(row, name) for name in columns)])


def grid(result: Result, terminal: Terminal) -> Grid:
    """Return the result as a table with 95 % intervals."""
    facts = {
        "game": result.game,
        "deals": f"{result.deals:,}",
        "decisions": f"{result.decisions:,}",
        "seconds": f"{result.seconds:.2f}",
        "speed": f"{result.decisions / result.seconds:,.0f}",
    }
    found = Grid(title=terminal.say("cli-simulated", **facts), title_justify="left")
    for heading in ("seat", "bot", "mean", "interval", "won"):
        title = terminal.say(f"cli-simulated-{heading}")
        found.add_column(title, justify="left" if heading == "bot" else "right")
    for row in result.points:
        found.add_row(
            terminal.say("cli-simulated-all") if result.mirrored else str(row.seat),
            row.bot,
            f"{row.mean:+.3f}",
            f"{row.low:+.3f} … {row.high:+.3f}",
            f"{row.won:.2%}",
        )
    return found
