"""Checks of a position: they reject only states that no deal can reach."""

from __future__ import annotations

from ...cards.cards import collect, members, name
from ...core.errors import NotationError
from ...core.notation import write_cards
from ...pieces import melds
from . import actions
from .deal import GinDeal
from .view import PHASES

OPENING = ("UPCARD1", "UPCARD2", "FORCED_STOCK")


def usual_seat(phase: str, dealer: int) -> int:
    """Return the default seat to act; in the opening it is the only possible one (U1, U2)."""
    if phase in OPENING:
        return dealer if phase == "UPCARD2" else 1 - dealer
    return int(phase == "SHOW_DEFENDER")


def check(deal: GinDeal) -> None:
    """Raise `NotationError` unless a deal can reach this state."""
    check_hands(deal)
    phase = PHASES[deal.phase]
    check_phase(deal, phase)
    left = len(deal.left_in_stock())
    least = 2 if phase in ("DISCARD", "LAST_DISCARD") or phase.startswith("SHOW") else 3
    if left < least or (phase == "LAST_DISCARD" and left > least):
        raise NotationError("bad_stock", "X1", text="S", count=left, wanted=least)
    if not deal.on_pile() and deal.taken < 0:
        raise NotationError("bad_pile", text="D")
    check_turn(deal, phase)
    check_places(deal)
    if phase.startswith("SHOW"):
        check_showdown(deal)
    if not deal.legal():
        raise NotationError("dead_end", text=phase)
    for seat in range(2):
        if not deal.can_hold(seat):
            rule = "O-strict_gin" if deal.strict_gin else "K2"
            raise NotationError("gin_had_to_knock", rule, text="HO"[seat])


def contradict(text: str, rule: str = "") -> None:
    """Raise `NotationError` for a part of a position that contradicts others."""
    raise NotationError("contradiction", rule, text=text)


def check_phase(deal: GinDeal, phase: str) -> None:
    """Raise `NotationError` unless the options have the phase and it can be this seat's."""
    needed = {
        "UPCARD2": (deal.both_offered, "U2", "first_upcard=both_offered"),
        "FORCED_STOCK": (deal.both_offered, "U2", "first_upcard=both_offered"),
        "LAST_DISCARD": (deal.last_discard_knock, "X1", "last_discard_knock=true"),
        "SHOW_KNOCKER": (deal.arranges, "L0", "arrange=manual"),
        "SHOW_DEFENDER": (deal.lays_off, "L5", "layoff=manual"),
    }
    has, rule, option = needed.get(phase, (1, "", ""))
    if not has:
        raise NotationError("no_phase", rule, text=phase, allowed=option)
    if phase in OPENING:
        if deal.seat != usual_seat(phase, deal.dealer):
            contradict(f"turn=P{deal.seat}", "U1")
        if deal.on_pile() != [deal.upcard]:
            contradict("D", "U1")
        if any((*deal.known, *deal.thrown)):
            contradict(f"phase={phase}", "U1")


def check_turn(deal: GinDeal, phase: str) -> None:
    """Raise `NotationError` unless the seat to act can have drawn like this (rules X1, X2)."""
    left = len(deal.left_in_stock())
    if deal.taken >= 0:
        drawn = f"took={name(deal.taken)}"
        if phase != "DISCARD":
            contradict(drawn, "T1")
        if left == 2 and not deal.last_discard_knock:
            contradict(drawn, "X1")
    elif phase == "DISCARD" and deal.hand[deal.seat] & ~deal.known[deal.seat] == 0:
        contradict(f"{'HO'[deal.seat]}+", "T1")  # a card from the stock was not seen
    takes = range(deal.idle_takes + 1)
    if phase in OPENING or phase == "LAST_DISCARD" or (phase == "DISCARD" and deal.taken < 0):
        takes = range(1)
    elif deal.taken >= 0:
        takes = range(1, 2 if left == 2 else deal.idle_takes + 1)
    if deal.takes not in takes:
        contradict(f"takes={deal.takes}", "X2")


def check_places(deal: GinDeal) -> None:
    """Raise `NotationError` if a card that all have seen is in a hidden place."""
    hidden = collect(deal.left_in_stock())
    for seat in range(2):
        hidden |= deal.hand[seat] & ~deal.known[seat]
    for seat in range(2):
        label = f"{'HO'[seat]}-"
        if deal.thrown[seat] & hidden:
            contradict(label, "T2")
        taken = deal.last_taken[seat]
        if taken >= 0 and (
            taken == deal.taken
            or not deal.thrown[seat]
            or not (deal.known[seat] | deal.laid) >> taken & 1
        ):
            contradict(f"{label}+", "T4")
    if hidden >> deal.upcard & 1:
        contradict(f"upcard={name(deal.upcard)}", "B2")


def check_hands(deal: GinDeal) -> None:
    """Raise `NotationError` unless both hands have the right number of cards."""
    showing = PHASES[deal.phase].startswith("SHOW")
    for seat, hand in enumerate(deal.hand):
        label, count = "HO"[seat], hand.bit_count()
        wanted = 11 if PHASES[deal.phase] == "DISCARD" and seat == deal.seat else 10
        if showing and seat != deal.knocker:
            wanted -= deal.laid.bit_count()
        if count != wanted:
            raise NotationError("bad_hand", text=label, count=count, wanted=wanted)
        for card in members(deal.known[seat] & ~hand):
            raise NotationError("not_in_hand", text=f"{label}+", card=name(card))


def check_showdown(deal: GinDeal) -> None:
    """Raise `NotationError` unless a knock can have led here (rules K1, L0, L3)."""
    hand = deal.hand[deal.knocker]
    least = melds.deadwood(hand)
    if PHASES[deal.phase] == "SHOW_KNOCKER":
        possible = least <= deal.knock_limit
    else:
        loose = collect(card for meld in actions.arrangement(deal.shown) for card in meld) & ~hand
        possible = not loose and melds.points(deal.unmatched()) <= deal.knock_limit and least > 0
    if not possible:
        raise NotationError("bad_showdown", "K1", text=write_cards(members(hand)))
