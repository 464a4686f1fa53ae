"""What a position must fulfil, so that a deal can be played on from it to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...cards import twins
from ...core.errors import NotationError
from ...pieces import jokers
from . import actions

if TYPE_CHECKING:
    from .deal import RommeDeal
    from .position import Spot

PHASES = ("CUT", "DRAW", "PLAY")
DUES = ("", "use", "meld", "play")
CUT, DRAW, PLAY = range(3)


def check(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless the deal, made of a position's numbers, can be played on."""
    for meld in spot.meld:
        if not jokers.is_meld(meld, deal.limits):
            raise NotationError("no_meld", "R4.1", text=actions.write_meld(meld))
    if not spot.sitting >> spot.seat & 1 or spot.sitting.bit_count() < 2:
        raise NotationError("no_seat", text=f"P{spot.seat}")
    if spot.phase == CUT and not deal.rauben:
        raise NotationError("no_phase", "R3.7", text="CUT", allowed="rauben=true")
    whole = deal.options.pack_size
    if spot.phase == CUT and len(spot.stock) < whole:
        raise NotationError("bad_stock", "R3.7", text="S", count=len(spot.stock), wanted=whole)
    for seat in range(deal.seats):
        hand, known = members(spot.hand, seat), members(spot.known, seat)
        plays = spot.sitting >> seat & (spot.phase != CUT)
        if bool(hand) != plays:
            raise NotationError("bad_hand", text=f"P{seat}", count=len(hand), wanted=plays)
        for card in known:
            if known.count(card) > hand.count(card):
                raise NotationError("not_in_hand", text=f"P{seat}", card=twins.name(card))
    check_turn(deal, spot)
    check_seen(spot)
    if spot.refills:
        check_refill(spot, deal.seats)
    if not deal.legal():
        raise NotationError("dead_end", text=PHASES[spot.phase])


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
    check_due(deal, spot)


def check_due(deal: RommeDeal, spot: Spot) -> None:
    """Raise `NotationError` unless the rules can ask for what is due."""
    options = deal.options
    swapped = options.swapped_joker_use if options.joker_swap else ""
    asked = {
        "": True,
        "use": options.take_discard == "must_use",
        "meld": options.take_discard == "must_meld" or swapped == "new_meld",
        "play": swapped == "any_play",
    }
    of_joker = spot.due_card == twins.JOKER or options.take_discard in ("must_use", "must_meld")
    if not asked[DUES[spot.due]] or not (of_joker or spot.due == 0):
        raise NotationError("dead_end", "R6.6", text=f"due={DUES[spot.due]}")


def check_seen(spot: Spot) -> None:
    """Raise `NotationError` unless the card seen at the cut is where it can be."""
    fine = spot.cutter < 0 or (bool(spot.stock) and not spot.refills)
    if spot.seen >= 0:
        placed = spot.cutter >= 0 and spot.seen_at >= 0 and spot.cutter != spot.seen_at
        fine = placed and hidden_cards(spot, spot.seen_at)[spot.seen] > 0
    if not fine:
        raise NotationError("dead_end", "R3.7", text=PHASES[spot.phase])


def check_refill(spot: Spot, seats: int) -> None:
    """Raise `NotationError` unless the stock and the cards drawn are what the stock was made of."""
    drawn = [Counter(members(spot.got, seat)) for seat in range(seats)]
    possible = sum(drawn, Counter(spot.stock)) == Counter(twins.members(*spot.recycled))
    for seat, got in enumerate(drawn):  # what was drawn is hidden, or has been put down
        if not got <= hidden_cards(spot, seat) + Counter(members(spot.shown, seat)):
            possible = False
    if not possible:
        raise NotationError("romme_bad_refill", "R10.1", text="recycled")


def hidden_cards(spot: Spot, seat: int) -> Counter[int]:
    """Return what a seat holds less what everybody has seen of it."""
    return Counter(members(spot.hand, seat)) - Counter(members(spot.known, seat))


def members(sets: Sequence[int], seat: int) -> list[int]:
    """Return the cards of a seat's counted set."""
    return twins.members(*sets[3 * seat : 3 * seat + 3])
