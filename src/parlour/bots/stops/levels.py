"""The levels of games in which cards are played up in sequence until a stop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...cards.rng import Random
from ...core.codec import kind_of
from ...core.told import NOTHING, Told
from ...games.stops import actions, state
from ...games.stops.deal import StopsDeal
from ...pieces import auction
from ...search.montecarlo import Found
from ..base import Reason
from ..searching import Searcher
from . import judgement
from .counting import CountingPolicy, hope
from .going_out import way_out

RANK = 15  # the bits of a code for its card's rank
HARDLY, SWAYED = 400, 2  # hundredths of a chip that count one chip for a weak bot, and its most


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

    def search(
        self,
        seen: StopsDeal,
        budget: int,
        seed: int,
        told: Told = NOTHING,
        codes: Iterable[int] | None = None,
    ) -> list[Found]:
        if codes is None and seen.phase == state.AUCTION and seen.auctions == auction.OPEN:
            none, lowest = seen.legal()
            most = judgement.limit(seen, hope(seen, seen.seat))
            bid = judgement.bid_up_to(seen, (none, lowest), most, seed)
            codes = none, max(bid, lowest)
        return super().search(seen, budget, seed, told, codes)

    def reason(self, seen: StopsDeal, code: int, budget: int, seed: int) -> Reason:
        if kind_of(code) in judgement.BIDS:  # the adviser may bid another amount
            usual = self.adviser.choose(seen.clone(), budget, seed)
            if kind_of(usual) == kind_of(code):
                return self.adviser.reason(seen, code, budget, seed)
        return super().reason(seen, code, budget, seed)


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
    """Bids for the spare hand by its mood, and hardly looks at its own hand."""

    name = "casual"
    pays = 4, 13
    """The least and the most chips that it is in the mood to bid."""

    def bid(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        return judgement.bid_up_to(seen, legal, min(self.limit(seen), seen.stack[seen.seat]), seed)

    def limit(self, seen: StopsDeal) -> int:
        """Return the most chips that it bids in this deal, with a poor hand a little more.

        A mood lasts for the auction, in which every decision has a new seed: the hand draws it.
        """
        least, most = self.pays
        mood = least + Random(seen.hand[seen.seat]).below(most - least + 1)
        hand: int = hope(seen, seen.seat) // HARDLY
        return mood + max(-SWAYED, min(SWAYED, hand))


class BeginnerBot(CasualBot):
    """Pays far too much for the spare hand."""

    name = "beginner"
    pays = 8, 18


WEAKER = (FairBot, CasualBot, BeginnerBot)
