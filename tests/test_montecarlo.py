"""The search: a naive twin, what it may know, threads, and what is refused."""

from __future__ import annotations

import random
from math import isqrt
from typing import Any

import pytest

from parlour.cards import bits
from parlour.cards.rng import Random
from parlour.core.actions import Actions
from parlour.core.deal import Deal
from parlour.core.errors import ArgumentTypeError, IllegalAction
from parlour.core.game import AnyGame
from parlour.search.montecarlo import CLOSE, ERRORS, FIRST_WORLDS, LIMIT, SCALE, Found, search
from parlour.search.policy import Policy

from .helpers import COMPILED, each_game, each_preset, scaled, seeded
from .test_trial import Own, endless, refused, some_states

WORLDS = 70 if COMPILED else 5  # more than two rounds


class Greedy(Own):
    """Doubts some worlds, and values a deal in its own way."""

    def worth(self, deal: Deal, seat: int) -> int:
        return 3 * deal.score(seat) - 7


def likely(deal: Deal, policy: Policy, tries: int, rng: Random) -> tuple[Deal, int]:
    """Return the world that is kept of several, and what it counts."""
    kept, total = deal, 0
    for _ in range(tries):
        world = deal.clone()
        world.resample(deal.seat, rng)
        weight = policy.weight(world, deal.seat)
        total += weight
        if kept is deal or rng.below64(total) < weight:
            kept = world
    return kept, max(total // tries, 1)


def naive(
    deal: Deal, policy: Greedy, worlds: int, seed: int, codes: list[int], tries: int
) -> list[Found]:
    """The same by what anybody can call: all worlds of a round for all that are left."""
    worth: dict[int, list[int]] = {place: [] for place in range(len(codes))}
    left, weights = [*worth], []
    beaten_by: dict[int, int] = {}
    for number in range(worlds):
        rng = Random(bits.mix(seed ^ bits.mix(number + 1)))
        world, weight = likely(deal, policy, tries, rng)
        weights.append(weight)
        start = rng.next()
        for place in left:
            twin, chance = world.clone(), Random(start)
            twin.play(codes[place])
            while not twin.over:
                twin.step(policy.decide(twin, chance))
            worth[place].append(policy.worth(twin, deal.seat))
        if number + 1 in (worlds, *(FIRST_WORLDS * 2**power for power in range(20))):
            best = best_of(worth, left, weights)
            beaten_by |= dict.fromkeys(left, best)
            left = unbeaten(worth, left, weights)
            if len(left) == 1:
                break
    found = []
    for place, own in worth.items():
        best, total = beaten_by[place], total_of(own, weights)
        behind = total_of(worth[best][: len(own)], weights) - total
        weight = sum(weights[: len(own)])
        close = not beats(worth[best][: len(own)], own, weights, CLOSE)
        found.append(Found(codes[place], len(own), weight, total, codes[best], behind, close))
    return sorted(found, key=lambda it: (-it.worlds, -it.mean))


def total_of(worth: list[int], weights: list[int]) -> int:
    """Return the sum of what an action was worth, each world as much as it counts."""
    return sum(own * weight for own, weight in zip(worth, weights, strict=False))


def best_of(worth: dict[int, list[int]], left: list[int], weights: list[int]) -> int:
    """Return the place of the best so far, the first of equals."""
    return max(left, key=lambda place: (total_of(worth[place], weights), -place))


def unbeaten(worth: dict[int, list[int]], left: list[int], weights: list[int]) -> list[int]:
    """Return the places of what is not beaten by the best."""
    best = best_of(worth, left, weights)
    return [
        place
        for place in left
        if place == best or not beats(worth[best], worth[place], weights, ERRORS)
    ]


def beats(best: list[int], other: list[int], weights: list[int], errors: int) -> bool:
    """Return whether an action is better by more than some standard errors."""
    gains = [
        ((weight >> SCALE) + 1) * max(-LIMIT, min(LIMIT, mine - theirs))
        for mine, theirs, weight in zip(best, other, weights, strict=False)
    ]
    return sum(gains) > errors * isqrt(sum(gain * gain for gain in gains))


@each_preset
@seeded(scaled(4))
def test_it_finds_what_a_naive_search_finds(game: AnyGame, preset: str, seed: int) -> None:
    policy = Greedy()
    for deal in some_states(game, preset, seed)[:1]:
        codes = policy.listed(deal)
        tries = 1 + seed % 3
        found = search(deal, policy, WORLDS, seed, codes, tries=tries)
        assert found == naive(deal, policy, WORLDS, seed, codes, tries)


@each_game
def test_it_finds_the_same_in_threads(game: AnyGame) -> None:
    deal = game.deal(seed=8)
    alone = search(deal, Policy(), WORLDS, 5)
    for threads in (2, 3):
        assert search(deal, Policy(), WORLDS, 5, threads=threads) == alone


@each_preset
@seeded(scaled(4))
def test_what_it_finds_depends_on_what_the_seat_knows(
    game: AnyGame, preset: str, seed: int
) -> None:
    for deal in some_states(game, preset, seed):
        before, twin = deal.dump(), deal.clone()
        twin.resample(deal.seat, Random(seed))
        codes = Own().listed(deal)
        found = [
            search(it, Own(), 5, seed, codes, tries=2)
            for it in (deal, deal.seen_by(deal.seat), twin)
        ]
        assert found[0] == found[1] == found[2]
        assert deal.dump() == before


class Telling(Policy):
    """Gives an action of the endless game the points that it is told, world by world."""

    def __init__(self, worth: list[int]) -> None:
        self.told = iter(worth)

    def worth(self, deal: Deal, seat: int) -> int:
        return next(self.told)


def test_the_beaten_are_left_behind_and_the_rest_are_compared_to_the_end() -> None:
    deal = endless()
    told = search(deal, Telling([5, 3] * FIRST_WORLDS), 10 * FIRST_WORLDS, 1, [8, 8])
    assert [(it.worlds, it.mean) for it in told] == [(FIRST_WORLDS, 5), (FIRST_WORLDS, 3)]
    chance = random.Random(1)
    even = [chance.randrange(-9, 10) for _ in range(2 * 10 * FIRST_WORLDS)]
    told = search(deal, Telling(even), 10 * FIRST_WORLDS, 1, [8, 8])
    assert [it.worlds for it in told] == [10 * FIRST_WORLDS] * 2
    assert told[0].mean >= told[1].mean
    most = 2**31 - 1
    (found,) = search(deal, Telling([-most] * 3000), 3000, 1, [8])
    assert found.total == -most * 4096 * found.worlds


def test_one_action_alone_needs_one_round() -> None:
    (found,) = search(endless(), Policy(), 500, 1, [8])
    assert found.worlds == FIRST_WORLDS


@each_game
def test_what_cannot_be_searched_is_refused(game: AnyGame) -> None:
    deal, over = game.deal(seed=1), game.deal(seed=1)
    while not over.over:
        over.play(over.legal()[0])
    before, policy = deal.dump(), Policy()
    bad: Any
    for worlds in (0, -1, 100_001, 2**70):
        assert refused(search, deal, policy, worlds, 1).facts["name"] == "worlds"
    for bad in ("x", None, 1.5, True, [1]):
        assert isinstance(refused(search, deal, policy, bad, 1), ArgumentTypeError)
        assert isinstance(refused(search, deal, policy, 1, bad), ArgumentTypeError)
    assert refused(search, deal, policy, 1, -1).code == "bad_seed"
    for bad in (None, Policy, deal, "random"):
        assert refused(search, deal, bad, 1, 1).facts["name"] == "policy"
    assert refused(search, over, policy, 1, 1).code == "deal_over"
    assert refused(search, deal, policy, 1, 1, []).code == "out_of_range"
    for name in ("tries", "threads"):
        for bad in (0, 65, "x"):
            with pytest.raises((ValueError, TypeError)) as error:
                search(deal, policy, 1, 1, **{name: bad})
            assert name in str(error.value)
    for code in (-1, 2**64 - 1, 2**70):
        found = refused(search, deal, policy, 1, 1, [deal.legal()[0], code])
        assert isinstance(found, IllegalAction)
    assert deal.dump() == before


class Failing(Policy):
    """Has a fault of its own."""

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        raise ArithmeticError("in the middle")


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_of_a_policy_comes_out(threads: int) -> None:
    with pytest.raises(ArithmeticError, match="in the middle"):
        search(endless(), Failing(), 4, 1, [7], threads=threads)
