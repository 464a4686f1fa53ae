"""How many choices learning programs get: ``python -m benchmarks.rl [--game gin] [--json]``.

One thread chooses at random, with mask and observation of every choice: in a batch, in a batch with
a packed mask or with rivals inside, in PettingZoo's environment, and at gin in those of peers.  All
take turns, so that a slow moment of the machine slows each.  Figures are medians of processor time,
and those named ``times_…`` compare the batch with a peer in the same round.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from rich.table import Table

import parlour
from benchmarks.builds import show
from benchmarks.peers import learning
from parlour import bots
from parlour.games import PLACES
from parlour.rl import Batch

GAMES = list(PLACES)
PEERS = ("rlcard", "syncvector", "openspiel")  # functions of `peers.learning`, for gin only
COMPARED = {
    **{f"times_{peer}": ("choices_per_second", peer) for peer in PEERS},
    "aec_times_rlcard": ("aec", "rlcard"),
}


def batched(batch: Batch) -> learning.Play:
    """Return a call that makes a choice in every lane."""

    def play() -> int:
        batch.random()
        batch.step(batch.chosen)
        return batch.size

    return play


def in_turn(game: str) -> learning.Play:
    """Return a call that makes some choices in PettingZoo's environment."""
    from parlour.rl.env import DealEnv  # PettingZoo may be missing

    env, chance = DealEnv(game), random.Random(1)
    env.reset(1)

    def play() -> int:
        for _ in range(learning.SOME):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                seen, *_ = env.last()
            env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
        return learning.SOME

    return play


def players(game: str, lanes: int) -> dict[str, learning.Play]:
    """Return what is measured for a game; a word on standard error tells what is missing."""
    rules = parlour.GAMES[game].options()
    rivals = dict.fromkeys(range(1, parlour.GAMES[game].usual_seats(rules)), bots.judge(game))
    found = {
        "choices_per_second": batched(Batch(game, size=lanes)),
        "packed": batched(Batch(game, size=lanes, packed=True)),
        "with_rivals": batched(Batch(game, size=lanes, rivals=rivals)),
    }
    others: dict[str, Callable[[], learning.Play]] = {"aec": lambda: in_turn(game)}
    if game == "gin":
        others |= {name: getattr(learning, name) for name in PEERS}
    for name, make in others.items():
        try:
            found[name] = make()
        except ImportError as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
    return found


def rate(play: learning.Play, seconds: float) -> float:
    """Return how many choices are made in a second of processor time."""
    made, start = 0, process_time()
    while process_time() - start < seconds:
        made += play()
    return made / (process_time() - start)


def measure(game: str, lanes: int, seconds: float, rounds: int) -> dict[str, float | None]:
    """Return the figures of a game; None for a peer that is missing or does not play it."""
    plays = players(game, lanes)
    for play in plays.values():
        rate(play, seconds / rounds / 4)  # to warm up
    runs = [
        {name: rate(play, seconds / rounds) for name, play in plays.items()} for _ in range(rounds)
    ]
    names = ("choices_per_second", "packed", "with_rivals", "aec", *PEERS)
    found: dict[str, float | None] = dict.fromkeys((*names, *COMPARED))
    for name in plays:
        found[name] = round(median(run[name] for run in runs))
    for name, (own, peer) in COMPARED.items():
        if own in plays and peer in plays:
            found[name] = round(median(run[own] / run[peer] for run in runs), 1)
    return found


def main() -> None:
    """Measure and print one table, or one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="this game only")
    parser.add_argument("--lanes", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2, help="of each figure")
    parser.add_argument("--rounds", type=int, default=5, help="the parts of these seconds")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    games = [asked.game] if asked.game else GAMES
    found = {it: measure(it, asked.lanes, asked.seconds, asked.rounds) for it in games}
    if asked.json:
        print(json.dumps(found))
        return
    table = Table(title=f"choices a second, {asked.lanes} lanes, one thread", title_justify="left")
    table.add_column("game")
    names = [it for it in next(iter(found.values())) if any(found[game][it] for game in games)]
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    for game in games:
        shown = [found[game][name] for name in names]
        table.add_row(game, *["" if it is None else f"{it:,}" for it in shown])
    show(table)


if __name__ == "__main__":
    main()
