"""A compiled heuristic for Lórum, which also plays the worlds of searches.

In a regular deal it weighs the cost of a card in this trick against the danger of keeping it; in
declared deals it follows simple rules.  It declares nothing, because only trying shows whether that
is worth it.  All numbers are integers, so that machines agree.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits, high
from ...cards.rng import Random
from ...core.actions import Actions
from ...core.deal import Deal
from ...games.lorum import deal as engine
from ...games.lorum.deal import LorumDeal
from ...pieces import tricks
from ...search import playout
from ...search.policy import Policy

CARD, RANK = 63, 15  # the bits of a code for its card, and of a card for its rank
CLUB_QUEEN, SPADE_QUEEN = high.number("Qc"), high.number("Qs")
HEARTS = 2
WHOLE = 1000  # a certainty, or one point
FIRST_POINT = 1000  # the cost of not having zero points any more
THROWN = 700  # the points that each later player adds to a trick, in thousandths of the average
BASE, OF_HEARTS, OVER_QUEEN = 500, 1000, 400  # later costs of a card that takes a trick
COVER = 3  # lower cards of the suit with which a queen may be exposed
globals().update(WHOLE=WHOLE, COVER=COVER)


class LorumPolicy(Policy):
    """Stays below, gets rid of dangerous cards, and beats the declarer of a big."""

    def kind(self) -> type[Deal]:
        return LorumDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return answer(cython.cast(LorumDeal, deal), legal)

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        return chips_of(cython.cast(LorumDeal, deal), seat)

    def unit(self, deal: Deal) -> int:
        return deal.seats


def chips_of(deal: LorumDeal, seat: bits.i32) -> bits.i32:
    """Return a seat's gain, with its share of the pool, times the number of seats."""
    return deal.points(seat) * deal.seats + deal.pool


def answer(deal: LorumDeal, legal: Actions) -> bits.u64:
    """Return the acting seat's action: the card with the least dislike."""
    best: bits.u64 = legal.items[0]
    if deal.phase == engine.TO_EXPOSE:
        if deal.mode == engine.REGULAR:
            best = covered(deal, legal)
    elif deal.phase == engine.TO_PLAY and legal.n > 1:
        regular: bool = deal.mode == engine.REGULAR
        best = in_regular(deal, legal) if regular else in_declared(deal, legal)
    return best


def covered(deal: LorumDeal, legal: Actions) -> bits.u64:
    """Return the queens to expose: those with enough lower cards of their suit."""
    hand = deal.hand[deal.seat]
    chosen: bits.u64 = 0
    for place in range(2):
        queen: bits.i32 = SPADE_QUEEN if place else CLUB_QUEEN
        lower = hand & tricks.suit(queen) & ~tricks.above(queen)
        if hand & bits.bit(queen) and bits.count(lower) >= COVER:
            chosen |= bits.bit(place)
    return engine.EXPOSE | chosen if chosen else legal.items[0]


# -- a regular deal --------------------------------------------------------------------------------


def in_regular(deal: LorumDeal, legal: Actions) -> bits.u64:
    """Return the card that costs least, counting the danger of those that are kept."""
    best: bits.u64 = legal.items[0]
    least: bits.i32 = 0
    out = held_by_others(deal)
    stake: bits.i32 = 0
    for place in range(deal.played):
        stake += cost_of(deal, bits.bit(deal.trick[place]))
    after: bits.i32 = deal.seats - 1 - deal.played
    thrown = cost_of(deal, out) * after * THROWN // max(1, bits.count(out))
    clean: bool = deal.points_taken(deal.seat) == 0
    for i in range(legal.n):
        card: bits.i32 = legal.items[i] & CARD
        points = WHOLE * (stake + cost_of(deal, bits.bit(card))) + thrown
        if clean:
            points += FIRST_POINT * min(points, WHOLE) // WHOLE
        cost = chance_to_take(deal, card) * points // WHOLE - danger(deal, card)
        if i == 0 or cost < least:
            least = cost
            best = legal.items[i]
    return best


def held_by_others(deal: LorumDeal) -> bits.u64:
    """Return the cards of all other hands together, which a seat can infer."""
    out: bits.u64 = 0
    for seat in range(deal.seats):
        if seat != deal.seat:
            out |= deal.hand[seat]
    return out


def cost_of(deal: LorumDeal, cards: bits.u64) -> bits.i32:
    """Return the points of cards; exposed queens count as they do for others."""
    exposed: bits.u64 = 0
    for seat in range(deal.seats):
        exposed |= deal.exposed[seat]
    points: bits.i32 = bits.count(cards & engine.HEARTS)
    if cards & engine.CLUB_QUEEN:
        points += engine.CLUB_POINTS * (2 if exposed & engine.CLUB_QUEEN else 1)
    if cards & engine.SPADE_QUEEN:
        points += engine.SPADE_POINTS * (2 if exposed & engine.SPADE_QUEEN else 1)
    return points


