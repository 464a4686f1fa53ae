"""The part of a view that all games share: a game's own view begins with it."""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True):
    """The seat that sees it, the seat to act, the dealer, and the hands."""

    seat: int
    turn: int
    """The seat to act, -1 once the deal is over; in a race the seat that the lot names."""
    dealer: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    """The number of cards in each hand."""
