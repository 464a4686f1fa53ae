"""How strong poker hands are: the table by which the counting policy of stops games bets."""

from __future__ import annotations

from parlour.bots.stops import counting
from parlour.cards.cards import PACK_52, collect
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.pieces import poker

from ..numbers import SOURCES, Made, rows

HANDS, SEED = 20_000, 1
"""The number of hands of each size."""
PLACE = SOURCES / "stops/counting.py"


def make(hands: int = HANDS, seed: int = SEED) -> Made:
    """Return the hands that 1 to 15 sixteenths of all do not beat, a row for each size."""
    chance, pack, table = Random(seed), Pack(PACK_52), list[list[int]]()
    for size in range(counting.LEAST_CARDS, counting.MOST_CARDS + 1):
        found = list[int]()
        for _ in range(hands):
            pack.shuffle(chance)
            cards = collect(pack.to_list()[:size])
            found.append(poker.strength(cards, 0) >> counting.STRENGTH)
        found.sort()
        places = range(1, counting.ROW + 1)
        table.append([found[hands * place // (counting.ROW + 1)] for place in places])
    return {"QUANTILES": rows(table)}
