"""The reasons why actions are not legal: rule and facts; `texts/` has the sentences."""

from __future__ import annotations

from ...cards import bits, twins
from ...core.errors import IllegalAction
from ...pieces import joker_text, jokers, nearest
from . import actions, plays
from .actions import Call, Decline, Discard, Lay, Meld, Pass, Stock, Take
from .deal import Rummy500Deal
from .state import CALL, DRAW, PLAY


def refuse(deal: Rummy500Deal, code: int) -> IllegalAction:
    """Return the reason why an action is not legal in *deal*."""
    action = actions.CODEC.decode(code)
    if deal.phase == DRAW:
        return refuse_draw(deal, action)
    if deal.phase == CALL:
        if isinstance(action, Call):
            return refuse_call(deal, action)
        return IllegalAction("r500_call_or_decline", "C1")
    if isinstance(action, Discard):
        return refuse_discard(deal, action)
    if isinstance(action, (Meld, Lay)):
        return refuse_play(deal, action, deal.cards_of(deal.seat), deal.must)
    if isinstance(action, (Call, Decline)):
        return no_call(deal)
    return IllegalAction("r500_drawn_already", "D1")


def no_call(deal: Rummy500Deal) -> IllegalAction:
    """Return the refusal of a call when nobody is asked for one."""
    return IllegalAction("r500_no_call", "C1" if deal.calls else "O-call_rummy")


def refuse_draw(deal: Rummy500Deal, action: actions.Action) -> IllegalAction:
    """Return the reason why a turn cannot begin like this."""
    pile = deal.on_pile()
    match action:
        case Pass():
            return IllegalAction("r500_no_pass", "X1")
        case Stock():
            return IllegalAction("r500_stock_empty", "X1")
        case Take(index):
            if not pile:
                return IllegalAction("r500_pile_empty", "D1")
            if index is None:
                return refuse_take(deal, pile[-1])
            if index >= len(pile) - 1:
                return IllegalAction("r500_no_such_discard", "D3", index=index, count=len(pile))
            return refuse_deep(deal, pile[index:])
        case Call() | Decline():
            return no_call(deal)
        case _:
            return IllegalAction("r500_draw_first", "D1")


def refuse_take(deal: Rummy500Deal, top: int) -> IllegalAction:
    """Return the reason why the top discard cannot be taken alone."""
    card = twins.name(top)
    if has_use(deal, [top]):
        return keep_one()
    if deal.top_must_use:
        return IllegalAction("r500_take_must_use", "O-top_take", card=card)
    if deal.idle >= deal.idle_limit:
        return IllegalAction("r500_idle", "X2", card=card, turns=deal.idle)
    return IllegalAction("r500_take_floating", "F3", card=card)


def refuse_deep(deal: Rummy500Deal, taken: list[int]) -> IllegalAction:
    """Return the reason why a deeper discard, the first of these cards, cannot be taken."""
    card = twins.name(taken[0])
    if has_use(deal, taken, must_meld=bool(deal.deep_must_meld)):
        return keep_one()
    if deal.deep_must_meld:
        return IllegalAction("r500_deep_no_meld", "O-deep_take_use", card=card)
    return IllegalAction("r500_deep_no_use", "D3", card=card)


def has_use(deal: Rummy500Deal, taken: list[int], *, must_meld: bool = False) -> bool:
    """Return whether the first of these cards could be played, even without a turn left."""
    once, _, wild, _ = twins.count([*twins.members(*deal.cards_of(deal.seat)), *taken])
    lays = not must_meld and deal.fits >> taken[0] & 1 != 0
    return lays or plays.smallest_with(once, wild, taken[0], deal.limits) > 0


def keep_one() -> IllegalAction:
    """Return the refusal of a play that leaves no card for the last discard."""
    return IllegalAction("r500_keep_one", "O-going_out")


def refuse_discard(deal: Rummy500Deal, action: Discard) -> IllegalAction:
    """Return the reason why a card cannot be discarded."""
    card = twins.number(action.card)
    if deal.must >= 0:
        return must_play(deal)
    if card not in twins.members(*deal.cards_of(deal.seat)):
        return IllegalAction("not_in_hand", "D1", card=action.card)
    if card == deal.taken and not deal.redicard:
        return IllegalAction("r500_just_taken", "D2", card=action.card)
    return IllegalAction("r500_playable_last", "U1", card=action.card)


def must_play(deal: Rummy500Deal) -> IllegalAction:
    """Return the refusal that asks for a play of the card from the discard pile."""
    card = twins.name(deal.must)
    if deal.taken < 0:
        return IllegalAction("r500_must_play", "D3", card=card)
    return IllegalAction("r500_must_play", "O-top_take" if deal.top_must_use else "X2", card=card)


