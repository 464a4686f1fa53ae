"""The part of a deal that one seat may see, by whitelist (rules §12)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...cards import bits, cards, twins
from ...core.seat_view import OwnView, PublicView
from ...pieces import arrangement, joker_text, jokers
from . import opening
from .deal import RommeDeal

Phase = Literal["CUT", "DRAW", "PLAY", "OVER"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Due = Literal["", "use_card", "meld_card", "play_joker"]
DUES: tuple[Due, ...] = get_args(Due)
Kind = Literal["out", "blocked"]


class RommeMeld(msgspec.Struct, frozen=True):
    """A meld on the table, low to high; in a run ``*4c`` is a joker that stands for the 4c."""

    kind: Literal["run", "set"]
    cards: tuple[str, ...]
    owner: int
    """The seat that laid it."""
    low: str | None
    """The card that a run takes at its low end."""
    high: str | None
    """The card that a run takes at its high end."""
    missing: tuple[str, ...]
    """The cards that a set takes."""
    swaps: tuple[str, ...]
    """The cards that free one of its jokers."""
    value: int
    """Its points towards a first meld."""


class RommeResult(msgspec.Struct, frozen=True):
    """The result of a deal: facts first, then the points that follow from them."""

    kind: Kind
    winner: int
    """-1 if nobody could go out."""
    face_down: bool
    """Whether the winner's last card was discarded, face down."""
    doubled: bool
    points: tuple[int, ...]


class RommePublic(PublicView, frozen=True, tag="romme", tag_field="game"):
    """The part that everybody sees; cards have two letters, a joker is ``*``."""

    phase: Phase
    playing: tuple[bool, ...]
    """The seats that have not been put out of the match."""
    table: tuple[RommeMeld, ...]
    opened: tuple[bool, ...]
    """The seats that have made their first meld."""
    staged: int
    """Points of the first meld that is being made."""
    open_min: int
    """The points that it must have."""
    jokers: tuple[int, int, int]
    """The naturals that a meld needs, and the most jokers in a row and in a meld."""
    pile: tuple[str, ...]
    """The discard pile, oldest first."""
    stock: int
    """Cards left in the stock."""
    refills: int
    """The number of refills of the stock from discards."""
    recycled: tuple[str, ...]
    """The cards of the last refill."""
    known: tuple[tuple[str, ...], ...]
    """The cards of each hand that everybody has seen: from the pile, by a swap, or at the cut."""
    taken: str | None
    """The card just taken from the pile, which may not be discarded in this turn."""
    due: Due
    """What must be done next: use or meld the card taken, meld or play the joker swapped."""
    due_card: str | None
    """The card to do it with."""
    robber: int
    """The seat that kept a joker at the cut, or -1."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Hands that lie face up: all of them once the deal is over."""
    result: RommeResult | None


class RommeOwn(OwnView, frozen=True):
    """The part that a seat alone sees."""

    cut: str | None
    """The card at the bottom of the stock, for the seat that saw it at the cut."""
    melds: tuple[tuple[str, ...], ...]
    """Melds that the hand holds at once, for its order on the screen; a joker is ``*``."""


class RommeView(RommePublic, frozen=True, tag="romme", tag_field="game"):
    """A seat's view: `RommePublic` and `RommeOwn`."""

    seat: int
    hand: tuple[str, ...]
    cut: str | None
    melds: tuple[tuple[str, ...], ...]


def own_of(deal: RommeDeal, seat: bits.i32) -> RommeOwn:
    """Return what *seat* alone may see of *deal*."""
    at = 4 * seat
    sets = deal.hand[at], deal.hand[at + 1], deal.hand[at + 2], deal.hand[at + 3]
    return RommeOwn(
        seat,
        twins.names_at(deal.hand, at),
        cut_of(deal, seat),
        arrangement.side_by_side(*sets, deal.limits),
    )


