"""Rummy 500's answers for the shared tests."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from parlour.core.deal import Deal
from tests import asks


class Asks(asks.Asks):
    """Where cards have twins, some parts of a view name one that may lie elsewhere too."""

    usual_seats = 2
    patient: ClassVar = {"call_timeout_s": 60}

    def placed(self, deal: Deal, seat: int) -> Any:
        view: Any = deal.view(seat)
        table = [meld.cards for meld in view.table]  # not what they would take
        if not self.twins(deal):
            return [structs.replace(view, table=()), table]
        others = [other for other in range(deal.seats) if other != seat]
        return [view.hand, view.pile, table, *(view.known[other] for other in others)]

    def held(self, deal: Deal, seat: int, other: int) -> Any:
        view: Any = deal.view(seat)
        return view.known[other] if self.twins(deal) else structs.replace(view, table=())

    def twins(self, deal: Deal) -> bool:
        """Return whether some card of the pack is in it twice."""
        pack = self.game.pack(deal.options, deal.seats)
        return len(set(pack)) < len(pack)
