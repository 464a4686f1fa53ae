"""What one seat may see of a deal, by whitelist: nothing else ever leaves the deal."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from parlour.cards import high
from parlour.pieces import trick_text
from parlour.pieces.trick_text import Trick, Void, last_of, trick_of, voids_of

from .deal import HeartsDeal

Phase = Literal["PASS", "PLAY", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class HeartsResult(msgspec.Struct, frozen=True):
    """How a deal ended."""

    kind: Literal["counted", "moon"]
    shooter: int
    """Who has taken all points, or -1."""
    taken: tuple[int, ...]
    """The points in each seat's tricks."""
    points: tuple[int, ...]
    """What they count: points against a player are below zero."""


class HeartsView(msgspec.Struct, frozen=True, tag="hearts", tag_field="game"):
    """A seat's view; who sits on the left of a seat has the next number."""

    seat: int
    turn: int
    """The seat to act, -1 once the deal is over."""
    phase: Phase
    dealer: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    """Cards in each hand."""
    pass_to: int
    """The seat that the own cards are passed to, -1 if none are."""
    to_pass: int
    """How many cards everybody passes."""
    chosen: tuple[int, ...]
    """How many cards each seat has chosen, while they are being chosen."""
    given: tuple[str, ...]
    """The own cards that were chosen or passed; then those of them that the other still holds."""
    got: tuple[str, ...]
    """The cards that were passed to the seat and that it still holds."""
    broken: bool
    """Whether hearts may be led."""
    trick: Trick | None
    last: Trick | None
    taken: tuple[tuple[str, ...], ...]
    """The cards of the tricks that each seat has taken."""
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    """The points in them."""
    voids: tuple[tuple[Void, ...], ...]
    """What each seat has shown not to hold."""
    result: HeartsResult | None


def view_of(deal: HeartsDeal, seat: int) -> HeartsView:
    """Return what *seat* may see of *deal*."""
    seats, passing = range(deal.seats), PHASES[deal.phase] == "PASS"
    giver = (seat - deal.aim) % deal.seats
    return HeartsView(
        seat=seat,
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        hand=tuple(high.names(deal.hand[seat])),
        counts=tuple(deal.hand[other].bit_count() for other in seats),
        pass_to=(seat + deal.aim) % deal.seats if deal.aim else -1,
        to_pass=deal.each if deal.aim else 0,
        chosen=tuple(deal.passed[other].bit_count() if passing else 0 for other in seats),
        given=tuple(high.names(deal.passed[seat])),
        got=() if passing else tuple(high.names(deal.passed[giver])),
        broken=bool(deal.broken),
        trick=trick_of(deal),
        last=last_of(deal),
        taken=tuple(tuple(high.names(deal.taken[other])) for other in seats),
        tricks=tuple(deal.tricks[: deal.seats]),
        points=tuple(map(deal.penalty, seats)),
        voids=tuple(voids_of(deal.void[other]) for other in seats),
        result=result_of(deal) if deal.seat < 0 else None,
    )


def result_of(deal: HeartsDeal) -> HeartsResult:
    """Return how a finished deal ended."""
    taken = tuple(map(deal.penalty, range(deal.seats)))
    kind: Literal["counted", "moon"] = "counted" if deal.shooter < 0 else "moon"
    return HeartsResult(kind, deal.shooter, taken, tuple(deal.change[: deal.seats]))


def lines_of(view: HeartsView) -> list[tuple[str, str]]:
    """Return a view for a terminal: what each line is, and its text."""
    lines: list[tuple[str, str]] = []
    if view.pass_to >= 0 and (view.given or view.phase == "PASS"):
        lines.append(("given", f"P{view.pass_to}: {' '.join(view.given) or '–'}"))
    if any(view.tricks):
        lines.append(("taken", " · ".join(f"P{it}: {won}" for it, won in enumerate(view.points))))
    lines += trick_text.lines_of(view.trick, view.last, len(view.counts))
    return [*lines, ("hand", " ".join(view.hand) or "–")]
