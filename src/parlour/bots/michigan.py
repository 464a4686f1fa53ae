"""A heuristic player of Michigan Rummy: the judgement of `stops`, with its mat."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.stops.view import StopsView
from . import stops
from .base import Reason
from .stops_worlds import Mat, facts_of

MAT = Mat(prize=8, pool=7, run_low=6, poker_first=False)


class SteadyBot:
    """Plays every variant of Michigan Rummy."""

    name = "steady"

    def choose(self, view: StopsView, legal: Sequence[int], budget: int, seed: int) -> int:
        if len(legal) == 1:
            return legal[0]
        return stops.choose(facts_of(view, MAT), legal, seed)

    def reason(
        self, view: StopsView, legal: Sequence[int], code: int, budget: int, seed: int
    ) -> Reason:
        return stops.reason(facts_of(view, MAT), legal, code, seed)


BOTS = [SteadyBot]
