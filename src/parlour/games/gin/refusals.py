"""The reasons why actions are not legal: rule and facts; `texts/` has the sentences."""

from __future__ import annotations

from ...cards.cards import collect, members, name, names, number
from ...core.errors import IllegalAction
from ...pieces import melds, nearest
from .actions import CODEC, Arrange, BigGin, Discard, Finish, Knock, Lay, Pass, Stock, Take
from .deal import DRAW, LAST_DISCARD, SHOW_DEFENDER, SHOW_KNOCKER, TO_DISCARD, UPCARD1, GinDeal


def refuse(deal: GinDeal, code: int) -> IllegalAction:
    """Return the reason why an action is not legal in *deal*."""
    action = CODEC.decode(code)
    phase = deal.phase
    if isinstance(action, (Discard, Knock)) and phase == TO_DISCARD:
        return refuse_discard(deal, action)
    if isinstance(action, BigGin) and phase == TO_DISCARD:
        if deal.big_gin_bonus < 0:
            return IllegalAction("gin_no_big_gin", "O-big_gin")
        left = deal.least_deadwood(deal.seat)
        return IllegalAction("gin_not_all_melded", "O-big_gin", deadwood=left)
    if isinstance(action, Take):
        if phase == DRAW:
            return IllegalAction("gin_idle", "X2", takes=deal.takes)
        if phase == LAST_DISCARD:
            return IllegalAction("gin_last_discard", "X1", card=name(deal.on_pile()[-1]))
    if isinstance(action, Arrange) and phase == SHOW_KNOCKER:
        return refuse_arrangement(deal, action)
    if isinstance(action, Lay) and phase == SHOW_DEFENDER:
        return refuse_lay_off(deal, action)
    return refuse_phase(deal, action)


def refuse_discard(deal: GinDeal, action: Discard | Knock) -> IllegalAction:
    """Return the reason why a card may not be discarded, or not knocked with."""
    card = number(action.card)
    hand = deal.hand[deal.seat]
    if not hand >> card & 1:
        return IllegalAction("not_in_hand", "T3", card=action.card)
    if card == deal.taken:
        return IllegalAction("gin_just_taken", "T4", card=action.card)
    left = melds.deadwood(hand ^ 1 << card)
    if isinstance(action, Knock):
        limit = deal.knock_limit
        return IllegalAction("gin_cannot_knock", "K1", deadwood=left, limit=limit, card=action.card)
    if deal.must_knock:
        return IllegalAction("gin_only_knock", "X1", card=action.card)
    if deal.strict_gin:
        others = members(hand & ~(0 if deal.taken < 0 else 1 << deal.taken))
        gins = [other for other in others if melds.deadwood(hand ^ 1 << other) == 0]
        best = card if card in gins else gins[0]
        return IllegalAction("gin_knock_now", "O-strict_gin", card=name(best))
    return IllegalAction("gin_must_knock", "K2", card=action.card)


def refuse_arrangement(deal: GinDeal, action: Arrange) -> IllegalAction:
    """Return the reason why a hand may not be laid out like this."""
    hand = deal.hand[deal.seat]
    used = 0
    for meld in action.melds:
        cards = collect(map(number, meld))
        if cards & ~hand:
            return IllegalAction("not_in_hand", "L0", card=names(cards & ~hand)[0])
        if cards & used:
            return IllegalAction("gin_two_melds", "M3", card=names(cards & used)[0])
        used |= cards
    left = melds.points(hand & ~used)
    limit = 0 if deal.least_deadwood(deal.seat) == 0 else deal.knock_limit
    return IllegalAction("gin_arrangement", "L0", deadwood=left, limit=limit)


def refuse_lay_off(deal: GinDeal, action: Lay) -> IllegalAction:
    """Return the reason why a card may not be laid off there."""
    if not deal.hand[deal.seat] >> number(action.card) & 1:
        return IllegalAction("not_in_hand", "L1", card=action.card)
    if action.meld > 2 or not deal.meld[action.meld]:
        return IllegalAction("gin_no_such_meld", "L4", meld=action.meld)
    shown = names(deal.meld[action.meld])
    near = nearest.named(names(melds.extension(deal.meld[action.meld])))
    return IllegalAction(
        "gin_does_not_fit",
        "L1",
        card=action.card,
        meld=action.meld,
        cards=" ".join(shown),
        options=near.options,
        first=near.first,
        second=near.second,
    )


def refuse_phase(deal: GinDeal, action: object) -> IllegalAction:
    """Return the refusal of an action of another phase, which says what is due instead."""
    match deal.phase:
        case 0 | 1:
            return IllegalAction("gin_upcard_first", "U1" if deal.phase == UPCARD1 else "U2")
        case 2:
            return IllegalAction("gin_stock_only", "U2")
        case 3:
            if isinstance(action, Pass):
                return IllegalAction("gin_no_pass", "T1")
            return IllegalAction("gin_draw_first", "T1")
        case 4:
            if isinstance(action, (Take, Stock)):
                return IllegalAction("gin_drawn_already", "T2")
            return IllegalAction("gin_discard_now", "T2")
        case 5:
            return IllegalAction("gin_last_discard_only", "X1")
        case 6:
            return IllegalAction("gin_arrange_now", "L0")
        case _:
            return IllegalAction(
                "gin_lay_off_now", "L1" if not isinstance(action, Finish) else "L5"
            )
