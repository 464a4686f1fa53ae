"""Plain players as a baseline for searches: fewer worlds in Lórum, none in the stops games.

``parlour arena lorum --seats 4 --bots strong,benchmarks.peers.plain:Hundred`` and the like.
"""

from __future__ import annotations

from parlour.bots.lorum import SteadyBot
from parlour.bots.lorum.declaring import POLICY
from parlour.bots.searching import Searcher
from parlour.bots.stops import judgement
from parlour.bots.tripoley import betting
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.games.lorum.deal import LorumDeal
from parlour.games.stops import actions
from parlour.games.stops.deal import StopsDeal


class Hundred(Searcher[LorumDeal]):
    """Lórum: tries every action in a hundred worlds, and never looks closer at declarations."""

    name = "hundred"
    policies = (POLICY,)
    adviser = SteadyBot()
    worlds = 100


class Rule:
    """Michigan Rummy and Tripoley: leads by a rule of thumb, and never wants the spare hand.

    At poker it stays in for its cards' share of the pot.
    """

    name = "rule"

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        kind = kind_of(legal[0])
        if kind == actions.FOLD and (bets := betting.betting_of(seen)) is not None:
            return betting.bet(seen, bets, seed)
        if actions.OFFER in legal:
            return actions.OFFER
        return judgement.POLICY.decide(seen, Random(seed))
