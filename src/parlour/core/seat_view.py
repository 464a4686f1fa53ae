"""A seat's view of any game: a part that everybody sees, and a part of its own.

The two are made apart.  Nothing that makes the public part knows for whom it is made, so the part
can hold no secret of a seat; it is also what spectators see.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

GAME_OF: dict[type, Any] = {}
"""The game of each type of view."""


class PublicView(msgspec.Struct, frozen=True):
    """The part that everybody sees: who acts, who has dealt, and how many cards each hand has.

    A game's own type begins with this, and is tagged with the game's id.
    """

    turn: int
    """The seat to act, -1 once the deal is over; in a race, the seat that the lot names."""
    dealer: int
    counts: tuple[int, ...]
    """Cards in each hand."""

    def _repr_html_(self) -> str | None:
        """Return a picture of a whole view, for notebooks."""
        game = GAME_OF.get(type(self))
        return game.picture(self) if game else None


class OwnView(msgspec.Struct, frozen=True):
    """The part that one seat alone sees: which seat it is, and its hand.  A game may add to it."""

    seat: int
    hand: tuple[str, ...]


class SeatView(Protocol):
    """Both parts as one value: the fields of the public part, then those of the own part.

    A game's view is its public type with the fields of its own type declared again.
    """

    @property
    def turn(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def seat(self) -> int: ...
    @property
    def hand(self) -> tuple[str, ...]: ...
