"""A heuristic player of gin rummy (`gin_policy`), which can say why it plays as it does; levels.

It knocks early or else waits for gin: a rival who has had time holds little himself, and an
undercut costs more than a small win brings.
"""

from __future__ import annotations

from ..cards.cards import CardSet, collect, members, name
from ..cards.rng import Random
from ..core.told import NOTHING, Told
from ..games.gin import actions, showdown
from ..games.gin import deal as engine
from ..games.gin.deal import GinDeal
from ..pieces import melds
from .attention import overlooks
from .base import Reason
from .gin_habits import rivals
from .gin_outlook import (
    BEST_DRAWS,
    card_of,
    dear,
    least_without,
    left_by,
    prospects,
    risk,
    unseen_by,
)
from .gin_policy import LAST_STOCK, GinPolicy, Habit, searching
from .thinker import Thinker

POLICY = GinPolicy()
OWN_HAND = GinPolicy(light=1)
"""Throws what its own hand needs least, whatever the rival may do with it."""
CARD, RANK = 63, 15  # the bits of a code that are its card, and of a card its rank
NO_CHANCE = Random()  # nothing is drawn from it


class FirstBot:
    """Plays as the first heuristic of this game did; others are measured by it, and it says why."""

    name = "heuristic-1"

    def choose(self, seen: GinDeal, budget: int, seed: int) -> int:
        return POLICY.decide(seen, NO_CHANCE)

    def reason(self, seen: GinDeal, code: int, budget: int, seed: int) -> Reason:
        if seen.phase == engine.TO_DISCARD:
            return why_discard(seen, code)
        if seen.phase == engine.SHOW_KNOCKER:
            return why_arranged(seen, code)
        if seen.phase == engine.SHOW_DEFENDER:
            return why_laid_off(code)
        return why_draw(seen, code)


def name_of(card: CardSet) -> str:
    """Return the name of the only card of a set."""
    return name(card.bit_length() - 1)


def why_draw(seen: GinDeal, code: int) -> Reason:
    """Say what the top of the pile would do for the hand."""
    hand, top = seen.hand[seen.seat], 1 << seen.on_pile()[-1]
    before, after = melds.deadwood(hand), least_without(hand | top, hand)
    card: dict[str, str | int] = {"card": name_of(top)}
    melded = melds.deadwood(hand | top) < before + melds.points(top)
    if code != actions.TAKE:
        return Reason("upcard_no_gain" if melded else "upcard_no_meld", card)
    if after <= POLICY.knocks_at(seen, 0):
        return Reason("take_to_knock", card | {"deadwood": after})
    return Reason("take_to_meld", card | {"before": before, "after": after})


def why_discard(seen: GinDeal, code: int) -> Reason:
    """Say what of deadwood, prospects and danger spoke most for a discard, or why to knock."""
    if code == actions.BIGGIN:
        return Reason("biggin")
    card, deadwood = card_of(code), left_by(seen, code)
    told: dict[str, str | int] = {"card": name_of(card), "deadwood": deadwood}
    throws = [it for it in seen.legal() if it < actions.KNOCK]
    if code >= actions.KNOCK:
        return Reason(why_knock(seen, deadwood, bool(throws)), told)
    choice = dear(seen.hand[seen.seat], collect(it ^ actions.DISCARD for it in throws))
    others = [it for it in throws if it != code and card_of(it) & choice]
    if not others:
        return Reason("discard_dear", told | {"points": melds.points(card)})
    own = costs(seen, code)
    found = {it: costs(seen, it) for it in others}
    other = min(others, key=lambda it: sum(found[it]))
    gains = [theirs - mine for mine, theirs in zip(own, found[other], strict=True)]
    key = ("discard_deadwood", "discard_prospects", "discard_danger")[gains.index(max(gains))]
    return Reason(key, told | {"other": name_of(card_of(other))})


