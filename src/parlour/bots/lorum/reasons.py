"""The reasons of the Lórum bots."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import high
from ...cards.cards import collect, members
from ...games.lorum import actions
from ...games.lorum.deal import LorumDeal
from ...pieces import tricks
from ..base import Reason
from .declaring import ACE, STAKES, WORLDS, rank, tried
from .policy import COVER, WHOLE, chance_to_take, cost_of, danger

WHY_DECLARED = {
    (False, actions.SMALL): "declare_small",
    (False, actions.BIG): "declare_big",
    (True, actions.SMALL): "pass_small",
    (True, actions.BIG): "pass_big",
}


def why_declared(seen: LorumDeal, legal: Sequence[int], code: int) -> Reason:
    """Return how often the declaration, or the better rejected one, was made."""
    found = tried(seen, legal)
    if not found:
        if actions.SMALL not in legal:
            return Reason("pass_no_ace")
        has_ace = ACE in map(rank, members(seen.hand[seen.seat]))
        return Reason("pass_high" if has_ace else "pass_neither")
    best = code
    if code == actions.PASS:
        best = max(found, key=lambda it: STAKES[it] * (2 * found[it] - WORLDS))
    key = WHY_DECLARED[code == actions.PASS, best]
    return Reason(key, {"won": found[best], "of": WORLDS})


def why_queens(seen: LorumDeal, code: int) -> Reason:
    """Return whether the queens are covered."""
    if seen.declarer >= 0:
        return Reason("queens_do_not_count")
    return Reason(
        "queen_covered" if code & ~3 == actions.EXPOSE else "queen_bare", {"count": COVER}
    )


# -- a regular deal --------------------------------------------------------------------------------


def why_played(seen: LorumDeal, legal: Sequence[int], card: int) -> Reason:
    """Return whether a card takes the trick, the trick's cards, and the risk of keeping it."""
    told: dict[str, str | int] = {"card": high.name(card)}
    chance = chance_to_take(seen, card)
    if chance == 0:
        safe = [it for it in legal if chance_to_take(seen, it) == 0]
        riskiest = len(safe) > 1 and danger(seen, card) == max(danger(seen, it) for it in safe)
        return Reason("throw_danger" if riskiest else "stay_below", told)
    laid = collect([*seen.trick[: seen.played], card])
    points = cost_of(seen, laid)
    return Reason("least_risk", told | {"percent": max(1, 100 * chance // WHOLE), "points": points})


# -- declared deals --------------------------------------------------------------------------------


def beats(seen: LorumDeal, card: int) -> bool:
    """Return whether a card takes the trick so far; a lead does not."""
    return seen.played > 0 and tricks.above(seen.best) >> card & 1 == 1


def why_in_small(seen: LorumDeal, card: int) -> str:
    """Return the applicable rule for a small."""
    own = seen.seat == seen.declarer
    if not seen.played:
        return "small_lead_own" if own else "small_lead"
    if not beats(seen, card):
        return "small_throw"
    return "small_last" if seen.played == seen.seats - 1 and not own else "small_beat"


def why_in_big(seen: LorumDeal, card: int) -> str:
    """Return the applicable rule for a big."""
    if not seen.played and seen.seat == seen.declarer:
        return "big_lead"
    return "big_beat" if beats(seen, card) else "big_throw"
