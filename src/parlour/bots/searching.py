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
    yields = True
    """Whether it does what its adviser would do, unless another action is clearly better."""

    def choose(self, seen: TDeal, budget: int, seed: int) -> int:
        return self.find(seen, budget, seed)

    def find(self, seen: TDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        """Return the action with the best result."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if code := self.sure(seen):
            return code
        return self.pick(seen, self.search(seen, budget, seed, told), budget, seed).code

    def pick(self, seen: TDeal, found: Sequence[Found], budget: int, seed: int) -> Found:
        """Return the adviser's action unless another is clearly better, else what wastes least.

        So of actions that are about as good, it takes the one that people understand.
        """
        sensible = [it for it in found if not self.looks_silly(seen, it.code)] or found
        close = [it for it in sensible if it.close]
        if len(close) < 2 or not self.yields:
            return sensible[0]
        usual = self.adviser.choose(seen.clone(), budget, seed)
        listed = next((it for it in close if it.code == usual), None)
        return listed or min(close, key=lambda it: self.waste(seen, it.code))

    def looks_silly(self, seen: TDeal, code: int) -> bool:
        """Return whether every player would laugh at an action, whatever a search says."""
        return False

    def waste(self, seen: TDeal, code: int) -> int:
        """Return what an action throws away, to choose among those that are about as good."""
        return 0

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
        worth = {found[0].code: found[0].mean}
        for it in found[1:]:  # an action comes before those that it beats
            worth[it.code] = worth[it.best] - more(it)
        best = self.pick(seen, found, budget, seed)
        for code in worth:  # what chance explains is not better
            worth[code] = min(worth[code], worth[best.code])
        if also is not None and also not in worth:
            worth[also] = worth[best.code] - self.lead(seen, budget, seed, told, best.code, also)
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
