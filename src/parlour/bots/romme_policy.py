"""How a steady player of German Rummy plays, from the fields of the deal that its seat knows.

It goes out when it can, takes what it has a use for, opens as soon as it can, lays down what rids
it of most, and discards what is dear and unlikely to become part of a meld.  All numbers are whole.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits, counted
from ..cards.rng import Random
from ..core import codec
from ..core.actions import Actions
from ..core.deal import Deal
from ..games.romme import actions, opening
from ..games.romme import state as rules
from ..games.romme.deal import RommeDeal
from ..pieces import jokers
from ..search.policy import Policy
from . import romme_plan as plans

STOCK, TAKE, PASS = actions.STOCK, actions.TAKE, actions.PASS
MELD, LAY, SWAP, DISCARD = actions.MELD, actions.LAY, actions.SWAP, actions.DISCARD
PAYLOAD = codec.PAYLOAD
KIND = ~PAYLOAD & bits.ALL
CARD = actions.CARD
ONE_PACK = 57  # cards at most, with its jokers
MANY = 128  # cards, more than there are
CLOSE = 4  # a rival with so few cards may go out soon
FEW = 3  # with so few cards a joker is laid off, too
EACH_JOKER, EACH_CARD = 30, 7  # what is guessed to be left in a hand that nobody has seen
JOKER_KEPT = 600  # a joker is discarded only if there is nothing else
PLANNED = 240  # a card of the melds to come is kept before other cards
EACH_LIVE = 3  # for a card that would make a meld with this and another one
FITS = 12  # for a card to lay off later, which the next player would like, too
HASTE = 3  # how much more points count when somebody may go out soon
POINTS = [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


class RommePolicy(Policy):
    """Plays every variant of German Rummy."""

    def kind(self) -> type[Deal]:
        return RommeDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return answer(cython.cast(RommeDeal, deal), legal)


def answer(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return what the acting seat does."""
    code = legal.items[0]  # all there is, or to keep the joker found at the cut
    if legal.n > 1:
        if deal.phase == rules.DRAW:
            if is_worth_taking(deal, code):
                code = TAKE
        elif deal.phase == rules.PLAY:
            code = best_play(deal, legal)
    return code


# -- drawing ---------------------------------------------------------------------------------------


def is_worth_taking(deal: RommeDeal, other: bits.u64) -> bool:
    """Return whether the discard is better than the stock or, where there is none, than to pass."""
    card = deal.pile[deal.pile_size - 1]
    worth: bool = card == bits.JOKER or plans.wins_with(deal, card)
    if not worth:
        worth = not leads(deal) if other == PASS else fits_table(deal, card) or helps(deal, card)
    return worth


def leads(deal: RommeDeal) -> bool:
    """Return whether the acting seat's hand is likely to be the cheapest if the deal ends now."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    mine = EACH_JOKER * wild
    for twin in range(2):
        cards = deal.hand[at + twin]
        while cards:
            mine += POINTS[bits.first(cards) & 15]
            cards &= cards - 1
    return mine <= EACH_CARD * fewest(deal)


def fewest(deal: RommeDeal) -> bits.i32:
    """Return how many cards that rival has who has the fewest."""
    least: bits.i32 = MANY
    for seat in range(deal.seats):
        if seat != deal.seat and deal.sitting >> seat & 1:
            least = min(least, counted.size(deal.hand, rules.WIDTH * seat))
    return least


def fits_table(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether the acting seat has made its first meld, and could lay a card off."""
    return deal.has_opened() and fitting(deal) & bits.bit(card) != 0


def fitting(deal: RommeDeal) -> bits.u64:
    """Return the cards that can be laid off on the table, the joker as bit 63."""
    cards: bits.u64 = 0
    for i in range(deal.melds):
        cards |= opening.fits(deal.meld[i], deal.limits)
    return cards


def helps(deal: RommeDeal, card: bits.i32) -> bool:
    """Return whether a card gets the hand rid of more than itself."""
    at = rules.WIDTH * deal.seat
    once = deal.hand[at]
    twice = deal.hand[at + 1]
    wild: bits.i32 = deal.hand[at + 2]
    one = bits.bit(card)
    if not opening.usable(once | one, wild, deal.limits) & one:
        return False
    chosen: bits.u64x16 = [0] * 16
    need = needed(deal)
    before = plans.best_melds(once, twice, wild, deal.limits, need, chosen)
    after = plans.best_melds(once | one, twice | once & one, wild, deal.limits, need, chosen)
    return after >= before + plans.weight(one)


def needed(deal: RommeDeal) -> bits.i32:
    """Return what the acting seat's melds still have to count together."""
    need: bits.i32 = 0
    if not deal.has_opened():
        need = max(need, deal.open_min - deal.staged)
    return need


# -- playing ---------------------------------------------------------------------------------------


def best_play(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return the way out, or else meld, swap, lay off or discard."""
    code: bits.u64 = 0
    if legal.items[0] & KIND != DISCARD:
        code = plans.winning(deal)
        if code and not legal.holds(code) and not (code & KIND == MELD and deal.allows(code)):
            code = 0
        if code == 0:
            code = best_meld(deal, legal)
        if code == 0:
            code = first_of(legal, SWAP)
        if code == 0:
            code = best_lay(deal, legal)
    if code == 0:
        code = best_discard(deal, legal)
    return code


def first_of(legal: Actions, kind: bits.u64) -> bits.u64:
    """Return the first action of a kind; 0 if there is none."""
    for i in range(legal.n):
        if legal.items[i] & KIND == kind:
            return legal.items[i]
    return 0


def best_meld(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return a meld of the best ones, or the dearest if one must be laid; 0 for none."""
    if first_of(legal, MELD) == 0:
        return 0
    chosen: bits.u64x16 = [0] * 16
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    plans.best_melds(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal), chosen)
    i: bits.i32 = 8
    while chosen[i]:
        code = MELD | chosen[i]
        if legal.holds(code) or deal.allows(code):
            return code
        i += 1
    best: bits.u64 = 0
    if i == 8 or not deal.has_opened() or deal.due != rules.NOTHING:
        most: bits.i32 = -1
        for place in range(legal.n):
            code = legal.items[place]
            if code & KIND == MELD and opening.value(code & PAYLOAD) > most:
                most = opening.value(code & PAYLOAD)
                best = code
    return best


