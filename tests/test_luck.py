"""The parts of a result, luck and everybody's play: they add up, and the judge has no skill."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import sqrt
from operator import add
from statistics import mean, stdev
from zlib import crc32

import pytest

import parlour
from parlour import bots
from parlour.cards.pack import Pack
from parlour.cards.rng import Random
from parlour.core.deal import Deal
from parlour.core.errors import ArgumentError, TableError
from parlour.search import luck
from parlour.search.luck import Parts, weigh
from parlour.search.playout import is_compiled
from parlour.search.policy import Policy

GAMES = sorted(parlour.GAMES)
WORLDS = 16 if is_compiled() else 2
Choose = Callable[[Deal, Random], int]


def any_action(deal: Deal, chance: Random) -> int:
    """Choose like nobody who wants to win."""
    return Policy().decide(deal, chance)


def as_judge(game: str) -> Choose:
    """Choose as the policy that judges a game."""
    return bots.judge(game).decide


def by_moods(game: str) -> Choose:
    """Choose as the judge, and now and then anything."""
    judge = as_judge(game)
    return lambda deal, chance: (any_action if chance.below(4) == 0 else judge)(deal, chance)


def as_bot(game: str, name: str) -> Choose:
    """Choose as one of a game's bots."""
    bot = bots.create(name, game)
    return lambda deal, chance: bots.choose(bot, deal.seen_by(deal.seat), 20, chance.next())


def parts_of(
    game: str, choose: Choose, seed: int, *, worlds: int = WORLDS, seats: int = 0
) -> Parts:
    """Play a deal and return the parts of its result."""
    begun, taken, dealer = played_out(game, choose, seed, seats)
    cards = parlour.GAMES[game].pack(begun.options, begun.seats)
    return weigh(begun, taken, cards, dealer, bots.judge(game), worlds=worlds, seed=seed)


def played_out(
    game: str, choose: Choose, seed: int, seats: int = 0
) -> tuple[Deal, list[tuple[int, int]], int]:
    """Play a deal; return its beginning, the seats with their actions, and the dealer."""
    played, chance = parlour.GAMES[game], Random(seed)
    options = played.options()
    many = seats or min(played.seats_for(options))
    pack = Pack(played.pack(options, many))
    pack.shuffle(chance)
    deal = played.new_deal(options, many)
    deal.start(pack.to_list(), seed % many)
    begun, taken = deal.clone(), list[tuple[int, int]]()
    while not deal.over:
        taken.append((deal.seat, choose(deal, chance)))
        deal.play(taken[-1][1])
    return begun, taken, seed % many


def check_sums(parts: Parts) -> None:
    """Raise unless the parts of every seat add up to its result in every world."""
    rows = [parts.before, parts.luck, *parts.plays]
    assert [sum(it) for it in zip(*rows, strict=True)] == parts.result * parts.worlds


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_in_every_world(game: str) -> None:
    parts = [parts_of(game, by_moods(game), seed) for seed in range(2)]
    for it in (*parts, reduce(add, parts)):
        check_sums(it)
        for seat in range(it.seats):
            balance = it.balance(seat)
            told = balance.luck.points + balance.own.points + balance.others.points
            assert told == pytest.approx(balance.ahead, abs=1e-9)


@pytest.mark.once
def test_fewer_worlds_do_where_many_decisions_are_weighed() -> None:
    judge = bots.judge("rummy500")
    alike = played_out("rummy500", as_judge("rummy500"), 1, seats=8)
    other = played_out("rummy500", as_bot("rummy500", "beginner"), 1, seats=8)
    assert luck.enough(*alike[:2], judge) == luck.WORLDS
    assert luck.enough(*other[:2], judge) == luck.FEWER
    assert 2 * luck.FEWER >= 300  # playouts, both ways


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_plays_as_the_judge_owes_all_to_luck(game: str) -> None:
    whole = reduce(add, (parts_of(game, as_judge(game), seed) for seed in range(2)))
    assert not any(map(any, whole.plays))
    for seat in range(whole.seats):
        balance = whole.balance(seat)
        assert balance.luck.points == pytest.approx(balance.ahead)
        assert balance.luck.error == pytest.approx(0, abs=1e-6) or any(whole.luck)


