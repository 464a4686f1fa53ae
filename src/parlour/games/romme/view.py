"""What one seat may see of a deal, by whitelist (rules §12): nothing else ever leaves the deal."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...cards.cards import members
from ...cards.twins import name, names
from ...pieces import joker_text, jokers
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
    """Who laid it."""
    low: str | None
    """The card that a run takes at its low end."""
    high: str | None
    """The card that a run takes at its high end."""
    missing: tuple[str, ...]
    """The cards that a set takes."""
    swaps: tuple[str, ...]
    """The cards that free a joker of it."""
    value: int
    """What it counts towards a first meld."""


class RommeResult(msgspec.Struct, frozen=True):
    """How a deal ended: facts first, then the points made of them."""

    kind: Kind
    winner: int
    """-1 if nobody could go out."""
    face_down: bool
    """Whether the winner's last card was discarded, face down."""
    doubled: bool
    points: tuple[int, ...]


class RommeView(msgspec.Struct, frozen=True, tag="romme", tag_field="game"):
    """A seat's view; cards are two letters, a joker is ``*``."""

    seat: int
    turn: int
    """The seat to act, -1 once the deal is over."""
    phase: Phase
    dealer: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    """Cards in each hand."""
    playing: tuple[bool, ...]
    """Who has not been put out of the match."""
    table: tuple[RommeMeld, ...]
    opened: tuple[bool, ...]
    """Who has made the first meld."""
    staged: int
    """Points of the first meld that is being made."""
    open_min: int
    """What it must count."""
    jokers: tuple[int, int, int]
    """The naturals that a meld needs, and the most jokers in a row and in a meld."""
    pile: tuple[str, ...]
    """The discard pile, oldest first."""
    stock: int
    """Cards left in the stock."""
    refills: int
    """How often the stock has been made of discards."""
    recycled: tuple[str, ...]
    """Of which ones it was made last."""
    known: tuple[tuple[str, ...], ...]
    """What of each hand everybody has seen: taken from the pile, swapped, or kept at the cut."""
    taken: str | None
    """The card just taken from the pile, which may not be discarded in this turn."""
    due: Due
    """What must be done next: use or meld the card taken, meld or play the joker swapped."""
    due_card: str | None
    """The card that this must be done with."""
    cut: str | None
    """The card at the bottom of the stock, for who has seen it at the cut."""
    robber: int
    """Who kept a joker at the cut, or -1."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Hands laid open: all of them once the deal is over."""
    result: RommeResult | None


def view_of(deal: RommeDeal, seat: int) -> RommeView:
    """Return what *seat* may see of *deal*."""
    over = deal.seat < 0
    seats = range(deal.seats)
    hands = [tuple(cards_of(deal.hand, other)) for other in seats]
    return RommeView(
        seat=seat,
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        hand=hands[seat],
        counts=tuple(map(len, hands)),
        playing=tuple(bool(deal.sitting >> other & 1) for other in seats),
        table=tuple(
            meld_of(deal, meld, owner)
            for meld, owner in zip(deal.meld[: deal.melds], deal.owner, strict=False)
        ),
        opened=tuple(bool(deal.opened >> other & 1) for other in seats),
        staged=deal.staged,
        open_min=deal.open_min,
        jokers=(deal.limits & 15, deal.limits >> 4 & 15, deal.limits >> 8),
        pile=tuple(map(name, deal.pile[: deal.pile_size])),
        stock=deal.end - deal.top,
        refills=deal.refills,
        recycled=tuple(names(*deal.recycled)),
        known=tuple(tuple(cards_of(deal.known, other)) for other in seats),
        taken=name(deal.taken) if deal.taken >= 0 else None,
        due=DUES[deal.due],
        due_card=name(deal.due_card) if deal.due else None,
        cut=name(deal.stock[deal.end - 1]) if seat == deal.cutter and deal.seen < 0 else None,
        robber=deal.robber,
        hands=tuple(hand if over else None for hand in hands),
        result=result_of(deal) if over else None,
    )


def meld_of(deal: RommeDeal, meld: int, owner: int) -> RommeMeld:
    """Return a meld of the table, and what it takes."""
    found = members(jokers.missing(meld)) if deal.swaps else ()
    if deal.completes_sets and meld & joker_text.SET:
        found = [card for card in found if jokers.size(meld) == 4 and jokers.jokers(meld) == 1]
    return RommeMeld(
        "set" if meld & joker_text.SET else "run",
        tuple(joker_text.write(meld)),
        owner,
        *joker_text.wants(meld),
        tuple(map(name, found)),
        opening.value(meld),
    )


def cards_of(sets: list[int], seat: int) -> list[str]:
    """Return the names of a seat's counted set."""
    return names(*sets[3 * seat : 3 * seat + 3])


def result_of(deal: RommeDeal) -> RommeResult:
    """Return how a finished deal ended."""
    winner = deal.winner
    doubled = winner >= 0 and deal.factor == 2 and not deal.active >> winner & 1
    points = tuple(deal.won[: deal.seats])
    return RommeResult("blocked" if winner < 0 else "out", winner, deal.last >= 0, doubled, points)


def lines_of(view: RommeView) -> list[tuple[str, str]]:
    """Return a view for a terminal: what each line is, and its text."""
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
    lines += [("stock", str(view.stock)), ("pile", view.pile[-1] if view.pile else "–")]
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
