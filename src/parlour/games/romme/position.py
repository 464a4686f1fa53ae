"""Positions: any state of a deal in progress as one line, and back (docs/library/notation.md).

=======================  =================================================================
section                  meaning (default)
=======================  =================================================================
``H:`` ``P:`` …          the hands of P0, P1, … (empty for P0; a king for the others)
``T:`` …                 a meld on the table each, after its owner: ``(P1)``
``D:`` ``S:``            the discard pile, oldest first (empty); the stock, next first (the rest)
``n=``                   players (2)
``phase=``               ``CUT`` ``DRAW`` ``PLAY`` (``PLAY``)
``turn=`` ``dealer=``    the seat to act (P0), the dealer (the last seat that plays)
``took=``                the card just taken from the pile, which may not be discarded
``unopened``             the seat to act has not made its first meld; ``closed=P0,P2`` names seats
``staged=``              points laid of a first meld that is not complete
``due=``                 ``use:9c`` ``meld:*`` ``play:*``: what must be done next
``known1:`` …            the cards of that hand that everybody knows
``shown1:`` ``got1:``    cards that the seat has put down, and drawn, since the last refill
``recycled:``            the cards of the last refill
``idle=`` ``refills=``   idle turns, refills so far
``turned=``              words of this turn: ``drew`` ``laid`` ``fresh``
``active=`` ``out=``     seats that had put cards down before this turn; that sit out
``cutter=`` ``robber=``  the seat that saw the bottom card; that kept a joker at the cut
``seen=`` ``seen_at=``   that bottom card, once another seat has drawn it; that seat
``chance=``              the state of the deal's own chance
``for=`` ``gone:``       the seat that the position is written for: ``?`` is a card that it does
                         not know; the cards that are not in play
``opt:``                 options that are not at their default
=======================  =================================================================
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...cards import bits, counted, twins
from ...cards import cards as names
from ...core.errors import NotationError, OptionError
from ...core.notation import (
    HIDDEN,
    Draft,
    Position,
    check_known,
    fill,
    hide,
    read_seats,
    sort,
    write_chance,
    write_some,
)
from ...pieces.twin_position import (
    NAME,
    cards_in,
    label,
    left_over,
    read_card,
    read_cards,
    read_hidden,
)
from . import actions
from .checks import (
    DUES,
    PHASES,
    check,
    check_dealt,
    check_hands,
    check_seen,
    check_sources,
    due_by,
    right_of_dealer,
)
from .deal import RommeDeal
from .options import RommeOptions
from .state import CUT

MELD = re.compile(r"(?:\(P([0-7])\)\s*)?(\[[^\[\]]*\])")
TURNED = ("drew", "laid", "fresh")
KINGS = tuple(map(twins.number, ("Kc", "Kd", "Kh", "Ks")))
WIDTH = counted.WIDTH
DEALT = ("hand", "got", "known", "cutter", "seen", "seen_at")
"""What depends on hidden cards, besides the stock."""


def read(text: str) -> RommeDeal:
    """Return the deal of a position; `NotationError` or `OptionError` says what is wrong."""
    parts = Position(text, repeated=("P", "T"), flags=("unopened",))
    options = parts.options(RommeOptions)
    seats = parts.count("n", 2)
    if not 2 <= seats <= options.most_players:
        raise OptionError("bad_seats", "R1.1", seats=seats, allowed=f"2–{options.most_players}")
    deal: RommeDeal = options.game.new_deal(options, seats)
    draft = Draft(deal, "stock", "pile", "meld", "owner")
    draft.phase = PHASES.index(parts.one_of("phase", PHASES, "PLAY"))
    everybody = bits.bit(seats) - 1
    sitting = everybody & ~names.collect(read_seats(parts.word("out", ""), seats))
    draft.sitting = sitting
    draft.dealer = parts.seat("dealer", max(sitting.bit_length() - 1, 0), seats)
    first = (
        right_of_dealer(sitting, draft.dealer)
        if draft.phase == CUT and sitting.bit_count() > 1
        else 0
    )
    draft.seat = parts.seat("turn", first, seats)
    read_turn(parts, draft, seats)
    watcher = parts.watcher(seats)
    told = read_places(parts, draft, seats, options.pack, watcher)
    draft.opened = everybody & ~names.collect(read_seats(parts.word("closed", ""), seats))
    if "unopened" in parts.raised:
        draft.opened &= ~bits.bit(draft.seat)
    if draft.phase == CUT:
        draft.opened = 0
    follow(draft, options, deal.take_mode)
    parts.finish()
    deal.put(
        {
            **vars(draft),
            "end": len(draft.stock),
            "pile_size": len(draft.pile),
            "melds": len(draft.meld),
            "cards_each": options.cards_each(draft.sitting.bit_count()),
        }
    )
    if watcher < 0:
        check(deal)
        return deal
    seen = seen_by(deal, watcher)
    check_known(told, known_to(seen, watcher))
    check(deal)
    return seen


def seen_by(deal: RommeDeal, seat: bits.i32) -> RommeDeal:
    """Return the deal as a seat knows it, and deal its hidden cards in *deal*, too.

    It lacks what the rules never look at again, which is still to be checked.
    """
    check_hands(deal)
    check_seen(deal)
    check_sources(deal, seat)
    seen: RommeDeal = deal.seen_by(seat)
    check_dealt(deal, seen)
    dealt = {name: seen.field(name) for name in DEALT}
    deal.put({**dealt, "stock": seen.left_in_stock()})
    return seen


def follow(draft: Draft, options: RommeOptions, take_mode: int) -> None:
    """Derive the state of a turn from what is written of it."""
    due = due_by(take_mode)
    if draft.staged or draft.fresh or (draft.due and not due):
        draft.laid = 1
    if due and draft.taken >= 0 and not (draft.due or draft.laid):
        draft.due, draft.due_card = due, draft.taken
    if due and draft.due and not draft.laid and draft.taken < 0 and not options.redicard:
        draft.taken = draft.due_card
    if draft.due:
        know(draft, draft.seat, draft.due_card)  # all have seen it taken, or swapped


def one_card(parts: Position, name: str) -> int:
    """Take a setting that names a card; -1 if the position has none."""
    text = parts.setting(name)
    return -1 if text is None else read_card(text)


def read_turn(parts: Position, draft: Draft, seats: int) -> None:
    """Take the settings about the turn and the deal."""
    draft.taken, draft.seen = one_card(parts, "took"), one_card(parts, "seen")
    due = parts.word("due", "")
    if due:
        word, _, card = due.partition(":")
        if word not in DUES[1:]:
            raise NotationError("no_section", text=f"due={due}")
        draft.due, draft.due_card = DUES.index(word), read_card(card)
    draft.staged = parts.count("staged", 0)
    draft.idle = parts.count("idle", 0)
    draft.refills = parts.count("refills", 0)
    draft.active = names.collect(read_seats(parts.word("active", ""), seats))
    draft.cutter = parts.seat("cutter", -1, seats)
    draft.robber = parts.seat("robber", -1, seats)
    draft.seen_at = parts.seat("seen_at", -1, seats)
    if draft.phase == CUT:
        draft.cutter = draft.seat
    draft.chance, draft.key = parts.chance()
    for word in filter(None, parts.word("turned", "").split(",")):
        if word not in TURNED:
            raise NotationError("no_section", text=f"turned={word}")
        setattr(draft, word, 1)


def put(sets: list[int], seat: int, cards: Sequence[int]) -> None:
    """Set a seat's counted set."""
    try:
        sets[WIDTH * seat : WIDTH * seat + WIDTH] = twins.count(cards)
    except ValueError as error:
        raise NotationError("card_twice", text=str(error)) from None


