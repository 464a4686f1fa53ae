"""Simulations: the same result however the work is spread, and what they refuse."""

from __future__ import annotations

import math

import pytest

from parlour import GAMES, OptionError
from parlour.core.game import Game
from parlour.search.playout import play_random, winner_of
from parlour.sim import Result, simulate

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def facts(result: Result) -> object:
    return result.deals, result.decisions, result.points


@games
def test_random_deals_do_not_depend_on_jobs(game: Game) -> None:
    runs = [simulate(game, deals=120, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert facts(runs[0]) == facts(runs[1])
    assert runs[0].deals == 120
    assert runs[0].decisions > 120
    assert facts(simulate(game, deals=120, seed=6)) != facts(runs[0])


@games
def test_thinking_deals_do_not_depend_on_jobs(game: Game) -> None:
    line = ["steady", *["random"] * (game.seats[0] - 1)]
    runs = [simulate(game, bots=line, deals=70, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert facts(runs[0]) == facts(runs[1])
    assert [row.bot for row in runs[0].points] == line


@games
def test_mirrored_equal_bots_are_level_to_the_point(game: Game) -> None:
    line = ["steady"] * game.seats[0]
    result = simulate(game, bots=line, deals=8, seed=5, mirrored=True)
    assert len({(row.mean, row.won) for row in result.points}) == 1


@games
@pytest.mark.parametrize("place", [0, -1], ids=["fewest", "most"])
def test_a_deal_is_won_by_who_alone_has_the_most_points(game: Game, place: int) -> None:
    seats = game.seats_for(game.options())[place]
    for seed in range(40):
        deal = game.deal(seats=seats, seed=seed)
        play_random(deal, seed)
        points = [deal.score(seat) for seat in range(seats)]
        best = [seat for seat in range(seats) if points[seat] == max(points)]
        assert winner_of(deal) == (best[0] if len(best) == 1 else -1)
        assert game.result(deal).winner in (winner_of(deal), -1)


@games
@pytest.mark.parametrize("name", ["random", "steady"])
def test_deals_are_won_where_points_are_only_lost_too(game: Game, name: str) -> None:
    bots = [name, *["random"] * (game.seats[0] - 1)]
    shares = [row.won for row in simulate(game, bots=bots, deals=60, seed=4).points]
    assert 0 < sum(shares) <= 1


@games
def test_the_interval_holds_the_mean_and_narrows(game: Game) -> None:
    few, many = (simulate(game, deals=deals, seed=2).points[0] for deals in (60, 600))
    assert few.low <= few.mean <= few.high
    assert many.high - many.low < few.high - few.low


@games
def test_several_batches_add_up(game: Game) -> None:
    line = ["steady", *["random"] * (game.seats[0] - 1)]
    assert simulate(game, bots=line, deals=61, seed=1).deals == 61


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"bots": ["nobody"]}, "unknown_bot"),
        ({"deals": 0}, "bad_count"),
        ({"jobs": 0}, "bad_count"),
        ({"seats": 99}, "bad_seats"),
    ],
)
@games
def test_what_is_refused(game: Game, wish: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        simulate(game, **wish)  # type: ignore[arg-type]  # that is what is tested
    assert refused.value.code == code


@games
def test_there_is_one_bot_for_all_or_one_for_each_seat(game: Game) -> None:
    seats = game.seats[0]
    with pytest.raises(OptionError) as refused:
        simulate(game, bots=["random"] * (seats + 1), seats=seats)
    assert refused.value.code == "bots_for_seats"


@games
def test_one_deal_says_nothing_of_the_interval(game: Game) -> None:
    row = simulate(game, deals=1).points[0]
    assert (row.low, row.high) == (-math.inf, math.inf)
