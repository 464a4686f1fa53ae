"""The outlook of a seat of German Rummy: lay-offs, best melds, and possible draws."""

from __future__ import annotations

from ...cards import bits, counted
from ...games.romme import opening
from ...games.romme import state as rules
from ...games.romme.deal import RommeDeal
from ...pieces import jokers
from . import melds as melds_of

ONE_PACK = 57  # cards at most, with its jokers
MANY = 128  # more cards than there are
CLOSE = 4  # a rival with this many cards may go out soon
POINTS = [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


# -- the table -------------------------------------------------------------------------------------


def fewest(deal: RommeDeal) -> bits.i32:
    """Return the smallest number of cards that a rival holds."""
    least: bits.i32 = MANY
    for seat in range(deal.seats):
        if seat != deal.seat and deal.sitting >> seat & 1:
            least = min(least, counted.size(deal.hand, rules.WIDTH * seat))
    return least


def is_urgent(deal: RommeDeal) -> bool:
    """Return whether a rival may go out soon."""
    return fewest(deal) <= CLOSE


def fitting(deal: RommeDeal) -> bits.u64:
    """Return the cards that can be laid off on the table, the joker as bit 63."""
    cards: bits.u64 = 0
    for i in range(deal.melds):
        cards |= opening.fits(deal.meld[i], deal.limits)
    return cards


def freeing(deal: RommeDeal) -> bits.u64:
    """Return the cards that can be swapped for a joker on the table."""
    cards: bits.u64 = 0
    if deal.swaps:
        for i in range(deal.melds):
            cards |= jokers.missing(deal.meld[i])
    return cards


def fits_table(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether the acting seat has made its first meld, and could lay a card off."""
    return deal.has_opened() and fitting(deal) & bits.bit(card) != 0


# -- the own melds ---------------------------------------------------------------------------------


def needed(deal: RommeDeal) -> bits.i32:
    """Return the points that the acting seat's melds still need."""
    need: bits.i32 = 0
    if not deal.has_opened():
        need = max(need, deal.open_min - deal.staged)
    return need


def choose_melds(deal: RommeDeal, chosen: bits.u64s) -> None:
    """Write the acting seat's best melds, as in `melds.best_melds`."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    melds_of.best_melds(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal), chosen)


def planned(deal: RommeDeal) -> list[int]:
    """Return the best melds of the acting seat (for Python)."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    return melds_of.plan(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal))


def held_worth(deal: RommeDeal, once: bits.u64, twice: bits.u64, fits: bits.u64) -> bits.i32:
    """Return the worth of these cards' best melds and lay-offs for the acting seat."""
    chosen: bits.u64x16 = [0] * 16
    wild: bits.i32 = deal.hand[rules.WIDTH * deal.seat + 2]
    need = needed(deal)
    found = melds_of.best_melds(once, twice, wild, deal.limits, need, chosen)
    i: bits.i32 = 8
    while chosen[i]:
        need -= opening.value(chosen[i])
        cards = jokers.naturals(chosen[i])
        once &= ~(cards & ~twice)
        twice &= ~cards
        i += 1
    if need <= 0:
        found += melds_of.weight(once & fits)
    return found


# -- what may still be drawn -----------------------------------------------------------------------


def count_gone(deal: RommeDeal, gone: bits.u64s) -> None:
    """Write the cards that the acting seat cannot draw any more: one of them, two, and three.

    Two packs have no third card of a kind, and one pack has no second.
    """
    cards = deal.end - deal.top + deal.pile_size
    for seat in range(deal.seats):
        at = rules.WIDTH * seat
        cards += counted.size(deal.hand, at)
        if seat == deal.seat:
            counted.add_set(gone, 0, deal.hand, at)
        else:
            counted.add_set(gone, 0, deal.known, at)
    for i in range(deal.pile_size):
        counted.add(gone, 0, deal.pile[i])
    for i in range(deal.melds):
        cards += jokers.size(deal.meld[i])
        naturals = jokers.naturals(deal.meld[i])
        gone[3] |= gone[1] & naturals
        gone[1] |= gone[0] & naturals
        gone[0] |= naturals
    if cards <= 2 * ONE_PACK:
        gone[3] = bits.ALL
    if cards <= ONE_PACK:
        gone[1] = gone[0]
        gone[0] = bits.ALL


def live(gone: bits.u64s, cards: bits.u64) -> bits.i32:
    """Return how many of these cards, and of their twins, may still be drawn."""
    return (
        bits.count(cards & ~gone[0]) + bits.count(cards & ~gone[1]) + bits.count(cards & ~gone[3])
    )


def prospects(hand: bits.u64, gone: bits.u64s, card: bits.i32, limits: bits.i32) -> bits.i32:
    """Return how many cards that may be drawn would make a meld with this card and another."""
    rank = card & 15
    mates = (bits.RANK << rank) & ~bits.bit(card)
    found: bits.i32 = 0
    if hand & mates:
        found = live(gone, mates & ~hand)
    suit = card & 48
    corner: bool = limits & jokers.CORNER != 0
    lane = hand >> suit & bits.LANE
    lane |= (lane if corner else lane & 1) << jokers.HIGH_ACE  # as in `jokers.line`
    last: bits.i32 = jokers.HIGH_ACE - (1 if corner else 2)
    again: bool = rank == 0 or (corner and rank == 1)
    found += chances(lane, gone, suit, rank, last)
    if again:
        found += chances(lane, gone, suit, jokers.HIGH_ACE + rank, last)
    return found


def chances(
    lane: bits.u64, gone: bits.u64s, suit: bits.i32, place: bits.i32, last: bits.i32
) -> bits.i32:
    """Return the same for runs of three over this place of a suit, per card and run.

    *last* is the start of the last run.
    """
    found: bits.i32 = 0
    for start in range(max(0, place - 2), min(place, last) + 1):
        lacking = (bits.bit(start) * 7) & ~lane
        if bits.count(lacking) == 1:
            found += live(gone, jokers.lane_cards(lacking) << suit)
    return found


def prospects_of(deal: RommeDeal, card: bits.i32) -> bits.i32:
    """Return the prospects of a card of the acting seat (for Python)."""
    gone: bits.u64x4 = [0] * 4
    count_gone(deal, gone)
    return prospects(deal.hand[rules.WIDTH * deal.seat], gone, card, deal.limits)


def cost(card: bits.i32) -> bits.i32:
    """Return the cost in hand of a natural card."""
    return POINTS[card & 15]