def read_places(
    parts: Position, draft: Draft, seats: int, pack: Sequence[int], watcher: int
) -> dict[str, list[int]]:
    """Take the sections of cards; the rest may lie in the stock.  Return what is written."""
    texts = [parts.section("H"), *parts.all("P")]
    hands = [read_hidden(text) for text in texts]
    if len(hands) > seats:
        raise NotationError("no_seat", text=f"P{len(hands) - 1}")
    for text in parts.all("T"):
        found = MELD.fullmatch(text)
        if found is None or len(draft.meld) >= 57:
            raise NotationError("no_melds", text=text)
        draft.meld.append(actions.read_meld(found[2]))
        owner = int(found[1] or 0)
        if owner >= seats:
            raise NotationError("no_seat", text=f"P{owner}")
        draft.owner.append(owner)
    draft.pile = read_cards(parts.section("D"))
    stock = parts.find("S")
    used = [card for hand in hands for card in hand] + draft.pile
    used += read_cards(parts.section("gone"))
    for meld in draft.meld:
        used += cards_in(meld)
    draft.stock = read_hidden(stock or "")
    told = {}
    if watcher >= 0:
        told = {label(seat): sort(hand) for seat, hand in enumerate(hands)}
    if stock is not None:
        told["S"] = draft.stock[:]
    free = left_over(pack, used + draft.stock)
    for seat in range(len(hands), seats):
        kings = [king for king in KINGS if king in free]
        playing = draft.sitting >> seat & 1 and draft.phase != CUT
        hand = kings[:1] or free[:1] if playing else []
        free = left_over(free, hand)
        hands.append(hand)
    fill([*hands, draft.stock], free, watcher)
    draft.stock = free if stock is None else draft.stock
    for seat, hand in enumerate(hands):
        put(draft.hand, seat, hand)
    told |= read_since(parts, draft, seats, watcher)
    if draft.taken >= 0:
        know(draft, draft.seat, draft.taken)
    return told


