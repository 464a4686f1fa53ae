"""The reasons of the gin rummy policy.

It knocks early or else waits for gin: after some turns the rival holds little, and an undercut
costs more than a small win brings.
"""

from __future__ import annotations

from ...cards.cards import CardSet, collect, name
from ...cards.rng import Random
from ...games.gin import actions, showdown
from ...games.gin import deal as engine
from ...games.gin.deal import GinDeal
from ...pieces import melds
from ..base import Reason
from .outlook import (
    BEST_DRAWS,
    card_of,
    costliest,
    least_without,
    left_by,
    prospects,
    risk,
    unseen_by,
)
from .policy import LAST_STOCK, GinPolicy

POLICY = GinPolicy()
NO_CHANCE = Random()  # nothing is drawn from it


class ReasoningBot:
    """Plays by the policy and gives reasons; not a level of its own."""

    name = "reasoning"

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
    """Return the use of the top of the pile for the hand."""
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
    """Return what speaks most for a discard (deadwood, prospects, danger), or for a knock."""
    if code == actions.BIGGIN:
        return Reason("biggin")
    card, deadwood = card_of(code), left_by(seen, code)
    told: dict[str, str | int] = {"card": name_of(card), "deadwood": deadwood}
    throws = [it for it in seen.legal() if it < actions.KNOCK]
    if code >= actions.KNOCK:
        return Reason(why_knock(seen, deadwood, bool(throws)), told)
    choice = costliest(seen.hand[seen.seat], collect(it ^ actions.DISCARD for it in throws))
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
    """Return the costs of a discard: deadwood left, prospects lost, and the danger."""
    unseen = unseen_by(seen, seen.seat)
    return (
        BEST_DRAWS * left_by(seen, code),
        prospects(seen, code, unseen),
        risk(seen, code, unseen),
    )


def why_knock(seen: GinDeal, deadwood: int, could_wait: bool) -> str:
    """Return the applicable reason to knock."""
    if deadwood == 0:
        return "knock_gin"
    if not could_wait:
        return "knock_must"
    return "knock_last" if seen.end - seen.top <= LAST_STOCK else "knock_early"


def why_arranged(seen: GinDeal, code: int) -> Reason:
    """Return the deadwood that an arrangement leaves."""
    left = melds.points(seen.hand[seen.seat] & ~showdown.melded(code ^ actions.ARRANGE))
    return Reason("arrange", {"deadwood": left})


def why_laid_off(code: int) -> Reason:
    """Return the points that a lay-off saves."""
    if code == actions.FINISH:
        return Reason("finish")
    card = card_of(code)
    return Reason("lay_off", {"card": name_of(card), "points": melds.points(card)})
