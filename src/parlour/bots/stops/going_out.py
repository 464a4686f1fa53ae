"""Leads with which a hand certainly goes out, however the cards lie, by what its seat knows.

Certainly means that another player goes out first only if that player's whole hand is among the few
cards that the others play meanwhile.  The chance of that can be counted, and up to `RISK` it is
ignored.  A run certainly returns to its leader who plays its last card if all cards between two of
the leader's are certainly held.  The first card that is not may be unknown: if it is dead, the
leader leads.  A run also returns if nobody can lead between the player of its last card and the
leader.
"""

from __future__ import annotations

from ...cards import bits
from ...games.stops import actions, hidden, state
from ...games.stops.deal import StopsDeal
from ...pieces import stops, turns
from . import counting

LEAD = actions.LEAD
SEARCH_STEPS = 2000  # of a search; a longer one is given up
NOBODY, SURE, MAY = 0, 1, 2  # the parts that `take_stock` writes
CERTAIN = 1 << 20
RISK = 64  # parts of a certainty, at each card that passes


def way_out(deal: StopsDeal, risk: bits.i32 = RISK) -> bits.u64:
    """Return the lead with which the acting seat certainly goes out; 0: none."""
    known: bits.u64x16 = [0] * 16
    steps: bits.i32x4 = [0] * 4
    steps[0] = SEARCH_STEPS  # steps that are left
    steps[1] = risk  # and the risk that each may take
    code: bits.u64 = 0
    if deal.phase == state.LEAD:
        take_stock(deal, known)
        hand = deal.hand[deal.seat]
        card = wins(deal, hand, known[NOBODY], deal.barred, 0, known, steps)
        if card:
            number: bits.u64 = bits.first(card)
            code = LEAD | number
    return code


def take_stock(deal: StopsDeal, known: bits.u64s) -> None:
    """Write the cards that nobody else can hold, and those that another seat certainly holds.

    From `MAY` on, write those that each of the others may hold.
    """
    void: bits.u64x16 = [0] * 16
    seat = deal.seat
    hidden.find_voids(deal, void)
    dead = hidden.dead_cards(deal) | counting.former(deal, seat)
    buried: bits.u64 = deal.hand[state.SPARE] & ~dead
    unseen: bits.u64 = buried
    held: bits.u64 = 0
    sure: bits.u64 = 0
    for i in range(deal.sitting):
        other = deal.order[i]
        if other != seat:
            sure |= shown_by(deal, other)
            unseen |= deal.hand[other]
    for i in range(deal.sitting):
        other = deal.order[i]
        if other != seat:
            cards = shown_by(deal, other)
            if bits.count(cards) < bits.count(deal.hand[other]):
                cards |= unseen & ~(dead | void[other] | sure)
            known[MAY + other] = cards
            held |= cards
    known[NOBODY] = stops.ANY_SUIT & ~(held | deal.hand[seat])
    lying: bits.u64 = unseen & ~held  # in the dead hand, because nobody can have them
    known[SURE] = held if bits.count(lying) == bits.count(buried) else sure


def shown_by(deal: StopsDeal, other: bits.i32) -> bits.u64:
    """Return the cards of another hand that the acting seat knows."""
    cards: bits.u64 = deal.hand[other]
    if deal.knower[other] != deal.seat:
        cards &= deal.shown[other]
    return cards


def may_win(
    deal: StopsDeal, card: bits.i32, passed: bits.u64, known: bits.u64s, risk: bits.i32
) -> bool:
    """Return whether a card may be a rival's last, after others have played the passed cards."""
    found: bits.i32 = 0
    gone: bits.u64 = passed | bits.bit(card)
    for i in range(deal.sitting):
        other = deal.order[i]
        if other != deal.seat and known[MAY + other] & bits.bit(card):
            shown = shown_by(deal, other)
            if not shown & ~gone:
                unknown: bits.i32 = bits.count(deal.hand[other]) - bits.count(shown)
                others: bits.u64 = known[MAY + other] & ~shown
                found += chance(unknown, bits.count(others & gone), bits.count(others))
    return found > risk


def chance(drawn: bits.i32, marked: bits.i32, cards: bits.i32) -> bits.i32:
    """Return the chance that all drawn cards are marked, in parts of a certainty.

    Only the impossible is 0.
    """
    found: bits.i64 = CERTAIN if drawn <= marked else 0
    for i in range(drawn if found else 0):
        found = max(1, found * (marked - i) // (cards - i))
    return found


def wins(
    deal: StopsDeal,
    hand: bits.u64,
    gone: bits.u64,
    barred: bits.u64,
    passed: bits.u64,
    known: bits.u64s,
    steps: bits.i32s,
) -> bits.u64:
    """Return a lead from a hand with which it certainly goes out, as its bit; 0: none."""
    leads = stops.lowest_of_suits(hand & ~barred)
    found: bits.u64 = 0
    while leads and not found:
        card = leads & -leads
        leads ^= card
        if comes_back(deal, bits.first(card), hand, gone, passed, known, steps):
            found = card
    return found


def comes_back(
    deal: StopsDeal,
    card: bits.i32,
    hand: bits.u64,
    gone: bits.u64,
    passed: bits.u64,
    known: bits.u64s,
    steps: bits.i32s,
) -> bool:
    """Return whether a hand that plays a card of a run certainly goes out."""
    steps[0] -= 1
    hand &= ~bits.bit(card)
    after = stops.next_card(card)
    while after >= 0 and hand & bits.bit(after):
        card = after
        hand &= ~bits.bit(card)
        after = stops.next_card(card)
    if hand == 0 or steps[0] < 0:
        return hand == 0
    barred = stops.barred_after(card, deal.suit_change)
    if after < 0 or gone & bits.bit(after):
        return wins(deal, hand, gone, barred, passed, known, steps) != 0
    gone |= bits.bit(after)
    played: bool = not deal.optional and known[SURE] & bits.bit(after) != 0
    if not played and not wins(deal, hand, gone, barred, passed, known, steps):
        return False
    while not may_win(deal, after, passed, known, steps[1]):
        passed |= bits.bit(after)
        card = after
        after = stops.next_card(card)
        if after >= 0 and hand & bits.bit(after):
            return comes_back(deal, after, hand, gone, passed, known, steps)
        if deal.optional:
            return False
        if after < 0 or gone & bits.bit(after):
            barred = stops.barred_after(card, deal.suit_change)
            passes: bool = lead_passes(deal, card, barred, passed, known)
            return passes and wins(deal, hand, gone, barred, passed, known, steps) != 0
        if not known[SURE] & bits.bit(after):
            return False
        gone |= bits.bit(after)
    return False


def lead_passes(
    deal: StopsDeal, card: bits.i32, barred: bits.u64, passed: bits.u64, known: bits.u64s
) -> bool:
    """Return whether nobody can lead between the player of a card and the acting seat."""
    for i in range(deal.sitting):
        seat = deal.order[i]
        if seat != deal.seat and known[MAY + seat] & bits.bit(card):
            while seat != deal.seat:
                if known[MAY + seat] & ~(passed | barred):
                    return False
                seat = turns.after(seat, deal.inside, deal.seats)
    return True