def danger(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return the possible later cost of a card that is kept."""
    suit = tricks.suit(card)
    over = tricks.above(card)
    out = held_by_others(deal)
    above: bits.i32 = bits.count(out & over)
    below: bits.i32 = bits.count(out & suit & ~over)
    worth: bits.i32 = BASE
    if card >> 4 == HEARTS:
        worth += OF_HEARTS
    for place in range(2):
        queen: bits.i32 = SPADE_QUEEN if place else CLUB_QUEEN
        points: bits.i32 = engine.SPADE_POINTS if place else engine.CLUB_POINTS
        if queen == card:
            own: bits.i32 = bits.count(deal.hand[deal.seat] & suit)
            worth += points * OVER_QUEEN // 2 // (1 + own // 2)
        elif queen >> 4 == card >> 4 and card > queen and out & bits.bit(queen):
            worth += points * OVER_QUEEN // 3
    return worth * (below + 1) // (above + below + 1) if above + below else worth // 4


def chance_to_take(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return how likely a card takes the trick, of `WHOLE`: the others stay below if they can.

    Each card of the suit is equally likely with all seats that may have it.
    """
    over = tricks.above(card)
    chance: bits.i32 = WHOLE
    if deal.played and not tricks.above(deal.best) & bits.bit(card):
        chance = 0
    out = held_by_others(deal)
    seat = deal.seat
    holders: bits.i32 = 0
    for other in range(deal.seats):
        if other != seat and out & tricks.suit(card) & ~deal.void[other]:
            holders += 1
    for _ in range(deal.seats - 1 - deal.played):
        seat = deal.on(seat, 1)
        held = out & tricks.suit(card) & ~deal.void[seat]
        for other in range(deal.seats):
            if other != seat:
                held &= ~deal.exposed[other]
        above: bits.i32 = bits.count(held & over)
        below: bits.i32 = bits.count(held & ~over)
        if above:  # a seat with some of these and none below must take it
            spared: bits.i32 = WHOLE
            for _ in range(above):
                spared = spared * (holders - 1) // holders
            forced = WHOLE - spared
            for _ in range(below):
                forced = forced * (holders - 1) // holders
            chance = chance * (WHOLE - forced) // WHOLE
    return chance


# -- declared deals --------------------------------------------------------------------------------


def in_declared(deal: LorumDeal, legal: Actions) -> bits.u64:
    """Return the card with the least dislike."""
    best: bits.u64 = legal.items[0]
    least: bits.i32 = RANK << 16
    for i in range(legal.n):
        card: bits.i32 = legal.items[i] & CARD
        found = dislike_in_big(deal, card) if deal.mode == engine.MODE_BIG else dislike(deal, card)
        if found < least:
            least = found
            best = legal.items[i]
    return best


def beaten_by(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return how many cards of others beat a card, but at most their number."""
    found: bits.i32 = bits.count(held_by_others(deal) & tricks.above(card))
    return min(deal.seats - 1, found)


def dislike(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return the dislike of playing a card: lead low, get rid of high cards, beat low."""
    rank: bits.i32 = card & RANK
    found = rank << 6
    if deal.played == 0:
        if deal.seat == deal.declarer:
            found -= beaten_by(deal, card) << 10
    elif not tricks.above(deal.best) & bits.bit(card):
        found = -(rank << 10)
    elif deal.played == deal.seats - 1 and deal.seat != deal.declarer:
        found = -rank  # last, and so with the highest card
    return found


def dislike_in_big(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return the same in a big: lead what nobody beats; beat the declarer, or keep high cards."""
    rank: bits.i32 = card & RANK
    found = rank
    if deal.played == 0 and deal.seat == deal.declarer:
        length: bits.i32 = bits.count(deal.hand[deal.seat] & tricks.suit(card))
        found = (beaten_by(deal, card) << 10) - length
    elif deal.played and tricks.above(deal.best) & bits.bit(card):
        found = -1 - rank
    return found


def successes(
    deal: LorumDeal, policy: Policy, mode: bits.i32, worlds: bits.i32, rng: Random
) -> bits.i32:
    """Return in how many worlds the acting seat makes its declaration.

    It plays by a policy, as all do, and nobody declares more.
    """
    world: LorumDeal = deal.clone()
    legal: Actions = Actions()
    seat = deal.seat
    made: bits.i32 = 0
    with cython.nogil:
        for _ in range(worlds):
            world.copy_state(deal)
            world.redeal(seat, rng)
            world.mode = mode
            world.declarer = seat
            world.pending = 0
            world.end_declaring()
            playout.play_by(policy, world, rng, legal)
            if world.kind in (engine.SMALL_MADE, engine.BIG_MADE):
                made += 1
    return made
