"""A bot that searches: it tries out what is worth it, in worlds that its policy plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from ..core.deal import Deal
from ..search.montecarlo import search
from ..search.policy import Policy
from .base import Reason

TDeal = TypeVar("TDeal", bound=Deal)
TSeen = TypeVar("TSeen", bound=Deal, contravariant=True)


class Adviser(Protocol[TSeen]):
    """A bot of one game that decides by rules, and can say which."""

    def choose(self, seen: TSeen, budget: int, seed: int) -> int: ...

    def reason(self, seen: TSeen, code: int, budget: int, seed: int) -> Reason: ...


class Thinker(Generic[TDeal]):
    """Looks at as many worlds as it needs, or as the budget allows; a game's own says how many."""

    name = "strong"
    policies: Sequence[Policy]
    """What it plays its worlds on with: one, or one for each seat that it may have."""
    adviser: Adviser[TDeal]
    """Its reasons hold where it would do the same."""
    worlds: int
    tries = 1
    """From so many worlds each is chosen, by how likely it is."""

    def choose(self, seen: TDeal, budget: int, seed: int) -> int:
        return self.find(seen, self.policies[seen.seat % len(self.policies)], budget, seed)

    def find(self, seen: TDeal, policy: Policy, budget: int, seed: int) -> int:
        """Return what comes out best where worlds are played on by a policy."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = self.affords(budget)
        return search(seen, policy, worlds, seed, tries=self.tries)[0].code

    def affords(self, budget: int) -> int:
        """Return how many worlds it looks at where so many are allowed."""
        return min(self.worlds, max(budget, 1))

    def reason(self, seen: TDeal, code: int, budget: int, seed: int) -> Reason:
        if self.adviser.choose(seen.clone(), budget, seed) == code:
            return self.adviser.reason(seen, code, budget, seed)
        return Reason("searched", {"of": self.affords(budget)})
