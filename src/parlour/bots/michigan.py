"""A heuristic player of Michigan Rummy: the judgement of `stops`."""

from __future__ import annotations

from ..games.stops.deal import StopsDeal
from . import stops
from .base import Reason
from .stops_counting import CountingPolicy
from .stops_out import way_out
from .stops_weaker import WEAKER, SteadyBot
from .thinker import Thinker


class TryingBot:
    """Tries its leads out in random worlds: no level, but it knows reasons for what it does."""

    name = "trying"
    worlds = stops.WORLDS
    """In so many."""

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        return legal[0] if len(legal) == 1 else stops.choose(seen, legal, seed, self.worlds)

    def reason(self, seen: StopsDeal, code: int, budget: int, seed: int) -> Reason:
        return stops.reason(seen, seen.legal(), code, seed)


class FirstBot(TryingBot):
    """Plays as the first heuristic of this game did; others are measured by it."""

    name = "heuristic-1"
    worlds = stops.FIRST_WORLDS


class StrongBot(Thinker[StopsDeal]):
    """Tries out bids and leads, in worlds that agree with what the others have done."""

    policies = (CountingPolicy(),)
    adviser = TryingBot()
    worlds = 1000
    tries = 6

    def sure(self, seen: StopsDeal) -> int:
        return way_out(seen)


BOTS = (StrongBot, SteadyBot, *WEAKER)
