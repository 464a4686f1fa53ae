"""The part of a deal that one seat may see, by whitelist (rules §11)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...cards import bits, cards
from ...core.seat_view import OwnView, PublicView
from ...pieces import melds
from . import showdown
from .deal import GinDeal

Phase = Literal[
    "UPCARD1",
    "UPCARD2",
    "FORCED_STOCK",
    "DRAW",
    "DISCARD",
    "LAST_DISCARD",
    "SHOW_KNOCKER",
    "SHOW_DEFENDER",
    "OVER",
]
PHASES: tuple[Phase, ...] = get_args(Phase)
Kind = Literal["dead", "gin", "knock", "undercut", "biggin"]
KINDS: tuple[Kind, ...] = get_args(Kind)
TEN = 10


class GinLaidOff(msgspec.Struct, frozen=True):
    """A card laid off on the knocker's meld of that index."""

    card: str
    meld: int


class GinResult(msgspec.Struct, frozen=True):
    """The result of a deal: facts first, then the points that follow from them."""

    kind: Kind
    knocker: int
    """-1 after a dead deal."""
    winner: int
    """-1 after a dead deal."""
    points: int
    knocker_deadwood: int
    defender_deadwood: int
    counted: tuple[int, ...]
    """The defender's deadwood before any card was laid off, and after each; empty if dead."""
    doubled: bool


