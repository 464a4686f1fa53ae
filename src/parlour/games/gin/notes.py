"""The results of an action, in lines for everybody: the cards laid out, and the deal's score."""

from __future__ import annotations

from ...cards.cards import names
from ...core.events import Noted
from .deal import GinDeal
from .view import result_of


def notes_of(before: GinDeal, after: GinDeal, laid_off: int) -> tuple[Noted, ...]:
    """Return the notes on an action, which itself lays off the cards *laid_off*."""
    found: list[Noted] = []
    knocker = after.knocker
    if after.shown and not before.shown:
        melds = (names(meld & ~after.laid) for meld in after.meld if meld)
        shown = " ".join(f"[{' '.join(meld)}]" for meld in melds)
        left = " ".join(names(after.unmatched()))
        found.append(Noted("shown", knocker, facts={"melds": shown, "cards": left or "none"}))
    laid = after.laid & ~before.laid & ~laid_off
    if laid:
        found.append(Noted("laid", 1 - knocker, facts={"cards": " ".join(names(laid))}))
    if after.over:
        found.append(settlement(after))
    return tuple(found)


def settlement(deal: GinDeal) -> Noted:
    """Return the note that explains the points of a finished deal (rules S1 to S4)."""
    facts = result_of(deal)
    if facts.winner < 0:
        return Noted(facts.kind)
    plain = facts.points // 2 if facts.doubled else facts.points
    counted = abs(facts.defender_deadwood - facts.knocker_deadwood)
    return Noted(
        facts.kind,
        facts.winner,
        facts={
            "knocker": facts.knocker_deadwood,
            "defender": facts.defender_deadwood,
            "bonus": plain - counted,
            "doubled": "yes" if facts.doubled else "no",
            "points": facts.points,
        },
        chips=tuple(deal.score(seat) for seat in range(2)),
    )
