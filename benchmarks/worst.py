"""The worst cases of games whose rules need a search: ``python -m benchmarks.worst``.

German Rummy must know after every step whether the hand can still make its first meld.  Rummy 500
lists every meld of hands that may hold the whole discard pile.  Each case is timed several times,
and its best time counts, because the others measure other users of the machine.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from rich.table import Table

from benchmarks.builds import both, show
from parlour import GAMES
from parlour.cards import cards, twins
from parlour.games.romme import opening
from parlour.pieces import jokers

REPEATS = 5
HAND, MOST_JOKERS = 14, 6
LARGE, WILD = 40, 4
FREE = 1 << 13 | 1 << 14  # of the terms: the hand may run empty, and cards may be laid off
STANDARD, LOOSEST = jokers.limits_of(2, 2, 15), jokers.limits_of(1, 12, 15)


class Case(NamedTuple):
    """A case that may be slow, and its limit in milliseconds on each build."""

    name: str
    compiled: float
    interpreted: float
    times: Callable[[int], list[float]]
    """The times of a number of cases, in milliseconds."""


def best_time(call: Callable[[], object]) -> float:
    """Return the milliseconds of the quickest of several calls."""
    found = []
    for _ in range(REPEATS):
        start = time.perf_counter_ns()
        call()
        found.append(time.perf_counter_ns() - start)
    return min(found) / 1e6


def opening_times(hands: int, limits: int, need: int) -> list[float]:
    """Return the times of the opening solver for random hands with none to six jokers."""
    chance, found = random.Random(11), []
    terms = limits | FREE
    for number in range(hands):
        wild = number % (MOST_JOKERS + 1)
        once, twice, _, _ = twins.count(chance.sample(cards.PACK_52 * 2, HAND - wild))
        found.append(best_time(partial(opening.can_open, once, twice, wild, 0, need, terms, 0)))
    return found


def listing_times(hands: int) -> list[float]:
    """Return the times of the legal list of a hand of forty cards with four jokers."""
    game, chance, found = GAMES["rummy500"], random.Random(3), []
    pack = game.pack_text(game.pack(game.options(packs=2), 2)).split()
    for _ in range(max(hands // 20, 1)):  # each takes as long as many of the other cases
        chance.shuffle(pack)
        hand = [card for card in pack if card != "*"][: LARGE - WILD] + ["*"] * WILD
        others = list((Counter(pack) - Counter(hand)).elements())[:5]
        deal = game.position(f"H: {' '.join(hand)} ¦ P: {' '.join(others)} ¦ opt: packs=2")
        found.append(best_time(deal.legal))
    return found


CASES = (
    Case(
        "romme: can 14 cards open with 40?",
        1,
        20,
        partial(opening_times, limits=STANDARD, need=40),
    ),
    Case(
        "… with 50, any number of jokers",
        1,
        20,
        partial(opening_times, limits=LOOSEST, need=50),
    ),
    Case(  # the most expensive options
        "… with 100, any number of jokers",
        1,
        math.inf,
        partial(opening_times, limits=LOOSEST, need=100),
    ),
    Case("rummy500: legal() of 40 cards", 1, math.inf, listing_times),
)


def measure(hands: int) -> list[list[float]]:
    """Return for each case its number, and the mean and worst milliseconds."""
    found = [case.times(hands) for case in CASES]
    return [[len(times), sum(times) / len(times), max(times)] for times in found]


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--json", action="store_true", help="this build alone, as JSON")
    asked = parser.parse_args()
    if asked.json:
        print(json.dumps(measure(asked.hands)))
        return
    table = Table(title="worst cases", title_justify="left")
    for heading in ("case", "build", "hands", "mean ms", "worst ms", "asked"):
        table.add_column(heading, justify="left" if heading in ("case", "build") else "right")
    for build, figures in both("benchmarks.worst", f"--hands={asked.hands}").items():
        for case, (count, mean, worst) in zip(CASES, figures, strict=True):
            most = case.compiled if build == "compiled" else case.interpreted
            limit = "" if math.isinf(most) else f"≤ {most:g}"
            table.add_row(case.name, build, f"{count:,.0f}", f"{mean:.4f}", f"{worst:.3f}", limit)
    show(table)


if __name__ == "__main__":
    main()
