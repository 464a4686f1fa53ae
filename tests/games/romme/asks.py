"""Rommé's answers for the shared tests."""

from __future__ import annotations

from typing import Any, ClassVar

from parlour.core.deal import Deal
from tests import asks


class Asks(asks.Asks):
    """A card has a twin and may go back into the stock: where one was seen, another may lie."""

    usual_seats = 2
    seated: ClassVar = {"seating": "fixed"}

    def placed(self, deal: Deal, seat: int) -> Any:
        view: Any = deal.view(seat)
        others = [other for other in range(deal.seats) if other != seat]
        table = [meld.cards for meld in view.table]  # not what they would take
        return [view.hand, view.pile, table, *(view.known[other] for other in others)]

    def held(self, deal: Deal, seat: int, other: int) -> Any:
        view: Any = deal.view(seat)
        return view.known[other]
