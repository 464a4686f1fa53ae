"""Judge discards in Gin Rummy by what a seat knows.

A discard is good if it leaves little deadwood, and if the next draws can reduce the rest.  It is
bad if the rival could meld the card.
"""

from __future__ import annotations

from ...cards import bits
from ...cards.cards import PACK_52, collect
from ...games.gin.deal import GinDeal
from ...pieces import melds

PACK = collect(PACK_52)
CARD, RANK = 63, 15  # the bits of a code for its card, and of a card for its rank
BEST_DRAWS = 5  # the draws that make up the prospects of a hand: its best ones
PROSPECTS_AT_FIRST, PROSPECTS_AT_LAST = 22, 8  # their weight falls by one per turn
DANGER = 8
KNOWN, POSSIBLE = 3, 1  # the weights of a card that the rival holds, or may hold
SAVING = 5  # a discard this much cheaper than the costliest is not considered
TEN = 10  # a card counts at most ten
FAR = 1 << 30  # above every cost
globals().update(BEST_DRAWS=BEST_DRAWS)

# -- what a seat knows -----------------------------------------------------------------------------


def on_pile(deal: GinDeal) -> bits.u64:
    """Return the cards of the discard pile."""
    found: bits.u64 = 0
    for i in range(deal.pile_size):
        found |= bits.bit(deal.pile[i])
    return found


def unseen_by(deal: GinDeal, seat: bits.i32) -> bits.u64:
    """Return the cards that a seat has not seen: the stock and the rival's unknown cards."""
    return PACK & ~(deal.hand[seat] | deal.known[1 - seat] | on_pile(deal))


def card_of(code: bits.u64) -> bits.u64:
    """Return the card of a discard or a knock, as a set."""
    return bits.bit(code & CARD)


def worth(card: bits.i32) -> bits.i32:
    """Return the points of a card."""
    return min((card & RANK) + 1, TEN)


def left_by(deal: GinDeal, code: bits.u64) -> bits.i32:
    """Return the deadwood that a discard or a knock leaves the acting seat."""
    return melds.deadwood(deal.hand[deal.seat] & ~card_of(code))


def fitting(hand: bits.u64) -> bits.u64:
    """Return the cards that form a meld with two other cards of a hand, held or not."""
    runs = hand << 1 & (hand << 2 | hand >> 1) | hand >> 1 & hand >> 2
    return (runs | bits.twice(hand) * bits.RANK) & PACK


def in_melds(hand: bits.u64) -> bits.u64:
    """Return the cards of a hand that belong to any of its melds; these may overlap."""
    begun = hand & hand >> 1 & hand >> 2
    return begun | begun << 1 | begun << 2 | bits.thrice(hand) * bits.RANK


# -- discards --------------------------------------------------------------------------------------


def costliest(hand: bits.u64, free: bits.u64) -> bits.u64:
    """Return the costliest *free* cards that the melds can spare, or the costliest of all."""
    whole = melds.deadwood(hand)
    melded = in_melds(hand)
    loose = free & ~melded
    least = worth_most(loose) - SAVING
    held = free & melded
    while held:
        card = held & -held
        held ^= card
        points = worth(bits.first(card))
        if points >= least and melds.deadwood(hand ^ card) + points == whole:
            loose |= card
    if not loose:
        loose = free
    return from_points(loose, worth_most(loose) - SAVING)


def worth_most(cards: bits.u64) -> bits.i32:
    """Return the points of the costliest card; 0 if there are none."""
    ranks = (cards | cards >> 16 | cards >> 32 | cards >> 48) & bits.LANE
    most: bits.i32 = TEN
    while most and not ranks >> most - 1:
        most -= 1
    return most


def from_points(cards: bits.u64, least: bits.i32) -> bits.u64:
    """Return the cards with at least *least* points."""
    return cards & ~((bits.bit(max(least - 1, 0)) - 1) * bits.RANK)


def prospects(deal: GinDeal, code: bits.u64, unseen: bits.u64) -> bits.i32:
    """Return the deadwood after a discard and each of the best draws, weighted."""
    seat = deal.seat
    weight: bits.i32 = max(PROSPECTS_AT_FIRST - bits.count(deal.thrown[seat]), PROSPECTS_AT_LAST)
    return weight * best_draws(deal.hand[seat] & ~card_of(code), unseen)


def risk(deal: GinDeal, code: bits.u64, unseen: bits.u64) -> bits.i32:
    """Return the danger that the rival melds a discard, weighted."""
    return DANGER * danger(card_of(code), deal.known[1 - deal.seat], unseen)


def best_draws(hand: bits.u64, unseen: bits.u64) -> bits.i32:
    """Return the sum of the smallest deadwood after each of the best draws."""
    deadwood = melds.deadwood(hand)
    nine = least_without(hand, hand)
    fits = fitting(hand)
    least: bits.i32x8 = [0] * 8  # ascending
    total: bits.i32 = 0
    n: bits.i32 = 0
    while unseen:
        drawn = unseen & -unseen
        unseen ^= drawn
        points = melds.points(drawn)
        left: bits.i32 = min(deadwood, nine + points)  # if the card is in no meld
        if drawn & fits and melds.deadwood(hand | drawn) < deadwood + points:
            left = least_without(hand | drawn, hand)
        if n < BEST_DRAWS or left < least[n - 1]:
            if n == BEST_DRAWS:
                n -= 1
                total -= least[n]
            place: bits.i32 = n
            while place > 0 and least[place - 1] > left:
                least[place] = least[place - 1]
                place -= 1
            least[place] = left
            total += left
            n += 1
    return total


def least_without(hand: bits.u64, choice: bits.u64) -> bits.i32:
    """Return the smallest deadwood of a hand without one card of *choice*."""
    least: bits.i32 = FAR
    while choice:
        card = choice & -choice
        choice ^= card
        least = min(least, melds.deadwood(hand & ~card))
    return least


def danger(card: bits.u64, theirs: bits.u64, unseen: bits.u64) -> bits.i32:
    """Return the number of ways in which the rival may meld a card.

    A way counts the product of both cards that it takes: see `weight_of`.
    """
    lane = bits.LANE << (bits.first(card) & 48)
    a = weight_of(card >> 2 & lane, theirs, unseen)
    b = weight_of(card >> 1 & lane, theirs, unseen)
    c = weight_of(card << 1 & lane, theirs, unseen)
    d = weight_of(card << 2 & lane, theirs, unseen)
    pairs = a * b + b * c + c * d
    suits = bits.RANK << (bits.first(card) & 15) & ~card
    total: bits.i32 = 0
    while suits:
        other = suits & -suits
        suits ^= other
        weight = weight_of(other, theirs, unseen)
        pairs += weight * total
        total += weight
    return pairs


def weight_of(card: bits.u64, theirs: bits.u64, unseen: bits.u64) -> bits.i32:
    """Return a weight for the chance that the rival holds a card; 0 for an empty set."""
    weight: bits.i32 = 0
    if card & theirs:
        weight = KNOWN
    elif card & unseen:
        weight = POSSIBLE
    return weight
