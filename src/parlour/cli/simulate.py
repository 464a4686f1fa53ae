"""``parlour simulate``: many deals, as a table, JSON or CSV."""

from __future__ import annotations

import argparse
import csv
import math
import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from ..core.foreign import json_line, visible
from ..sim import MatchResult, MatchSeat, Result, SeatResult, simulate
from .executors import executor_of
from .rules import check_seed, find_own_bots, rules_of
from .terminal import Terminal, figures


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
            **wish,
        )
    terminal = Terminal(asked.lang)
    if asked.json:
        print(json_line(result))
    elif asked.csv:
        write_csv(result)
    elif isinstance(result, Result):
        terminal.console.print(grid(result, terminal))
    else:
        terminal.console.print(match_grid(result, terminal))
        if result.unfinished:
            terminal.print(terminal.say("cli-simulated-unfinished", count=result.unfinished))
    return 0


def progress() -> Progress:
    """Return a progress bar that shows on a terminal only."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def write_csv(result: Result | MatchResult) -> None:
    """Print a line per bot, after a line of headings."""
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


def grid(result: Result, terminal: Terminal) -> Grid:
    """Return the result as a table with 95 % intervals."""
    facts = {
        "game": result.game,
        "deals": f"{result.deals:,}",
        "decisions": f"{result.decisions:,}",
        "seconds": f"{result.seconds:.2f}",
        "speed": f"{result.decisions / result.seconds:,.0f}",
    }
    words = ("seat", "bot", "mean", "interval", "won")
    headings = [terminal.say(f"cli-simulated-{word}") for word in words]
    found = figures(terminal.say("cli-simulated", **facts), headings, name=words.index("bot"))
    for row in result.points:
        digits = decimals((row.high - row.low) / 2)
        found.add_row(
            terminal.say("cli-simulated-all") if result.mirrored else str(row.seat),
            visible(row.bot),
            f"{row.mean:+.{digits}f}",
            f"{row.low:+.{digits}f} – {row.high:+.{digits}f}",
            f"{row.won:.2%}",
        )
    return found


def decimals(margin: float) -> int:
    """Return how many decimals of a mean say something: two figures of its margin of error."""
    return max(0, 1 - math.floor(math.log10(margin))) if margin > 0 else 2


def match_grid(result: MatchResult, terminal: Terminal) -> Grid:
    """Return the result of matches as a table, with the 95 % interval of what was won."""
    facts = {
        "game": result.game,
        "matches": f"{result.matches:,}",
        "deals": f"{result.deals:,}",
        "each": f"{result.deals_per_match:.1f}",
        "seconds": f"{result.seconds:.2f}",
    }
    words = ("seat", "bot", "matches-won", "interval", "place", "points")
    headings = [terminal.say(f"cli-simulated-{word}") for word in words]
    title = terminal.say("cli-simulated-matches", **facts)
    found = figures(title, headings, name=words.index("bot"))
    for row in result.standings:
        found.add_row(
            terminal.say("cli-simulated-all") if result.mirrored else str(row.seat),
            visible(row.bot),
            f"{row.won:.2%}",
            f"{row.low:.2%} – {row.high:.2%}",
            f"{row.place:.2f}",
            f"{row.points:+.1f}",
        )
    return found
