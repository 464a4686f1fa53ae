"""``parlour bench``: the speed of random deals on this machine."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import count

from rich.console import Console

from .. import GAMES
from ..core.game import AnyGame
from ..search.playout import is_compiled, play_deals
from ..sim.report import figures

REPEATS = 5


def run(asked: argparse.Namespace) -> int:
    """Measure and print; return the exit status."""
    kind = "compiled" if is_compiled() else "interpreted"
    headings = ("game", "deals/s", "decisions/s", "legal()", "play()", "view()")
    grid = figures(f"random play, one thread, {kind}; ns of a call", headings)
    for game in GAMES.values():
        deals, decisions = playouts(game, asked.seconds)
        legal, play, view = calls(game, asked.seconds)
        grid.add_row(
            game.id,
            f"{deals:,.0f}",
            f"{decisions:,.0f}",
            f"{legal:,.0f}",
            f"{play:,.0f}",
            f"{view:,.0f}",
        )
    Console().print(grid)
    return 0


def playouts(game: AnyGame, seconds: float) -> tuple[float, float]:
    """Return deals and decisions per second of CPU time, over about *seconds*."""
    options = game.options()
    seats = game.usual_seats(options)
    deal, cards = game.new_deal(options, seats), game.pack(options, seats)
    deals, took = 10, 0.0
    while took < seconds / 2:
        deals *= 2
        start = time.process_time()
        tally = play_deals(deal, cards, deals, deals)
        took = time.process_time() - start
    return deals / took, tally.decisions / took


def calls(game: AnyGame, seconds: float) -> tuple[float, float, float]:
    """Return the mean nanoseconds of one `legal`, one `play` and one `view` from Python.

    The mean is over all decisions of random deals, played for about *seconds*.
    """
    options = game.options()
    seats = game.usual_seats(options)
    totals, decisions = [0, 0, 0], 0
    until = time.process_time() + seconds
    for seed in count():
        deal = game.deal(options, seats, seed=seed)
        while not deal.over:
            codes = deal.legal()
            code = codes[(seed + decisions) % len(codes)]
            twins = [deal.clone() for _ in range(REPEATS)]
            totals[0] += quickest([deal.legal] * REPEATS)
            totals[1] += quickest([partial(twin.play, code) for twin in twins])
            totals[2] += quickest([partial(deal.view, deal.seat)] * REPEATS)
            deal.step(code)
            decisions += 1
        if time.process_time() >= until:
            break
    return totals[0] / decisions, totals[1] / decisions, totals[2] / decisions


def quickest(calls: Iterable[Callable[[], object]]) -> int:
    """Return the nanoseconds of the quickest call, which nothing interrupted.

    They include the clock's own.
    """
    found = []
    for call in calls:
        start = time.perf_counter_ns()
        call()
        found.append(time.perf_counter_ns() - start)
    return min(found)
