"""The worth of a lead in stops games: the weights of the counting policy, from its own search.

Leads of deals that the policy plays against itself are tried in the same worlds.  From a first
guess the weights then climb: each is changed for as long as the leads that they choose lose fewer
chips.  All numbers are integers, so that machines agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour import GAMES
from parlour.bots.stops import counting
from parlour.bots.stops.counting import CountingPolicy
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.games.stops import state
from parlour.games.stops.deal import StopsDeal
from parlour.search.montecarlo import FIRST_WORLDS, search

from ..numbers import SOURCES, Made

POSITIONS, WORLDS, SEED = 6000, 768, 1
"""The positions of each game, and the worlds in which each of their leads is tried."""
ORDER = ("michigan", "tripoley")
MOST_SEATS = 6
GUESS = [0, 9000, 2500, 0, -1000, -2000, 900, -2300, -300, 300, 1200, 100, -300, 1000, 600]
STEPS = (2048, 1024, 512, 256, 128, 64, 32, 16)
MILLION = 1_000_000
PLACE = SOURCES / "stops/counting.py"


class Lead(NamedTuple):
    """What `counting.measure` finds in a lead, and its worth in millionths of a chip."""

    measured: list[int]
    worth: int


def make(positions: int = POSITIONS, worlds: int = WORLDS, seed: int = SEED) -> Made:
    """Return the weights, thousandths of a chip for what `counting.measure` finds."""
    found = [it for game in ORDER for it in labelled(game, positions, worlds, seed)]
    return {"LEADS": str(climb(found, GUESS))}


def labelled(game: str, positions: int, worlds: int, seed: int) -> Iterator[list[Lead]]:
    """Label positions with at least two leads: one of each deal, with any number of seats."""
    played, chance, policy = GAMES[game], Random(seed), CountingPolicy()
    options = played.options()
    counts = [it for it in played.seats_for(options) if it <= MOST_SEATS]
    while positions:
        seats = counts[chance.below(len(counts))]
        pack = Pack(played.pack(options, seats))
        pack.shuffle(chance)
        deal = played.new_deal(options, seats)
        deal.start(pack.to_list(), 0)
        choices = []
        while not deal.over:
            if deal.phase == state.LEAD and len(deal.legal()) > 1:
                choices.append(deal.clone())
            deal.play(policy.decide(deal, chance))
        if choices:
            yield label(choices[chance.below(len(choices))], policy, worlds, chance)
            positions -= 1


def label(deal: StopsDeal, policy: CountingPolicy, worlds: int, chance: Random) -> list[Lead]:
    """Return the leads of a position with their worth, each in the same *worlds*."""
    codes, totals, weight = deal.legal(), dict[int, int](), 0
    for _ in range(worlds // FIRST_WORLDS):  # so few that no lead drops out
        found = search(deal, policy, FIRST_WORLDS, chance.next(), codes)
        weight += found[0].weight
        for it in found:
            totals[it.code] = totals.get(it.code, 0) + it.total
    unit = weight * policy.unit(deal)
    return [Lead(counting.measures(deal, it), MILLION * totals[it] // unit) for it in codes]


def climb(positions: list[list[Lead]], guess: list[int]) -> list[int]:
    """Return weights by which the leads chosen lose least, as far as single changes lead."""
    weights = [*guess]
    sums = [[dot(weights, lead.measured) for lead in leads] for leads in positions]
    least = lost(positions, sums)
    for step in STEPS:
        better = True
        while better:
            better = False
            for place in range(len(weights)):
                for change in (step, -step):
                    tried = changed(positions, sums, place, change)
                    if (loss := lost(positions, tried)) < least:
                        least, sums, better = loss, tried, True
                        weights[place] += change
                        break
    return weights


def changed(
    positions: list[list[Lead]], sums: list[list[int]], place: int, change: int
) -> list[list[int]]:
    """Return the worth of all leads by their weights after one of these has changed."""
    return [
        [it + change * lead.measured[place] for it, lead in zip(row, leads, strict=True)]
        for row, leads in zip(sums, positions, strict=True)
    ]


def lost(positions: list[list[Lead]], sums: list[list[int]]) -> int:
    """Return how much the leads chosen, the first with the highest sum, are worse than the best."""
    return sum(
        max(leads, key=worth).worth - leads[row.index(max(row))].worth
        for leads, row in zip(positions, sums, strict=True)
    )


def worth(lead: Lead) -> int:
    """Return the worth of a lead."""
    return lead.worth


def dot(weights: list[int], measured: list[int]) -> int:
    """Return the sum of what is measured, weighted."""
    return sum(weight * it for weight, it in zip(weights, measured, strict=True))
