"""Trying actions: the sums of their results in worlds that are the same for all."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import NamedTuple

try:
    import cython
except ImportError:
    from ..cards import _cython as cython

from ..cards import bits
from ..cards.rng import Random
from ..core import arguments
from ..core.actions import Actions
from ..core.deal import Deal
from .lane import Lane
from .policy import Policy

MOST_WORLDS, MOST_CODES = 100_000, 65_536
WHOLE = 1 << 64  # beyond C's integers, so Python does the arithmetic


class Sum(NamedTuple):
    """The result of an action in all worlds: integers, so that sums can be added up.

    A world counts by its weight (`Policy.penalty`): the mean is ``total / weight``, and the mean
    square of the points ``squares / weight``.
    """

    code: int
    weight: int
    """The weight of all worlds together."""
    total: int
    """The points of the seat, each times the weight of its world."""
    squares: int
    won: int
    """The weight of the worlds in which the seat has more than 0 points."""


class Sums:
    """The sums of several actions; squares have 128 bits, lower half first."""

    total: array[int]
    low: array[int]
    high: array[int]
    won: array[int]

    def __init__(self, n: int) -> None:
        self.total = array("q", bytes(8 * n))
        self.low = array("Q", bytes(8 * n))
        self.high = array("Q", bytes(8 * n))
        self.won = array("Q", bytes(8 * n))

    def add(self, i: bits.i32, weight: bits.u64, points: bits.i64) -> None:
        """Add the result of the *i*-th action in a world."""
        square: bits.u64 = points * points
        low: bits.u64 = square * weight & bits.ALL
        share: bits.i64 = weight
        self.total[i] += share * points
        self.low[i] = self.low[i] + low & bits.ALL
        self.high[i] += bits.mulhi(square, weight) + (1 if self.low[i] < low else 0)
        if points > 0:
            self.won[i] += weight

    def of(self, codes: list[int], weight: int) -> list[Sum]:
        """Return the sums of these actions."""
        return [
            Sum(code, weight, self.total[i], self.high[i] * WHOLE + self.low[i], self.won[i])
            for i, code in enumerate(codes)
        ]


def try_out(
    deal: object, policy: object, worlds: object, rng: object, codes: Iterable[int] | None = None
) -> list[Sum]:
    """Play actions of the acting seat in *worlds* worlds, to the end of the deal by a policy.

    *codes* are by default the policy's candidates.  The result depends only on what the acting seat
    knows and on *rng*, a `Random`; another call with the same *rng* plays the next worlds.  Raises
    `ArgumentError` or `IllegalAction` for invalid arguments; nothing changes but *rng*.
    """
    player: Policy = arguments.kind(policy, Policy, "policy")
    position: Deal = player.check(deal)
    chance: Random = arguments.kind(rng, Random, "rng")
    count: int = arguments.within(worlds, 1, MOST_WORLDS, "worlds")
    listed = player.listed(position, codes)
    arguments.within(len(listed), 1, MOST_CODES, "codes")
    actions: Actions = Actions()
    for code in listed:
        actions.add(code)
    sums: Sums = Sums(len(listed))
    weight = play_worlds(position, player, count, chance, actions, sums)
    return sums.of(listed, weight)


def play_worlds(
    deal: Deal, policy: Policy, worlds: bits.i32, rng: Random, codes: Actions, sums: Sums
) -> bits.u64:
    """Add up the results of actions in *worlds* worlds; return the worlds' weight."""
    lane: Lane = Lane(deal, policy)
    total: bits.u64 = 0
    with cython.nogil:
        for _ in range(worlds):
            weight = lane.draw(rng)
            total += weight
            for i in range(codes.n):
                lane.play(codes.items[i])
                sums.add(i, weight, lane.twin.points(lane.seat))
    return total
