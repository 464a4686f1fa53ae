"""The levels of games in which cards are played up in sequence until a stop."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards.rng import Random
from ...core.codec import PAYLOAD, kind_of
from ...games.stops import actions
from ...games.stops.deal import StopsDeal
from ..base import Reason
from ..searching import Searcher
from . import judgement
from .counting import CountingPolicy
from .going_out import way_out

RANK = 15  # the bits of a code for its card's rank


class TryingBot:
    """Tries its leads in random worlds; not a level, but it gives reasons."""

    name = "trying"
    worlds = judgement.WORLDS
    """The number of worlds."""

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        return legal[0] if len(legal) == 1 else judgement.choose(seen, legal, seed, self.worlds)

    def reason(self, seen: StopsDeal, code: int, budget: int, seed: int) -> Reason:
        return judgement.reason(seen, seen.legal(), code, seed)


class StrongBot(Searcher[StopsDeal]):
    """Tries bids, bets and leads in worlds that agree with what the others have done."""

    policies = (CountingPolicy(),)
    adviser = TryingBot()
    worlds = 1000
    tries = 6

    def sure(self, seen: StopsDeal) -> int:
        return way_out(seen)


class SteadyBot:
    """Leads by a rule of thumb, calls every bet, and knows the worth of the spare hand."""

    name = "steady"

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        kind = kind_of(legal[0])
        if len(legal) > 1 and kind == actions.LEAD:
            return way_out(seen) or self.lead(seen, legal, seed)
        if len(legal) > 1 and kind in judgement.SPARE:
            return self.deal_in_spare(seen, legal, seed)
        if len(legal) > 1 and kind in judgement.BIDS:
            return self.bid(seen, legal, seed)
        return judgement.POLICY.decide(seen, Random(seed))

    def lead(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        """Return the card to lead."""
        return judgement.POLICY.decide(seen, Random(seed))

    def deal_in_spare(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        """Return the choice for the spare hand."""
        return judgement.exchange(seen, legal, seed)

    def bid(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        """Return the bid for the spare hand."""
        return judgement.bid(seen, legal, seed)


class FairBot(SteadyBot):
    """Leads its lowest card, and never takes the spare hand if it can be sold."""

    name = "fair"

    def lead(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        return min(legal, key=lambda it: (it & RANK, it))

    def deal_in_spare(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        return actions.OFFER if actions.OFFER in legal else actions.KEEP


class CasualBot(FairBot):
    """Bids for the spare hand whatever its own hand is."""

    name = "casual"
    pays = 9
    """The most chips that it bids."""

    def bid(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        none, lowest = legal
        most = min(self.pays, seen.stack[seen.seat])
        if lowest & PAYLOAD > most:
            return none
        return lowest if none == actions.PASS else actions.BID | most


class BeginnerBot(CasualBot):
    """Pays far too much for the spare hand."""

    name = "beginner"
    pays = 14


WEAKER = (FairBot, CasualBot, BeginnerBot)
