"""The levels of a game: each beats the one below, errs as people do, and misses no way out."""

from __future__ import annotations

import re
from itertools import accumulate
from math import log10
from pathlib import Path
from typing import Any

import pytest

from benchmarks.blunders import survey
from parlour import GAMES, arena, bots
from parlour.core import texts
from parlour.core.game import AnyGame
from parlour.search.policy import TDeal
from tests.helpers import each_game

pytestmark = pytest.mark.once

WEAKER = ["beginner", "casual", "fair", "steady"]


@each_game
def test_levels_are_listed_weakest_first_without_random(game: AnyGame) -> None:
    levels = bots.levels(game.id)
    assert levels[:4] == WEAKER
    assert levels[4:] in ([], ["strong"])
    assert [*reversed(levels), "random"] == bots.names(game.id)
    assert bots.usual(game.id) == "fair"


@each_game
@pytest.mark.parametrize("language", texts.languages())
def test_how_a_level_errs_is_said_in_a_line_of_its_own(game: AnyGame, language: str) -> None:
    names = bots.levels(game.id)
    lines = [texts.say(f"{game.id}-bot-{name}", language) for name in names]
    called = [texts.say(f"bot-{name}", language) for name in names]
    for found in (lines, called):
        assert len(set(found)) == len(names)
        assert not any("bot-" in line for line in found)


MEASURED = (Path(__file__).parents[2] / "docs" / "research" / "bots.md").read_text("utf-8")
STEPS = {  # the part of the page that has a game's steps, its row there, and what a figure is
    "gin": ("Each level against", "Gin ", r"(\d+) %"),
    "romme": ("With other rules", "German Rummy, 4 ", r"\+(\d+)"),
    "rummy500": ("With other rules", "Rummy 500, 4 ", r"\+(\d+)"),
    "lorum": ("Elo over matches", "Lórum ", r"\+(\d+)"),
    "tripoley": ("Elo over matches", "Tripoley ", r"\+(\d+)"),
    "michigan": ("Elo over matches", "Michigan Rummy ", r"\+(\d+)"),
}


def row_of(part: str, name: str) -> list[str]:
    """Return the cells of the first such row in one part of the page of measurements."""
    [text] = [it for it in MEASURED.split("\n## ") if it.startswith(part)]
    row = next(line for line in text.splitlines() if line.startswith(f"| {name}"))
    return [cell.strip() for cell in row.strip("|").split("|")]


@each_game
def test_the_ratings_add_up_the_steps_that_were_measured(game: AnyGame) -> None:
    part, name, figure = STEPS[game.id]
    cells = [re.match(figure, cell) for cell in row_of(part, name)[-4:]]
    steps = [int(cell[1]) for cell in cells if cell]
    if figure.endswith("%"):
        steps = [round(400 * log10(it / (100 - it))) for it in steps]
    ratings = bots.ratings(game)
    assert list(ratings) == bots.levels(game)
    assert list(ratings.values()) == [round(1000 + it, -1) for it in accumulate(steps, initial=0)]
    shown = row_of("Ratings", name.partition(",")[0])[-5:]
    assert shown == [f"{it:,}" for it in ratings.values()]


PAIRINGS: dict[str, dict[str, Any]] = {  # and of how many deals or matches
    "gin": {"matches": 40},
    "romme": {"deals": 160},
    "rummy500": {"deals": 120},
    "lorum": {"matches": 40},
    "tripoley": {"matches": 40},
    "michigan": {"matches": 40},
}


@pytest.mark.parametrize("game", PAIRINGS)
@pytest.mark.parametrize(("better", "worse"), [("fair", "casual"), ("casual", "beginner")])
def test_a_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    found = arena(GAMES[game], bots=[better, worse], seed=7, **PAIRINGS[game])
    assert list(found.bots) == [better, worse]  # the best comes first


@pytest.mark.parametrize("game", ["romme", "rummy500"])
@pytest.mark.parametrize(
    ("better", "worse"), [("steady", "fair"), ("fair", "casual"), ("casual", "beginner")]
)
def test_a_level_beats_the_one_below_with_four_players_too(
    game: str, better: str, worse: str
) -> None:
    found = arena(GAMES[game], bots=[better, worse], seats=4, seed=7, deals=120)
    assert found.bots[better].elo - found.bots[worse].elo > 35  # half of what is wanted of a step


@pytest.mark.parametrize("game", ["gin", "romme", "rummy500"])
@pytest.mark.parametrize("level", ["beginner", "casual", "fair"])
def test_a_weak_level_misses_no_way_out(game: str, level: str) -> None:
    _, hits = survey(game, [level, level], 12, seed=3)
    assert [it for it in hits if it.detector == "out"] == []


@pytest.mark.parametrize("name", ["beginner", "casual", "fair", "steady", "strong"])
def test_no_level_of_gin_lets_gin_pass_or_leaves_the_card_for_it(name: str) -> None:
    game, bot = GAMES["gin"], bots.create(name, "gin")
    other = "O: 2d 3h 5c 6d 9s 9c Tc Jc Qh Ks ¦ H-: 2h 2s 3c 3d 3s 4c 4h 4d"
    for position, action in [
        (f"H: [8c 8d 8h] [4s 5s 6s 7s] [Jd Qd Kd] 2c ¦ {other}", "knock 2c"),
        (f"H: [8c 8d 8h] [4s 5s 6s] [Jd Qd Kd] 2c ¦ {other} ¦ D: 7s ¦ phase=DRAW", "take"),
    ]:
        for seed in range(20):
            deal = game.position(position)
            assert game.format(deal, bot.choose(deal.seen_by(deal.seat), 64, seed)) == action


def after_turn(deal: TDeal, bot: bots.Bot, seed: int) -> TDeal:
    """Return the deal after a bot has played the turn of seat 0."""
    while deal.seat == 0:
        deal.play(bot.choose(deal.seen_by(0), 16, seed))
    return deal


@pytest.mark.parametrize("name", ["beginner", "casual", "fair", "steady", "strong"])
def test_every_level_of_romme_takes_the_card_that_wins(name: str) -> None:
    game, bot = GAMES["romme"], bots.create(name, "romme")
    position = (
        "n=2 ¦ H: 4c 4h ¦ P: 2d 8h 6s ¦ T: (P0) [4d 5d 6d 7d 8d] ¦ T: (P0) [8c 9c *Tc Jc]"
        " ¦ D: Qd 7h Tc ¦ phase=DRAW ¦ turn=P0"
    )
    for seed in range(20):
        deal = after_turn(game.position(position), bot, seed)
        assert deal.over
        assert game.result(deal).winner == 0


@pytest.mark.parametrize("name", ["beginner", "casual", "fair", "steady", "strong"])
def test_every_level_of_rummy_500_goes_out_in_several_steps(name: str) -> None:
    """With the four eights first; the run of clubs would leave two of them."""
    game, bot = GAMES["rummy500"], bots.create(name, "rummy500")
    position = (
        "n=4 ¦ H: 6c 8c 8d 8h 2s 4s 8s * ¦ P: ?7 ¦ P: ?7 ¦ P: ?7 ¦ D: 2c ¦ phase=PLAY ¦ for=P0"
    )
    for seed in range(5):
        deal = after_turn(game.position(position), bot, seed)
        assert deal.over
        assert deal.score(0) > 0
