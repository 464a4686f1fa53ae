"""The strength of the bots: ``python -m benchmarks.bots [--game G] [--deals N] [--jobs J]``.

One bot plays against copies of another.  Every pack is dealt once with the bot at each seat, so
that it plays all hands; a pack is one observation for the 95 % intervals.  The bot's lead is its
points minus the others' average; among four that is a third more than its points above a fair
share.  A deal is won by a single seat with the most points, or the smallest loss.  The same seed
gives the same figures, whatever J is.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import statistics
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from rich.table import Table

from benchmarks.builds import show
from benchmarks.peers.openspiel_bot import OpenSpielBot
from parlour import GAMES, bots
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.options import Value
from parlour.sim.saving import Record
from parlour.sim.tables import play_deal

PEER = OpenSpielBot.name
PEERS = {
    PEER: "benchmarks.peers.openspiel_bot:OpenSpielBot",
    "heuristic-1": "benchmarks.peers.first:Gin",
    "simple": "benchmarks.peers.eaai:Simple",
    "marjj": "benchmarks.peers.eaai:Marjj",
    "flat": "benchmarks.peers.flat:Flat",
    "rule": "benchmarks.peers.plain:Rule",
    "hundred": "benchmarks.peers.plain:Hundred",
}
PIECE_PACKS = 50
BUDGET = 1000
NORMAL_95 = 1.959964


class Pairing(NamedTuple):
    """A bot, the others, and the rules; *share* is a part of the number of deals."""

    game: str
    bot: str
    other: str
    preset: str
    share: float = 0.25
    note: str = ""
    seats: int = 2
    options: Mapping[str, Value] = {}


def against_random(game: str, note: str, few: int = 2) -> Iterator[Pairing]:
    """Yield a game's steady bot against random ones: all presets for *few*, the first for more."""
    first, *_ = presets = list(GAMES[game].presets)
    for preset in presets:
        yield Pairing(game, "steady", "random", preset, note=note, seats=few)
    for seats in range(few + 1, 7):
        yield Pairing(game, "steady", "random", first, seats=seats)


def steps(game: str) -> Iterator[Pairing]:
    """Yield each level of a game, at tables of four, against three of the level below."""
    for worse, better in itertools.pairwise(bots.levels(game)):
        yield Pairing(game, better, worse, next(iter(GAMES[game].presets)), seats=4)


PAIRINGS = (
    Pairing("gin", "heuristic-1", "random", "10/20", note="≥ 97 % won"),
    Pairing("gin", "heuristic-1", "random", "international", note="≥ 97 % won"),
    Pairing(
        *("gin", "heuristic-1", PEER, "openspiel", 1, "level; lays nothing off"),
        options={"layoff": "manual"},
    ),
    Pairing("gin", "heuristic-1", PEER, "openspiel", 1, "lay-offs made for it, too"),
    Pairing("gin", "heuristic-1", PEER, "20/25", 1),
    Pairing("gin", "heuristic-1", PEER, "10/20", 1),
    Pairing("gin", PEER, "random", "openspiel"),
    Pairing("gin", "heuristic-1", "simple", "international", 1),
    Pairing("gin", "heuristic-1", "marjj", "international", 1),
    Pairing("gin", "flat", "heuristic-1", "international"),
    Pairing("gin", "flat", "simple", "international"),
    Pairing("gin", "flat", "marjj", "international"),
    *against_random("romme", "≥ 90 % won"),
    *against_random("rummy500", "≥ 90 % won"),
    *against_random("tripoley", "> 0", 4),
    *against_random("michigan", "> 0", 4),
    Pairing("lorum", "strong", "steady", "four_players", 0.1, "≥ 4", 4),
    Pairing("lorum", "strong", "hundred", "four_players", 0.1, "≥ 0.53", 4),
    *steps("tripoley"),
    *steps("michigan"),
    Pairing("tripoley", "strong", "benchmarks.peers.first:Tripoley", "standard", 0.25, "≥ 2.67", 4),
    Pairing("tripoley", "strong", "rule", "standard", 0.1, seats=4),
    Pairing("michigan", "strong", "benchmarks.peers.first:Michigan", "standard", 0.25, "≥ 2", 4),
    Pairing("michigan", "strong", "rule", "standard", 0.1, seats=4),
)


