"""Positions: any state of a deal in progress as one line, and back (docs/notation.md).

====================  ====================================================================
section               meaning (default)
====================  ====================================================================
``H:`` ``O:``         the hands of seats P0 and P1; melds may be bracketed for the reader
``D:``                the discard pile, oldest first (``Kc``)
``S:``                the stock, next card first (20 cards)
``phase=``            ``UPCARD1`` … ``SHOW_DEFENDER`` (``DISCARD``)
``turn=``             the seat to act (P0); ``dealer=`` the dealer (P1)
``took=``             the card just taken from the pile
``takes=``            draws from the pile since the last from the stock
``upcard=``           the first upcard (the oldest card of ``D``)
``H+:`` ``O+:``       cards of the hand that were taken from the pile
``H-:`` ``O-:``       cards that the seat has discarded
``show:``             the knocker's melds; ``laid: 7s>T1 …`` what was laid off, in order
``opt:``              options that are not at their default
====================  ====================================================================
"""

from __future__ import annotations

from ...cards.cards import PACK_52, collect, members, name, names
from ...core.errors import NotationError
from ...core.notation import Position, melds_of, read_card, write_cards
from ...pieces import melds
from . import actions
from .deal import GinDeal
from .options import GinOptions
from .view import PHASES

MID_DEAL = PHASES[:-1]


def read(text: str) -> GinDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text)
    options = GinOptions.of(GinOptions.read(parts.options()))
    phase = parts.word("phase", "DISCARD")
    if phase not in MID_DEAL:
        raise NotationError("no_phase", text=phase, allowed=", ".join(MID_DEAL))
    dealer = parts.seat("dealer", 1, 2)
    first = {"UPCARD1": 1 - dealer, "FORCED_STOCK": 1 - dealer, "UPCARD2": dealer}
    turn = parts.seat("turn", first.get(phase, int(phase == "SHOW_DEFENDER")), 2)
    hands = [parts.cards("H") or [], parts.cards("O") or []]
    pile, stock = parts.cards("D"), parts.cards("S")
    took = parts.word("took", "")
    taken = read_card(took) if took else -1
    lays = [actions.read_lay_off(part) for part in parts.named.pop("laid", "").split()]
    laid = [read_card(lay.card) for lay in lays]
    used = set(hands[0] + hands[1] + (pile or []) + (stock or []) + laid)
    free = [card for card in PACK_52 if card not in used]
    if pile is None:
        kings = [card for card in free if card == read_card("Kc")]
        pile = (kings or free)[:1]
        free = [card for card in free if card not in pile]
    if stock is None:
        stock = free[:20]
    oldest = pile[0] if pile else taken if taken >= 0 else read_card("Kc")
    upcard = parts.word("upcard", name(oldest))
    known = [parts.cards("H+") or [], parts.cards("O+") or []]
    thrown = [parts.cards("H-") or [], parts.cards("O-") or []]
    takes = parts.count("takes", 1 if taken >= 0 else 0)
    shown = melds_of(parts.named.pop("show", ""))
    parts.finish()
    if taken >= 0:
        known[turn].append(taken)
    deal = GinDeal(options)
    deal.place(
        [collect(hand) for hand in hands],
        [collect(cards) for cards in known],
        [collect(cards) for cards in thrown],
        pile,
        stock,
        PHASES.index(phase),
        turn,
        dealer,
        taken,
        takes,
        read_card(upcard),
    )
    check_once([*hands[0], *hands[1], *pile, *stock, *laid])
    lay_out(deal, shown, lays)
    check(deal, hands, pile, stock)
    return deal


def check_once(cards: list[int]) -> None:
    """Raise `NotationError` if a card is in two places."""
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise NotationError("card_twice", text=name(card))


def lay_out(deal: GinDeal, shown: list[list[int]], lays: list[actions.Lay]) -> None:
    """Put the knocker's melds of a position on the table, and what was laid off on them."""
    if PHASES[deal.phase] != "SHOW_DEFENDER":
        if shown or lays:
            raise NotationError("no_section", text="show")
        return
    deal.place_melds(actions.arrangement_code([collect(meld) for meld in shown]))
    for lay in lays:
        deal.place_laid(read_card(lay.card), lay.meld)


