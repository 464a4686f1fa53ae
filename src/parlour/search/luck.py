"""Luck and skill: how much of a finished deal's result came from chance, and from whose decisions.

A position's worth to a seat is the average of its points when a fixed policy plays on for
everybody, over worlds that differ in what is still to be drawn.  The result is then the worth
before the deal, plus what each chance event and each decision changed it by.  A decision counts for
what it was worth in the worlds that its seat could not tell apart; the rest of its effect, which
hidden cards caused, is luck.

All sums run world by world with the same random numbers, and the worth after the last action is the
result itself.  So the parts add up exactly, and where a seat does what the policy would do, its
decision is worth exactly nothing.  Luck is therefore counted as the rest: no worth is needed
between decisions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple, Self

from ..cards import bits
from ..cards.pack import Pack
from ..cards.rng import Random
from ..core import arguments
from ..core.deal import Deal
from . import playout
from .policy import Policy
from .worlds import Worlds

VERSION = 2
"""The version of this way to count: another one may come to other parts."""
WORLDS = 320
"""The number of worlds for each worth."""
FEWER = 150
"""The number of worlds where many decisions are weighed: 300 playouts, both ways, for each."""
MANY = 20
"""As many decisions unlike the policy's are many in one deal."""
FEWEST = 8
"""The number of worlds if the engine is interpreted."""


class Effect(NamedTuple):
    """A part of what a seat is ahead of the others by, and its standard error: in points."""

    points: float
    error: float


class Balance(NamedTuple):
    """How a seat came to be ahead of the others' average, or behind it: the parts add up."""

    ahead: float
    """The seat's points minus the average of the others."""
    luck: Effect
    """The cards: those that were dealt and drawn, and what nobody could know."""
    own: Effect
    """The seat's own decisions, compared with those of the policy."""
    others: Effect
    """The decisions of all others."""


class Parts:
    """The parts of finished deals' results: integers, in each world, for each seat.

    In every world a seat's `result` is the sum of `before`, `luck` and, over all seats, `plays`.
    """

    def __init__(self, seats: int, worlds: int) -> None:
        self.seats = seats
        self.worlds = worlds
        self.result = [0] * seats
        self.before = [0] * (seats * worlds)
        self.luck = [0] * (seats * worlds)
        self.plays = [[0] * (seats * worlds) for _ in range(seats)]

    def balance(self, seat: int) -> Balance:
        """Return the parts of what a seat is ahead by."""
        others = [[0] * len(self.luck), *(it for by, it in enumerate(self.plays) if by != seat)]
        return Balance(
            self._lead(self.result, 0, seat) / max(1, self.seats - 1),
            self._effect(added(self.before, self.luck), seat),
            self._effect(self.plays[seat], seat),
            self._effect(added(*others), seat),
        )

    def _lead(self, points: Sequence[int], world: int, seat: int) -> int:
        """Return how much a seat has more than all others, in all, in a world."""
        row = points[world * self.seats : (world + 1) * self.seats]
        return self.seats * row[seat] - sum(row)

    def _effect(self, points: Sequence[int], seat: int) -> Effect:
        leads = [self._lead(points, world, seat) for world in range(self.worlds)]
        total, count = sum(leads), self.worlds
        spread = max(0, count * sum(it * it for it in leads) - total * total) / (count * count)
        unit = max(1, self.seats - 1)
        return Effect(total / count / unit, sqrt(spread / count) / unit)

    def __add__(self, other: Self) -> Self:
        """Return the parts of two deals together; the worlds of both are independent."""
        both = type(self)(self.seats, self.worlds)
        both.result = added(self.result, other.result)
        both.before = added(self.before, other.before)
        both.luck = added(self.luck, other.luck)
        both.plays = [added(*pair) for pair in zip(self.plays, other.plays, strict=True)]
        return both


def added(*rows: Sequence[int]) -> list[int]:
    """Return the sums of rows of equal length."""
    return [sum(column) for column in zip(*rows, strict=True)]


def enough(begun: Deal, taken: Iterable[tuple[int, int]], policy: Policy) -> int:
    """Return how many worlds do for a deal: fewer if many decisions were not the policy's."""
    if not playout.is_compiled():
        return FEWEST
    deal, unlike = begun.clone(), 0
    for seat, code in taken:
        if seat != deal.seat:
            deal.give_turn(seat)
        unlike += not agrees(policy, deal, code)
        deal.step(code)
    return WORLDS if unlike < MANY else FEWER


def weigh(
    begun: object,
    taken: Iterable[tuple[int, int]],
    pack: Iterable[int],
    dealer: int,
    policy: object,
    *,
    worlds: object = WORLDS,
    seed: object = 0,
) -> Parts:
    """Return the parts of the result of a deal that is over.

    *begun* is the deal before the first action, *taken* the seat and the code of every action, and
    *pack* the cards in any order.  *seed* numbers the deal within its match.  Raises
    `ArgumentError` for other arguments, and `TableError` for a deal that is not over.
    """
    player = arguments.kind(policy, Policy, "policy")
    deal = arguments.kind(begun, player.kind(), "begun").clone()
    count = arguments.within(worlds, 1, 100_000, "worlds")
    play = Worlds(deal, player, count, bits.mix(arguments.seed(seed)))
    found = Parts(deal.seats, count)
    add(found.before, play.dealt(deal, Pack([*pack]), deal.check_seat(dealer)))
    for seat, code in taken:
        own = found.plays[deal.check_seat(seat)]
        if seat != deal.seat:  # it was the first of several who could act
            waited = play.played(deal)
            deal.give_turn(seat)
            add(own, play.played(deal))
            add(own, waited, -1)
        deal.check(code)
        if not agrees(player, deal, code):
            add(own, play.gained(deal, seat, code))
        deal.step(code)
    found.result = deal.scores()
    add(found.luck, [*found.result] * count)
    for part in (found.before, *found.plays):
        add(found.luck, part, -1)
    return found


def add(sums: list[int], points: Sequence[int], sign: int = 1) -> None:
    """Add points to sums, or with a *sign* of -1 take them away."""
    for place, it in enumerate(points):
        sums[place] += sign * it


def agrees(policy: Policy, deal: Deal, code: int) -> bool:
    """Return whether a policy would choose an action for certain."""
    chance = Random(1)
    return policy.decide(deal, chance) == code and chance.state == 1
