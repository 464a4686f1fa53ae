"""A fast heuristic for gin rummy, which also plays the worlds of searches.

A discard is judged by the deadwood it leaves and by its use to the rival (`outlook`).  Knocking is
a `KnockHabit` of each seat.  In a search's worlds the rival's hand is a likely one (`belief`).

The ideas are those of MARJJ, the winner of the gin contest of EAAI 2021; the numbers were found by
playing (``benchmarks/bots.py``).  All of them are integers, so that machines agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

try:
    import cython
except ImportError:
    from ...cards import _cython as cython

from ...cards import bits
from ...cards.rng import Random
from ...core import arguments
from ...core.actions import Actions
from ...core.deal import Deal
from ...games.gin import deal as engine
from ...games.gin import showdown
from ...games.gin.deal import GinDeal
from ...pieces import melds
from ...search import policy as policies
from ...search.policy import Policy
from . import belief as beliefs
from . import outlook

TEN, FAR = outlook.TEN, outlook.FAR
LAST_STOCK = 3  # with so few cards left in the stock, this is the last turn
MOST_HABITS = 8  # of a seat
MOST_WEIGHT = 1000  # of all of them together
THROWS = 5  # the number of discards worth trying
globals().update(LAST_STOCK=LAST_STOCK)


class KnockHabit(NamedTuple):
    """The deadwood with which a seat knocks: at most *early* in its first *turns*, then *late*.

    With *turns* below 0 their number follows from the cost of an undercut.  In the last turn of a
    deal every seat that can knocks.  Among several habits, *weight* is the likelihood of each.
    """

    early: int = 10
    turns: int = -1
    late: int = 0
    weight: int = 1


STEADY = KnockHabit()
PATIENT = KnockHabit(0, 0, 0)
RIVALS = (KnockHabit(10, 0, 10), KnockHabit(5, 0, 5), KnockHabit(10, 3, 0))
STEPS = 60  # twice as many make worlds hardly likelier


class GinPolicy(Policy):
    """Plays every variant; *habits* has one to eight habits for each of the two seats.

    A seat with several habits has one of them for a whole world, drawn by their weights.  A *light*
    policy, for the many deals that a search plays out, discards by the deadwood left and by the
    number of cards that could be melded next, which count *outs* quarters of a point each.
    *belief* says in eighths how much the rival's play reveals, and *steps* how many exchanges make
    a world likelier; with none, `penalty` distinguishes the worlds.
    """

    early: list[bits.i32]  # eight of the first seat, eight of the second
    turns: list[bits.i32]
    late: list[bits.i32]
    share: list[bits.i32]  # the weights of the habits
    shares: list[bits.i32]  # of each seat together
    light: bits.i32
    outs: bits.i32
    belief: bits.i32
    steps: bits.i32

    def __init__(
        self,
        habits: Sequence[Sequence[KnockHabit]] = ((STEADY,), (STEADY,)),
        *,
        light: bits.i32 = 0,
        outs: bits.i32 = 4,
        belief: bits.i32 = 8,
        steps: bits.i32 = 0,
    ) -> None:
        arguments.within(len(habits), 2, 2, "habits")
        for each in habits:
            arguments.within(len(each), 1, MOST_HABITS, "habits")
            for habit in each:
                arguments.within(habit.weight, 0, MOST_WEIGHT, "weight")
            arguments.within(sum([it.weight for it in each]), 1, MOST_WEIGHT, "weight")
        self.early = [0] * 16
        self.turns = [0] * 16
        self.late = [0] * 16
        self.share = [0] * 16
        self.shares = [0] * 2
        for seat in range(2):
            for i in range(len(habits[seat])):
                self.early[MOST_HABITS * seat + i] = habits[seat][i].early
                self.turns[MOST_HABITS * seat + i] = habits[seat][i].turns
                self.late[MOST_HABITS * seat + i] = habits[seat][i].late
                self.share[MOST_HABITS * seat + i] = habits[seat][i].weight
                self.shares[seat] += habits[seat][i].weight
        self.light = light
        self.outs = outs
        self.belief = belief
        self.steps = steps

    def kind(self) -> type[Deal]:
        return GinDeal

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> bits.u64:
        return self.answer(cython.cast(GinDeal, deal), legal, rng.state)

    def answer(self, deal: GinDeal, legal: Actions, world: bits.u64) -> bits.u64:
        """Return the acting seat's action; the stream only tells worlds apart."""
        phase = deal.phase
        code = legal.items[0]
        if legal.n > 1:
            if phase == engine.TO_DISCARD:
                code = self.discard(deal, legal, world)
            elif phase == engine.SHOW_KNOCKER:
                code = arrange(deal, legal)
            elif phase == engine.SHOW_DEFENDER:
                code = lay_off(deal, legal)
            elif self.wants_upcard(deal, world):
                code = engine.TAKE
            elif code == engine.TAKE:
                code = legal.items[1]
        return code

    def knocks_at(self, deal: GinDeal, world: bits.u64) -> bits.i32:
        """Return the most deadwood with which the acting seat knocks in a world."""
        seat = deal.seat
        total: bits.u64 = self.shares[seat]
        point: bits.i32 = bits.mix(world) % total
        habit: bits.i32 = MOST_HABITS * seat
        while point >= self.share[habit]:
            point -= self.share[habit]
            habit += 1
        turns = self.turns[habit]
        if turns < 0:
            turns = 7 - (deal.undercut_bonus + 9) // 10
        most = self.late[habit]
        if deal.end - deal.top <= LAST_STOCK:
            most = deal.knock_limit
        elif bits.count(deal.thrown[seat]) < turns:
            most = self.early[habit]
        return min(most, deal.knock_limit)

    def wants_upcard(self, deal: GinDeal, world: bits.u64) -> bool:
        """Return whether the top of the pile allows a knock, or the meld that saves most."""
        hand = deal.hand[deal.seat]
        taken = bits.bit(deal.pile[deal.pile_size - 1])
        whole = melds.deadwood(hand | taken)
        most = self.knocks_at(deal, world)
        wanted: bool = False
        if taken & outlook.fitting(hand):
            now = melds.deadwood(hand)
            after = outlook.least_without(hand | taken, hand)
            wanted = after <= most or (whole < now + melds.points(taken) and after < now)
        elif whole - TEN <= most:
            wanted = outlook.least_without(hand | taken, hand) <= most
        return wanted

    # -- discarding ----------------------------------------------------------

    def discard(self, deal: GinDeal, legal: Actions, world: bits.u64) -> bits.u64:
        """Lay down big gin, knock, or throw the card that both players need least."""
        code = legal.items[legal.n - 1]
        if code != engine.BIGGIN:
            whole = melds.deadwood(deal.hand[deal.seat])
            throws = first_knock(legal)
            most = self.knocks_at(deal, world) if throws else TEN
            code = 0
            if throws < legal.n and whole - TEN <= most:
                code = best_knock(deal, legal, most)
            if code == 0:
                code = self.throw(deal, thrown_by(legal, throws))
        return code

    def throw(self, deal: GinDeal, free: bits.u64) -> bits.u64:
        """Return the cheapest discard of those that save the most points."""
        unseen = outlook.unseen_by(deal, deal.seat)
        choice = outlook.costliest(deal.hand[deal.seat], free)
        best: bits.u64 = engine.DISCARD | bits.first(choice)
        least: bits.i32 = FAR
        if choice & choice - 1 == 0:  # nothing to compare it with
            choice = 0
        while choice:
            code = engine.DISCARD | bits.first(choice)
            choice &= choice - 1
            cost = self.cost_of(deal, code, unseen)
            if cost < least:
                least = cost
                best = code
        return best

    def cost_of(self, deal: GinDeal, code: bits.u64, unseen: bits.u64) -> bits.i32:
        """Return the cost of a discard; a light policy has its own formula."""
        deadwood = outlook.left_by(deal, code)
        if self.light:
            fits = outlook.fitting(deal.hand[deal.seat] & ~outlook.card_of(code)) & unseen
            cost = 4 * deadwood - self.outs * bits.count(fits)
        else:
            cost = outlook.BEST_DRAWS * deadwood
            cost += outlook.prospects(deal, code, unseen) + outlook.risk(deal, code, unseen)
        return cost

    # -- searching -----------------------------------------------------------

    def candidates(self, deal: Deal, out: Actions) -> None:
        """Put both draws, or the best discards and knocks, into *out*; at a showdown nothing."""
        deal.find_actions(out)
        self.narrow(cython.cast(GinDeal, deal), out)

    def narrow(self, deal: GinDeal, out: Actions) -> None:
        """Keep the legal actions that are worth trying."""
        if deal.phase == engine.TO_DISCARD:
            self.narrow_discards(deal, out)
        elif deal.knocker >= 0:
            code = self.answer(deal, out, 0)
            out.clear()
            out.add(code)

    def narrow_discards(self, deal: GinDeal, out: Actions) -> None:
        """Keep the discard that ends the deal with gin, or the best discards and the best knock."""
        throws = first_knock(out)
        knock = best_knock(deal, out, TEN)
        last = out.items[out.n - 1]
        if knock == 0 or outlook.left_by(deal, knock) > 0:
            own = self.answer(deal, out, 0)
            unseen = outlook.unseen_by(deal, deal.seat)
            costs: bits.i32x128 = [0] * 128
            for i in range(throws):
                costs[i] = self.cost_of(deal, out.items[i], unseen)
                if out.items[i] == own:
                    costs[i] = -FAR
            out.n = keep_cheapest(out, throws, costs)
            if knock:
                out.add(knock)
        elif last == engine.BIGGIN:  # its bonus may be lower
            out.hold(knock, last)
        else:
            out.clear()
            out.add(knock)

    def redeal(self, deal: Deal, seat: bits.i32, rng: Random) -> None:
        deal.redeal(seat, rng)
        if self.steps:
            beliefs.make_likely(cython.cast(GinDeal, deal), 1 - seat, self.belief, self.steps, rng)

    def penalty(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return how unlikely the rival's hand is after what the rival threw, left and took."""
        found: bits.i32 = 0
        if not self.steps:  # otherwise hands are dealt by likelihood
            found = beliefs.doubt(cython.cast(GinDeal, deal), 1 - seat, self.belief)
        return max(0, min(policies.WORST, found))

    def worth(self, deal: Deal, seat: bits.i32) -> bits.i32:
        """Return a seat's points, or minus those of the other."""
        return deal.points(seat) - deal.points(1 - seat)


# -- discards --------------------------------------------------------------------------------------


def first_knock(legal: Actions) -> bits.i32:
    """Return the number of discards in the list, which come before the knocks."""
    throws: bits.i32 = legal.n
    while throws > 0 and legal.items[throws - 1] >= engine.KNOCK:
        throws -= 1
    return throws


def best_knock(deal: GinDeal, legal: Actions, most: bits.i32) -> bits.u64:
    """Return the knock that leaves least, 0 if that exceeds *most*."""
    best: bits.u64 = 0
    least = most + 1
    for i in range(first_knock(legal), legal.n):
        code = legal.items[i]
        if code != engine.BIGGIN:
            left = outlook.left_by(deal, code)
            if left < least:
                least = left
                best = code
    return best


def thrown_by(legal: Actions, throws: bits.i32) -> bits.u64:
    """Return the cards of the first *throws* discards."""
    found: bits.u64 = 0
    for i in range(throws):
        found |= outlook.card_of(legal.items[i])
    return found


def keep_cheapest(out: Actions, throws: bits.i32, costs: bits.i32s) -> bits.i32:
    """Keep the `THROWS` cheapest of *throws* discards; return how many are left."""
    while throws > THROWS:
        worst: bits.i32 = 0
        for i in range(1, throws):
            if costs[i] > costs[worst]:
                worst = i
        throws -= 1
        for i in range(worst, throws):
            costs[i] = costs[i + 1]
            out.items[i] = out.items[i + 1]
    return throws


# -- the showdown ----------------------------------------------------------------------------------


def arrange(deal: GinDeal, legal: Actions) -> bits.u64:
    """Return the arrangement with the least deadwood, then the fewest possible lay-offs."""
    hand = deal.hand[deal.seat]
    seen = outlook.PACK & ~(outlook.unseen_by(deal, deal.seat) | deal.known[1 - deal.seat])
    best: bits.u64 = 0
    least: bits.i32 = FAR
    for i in range(legal.n):
        arrangement = legal.items[i] & engine.CODE
        left = melds.points(hand & ~showdown.melded(arrangement))
        cost = left << 10 | showdown.exposure(arrangement, seen)
        if cost < least:
            least = cost
            best = legal.items[i]
    return best


def lay_off(deal: GinDeal, legal: Actions) -> bits.u64:
    """Return the next lay-off of the choice that leaves the least deadwood."""
    shown: bits.u64 = 0
    for i in range(3):
        if deal.meld[i]:
            shown |= melds.meld_code(deal.meld[i]) << showdown.MELD_BITS * i
    choice = showdown.lay_offs(deal.hand[deal.seat], shown, 0, 0)
    best: bits.u64 = legal.items[legal.n - 1]  # to finish
    for i in range(legal.n - 1, 0, -1):
        code = legal.items[i - 1]
        place: bits.i32 = code >> 6 & 3
        laid = showdown.laid_on(deal.meld[place], choice >> showdown.STEP * place & 0xFF)
        if laid & outlook.card_of(code):
            best = code
    return best


# -- for a search ----------------------------------------------------------------------------------


def searching(seat: int, rivals: Sequence[KnockHabit] = RIVALS) -> GinPolicy:
    """Return the policy for a search of a seat: it waits for gin, the rival may be anybody.

    A seat that waits is worth more in the worlds, and a rival with one habit only is misjudged.
    """
    habits = ((PATIENT,), rivals) if seat == 0 else (rivals, (PATIENT,))
    return GinPolicy(habits, light=1, steps=STEPS)
