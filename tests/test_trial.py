"""Actions tried out in worlds: the sums are those of a naive loop, and tell nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.actions import Actions
from parlour.core.deal import Deal
from parlour.core.errors import ArgumentError, ArgumentTypeError, IllegalAction, ParlourError
from parlour.core.game import AnyGame
from parlour.search.policy import Policy
from parlour.search.trial import Sum, try_out

from .helpers import COMPILED, GAMES, each_game, each_preset, said, scaled, seeded, states

WORLDS = 5 if COMPILED else 2


class Own(Policy):
    """A policy of one's own: it rather plays what is listed last, and doubts odd worlds."""

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        codes = legal.to_list()
        return codes[rng.below(len(codes))] if rng.below(2) else codes[-1]

    def candidates(self, deal: Deal, out: Actions) -> None:
        codes = deal.legal()
        out.clear()
        out.add(codes[0])
        if len(codes) > 1:
            out.add(codes[-1])

    def penalty(self, deal: Deal, seat: int) -> int:
        return sum(deal.state()) % 97


def naive(deal: Deal, policy: Policy, worlds: int, rng: Random, codes: list[int]) -> list[Sum]:
    """The same by what anybody can call."""
    sums = [Sum(code, 0, 0, 0, 0) for code in codes]
    for _ in range(worlds):
        world = deal.clone()
        world.resample(deal.seat, rng)
        weight, start = policy.weight(world, deal.seat), rng.next()
        for i, it in enumerate(sums):
            twin, chance = world.clone(), Random(start)
            twin.play(it.code)
            while not twin.over:
                twin.step(policy.decide(twin, chance))
            points = twin.score(deal.seat)
            sums[i] = Sum(
                it.code,
                it.weight + weight,
                it.total + weight * points,
                it.squares + weight * points**2,
                it.won + weight * (points > 0),
            )
    return sums


def some_states(game: AnyGame, preset: str, seed: int) -> list[Deal]:
    """A few states of a random deal, most of them with a choice."""
    found = [deal.clone() for deal in states(game, preset, seed) if not deal.over]
    return random.Random(seed).sample(found, min(2, len(found)))


@each_preset
@seeded(scaled(6))
def test_the_sums_are_those_of_a_naive_loop(game: AnyGame, preset: str, seed: int) -> None:
    for deal in some_states(game, preset, seed):
        for policy in (Policy(), Own()):
            codes = policy.listed(deal)[:3]
            rng, other = Random(seed), Random(seed)
            found = try_out(deal, policy, WORLDS, rng, codes)
            assert found == naive(deal, policy, WORLDS, other, codes)
            assert rng.state == other.state
            assert {it.weight for it in found} == {found[0].weight}


@each_preset
@seeded(scaled(6))
def test_the_sums_depend_on_what_the_seat_knows(game: AnyGame, preset: str, seed: int) -> None:
    for deal in some_states(game, preset, seed):
        before, twin = deal.dump(), deal.clone()
        twin.resample(deal.seat, Random(seed))
        codes = Own().listed(deal)
        for policy in (Policy(), Own()):
            found = [
                try_out(it, policy, WORLDS, Random(seed), codes)
                for it in (deal, deal.seen_by(deal.seat), twin)
            ]
            assert found[0] == found[1] == found[2]
        assert deal.dump() == before


@each_game
def test_other_chance_other_worlds_and_the_same_again(game: AnyGame) -> None:
    deal = game.deal(seed=3)
    codes = Own().listed(deal)

    def told(seed: int) -> list[Sum]:
        return try_out(deal, Policy(), 2 * WORLDS, Random(seed), codes)

    assert told(1) == told(1)
    assert any(told(1) != told(seed) for seed in range(2, 99))
    rng = Random(1)
    first, second = (try_out(deal, Policy(), WORLDS, rng, codes) for _ in range(2))
    for whole, a, b in zip(told(1), first, second, strict=True):
        assert whole[1:] == tuple(x + y for x, y in zip(a[1:], b[1:], strict=True))


def test_by_default_all_that_is_listed_is_tried() -> None:
    for game in GAMES.values():
        deal = game.deal(seed=4)
        assert Policy().listed(deal) == deal.legal()
        assert Own().listed(deal) == sorted({deal.legal()[0], deal.legal()[-1]})
        tried = try_out(deal, Own(), 1, Random(1))
        assert [it.code for it in tried] == Own().listed(deal)


# -- which worlds there are ------------------------------------------------------------------------


class Certain(Policy):
    """Takes the deal to be as it is, and plays what is listed first."""

    def redeal(self, deal: Deal, seat: int, rng: Random) -> None:
        pass

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        return legal.to_list()[0]


@each_game
def test_a_policy_can_deal_the_worlds_itself(game: AnyGame) -> None:
    deal, policy = game.deal(seed=6), Certain()
    assert policy.imagine(deal, deal.seat, Random(1)) == deal
    for it in try_out(deal, policy, WORLDS, Random(1), deal.legal()[:3]):
        assert it.squares * it.weight == it.total**2  # the same in all of them


@each_game
def test_by_default_a_world_is_any_that_the_game_deals(game: AnyGame) -> None:
    deal = game.deal(seed=7)
    twin, before = deal.clone(), deal.dump()
    twin.resample(deal.seat, Random(9))
    assert Policy().imagine(deal, deal.seat, Random(9)) == twin
    assert deal.dump() == before


# -- what a world counts ---------------------------------------------------------------------------


