"""Who at Rummy 500 keeps his melds in hand until he can go out, by what he was seen to do.

Nobody does who lays down what he could have kept: more than he must after taking cards from below
the top of the pile, while all others have many and the stock will last, and without going out.  Who
has thrown some cards and laid nothing down like that seems to wait.  Of others nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...core.events import ActionPlayed
from ...core.told import Told
from ...games.rummy500.deal import Rummy500Deal
from .policy import LAST_TURNS, STEADY

THROWN = 2
"""After so many discards of a deal somebody would have laid something down if he did not wait."""


def waiting(seen: Rummy500Deal, told: Told) -> frozenset[int]:
    """Return the seats that seem to wait, of the others."""
    numbers = seen.fields()
    drawn = sum(it.kind == "stock" for it in told.history)
    stock = numbers["end"] - numbers["top"] + drawn
    begun = Begun(seen.seats, numbers["hand_size"], stock, numbers["top_must_use"])
    hasty, patient = look(told.history, begun, over=False)
    for deal in told.past:
        early, late = look(deal.history, begun, over=True)
        hasty |= early
        patient |= late
    return frozenset(patient - hasty - {seen.seat})


class Begun(NamedTuple):
    """How a deal begins: how many seats, cards in each hand, and cards in the stock."""

    seats: int
    size: int
    stock: int
    binding: int
    """Whether (1 or 0) even the top of the pile has to be used at once by who takes it."""


def look(history: Sequence[ActionPlayed], begun: Begun, *, over: bool) -> tuple[set[int], set[int]]:
    """Return who laid something down that he could have kept, and who threw some cards.

    Whoever had the last turn of a deal that is *over* may have gone out.
    """
    seats, size, stock, binding = begun
    held, throws, owed = [size] * seats, [0] * seats, [0] * seats
    hasty, now = set[int](), set[int]()
    turn = -1
    for event in history:
        seat, kind = event.seat, event.kind
        if seat != turn and kind != "call":
            hasty |= now  # he has not gone out
            now, turn = set(), seat
        if kind == "stock":
            stock -= 1
            owed[seat] = 0
        elif kind == "take":
            owed[seat] = binding if event.text == kind else 1
        elif kind in ("meld", "lay"):
            if not owed[seat] and has_time(held, seat) and stock >= LAST_TURNS * seats:
                now.add(seat)
            owed[seat] = 0
        elif kind == "discard":
            throws[seat] += 1
        for place, change in moved(event):
            held[place] += change
    hasty |= set() if over else now
    return hasty, {seat for seat, thrown in enumerate(throws) if thrown >= THROWN}


def has_time(held: Sequence[int], seat: int) -> bool:
    """Return whether all others have as many cards as who waits wants them to have."""
    return min(it for other, it in enumerate(held) if other != seat) >= STEADY.patience


def moved(event: ActionPlayed) -> Iterable[tuple[int, int]]:
    """Return for each card of an action that came to a hand, or left one, which, and 1 or -1."""
    for move in event.moves:
        for place, change in ((move.source, -1), (move.target, 1)):
            if place.startswith("hand:"):
                yield int(place[5:]), change
