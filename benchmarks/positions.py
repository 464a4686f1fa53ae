"""The time to read and write positions: ``python -m benchmarks.positions [game …]``.

The positions are those of random deals of every preset, for all and for the seat to act, in the
present build; beside them stands the time to shuffle and deal a pack.  A call's time is the best of
several.  ``--against CHECKOUT`` measures another copy of this repository, compiled, in turn.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from functools import partial

from benchmarks.views import SEEDS, Times, compare, quickest, random_play
from parlour import GAMES
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.core.options import Options

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
        deal_out = partial(shuffled, game, options, game.usual_seats(options))
        found["deal"] += [quickest(deal_out, seed) for seed in range(SEEDS)]
    for deal in random_play(game, (2, 10, 40)):
        if not deal.over:
            seat = deal.seat
            text, seen = game.describe(deal), game.describe(deal, seat)
            found["position"].append(quickest(game.position, text))
            found["seen"].append(quickest(game.position, seen))
            found["describe"].append(quickest(game.describe, deal))
            found["describe_seen"].append(quickest(partial(game.describe, deal), seat))
    return {call: [statistics.median(times), max(times)] for call, times in found.items()}


def shuffled(game: AnyGame, options: Options, seats: int, seed: int) -> Deal:
    """Return a deal of a pack that is shuffled by a seed."""
    deal: Deal = game.deal(options, seats, seed=seed)
    return deal


def asked_of(_: str, call: str) -> int | None:
    """Return the limit for a call, in any game."""
    return ASKED.get(call)


def main() -> None:
    """Measure and print one table."""
    compare(__file__, __doc__, measure, "one call", asked_of, CALLS)


if __name__ == "__main__":
    main()
