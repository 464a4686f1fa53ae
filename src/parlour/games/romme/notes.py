"""The results of an action, in lines for everybody: a first meld, a new stock, hands counted."""

from __future__ import annotations

from ...cards import twins
from ...cards.cards import members
from ...core.codec import PAYLOAD, kind_of
from ...core.events import Noted, alone
from . import actions, opening
from .deal import RommeDeal
from .view import result_of


def notes_of(before: RommeDeal, code: int, after: RommeDeal) -> tuple[Noted, ...]:
    """Return the notes on an action."""
    found: list[Noted] = []
    if after.refills > before.refills:
        found.append(Noted("refilled"))
    if kind_of(code) == actions.MELD:
        points = before.staged + opening.value(code & PAYLOAD)
        facts: dict[str, str | int] = {"points": points, "least": after.open_min}
        if after.opened & ~before.opened:
            found.append(Noted("opened", before.seat, facts=facts))
        elif after.staged:
            found.append(Noted("staged", before.seat, facts=facts))
    return (*found, *settlement(after)) if after.over else tuple(found)


def settlement(deal: RommeDeal) -> list[Noted]:
    """Return the notes on all hands of a finished deal, and on the winner's points (R8)."""
    result = result_of(deal)
    found = [Noted("out", result.winner) if result.winner >= 0 else Noted("blocked")]
    if result.doubled:
        found.append(Noted("doubled", result.winner))
    for seat in members(deal.sitting):
        won = result.points[seat]
        chips = alone(seat, won, deal.seats)
        if seat != result.winner:
            left = " ".join(twins.names(*deal.hand[4 * seat : 4 * seat + 4]))
            found.append(Noted("left", seat, facts={"cards": left, "points": -won}, chips=chips))
        elif won:
            found.append(Noted("gets", seat, facts={"points": won}, chips=chips))
    return found
