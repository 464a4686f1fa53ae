"""Simulated games in a folder: replays that play again, with bots that decide again."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import GAMES, Replay, bots
from parlour.cli.main import main
from parlour.core.game import AnyGame
from parlour.sim import arena, simulate
from parlour.sim.saving import plain
from parlour.sim.tables import counted

from .helpers import each_game

pytestmark = pytest.mark.once


def saved(folder: Path) -> list[Replay]:
    """Return the replays in a folder, each played again with its bots."""
    found = [Replay.read(file.read_bytes()) for file in sorted(folder.rglob("*.json"))]
    for replay in found:
        assert replay.check(GAMES) is not None
        verdict = bots.verify(replay, GAMES)
        assert verdict.difference is None
        assert verdict.moves == sum(len(deal.actions) for deal in replay.deals)
        assert not verdict.others
    return found


@each_game
def test_saved_deals_play_again_with_their_bots(game: AnyGame, tmp_path: Path) -> None:
    seats = game.usual_seats(game.options())
    line = [("fair", "casual")[seat % 2] for seat in range(seats)]
    result = simulate(game, bots=line, deals=seats, mirrored=True, seed=3, save=tmp_path)
    found = saved(tmp_path)
    assert len(found) == result.deals == seats
    assert {it.names for it in found} == {(*line[i:], *line[:i]) for i in range(seats)}
    plainly = simulate(game, bots=line, deals=seats, mirrored=True, seed=3)
    assert plainly.points == result.points  # saving changes nothing


@pytest.mark.parametrize("game", ["gin", "tripoley"])
def test_saved_matches_play_again_with_bots_that_listen(game: str, tmp_path: Path) -> None:
    line = ["steady", "beginner"] if game == "gin" else ["steady", "fair", "steady", "casual"]
    result = simulate(game, bots=line, matches=2, seed=4, save=tmp_path)
    found = saved(tmp_path)
    assert sum(len(it.deals) for it in found) == result.deals
    assert len(found) == 2


def test_random_bots_can_be_saved_too(tmp_path: Path) -> None:
    simulate("gin", bots=["random"], deals=2, save=tmp_path)
    assert len(saved(tmp_path)) == 2
    simulate("lorum", bots=["random"], matches=1, save=tmp_path / "matches")
    assert len(saved(tmp_path / "matches")) == 1


def test_the_arena_has_a_folder_for_each_pairing(tmp_path: Path) -> None:
    arena("michigan", bots=["fair", "casual"], deals=4, save=tmp_path)
    assert sorted(it.name for it in tmp_path.iterdir()) == ["casual-fair", "fair-casual"]
    assert len(saved(tmp_path)) == 8


def test_the_commands_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = ["--bots", "fair,casual", "--deals", "2", "--save"]
    assert main(["simulate", "gin", *own, str(tmp_path / "one")]) == 0
    assert main(["arena", "gin", *own, str(tmp_path / "two")]) == 0
    file = next(iter((tmp_path / "one").iterdir()))
    assert main(["replay", str(file), "--verify-bots"]) == 0
    assert len(list((tmp_path / "two").rglob("*.json"))) == 2
    capsys.readouterr()
    alone = ["--bots", "fair,casual", "--sprt", "0,20", "--save", str(tmp_path)]
    assert main(["arena", "gin", *alone]) == 2
    assert "--save" in capsys.readouterr().err


def test_names_of_bots_become_names_of_folders() -> None:
    assert plain("exec:python my bot.py") == "exec-python-my-bot-py"
    assert plain("my_bots:Hasty") == "my-bots-hasty"
    assert plain("..") == "bot"


# -- leads -----------------------------------------------------------------------------------------


def test_a_lead_is_what_a_seat_has_beyond_a_fair_share() -> None:
    """Chips may stay in the middle."""
    assert counted([2, -4, -4, -4], 4) == [18, -6, -6, -6]
    assert counted([5, 3], 1) == [5, 3]


@pytest.mark.parametrize("game", ["tripoley", "michigan", "lorum"])
def test_games_with_chips_count_leads(game: str) -> None:
    line = ["fair", "casual", "beginner", "fair"]
    result = simulate(game, bots=line, deals=8, mirrored=True, seed=2)
    assert result.leads
    assert sum(it.mean for it in result.points) == pytest.approx(0)
    matches = simulate(game, bots=line, matches=1, seed=2)
    assert matches.leads
    assert sum(it.points for it in matches.standings) == pytest.approx(0)
    duel = arena(game, bots=["fair", "casual"], deals=8, seed=2)
    assert "lead/deal" in str(duel)


def test_games_without_chips_count_points() -> None:
    result = simulate("gin", bots=["fair", "casual"], deals=4, seed=2)
    assert not result.leads
    assert "points/deal" in str(result)
