"""The search that all games share: actions in the same worlds, and the beaten are left behind.

The worlds are drawn as they are likely (`Policy.penalty`) and played to their end by a policy.
After every round, each twice as long as the one before, an action is dropped that is worse than the
best so far by more than chance would explain.

A search counts in worlds, never in time.  Each world comes from the seed and its own number, and
all numbers are whole: the same seed finds the same on every machine, in any number of threads.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from operator import truediv
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

MOST_WORLDS, MOST_CODES, MOST_THREADS, MOST_TRIES = 100_000, 4096, 64, 64
MOST_RESULTS = 1 << 24  # worlds times actions
FIRST = 32  # worlds of the first round
ERRORS = 3  # standard errors by which an action is beaten
LIMIT, SCALE = 32767, 5  # differences end there and weights lose bits, where errors are added up
WHOLE = 1 << 32  # so that means are compared as whole numbers
globals().update(ERRORS=ERRORS, LIMIT=LIMIT, SCALE=SCALE)


class Found(NamedTuple):
    """What an action came to: whole numbers, each world counting as much as its weight."""

    code: int
    worlds: int
    """In how many it was tried: fewer than the best if it was beaten before."""
    weight: int
    """Of these worlds together."""
    total: int
    """What it was worth in them, by `Policy.worth`."""
    best: int
    """The best action of those worlds, which it is or was beaten by."""
    behind: int
    """How much more that was worth in them."""

    @property
    def mean(self) -> float:
        """What it is worth on average."""
        found: float = truediv(self.total, self.weight)
        return found


class Race:
    """Actions, what each was worth in every world that it was tried in, and which are left."""

    n: bits.i32
    codes: Actions
    left: array[int]  # the places of those that are left among the codes; the first `alive` count
    alive: bits.i32
    played: array[int]  # the worlds in which each was tried
    best: array[int]  # the place of the best when each was last looked at
    worth: array[int]  # world by world, by place
    weight: array[int]  # of each world

    def __init__(self, codes: Actions, worlds: bits.i32) -> None:
        n: int = codes.n
        self.n = n
        self.codes = codes
        self.left = array("i", range(n))
        self.alive = n
        self.played = array("i", bytes(4 * n))
        self.best = array("i", bytes(4 * n))
        self.worth = array("i", bytes(4 * n * worlds))
        self.weight = array("i", bytes(4 * worlds))

    def run(
        self, lane: Lane, seed: bits.u64, begin: bits.i32, end: bits.i32, tries: bits.i32
    ) -> None:
        """Try what is left in the worlds from *begin* to *end*; threads may share a race."""
        rng: Random = Random(0)
        with cython.nogil:
            for world in range(begin, end):
                rng.state = bits.mix(seed ^ bits.mix(world + 1))
                self.weight[world] = lane.draw_likely(tries, rng)
                for k in range(self.alive):
                    place = self.left[k]
                    lane.play(self.codes.items[place])
                    found = lane.policy.worth(lane.twin, lane.seat)
                    self.worth[world * self.n + place] = found

    def total(self, place: bits.i32, worlds: bits.i32) -> bits.i64:
        """Return what an action was worth in so many worlds, each as much as it counts."""
        found: bits.i64 = 0
        for world in range(worlds):
            weight: bits.i64 = self.weight[world]
            found += weight * self.worth[world * self.n + place]
        return found

    def weigh(self, worlds: bits.i32) -> bits.i64:
        """Return what so many worlds count together."""
        found: bits.i64 = 0
        for world in range(worlds):
            found += self.weight[world]
        return found

    def drop(self, worlds: bits.i32) -> bits.i32:
        """Leave the beaten behind, after so many worlds; return the best, the first of equals."""
        best = self.left[0]
        most = self.total(best, worlds)
        for k in range(self.alive):
            place = self.left[k]
            self.played[place] = worlds
            total = self.total(place, worlds)
            if total > most:
                best = place
                most = total
        kept = 0
        for k in range(self.alive):
            place = self.left[k]
            self.best[place] = best
            if place == best or not self.beats(best, place, worlds):
                self.left[kept] = place
                kept += 1
        self.alive = kept
        return best

    def beats(self, best: bits.i32, other: bits.i32, worlds: bits.i32) -> bool:
        """Return whether an action is better than another by more than chance explains."""
        gain: bits.i64 = 0
        squares: bits.u64 = 0
        for world in range(worlds):
            row = world * self.n
            more: bits.i64 = self.worth[row + best]
            more -= self.worth[row + other]
            more = max(-LIMIT, min(LIMIT, more))
            weight: bits.i64 = (self.weight[world] >> SCALE) + 1
            gain += weight * more
            squares += weight * more * (weight * more)
        error: bits.i64 = bits.root(squares)
        return gain > ERRORS * error


def search(
    deal: object,
    policy: object,
    worlds: object,
    seed: object,
    codes: Iterable[int] | None = None,
    *,
    tries: object = 1,
    threads: object = 1,
) -> list[Found]:
    """Return what the acting seat's actions came to in up to so many worlds, the best first.

    *codes* are by default the policy's candidates; of equal ones the first listed comes first.
    Each world is one of so many *tries*.  The result depends on what the seat knows and on *seed*
    alone.  Raises `ArgumentError` or `IllegalAction` if something cannot be.
    """
    player: Policy = arguments.kind(policy, Policy, "policy")
    position: Deal = player.check(deal)
    count: int = arguments.within(worlds, 1, MOST_WORLDS, "worlds")
    root: int = arguments.seed(seed)
    several: int = arguments.within(tries, 1, MOST_TRIES, "tries")
    split: int = arguments.within(threads, 1, MOST_THREADS, "threads")
    given = player.listed(position, codes)
    arguments.within(len(given), 1, min(MOST_CODES, MOST_RESULTS // count), "codes")
    listed: Actions = Actions()
    for code in given:
        listed.add(code)
    race: Race = Race(listed, count)
    run(race, [Lane(position, player) for _ in range(split)], root, count, several)
    found = []
    for place, code in enumerate(given):
        played, best = race.played[place], race.best[place]
        total = race.total(place, played)
        behind = race.total(best, played) - total
        found.append(Found(code, played, race.weigh(played), total, given[best], behind))
    return sorted(found, key=lambda it: (-it.worlds, -it.total * WHOLE // it.weight))


def run(race: Race, lanes: list[Lane], seed: int, worlds: int, tries: int) -> None:
    """Run a race in rounds, a thread for each lane, until one is left or all worlds are played."""
    done, split = 0, len(lanes)
    with ThreadPoolExecutor(split) as threads:
        each = threads.map if split > 1 else map
        while done < worlds and (done == 0 or race.alive > 1):
            end = min(worlds, max(FIRST, 2 * done))
            marks = [done + (end - done) * part // split for part in range(split + 1)]
            list(each(race.run, lanes, repeat(seed), marks, marks[1:], repeat(tries)))
            race.drop(end)
            done = end
