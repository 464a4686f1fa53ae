"""The part of a deal that one seat may see, by whitelist (rules §11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from ...cards import bits, twins
from ...core.seat_view import OwnView, PublicView
from ...pieces import arrangement, joker_text, jokers
from . import plays
from .deal import Rummy500Deal

Phase = Literal["DRAW", "PLAY", "CALL", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Kind = Literal["out", "stock_out"]


class Rummy500Meld(msgspec.Struct, frozen=True):
    """A meld on the table: its cards, low to high (``*5h``: a joker as 5h), and their owners."""

    kind: Literal["run", "set"]
    cards: tuple[str, ...]
    owners: tuple[int, ...]
    low: str | None
    """The card that a run takes at its low end."""
    high: str | None
    """The card that a run takes at its high end."""
    missing: tuple[str, ...]
    """The cards that a set takes."""


class Rummy500Result(msgspec.Struct, frozen=True):
    """The result of a deal: facts first, then the points that follow from them."""

    kind: Kind
    out: int
    """The seat that emptied its hand, or -1."""
    winner: int
    """The seat with the most points in this deal, -1 for a tie."""
    laid: tuple[int, ...]
    """The points of each seat's cards on the table."""
    held: tuple[int, ...]
    """The cost of each seat's cards in hand."""
    points: tuple[int, ...]


class Rummy500Public(PublicView, frozen=True, tag="rummy500", tag_field="game"):
    """The part that everybody sees; a card is two letters or ``*``; lists are in table order."""

    phase: Phase
    pile: tuple[str, ...]
    """The discard pile, oldest first."""
    stock: int
    """Cards left in the stock."""
    table: tuple[Rummy500Meld, ...]
    laid: tuple[int, ...]
    """The points of each seat's cards on the table so far."""
    known: tuple[tuple[str, ...], ...]
    """The cards of each hand that came from the discard pile."""
    taken: str | None
    """The card just taken alone from the discard pile, while it is in hand."""
    must: str | None
    """The card from the discard pile that must be played next."""
    must_meld: bool
    """Whether it must be in a new meld."""
    discarder: int
    """While "Rummy!" may be called, the seat whose turn has ended; else -1."""
    idle: int
    """Consecutive turns in which a single discard was taken and nothing played."""
    worth: tuple[int, ...]
    """The value of a card on the table: ace before the two, two to king, ace."""
    going_out: str
    """The ways for the last card to leave a hand: meld_or_discard, floating or keep_one."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Hands that lie face up, at the end."""
    result: Rummy500Result | None


class Rummy500Own(OwnView, frozen=True):
    """The part that a seat alone sees."""

    melds: tuple[tuple[str, ...], ...]
    """Melds that the hand holds at once, for its order on the screen; a joker is ``*``."""


class Rummy500View(Rummy500Public, frozen=True, tag="rummy500", tag_field="game"):
    """A seat's view: `Rummy500Public` and `Rummy500Own`."""

    seat: int
    hand: tuple[str, ...]
    melds: tuple[tuple[str, ...], ...]


def own_of(deal: Rummy500Deal, seat: bits.i32) -> Rummy500Own:
    """Return what *seat* alone may see of *deal*."""
    at = 4 * seat
    sets = deal.hand[at], deal.hand[at + 1], deal.hand[at + 2], deal.hand[at + 3]
    return Rummy500Own(
        seat, twins.names_at(deal.hand, at), arrangement.side_by_side(*sets, deal.limits)
    )


