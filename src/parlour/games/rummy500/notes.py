"""The results of an action, in lines for everybody: points on the table, and hands counted."""

from __future__ import annotations

from ...cards.twins import names
from ...core.events import Noted, alone
from .deal import Rummy500Deal
from .view import result_of


def notes_of(before: Rummy500Deal, after: Rummy500Deal) -> tuple[Noted, ...]:
    """Return the notes on an action."""
    seat = before.seat
    laid = after.laid[seat] - before.laid[seat]
    found = [Noted("laid", seat, facts={"points": laid})] if laid else []
    return (*found, *settlement(after)) if after.over else tuple(found)


def settlement(deal: Rummy500Deal) -> list[Noted]:
    """Return the notes on all points on table and in hand in a finished deal (rules S1 to S3)."""
    result = result_of(deal)
    found = [Noted("out", result.out) if result.out >= 0 else Noted("stock_out")]
    for seat, points in enumerate(result.points):
        laid, held = result.laid[seat], result.held[seat]
        found.append(
            Noted(
                "counted",
                seat,
                facts={
                    "laid": laid,
                    "held": held,
                    "bonus": points - laid + held,
                    "cards": " ".join(names(*deal.cards_of(seat))) or "none",
                    "points": points,
                },
                chips=alone(seat, points, deal.seats),
            )
        )
    return found
