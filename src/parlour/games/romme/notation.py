"""The text of actions: where the end of a run may be left out depends on the table."""

from __future__ import annotations

import re

from ...cards import twins
from ...core.errors import NotationError
from ...pieces import joker_text, jokers
from . import actions
from .actions import Discard, End, Lay, Meld, Swap
from .deal import RommeDeal

ENDS: tuple[End, End] = ("lo", "hi")
PLACED = re.compile(r"(\S+?)\s*>\s*T?([0-9]{1,2})(?:\.(lo|hi))?", re.ASCII)


def ends_of(deal: RommeDeal, card: int, index: int) -> list[End]:
    """Return the ends of a meld on the table that a card fits; on a set only the low one."""
    if index >= deal.melds:
        return []
    meld = deal.meld[index]
    ends = ENDS[:1] if meld & jokers.SET else ENDS
    return [end for end in ends if jokers.grown(meld, card, ENDS.index(end), deal.limits)]


def write(deal: RommeDeal, action: actions.Action) -> str:
    """Return an action's text, such as ``lay 5h>T0.hi``; the end stands where there is a choice."""
    match action:
        case Meld(cards):
            return f"meld [{' '.join(cards)}]"
        case Lay(card, meld, end):
            plain = ends_of(deal, actions.read_card(card), meld) == [end]
            return f"lay {card}>T{meld}" + ("" if plain else f".{end}")
        case Swap(card, meld):
            return f"swap {card}>T{meld}"
        case Discard(card):
            return f"discard {card}"
        case _:
            return str(action.__struct_config__.tag)


def parse(deal: RommeDeal, text: str) -> actions.Action:
    """Return the action that a text writes; `NotationError` if it writes none."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if word in actions.WORDS and not rest:
        return actions.PLAIN[actions.WORDS[word]]
    if word == "discard":
        return Discard(twins.name(actions.read_card(rest)))
    if word == "meld":
        return Meld(tuple(joker_text.write(actions.read_meld(rest))))
    if word in ("lay", "swap"):
        found = PLACED.fullmatch(rest)
        if found is None or int(found[2]) >= actions.MELDS:
            raise NotationError("no_such_meld", text=rest)
        card, index = actions.read_card(found[1]), int(found[2])
        if word == "lay":
            return Lay(twins.name(card), index, end_of(deal, card, index, found[3]))
        if not found[3]:
            return Swap(twins.name(card), index)
    raise NotationError("no_action", text=text)


def end_of(deal: RommeDeal, card: int, index: int, named: str | None) -> End:
    """Return the end that is meant; `NotationError` if it is not named and must be (rule R4.3)."""
    if index < deal.melds and deal.meld[index] & jokers.SET:
        return "lo"
    if named:
        return "hi" if named == "hi" else "lo"
    ends = ends_of(deal, card, index)
    if len(ends) > 1:
        raise NotationError("romme_which_end", "R4.3", text=twins.name(card), meld=index)
    return ends[0] if ends else "lo"