def read_since(parts: Position, draft: Draft, seats: int, watcher: int) -> dict[str, list[int]]:
    """Take the cards of hands that were seen, put down and drawn.

    Return those drawn as they are written for a watcher, for `check_known`.
    """
    recycled = read_cards(parts.section("recycled"))
    if recycled:
        put(draft.recycled, 0, recycled)
    for name in ("known", "shown"):
        for seat, text in parts.by_seat(name, seats):
            put(getattr(draft, name), seat, read_cards(text))
    drawn = {seat: read_hidden(text) for seat, text in parts.by_seat("got", seats)}
    told = {f"got{seat}": sort(drawn.get(seat, [])) for seat in range(seats) if watcher >= 0}
    for seat, got in drawn.items():
        fill([got], recycled[:], watcher)
        put(draft.got, seat, got)
    return told


def know(draft: Draft, seat: int, card: int) -> None:
    """Make sure that a seat is known to hold a card."""
    sets, at = draft.known, WIDTH * seat
    cards = twins.members(sets[at], sets[at + 1], sets[at + 2], sets[at + 3])
    if card not in cards:
        put(draft.known, seat, [*cards, card])


def known_to(deal: RommeDeal, watcher: bits.i32) -> dict[str, list[int]]:
    """Return the hands, the stock and the cards drawn as a seat knows them, or all for -1."""
    places: dict[str, list[int]] = {}
    for seat in range(deal.seats):
        hand = twins.members_at(deal.hand, WIDTH * seat)
        got = twins.members_at(deal.got, WIDTH * seat)
        if watcher >= 0 and watcher != seat:
            known = twins.members_at(deal.known, WIDTH * seat)
            if deal.seen_at == seat and deal.cutter == watcher:
                known.append(deal.seen)
            hand, got = hide(hand, known), hide(got, ())
        places[label(seat)], places[f"got{seat}"] = hand, got
    stock = deal.left_in_stock()
    if watcher >= 0:
        cut = deal.cutter == watcher and deal.seen < 0
        stock = hide(stock, stock[len(stock) - 1 :] if cut and stock else ())
        stock.sort(key=HIDDEN.__ne__)
    places["S"] = stock
    return places


