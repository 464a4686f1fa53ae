"""The thinking times of bots: ``python -m benchmarks.thinking [--game G] [--deals N]``.

Each level of a game plays deals against its like, by the first preset with the default number of
seats.  The figures are processor time for decisions between several actions, so that other work on
the machine matters little.  The game's *policy* answers wherever its steady bot decides, too.  The
worlds per second are those of the strong bot's search there: one action in one world, which is
dealt and played to its end.
"""

from __future__ import annotations

import argparse
import time

from rich.table import Table

from benchmarks.blunders import POLICIES
from benchmarks.builds import show
from parlour import GAMES, bots, simulate
from parlour.bots.searching import Searcher
from parlour.cards.rng import Random
from parlour.core.deal import Deal
from parlour.core.told import NOTHING, Told
from parlour.search.montecarlo import search

BUDGET = 10_000  # more worlds than any level uses
WORLDS = 200
EVERY = 10  # one in this many decisions is searched for the worlds per second


class Timed:
    """Plays as another bot, and stores the seconds of each decision."""

    def __init__(self, bot: bots.Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        if len(seen.legal()) == 1:
            return seen.legal()[0]
        start = time.thread_time()
        code = bots.choose(self.bot, seen, budget, seed, told)
        self.seconds.append(time.thread_time() - start)
        return code


class Policed(Timed):
    """Asks the game's policy, too, and sometimes tries its candidates in worlds."""

    def __init__(self, bot: bots.Bot, game: str) -> None:
        super().__init__(bot)
        self.policy = POLICIES[game]
        self.strong = bots.create("strong", game)
        self.asked: list[float] = []
        self.worlds = 0
        self.searched = 0.0

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        if len(seen.legal()) > 1:
            rng = Random(seed)
            start = time.thread_time()
            self.policy.decide(seen, rng)
            self.asked.append(time.thread_time() - start)
            if len(self.asked) % EVERY == 0:
                start = time.thread_time()
                strong, policy = self.strong, self.policy
                if isinstance(strong, Searcher):
                    policy = strong.policy(seen, told)
                found = search(seen, policy, WORLDS, seed)
                self.searched += time.thread_time() - start
                self.worlds += sum(it.worlds for it in found)
        return super().choose(seen, budget, seed, told)


def add_row(table: Table, game: str, name: str, seconds: list[float], worlds: str = "") -> None:
    """Add a row for the times of decisions."""
    ordered = sorted(seconds)
    places = (len(ordered) // 2, len(ordered) * 99 // 100, -1)
    times = [f"{1000 * ordered[place]:,.3f}" for place in places]
    table.add_row(game, name, f"{len(ordered):,}", *times, worlds)


def main() -> None:
    """Measure, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(POLICIES), action="append", help="only these")
    parser.add_argument("--deals", type=int, default=40, help="of each level")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table(title="how long a decision takes, in ms of a processor", title_justify="left")
    for heading in ("game", "bot", "decisions", "median", "p99", "longest", "worlds/s"):
        table.add_column(heading, justify="left" if heading in ("game", "bot") else "right")
    for game_id in asked.game or POLICIES:
        game = GAMES[game_id]
        options = game.options()
        for level in reversed(bots.levels(game_id)):
            bot = bots.create(level, game_id)
            timed = Policed(bot, game_id) if level == "steady" else Timed(bot)
            line = [timed] * game.usual_seats(options)
            simulate(
                *(game, options),
                bots=line,
                deals=asked.deals,
                seed=asked.seed,
                budget=BUDGET,
                jobs=1,
            )
            add_row(table, game_id, level, timed.seconds)
            if isinstance(timed, Policed):
                rate = f"{timed.worlds / timed.searched:,.0f}"
                add_row(table, game_id, "policy", timed.asked, rate)
    show(table)


if __name__ == "__main__":
    main()
