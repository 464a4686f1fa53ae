"""How well the bots play: ``python -m benchmarks.bots [--deals N] [--jobs J]``.

Every pack is dealt twice, so that both bots play both hands; a pack is one observation of the 95 %
intervals.  The same seed gives the same figures, whatever J is.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.peers.openspiel_bot import OpenSpielBot
from parlour import GAMES, bots
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.options import Value
from parlour.sim.tables import play_out

GAME = GAMES["gin"]
PEER = OpenSpielBot.name
PIECE = 50
NORMAL_95 = 1.959964
WIDTH = 140  # also where the table goes to a file


class Pairing(NamedTuple):
    """Two bots and the rules that they play by; *share* is of the number of deals asked for."""

    bot: str
    other: str
    preset: str
    options: dict[str, Value]
    share: float
    note: str


PAIRINGS = (
    Pairing("heuristic", "random", "10/20", {}, 0.25, "≥ 97 % won"),
    Pairing("heuristic", "random", "international", {}, 0.25, "≥ 97 % won"),
    Pairing(
        "heuristic", PEER, "openspiel_like", {"layoff": "manual"}, 1, "level; lays nothing off"
    ),
    Pairing("heuristic", PEER, "openspiel_like", {}, 1, "lay-offs made for it, too"),
    Pairing("heuristic", PEER, "20/25", {}, 1, ""),
    Pairing("heuristic", PEER, "10/20", {}, 1, ""),
    Pairing(PEER, "random", "openspiel_like", {}, 0.25, ""),
)


class Piece(NamedTuple):
    """Packs of a pairing, for one process."""

    pairing: Pairing
    packs: range
    seed: int


class Outcome(NamedTuple):
    """The points of both bots from the two deals of one pack, and how many each of them won."""

    points: tuple[int, int]
    won: tuple[int, int]


def create(name: str) -> bots.Bot:
    """Return a bot of the game, or the peer."""
    return OpenSpielBot() if name == PEER else bots.create(name, GAME.id)


def play(piece: Piece) -> list[Outcome]:
    """Play packs, each from both sides."""
    pairing = piece.pairing
    players = [create(pairing.bot), create(pairing.other)]
    options = GAME.options(pairing.preset, **pairing.options)
    deal = GAME.new_deal(options, 2)
    found = []
    for number in piece.packs:
        chance = Random(piece.seed << 32 | number)
        pack = Pack(GAME.pack(options, 2))
        pack.shuffle(chance)
        seed, scores = chance.next(), []
        for shift in range(2):  # bot i sits at seat i - shift
            deal.start(pack.to_list(), number % 2)
            play_out(deal, 0, players, shift, Random(seed))
            scores.append((deal.score(-shift % 2), deal.score(1 - shift)))
        ours, theirs = zip(*scores, strict=True)
        won = (sum(it > 0 for it in ours), sum(it > 0 for it in theirs))
        found.append(Outcome((sum(ours), sum(theirs)), won))
    return found


def pieces(pairing: Pairing, deals: int, seed: int) -> Iterator[Piece]:
    """Yield the work of a pairing."""
    packs = math.ceil(deals * pairing.share / 2)
    for start in range(0, packs, PIECE):
        yield Piece(pairing, range(start, min(start + PIECE, packs)), seed)


def interval(values: list[float]) -> str:
    """Return the mean of independent values with its 95 % interval."""
    half = NORMAL_95 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):+.2f} ± {half:.2f}"


def main() -> None:
    """Play all pairings and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4000, help="of the closest pairings")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table(title="gin rummy, each pack dealt from both sides", title_justify="left")
    for heading in ("bot", "against", "rules", "deals", "points/deal more", "won", "lost", "asked"):
        table.add_column(
            heading, justify="right" if heading in ("deals", "won", "lost") else "left"
        )
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        for pairing in PAIRINGS:
            work = pool.map(play, pieces(pairing, asked.deals, asked.seed))
            outcomes = [outcome for part in work for outcome in part]
            leads = [(it.points[0] - it.points[1]) / 2 for it in outcomes]
            shares = [sum(it.won[side] for it in outcomes) / len(outcomes) / 2 for side in (0, 1)]
            rules = " ".join([pairing.preset, *(f"{k}={v}" for k, v in pairing.options.items())])
            table.add_row(
                pairing.bot,
                pairing.other,
                rules,
                f"{2 * len(outcomes):,}",
                interval(leads),
                *(f"{share:.1%}" for share in shares),
                pairing.note,
            )
    console = Console()
    Console(width=max(console.width, WIDTH)).print(table)


if __name__ == "__main__":
    main()
