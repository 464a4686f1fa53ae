"""What a position must fulfil, so that a deal can be played on from it to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...cards import bits, twins
from ...core.errors import NotationError
from ...pieces import jokers
from . import actions
from .deal import RommeDeal
from .options import RommeOptions
from .spot import Spot
from .state import CUT, PLAY

PHASES = ("CUT", "DRAW", "PLAY")
DUES = ("", "use", "meld", "play")


def check(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless the deal, made of a position's numbers, can be played on."""
    for meld in spot.meld:
        if not jokers.is_meld(meld, deal.limits):
            rule = "O-around_the_corner" if jokers.goes_around(meld) else "R4.1"
            raise NotationError("no_meld", rule, text=actions.write_meld(meld))
    if spot.phase == CUT and not deal.rauben:
        raise NotationError("no_phase", "R3.7", text="CUT", allowed="rauben=true")
    check_seats(deal, spot)
    if spot.phase == CUT:
        check_cut(deal, spot)
    check_hands(deal, spot)
    check_turn(deal, spot)
    check_taken(deal.options, spot)
    check_seen(spot)
    check_refill(deal, spot)
    if not deal.legal():
        raise NotationError("dead_end", text=PHASES[spot.phase])


def check_hands(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless who plays has cards, and what is known of them is among them."""
    for seat in range(deal.seats):
        hand, known = members(spot.hand, seat), members(spot.known, seat)
        plays = spot.sitting >> seat & (spot.phase != CUT)
        if bool(hand) != plays:
            raise NotationError("bad_hand", text=f"P{seat}", count=len(hand), wanted=plays)
        for card in known:
            if known.count(card) > hand.count(card):
                raise NotationError("not_in_hand", text=f"P{seat}", card=twins.name(card))


def deny(part: str, rule: str, *, unless: bool) -> None:
    """Raise `NotationError` about a part of a position that contradicts the rest, or the rules."""
    if not unless:
        raise NotationError("romme_contradicts", rule, text=part)


def check_seats(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` if a seat that sits out takes part."""
    if spot.sitting.bit_count() < 2:
        raise NotationError("no_seat", text=f"P{spot.seat}")
    taking_part = [spot.seat, spot.dealer, spot.cutter, spot.robber, spot.seen_at, *spot.owner]
    for seat in (seat for seat in taking_part if seat >= 0):
        if not spot.sitting >> seat & 1:
            raise NotationError("no_seat", text=f"P{seat}")
    for part, seat in (("cutter", spot.cutter), ("robber", spot.robber)):
        deny(part, "R3.7", unless=seat < 0 or bool(deal.rauben))
    deny("robber", "R3.7", unless=spot.robber < 0 or spot.cutter < 0)


def check_cut(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless the pack has been cut, and nothing more (rule R3.7)."""
    whole = deal.options.pack_size
    if len(spot.stock) < whole:
        raise NotationError("bad_stock", "R3.7", text="S", count=len(spot.stock), wanted=whole)
    others = [spot.active, spot.idle, spot.refills, spot.robber + 1, spot.seen + 1]
    deny("phase=CUT", "R3.7", unless=not any(others))
    deny("turn", "R3.7", unless=spot.seat == right_of_dealer(spot))


def right_of_dealer(spot: Spot) -> int:
    """Return the seat that plays to the right of the dealer."""
    seats = spot.sitting.bit_length()
    right = [seat for seat in range(seats) if spot.sitting >> seat & 1 and seat != spot.dealer]
    return max(right, key=lambda seat: (seat < spot.dealer, seat))


def check_turn(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless what has been done in the turn can have been done in it."""
    hand, phase = members(spot.hand, spot.seat), PHASES[spot.phase]
    for card in (spot.taken, spot.due_card):
        if card >= 0 and card not in hand:
            raise NotationError("not_in_hand", text=f"P{spot.seat}", card=twins.name(card))
    begun = spot.due or spot.staged or spot.drew or spot.laid or spot.fresh or spot.taken >= 0
    if begun and spot.phase != PLAY:
        raise NotationError("dead_end", "R5.1", text=phase)
    opened = spot.opened >> spot.seat & 1
    complete = opened or spot.staged >= deal.open_min
    if (spot.staged and complete) or (spot.fresh and not opened):
        raise NotationError("dead_end", "R6.4", text=phase)


def check_taken(options: RommeOptions, spot: Spot) -> None:
    """Raise `NotationError` unless the rules let the card be taken, and ask for what is due."""
    due, opened = DUES[spot.due], spot.opened >> spot.seat & 1 and not spot.fresh
    took = spot.taken >= 0
    deny("drew", "R5.1", unless=not (took and spot.drew))
    deny("took", "R6.7", unless=not (took and options.redicard))
    deny("took", "O-take_discard", unless=not (took and options.take_discard == "never"))
    deny("took", "O-take_needs_open", unless=not (took and options.take_needs_open) or opened == 1)
    demand = {"must_use": "use", "must_meld": "meld"}.get(options.take_discard, "")
    if due and due == demand and not spot.laid:  # with the card taken
        fine = not spot.drew and (options.redicard or spot.taken == spot.due_card)
        deny("due", "O-take_discard", unless=fine)
    elif due:
        swaps = {"new_meld": "meld", "any_play": "play"} if options.joker_swap else {}
        asked = swaps.get(options.swapped_joker_use) == due and spot.due_card == bits.JOKER
        deny("due", "R6.6", unless=asked and bool(spot.laid and spot.opened >> spot.seat & 1))


def check_seen(spot: Spot) -> None:
    """Raise `NotationError` unless the card seen at the cut is where it can be."""
    fine = spot.cutter < 0 or (bool(spot.stock) and not spot.refills)
    deny("seen_at", "R3.7", unless=spot.seen_at < 0 or spot.seen >= 0)
    if spot.seen >= 0:
        placed = spot.cutter >= 0 and spot.seen_at >= 0 and spot.cutter != spot.seen_at
        fine = placed and hidden_cards(spot, spot.seen_at)[spot.seen] > 0
        deny("seen", "R3.7", unless=not fine or spot.refills > 0 or not spot.stock)
    if not fine:
        raise NotationError("dead_end", "R3.7", text=PHASES[spot.phase])


def check_refill(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless the stock and the cards drawn are what the stock was made of."""
    deny("refills", "R10.1", unless=spot.refills <= deal.most_refills)
    seats = range(deal.seats)
    since = {"recycled": members(spot.recycled, 0)}
    for name, sets in (("shown", spot.shown), ("got", spot.got)):
        since |= {f"{name}{seat}": members(sets, seat) for seat in seats}
    for part, cards in since.items():
        deny(part, "R10.1", unless=not cards or spot.refills > 0)
    drawn = [Counter(members(spot.got, seat)) for seat in seats]
    possible = sum(drawn, Counter(spot.stock)) == Counter(since["recycled"])
    for seat, got in enumerate(drawn):  # what was drawn is hidden, or has been put down
        before = [spot.seen] if spot.seen >= 0 and spot.seen_at == seat else []
        had = hidden_cards(spot, seat) + Counter(members(spot.shown, seat))
        if not got + Counter(before) <= had:
            possible = False
    if spot.refills and not possible:
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def check_sources(deal: RommeDeal, spot: Spot, watcher: int) -> None:
    """Raise `NotationError` unless what others hold and have drawn can be told apart anew.

    It does not matter how the cards that are hidden from the watcher are put in their places.
    """
    if not spot.refills:
        return
    others = [seat for seat in range(deal.seats) if seat != watcher]
    fresh = Counter(members(spot.recycled, 0))
    mine = Counter(members(spot.got, watcher))
    there = Counter(spot.stock)
    drawn = len(spot.stock)
    for seat in others:
        shown, got = members(spot.shown, seat), len(members(spot.got, seat))
        had = hidden_cards(spot, seat) + Counter(shown)
        drawn += got
        there += had
        if got > had.total():
            raise NotationError("romme_bad_refill", "R10.1", text=f"got{seat}")
    if not mine <= fresh or not fresh - mine <= there or drawn != (fresh - mine).total():
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def check_dealt(deal: RommeDeal, seen: RommeDeal) -> None:
    """Raise `NotationError` unless a deal is what another one was, dealt anew for a seat.

    What others have put down can lack a source though there are cards enough: that comes out when
    it is shared out.
    """
    seats = range(deal.seats)
    for seat in seats:
        for sets, anew in ((deal.hand, seen.hand), (deal.got, seen.got)):
            if len(members(sets, seat)) != len(members(anew, seat)):
                raise NotationError("romme_bad_refill", "R10.1", text=f"shown{seat}")
    cards, others = (
        Counter(it.left_in_stock() + [card for seat in seats for card in members(it.hand, seat)])
        for it in (deal, seen)
    )
    if cards != others:
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def hidden_cards(spot: Spot, seat: int) -> Counter[int]:
    """Return what a seat holds less what everybody has seen of it."""
    return Counter(members(spot.hand, seat)) - Counter(members(spot.known, seat))


def members(sets: Sequence[int], seat: int) -> list[int]:
    """Return the cards of a seat's counted set."""
    return twins.members(*sets[4 * seat : 4 * seat + 4])
