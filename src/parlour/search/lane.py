"""Worlds one after another, and the result of an action in each: the inner part of searches.

A world is one of the ways in which the cards may lie, as the seat to act knows it.  Every action is
played in the same worlds, which a policy plays to their end with the same random numbers.
"""

from __future__ import annotations

from ..cards import bits
from ..cards.rng import Random
from ..core.actions import Actions
from ..core.deal import Deal
from . import playout
from . import policy as policies
from .policy import Policy


class Lane:
    """The objects with which one thread plays; it allocates nothing per world."""

    deal: Deal
    policy: Policy
    seat: bits.i32
    at_random: bool
    world: Deal
    twin: Deal
    other: Deal
    legal: Actions
    chance: Random
    start: bits.u64

    def __init__(self, deal: Deal, policy: Policy) -> None:
        self.deal = deal
        self.policy = policy
        self.seat = deal.seat
        self.at_random = type(policy) is Policy  # the same decisions without a call for each
        self.world = deal.clone()
        self.twin = deal.clone()
        self.other = deal.clone()
        self.legal = Actions()
        self.chance = Random(0)
        self.start = 0

    def deal_anew(self, world: Deal, rng: Random) -> bits.u64:
        """Turn a deal into one of the worlds; return its weight."""
        world.copy_state(self.deal)
        self.policy.redeal(world, self.seat, rng)
        return policies.weight_of(self.policy, world, self.seat)

    def draw(self, rng: Random) -> bits.u64:
        """Deal the next world; return its weight."""
        weight = self.deal_anew(self.world, rng)
        self.start = rng.next()
        return weight

    def draw_likely(self, tries: bits.i32, rng: Random) -> bits.u64:
        """Deal *tries* worlds and keep one, chosen by weight; return their mean weight.

        The kept world counts for the mean, so sums over worlds have the same expectation, and fewer
        of the worlds that are played out are unlikely ones.
        """
        total = self.deal_anew(self.world, rng)
        for _ in range(1, tries):
            weight = self.deal_anew(self.other, rng)
            total += weight
            if rng.below64(total) < weight:
                self.world.copy_state(self.other)
        self.start = rng.next()
        return max(total // tries, 1)

    def play(self, code: bits.u64) -> None:
        """Play an action in the world, and the world to its end: it is then `twin`."""
        self.chance.state = self.start
        self.twin.copy_state(self.world)
        self.twin.apply(code)
        if self.at_random:
            playout.play_out(self.twin, self.chance, self.legal)
        else:
            playout.play_by(self.policy, self.twin, self.chance, self.legal)
