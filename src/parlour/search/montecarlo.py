"""The search that all games share: actions race in the same worlds, and beaten ones drop out.

The worlds are drawn by their likelihood (`Policy.penalty`) and played to their end by a policy.
After every round, each twice as long as the one before, actions drop out that are worse than the
best one by more than chance would explain.

A search counts worlds, never time.  Each world comes from the seed and its own number, and all
numbers are integers: the same seed gives the same result on every machine with any number of
threads.
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
FIRST_WORLDS = 32  # worlds of the first round
ERRORS = 3  # standard errors by which an action is beaten
CLOSE = 2  # standard errors that chance may well explain
LIMIT, SCALE = 32767, 5  # bounds of differences, and bits cut from weights, when errors are summed
WHOLE = 1 << 32  # so that means are compared as integers
globals().update(ERRORS=ERRORS, LIMIT=LIMIT, SCALE=SCALE)


class Found(NamedTuple):
    """The result of an action: integers, each world counting by its weight."""

    code: int
    worlds: int
    """The number of worlds in which it was tried: fewer than for the best if it dropped out."""
    weight: int
    """The sum of the worlds' weights."""
    total: int
    """The sum of its worth in them, by `Policy.worth`."""
    best: int
    """The best action in those worlds, which beats or beat it."""
    behind: int
    """The sum by which that action was worth more in them."""
    close: bool
    """Whether chance may well explain that lead: it is at most `CLOSE` standard errors."""

    @property
    def mean(self) -> float:
        """Its mean worth."""
        found: float = truediv(self.total, self.weight)
        return found


class Race:
    """Actions, their worth in every world in which they were tried, and those that remain."""

    n: bits.i32
    codes: Actions
    left: array[int]  # indices of the remaining codes; the first `alive` count
    alive: bits.i32
    played: array[int]  # the number of worlds in which each was tried
    best: array[int]  # index of the best one when each was last compared
    worth: array[int]  # world by world, by index
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
        """Try the remaining actions in worlds *begin* to *end*; threads may share a race."""
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
        """Return the weighted worth of an action in the first *worlds* worlds."""
        found: bits.i64 = 0
        for world in range(worlds):
            weight: bits.i64 = self.weight[world]
            found += weight * self.worth[world * self.n + place]
        return found

    def weigh(self, worlds: bits.i32) -> bits.i64:
        """Return the weight of the first *worlds* worlds."""
        found: bits.i64 = 0
        for world in range(worlds):
            found += self.weight[world]
        return found

    def drop(self, worlds: bits.i32) -> bits.i32:
        """Drop beaten actions after *worlds* worlds; return the best, the first of equals."""
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
            if place == best or not self.beats(best, place, worlds, ERRORS):
                self.left[kept] = place
                kept += 1
        self.alive = kept
        return best

    def beats(self, best: bits.i32, other: bits.i32, worlds: bits.i32, errors: bits.i32) -> bool:
        """Return whether an action is better than another by more than *errors* standard errors."""
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
        return gain > errors * error


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
    """Return the results of the acting seat's actions in up to *worlds* worlds, the best first.

    *codes* are by default the policy's candidates; of equal results the first listed comes first.
    Each world is chosen from *tries* ones.  The result depends only on what the seat knows and on
    *seed*. Raises `ArgumentError` or `IllegalAction` for invalid arguments.
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
        close = not race.beats(best, place, played, CLOSE)
        found.append(Found(code, played, race.weigh(played), total, given[best], behind, close))
    return sorted(found, key=lambda it: (-it.worlds, -it.total * WHOLE // it.weight))


def run(race: Race, lanes: list[Lane], seed: int, worlds: int, tries: int) -> None:
    """Run a race in rounds, a thread per lane, until one action or no world remains."""
    done, split = 0, len(lanes)
    with ThreadPoolExecutor(split) as threads:
        each = threads.map if split > 1 else map
        while done < worlds and (done == 0 or race.alive > 1):
            end = min(worlds, max(FIRST_WORLDS, 2 * done))
            marks = [done + (end - done) * part // split for part in range(split + 1)]
            list(each(race.run, lanes, repeat(seed), marks, marks[1:], repeat(tries)))
            race.drop(end)
            done = end
