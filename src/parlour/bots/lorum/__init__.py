"""The levels of Lórum."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import high
from ...cards.rng import Random
from ...core.told import NOTHING, Told
from ...games.lorum import actions
from ...games.lorum.deal import LorumDeal
from ...pieces import tricks
from ...search.montecarlo import search
from ..base import Reason, Weighed
from ..searching import Searcher, weighed
from .declaring import (
    CARD,
    MODES,
    POLICY,
    TRIALS,
    choose_declaration,
    declares,
    play_through,
    rank,
)
from .policy import beaten_by, cost_of
from .reasons import why_declared, why_in_big, why_in_small, why_played, why_queens

UNLIKELY, SURE = -18, 24  # chips more than a pass: between these a search has to look closer


class SteadyBot:
    """Plays every variant of Lórum."""

    name = "steady"

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        if declares(seen):
            return choose_declaration(seen, seen.legal())
        return POLICY.decide(seen, Random(seed))

    def reason(self, seen: LorumDeal, code: int, budget: int, seed: int) -> Reason:
        legal = seen.legal()
        if legal[0] == actions.PASS:
            return why_declared(seen, legal, code)
        if legal[0] == actions.NONE:
            return why_queens(seen, code)
        card = code & CARD
        if seen.declarer < 0:
            return why_played(seen, [it & CARD for it in legal], card)
        told: dict[str, str | int] = {"card": high.name(card), "count": beaten_by(seen, card)}
        small = seen.mode == MODES[actions.SMALL]
        return Reason(why_in_small(seen, card) if small else why_in_big(seen, card), told)


class StrongBot(Searcher[LorumDeal]):
    """Tries everything, queens included; searches while it plays promising declarations out."""

    policies = (POLICY,)
    adviser = SteadyBot()
    worlds = 400

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        if not declares(seen):
            return super().choose(seen, budget, seed)
        return self.weigh(seen, budget, seed)[0].code

    def weigh(
        self,
        seen: LorumDeal,
        budget: int,
        seed: int,
        told: Told = NOTHING,
        also: int | None = None,
    ) -> list[Weighed]:
        if not declares(seen):
            return super().weigh(seen, budget, seed, told, also)
        found, doubted = self.look(seen, budget, seed)
        best = next(iter(found))
        found |= {code: play_through(seen, code, seed) for code in doubted}
        if doubted:
            best = max((actions.PASS, best, *doubted), key=found.__getitem__)
        return weighed(found, best, seen.seats)

    def reason(self, seen: LorumDeal, code: int, budget: int, seed: int) -> Reason:
        found = super().reason(seen, code, budget, seed)
        looked = found.key == "searched" and declares(seen) and self.look(seen, budget, seed)[1]
        return Reason(found.key, {"of": TRIALS}) if looked else found

    def look(self, seen: LorumDeal, budget: int, seed: int) -> tuple[dict[int, int], list[int]]:
        """Return the results of all actions, the best first, and the declarations in doubt.

        A search that may not look at all worlds does not look closer, either.
        """
        worlds = self.affords(budget)
        found = {it.code: it.total // it.weight for it in search(seen, POLICY, worlds, seed)}
        least, most = (found[actions.PASS] + it * seen.seats for it in (UNLIKELY, SURE))
        doubted = [it for it in found if it != actions.PASS and least < found[it] < most]
        return found, doubted if worlds == self.worlds else []


class FairBot:
    """Stays below if it can, with its highest card; declares when that is not quite worth it."""

    name = "fair"
    margin = -15
    """The least average chips of a declaration; a bold player accepts a loss."""

    def choose(self, seen: LorumDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        if declares(seen):
            return choose_declaration(seen, legal, self.margin)
        if len(legal) > 1 and legal[0] >= actions.PLAY and seen.declarer < 0:
            return actions.PLAY | self.play(seen, [it & CARD for it in legal])
        return POLICY.decide(seen, Random(seed))

    def play(self, seen: LorumDeal, cards: Sequence[int]) -> int:
        """Return the card for a regular deal by a simple rule, without counting suits."""
        below = [it for it in cards if seen.played and not tricks.above(seen.best) >> it & 1]
        if below:
            return max(below, key=lambda it: (cost_of(seen, 1 << it), rank(it)))
        last = seen.played == seen.seats - 1
        return max(cards, key=rank) if last else min(cards, key=rank)


class CasualBot(FairBot):
    """Declares boldly."""

    name = "casual"
    margin = -25


class BeginnerBot(FairBot):
    """Declares at every chance, and gets rid of its highest cards first."""

    name = "beginner"
    margin = -60

    def play(self, seen: LorumDeal, cards: Sequence[int]) -> int:
        return max(cards, key=rank)


JUDGE = POLICY
BOTS = (StrongBot, SteadyBot, FairBot, CasualBot, BeginnerBot)
RATINGS = {"beginner": 1000, "casual": 1090, "fair": 1230, "steady": 1360, "strong": 1600}
