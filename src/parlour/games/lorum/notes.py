"""The results of an action, in lines for everybody: declarations, tricks, and payments."""

from __future__ import annotations

from ...cards import high
from ...core.events import Noted, alone
from .deal import LorumDeal
from .view import MODES, PLAYING, result_of


def notes_of(before: LorumDeal, after: LorumDeal) -> tuple[Noted, ...]:
    """Return the notes on an action."""
    found: list[Noted] = []
    if before.phase < PLAYING <= after.phase:
        for seat in range(after.seats):
            if after.exposed[seat] & ~before.exposed[seat]:
                queens = " ".join(high.names(after.exposed[seat]))
                found.append(Noted("exposed", seat, facts={"cards": queens}))
        found.append(Noted(MODES[after.mode], after.leader))
    if before.phase == PLAYING and after.played == 0:
        points = after.points_so_far(after.leader) - before.points_so_far(after.leader)
        counts = "yes" if MODES[after.mode] == "regular" else "no"
        found.append(Noted("trick", after.leader, facts={"points": points, "counts": counts}))
    if after.over:
        if any(after.hand[seat] for seat in range(after.seats)):
            found.append(Noted("decided"))
        found += settlement(after)
    return tuple(found)


def settlement(deal: LorumDeal) -> list[Noted]:
    """Return the notes on who pays how many chips to whom, and for what (rules R8, R9.3)."""
    result = result_of(deal)
    points = tuple(result.points)
    if result.kind == "all_tricks" or result.declarer >= 0:
        centre = deal.leader if result.declarer < 0 else result.declarer
        return [Noted(result.kind, centre), *dues(result.chips, centre)]
    found = []
    for seat, chips in enumerate(result.chips):
        if points[seat]:
            facts: dict[str, str | int] = {"points": points[seat], "chips": -chips}
            paid = alone(seat, chips, deal.seats)
            found.append(Noted("pays_points", seat, facts=facts, chips=paid))
    for seat, chips in enumerate(result.chips):
        if not points[seat] and chips:
            won = alone(seat, chips, deal.seats)
            found.append(Noted("takes_pool", seat, facts={"chips": chips}, chips=won))
    if result.pool:
        found.append(Noted("pool", facts={"chips": result.pool}))
    return [Noted(result.kind), *found]


def dues(change: tuple[int, ...], centre: int) -> list[Noted]:
    """Return the notes on each seat's payment to the seat in the centre, or from it."""
    found = []
    for seat, chips in enumerate(change):
        if seat != centre and chips:
            moved = [0] * len(change)
            moved[seat], moved[centre] = chips, -chips
            payer, receiver = (seat, centre) if chips < 0 else (centre, seat)
            facts: dict[str, str | int] = {"chips": abs(chips)}
            found.append(Noted("pays", payer, receiver, facts, chips=tuple(moved)))
    return found
