"""The base of bots that search: they try actions in worlds that a policy plays on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import truediv
from typing import Generic, Protocol, TypeVar

from ..core.deal import Deal
from ..core.told import NOTHING, Told
from ..search.montecarlo import Found, search
from ..search.policy import Policy
from .base import Reason, Weighed

TDeal = TypeVar("TDeal", bound=Deal)
TSeen = TypeVar("TSeen", bound=Deal, contravariant=True)


class RuleBot(Protocol[TSeen]):
    """A bot of one game that decides by rules, and can name the rule."""

    def choose(self, seen: TSeen, budget: int, seed: int) -> int: ...

    def reason(self, seen: TSeen, code: int, budget: int, seed: int) -> Reason: ...


class Searcher(Generic[TDeal]):
    """Plays as many worlds as it needs, within the budget; a game's own class says how many."""

    name = "strong"
    policies: Sequence[Policy]
    """The policies that play its worlds on: one, or one for each seat that it may have."""
    adviser: RuleBot[TDeal]
    """The bot whose reasons it gives when both choose the same."""
    worlds: int
    tries = 1
    """The number of worlds from which each is chosen, by likelihood."""

    def choose(self, seen: TDeal, budget: int, seed: int) -> int:
        return self.find(seen, budget, seed)

    def find(self, seen: TDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        """Return the action with the best result."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        return self.sure(seen) or self.search(seen, budget, seed, told)[0].code

    def sure(self, seen: TDeal) -> int:
        """Return an action that is certainly best without a search; 0 if there is none."""
        return 0

    def search(
        self,
        seen: TDeal,
        budget: int,
        seed: int,
        told: Told = NOTHING,
        codes: Iterable[int] | None = None,
    ) -> list[Found]:
        """Return the results of *codes*, or of the actions worth trying, the best first."""
        policy, worlds = self.policy(seen, told), self.affords(budget)
        return search(seen, policy, worlds, seed, codes, tries=self.tries)

    def policy(self, seen: TDeal, told: Told) -> Policy:
        """Return the policy that plays the worlds on."""
        return self.policies[seen.seat % len(self.policies)]

    def weigh(
        self,
        seen: TDeal,
        budget: int,
        seed: int,
        told: Told = NOTHING,
        also: int | None = None,
    ) -> list[Weighed]:
        if len(seen.legal()) == 1 or self.sure(seen):
            return []
        found = self.search(seen, budget, seed, told)
        best = found[0]
        worth = {best.code: best.mean}
        for it in found[1:]:  # an action comes before those that it beats
            worth[it.code] = worth[it.best] - more(it)
        if also is not None and also not in worth:
            worth[also] = best.mean - self.lead(seen, budget, seed, told, best.code, also)
        return weighed(worth, best.code, self.policy(seen, told).unit(seen))

    def lead(self, seen: TDeal, budget: int, seed: int, told: Told, code: int, other: int) -> float:
        """Return how much more an action is worth than another, on average in the same worlds."""
        best, beaten = self.search(seen, budget, seed, told, (code, other))
        return more(beaten) if best.code == code else -more(beaten)

    def affords(self, budget: int) -> int:
        """Return the number of worlds that it looks at within a budget."""
        return min(self.worlds, max(budget, 1))

    def reason(self, seen: TDeal, code: int, budget: int, seed: int) -> Reason:
        if self.adviser.choose(seen.clone(), budget, seed) == code:
            return self.adviser.reason(seen, code, budget, seed)
        return Reason("searched", {"of": self.affords(budget)})


def more(beaten: Found) -> float:
    """Return how much more the better action is worth on average, in the same worlds."""
    found: float = truediv(beaten.behind, beaten.weight)
    return found


def weighed(worth: Mapping[int, float], chosen: int, unit: int) -> list[Weighed]:
    """Return the worth of actions, the chosen one first, then the best."""
    codes = sorted(worth, key=lambda it: (it != chosen, -worth[it]))
    return [Weighed(it, round(10 * worth[it] / unit)) for it in codes]
