"""The likelihood of the others' hands at German Rummy, by what they threw and put down."""

from __future__ import annotations

from ...cards import bits
from ...games.romme import opening
from ...games.romme import state as rules
from ...games.romme.deal import RommeDeal
from ...pieces import jokers
from ...search import policy as policies
from . import outlook

PATIENT, HASTY = 4, 99  # a seat waits while each rival has this many cards; 99: it never waits
EITHER = -1  # either of them: hasty once it has put cards down, else in half of the worlds
RECENT, LONG = 12, 8  # discards that reveal hands; rounds, after which nothing more is revealed
USUAL = 24  # the penalty of hands that reveal nothing
NEAR = 16  # per discard next to a card held, by the number of players
HAS_FIT, HAS_JOKER, HAS_MELD = 24, 30, 40  # for cards that an opened seat would have put down
KEEPS_JOKER, LOOSE, COULD_OPEN = 4, 3, 20  # the first two per round, for two rounds


def doubt(deal: RommeDeal, seat: bits.i32, patience: bits.i32s) -> bits.i32:
    """Return how unlikely these hands of the others are for a seat, 0 to `WORST`.

    The weights separate hands that the policy has played from randomly dealt hands.
    """
    recent: bits.u64 = 0
    for i in range(max(0, deal.pile_size - RECENT), deal.pile_size):
        recent |= bits.bit(deal.pile[i])
    laid: bits.u64 = 0
    if deal.laid == 0:  # nobody could lay off what is laid in this turn
        laid = outlook.fitting(deal)
    found = USUAL
    for rival in range(deal.seats):
        if rival != seat and rival != deal.seat and deal.sitting >> rival & 1:
            found += doubt_of(deal, rival, recent, laid, patience[rival])
    return max(0, min(policies.WORST, found))


def doubt_of(
    deal: RommeDeal, rival: bits.i32, recent: bits.u64, laid: bits.u64, patience: bits.i32
) -> bits.i32:
    """Return how unlikely a rival's hand is; negative if it is likelier than most.

    The rival needs none of the *recent* discards.  Unless it waits, it plays jokers and has put
    down what could be *laid*.
    """
    at = rules.WIDTH * rival
    hand = deal.hand[at]
    wild: bits.i32 = deal.hand[at + 2]
    players = deal.players()
    near = neighbours(hand)
    rounds: bits.i32 = min(LONG, deal.pile_size // players)
    found = NEAR * (bits.count(recent & near) - 2) // players
    haste: bits.i32 = 2  # in halves
    if patience == PATIENT:
        haste = 0
    elif patience == EITHER:
        haste = 1
    if deal.opened >> rival & 1:
        found += HAS_FIT * bits.count(hand & laid) + HAS_JOKER * wild
        if has_natural_meld(hand, deal.limits):
            found += HAS_MELD
    else:
        found += (
            KEEPS_JOKER * rounds * wild * haste // 2
            + LOOSE * rounds * (bits.count(hand & ~near) - 2) // 2
        )
        twice, thrice = deal.hand[at + 1], deal.hand[at + 3]
        terms = deal.terms(-1, True)
        if opening.can_open(hand, twice, wild, thrice, deal.open_min, terms, 0):
            found += COULD_OPEN * haste // 2
    return found


def neighbours(hand: bits.u64) -> bits.u64:
    """Return the cards that are next to one of a hand in its suit, or of its rank."""
    near = hand << 1 | hand >> 1 | hand >> 12 & bits.RANK | (hand & bits.RANK) << 12
    near |= hand << 16 | hand >> 16 | hand << 32 | hand >> 32 | hand << 48 | hand >> 48
    return near & bits.LANE * bits.RANK


def has_natural_meld(hand: bits.u64, limits: bits.i32) -> bool:
    """Return whether a hand has a meld without jokers."""
    high = hand >> 12 & hand >> 11 & hand & bits.RANK
    if limits & jokers.CORNER:
        high = jokers.in_rings(hand)
    return (hand & hand >> 1 & hand >> 2 | high | bits.thrice(hand)) != 0
