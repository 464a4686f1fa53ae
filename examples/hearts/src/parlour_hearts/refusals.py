"""Why an action is not legal: the rule and the facts, for a person's sentence."""

from __future__ import annotations

from parlour.cards import high
from parlour.cards.cards import SUITS
from parlour.core.errors import IllegalAction
from parlour.pieces import tricks

from . import actions
from .deal import HeartsDeal
from .view import PHASES


def refuse(deal: HeartsDeal, code: int) -> IllegalAction:
    """Return why an action is refused, which is not legal in *deal*."""
    action = actions.CODEC.decode(code)
    passing = PHASES[deal.phase] == "PASS"
    if passing != isinstance(action, actions.Pass):
        return IllegalAction("hearts_pass_first" if passing else "hearts_not_now", "H3.2")
    number, card = code & actions.CARD, action.card
    if not deal.hand[deal.seat] >> number & 1:
        return IllegalAction("not_in_hand", "H3.1" if passing else "H4.2", card=card)
    if deal.played and not tricks.suit(deal.best) >> number & 1:
        if deal.hand[deal.seat] & tricks.suit(deal.best):
            suit = SUITS[deal.best >> 4]
            return IllegalAction("hearts_follow_suit", "H4.2", card=card, suit=suit)
        return IllegalAction("hearts_first_trick", "H4.3", card=card)
    if not deal.opened:
        return IllegalAction("hearts_lead_first", "H4.1", card=card, first=high.name(deal.opener))
    return IllegalAction("hearts_not_broken", "H4.4", card=card)
