"""How Lórum is played on in the worlds of its bot: simple rules, which know the own hand only."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.rng import Random
from ..core.actions import Actions
from ..core.deal import Deal
from ..games.lorum import deal as engine
from ..games.lorum.deal import LorumDeal
from ..pieces import tricks
from ..search import playout
from ..search.policy import Policy

CARD, RANK = 63, 15  # the bits of a code that are its card, and of a card its rank


class LorumPolicy(Policy):
    """Declares and exposes nothing, stays below, and beats who has declared a big."""

    def kind(self) -> type[Deal]:
        return LorumDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return answer(cython.cast(LorumDeal, deal), legal)


def answer(deal: LorumDeal, legal: Actions) -> bits.u64:
    """Return what the acting seat does: of cards that with the least dislike."""
    best: bits.u64 = legal.items[0]
    if deal.phase == engine.TO_PLAY:
        least: bits.i32 = RANK << 16
        for i in range(legal.n):
            card: bits.i32 = legal.items[i] & CARD
            found = (
                dislike_in_big(deal, card) if deal.mode == engine.MODE_BIG else dislike(deal, card)
            )
            if found < least:
                least = found
                best = legal.items[i]
    return best


def beaten_by(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return how many cards that others hold beat a card, but no more than there are others."""
    out: bits.u64 = 0
    for seat in range(deal.seats):
        if seat != deal.seat:
            out |= deal.hand[seat]
    found: bits.i32 = bits.count(out & tricks.above(card))
    return min(deal.seats - 1, found)


def dislike(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return how little a card is to be played: lead low, get rid of what is high, beat low."""
    rank: bits.i32 = card & RANK
    found = rank << 6
    if deal.played == 0:
        if deal.seat == deal.declarer:
            found -= beaten_by(deal, card) << 10
    elif not tricks.above(deal.best) & bits.bit(card):
        found = -(rank << 10)
    elif deal.played == deal.seats - 1 and deal.seat != deal.declarer:
        found = -rank  # last, and so with the highest
    return found


def dislike_in_big(deal: LorumDeal, card: bits.i32) -> bits.i32:
    """Return the same in a big: lead what nobody beats; beat who declared, or keep what is high."""
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
    """Return in how many of so many worlds the acting seat makes what it declares.

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
