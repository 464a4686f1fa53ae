"""The levels of gin rummy."""

from __future__ import annotations

from ...cards.cards import members
from ...core.told import NOTHING, Told
from ...games.gin import actions
from ...games.gin import deal as engine
from ...games.gin.deal import GinDeal
from ...pieces import melds
from ..overlooking import overlooks, thinkable
from ..searching import Searcher
from .habits import rivals
from .outlook import least_without, left_by
from .policy import GinPolicy, KnockHabit, searching
from .reasons import NO_CHANCE, ReasoningBot

OWN_HAND = GinPolicy(light=1)
"""A policy that discards what its own hand needs least, and ignores the rival."""
CARD, RANK = 63, 15  # the bits of a code that are its card, and of a card its rank
TEN = 10  # points of the cards that cost most


class StrongBot(Searcher[GinDeal]):
    """Tries draws, discards and knocks against rivals of several habits.

    It learns from the finished deals of the match whether the rival knocks at once.
    """

    policies = (searching(0), searching(1))
    adviser = ReasoningBot()
    worlds = 1000

    def choose(self, seen: GinDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        return self.find(seen, budget, seed, told)

    def looks_silly(self, seen: GinDeal, code: int) -> bool:
        """Return whether it takes a card of ten points that makes no meld."""
        if code != actions.TAKE:
            return False
        hand, top = seen.hand[seen.seat], 1 << seen.on_pile()[-1]
        return melds.points(top) == TEN and melds.deadwood(hand | top) == melds.deadwood(hand) + TEN

    def waste(self, seen: GinDeal, code: int) -> int:
        """Return the deadwood that a discard leaves: nobody breaks a meld for nothing."""
        return left_by(seen, code) if seen.phase == engine.TO_DISCARD else 0

    def policy(self, seen: GinDeal, told: Told) -> GinPolicy:
        if told.past:
            return searching(seen.seat, rivals(told.past, 1 - seen.seat))
        return self.policies[seen.seat]


class SteadyBot:
    """Knows its possible draws and when to knock, but also discards what the rival needs."""

    name = "steady"

    def choose(self, seen: GinDeal, budget: int, seed: int) -> int:
        return OWN_HAND.decide(seen, NO_CHANCE)


HASTY = KnockHabit(10, 0, 10)
AT_ONCE = GinPolicy(((HASTY,), (HASTY,)))
CLINGS = 10  # points of deadwood that each neighbour or equal in hand outweighs


class FairBot:
    """Looks at its own hand alone: it knocks as soon as it can and keeps its pairs."""

    name = "fair"
    overlooks = 0
    """How many eighths of the time it misses that a discard makes a meld, unless it can knock."""

    def choose(self, seen: GinDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        code = AT_ONCE.decide(seen, NO_CHANCE)
        if code == actions.TAKE and overlooks(self.overlooks, seed) and not knocks_with(seen):
            return next(it for it in seen.legal() if it != code)
        if seen.phase == engine.TO_DISCARD and code < actions.KNOCK:
            throws = [it for it in seen.legal() if it < actions.KNOCK]
            throws = thinkable(throws, seen, told)
            return min(throws, key=lambda it: left_by(seen, it) + CLINGS * company(seen, it))
        return code


class CasualBot(FairBot):
    """Overlooks half of the discards that it could use."""

    name = "casual"
    overlooks = 4


class BeginnerBot(FairBot):
    """Usually draws from the stock."""

    name = "beginner"
    overlooks = 7


def knocks_with(seen: GinDeal) -> bool:
    """Return whether the hand allows a knock with the top of the pile."""
    hand = seen.hand[seen.seat]
    return least_without(hand | 1 << seen.on_pile()[-1], hand) <= seen.knock_limit


def company(seen: GinDeal, code: int) -> int:
    """Return how many cards in hand are next to a discard, or of its rank."""
    card = code & CARD
    others = (it for it in members(seen.hand[seen.seat]) if it != card)
    return sum(abs(it - card) == 1 or it & RANK == card & RANK for it in others)


JUDGE = OWN_HAND
POLICIES = {"steady": OWN_HAND}  # levels that are nothing but a policy
BOTS = (StrongBot, SteadyBot, FairBot, CasualBot, BeginnerBot)
RATINGS = {"beginner": 1000, "casual": 1160, "fair": 1330, "steady": 1410, "strong": 1530}