def public_of(deal: RommeDeal) -> RommePublic:
    """Return what everybody may see of *deal*."""
    over: bool = deal.seat < 0
    seats = range(deal.seats)
    return RommePublic(
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        counts=tuple([twins.size_at(deal.hand, 4 * other) for other in seats]),
        playing=seats_of(deal.sitting, deal.seats),
        table=tuple([meld_of(deal, place) for place in range(deal.melds)]),
        opened=seats_of(deal.opened, deal.seats),
        staged=deal.staged,
        open_min=deal.open_min,
        jokers=(deal.limits & 15, deal.limits >> 4 & 15, deal.limits >> 8 & 15),
        pile=tuple([twins.name(deal.pile[place]) for place in range(deal.pile_size)]),
        stock=deal.end - deal.top,
        refills=deal.refills,
        recycled=twins.names_at(deal.recycled, 0),
        known=tuple([twins.names_at(deal.known, 4 * other) for other in seats]),
        taken=twins.name(deal.taken) if deal.taken >= 0 else None,
        due=DUES[deal.due],
        due_card=twins.name(deal.due_card) if deal.due else None,
        robber=deal.robber,
        hands=hands_of(deal) if over else (None,) * deal.seats,
        result=result_of(deal) if over else None,
    )


def hands_of(deal: RommeDeal) -> tuple[tuple[str, ...], ...]:
    """Return all hands, laid open at the end."""
    return tuple([twins.names_at(deal.hand, 4 * seat) for seat in range(deal.seats)])


def seats_of(mask: bits.i32, seats: bits.i32) -> tuple[bool, ...]:
    """Return for every seat whether it is in a mask."""
    return tuple([bool(mask & bits.bit(seat)) for seat in range(seats)])


def cut_of(deal: RommeDeal, seat: bits.i32) -> str | None:
    """Return the card at the bottom of the stock, if that seat has seen it at the cut."""
    return twins.name(deal.stock[deal.end - 1]) if seat == deal.cutter and deal.seen < 0 else None


def meld_of(deal: RommeDeal, place: bits.i32) -> RommeMeld:
    """Return a meld of the table, and the cards that it takes."""
    meld = deal.meld[place]
    is_set: bool = meld & jokers.SET != 0
    freeing: bits.u64 = jokers.missing(meld) if deal.swaps else 0
    if is_set and deal.completes_sets and (jokers.size(meld) < 4 or jokers.jokers(meld) > 1):
        freeing = 0
    return RommeMeld(
        "set" if is_set else "run",
        joker_text.write(meld),
        deal.owner[place],
        *joker_text.wants(meld, deal.limits),
        cards.names(freeing),
        opening.value(meld),
    )


def result_of(deal: RommeDeal) -> RommeResult:
    """Return the result of a finished deal."""
    winner = deal.winner
    face_down: bool = deal.last >= 0
    doubled: bool = winner >= 0 and deal.factor == 2 and not deal.active & bits.bit(winner)
    points = tuple([deal.won[seat] for seat in range(deal.seats)])
    return RommeResult("blocked" if winner < 0 else "out", winner, face_down, doubled, points)


def lines_of(view: RommeView) -> list[tuple[str, str]]:
    """Return a view's lines for a terminal: their words and texts."""
    others = [seat for seat in range(len(view.counts)) if seat != view.seat and view.playing[seat]]
    lines = [("others", " · ".join(f"P{seat}: {view.counts[seat]}" for seat in others))]
    if view.result is None:
        known = {seat: " ".join(view.known[seat]) for seat in others}
        lines += [("known", f"P{seat}: {cards}") for seat, cards in known.items() if cards]
    gone = [f"P{seat}" for seat, plays in enumerate(view.playing) if not plays]
    if gone:
        lines.append(("gone", " · ".join(gone)))
    if view.robber >= 0:
        lines.append(("robber", f"P{view.robber}"))
    lines += [
        ("meld", f"T{index} [{' '.join(meld.cards)}] P{meld.owner}")
        for index, meld in enumerate(view.table)
    ]
    lines += [("stock", str(view.stock)), ("pile", next(reversed(view.pile), "–"))]
    if view.cut is not None:
        lines.append(("cut", view.cut))
    if view.due:
        lines.append((f"due-{view.due}", view.due_card or ""))
    elif view.taken is not None:
        lines.append(("taken", view.taken))
    if not view.opened[view.seat] and view.result is None:
        lines.append(("opening", f"{view.staged} / {view.open_min}"))
    opened = {seat: " ".join(view.hands[seat] or ()) for seat in others}
    lines += [("opened", f"P{seat}: {cards}") for seat, cards in opened.items() if cards]
    lines.append(("hand", " ".join(view.hand) or "–"))
    return lines
