"""Playing a batch of deals between bots; runs in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .. import bots
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core.deal import Deal
from ..core.options import Value
from ..games import GAMES
from ..search.playout import play_deals, winner_of

ALL_RANDOM = "random"


class Batch(NamedTuple):
    """What to play: the same batch gives the same `Sums`, wherever it is played."""

    game: str
    options: Mapping[str, Value]
    bots: Sequence[str]
    seed: int
    deals: int
    mirrored: bool
    budget: int


class Sums(NamedTuple):
    """What a batch came to; the lists have an entry per bot (which is per seat unless mirrored).

    `squares` are of the means over one pack's deals, so that mirrored deals count as one draw;
    a deal is won by who alone has the most points of it.
    """

    deals: int
    packs: int
    decisions: int
    points: list[float]
    squares: list[float]
    wins: list[int]


def play_batch(batch: Batch) -> Sums:
    """Play a batch."""
    game = GAMES[batch.game]
    options = game.options_type.of(batch.options)
    seats = len(batch.bots)
    deal = game.new_deal(options, seats)
    if set(batch.bots) == {ALL_RANDOM}:
        tally = play_deals(deal, game.pack(options, seats), batch.seed, batch.deals)
        sums = tally.sums()
        return Sums(
            batch.deals,
            batch.deals,
            tally.decisions,
            [float(total) for total, _, _ in sums],
            [float(squares) for _, squares, _ in sums],
            [wins for _, _, wins in sums],
        )
    return play_with_bots(batch, deal, game.pack(options, seats))


def play_with_bots(batch: Batch, deal: Deal, cards: Sequence[int]) -> Sums:
    """Play a batch of deals in which at least one seat thinks."""
    players = [bots.create(name, batch.game) for name in batch.bots]
    seats = len(players)
    rng, pack = Random(batch.seed), Pack(cards)
    points, squares, wins = [0.0] * seats, [0.0] * seats, [0] * seats
    rounds = seats if batch.mirrored else 1
    packs = batch.deals // rounds
    decisions = 0
    for number in range(packs):
        pack.shuffle(rng)
        seed = rng.next()
        won = [0] * seats
        for shift in range(rounds):
            deal.start(pack.to_list(), number % seats)
            decisions += play_out(deal, batch.budget, players, shift, Random(seed))
            for seat in range(seats):
                won[(seat + shift) % seats] += deal.score(seat)
            winner = winner_of(deal)
            if winner >= 0:
                wins[(winner + shift) % seats] += 1
        for bot in range(seats):
            points[bot] += won[bot]
            squares[bot] += (won[bot] / rounds) ** 2
    return Sums(packs * rounds, packs, decisions, points, squares, wins)


def play_out(deal: Deal, budget: int, players: Sequence[bots.Bot], shift: int, rng: Random) -> int:
    """Play a started deal out, bot *i* sitting at seat ``i - shift``; return the decisions made."""
    decisions = 0
    while (seat := deal.seat) >= 0:
        bot = players[(seat + shift) % len(players)]
        deal.play(bot.choose(deal.view(seat), deal.legal(), budget, rng.next()))
        decisions += 1
    return decisions