def public_of(deal: Rummy500Deal) -> Rummy500Public:
    """Return what everybody may see of *deal*."""
    over: bool = deal.seat < 0
    seats = range(deal.seats)
    return Rummy500Public(
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        counts=tuple([twins.size_at(deal.hand, 4 * other) for other in seats]),
        pile=tuple([twins.name(deal.pile[place]) for place in range(deal.pile_size)]),
        stock=deal.end - deal.top,
        table=tuple([meld_of(deal, place) for place in range(deal.melds)]),
        laid=tuple([deal.laid[other] for other in seats]),
        known=tuple([twins.names_at(deal.known, 4 * other) for other in seats]),
        taken=twins.name(deal.taken) if deal.taken >= 0 else None,
        must=twins.name(deal.must) if deal.must >= 0 else None,
        must_meld=bool(deal.must_meld),
        discarder=deal.discarder,
        idle=deal.idle,
        worth=tuple([deal.worth[position] for position in range(jokers.HIGH_ACE + 1)]),
        going_out=deal.options.going_out,
        hands=hands_of(deal) if over else (None,) * deal.seats,
        result=result_of(deal) if over else None,
    )


def hands_of(deal: Rummy500Deal) -> tuple[tuple[str, ...], ...]:
    """Return all hands, laid open at the end."""
    return tuple([twins.names_at(deal.hand, 4 * seat) for seat in range(deal.seats)])


def meld_of(deal: Rummy500Deal, place: bits.i32) -> Rummy500Meld:
    """Return a meld of the table, its owners, and the cards that it takes."""
    meld = deal.meld[place]
    return Rummy500Meld(
        "set" if meld & jokers.SET else "run",
        joker_text.write(meld, True),
        owners_of(meld, deal.owner[place]),
        *joker_text.wants(meld, deal.limits),
    )


def owners_of(meld: bits.u64, owners: bits.u64) -> tuple[int, ...]:
    """Return the owner of each card of a meld, in the order of its text."""
    return tuple([owners >> 4 * slot & 15 for slot in plays.slots_in_order(meld)])


def result_of(deal: Rummy500Deal) -> Rummy500Result:
    """Return the result of a finished deal."""
    seats = range(deal.seats)
    points = tuple([deal.score(seat) for seat in seats])
    laid = tuple([deal.laid[seat] for seat in seats])
    bonus = [deal.bonus if deal.out == seat else 0 for seat in seats]
    best = max(points)
    return Rummy500Result(
        kind="stock_out" if deal.out < 0 else "out",
        out=deal.out,
        winner=points.index(best) if points.count(best) == 1 else -1,
        laid=laid,
        held=tuple([laid[seat] + bonus[seat] - points[seat] for seat in seats]),
        points=points,
    )


def lines_of(view: Rummy500View) -> list[tuple[str, str]]:
    """Return a view's lines for a terminal: their words and texts."""
    others = [seat for seat in range(len(view.counts)) if seat != view.seat]
    lines = [("counts", by_seat({seat: view.counts[seat] for seat in others}))]
    if view.result is None:
        floating = [f"P{seat}" for seat, count in enumerate(view.counts) if not count]
        lines += [("floating", " · ".join(floating))] * bool(floating)
        known = {seat: " ".join(view.known[seat]) for seat in others}
        lines += [("known", f"P{seat}: {cards}") for seat, cards in known.items() if cards]
    lines += [
        ("meld", f"T{place} [{' '.join(meld.cards)}]") for place, meld in enumerate(view.table)
    ]
    lines.append(("laid", by_seat(dict(enumerate(view.laid)))))
    if view.result is not None:
        lines.append(("held", by_seat(dict(enumerate(view.result.held)))))
    pile = [f"D{index} {card}" for index, card in enumerate(view.pile)]
    lines += [("stock", str(view.stock)), ("pile", " · ".join(pile) or "–")]
    if view.phase == "CALL":
        lines.append(("call", f"P{view.discarder}"))
    if view.must is not None:
        lines.append(("must_meld" if view.must_meld else "must", view.must))
    elif view.taken is not None:
        lines.append(("taken", view.taken))
    opened = {seat: " ".join(view.hands[seat] or ()) for seat in others}
    lines += [("opened", f"P{seat}: {cards}") for seat, cards in opened.items() if cards]
    lines.append(("hand", " ".join(view.hand) or "–"))
    return lines


def by_seat(numbers: Mapping[int, int]) -> str:
    """Return a number per seat as text."""
    return " · ".join(f"P{seat}: {number}" for seat, number in numbers.items())
