"""The part of a deal that one seat may see, by whitelist (rules §15)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...cards import bits, high
from ...core.seat_view import OwnView
from ...pieces import trick_view, tricks
from ...pieces.trick_view import TrickPublic
from .deal import LorumDeal
from .options import LorumOptions

Phase = Literal["DECLARE", "OVERRIDE", "EXPOSE", "PLAY", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Mode = Literal["regular", "small", "big"]
MODES: tuple[Mode, ...] = get_args(Mode)
Kind = Literal[
    "all_pay",
    "one_zero",
    "two_zeros",
    "no_split",
    "one_taker",
    "all_tricks",
    "small_made",
    "small_failed",
    "big_made",
    "big_failed",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
Duty = Literal["", "lead", "follow", "beat", "free"]
QUEENS = ("", "none", "expose Qc", "expose Qs", "expose Qc Qs")
CALLS = ("", "pass", "small", "big")
EXPOSING, PLAYING, SMALL = PHASES.index("EXPOSE"), PHASES.index("PLAY"), MODES.index("small")
globals().update(EXPOSING=EXPOSING, PLAYING=PLAYING, SMALL=SMALL)


class LorumResult(msgspec.Struct, frozen=True):
    """The result of a deal: facts first, then the chips that follow from them."""

    kind: Kind
    declarer: int
    """-1 without a declaration."""
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    """Card points, with exposed queens as they count."""
    chips: tuple[int, ...]
    """Chips won or lost by each seat."""
    pool: int
    """The chips in the pool afterwards."""
    bought: tuple[int, ...]
    """Chips that each seat has to buy now."""


class LorumPublic(TrickPublic, frozen=True, tag="lorum", tag_field="game"):
    """The part that everybody sees; the seat to the right of a seat has the next number."""

    phase: Phase
    mode: Mode
    declarer: int
    """-1 without a declaration, or while it is secret."""
    asked: tuple[bool, ...]
    """The seats that have answered, before the first lead."""
    exposed: tuple[tuple[str, ...], ...]
    """The queens that each seat has exposed, whether still in hand or not."""
    stakes: tuple[int, int]
    """The price of a small and of a big, from each other seat."""
    counting: tuple[tuple[str, ...], ...]
    """The cards that each seat has taken and that count in an undeclared deal."""
    points: tuple[int, ...]
    """The points of the cards that each seat has taken."""
    stacks: tuple[int, ...]
    """Each seat's chips."""
    pool: int
    result: LorumResult | None


class LorumOwn(OwnView, frozen=True):
    """The part that a seat alone sees."""

    answer: str
    """The seat's own answer that the others do not know yet, as its action's text; or ``""``."""
    duty: Duty
    """The obligation of the seat when it plays a card."""


class LorumView(LorumPublic, frozen=True, tag="lorum", tag_field="game"):
    """A seat's view: `LorumPublic` and `LorumOwn`."""

    seat: int
    hand: tuple[str, ...]
    answer: str
    duty: Duty


def own_of(deal: LorumDeal, seat: bits.i32) -> LorumOwn:
    """Return what *seat* alone may see of *deal*."""
    hand = high.names(deal.hand[seat])
    return LorumOwn(seat, hand, answer_of(deal, seat), duty_of(deal, seat))


def public_of(deal: LorumDeal) -> LorumPublic:
    """Return what everybody may see of *deal*."""
    over: bool = deal.seat < 0
    seats = range(deal.seats)
    asking: bool = deal.phase <= EXPOSING
    price = deal.price()
    table = trick_view.public_of(deal)
    return LorumPublic(
        turn=table.turn,
        dealer=table.dealer,
        counts=table.counts,
        trick=table.trick,
        last=table.last,
        taken=table.taken,
        tricks=table.tricks,
        voids=table.voids,
        phase=PHASES[deal.phase],
        mode=MODES[deal.mode],
        declarer=deal.declarer,
        asked=tuple([asking and not deal.pending & bits.bit(other) for other in seats]),
        exposed=tuple([high.names(deal.exposed[other]) for other in seats]),
        stakes=(price, 2 * price),
        counting=tuple([high.names(deal.counting(other)) for other in seats]),
        points=tuple([deal.points_taken(other) for other in seats]),
        stacks=tuple([deal.stack[other] + deal.change[other] for other in seats]),
        pool=deal.pool,
        result=result_of(deal) if over else None,
    )


def answer_of(deal: LorumDeal, seat: bits.i32) -> str:
    """Return a seat's answer in a secret poll, or ``""``."""
    answers = QUEENS if deal.phase == EXPOSING else CALLS
    return answers[deal.answer[seat]]


def duty_of(deal: LorumDeal, seat: bits.i32) -> Duty:
    """Return the obligation of a seat that is to play a card (rules R7.1 to R7.5)."""
    if seat != deal.seat or deal.phase != PLAYING:
        return ""
    if not deal.played:
        return "lead"
    if not deal.hand[seat] & tricks.suit(deal.best):
        return "free"
    beats: bool = deal.mode == SMALL and deal.hand[seat] & tricks.above(deal.best) != 0
    return "beat" if beats else "follow"


def result_of(deal: LorumDeal) -> LorumResult:
    """Return the result of a finished deal."""
    seats = range(deal.seats)
    return LorumResult(
        kind=KINDS[deal.kind],
        declarer=deal.declarer,
        tricks=tuple([deal.tricks[seat] for seat in seats]),
        points=tuple([deal.points_taken(seat) for seat in seats]),
        chips=tuple([deal.change[seat] for seat in seats]),
        pool=deal.pool,
        bought=tuple([bought_by(deal.options, deal.stack[it] + deal.change[it]) for it in seats]),
    )


def bought_by(options: LorumOptions, stack: int) -> int:
    """Return the chips that a seat with this stack has to buy (rule R9.4)."""
    if options.insolvency != "rebuy" or stack >= 0:
        return 0
    return -(stack // options.start_chips) * options.start_chips


def lines_of(view: LorumView) -> list[tuple[str, str]]:
    """Return a view's lines for a terminal: their words and texts."""
    seats = range(len(view.counts))
    lines: list[tuple[str, str]] = []
    if view.declarer >= 0:
        lines.append((view.mode, f"P{view.declarer}"))
    if view.mode == "regular" and PHASES.index(view.phase) >= EXPOSING:
        lines.append((view.mode, "♥ 1 · Qc 4 · Qs 8"))
    lines.append(("chips", " · ".join(f"P{seat}: {view.stacks[seat]}" for seat in seats)))
    lines.append(("pool", str(view.pool)))
    shown = [f"P{seat}: {' '.join(view.exposed[seat])}" for seat in seats if view.exposed[seat]]
    if shown:
        lines.append(("exposed", " · ".join(shown)))
    if any(view.tricks):
        if view.declarer < 0:
            taken = [f"P{seat}: {view.tricks[seat]} ({view.points[seat]})" for seat in seats]
            lines.append(("taken", " · ".join(taken)))
        else:  # card points do not count (rules R6.1, R8.2)
            taken = [f"P{seat}: {view.tricks[seat]}" for seat in seats]
            lines.append(("tricks", " · ".join(taken)))
    return lines + trick_view.lines_of(view)
