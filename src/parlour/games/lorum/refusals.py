"""The reasons why actions are not legal: rule and facts; `texts/` has the sentences."""

from __future__ import annotations

from ...cards import high
from ...cards.cards import symbol
from ...core.codec import kind_of
from ...core.errors import IllegalAction
from ...pieces.trick_game import refuse_card
from . import actions
from .deal import LorumDeal
from .view import PHASES

DECLARATIONS = (actions.PASS, actions.SMALL, actions.BIG)


def refuse(deal: LorumDeal, code: int) -> IllegalAction:
    """Return the reason why an action is not legal in *deal*."""
    kind, phase = kind_of(code), PHASES[deal.phase]
    if phase == "DECLARE":
        return IllegalAction("lorum_declare_first", "R5.1")
    if phase == "OVERRIDE":
        if kind == actions.SMALL:
            return IllegalAction("lorum_small_declared", "R5.1")
        return IllegalAction("lorum_override_first", "R5.3")
    if kind in DECLARATIONS:
        return IllegalAction("lorum_declared", "R5.1")
    if phase == "EXPOSE":
        return refuse_queens(deal, code)
    if kind != actions.PLAY:
        return refuse_late_queens(deal)
    return refuse_play(deal, code - kind)


def refuse_queens(deal: LorumDeal, code: int) -> IllegalAction:
    """Return the reason why queens cannot be exposed, or a card not be played yet (rule R6)."""
    if kind_of(code) == actions.EXPOSE:
        for place, queen in enumerate(actions.QUEENS):
            if code >> place & 1 and not deal.hand[deal.seat] >> high.number(queen) & 1:
                return IllegalAction("not_in_hand", "R6", card=queen)
    return IllegalAction("lorum_expose_first", "R6")


def refuse_late_queens(deal: LorumDeal) -> IllegalAction:
    """Return the reason why queens cannot be exposed any more, or at all (rules R6, R6.1)."""
    if not deal.factor:
        return IllegalAction("lorum_no_exposing", "R6")
    if deal.in_declared:
        return IllegalAction("lorum_exposed_late", "R6.1")
    return IllegalAction("lorum_exposed", "R6")


def refuse_play(deal: LorumDeal, card: int) -> IllegalAction:
    """Return the reason why a card may not be played to the trick (rules R7.2, R7.5)."""
    best = symbol(high.name(deal.best))
    return refuse_card(deal, card, "R7.1", "R7.2", "lorum_follow_suit") or IllegalAction(
        "lorum_must_beat", "R7.5", card=high.name(card), best=best
    )
