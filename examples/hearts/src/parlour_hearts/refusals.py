"""The reasons why actions are not legal: the rule and the facts of the sentence."""

from __future__ import annotations

from parlour.cards import high
from parlour.core.errors import IllegalAction
from parlour.pieces.trick_game import refuse_card

from .actions import CARD, PASS
from .deal import HeartsDeal
from .view import PHASES


def refuse(deal: HeartsDeal, code: int) -> IllegalAction:
    """Return the reason why an action is not legal in *deal*."""
    card, passing = high.name(code & CARD), PHASES[deal.phase] == "PASS"
    if passing != bool(code & PASS):
        return IllegalAction("hearts_pass_first" if passing else "hearts_not_now", "H3.2")
    rule = "H3.1" if passing else "H4.2"
    if found := refuse_card(deal, code & CARD, rule, "H4.2", "hearts_follow_suit"):
        return found
    if deal.played:
        return IllegalAction("hearts_first_trick", "H4.3", card=card)
    if not deal.opened:
        return IllegalAction("hearts_lead_first", "H4.1", card=card, first=high.name(deal.opener))
    return IllegalAction("hearts_not_broken", "H4.4", card=card)
