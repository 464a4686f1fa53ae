"""How long luck and play take to be told apart: ``python -m benchmarks.luck [--deals N]``.

Each game is dealt to its most seats and played by every level; the time is that of one deal.
"""

from __future__ import annotations

import argparse
from statistics import mean
from time import perf_counter

from rich.table import Table

import parlour
from benchmarks.builds import show
from parlour import bots
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.search.luck import enough, weigh

BUDGET = 20  # worlds of bots that search, which only have to play


def seconds(game: str, seats: int, level: str, seed: int) -> float:
    """Play a deal and return the seconds in which its result is taken apart."""
    played, chance, bot = parlour.GAMES[game], Random(seed), bots.create(level, game)
    options = played.options()
    cards = played.pack(options, seats)
    pack = Pack(cards)
    pack.shuffle(chance)
    deal = played.new_deal(options, seats)
    deal.start(pack.to_list(), 0)
    begun, taken = deal.clone(), list[tuple[int, int]]()
    while not deal.over:
        code = bots.choose(bot, deal.seen_by(deal.seat), BUDGET, chance.next())
        taken.append((deal.seat, code))
        deal.play(code)
    start, judge = perf_counter(), bots.judge(game)
    worlds = enough(begun, taken, judge)
    weigh(begun, taken, cards, 0, judge, worlds=worlds, seed=seed)
    return perf_counter() - start


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=5, help="deals of each row")
    asked = parser.parse_args()
    table = Table(title="luck and play of a deal", title_justify="left")
    for heading in ("game", "seats", "level"):
        table.add_column(heading)
    for heading in ("seconds", "longest"):
        table.add_column(heading, justify="right")
    for game in parlour.GAMES:
        seats = max(parlour.GAMES[game].seats_for(parlour.GAMES[game].options()))
        for level in bots.levels(game):
            found = [seconds(game, seats, level, seed) for seed in range(asked.deals)]
            table.add_row(game, str(seats), level, f"{mean(found):.2f}", f"{max(found):.2f}")
    show(table)


if __name__ == "__main__":
    main()
