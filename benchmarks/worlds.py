"""Trying actions in worlds, and its parts by themselves: ``python -m benchmarks.worlds``.

The parts are dealing worlds, copying them for every action, and playing the copies out at random.
They are timed separately, in minimal loops (`peers/pieces.pyx`), in one process and in the same
worlds as the complete call, in alternating rounds: compare the ratio.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.table import Table
from setuptools import Extension
from setuptools.dist import Distribution

from benchmarks.builds import show
from parlour import GAMES
from parlour.cards.rng import Random
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.search.playout import is_compiled
from parlour.search.policy import Policy
from parlour.search.trial import try_out

ROOT = Path(__file__).parents[1]
POSITIONS = 12
LEAST_SECONDS = 0.01  # seconds of a timed call


def compiled_pieces(folder: str) -> Any:
    """Compile the loops of the parts against the type sheets, and return their module."""
    from Cython.Build import cythonize

    source = str(ROOT / "benchmarks/peers/pieces.pyx")
    flags = ["-O3", "-g0"]
    modules = cythonize(  # type: ignore[no-untyped-call]  # Cython has no types
        [Extension("pieces", [source], extra_compile_args=flags)],
        include_path=[str(ROOT / "src")],
        build_dir=folder,
        quiet=True,
    )
    building = Distribution({"name": "pieces", "ext_modules": modules})
    command = building.get_command_obj("build_ext")
    command.build_lib = command.build_temp = folder
    building.run_command("build_ext")
    sys.path.insert(0, folder)
    return import_module("pieces")


def positions(game: AnyGame) -> Iterator[Deal]:
    """Yield positions in the middle of random deals that offer a choice."""
    chance = random.Random(game.id)
    found = 0
    while found < POSITIONS:
        deal, wanted = game.deal(seed=chance.randrange(2**32)), chance.randrange(12)
        while not deal.over and (wanted > 0 or len(deal.legal()) < 2):
            deal.play(chance.choice(deal.legal()))
            wanted -= 1
        if not deal.over:
            found += 1
            yield deal


def seconds(call: Callable[[], object]) -> float:
    """Return the processor time of a call."""
    start = time.process_time()
    call()
    return time.process_time() - start


def worlds_of(deal: Deal, count: int, seed: int) -> tuple[list[Deal], list[int]]:
    """Return the worlds that the call deals, and the start of each one's chance."""
    rng, worlds, starts = Random(seed), [], []
    for _ in range(count):
        worlds.append(deal.clone())
        worlds[-1].resample(deal.seat, rng)
        starts.append(rng.next())
    return worlds, starts


def figures(deal: Deal, pieces: Any, rounds: int, seed: int) -> Iterator[float]:
    """Yield the seconds per action and world: dealing, copying, playing, the whole call.

    The quickest round counts.
    """
    policy = Policy()
    codes, count = policy.listed(deal), 64

    def call() -> object:
        return try_out(deal, policy, count, Random(seed))

    while seconds(call) < LEAST_SECONDS:
        count *= 2
    worlds, starts = worlds_of(deal, count, seed)
    calls: list[Callable[[], object]] = [
        lambda: pieces.deal_worlds(deal, count, seed),
        lambda: pieces.copy_worlds(worlds, len(codes)),
        lambda: pieces.play_worlds(worlds, starts, codes),
        call,
    ]
    found = zip(*([seconds(it) for it in calls] for _ in range(rounds)), strict=True)
    dealing, copying, playing, whole = map(min, found)
    for it in (dealing, copying, playing - copying, whole):
        yield it / count / len(codes)


def row(game: AnyGame, pieces: Any, rounds: int) -> list[str]:
    """Return the mean microseconds of the parts and of the call, and the ratio with its range."""
    found = [[*figures(it, pieces, rounds, seed)] for seed, it in enumerate(positions(game))]
    ratios = sorted(sum(it[:3]) / it[3] for it in found)
    times = [f"{statistics.mean(it) * 1e6:.2f} µs" for it in zip(*found, strict=True)]
    return [*times, f"{statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"]


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    if not is_compiled():
        raise SystemExit("the engine is not compiled: run `python dev.py build`")
    table = Table(title="one call against its pieces", title_justify="left")
    table.add_column("game")
    for heading in ("dealing", "copying", "playing", "the call", "pieces ÷ call"):
        table.add_column(heading, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        pieces = compiled_pieces(folder)
        for game in GAMES.values():
            table.add_row(game.id, *row(game, pieces, asked.rounds))
    show(table)


if __name__ == "__main__":
    main()
