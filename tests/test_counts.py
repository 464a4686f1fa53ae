"""Counts of fixed deals, kept in text files: a changed figure is a changed rule.

``PARLOUR_WRITE_COUNTS=1`` rewrites ``tests/counts/<game>.txt``.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from parlour.cards.rng import Random
from parlour.core.deal import Deal
from parlour.core.game import AnyGame
from parlour.games import PLACES
from parlour.search.playout import play_deals, play_random

from .asks import Asks, asks
from .helpers import COMPILED, each_game, presets, scores

SEEDS, DEALS = range(3), 60
HEAD = f"""\
# states   sequences of 1 to {{}} actions, from the deals of seeds 0 to {SEEDS.stop - 1}
# random   {DEALS} deals played out at random: decisions; points and deals won by seat
# stacked  {DEALS} deals of hands with melds, played out at random: decisions; points by seat; ends
"""


def sequences(deal: Deal, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, … *depth* actions there are (perft)."""
    counts = [0] * depth
    codes = deal.legal()
    counts[0] = len(codes)
    for code in codes if depth > 1 else ():
        twin = deal.clone()
        twin.step(code)
        below = sequences(twin, depth - 1)
        counts[1:] = [count + more for count, more in zip(counts[1:], below, strict=True)]
    return counts


def count_states(game: AnyGame, preset: str) -> list[int]:
    """Return the sequences from all seeds."""
    depth = asks(game).depth
    trees = [sequences(game.deal(game.options(preset), seed=seed), depth) for seed in SEEDS]
    return [sum(counts) for counts in zip(*trees, strict=True)]


def count_random(game: AnyGame, preset: str) -> list[object]:
    """Return decisions, points and deals won of many deals played out at random."""
    rules, seats = game.options(preset), game.seats[0]
    tally = play_deals(game.new_deal(rules, seats), game.pack(rules, seats), 1, DEALS)
    sums = tally.sums()
    won = (f"{wins / tally.whole:.5g}" for _, _, wins in sums)
    return [tally.decisions, *(total for total, _, _ in sums), *won]


def stacked(game: AnyGame, preset: str, seed: int) -> Deal:
    """Return a deal from a pack sorted by rank, then disordered a little: the hands have melds."""
    rules, seats, rng = game.options(preset), game.seats[0], Random(seed)
    pack = sorted(game.pack(rules, seats), key=lambda card: (card & 15, card))
    for _ in range(rng.below(24)):
        i, j = rng.below(len(pack)), rng.below(len(pack))
        pack[i], pack[j] = pack[j], pack[i]
    deal: Deal = game.deal(rules, seats, cards=pack)
    return deal


def count_stacked(game: AnyGame, preset: str) -> list[object]:
    """Return decisions, points by seat, and how often each kind of end came."""
    decisions, points, ends = 0, [0] * game.seats[0], Counter[str]()
    for seed in range(DEALS):
        deal = stacked(game, preset, seed)
        decisions += play_random(deal, seed)
        points = [sum(both) for both in zip(points, scores(deal), strict=True)]
        ends[game.result(deal).kind] += 1
    return [decisions, *points, *(f"{kind}={ends[kind]}" for kind in sorted(ends))]


def counts(game: AnyGame, preset: str) -> list[str]:
    """Return the lines of a game's file about a preset."""
    return [
        f"{preset:<23}{count.__name__.removeprefix('count_'):<9}"
        + " ".join(str(number) for number in count(game, preset))
        for count in (count_states, count_random, count_stacked)
    ]


def place(game: AnyGame) -> Path:
    """Return a game's file."""
    return asks(game).counts / f"{game.id}.txt"


@each_game
def test_counts_have_not_changed(game: AnyGame) -> None:
    """Of all presets; of an interpreted engine by day those of the run."""
    head = HEAD.format(asks(game).depth).splitlines()
    if os.environ.get("PARLOUR_WRITE_COUNTS"):
        lines = [*head, *(line for preset in game.presets for line in counts(game, preset))]
        place(game).write_text("\n".join([*lines, ""]), "utf-8")
    kept = place(game).read_text("utf-8").splitlines()
    assert kept[: len(head)] == head
    assert len(kept) == len(head) + 3 * len(game.presets)
    for preset in game.presets if COMPILED else presets(game):
        assert [line for line in kept if line[:23].rstrip() == preset] == counts(game, preset)


def test_every_file_of_counts_belongs_to_a_game() -> None:
    assert {path.stem for path in Asks.counts.iterdir()} == set(PLACES)
