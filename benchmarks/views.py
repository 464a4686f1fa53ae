"""The time to make a view: ``python -m benchmarks.views [--against CHECKOUT] [game …]``.

Every seat looks at every state of random deals of every preset, in the present build; a view's time
is the best of several.  *CHECKOUT* is another copy of this repository, compiled: the two take
turns, so that a machine that slows down slows both.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from rich.table import Table

from benchmarks.builds import show
from parlour import GAMES
from parlour.core.deal import Deal
from parlour.core.game import AnyGame

HERE = Path(__file__).parents[1]
ROUNDS, SEEDS, REPEATS, CALLS = 3, 2, 3, 4
ASKED = {"tripoley": 20, "michigan": 20}
LEAST_ASKED = 8

T = TypeVar("T")
Times = dict[str, dict[str, list[float]]]
"""Median and worst, by game and phase."""


def measure(games: list[str]) -> Times:
    """Return the microseconds of a view of each game, by phase."""
    return {name: figures(name) for name in games}


def random_play(game: AnyGame, strides: Sequence[int]) -> Iterator[Deal]:
    """Yield deals of every preset now and then in random play, and at their end."""
    for preset in game.presets:
        options = game.options(preset)
        for seed in range(SEEDS):
            chance = random.Random(seed)
            deal: Deal = game.deal(options, game.usual_seats(options), seed=seed)
            while not deal.over:
                yield deal
                for _ in range(chance.choice(strides)):
                    if not deal.over:
                        deal.step(chance.choice(deal.legal()))
            yield deal


def figures(name: str) -> dict[str, list[float]]:
    """Return the median and the worst view of a game, by phase and of all phases together."""
    found = defaultdict[str, list[float]](list)
    for deal in random_play(GAMES[name], (1, 1, 3, 9)):
        for seat in range(deal.seats):
            phase = "OVER" if deal.over else deal.view(seat).phase
            found[phase].append(quickest(deal.view, seat))
    found["all"] = [each for times in found.values() for each in times]
    return {phase: [statistics.median(times), max(times)] for phase, times in found.items()}


def quickest(call: Callable[[T], object], argument: T) -> float:
    """Return the microseconds of a call, in the quickest of several rounds of calls."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter_ns()
        for _ in range(CALLS):
            call(argument)
        best = min(best, time.perf_counter_ns() - start)
    return best / CALLS / 1000


def measure_in(checkout: Path, games: list[str], script: str) -> Times:
    """Return what a benchmark prints as JSON in a checkout, in a process of its own."""
    code = f"""
import runpy, sys
sys.path[:0] = [{str(checkout / "src")!r}, {str(HERE)!r}]
sys.argv = [{script!r}, "--json", *{games!r}]
runpy.run_path({script!r}, run_name="__main__")
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE)
    times: Times = json.loads(done.stdout)
    return times


def best_of(rounds: list[Times], name: str, phase: str, place: int) -> float:
    """Return the smallest value of one of the figures in any round."""
    return min(times[name][phase][place] for times in rounds)


def compare(
    script: str,
    about: str | None,
    measure: Callable[[list[str]], Times],
    title: str,
    most: Callable[[str, str], int | None],
    words: Mapping[str, str] = {},
) -> None:
    """Measure in turn with another checkout, and print one table.

    *most* is the limit of a game's figure, or None; *words* name the figures.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--against", type=Path, help="another checkout, compiled")
    parser.add_argument("--json", action="store_true", help="one round as JSON")
    asked = parser.parse_args()
    if asked.json:
        print(json.dumps(measure(asked.games)))
        return
    mine: list[Times] = []
    theirs: list[Times] = []
    for _ in range(ROUNDS):
        mine.append(measure_in(HERE, asked.games, script))
        if asked.against:
            theirs.append(measure_in(asked.against, asked.games, script))
    table = Table(title=f"{title}, µs (best round)", title_justify="left")
    for heading in ("game", "what", "median", "worst", "asked", "other's median", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "what") else "right")
    for name in asked.games:
        for phase in mine[0][name]:
            median, worst = (best_of(mine, name, phase, place) for place in (0, 1))
            limit = most(name, phase)
            wanted = "" if limit is None else f"≤ {limit}"
            other = best_of(theirs, name, phase, 0) if theirs else 0
            ratio = (f"{other:.1f}", f"{other / median:.1f} ×") if other else ("", "")
            what = words.get(phase, phase)
            table.add_row(name, what, f"{median:.1f}", f"{worst:.1f}", wanted, *ratio)
        table.add_section()
    show(table)


def asked_of(game: str, phase: str) -> int | None:
    """Return the limit for the views of all phases of a game together."""
    return ASKED.get(game, LEAST_ASKED) if phase == "all" else None


def main() -> None:
    """Measure and print one table."""
    compare(__file__, __doc__, measure, "one view", asked_of)


if __name__ == "__main__":
    main()