def best_lay(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return the dearest card to lay off; a joker only when the end is near.  0 for none."""
    best: bits.u64 = 0
    joker: bits.u64 = 0
    most: bits.i32 = -1
    forced: bool = True
    for i in range(legal.n):
        code = legal.items[i]
        kind = code & KIND
        card: bits.i32 = code & CARD
        if kind == DISCARD:
            forced = False
        elif kind == LAY and card != bits.JOKER:
            if plans.weight(bits.bit(card)) > most:
                most = plans.weight(bits.bit(card))
                best = code
        elif kind == LAY and joker == 0:
            joker = code
    if best == 0 and joker:
        left = counted.size(deal.hand, rules.WIDTH * deal.seat)
        if forced or left <= FEW or is_urgent(deal):
            best = joker
    return best


def is_urgent(deal: RommeDeal) -> bool:
    """Return whether somebody else may go out soon."""
    return fewest(deal) <= CLOSE


# -- discarding ------------------------------------------------------------------------------------


def best_discard(deal: RommeDeal, legal: Actions) -> bits.u64:
    """Return the discard that leaves the best hand, or the first action if there is none."""
    best: bits.u64 = legal.items[0]
    gone: bits.u64x4 = [0] * 4
    count_gone(deal, gone)
    kept = kept_for_melds(deal)
    fits = fitting(deal)
    haste: bits.i32 = 1
    if is_urgent(deal):
        haste = HASTE
    least: bits.i32 = JOKER_KEPT + 1
    for i in range(legal.n):
        code = legal.items[i]
        if code & KIND == DISCARD:
            card: bits.i32 = code & CARD
            worth = JOKER_KEPT
            if card != bits.JOKER:
                worth = EACH_LIVE * prospects(deal.hand[rules.WIDTH * deal.seat], gone, card)
                worth -= haste * POINTS[card & 15]
                if kept & bits.bit(card):
                    worth += PLANNED
                if fits & bits.bit(card):
                    worth += FITS
            if worth < least:
                least = worth
                best = code
    return best


def kept_for_melds(deal: RommeDeal) -> bits.u64:
    """Return the cards that the acting seat needs for its best melds, and has no twin of."""
    chosen: bits.u64x16 = [0] * 16
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    plans.best_melds(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal), chosen)
    once: bits.u64 = 0
    twice: bits.u64 = 0
    i: bits.i32 = 8
    while chosen[i]:
        cards = jokers.naturals(chosen[i])
        twice |= once & cards
        once |= cards
        i += 1
    return once & ~(deal.hand[at + 1] & ~twice)


def count_gone(deal: RommeDeal, gone: bits.u64s) -> None:
    """Write which cards the acting seat cannot draw any more: one of them, and both.

    Of one pack, there is no second.
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
        gone[1] |= gone[0] & naturals
        gone[0] |= naturals
    if cards <= ONE_PACK:
        gone[1] = gone[0]
        gone[0] = bits.ALL


def live(gone: bits.u64s, cards: bits.u64) -> bits.i32:
    """Return how many of these cards, and of their twins, may still be drawn."""
    return bits.count(cards & ~gone[0]) + bits.count(cards & ~gone[1])


def prospects(hand: bits.u64, gone: bits.u64s, card: bits.i32) -> bits.i32:
    """Return how many cards that may be drawn would make a meld with this card and another."""
    rank = card & 15
    mates = (bits.RANK << rank) & ~bits.bit(card)
    found: bits.i32 = 0
    if hand & mates:
        found = live(gone, mates & ~hand)
    suit = card & 48
    lane = hand >> suit & bits.LANE
    lane |= (lane & 1) << jokers.HIGH_ACE
    found += chances(lane, gone, suit, rank)
    if rank == 0:
        found += chances(lane, gone, suit, jokers.HIGH_ACE)
    return found


def cost(card: bits.i32) -> bits.i32:
    """Return what a card that is no joker costs in hand."""
    return POINTS[card & 15]


def prospects_of(deal: RommeDeal, card: bits.i32) -> bits.i32:
    """Return the prospects of a card of the acting seat (for Python)."""
    gone: bits.u64x4 = [0] * 4
    count_gone(deal, gone)
    return prospects(deal.hand[rules.WIDTH * deal.seat], gone, card)


def planned(deal: RommeDeal) -> list[int]:
    """Return the best melds of the acting seat (for Python)."""
    at = rules.WIDTH * deal.seat
    wild: bits.i32 = deal.hand[at + 2]
    return plans.plan(deal.hand[at], deal.hand[at + 1], wild, deal.limits, needed(deal))


def chances(lane: bits.u64, gone: bits.u64s, suit: bits.i32, place: bits.i32) -> bits.i32:
    """Return the same for runs of three with this place of a suit, each card for each run."""
    found: bits.i32 = 0
    for start in range(max(0, place - 2), min(place, jokers.HIGH_ACE - 2) + 1):
        lacking = (bits.bit(start) * 7) & ~lane
        if bits.count(lacking) == 1:
            found += live(gone, jokers.lane_cards(lacking) << suit)
    return found
