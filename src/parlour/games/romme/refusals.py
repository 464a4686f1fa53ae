"""The reasons why actions are not legal: rule and facts; `texts/` has the sentences."""

from __future__ import annotations

from ...cards import bits, twins
from ...core.codec import PAYLOAD, kind_of
from ...core.errors import IllegalAction
from ...pieces import joker_text, jokers, nearest
from . import actions, opening
from .deal import RommeDeal
from .state import CUT, DRAW, MELD_CARD, MUST_MELD, NEVER, USE_CARD


def refuse(deal: RommeDeal, code: int) -> IllegalAction:
    """Return the reason why an action is not legal in *deal*."""
    kind = kind_of(code)
    if deal.phase == CUT:
        return IllegalAction(
            "romme_no_joker" if kind == actions.KEEP else "romme_cut_first", "R3.7"
        )
    if kind in (actions.KEEP, actions.LEAVE):
        return IllegalAction("romme_no_cut", "R3.7")
    if deal.phase == DRAW:
        return refuse_draw(deal, kind)
    if kind in (actions.PASS, actions.STOCK, actions.TAKE):
        return IllegalAction("romme_drawn_already", "R5.1")
    lacking = missing_card(deal, kind, code)
    if lacking is not None:
        return IllegalAction("not_in_hand", "R5.3", card=twins.name(lacking))
    return refuse_due(deal, kind, code) or refuse_play(deal, kind, code)


def refuse_draw(deal: RommeDeal, kind: int) -> IllegalAction:
    """Return the reason why a turn cannot begin like this (rules R5, R10)."""
    if kind == actions.PASS:
        return IllegalAction("romme_no_pass", "R10.2")
    if kind == actions.STOCK:
        return IllegalAction("romme_no_stock", "R10.2")
    if kind != actions.TAKE:
        return IllegalAction("romme_draw_first", "R5.1")
    pile = deal.on_pile()
    if not pile:
        return IllegalAction("romme_pile_empty", "R5.1")
    if deal.take_mode == NEVER:
        return IllegalAction("romme_pile_never", "O-take_discard")
    if deal.take_needs_open and not deal.opened >> deal.seat & 1:
        return IllegalAction("romme_pile_not_open", "O-take_needs_open")
    if deal.idle >= deal.idle_rounds * deal.sitting.bit_count():
        return IllegalAction("romme_idle", "R10.4", turns=deal.idle)
    card = twins.name(pile[-1])
    if deal.take_mode == MUST_MELD:
        return IllegalAction("romme_no_meld", "O-take_discard", card=card)
    return IllegalAction("romme_no_use", "O-take_discard", card=card)


def wanted_cards(kind: int, code: int) -> list[int]:
    """Return the cards of the hand that an action needs."""
    if kind == actions.MELD:
        meld = code & PAYLOAD
        return twins.members(jokers.naturals(meld), 0, jokers.jokers(meld), 0)
    return [code & actions.CARD]


def missing_card(deal: RommeDeal, kind: int, code: int) -> int | None:
    """Return a card that an action needs and the hand lacks."""
    hand = hand_of(deal)
    for card in wanted_cards(kind, code):
        if card not in hand:
            return card
        hand.remove(card)
    return None


def hand_of(deal: RommeDeal) -> list[int]:
    """Return the cards of the acting seat."""
    return twins.members(*deal.hand[4 * deal.seat : 4 * deal.seat + 4])


def refuse_due(deal: RommeDeal, kind: int, code: int) -> IllegalAction | None:
    """Return the refusal that names what is due first, unless this action does it."""
    if deal.staged and kind != actions.MELD:
        return IllegalAction(
            "romme_finish_opening", "R6.4", points=deal.staged, minimum=deal.open_min
        )
    if not deal.due:
        return None
    serves = deal.due_card in wanted_cards(kind, code)
    if serves and (kind == actions.MELD or (deal.due != MELD_CARD and kind != actions.DISCARD)):
        return None
    card = twins.name(deal.due_card)
    if deal.due == USE_CARD:
        return IllegalAction("romme_use_first", "O-take_discard", card=card)
    if deal.take_mode == MUST_MELD and not deal.laid:
        return IllegalAction("romme_meld_first", "O-take_discard", card=card)
    return IllegalAction("romme_joker_first", "R6.6")


def refuse_play(deal: RommeDeal, kind: int, code: int) -> IllegalAction:
    """Return the reason why a card in hand cannot be played like this."""
    if kind == actions.DISCARD:
        card = twins.name(code & actions.CARD)
        return IllegalAction("romme_just_taken", "R6.7", card=card)
    if kind == actions.MELD:
        return refuse_meld(deal, code & PAYLOAD)
    if actions.place_of(code)[2] >= deal.melds:
        return IllegalAction("romme_no_such_meld", "R6.5")
    if kind == actions.LAY:
        return refuse_lay(deal, code)
    return refuse_swap(deal, code)