def check(deal: GinDeal, hands: list[list[int]], pile: list[int], stock: list[int]) -> None:
    """Raise `NotationError` unless the state can be played on from."""
    check_hands(deal, hands)
    phase = PHASES[deal.phase]
    showing = phase.startswith("SHOW")
    least = 2 if phase in ("DISCARD", "LAST_DISCARD") or showing else 3
    if len(stock) < least:
        raise NotationError("bad_stock", "X1", text="S", count=len(stock), wanted=least)
    if not pile and phase != "DISCARD":
        raise NotationError("bad_pile", text="D")
    if phase == "LAST_DISCARD" and not deal.last_discard_knock:
        raise NotationError("no_phase", "X1", text=phase, allowed="last_discard_knock=true")
    if showing:
        check_showdown(deal)
    if not deal.legal():
        raise NotationError("dead_end", text=phase)


def check_hands(deal: GinDeal, hands: list[list[int]]) -> None:
    """Raise `NotationError` unless both hands have the cards that they must have."""
    showing = PHASES[deal.phase].startswith("SHOW")
    for seat, hand in enumerate(hands):
        label = "HO"[seat]
        wanted = 11 if PHASES[deal.phase] == "DISCARD" and seat == deal.seat else 10
        if showing and seat != deal.knocker:
            wanted -= deal.laid.bit_count()
        if len(hand) != wanted:
            raise NotationError("bad_hand", text=label, count=len(hand), wanted=wanted)
        for card in members(deal.known[seat] & ~collect(hand)):
            raise NotationError("not_in_hand", text=f"{label}+", card=name(card))


def check_showdown(deal: GinDeal) -> None:
    """Raise `NotationError` unless a knock can have led here (rules K1, L0, L3)."""
    hand = deal.hand[deal.knocker]
    if PHASES[deal.phase] == "SHOW_KNOCKER":
        possible = melds.deadwood(hand) <= deal.knock_limit
    else:
        loose = collect(card for meld in actions.arrangement(deal.shown) for card in meld) & ~hand
        possible = not loose and 0 < melds.points(deal.unmatched()) <= deal.knock_limit
    if not possible:
        raise NotationError("bad_showdown", "K1", text=write_cards(members(hand)))


def describe(deal: GinDeal) -> str:
    """Return the position of a deal in progress, complete."""
    phase = PHASES[deal.phase]
    if phase == "OVER":
        raise NotationError("deal_over", text=phase)
    parts = [
        f"H: {write_cards(members(deal.hand[0]))}",
        f"O: {write_cards(members(deal.hand[1]))}",
        f"D: {write_cards(deal.on_pile())}",
        f"S: {write_cards(deal.left_in_stock())}",
        f"phase={phase}",
        f"turn=P{deal.seat}",
        f"dealer=P{deal.dealer}",
        f"upcard={name(deal.upcard)}",
    ]
    if deal.taken >= 0:
        parts.append(f"took={name(deal.taken)}")
    if deal.takes:
        parts.append(f"takes={deal.takes}")
    for label, sets in (("+", deal.known), ("-", deal.thrown)):
        parts += [
            f"{'HO'[seat]}{label}: {' '.join(names(sets[seat]))}" for seat in range(2) if sets[seat]
        ]
    if phase == "SHOW_DEFENDER":
        shown = [f"[{write_cards(meld)}]" for meld in actions.arrangement(deal.shown)]
        parts.append(f"show: {' '.join(shown)}")
        if deal.laid:
            parts.append(f"laid: {' '.join(laid_in_order(deal))}")
    changed = deal.options.changed()
    if changed:
        parts.append("opt: " + " ".join(f"{option}={value}" for option, value in changed.items()))
    return " ¦ ".join(parts)


def laid_in_order(deal: GinDeal) -> list[str]:
    """Return the lay-offs so far in an order in which each fits when it is laid."""
    found = []
    for place, packed in enumerate(actions.arrangement(deal.shown)):
        meld = collect(packed)
        while meld != deal.meld[place]:
            for card in members(melds.extension(meld) & deal.meld[place]):
                found.append(f"{name(card)}>T{place}")
                meld |= 1 << card
    return found
