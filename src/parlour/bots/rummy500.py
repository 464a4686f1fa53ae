"""A heuristic player of Rummy 500: it does what its policy does, and says why."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import twins
from ..cards.rng import Random
from ..core.codec import kind_of
from ..games.rummy500 import actions, state
from ..games.rummy500.deal import Rummy500Deal
from .base import Reason
from .rummy500_policy import Rummy500Policy, laid_after, played

POLICY = Rummy500Policy()
CARD = 63  # the bits of a discard's code that are its card


class SteadyBot:
    """Plays every variant of Rummy 500."""

    name = "steady"

    def choose(self, seen: Rummy500Deal, budget: int, seed: int) -> int:
        return POLICY.decide(seen, Random(seed))

    def reason(self, seen: Rummy500Deal, code: int, budget: int, seed: int) -> Reason:
        legal = seen.legal()
        if seen.phase == state.DRAW:
            return why_drawn(seen, legal[0], code)
        if seen.phase == state.CALL:
            return Reason("decline" if code == legal[0] else "call")
        if kind_of(code) != actions.DISCARD:
            return Reason("lay_down", {"points": played(seen, code)})
        others = [it for it in legal if kind_of(it) == actions.DISCARD and it != code]
        return why_discarded(seen, others, code)


def why_drawn(seen: Rummy500Deal, refusal: int, code: int) -> Reason:
    """Say what the cards of the pile would bring at once."""
    if code == refusal:
        return Reason("pass" if code == actions.PASS else "stock")
    points, before = laid_after(seen, code), laid_after(seen, refusal)
    if points <= before:
        return Reason("take_hope")
    return Reason("take_now", {"points": points, "before": before})


def why_discarded(seen: Rummy500Deal, others: Sequence[int], code: int) -> Reason:
    """Say which of the two losses spoke more for a discard, compared with the next best."""
    card = code & CARD
    found = {it & CARD: losses(seen, it & CARD) for it in others}
    other = min(found, key=lambda it: (sum(found[it]), it))
    safer, more_needed = (
        theirs - own for theirs, own in zip(found[other], losses(seen, card), strict=True)
    )
    told: dict[str, str | int] = {"card": twins.name(card), "other": twins.name(other)}
    return Reason("discard_safe" if safer > more_needed else "discard_useless", told)


def losses(seen: Rummy500Deal, card: int) -> tuple[int, int]:
    """Return what a discard may give to the others, and what the hand is then short of."""
    return POLICY.danger(seen, card), POLICY.need_of(seen, card)


BOTS = (SteadyBot,)
