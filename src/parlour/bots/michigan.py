"""A heuristic player of Michigan Rummy: the judgement of `stops`, with its mat."""

from __future__ import annotations

from ..core.deal import Deal
from ..games.stops.view import StopsView
from . import stops
from .base import Reason
from .stops_worlds import Mat, facts_of

MAT = Mat(prize=8, pool=7, run_low=6, poker_first=False)


class SteadyBot:
    """Plays every variant of Michigan Rummy."""

    name = "steady"

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        view: StopsView = seen.view(seen.seat)
        return stops.choose(facts_of(view, MAT), legal, seed)

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        view: StopsView = seen.view(seen.seat)
        legal = seen.legal()
        return stops.reason(facts_of(view, MAT), legal, code, seed)


BOTS = [SteadyBot]