class Doubting(Policy):
    """Gives every world the same penalty."""

    def __init__(self, points: Any) -> None:
        self.points = points

    def penalty(self, deal: Deal, seat: int) -> int:
        return self.points  # type: ignore[no-any-return]  # whatever somebody may write


def test_eight_points_of_penalty_halve_what_a_world_counts() -> None:
    deal = next(iter(GAMES.values())).deal(seed=1)
    weights = [Doubting(points).weight(deal, 0) for points in range(97)]
    assert weights[:17:8] == [4096, 2048, 1024]
    assert weights[96] == min(weights) == 1
    assert weights == sorted(weights, reverse=True)
    for points, weight in enumerate(weights[:50]):
        assert abs(weight - 4096 * 2 ** (-points / 8)) < 1.5


class Endless(Deal):
    """A game in which nothing ever happens; seat 0 has as many points as a number can hold."""

    def set_up(self, pack: Pack, dealer: int) -> None:
        self.seat = 0

    def find_actions(self, out: Actions) -> None:
        out.clear()
        out.add(7)
        out.add(8)

    def apply(self, code: int) -> None:
        if code == 8:
            self.seat = -1

    def points(self, seat: int) -> int:
        return 2**31 - 1

    def redeal(self, seat: int, rng: Random) -> None:
        rng.next()


class Waiting(Policy):
    """Waits for ever."""

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        return 7


def endless() -> Endless:
    """Such a deal, begun."""
    deal = Endless(None, 2)
    deal.start([1, 2])
    return deal


def test_no_sum_overflows() -> None:
    (found,) = try_out(endless(), Policy(), 3000, Random(1), [8])
    most = 2**31 - 1
    assert found == Sum(8, 3000 * 4096, 3000 * 4096 * most, 3000 * 4096 * most**2, 3000 * 4096)


def test_a_deal_without_end_is_given_up() -> None:
    with pytest.raises(ArgumentError) as refused:
        try_out(endless(), Waiting(), 1, Random(1), [7])
    assert refused.value.code == "no_end"
    said(refused.value)


# -- what is refused -------------------------------------------------------------------------------


def refused(act: Callable[..., object], *given: Any) -> ParlourError:
    """The error, which is coded, typed and can be said."""
    with pytest.raises(ParlourError) as error:
        act(*given)
    said(error.value)
    return error.value


@each_game
def test_what_cannot_be_tried_is_refused(game: AnyGame) -> None:
    deal, over = game.deal(seed=1), game.deal(seed=1)
    while not over.over:
        over.play(over.legal()[0])
    before, policy, rng = deal.dump(), Policy(), Random(1)
    bad: Any
    for worlds in (0, -1, 100_001, 2**70):
        found = refused(try_out, deal, policy, worlds, rng)
        assert (found.code, found.facts["name"]) == ("out_of_range", "worlds")
    for bad in ("x", None, 1.5, True, [1]):
        assert isinstance(refused(try_out, deal, policy, bad, rng), ArgumentTypeError)
    for bad in (None, 5, "x", Random):
        assert refused(try_out, deal, policy, 1, bad).facts["name"] == "rng"
        assert refused(policy.decide, deal, bad).facts["name"] == "rng"
    for bad in (None, Policy, deal, "random"):
        assert refused(try_out, deal, bad, 1, rng).facts["name"] == "policy"
    for bad in (None, game, "deal", Deal):
        assert refused(try_out, bad, policy, 1, rng).facts["name"] == "deal"
        assert refused(policy.weight, bad, 0).facts["name"] == "deal"
    for act in (policy.decide, lambda it, _: policy.listed(it)):
        assert refused(act, over, rng).code == "deal_over"
    assert refused(try_out, over, policy, 1, rng).code == "deal_over"
    assert refused(try_out, deal, policy, 1, rng, []).code == "out_of_range"
    for bad in (5, "ab", 1.5, ["x"], [None]):
        assert isinstance(refused(try_out, deal, policy, 1, rng, bad), ArgumentTypeError)
    for code in (-1, 2**64 - 1, 2**70):
        found = refused(try_out, deal, policy, 1, rng, [deal.legal()[0], code])
        assert isinstance(found, IllegalAction)
    assert refused(policy.weight, deal, 99).code == "bad_seat"
    assert (deal.dump(), rng.state) == (before, 1)


class Answering(Policy):
    """A policy of one's own that returns whatever it likes."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", ["x", None, 1.5, -1, 2**64 - 1, 2**70, [1], True])
def test_what_a_policy_of_ones_own_answers_is_checked(answer: Any) -> None:
    policy = Answering(answer)
    for game in GAMES.values():
        deal = game.deal(seed=1)
        refused(policy.decide, deal, Random(1))
        refused(try_out, deal, policy, 1, Random(1), deal.legal()[:1])


@pytest.mark.parametrize("points", ["x", None, 1.5, -1, 97, 2**40, 2**70])
def test_an_invalid_penalty_is_refused(points: Any) -> None:
    deal = next(iter(GAMES.values())).deal(seed=1)
    refused(Doubting(points).weight, deal, 0)
    refused(try_out, deal, Doubting(points), 1, Random(1))


class Failing(Policy):
    """Has a fault of its own."""

    def choose(self, deal: Deal, legal: Actions, rng: Random) -> int:
        raise ArithmeticError("in the middle")


def test_an_error_of_a_policy_comes_out() -> None:
    deal = next(iter(GAMES.values())).deal(seed=1)
    with pytest.raises(ArithmeticError, match="in the middle"):
        try_out(deal, Failing(), 1, Random(1))
