"""Guess the rival's hand in Gin Rummy from the cards that the rival threw, left and took."""

from __future__ import annotations

from ...cards import bits
from ...cards.rng import Random
from ...games.gin import deal as engine
from ...games.gin.deal import GinDeal
from ...pieces import melds
from ...search import policy as policies
from . import outlook

WHOLE = 8  # `belief` counts eighths
LONG, USUAL = 12, 32  # the most turns that count; the deadwood without a penalty
THREW_FIT, THREW_NEAR = 17, 9  # per card thrown that would meld, or is next to a card held
LEFT_FIT, LEFT_NEAR = 12, 5  # the same per card not taken
TOOK_LOOSE = 60  # per card taken that is not in a meld


def doubt(deal: GinDeal, rival: bits.i32, belief: bits.i32) -> bits.i32:
    """Return a penalty for the rival's hand: the higher, the less likely is the hand.

    With these weights the hands that a few bots held are the likeliest among random hands.
    """
    found: bits.i32 = 0
    if not deal.is_open(rival):
        hand = deal.hand[rival]
        pile = outlook.on_pile(deal)
        thrown = deal.thrown[rival] & pile
        left = deal.thrown[1 - rival]
        if deal.phase != engine.UPCARD1:
            left |= bits.bit(deal.upcard)
        left &= pile & ~thrown
        turns = min(bits.count(deal.thrown[rival]), LONG)
        fits = outlook.fitting(hand)
        near = neighbours(hand)
        found = turns * (melds.deadwood(hand) - USUAL) // 4
        found += THREW_FIT * bits.count(thrown & fits) + THREW_NEAR * bits.count(thrown & near)
        found += LEFT_FIT * bits.count(left & fits) + LEFT_NEAR * bits.count(left & near)
        found += TOOK_LOOSE * bits.count(deal.known[rival] & ~outlook.in_melds(hand))
    return found * belief // WHOLE


def make_likely(
    deal: GinDeal, rival: bits.i32, belief: bits.i32, steps: bits.i32, rng: Random
) -> None:
    """Exchange cards between the rival's hand and the stock until the hand is likely.

    Each step proposes one exchange.  It makes an exchange to a hand at least as likely, and any
    other with a probability: the ratio of the likelihoods (Metropolis and others, 1953).  After
    many steps hands occur as often as `doubt` says; a few steps come close.
    """
    hidden: bits.u64 = 0
    if not deal.is_open(rival) and deal.end > deal.top:
        hidden = deal.hand[rival] & ~deal.known[rival]
    if not hidden:
        steps = 0
    now = doubt(deal, rival, belief)
    for _ in range(steps):
        card = any_card(hidden, rng)
        place = deal.top + rng.below(deal.end - deal.top)
        other = bits.bit(deal.stock[place])
        deal.hand[rival] ^= card | other
        then = doubt(deal, rival, belief)
        if is_made(then - now, rng) and deal.is_possible(rival):
            deal.stock[place] = bits.first(card)
            hidden ^= card | other
            now = then
        else:
            deal.hand[rival] ^= card | other


def any_card(cards: bits.u64, rng: Random) -> bits.u64:
    """Return a random card of a set."""
    for _ in range(rng.below(bits.count(cards))):
        cards &= cards - 1
    return cards & -cards


def is_made(worse: bits.i32, rng: Random) -> bool:
    """Return whether to make an exchange that adds *worse* to the penalty, by lot."""
    made: bool = worse <= 0
    if 0 < worse < policies.WORST:
        share: bits.i32 = policies.SHARES[worse % policies.STEP] >> worse // policies.STEP
        made = rng.below(policies.SHARES[0]) < share
    return made


def neighbours(hand: bits.u64) -> bits.u64:
    """Return the cards next to a card of a hand in its suit, and those of the same rank."""
    ranks = hand | hand >> 16 | hand >> 32 | hand >> 48
    return (hand << 1 | hand >> 1 | (ranks & bits.LANE) * bits.RANK) & outlook.PACK
