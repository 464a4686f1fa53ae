"""A heuristic player of Rummy 500: it does what its policy does, and says why."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import twins
from ..cards.rng import Random
from ..core.codec import kind_of
from ..games.rummy500 import actions, state
from ..games.rummy500.deal import Rummy500Deal
from .base import Reason
from .rummy500_outlook import laid_after, need_of, played
from .rummy500_policy import FIRST, Rummy500Policy
from .thinker import Thinker

CARD = 63  # the bits of a discard's code that are its card


class SteadyBot:
    """Plays every variant of Rummy 500."""

    name = "steady"
    policy = Rummy500Policy()

    def choose(self, seen: Rummy500Deal, budget: int, seed: int) -> int:
        return self.policy.decide(seen, Random(seed))

    def reason(self, seen: Rummy500Deal, code: int, budget: int, seed: int) -> Reason:
        legal = seen.legal()
        if seen.phase == state.DRAW:
            return why_drawn(seen, legal[0], code)
        if seen.phase == state.CALL:
            return Reason("decline" if code == legal[0] else "call")
        if kind_of(code) != actions.DISCARD:
            return Reason("lay_down", {"points": played(seen, code)})
        if kind_of(legal[-1]) != actions.DISCARD:
            return Reason("wait")
        return self.why_discarded(seen, [it & CARD for it in legal if it != code], code & CARD)

    def why_discarded(self, seen: Rummy500Deal, others: Sequence[int], card: int) -> Reason:
        """Say which of the two losses spoke more for a discard, compared with the next best."""

        def losses(it: int) -> tuple[int, int]:
            return self.policy.danger(seen, it), need_of(seen, it)

        other = min(others, key=lambda it: (sum(losses(it)), it))
        safer, better = (b - a for a, b in zip(losses(card), losses(other), strict=True))
        told: dict[str, str | int] = {"card": twins.name(card), "other": twins.name(other)}
        return Reason("discard_safe" if safer > better else "discard_useless", told)


class FirstBot(SteadyBot):
    """Plays as the first heuristic of this game did; others are measured by it."""

    name = "heuristic-1"
    policy = Rummy500Policy(FIRST)


def why_drawn(seen: Rummy500Deal, refusal: int, code: int) -> Reason:
    """Say what the cards of the pile would bring at once."""
    if code == refusal:
        return Reason("pass" if code == actions.PASS else "stock")
    points, before = laid_after(seen, code), laid_after(seen, refusal)
    if points <= before:
        return Reason("take_hope")
    return Reason("take_now", {"points": points, "before": before})


class StrongBot(Thinker[Rummy500Deal]):
    """Tries out what its policy thinks of; believing in likely hands did not make it stronger."""

    policies = (Rummy500Policy(FIRST, doubts=0),)
    adviser = SteadyBot()
    worlds = 400


BOTS = (StrongBot, SteadyBot)