def refuse_call(deal: Rummy500Deal, action: Call) -> IllegalAction:
    """Return the reason why "Rummy!" cannot be called like this."""
    pile = deal.on_pile()
    if action.index >= len(pile):
        return IllegalAction("r500_no_such_discard", "C3", index=action.index, count=len(pile))
    available = list(twins.count(pile[action.index :]))
    return refuse_play(deal, action.play, available, pile[action.index])


def refuse_play(
    deal: Rummy500Deal, play: Meld | Lay, available: list[int], must: int
) -> IllegalAction:
    """Return the reason why cards from *available*, *must* among them, cannot be played."""
    if isinstance(play, Lay):
        reason = refuse_lay(deal, play, available, must)
    else:
        reason = refuse_meld(deal, play, available, must)
    if reason is not None:
        return reason
    held = twins.members(*available)
    if deal.phase == CALL:
        held += twins.members(*deal.cards_of(deal.seat))
    played = 1 if isinstance(play, Lay) else len(play.cards)
    return keep_one() if len(held) == played else IllegalAction("r500_leaves_no_turn", "E1")


def refuse_meld(
    deal: Rummy500Deal, play: Meld, available: list[int], must: int
) -> IllegalAction | None:
    """Return the fault of a meld in itself, if any."""
    meld = actions.read_meld(play.cards)
    wild = max(0, jokers.jokers(meld) - available[2])
    for card in twins.names(jokers.naturals(meld) & ~available[0], 0, wild, 0):
        return absent(deal, card)
    if jokers.goes_around(meld) and not deal.limits & jokers.CORNER:
        return IllegalAction("around_the_corner", "O-around_the_corner")
    if not jokers.is_meld(meld, deal.limits):
        return IllegalAction("r500_few_naturals", "O-min_naturals", number=deal.least)
    return None if must < 0 or plays.contains(meld, must) else unused(deal, must)


def refuse_lay(
    deal: Rummy500Deal, play: Lay, available: list[int], must: int
) -> IllegalAction | None:
    """Return the fault of a lay-off in itself, if any."""
    card = twins.number(play.card)
    if card not in twins.members(*available):
        return absent(deal, play.card)
    if play.meld >= deal.melds:
        return IllegalAction("r500_no_such_meld", "M7", meld=play.meld)
    if must not in (-1, card):
        return unused(deal, must)
    if deal.must_meld and deal.phase == PLAY:
        return IllegalAction("r500_must_meld", "O-deep_take_use", card=play.card)
    meld = deal.on_table()[play.meld]
    if bool(meld & jokers.SET) == bool(play.end) or not jokers.grown(
        meld, card, play.end == "hi", deal.limits
    ):
        return refuse_fit(deal, meld, play, card)
    return None


def absent(deal: Rummy500Deal, card: str) -> IllegalAction:
    """Return the refusal for a card that is not in the hand, or not among those called for."""
    if deal.phase == CALL:
        return IllegalAction("r500_call_own_card", "C3", card=card)
    return IllegalAction("not_in_hand", "D1", card=card)


def unused(deal: Rummy500Deal, card: int) -> IllegalAction:
    """Return the refusal of a play without the card called for, or taken from the pile."""
    if deal.phase == CALL:
        return IllegalAction("r500_call_without", "C3", card=twins.name(card))
    return must_play(deal)


def refuse_fit(deal: Rummy500Deal, meld: int, play: Lay, card: int) -> IllegalAction:
    """Return the reason why a card does not fit a meld."""
    wider = [jokers.grown(meld, card, play.end == "hi", actions.LIMITS)]
    if card != bits.JOKER:  # the other end may be meant
        wider.append(jokers.grown(meld, card, play.end != "hi", actions.LIMITS))
    if any(map(jokers.goes_around, wider)) and not deal.limits & jokers.CORNER:
        return IllegalAction("around_the_corner", "O-around_the_corner")
    text = " ".join(joker_text.write(meld, ranked=True))
    rule = "M1" if meld & jokers.SET else "M2"
    if not meld & jokers.SET and card != bits.JOKER and jokers.missing(meld) >> card & 1:
        rule = "M6"
    elif not meld & jokers.SET and card == bits.JOKER:
        rule = "M3"
    near = nearest.named(nearest.wanted(meld, deal.limits))
    return IllegalAction(
        "r500_does_not_fit",
        rule,
        card=play.card,
        text=text,
        cards=text,
        options=near.options,
        first=near.first,
        second=near.second,
    )
