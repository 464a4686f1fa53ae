"""Positions: any state of a deal in progress as one line, and back (docs/library/notation.md).

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
``H-:`` ``O-:``       cards that the seat has discarded, the last one last
``H-+:`` ``O-+:``     the card that it took from the pile in the turn of that last discard
                      (missing: it drew from the stock)
``for=``              the seat that the position is written for: ``?`` is a card that it does not
                      know; ``gone:`` the cards that it knows to be out of play
``show:``             the knocker's melds; ``laid: 7s>T1 …`` the lay-offs, in order
``opt:``              options that are not at their default
====================  ====================================================================
"""

from __future__ import annotations

from ...cards.cards import PACK_52, collect, members, name, names, number
from ...core.errors import NotationError
from ...core.notation import (
    HIDDEN,
    Position,
    check_known,
    fill,
    hide,
    melds_of,
    once,
    read_card,
    sort,
    write_cards,
    write_some,
)
from ...pieces import melds, nearest
from . import actions, checks
from .deal import GinDeal
from .options import GinOptions
from .view import PHASES

MID_DEAL = PHASES[:-1]
KING = number("Kc")


def read(text: str) -> GinDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text)
    options = parts.options(GinOptions)
    phase = parts.one_of("phase", MID_DEAL, "DISCARD")
    dealer = parts.seat("dealer", 1, 2)
    turn = parts.seat("turn", checks.usual_seat(phase, dealer), 2)
    watcher = parts.watcher(2)
    hands = [parts.some("H") or [], parts.some("O") or []]
    pile, stock = parts.cards("D"), parts.some("S")
    took = parts.word("took", "")
    taken = read_card(took) if took else -1
    lays = [actions.read_lay_off(part) for part in parts.section("laid").split()]
    laid = [read_card(lay.card) for lay in lays]
    used = set(hands[0] + hands[1] + (pile or []) + (stock or []) + laid)
    used.update(parts.cards("gone") or [])
    free = [card for card in PACK_52 if card not in used]
    if pile is None:
        pile = [KING] if KING in free else free[:1]
        free = [card for card in free if card not in pile]
    oldest = pile[0] if pile else taken if taken >= 0 else KING
    upcard = read_card(parts.word("upcard", name(oldest)))
    known = [parts.cards("H+") or [], parts.cards("O+") or []]
    thrown = [parts.cards("H-") or [], parts.cards("O-") or []]
    last_taken = [last_take(parts, "H-+"), last_take(parts, "O-+")]
    seen = {upcard, *thrown[0], *thrown[1]}
    free = [card for card in free if card not in seen]
    told = {"H": sort(hands[0]), "O": sort(hands[1])}
    if stock is not None:
        told["S"] = stock[:]
    fill([*hands, stock or []], free, watcher)
    stock = free[:20] if stock is None else stock
    takes = parts.count("takes", 1 if taken >= 0 else 0)
    shown = melds_of(parts.section("show"))
    parts.finish()
    if taken >= 0:
        known[turn].append(taken)
    deal = GinDeal(options)
    deal.put(
        {
            "hand": [collect(hand) for hand in hands],
            "known": [collect(cards) for cards in known],
            "thrown": [collect(cards) for cards in thrown],
            "last_thrown": [cards[-1] if cards else -1 for cards in thrown],
            "last_taken": last_taken,
            "pile": pile,
            "pile_size": len(pile),
            "stock": stock,
            "end": len(stock),
            "phase": PHASES.index(phase),
            "seat": turn,
            "dealer": dealer,
            "taken": taken,
            "takes": takes,
            "must_knock": int(taken >= 0 and len(stock) <= 2),
            "knocker": {"SHOW_KNOCKER": turn, "SHOW_DEFENDER": 1 - turn}.get(phase, -1),
        }
    )
    deal.turn_up(upcard)
    once([*hands[0], *hands[1], *pile, *stock, *laid])
    lay_out(deal, shown, lays)
    if watcher >= 0:
        checks.check_hands(deal)
        deal = deal.seen_by(watcher)
        check_known(told, known_to(deal, watcher))
    checks.check(deal)
    return deal


