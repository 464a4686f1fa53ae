"""Positions played to their end in numbered worlds, which are the same for all positions."""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core.actions import Actions
from ..core.deal import Deal
from . import playout
from .policy import Policy


class Worlds:
    """Worlds in which a policy plays on, and the points of every seat in each."""

    policy: Policy
    count: bits.i32
    seed: bits.u64
    seats: bits.i32
    twin: Deal
    faced: Deal
    legal: Actions
    rng: Random
    chance: Random
    points: array[int]  # of every seat, world by world

    def __init__(self, deal: Deal, policy: Policy, count: int, seed: int) -> None:
        self.policy = policy
        self.count = count
        self.seed = seed
        self.seats = deal.seats
        self.twin = deal.clone()
        self.faced = deal.clone()
        self.legal = Actions()
        self.rng = Random(0)
        self.chance = Random(0)
        self.points = self.clear()

    def clear(self) -> array[int]:
        """Return a new array of points."""
        return array("q", bytes(8 * self.count * self.seats))

    def begin(self, world: bits.i32) -> None:
        """Start the random numbers of a world: those of the cards, and those of the policy."""
        self.rng.state = bits.mix(self.seed ^ bits.mix(world + 1))
        self.chance.state = bits.mix(self.rng.state ^ 1)

    def end(self, world: bits.i32) -> None:
        """Let the policy play on, and add the points of every seat."""
        if self.twin.seat >= 0:
            playout.play_by(self.policy, self.twin, self.chance, self.legal)
        for seat in range(self.seats):
            self.points[world * self.seats + seat] += self.twin.points(seat)

    def dealt(self, deal: Deal, pack: Pack, dealer: bits.i32) -> array[int]:
        """Return every seat's points, world by world, if the cards are dealt again."""
        found = self.clear()
        self.points = found
        with cython.nogil:
            for world in range(self.count):
                self.begin(world)
                self.twin.copy_state(deal)
                self.twin.redraw(self.rng)  # the deal's own chance, too
                pack.shuffle(self.rng)
                self.twin.set_up(pack, dealer)
                self.end(world)
        return found

    def played(self, deal: Deal) -> array[int]:
        """Return every seat's points, world by world, from a position with its hands on."""
        found = self.clear()
        self.points = found
        with cython.nogil:
            for world in range(self.count):
                self.begin(world)
                self.twin.copy_state(deal)
                if self.twin.seat >= 0:
                    self.twin.redraw(self.rng)
                self.end(world)
        return found

    def gained(self, deal: Deal, seat: bits.i32, code: bits.u64) -> array[int]:
        """Return what every seat gains, world by world, if the acting seat begins with an action.

        The hands are any that this seat may face.  Both ways go on with the same random numbers.
        """
        found = self.clear()
        self.points = found
        with cython.nogil:
            for world in range(self.count):
                self.begin(world)
                self.faced.copy_state(deal)
                self.policy.redeal(self.faced, seat, self.rng)
                self.twin.copy_state(self.faced)
                self.end(world)
                for place in range(world * self.seats, (world + 1) * self.seats):
                    self.points[place] = -self.points[place]
                self.begin(world)
                self.twin.copy_state(self.faced)
                self.twin.apply(code)
                self.end(world)
        return found
