"""Plain players, to measure searches by: fewer worlds in Lórum, no worlds in the stops games.

``parlour arena lorum --seats 4 --bots strong,benchmarks.peers.plain:Hundred`` and the like.
"""

from __future__ import annotations

from parlour.bots import stops, tripoley
from parlour.bots.lorum import StrongBot
from parlour.cards.rng import Random
from parlour.core.codec import kind_of
from parlour.games.stops import actions
from parlour.games.stops.deal import StopsDeal


class Hundred(StrongBot):
    """Lórum's search, in a hundred worlds."""

    name = "hundred"
    worlds = 100


class Rule:
    """Michigan Rummy and Tripoley: leads by a rule of thumb, and never wants the spare hand.

    At poker it stays in for what its cards are worth of the pot.
    """

    name = "rule"

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        kind = kind_of(legal[0])
        if kind == actions.FOLD and (betting := tripoley.betting_of(seen)) is not None:
            return tripoley.bet(seen, betting, seed)
        if actions.OFFER in legal:
            return actions.OFFER
        return stops.POLICY.decide(seen, Random(seed))
