"""The reasons why actions are not legal: rule and facts; `texts/` has the sentences.

The two games number their rules differently; `RULES` has both, for poker before the play and for
poker after it.
"""

from __future__ import annotations

from ...cards.cards import SUITS, name, names, number
from ...core.errors import IllegalAction
from ...pieces import betting, stops
from . import actions
from .actions import Bid, Claim, Exchange, Follow, Lead, Offer, Raise, Select
from .deal import StopsDeal
from .state import AUCTION, BET, EXCHANGE, FOLLOW, LEAD, PAY, SELECT
from .terms import QKH, RUN, STRUCTURES

RULES = {
    "spare": ("R4.1", "R3.3"),
    "auction": ("R4.3", "R3.3"),
    "pay_cards": ("R4.5", "R3.4"),
    "old_hand": ("R4.6", "R3.3"),
    "claim": ("R5.7", "R5.6"),
    "select": ("R6.1", "R7.1"),
    "bet": ("R6.3", "R7.1"),
    "raise": ("R6.4", "R7.1"),
    "lowest": ("R7.2", "R4.2"),
    "barred": ("R7.4", "R4.3"),
    "follow": ("R7.9", "R4.3"),
    "debt": ("R10.1", "R9.1"),
    "end": ("R9.3", "R8.2"),
}


def rule(deal: StopsDeal, topic: str) -> str:
    """Return the number of a rule in the present game."""
    return RULES[topic][not deal.poker_first]


def refuse(deal: StopsDeal, code: int) -> IllegalAction:
    """Return the reason why an action is not legal in *deal*."""
    match actions.CODEC.decode(code):
        case (Exchange() | Offer()) as action if deal.phase == EXCHANGE:
            return refuse_spare(deal, action)
        case Bid(chips) if deal.phase == AUCTION:
            return refuse_bid(deal, chips)
        case Claim(sections) if deal.phase == PAY:
            return refuse_claim(deal, sections)
        case Select(cards) if deal.phase == SELECT:
            missing = [card for card in cards if not held(deal, card)]
            return IllegalAction("not_in_hand", rule(deal, "select"), card=missing[0])
        case Raise(chips) if deal.phase == BET:
            return refuse_raise(deal, chips)
        case Lead(card) if deal.phase == LEAD:
            return refuse_lead(deal, card)
        case Follow(card) if deal.phase == FOLLOW:
            return refuse_follow(deal, card)
        case _:
            return refuse_phase(deal)


def refuse_phase(deal: StopsDeal) -> IllegalAction:
    """Return the refusal of an action of another phase, which says what is due instead."""
    match deal.phase:
        case 0:
            return IllegalAction("stops_spare_first", rule(deal, "spare"))
        case 1:
            return IllegalAction("stops_bid_now", rule(deal, "auction"))
        case 2:
            return IllegalAction("stops_claim_now", rule(deal, "claim"))
        case 3:
            return IllegalAction("stops_select_now", rule(deal, "select"))
        case 4:
            return IllegalAction("stops_bet_now", rule(deal, "bet"))
        case 5:
            return IllegalAction("stops_lead_now", rule(deal, "lowest"))
        case _:
            return IllegalAction("stops_follow_now", rule(deal, "follow"))


def held(deal: StopsDeal, card: str) -> bool:
    """Return whether the acting seat holds a card."""
    return bool(deal.hand[deal.seat] >> number(card) & 1)


def refuse_spare(deal: StopsDeal, action: Exchange | Offer) -> IllegalAction:
    """Return the reason why the dealer may not take or offer the spare hand."""
    if isinstance(action, Offer):
        if deal.auctions < 0:
            return IllegalAction("stops_no_auction", rule(deal, "auction"))
        return IllegalAction("stops_auctioned", rule(deal, "old_hand"))
    if not deal.exchanges:
        return IllegalAction("stops_no_exchange", rule(deal, "spare"))
    if deal.swapped:
        return IllegalAction("stops_exchanged", rule(deal, "old_hand"))
    return IllegalAction("stops_pay_cards", rule(deal, "pay_cards"))


