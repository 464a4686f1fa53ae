"""The claims of people without a key that an absent person's seat is theirs: in memory only.

The others at the table answer.  Nodes tell each other of claims, so each has its own `Claims`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from ..ground.errors import NotNow

CLAIM_S = 30.0
"""Seconds for which the others are asked."""
DENIED_S = 600.0
"""Seconds for which an address cannot claim a seat again after the others said no."""


class SeatClaim(NamedTuple):
    """Somebody's claim of a chair, with the hash of the key that they would get.

    `crowd` stands for their address at this table.
    """

    chair: int
    token_hash: str
    crowd: str

    @property
    def id(self) -> str:
        """Its name for others, which opens nothing."""
        return self.token_hash[:16]


class Claims:
    """The open claims at one table, at most one per chair, and those that were denied."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: dict[int, tuple[SeatClaim, float]] = {}  # and when each ends
        self._denied: dict[tuple[int, str], float] = {}

    def open(self) -> list[tuple[SeatClaim, float]]:
        """Return the open claims, and for how many seconds each is still open."""
        now = self._clock()
        self._open = {chair: it for chair, it in self._open.items() if it[1] > now}
        return [(claim, until - now) for claim, until in self._open.values()]

    def find(self, claim_id: str) -> SeatClaim | None:
        """Return an open claim by its id."""
        return next((claim for claim, _ in self.open() if claim.id == claim_id), None)

    def left(self, claim: SeatClaim) -> float:
        """Return for how many seconds a claim is open; ``NotNow`` if the others have denied it."""
        if self._denied.get((claim.chair, claim.crowd), 0.0) > self._clock():
            raise NotNow("claim_denied")
        return next((left for it, left in self.open() if it == claim), 0.0)

    def begin(self, claim: SeatClaim) -> bool:
        """Open a claim; return False if it is open already, ``NotNow`` if another one is."""
        if self.left(claim):
            return False
        if any(it.chair == claim.chair for it, _ in self.open()):
            raise NotNow("seat_claimed")
        self._open[claim.chair] = claim, self._clock() + CLAIM_S
        return True

    def deny(self, claim: SeatClaim) -> None:
        """Close a claim, and let its address wait."""
        now = self._clock()
        self._denied = {it: until for it, until in self._denied.items() if until > now}
        self._denied[claim.chair, claim.crowd] = now + DENIED_S
        self.close({claim.chair})

    def close(self, chairs: Collection[int]) -> list[SeatClaim]:
        """Close the claims of these chairs, and return them."""
        return [self._open.pop(chair)[0] for chair in {*chairs} & self._open.keys()]
