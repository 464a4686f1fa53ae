"""The part of a seat's view that all trick games share."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ..cards import bits, high
from ..cards.cards import SUITS
from ..core.seat_view import PublicView, SeatView
from . import tricks
from .trick_state import TrickState


class Trick(msgspec.Struct, frozen=True):
    """The cards of a trick in the order played; `winner` is the seat that is taking it."""

    leader: int
    cards: tuple[str, ...]
    winner: int


class Void(msgspec.Struct, frozen=True):
    """Cards that a seat has shown not to hold: a suit above a rank, or with ``""`` all of it."""

    suit: str
    above: str


class TrickPublic(PublicView, frozen=True):
    """The table of a trick game: its public part begins with it, made by `public_of`.

    Seats act in the order of their numbers.
    """

    trick: Trick | None
    """The trick on the table; None before a lead."""
    last: Trick | None
    """The previous trick."""
    taken: tuple[tuple[str, ...], ...]
    """The cards of the tricks that each seat has taken."""
    tricks: tuple[int, ...]
    voids: tuple[tuple[Void, ...], ...]
    """The cards that each seat has shown not to hold."""


class TrickView(SeatView, Protocol):
    """A seat's view of any game of tricks."""

    @property
    def trick(self) -> Trick | None: ...
    @property
    def last(self) -> Trick | None: ...


def public_of(deal: TrickState) -> TrickPublic:
    """Return what everybody may see of the table."""
    seats = range(deal.seats)
    cards = [high.name(deal.trick[place]) for place in range(deal.played)]
    return TrickPublic(
        turn=deal.seat,
        dealer=deal.dealer,
        counts=tuple([bits.count(deal.hand[other]) for other in seats]),
        trick=Trick(deal.leader, tuple(cards), deal.winner) if cards else None,
        last=last_of(deal),
        taken=tuple([high.names(deal.taken[other]) for other in seats]),
        tricks=tuple([deal.tricks[other] for other in seats]),
        voids=tuple([voids_of(deal.void[other]) for other in seats]),
    )


def last_of(deal: TrickState) -> Trick | None:
    """Return the previous trick; None if there was none."""
    if deal.last_leader < 0:
        return None
    cards = [high.name(deal.last[place]) for place in range(deal.seats)]
    return Trick(deal.last_leader, tuple(cards), deal.leader)


def voids_of(void: bits.u64) -> tuple[Void, ...]:
    """Return the cards that a seat has shown not to hold, by suit."""
    found = []
    for place in range(4):
        lane = void >> 16 * place & tricks.LANE
        if lane:
            lowest = bits.first(lane)
            found.append(Void(SUITS[place], high.name(lowest - 1)[0] if lowest else ""))
    return tuple(found)


def lines_of(view: TrickView) -> list[tuple[str, str]]:
    """Return the terminal's lines for the cards played and the hand."""
    seats = len(view.counts)
    lines = [
        (
            word,
            " · ".join(f"P{seat % seats}: {card}" for seat, card in enumerate(it.cards, it.leader)),
        )
        for word, it in (("last", view.last), ("trick", view.trick))
        if it is not None
    ]
    return [*lines, ("hand", " ".join(view.hand) or "–")]