class Piece(NamedTuple):
    """Packs of a pairing for one process."""

    pairing: Pairing
    packs: range
    seed: int


class Outcome(NamedTuple):
    """The average of all deals of one pack: the lead over the others, and the winner."""

    lead: float
    won: float
    lost: float


def create(name: str, game: str) -> bots.Bot:
    """Return a bot of the game, or a peer."""
    return bots.load(PEERS.get(name, name), game)


def play(piece: Piece) -> list[Outcome]:
    """Play packs, each with the bot at every seat."""
    pairing = piece.pairing
    game, seats = GAMES[pairing.game], pairing.seats
    players = [create(pairing.bot, game.id)] + [create(pairing.other, game.id)] * (seats - 1)
    options = game.options(pairing.preset, **pairing.options)
    deal, cards = game.new_deal(options, seats), game.pack(options, seats)
    found = []
    for number in piece.packs:
        chance = Random(piece.seed << 32 | number)
        pack = Pack(cards)
        pack.shuffle(chance)
        seed, lead, winners = chance.next(), 0.0, []
        for shift in range(seats):  # the bot sits at seat -shift
            deal.start(pack.to_list(), number % seats)
            record = Record(game, pairing.options, seed)
            play_deal(game, deal, players, shift, BUDGET, record)
            points = [deal.score((place - shift) % seats) for place in range(seats)]
            lead += points[0] - statistics.fmean(points[1:])
            best = [place for place in range(seats) if points[place] == max(points)]
            winners.append(best[0] if len(best) == 1 else -1)
        won, drawn = winners.count(0), winners.count(-1)
        found.append(Outcome(lead / seats, won / seats, 1 - (won + drawn) / seats))
    return found


def pieces(pairing: Pairing, deals: int, seed: int) -> Iterator[Piece]:
    """Yield the work of a pairing."""
    packs = math.ceil(deals * pairing.share / pairing.seats)
    for start in range(0, packs, PIECE_PACKS):
        yield Piece(pairing, range(start, min(start + PIECE_PACKS, packs)), seed)


def interval(values: list[float]) -> str:
    """Return the mean of independent values with its 95 % interval."""
    half = NORMAL_95 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):+.2f} ± {half:.2f}"


def main() -> None:
    """Play all pairings and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game", choices=sorted({it.game for it in PAIRINGS}), help="only this one"
    )
    parser.add_argument("--deals", type=int, default=4000, help="of the closest pairings")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table(title="bots, each pack dealt with the bot at every seat", title_justify="left")
    headings = ("game", "bot", "against", "rules", "seats", "deals", "points/deal more")
    for heading in (*headings, "won", "lost", "asked"):
        numbers = ("seats", "deals", "won", "lost")
        table.add_column(heading, justify="right" if heading in numbers else "left")
    chosen = [it for it in PAIRINGS if asked.game in (None, it.game)]
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        for pairing in chosen:
            work = pool.map(play, pieces(pairing, asked.deals, asked.seed))
            add_row(table, pairing, list(itertools.chain.from_iterable(work)))
    show(table)


def add_row(table: Table, pairing: Pairing, outcomes: Sequence[Outcome]) -> None:
    """Add the result of a pairing."""
    others = f"{pairing.other} × {pairing.seats - 1}" if pairing.seats > 2 else pairing.other
    table.add_row(
        pairing.game,
        pairing.bot,
        others,
        " ".join([pairing.preset, *(f"{k}={v}" for k, v in pairing.options.items())]),
        str(pairing.seats),
        f"{pairing.seats * len(outcomes):,}",
        interval([it.lead for it in outcomes]),
        f"{statistics.fmean(it.won for it in outcomes):.1%}",
        f"{statistics.fmean(it.lost for it in outcomes):.1%}",
        pairing.note,
    )


if __name__ == "__main__":
    main()