def costs(seen: GinDeal, code: int) -> tuple[int, int, int]:
    """Return what is bad about a discard: deadwood left, prospects lost, and the danger."""
    unseen = unseen_by(seen, seen.seat)
    return (
        BEST_DRAWS * left_by(seen, code),
        prospects(seen, code, unseen),
        risk(seen, code, unseen),
    )


def why_knock(seen: GinDeal, deadwood: int, could_wait: bool) -> str:
    """Return which of the reasons to knock holds."""
    if deadwood == 0:
        return "knock_gin"
    if not could_wait:
        return "knock_must"
    return "knock_last" if seen.end - seen.top <= LAST_STOCK else "knock_early"


def why_arranged(seen: GinDeal, code: int) -> Reason:
    """Say what an arrangement leaves."""
    left = melds.points(seen.hand[seen.seat] & ~showdown.melded(code ^ actions.ARRANGE))
    return Reason("arrange", {"deadwood": left})


def why_laid_off(code: int) -> Reason:
    """Say what a lay-off saves."""
    if code == actions.FINISH:
        return Reason("finish")
    card = card_of(code)
    return Reason("lay_off", {"card": name_of(card), "points": melds.points(card)})


# -- stronger and weaker ---------------------------------------------------------------------------


class StrongBot(Thinker[GinDeal]):
    """Tries out draws, discards and knocks against rivals of several habits.

    Whether this one knocks at once, it learns from the finished deals of the match.
    """

    policies = (searching(0), searching(1))
    adviser = FirstBot()
    worlds = 1000

    def choose(self, seen: GinDeal, budget: int, seed: int, told: Told = NOTHING) -> int:
        return self.find(seen, budget, seed, told)

    def policy(self, seen: GinDeal, told: Told) -> GinPolicy:
        if told.past:
            return searching(seen.seat, rivals(told.past, 1 - seen.seat))
        return self.policies[seen.seat]


class SteadyBot:
    """Knows what it may still draw and when to knock, but throws what the rival waits for, too."""

    name = "steady"

    def choose(self, seen: GinDeal, budget: int, seed: int) -> int:
        return OWN_HAND.decide(seen, NO_CHANCE)


HASTY = Habit(10, 0, 10)
AT_ONCE = GinPolicy(((HASTY,), (HASTY,)))
CLINGS = 10  # points of deadwood that each neighbour or equal in hand makes up for


class FairBot:
    """Looks at its own hand alone: it knocks as soon as it can and breaks no pair up."""

    name = "fair"
    overlooks = 0
    """In how many eighths it does not see that the discard makes a meld, unless it can knock."""

    def choose(self, seen: GinDeal, budget: int, seed: int) -> int:
        code = AT_ONCE.decide(seen, NO_CHANCE)
        if code == actions.TAKE and overlooks(self.overlooks, seed) and not knocks_with(seen):
            return next(it for it in seen.legal() if it != code)
        if seen.phase == engine.TO_DISCARD and code < actions.KNOCK:
            throws = [it for it in seen.legal() if it < actions.KNOCK]
            return min(throws, key=lambda it: left_by(seen, it) + CLINGS * company(seen, it))
        return code


class CasualBot(FairBot):
    """Does not see half of the discards that it could use."""

    name = "casual"
    overlooks = 4


class BeginnerBot(FairBot):
    """Draws from the stock, as a rule."""

    name = "beginner"
    overlooks = 7


def knocks_with(seen: GinDeal) -> bool:
    """Return whether the hand is good for a knock with the top of the pile."""
    hand = seen.hand[seen.seat]
    return least_without(hand | 1 << seen.on_pile()[-1], hand) <= seen.knock_limit


def company(seen: GinDeal, code: int) -> int:
    """Return how many cards in hand are next to a discard, or of its rank."""
    card = code & CARD
    others = (it for it in members(seen.hand[seen.seat]) if it != card)
    return sum(abs(it - card) == 1 or it & RANK == card & RANK for it in others)


BOTS = (StrongBot, SteadyBot, FairBot, CasualBot, BeginnerBot)