def last_take(parts: Position, name: str) -> int:
    """Take a section of one card; -1 if the position has none."""
    found = parts.cards(name) or []
    if len(found) > 1:
        raise NotationError("bad_hand", text=name, count=len(found), wanted=1)
    return found[0] if found else -1


def lay_out(deal: GinDeal, shown: list[list[int]], lays: list[actions.Lay]) -> None:
    """Put the knocker's melds of a position on the table, and the cards laid off on them."""
    if PHASES[deal.phase] != "SHOW_DEFENDER":
        if shown or lays:
            raise NotationError("no_section", text="show")
        return
    arrangement = actions.arrangement_code([collect(meld) for meld in shown])
    groups = [collect(meld) for meld in actions.arrangement(arrangement)]
    laid = 0
    for lay in lays:
        card = read_card(lay.card)
        if lay.meld >= len(groups):
            raise NotationError("no_such_meld", "L4", text=str(lay.meld))
        fitting = melds.extension(groups[lay.meld])
        if not fitting >> card & 1:
            near = nearest.named(names(fitting))
            raise NotationError(
                "gin_does_not_fit",
                "L1",
                card=name(card),
                meld=lay.meld,
                cards=" ".join(names(groups[lay.meld])),
                options=near.options,
                first=near.first,
                second=near.second,
            )
        groups[lay.meld] |= 1 << card
        laid |= 1 << card
    deal.put({"shown": arrangement, "meld": groups, "laid": laid})


def known_to(deal: GinDeal, watcher: int) -> dict[str, list[int]]:
    """Return the hands and the stock as a seat knows them; all of their cards for -1."""
    stock = deal.left_in_stock()
    places = {"H": members(deal.hand[0]), "O": members(deal.hand[1]), "S": stock}
    if watcher >= 0:
        rival = 1 - watcher
        open_cards = deal.hand[rival] if rival == deal.knocker else deal.known[rival]
        places["HO"[rival]] = hide(places["HO"[rival]], members(open_cards))
        places["S"] = [HIDDEN] * len(stock)
    return places


def sections(deal: GinDeal, watcher: int) -> list[str]:
    """Return the sections of a position, complete or as a seat knows it."""
    phase = PHASES[deal.phase]
    places = {name: write_some(numbers) for name, numbers in known_to(deal, watcher).items()}
    parts = [
        f"H: {places['H']}",
        f"O: {places['O']}",
        f"D: {write_cards(deal.on_pile())}",
        f"S: {places['S']}",
        f"phase={phase}",
        f"turn=P{deal.seat}",
        f"dealer=P{deal.dealer}",
        f"upcard={name(deal.upcard)}",
    ]
    if deal.taken >= 0:
        parts.append(f"took={name(deal.taken)}")
    if deal.takes:
        parts.append(f"takes={deal.takes}")
    seen = zip("HO", deal.known, deal.thrown, deal.last_thrown, deal.last_taken, strict=True)
    for label, known, thrown, last, taken in seen:
        if known:
            parts.append(f"{label}+: {' '.join(names(known))}")
        if thrown:
            parts.append(f"{label}-: {' '.join([*names(thrown ^ 1 << last), name(last)])}")
        if taken >= 0:
            parts.append(f"{label}-+: {name(taken)}")
    if phase == "SHOW_DEFENDER":
        shown = [f"[{write_cards(meld)}]" for meld in actions.arrangement(deal.shown)]
        parts.append(f"show: {' '.join(shown)}")
        if deal.laid:
            parts.append(f"laid: {' '.join(laid_in_order(deal))}")
    if watcher >= 0:
        placed = deal.hand[0] | deal.hand[1] | collect(deal.on_pile() + deal.left_in_stock())
        gone = [card for card in PACK_52 if not (placed | deal.laid) >> card & 1]
        parts += [f"gone: {write_cards(gone)}"] if gone else []
    return parts


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
