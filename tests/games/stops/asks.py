"""Answers of Tripoley and Michigan Rummy for the shared tests."""

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
        """Return whether a seat showed its five, led, did not follow, or bid despite pay cards."""
        view: Any = deal.view(0)
        bids = view.auction.bids if view.auction else ()
        barred = deal.options.exchange_requires_no_pay and any(bids)
        return bool(barred or any(view.fives) or view.runs)

    def outcome(self, view: Any) -> list[object]:
        """Return what hidden cards decide: the next card of a run, its pay, and winning cards."""
        claims = zip(view.claimed, view.known, strict=True)
        shown = [cards for sections, cards in claims if sections]  # one of several runs
        return [view.turn, view.counts, view.runs, view.gains, view.fives, view.dead, shown]
