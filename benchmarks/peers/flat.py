"""A player of gin rummy that tries every action in a thousand worlds."""

from __future__ import annotations

from parlour.bots.gin.policy import searching
from parlour.games.gin.deal import GinDeal
from parlour.search.montecarlo import search

WORLDS = 1000


class Flat:
    """The engine's search with its policy, whatever the budget."""

    name = "flat"

    def choose(self, seen: GinDeal, budget: int, seed: int) -> int:
        return search(seen, searching(seen.seat), WORLDS, seed)[0].code
