"""What a seat sees of any game: a game's own view begins with this."""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True):
    """Who sees it, who acts, who has dealt, and the hands."""

    seat: int
    turn: int
    """The seat to act, -1 once the deal is over; in a race whom the lot names."""
    dealer: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    """Cards in each hand."""
