"""The part of a deal that one seat may see, by whitelist."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec.structs import asdict

from parlour.cards import high
from parlour.core.seat_view import OwnView
from parlour.pieces import trick_view

from .deal import HeartsDeal

Phase = Literal["PASS", "PLAY", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class HeartsResult(msgspec.Struct, frozen=True):
    """The result of a deal."""

    kind: Literal["counted", "moon"]
    shooter: int
    """The seat that has taken all points, or -1."""
    taken: tuple[int, ...]
    """The points in each seat's tricks."""
    points: tuple[int, ...]
    """Their value: points against a player are negative."""


class HeartsPublic(trick_view.TrickPublic, frozen=True, tag="hearts", tag_field="game"):
    """The part that everybody sees; the seat on the left of a seat has the next number."""

    phase: Phase
    to_pass: int
    """The number of cards that each player passes."""
    chosen: tuple[int, ...]
    """The number of cards that each seat has chosen, while they are being chosen."""
    broken: bool
    """Whether hearts may be led."""
    points: tuple[int, ...]
    """The points in the tricks that each seat has taken."""
    result: HeartsResult | None


class HeartsOwn(OwnView, frozen=True):
    """The part that a seat alone sees."""

    pass_to: int
    """The seat to which the own cards are passed, -1 for none."""
    given: tuple[str, ...]
    """The own cards that were chosen or passed; then those that the receiver still holds."""
    got: tuple[str, ...]
    """The cards passed to the seat that it still holds."""


class HeartsView(HeartsPublic, frozen=True, tag="hearts", tag_field="game"):
    """A seat's view: `HeartsPublic` and `HeartsOwn`."""

    seat: int
    hand: tuple[str, ...]
    pass_to: int
    given: tuple[str, ...]
    got: tuple[str, ...]


def own_of(deal: HeartsDeal, seat: int) -> HeartsOwn:
    """Return what *seat* alone may see of *deal*."""
    giver = (seat - deal.aim) % deal.seats
    return HeartsOwn(
        seat=seat,
        hand=high.names(deal.hand[seat]),
        pass_to=(seat + deal.aim) % deal.seats if deal.aim else -1,
        given=high.names(deal.passed[seat]),
        got=() if PHASES[deal.phase] == "PASS" else high.names(deal.passed[giver]),
    )


def public_of(deal: HeartsDeal) -> HeartsPublic:
    """Return what everybody may see of *deal*."""
    seats, passing = range(deal.seats), PHASES[deal.phase] == "PASS"
    return HeartsPublic(
        **asdict(trick_view.public_of(deal)),
        phase=PHASES[deal.phase],
        to_pass=deal.each if deal.aim else 0,
        chosen=tuple(deal.passed[other].bit_count() if passing else 0 for other in seats),
        broken=bool(deal.broken),
        points=tuple(map(deal.penalty, seats)),
        result=result_of(deal) if deal.seat < 0 else None,
    )


def result_of(deal: HeartsDeal) -> HeartsResult:
    """Return the result of a finished deal."""
    taken = tuple(map(deal.penalty, range(deal.seats)))
    kind: Literal["counted", "moon"] = "counted" if deal.shooter < 0 else "moon"
    return HeartsResult(kind, deal.shooter, taken, tuple(deal.change[: deal.seats]))


def lines_of(view: HeartsView) -> list[tuple[str, str]]:
    """Return a view's lines for a terminal: their words and texts."""
    lines: list[tuple[str, str]] = []
    if view.pass_to >= 0 and (view.given or view.phase == "PASS"):
        lines.append(("given", f"P{view.pass_to}: {' '.join(view.given) or '–'}"))
    if any(view.tricks):
        lines.append(("taken", " · ".join(f"P{it}: {won}" for it, won in enumerate(view.points))))
    return lines + trick_view.lines_of(view)