def refuse_bid(deal: StopsDeal, chips: int) -> IllegalAction:
    """Return the reason why a bid is not possible."""
    purse = deal.purse_of(deal.seat)
    if purse < 0:
        return IllegalAction("stops_pay_cards", rule(deal, "pay_cards"))
    least, _ = deal.bid_limits()
    if chips > purse:
        return IllegalAction("stops_too_few_chips", rule(deal, "auction"), chips=purse)
    if chips < least:
        return IllegalAction("stops_bid_higher", rule(deal, "auction"), least=least)
    return IllegalAction("stops_no_jump", rule(deal, "auction"), least=least)


def refuse_claim(deal: StopsDeal, sections: tuple[str, ...]) -> IllegalAction:
    """Return the refusal of the first section that may not be claimed."""
    possible = deal.claimable(deal.seat)
    claimed = [actions.CLAIMABLE.index(section) for section in sections]
    wrong = next(place for place in claimed if not possible >> place & 1)
    if wrong == QKH:
        return IllegalAction("stops_claim_pair", rule(deal, "claim"))
    if wrong == RUN:
        return IllegalAction("stops_claim_run", rule(deal, "claim"))
    card = name(deal.pay_card[wrong].bit_length() - 1)
    return IllegalAction("not_in_hand", rule(deal, "claim"), card=card)


def refuse_raise(deal: StopsDeal, chips: int) -> IllegalAction:
    """Return the reason why a raise is not possible, or not of this size."""
    topic, (least, most) = rule(deal, "raise"), deal.raise_limits()
    if not most:
        return refuse_any_raise(deal, topic)
    if chips < least:
        return IllegalAction("stops_raise_more", topic, least=least)
    if most == deal.after_call():
        return IllegalAction("stops_raise_chips", topic, most=most)
    if deal.bet[betting.STRUCTURE] == STRUCTURES["pot_limit"]:
        return IllegalAction("stops_raise_pot", topic, most=most)
    return IllegalAction("stops_raise_less", topic, most=most)


def refuse_any_raise(deal: StopsDeal, topic: str) -> IllegalAction:
    """Return the reason why the acting seat cannot raise at all."""
    match deal.raise_bar():
        case betting.CAPPED:
            return IllegalAction("stops_raises_over", topic, raises=deal.bet[betting.RAISES])
        case betting.CLOSED:
            return IllegalAction("stops_raise_closed", topic)
        case betting.ALONE:
            return IllegalAction("stops_raise_alone", topic)
        case betting.POOR:
            least, left = deal.bet[betting.LAST], deal.after_call()
            return IllegalAction("stops_raise_poor", topic, least=least, chips=left)
        case _:
            return IllegalAction("stops_raise_low_pot", topic, least=deal.bet[betting.LAST])


def refuse_lead(deal: StopsDeal, card: str) -> IllegalAction:
    """Return the reason why a card may not be led."""
    if not held(deal, card):
        return IllegalAction("not_in_hand", rule(deal, "lowest"), card=card)
    if deal.barred >> number(card) & 1:
        return IllegalAction("stops_barred", rule(deal, "barred"), card=card)
    suit = SUITS.index(card[1])
    lowest = stops.lowest_of_suits(deal.hand[deal.seat]) & 0x1FFF << 16 * suit
    return IllegalAction(
        "stops_not_lowest", rule(deal, "lowest"), card=card, lowest=names(lowest)[0]
    )


def refuse_follow(deal: StopsDeal, card: str) -> IllegalAction:
    """Return the reason why a card cannot be played on the run."""
    if number(card) != deal.next:
        wanted = name(deal.next)
        return IllegalAction("stops_not_next", rule(deal, "follow"), card=card, wanted=wanted)
    return IllegalAction("not_in_hand", rule(deal, "follow"), card=card)
