"""The text of actions: the end of a run may be left out if the table makes it clear."""

from __future__ import annotations

from ...cards import twins
from ...core.errors import NotationError
from ...pieces import jokers
from ...pieces.twin_position import read_card
from .actions import CODEC, Action, End, Lay
from .deal import RommeDeal

ENDS: tuple[End, End] = ("lo", "hi")


def ends_of(deal: RommeDeal, card: int, index: int) -> list[End]:
    """Return the ends of a meld on the table that a card fits; on a set only the low one."""
    if index >= deal.melds:
        return []
    meld = deal.meld[index]
    ends = ENDS[:1] if meld & jokers.SET else ENDS
    return [end for end in ends if jokers.grown(meld, card, ENDS.index(end), deal.limits)]


def write(deal: RommeDeal, action: Action) -> str:
    """Return an action's text, such as ``lay 5h>T0.hi``; the end is written if it is a choice."""
    match action:
        case Lay(card, meld, end) if ends_of(deal, read_card(card), meld) == [end]:
            return f"lay {card}>T{meld}"
    return CODEC.write(action)


def parse(deal: RommeDeal, text: str) -> Action:
    """Return the action of a text; `NotationError` for any other text."""
    action = CODEC.parse(text)
    if isinstance(action, Lay):
        card = read_card(action.card)
        return Lay(action.card, action.meld, end_of(deal, card, action.meld, action.end))
    return action


def end_of(deal: RommeDeal, card: int, index: int, named: str | None) -> End:
    """Return the end that is meant; `NotationError` if it must be named and is not (rule R4.3)."""
    if index < deal.melds and deal.meld[index] & jokers.SET:
        return "lo"
    if named:
        return "hi" if named == "hi" else "lo"
    ends = ends_of(deal, card, index)
    if len(ends) > 1:
        raise NotationError("romme_which_end", "R4.3", text=twins.name(card), meld=index)
    return ends[0] if ends else "lo"
