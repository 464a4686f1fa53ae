"""What the shared tests ask of Tripoley and Michigan Rummy."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.deal import Deal
from tests import asks


class Asks(asks.Asks):
    """A view names no card that its seat cannot place, but for the one that is asked for."""

    usual_seats = 4

    def placed(self, deal: Deal, seat: int) -> Any:
        view: Any = deal.view(seat)
        return msgspec.structs.replace(view, next=None)

    def tells(self, deal: Deal) -> bool:
        """Who showed his best five, led, did not follow, or bid though pay cards forbid it."""
        view: Any = deal.view(0)
        bids = view.auction.bids if view.auction else ()
        barred = deal.options.exchange_requires_no_pay and any(bids)
        return bool(barred or any(view.fives) or view.runs)

    def outcome(self, view: Any) -> list[object]:
        """Whoever has the next card of a run plays it, and is paid; what was won with is shown."""
        claims = zip(view.claimed, view.known, strict=True)
        shown = [cards for sections, cards in claims if sections]  # one of several runs
        return [view.turn, view.counts, view.runs, view.gains, view.fives, view.dead, shown]
