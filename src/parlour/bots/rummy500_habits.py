"""Who at Rummy 500 keeps his melds in hand until he can go out, by what he was seen to do.

Nobody does who lays down what he could have kept: after a card of the stock, while all others have
many cards and the stock will last, and without going out.  Who has thrown some cards and laid
nothing down like that seems to wait.  Of others nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..core.events import ActionPlayed
from ..core.told import Told
from ..games.rummy500.deal import Rummy500Deal
from .rummy500_policy import LAST_TURNS, STEADY

THROWN = 3
"""After so many discards of a deal somebody would have laid something down if he did not wait."""


def waiting(seen: Rummy500Deal, told: Told) -> frozenset[int]:
    """Return the seats that seem to wait, of the others."""
    numbers = seen.fields()
    size, left = numbers["hand_size"], numbers["end"] - numbers["top"]
    drawn = sum(it.kind == "stock" for it in told.history)
    table = Table(seen.seats, size, left + drawn)
    hasty, patient = table.look(told.history, over=False)
    for deal in told.past:
        early, late = table.look(deal.history, over=True)
        hasty |= early
        patient |= late
    return frozenset(patient - hasty - {seen.seat})


class Table:
    """How a deal begins: so many seats, cards in each hand, and cards in the stock."""

    def __init__(self, seats: int, size: int, stock: int) -> None:
        self.seats = seats
        self.size = size
        self.stock = stock

    def look(self, history: Sequence[ActionPlayed], *, over: bool) -> tuple[set[int], set[int]]:
        """Return who laid something down that he could have kept, and who threw some cards.

        Whoever had the last turn of a deal that is *over* may have gone out.
        """
        held, stock = [self.size] * self.seats, self.stock
        throws, free = [0] * self.seats, [False] * self.seats
        hasty, now = set[int](), set[int]()
        turn = -1
        for event in history:
            seat, kind = event.seat, event.kind
            if seat != turn and kind != "call":
                hasty |= now  # he has not gone out
                now, turn = set(), seat
            if kind in ("stock", "take"):
                stock -= kind == "stock"
                free[seat] = kind == "stock" and stock >= LAST_TURNS * self.seats
            elif kind in ("meld", "lay") and free[seat] and self.has_time(held, seat):
                now.add(seat)
            throws[seat] += kind == "discard"
            for place, change in moved(event):
                held[place] += change
        hasty |= set() if over else now
        return hasty, {seat for seat, thrown in enumerate(throws) if thrown >= THROWN}

    def has_time(self, held: Sequence[int], seat: int) -> bool:
        """Return whether all others have so many cards that who waits does."""
        others = (count for other, count in enumerate(held) if other != seat)
        return min(others) >= STEADY.patience


def moved(event: ActionPlayed) -> Iterable[tuple[int, int]]:
    """Return for each card of an action that came to a hand, or left one, which, and 1 or -1."""
    for move in event.moves:
        for place, change in ((move.source, -1), (move.target, 1)):
            if place.startswith("hand:"):
                yield int(place[5:]), change