def sections(deal: RommeDeal, watcher: bits.i32) -> list[str]:
    """Return the sections of a position, complete or as a seat knows it."""
    known = known_to(deal, watcher)
    parts = [f"n={deal.seats}", f"H: {write_some(known['H'], NAME)}"]
    parts += [f"P: {write_some(known[f'P{seat}'], NAME)}" for seat in range(1, deal.seats)]
    parts += [
        f"T: (P{deal.owner[i]}) {actions.write_meld(deal.meld[i])}" for i in range(deal.melds)
    ]
    parts.append(f"D: {twins.write(deal.on_pile())}")
    parts.append(f"S: {write_some(known['S'], NAME)}")
    parts += [f"phase={PHASES[deal.phase]}", f"turn=P{deal.seat}", f"dealer=P{deal.dealer}"]
    parts += settings(deal)
    if watcher < 0 and (chance := write_chance(deal)) != "0":
        parts.append(f"chance={chance}")
    parts += [
        f"known{seat}: {' '.join(cards)}"
        for seat in range(deal.seats)
        if (cards := twins.names_at(deal.known, WIDTH * seat))
    ]
    if deal.refills:
        parts += since_refill(deal, known)
    if watcher >= 0:
        placed = deal.on_pile() + deal.left_in_stock()
        for seat in range(deal.seats):
            placed += twins.members_at(deal.hand, WIDTH * seat)
        for i in range(deal.melds):
            placed += cards_in(deal.meld[i])
        gone = left_over(deal.options.pack, placed)
        parts += [f"gone: {twins.write(gone)}"] if gone else []
    return parts


def since_refill(deal: RommeDeal, known: dict[str, list[int]]) -> list[str]:
    """Return the sections for cards put down and drawn since the last refill."""
    parts = [
        f"shown{seat}: {' '.join(cards)}"
        for seat in range(deal.seats)
        if (cards := twins.names_at(deal.shown, WIDTH * seat))
    ]
    parts += [
        f"got{seat}: {write_some(got, NAME)}"
        for seat in range(deal.seats)
        if (got := known[f"got{seat}"])
    ]
    parts.append(f"recycled: {' '.join(twins.names_at(deal.recycled, 0))}")
    return parts


def settings(deal: RommeDeal) -> list[str]:
    """Return the settings of a position that are not at their default."""
    everybody = bits.bit(deal.seats) - 1
    turned = [word for word in TURNED if getattr(deal, word)]
    told = (
        ("closed", seats_of(everybody & ~deal.opened)),
        ("active", seats_of(deal.active)),
        ("out", seats_of(everybody & ~deal.sitting)),
        ("took", card_or_none(deal.taken)),
        ("due", f"{DUES[deal.due]}:{twins.name(deal.due_card)}" if deal.due else ""),
        ("staged", str(deal.staged or "")),
        ("idle", str(deal.idle or "")),
        ("refills", str(deal.refills or "")),
        ("cutter", "" if deal.phase == CUT else seat_or_none(deal.cutter)),
        ("seen", card_or_none(deal.seen)),
        ("seen_at", seat_or_none(deal.seen_at)),
        ("robber", seat_or_none(deal.robber)),
        ("turned", ",".join(turned)),
    )
    return [f"{name}={value}" for name, value in told if value]


def seats_of(mask: bits.u64) -> str:
    """Return the seats of a set as text for `read_seats`."""
    return ",".join([f"P{seat}" for seat in names.members(mask)])


def seat_or_none(seat: bits.i32) -> str:
    """Return a seat's name, ``""`` for -1."""
    return f"P{seat}" if seat >= 0 else ""


def card_or_none(card: bits.i32) -> str:
    """Return a card's name, ``""`` for -1."""
    return twins.name(card) if card >= 0 else ""
