"""Simulations: the same result however the work is spread, and what they refuse."""

from __future__ import annotations

import math

import pytest

from parlour import GAMES, OptionError
from parlour.core.game import Game
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
    line = ["heuristic", *["random"] * (game.seats[0] - 1)]
    runs = [simulate(game, bots=line, deals=70, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert facts(runs[0]) == facts(runs[1])
    assert [row.bot for row in runs[0].points] == line


@games
def test_mirrored_equal_bots_are_level_to_the_point(game: Game) -> None:
    line = ["heuristic"] * game.seats[0]
    result = simulate(game, bots=line, deals=8, seed=5, mirrored=True)
    assert len({(row.mean, row.won) for row in result.points}) == 1


@games
def test_the_interval_holds_the_mean_and_narrows(game: Game) -> None:
    few, many = (simulate(game, deals=deals, seed=2).points[0] for deals in (60, 600))
    assert few.low <= few.mean <= few.high
    assert many.high - many.low < few.high - few.low


@games
def test_several_batches_add_up(game: Game) -> None:
    line = ["heuristic", *["random"] * (game.seats[0] - 1)]
    assert simulate(game, bots=line, deals=61, seed=1).deals == 61


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"bots": ["nobody"]}, "unknown_bot"),
        ({"bots": ["random"] * 3, "seats": 2}, "bots_for_seats"),
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
def test_one_deal_says_nothing_of_the_interval(game: Game) -> None:
    row = simulate(game, deals=1).points[0]
    assert (row.low, row.high) == (-math.inf, math.inf)
