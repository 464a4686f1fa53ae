"""Check that this copy plays as every other does: ``python -m parlour.selftest``.

It plays a thousand random deals of each game, by all its presets and numbers of seats, and prints a
digest of how they end.  Compiled or not, on any system, the digests are those of `EXPECTED`; if one
differs, the command ends with 1.
"""

from __future__ import annotations

import hashlib
import sys

from .core.game import AnyGame
from .games import GAMES, PLACES
from .search.playout import play_random

DEALS = 1000
EXPECTED = (
    "9c04a3e48de969a1",
    "bc5e1298dba61ed2",
    "40f62337552b9628",
    "3e8ddb35d8825741",
    "27f6d9ca913412c0",
    "9a8448269d1e7e7a",
)
"""In the order of `games.PLACES`.  A change of a game's rules or presets changes its digest."""


def digest(game: AnyGame, deals: int = DEALS) -> str:
    """Return a hash of the last states and the scores of random deals."""
    total, presets = hashlib.sha256(), list(game.presets)
    for number in range(deals):
        options = game.options(presets[number % len(presets)])
        possible = game.seats_for(options)
        deal = game.deal(options, possible[number // len(presets) % len(possible)], seed=number)
        play_random(deal, number)
        total.update(deal.state() + repr(deal.scores()).encode())
    return total.hexdigest()[:16]


def main() -> int:
    """Print each game's digest, and whether it is the expected one."""
    differing = 0
    for name, expected in zip(PLACES, EXPECTED, strict=True):
        found = digest(GAMES[name])
        differing += found != expected
        told = "as expected" if found == expected else f"not {expected}"
        sys.stdout.write(f"{name:9} {found} {told}\n")
    return min(differing, 1)


if __name__ == "__main__":
    sys.exit(main())
