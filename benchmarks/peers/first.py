"""The first heuristics of the games, as a baseline for later bots.

``parlour arena gin --bots strong,benchmarks.peers.first:Gin`` and the like.  Those of Lórum and
German Rummy are today's *steady*.
"""

from __future__ import annotations

from parlour.bots.gin.reasons import ReasoningBot
from parlour.bots.rummy500.policy import FIRST, Rummy500Policy
from parlour.bots.stops import levels
from parlour.bots.tripoley import BettingBot
from parlour.cards.rng import Random
from parlour.games.rummy500.deal import Rummy500Deal

WORLDS = 48  # for the leads of the first heuristics of games with stops
NAME = "heuristic-1"


class Gin(ReasoningBot):
    """Plays by today's policy of gin rummy, without a search."""

    name = NAME


class Rummy500:
    """Plays by the first policy of Rummy 500, and overlooks ways out of several steps."""

    name = NAME
    policy = Rummy500Policy(FIRST)

    def choose(self, seen: Rummy500Deal, budget: int, seed: int) -> int:
        found: int = self.policy.decide(seen, Random(seed))
        return found


class Michigan(levels.TryingBot):
    """Tries its leads in few random worlds."""

    name = NAME
    worlds = WORLDS


class Tripoley(BettingBot):
    """Tries its leads in few random worlds, and bets by the worth of its hand."""

    name = NAME
    worlds = WORLDS