class GinPublic(PublicView, frozen=True, tag="gin", tag_field="game"):
    """The part that both see: cards have two letters; lists are in the order of a table."""

    phase: Phase
    pile: tuple[str, ...]
    """The discard pile, oldest first; only the last is alive."""
    stock: int
    """Cards left in the stock."""
    taken: str | None
    """The card just taken from the pile, which may not be discarded in this turn."""
    known: tuple[tuple[str, ...], ...]
    """The cards of each hand that were taken from the pile."""
    thrown: tuple[tuple[str, ...], ...]
    """All discards of each seat."""
    knock_limit: int
    gin_bonus: int
    undercut_bonus: int
    upcard: str
    """The first upcard, which stays public."""
    takes: int
    """Draws from the pile since the last from the stock."""
    knocker: int
    """-1 before a knock."""
    shown: tuple[tuple[str, ...], ...]
    """The knocker's melds with the cards laid off on them."""
    unmatched: tuple[str, ...]
    """The knocker's deadwood, once the hand is laid out."""
    laid: tuple[GinLaidOff, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """Hands that lie face up; the defender's without the cards laid off."""
    melded: tuple[tuple[tuple[str, ...], ...], ...]
    """The best arrangement of each hand that lies face up; empty for a hidden one."""
    result: GinResult | None


class GinOwn(OwnView, frozen=True):
    """The part that a seat alone sees."""

    melds: tuple[tuple[str, ...], ...]
    """The best arrangement of the own hand."""
    deadwood: int
    """The deadwood of that arrangement."""
    leaves: tuple[int, ...]
    """The deadwood after the discard of each card of the hand; empty before a draw."""


class GinView(GinPublic, frozen=True, tag="gin", tag_field="game"):
    """A seat's view: `GinPublic` and `GinOwn`."""

    seat: int
    hand: tuple[str, ...]
    melds: tuple[tuple[str, ...], ...]
    deadwood: int
    leaves: tuple[int, ...]


def own_of(deal: GinDeal, seat: bits.i32) -> GinOwn:
    """Return what *seat* alone may see of *deal*."""
    hand = deal.hand[seat]
    return GinOwn(
        seat=seat,
        hand=cards.names(hand),
        melds=arranged(deal, seat),
        deadwood=melds.deadwood(hand),
        leaves=leaves_of(hand) if deal.seat == seat and deal.knocker < 0 else (),
    )


def public_of(deal: GinDeal) -> GinPublic:
    """Return what everybody may see of *deal*."""
    knocker = deal.knocker
    over: bool = deal.seat < 0
    shown = [cards.names(deal.meld[it]) for it in range(3) if deal.meld[it]]
    hands = [hand_of(deal, it) for it in range(2)]
    return GinPublic(
        turn=deal.seat,
        phase=PHASES[deal.phase],
        dealer=deal.dealer,
        counts=(bits.count(deal.hand[0]), bits.count(deal.hand[1])),
        pile=tuple([cards.name(deal.pile[it]) for it in range(deal.pile_size)]),
        stock=deal.end - deal.top,
        taken=cards.name(deal.taken) if deal.taken >= 0 else None,
        known=(cards.names(deal.known[0]), cards.names(deal.known[1])),
        thrown=(cards.names(deal.thrown[0]), cards.names(deal.thrown[1])),
        knock_limit=deal.knock_limit,
        gin_bonus=deal.gin_bonus,
        undercut_bonus=deal.undercut_bonus,
        upcard=cards.name(deal.upcard),
        takes=deal.takes,
        knocker=knocker,
        shown=tuple(shown),
        unmatched=cards.names(deal.unmatched()) if knocker >= 0 and deal.shown else (),
        laid=laid_off(deal) if deal.laid else (),
        hands=tuple(hands),
        melded=tuple([() if hands[it] is None else arranged(deal, it) for it in range(2)]),
        result=result_of(deal) if over else None,
    )


def hand_of(deal: GinDeal, owner: bits.i32) -> tuple[str, ...] | None:
    """Return a hand that lies face up, else None."""
    if deal.knocker >= 0 and (deal.seat < 0 or deal.knocker == owner):
        return cards.names(deal.hand[owner])
    return None


def arranged(deal: GinDeal, seat: bits.i32) -> tuple[tuple[str, ...], ...]:
    """Return the melds of a hand's best arrangement."""
    packed = showdown.automatic(deal.hand[seat], deal.scratch)
    found = []
    while packed:
        found.append(cards.names(melds.meld_cards(packed & showdown.MELD)))
        packed >>= showdown.MELD_BITS
    return tuple(found)


def laid_off(deal: GinDeal) -> tuple[GinLaidOff, ...]:
    """Return the cards laid off, by the melds that they are laid off on."""
    found = []
    for place in range(3):
        found += [GinLaidOff(card, place) for card in cards.names(deal.meld[place] & deal.laid)]
    return tuple(found)


def leaves_of(hand: bits.u64) -> tuple[int, ...]:
    """Return the deadwood after each discard from eleven cards; empty for a smaller hand."""
    if bits.count(hand) <= TEN:
        return ()
    found = []
    left = hand
    while left:
        found.append(melds.deadwood(hand & ~(left & -left)))
        left &= left - 1
    return tuple(found)


def result_of(deal: GinDeal) -> GinResult:
    """Return the result of a finished deal."""
    knocker = deal.knocker
    winner = -1 if knocker < 0 else knocker
    kind = KINDS[deal.kind]
    if kind == "undercut":
        winner = 1 - knocker
    return GinResult(
        kind=kind,
        knocker=knocker,
        winner=winner,
        points=max(deal.won[0], deal.won[1]),
        knocker_deadwood=deal.deadwood[knocker] if knocker >= 0 else 0,
        defender_deadwood=deal.deadwood[1 - knocker] if knocker >= 0 else 0,
        counted=counted_down(deal) if knocker >= 0 else (),
        doubled=knocker >= 0 and deal.spades_double != 0 and deal.upcard >> 4 == 3,
    )


def counted_down(deal: GinDeal) -> tuple[int, ...]:
    """Return the defender's deadwood with all cards, and after each one of `laid_off` has left."""
    left = deal.hand[1 - deal.knocker] | deal.laid
    found = [melds.deadwood(left)]
    for place in range(3):
        laid = deal.meld[place] & deal.laid
        while laid:
            left &= ~(laid & -laid)
            laid &= laid - 1
            found.append(melds.deadwood(left))
    return tuple(found)


def lines_of(view: GinView) -> list[tuple[str, str]]:
    """Return a view's lines for a terminal: their words and texts."""
    other = 1 - view.seat
    melded = {card for meld in view.melds for card in meld}
    hand = [f"[{' '.join(meld)}]" for meld in view.melds]
    hand += [card for card in view.hand if card not in melded]
    lines = [("other", str(view.counts[other])), ("stock", str(view.stock))]
    if view.known[other]:
        lines.append(("known", " ".join(view.known[other])))
    lines.append(("pile", next(reversed(view.pile), "–")))
    if view.knocker >= 0:
        shown = [f"[{' '.join(meld)}]" for meld in view.shown]
        lines.append(("shown", " ".join([*shown, *view.unmatched])))
    opened = view.hands[other]
    if opened is not None and view.knocker != other:
        lines.append(("opened", " ".join(opened)))
    lines += [("limit", str(view.knock_limit)), ("deadwood", str(view.deadwood))]
    lines.append(("hand", " ".join(hand)))
    return lines
