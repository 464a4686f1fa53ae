"""The simple policy for the worlds of bots in games of playing cards up in sequence.

The weights of the rule for leads were found by playing.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...cards.rng import Random
from ...core.actions import Actions
from ...core.deal import Deal
from ...games.stops import state
from ...games.stops.deal import StopsDeal
from ...pieces import betting, ladder, poker, stops
from ...search import playout
from ...search.policy import Policy

LANE = 0x1FFF  # the rungs of a suit
ACE, CARD = 12, 63  # the highest rung; the bits of a code for its card
WITH_ACE, EACH_CARD, EACH_RUNG, EACH_GAP, WITH_STOP, TO_TOP, WITH_PAY = 24, 10, -5, -2, 6, 2, 20


class StopsPolicy(Policy):
    """Leads by a simple rule, claims everything and keeps its hand; one seat raises, all call."""

    def kind(self) -> type[Deal]:
        return StopsDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return answer(cython.cast(StopsDeal, deal), legal)


def answer(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Return the acting seat's action."""
    phase = deal.phase
    code = legal.items[0]  # to follow, or to bid nothing
    if phase == state.LEAD:
        code = best_lead(deal, legal)
    elif phase == state.SELECT:
        code = deal.pack(poker.best(deal.hand[deal.seat], deal.ace_low))
    elif phase == state.BET:  # one seat raises, all call
        raises: bool = legal.n == 3 and betting.raises(deal.bet) == 0
        code = legal.items[2] if raises else legal.items[1]
    elif phase in (state.EXCHANGE, state.PAY):
        code = legal.items[legal.n - 1]  # keep the hand, or claim everything
    return code


def best_lead(deal: StopsDeal, legal: Actions) -> bits.u64:
    """Return the lead of the simple rule."""
    best: bits.u64 = legal.items[0]
    if legal.n > 1:
        most: bits.i32 = lead_worth(deal, best & CARD)
        for i in range(1, legal.n):
            worth = lead_worth(deal, legal.items[i] & CARD)
            if worth > most:
                most = worth
                best = legal.items[i]
    return best


def lead_worth(deal: StopsDeal, card: bits.i32) -> bits.i32:
    """Return how good it is to lead a suit with this card, the acting seat's lowest.

    The number has no unit.  Many low cards, a card at which the run must stop (the seat leads
    again), and cards that pay when played are good.
    """
    suit = card >> 4
    hand = deal.hand[deal.seat]
    mine = ladder.rungs_of(hand, suit)
    out: bits.u64 = 0
    for seat in range(deal.seats):
        out |= ladder.rungs_of(deal.played[seat], suit)
    low = bits.first(mine)
    high = bits.first(ladder.rungs_of(bits.bit(stops.highest(hand, suit)), suit))
    gaps: bits.u64 = (LANE >> low) << low & ~(mine | out)
    worth = EACH_CARD * bits.count(mine) + EACH_RUNG * low + TO_TOP * high
    worth += EACH_GAP * bits.count(gaps)
    if mine & bits.bit(ACE):
        worth += WITH_ACE
    if mine & (out >> 1 | bits.bit(ACE)):
        worth += WITH_STOP
    if deal.on_play:
        for section in range(state.SINGLES):
            if hand & deal.pay_card[section] and bits.first(deal.pay_card[section]) >> 4 == suit:
                worth += WITH_PAY
    return worth


def spare_gain(deal: StopsDeal, policy: Policy, worlds: bits.i32, rng: Random) -> bits.i64:
    """Return the acting seat's extra gain with the spare hand, over all worlds together.

    A policy plays both hands in each world, as if nobody else exchanged theirs.
    """
    world: StopsDeal = deal.clone()
    twin: StopsDeal = deal.clone()
    legal: Actions = Actions()
    chance: Random = Random(0)
    seat = deal.seat
    gain: bits.i64 = 0
    with cython.nogil:
        for _ in range(worlds):
            world.copy_state(deal)
            world.redeal(seat, rng)
            start = rng.next()
            for spare in range(2):
                chance.state = start
                twin.copy_state(world)
                if spare:
                    twin.swap(seat)
                twin.after_spare()
                playout.play_by(policy, twin, chance, legal)
                gain += twin.points(seat) if spare else -twin.points(seat)
    return gain