@pytest.mark.once
def test_a_bot_and_its_copy_are_even_although_they_differ_from_the_judge() -> None:
    # Bets and bids of this bot are not the judge's: its decisions count, but nobody gains by them.
    nets = []
    for seed in range(60):
        parts = parts_of("tripoley", as_bot("tripoley", "steady"), seed, seats=4, worlds=64)
        check_sums(parts)
        balance = parts.balance(0)
        nets.append(balance.own.points + balance.others.points)
    assert any(nets)
    assert abs(mean(nets)) < 3 * stdev(nets) / sqrt(len(nets))


@pytest.mark.once
@pytest.mark.parametrize("game", ["gin", "lorum", "michigan"])
def test_bad_play_is_blamed_on_the_player_and_not_on_luck(game: str) -> None:
    def choose(deal: Deal, chance: Random) -> int:
        return any_action(deal, chance) if deal.seat == 0 else judge(deal, chance)

    judge = as_judge(game)
    whole = reduce(add, (parts_of(game, choose, seed, worlds=200) for seed in range(12)))
    balance = whole.balance(0)
    assert balance.own.points < -2 * balance.own.error, balance
    assert balance.others.points == 0


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_sees_the_order_of_cards_to_be_drawn(game: str) -> None:
    played, chance, judge = parlour.GAMES[game], Random(5), by_moods(game)
    seats = played.seats_for(played.options())
    for many in (min(seats), max(seats)):
        pack = Pack(played.pack(played.options(), many))
        pack.shuffle(chance)
        deal = played.new_deal(played.options(), many)
        deal.start(pack.to_list(), 0)
        while not deal.over:
            other = deal.clone()
            other.resample_draws(chance)
            assert other.legal() == deal.legal()
            for seat in range(many):
                assert other.seen_by(seat) == deal.seen_by(seat)
            deal.play(judge(deal, chance))


@pytest.mark.parametrize(("game", "found"), [("gin", 951958757), ("tripoley", 3427287294)])
def test_both_builds_find_the_same_parts(game: str, found: int) -> None:
    parts = parts_of(game, any_action, 1, worlds=2)
    known = [*parts.result, *parts.before, *parts.luck, *(n for row in parts.plays for n in row)]
    assert crc32(repr(known).encode()) == found


def test_a_draw_is_luck_and_the_choice_to_draw_is_not() -> None:
    game = parlour.GAMES["gin"]
    deal = game.new_deal(game.options(), 2)
    cards = game.pack(game.options(), 2)
    pack = Pack(cards)
    pack.shuffle(Random(2))
    deal.start(pack.to_list(), 0)
    begun, taken, judge = deal.clone(), list[tuple[int, int]](), bots.judge(game)
    while not deal.over:
        taken.append((deal.seat, judge.decide(deal, Random(1))))
        deal.play(taken[-1][1])
    parts = weigh(begun, taken, cards, 0, judge, worlds=16)
    assert not any(map(any, parts.plays))
    assert len({*parts.luck}) > 2


def test_a_running_deal_and_other_things_are_refused() -> None:
    game = parlour.GAMES["gin"]
    deal = game.new_deal(game.options(), 2)
    cards = game.pack(game.options(), 2)
    deal.start(cards, 0)
    judge = bots.judge(game)
    with pytest.raises(TableError):
        weigh(deal, [], cards, 0, judge, worlds=4)
    with pytest.raises(ArgumentError):
        weigh(deal, [], cards, 7, judge)
    with pytest.raises(ArgumentError):
        weigh(deal, [], cards, 0, judge, worlds=0)
    with pytest.raises(ArgumentError):
        weigh(7, [], cards, 0, judge)
    with pytest.raises(ArgumentError):
        weigh(deal, [], cards, 0, 7)
