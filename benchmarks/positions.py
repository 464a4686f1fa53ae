"""The time to read and write positions: ``python -m benchmarks.positions [game …]``.

The positions are those of random deals of every preset, for all and for the seat to act, in the
present build; beside them stands the time to shuffle and deal a pack.  A call's time is the best of
several.  ``--against CHECKOUT`` measures another copy of this repository, compiled, in turn.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections import defaultdict
from functools import partial
from pathlib import Path

from rich.table import Table

from benchmarks.builds import show
from benchmarks.views import HERE, ROUNDS, Times, best_of, measure_in, quickest
from parlour import GAMES
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.core.options import Options

SEEDS = 2
CALLS = {
    "position": "position(text)",
    "seen": "… for a seat",
    "describe": "describe(deal)",
    "describe_seen": "… for a seat",
    "deal": "deal(seed=…)",
}
ASKED = {"position": 150, "describe": 40, "deal": 15}


def measure(games: list[str]) -> Times:
    """Return the median and the worst microseconds of each call, by game."""
    return {name: figures(name) for name in games}


def figures(name: str) -> dict[str, list[float]]:
    """Return the median and the worst microseconds of each call for a game."""
    game, found = GAMES[name], defaultdict[str, list[float]](list)
    for preset in game.presets:
        options = game.options(preset)
        seats = game.usual_seats(options)
        for seed in range(SEEDS):
            chance = random.Random(seed)
            deal = game.deal(options, seats, seed=seed)
            found["deal"].append(quickest(partial(shuffled, game, options, seats), seed))
            while not deal.over:
                seat = deal.seat
                text, seen = game.describe(deal), game.describe(deal, seat)
                found["position"].append(quickest(game.position, text))
                found["seen"].append(quickest(game.position, seen))
                found["describe"].append(quickest(game.describe, deal))
                found["describe_seen"].append(quickest(partial(game.describe, deal), seat))
                for _ in range(chance.choice((2, 10, 40))):
                    if not deal.over:
                        deal.step(chance.choice(deal.legal()))
    return {call: [statistics.median(times), max(times)] for call, times in found.items()}


def shuffled(game: AnyGame, options: Options, seats: int, seed: int) -> Deal:
    """Return a deal of a pack that is shuffled by a seed."""
    deal: Deal = game.deal(options, seats, seed=seed)
    return deal


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
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
        mine.append(measure_in(HERE, asked.games, __file__))
        if asked.against:
            theirs.append(measure_in(asked.against, asked.games, __file__))
    table = Table(title="one call, µs (best round)", title_justify="left")
    for heading in ("game", "call", "median", "worst", "asked", "other's median", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "call") else "right")
    for name in asked.games:
        for call, words in CALLS.items():
            median, worst = (best_of(mine, name, call, place) for place in (0, 1))
            most = f"≤ {ASKED[call]}" if call in ASKED else ""
            other = best_of(theirs, name, call, 0) if theirs else 0
            ratio = (f"{other:.1f}", f"{other / median:.1f} ×") if other else ("", "")
            table.add_row(name, words, f"{median:.1f}", f"{worst:.1f}", most, *ratio)
        table.add_section()
    show(table)


if __name__ == "__main__":
    main()
