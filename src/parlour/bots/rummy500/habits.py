"""Players of Rummy 500 who keep their melds in hand until they can go out, by what they did.

A player who lays down avoidable cards does not wait: more than taking deep from the pile requires,
while all others have many cards and the stock will last, and without going out.  A player who has
thrown some cards and laid down nothing like that seems to wait.  Of others nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...core.events import ActionPlayed
from ...core.told import Told
from ...games.rummy500.deal import Rummy500Deal
from .policy import LAST_TURNS, STEADY

THROWN = 2
"""Discards in a deal after which a player who does not wait would have laid cards down."""


def waiting(seen: Rummy500Deal, told: Told) -> frozenset[int]:
    """Return the other seats that seem to wait."""
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
    """The beginning of a deal: the number of seats, of cards in each hand, and of the stock."""

    seats: int
    size: int
    stock: int
    binding: int
    """Whether (1 or 0) even the top of the pile must be used at once."""


def look(history: Sequence[ActionPlayed], begun: Begun, *, over: bool) -> tuple[set[int], set[int]]:
    """Return the seats that laid down avoidable cards, and those that threw some cards.

    The seat with the last turn of a deal that is *over* may have gone out.
    """
    seats, size, stock, binding = begun
    held, throws, owed = [size] * seats, [0] * seats, [0] * seats
    hasty, now = set[int](), set[int]()
    turn = -1
    for event in history:
        seat, kind = event.seat, event.kind
        if seat != turn and kind != "call":
            hasty |= now  # the seat has not gone out
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
    """Return whether all others have enough cards for a waiting seat to go on waiting."""
    return min(it for other, it in enumerate(held) if other != seat) >= STEADY.patience


def moved(event: ActionPlayed) -> Iterable[tuple[int, int]]:
    """Yield the seat and 1 or -1 for each card of an action that enters or leaves a hand."""
    for move in event.moves:
        for place, change in ((move.source, -1), (move.target, 1)):
            if place.startswith("hand:"):
                yield int(place[5:]), change