def refuse_jokers(meld: int, limits: int) -> IllegalAction | None:
    """Return the fault in the number of jokers in a meld, if any."""
    wild = jokers.jokers(meld)
    if wild and jokers.size(meld) - wild < limits & 15:
        return IllegalAction("romme_few_naturals", "R4.5", naturals=limits & 15)
    most = limits >> 8 & 15
    if wild > most:
        return IllegalAction("romme_many_jokers", "R4.6", jokers=most)
    if not jokers.in_limits(meld, limits):
        return IllegalAction("romme_jokers_in_row", "R4.6", jokers=limits >> 4 & 15)
    return None


def refuse_meld(deal: RommeDeal, meld: int) -> IllegalAction:
    """Return the reason why a meld may not be laid (rules R4, R6.3, R6.4)."""
    if jokers.goes_around(meld) and not deal.limits & jokers.CORNER:
        return IllegalAction("around_the_corner", "O-around_the_corner")
    wrong = refuse_jokers(meld, deal.limits)
    if wrong:
        return wrong
    points = deal.staged + opening.value(meld)
    if not deal.opened >> deal.seat & 1 and points < deal.open_min:
        if could_make_up(deal, meld, deal.open_min - points):
            return IllegalAction("romme_opening_stuck", "R6.1", minimum=deal.open_min)
        return IllegalAction("romme_too_low", "R6.4", points=points, minimum=deal.open_min)
    return refuse_rest(deal, len(hand_of(deal)) - jokers.size(meld))


def could_make_up(deal: RommeDeal, meld: int, need: int) -> bool:
    """Return whether further melds could reach the points, even if the turn could not end."""
    left = hand_of(deal)
    for card in wanted_cards(actions.MELD, meld):
        left.remove(card)
    return opening.can_open(*twins.count(left), need, deal.limits | opening.EMPTIES, 0)


def refuse_rest(deal: RommeDeal, left: int) -> IllegalAction:
    """Return the reason why the turn could not end with no or one card left (rule R6.2)."""
    if left == 0:
        return IllegalAction("romme_last_discard", "R6.2")
    return IllegalAction("romme_leaves_taken", "R6.2", card=twins.name(deal.taken))


def refuse_extras(deal: RommeDeal, *, swap: bool) -> IllegalAction | None:
    """Return the reason why lay-offs or swaps are not allowed yet (rules R6.5, R6.6)."""
    if deal.waits and deal.fresh:
        return IllegalAction("romme_next_turn", "O-opening_turn_extras")
    if deal.opened >> deal.seat & 1:
        return None
    if swap:
        return IllegalAction("romme_swap_not_open", "R6.6")
    if deal.lay_needs_open:
        return IllegalAction("romme_lay_not_open", "R6.5")
    return None


def refuse_lay(deal: RommeDeal, code: int) -> IllegalAction:
    """Return the reason why a card may not be laid off there (rule R6.5)."""
    card, end, index = actions.place_of(code)
    early = refuse_extras(deal, swap=False)
    if early:
        return early
    meld = deal.meld[index]
    if jokers.grown(meld, card, end, deal.limits) and not (end and meld & jokers.SET):
        return refuse_rest(deal, len(hand_of(deal)) - 1)
    wider = jokers.grown(meld, card, end, actions.WIDEST)
    if not wider and card != bits.JOKER:
        wider = jokers.grown(meld, card, 1 - end, actions.WIDEST)  # the other end may be meant
    if jokers.goes_around(wider) and not deal.limits & jokers.CORNER:
        return IllegalAction("around_the_corner", "O-around_the_corner")
    wrong = refuse_jokers(wider, deal.limits) if wider and card == bits.JOKER else None
    if wrong:
        return wrong
    near = nearest.named(nearest.wanted(meld, deal.limits))
    cards = " ".join(joker_text.write(meld))
    return IllegalAction(
        "romme_does_not_fit",
        "R6.5",
        card=twins.name(card),
        meld=index,
        cards=cards,
        options=near.options,
        first=near.first,
        second=near.second,
    )


def refuse_swap(deal: RommeDeal, code: int) -> IllegalAction:
    """Return the reason why a card may not be swapped for a joker there (rule R6.6)."""
    card, _, index = actions.place_of(code)
    if not deal.swaps:
        return IllegalAction("romme_no_swaps", "O-joker_swap")
    early = refuse_extras(deal, swap=True)
    if early:
        return early
    meld, name = deal.meld[index], twins.name(card)
    other = jokers.swapped(meld, card)
    if not other:
        return IllegalAction("romme_wrong_card", "R6.6", card=name, meld=index)
    whole = jokers.size(other) == 4 and not jokers.jokers(other)
    if deal.completes_sets and other & jokers.SET and not whole:
        return IllegalAction("romme_set_incomplete", "O-joker_set_swap", card=name)
    return IllegalAction("romme_joker_unused", "R6.6", card=name)
