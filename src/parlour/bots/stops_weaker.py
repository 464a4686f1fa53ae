"""Weaker players of games in which cards are played up in sequence until a stop."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.rng import Random
from ..core.codec import PAYLOAD, kind_of
from ..games.stops import actions
from ..games.stops.deal import StopsDeal
from . import stops
from .stops_out import way_out

RANK = 15  # the bits of a code that are its card's rank


class FairBot:
    """Leads by a rule of thumb, calls every bet, and knows what the spare hand is worth."""

    name = "fair"

    def choose(self, seen: StopsDeal, budget: int, seed: int) -> int:
        legal = seen.legal()
        kind = kind_of(legal[0])
        if len(legal) > 1 and kind == actions.LEAD:
            return way_out(seen) or self.lead(seen, legal, seed)
        if len(legal) > 1 and kind in (*stops.SPARE, *stops.BIDS):
            return self.deal_in_spare(seen, legal, seed)
        return stops.POLICY.decide(seen, Random(seed))

    def lead(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        """Return which card to lead."""
        return stops.POLICY.decide(seen, Random(seed))

    def deal_in_spare(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        """Return what to do with the spare hand, or to bid for it."""
        return stops.choose(seen, legal, seed)


class CasualBot(FairBot):
    """Leads its lowest card, sells the spare hand, and bids for it whatever its own is like."""

    name = "casual"
    pays = 6
    """Chips, at most."""

    def lead(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        return min(legal, key=lambda it: (it & RANK, it))

    def deal_in_spare(self, seen: StopsDeal, legal: Sequence[int], seed: int) -> int:
        if kind_of(legal[0]) not in stops.BIDS:
            return actions.OFFER if actions.OFFER in legal else actions.KEEP
        none, lowest = legal
        most = min(self.pays, seen.stack[seen.seat])
        if lowest & PAYLOAD > most:
            return none
        return lowest if none == actions.PASS else actions.BID | most


class BeginnerBot(CasualBot):
    """Pays far too much for the spare hand."""

    name = "beginner"
    pays = 15


WEAKER = [FairBot, CasualBot, BeginnerBot]
