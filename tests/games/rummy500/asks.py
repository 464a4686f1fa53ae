"""What the shared tests ask of Rummy 500."""

from __future__ import annotations

from typing import Any

from parlour.core.deal import Deal
from tests import asks


class Asks(asks.Asks):
    """Where cards have twins, some parts of a view name one that may lie elsewhere too."""

    usual_seats = 2

    def placed(self, deal: Deal, seat: int) -> Any:
        view: Any = deal.view(seat)
        if not self.twins(deal):
            return view
        others = [other for other in range(deal.seats) if other != seat]
        return [view.hand, view.pile, view.table, *(view.known[other] for other in others)]

    def held(self, deal: Deal, seat: int, other: int) -> Any:
        view: Any = deal.view(seat)
        return view.known[other] if self.twins(deal) else view

    def twins(self, deal: Deal) -> bool:
        """Return whether some card of the pack is in it twice."""
        pack = self.game.pack(deal.options, deal.seats)
        return len(set(pack)) < len(pack)
