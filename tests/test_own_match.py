"""A match that a program plays: it can be saved, copied, and sent to another process."""

from __future__ import annotations

import copy
import pickle
import re
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.main import main
from parlour.core.errors import ReplayError, TableError
from parlour.core.game import AnyGame
from parlour.core.match import AnyMatch
from tests.helpers import each_game


def begun(game: AnyGame, actions: int = 20) -> AnyMatch:
    """A match with its first actions, each the first legal one."""
    match = game.match(seed=3)
    play_on(match, actions)
    return match


def play_on(match: AnyMatch, actions: int) -> AnyMatch:
    """Play the first legal action a number of times, from deal to deal; return the match."""
    for _ in range(actions):
        if match.deal.over and not match.over:
            match.advance()
        if not match.over:
            match.play(match.deal.legal()[0])
    return match


@each_game
def test_a_match_is_written_and_played_again(game: AnyGame, tmp_path: Path) -> None:
    match = begun(game, 400)
    match.replay(names=["Ann"]).write(tmp_path / "match.json")
    replay = parlour.Replay.read((tmp_path / "match.json").read_bytes())
    again = replay.check(parlour.GAMES)
    assert replay.names == ("Ann",)
    assert again.deal == match.deal
    assert again.rows[: len(match.rows)] == match.rows


def test_the_commands_read_a_match_that_a_program_has_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    begun(parlour.GAMES["gin"], 60).replay().write(file)
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "turned out as the file says" in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "en"]) == 1
    assert "This match is not sealed" in "".join(capsys.readouterr())


def test_a_match_is_not_replayed_from_actions_of_its_deal() -> None:
    match = begun(parlour.GAMES["gin"])
    match.deal.play(match.deal.legal()[0])
    with pytest.raises(ReplayError, match="match\\.play") as refused:
        match.replay()
    assert refused.value.code == "replay_not_kept"


def test_an_illegal_action_is_not_kept() -> None:
    match = begun(parlour.GAMES["gin"])
    with pytest.raises(parlour.IllegalAction):
        match.play(0)
    assert match.replay() == begun(parlour.GAMES["gin"]).replay()


@each_game
def test_a_copy_goes_on_as_the_match_does(game: AnyGame) -> None:
    match = begun(game)
    copies = [copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    assert {id(it.game) for it in copies} == {id(game)}
    wanted = play_on(match, 60).replay()
    assert [play_on(it, 60).replay() for it in copies] == [wanted, wanted]


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_matches_and_games_reach_other_processes(method: str) -> None:
    games = list(parlour.GAMES.values())
    matches = [begun(it) for it in games]
    with get_context(method).Pool(1) as pool:
        assert pool.map(repr, games) == [*map(repr, games)]
        found = pool.starmap(play_on, [(it, 5) for it in matches])
    assert [it.deal for it in found] == [play_on(it, 5).deal for it in matches]


@each_game
def test_a_deal_has_scores_once_it_is_over(game: AnyGame) -> None:
    deal = game.deal(seed=1)
    for ask in (deal.scores, lambda: deal.score(0)):
        with pytest.raises(TableError) as refused:
            ask()
        assert refused.value.code == "deal_runs"
    while not deal.over:
        deal.play(deal.legal()[0])
    assert deal.scores() == [deal.score(seat) for seat in range(deal.seats)]


def test_simulations_take_the_id_of_a_game() -> None:
    games: list[str | AnyGame] = ["gin", parlour.GAMES["gin"]]
    by_id, by_game = (parlour.simulate(it, bots=["random"], deals=3) for it in games)
    assert by_id.points == by_game.points
    with pytest.raises(parlour.UnknownGame, match="gin"):
        parlour.simulate("ginn", bots=["random"], deals=3)


def test_the_words_for_a_match_say_what_it_is() -> None:
    match = parlour.GAMES["gin"].match(seed=1)
    assert repr(match) == "<gin match, deal 1, totals (0, 0)>"
    assert repr(match.replay(names=["Ann", "Ben"])) == "<gin replay of Ann, Ben, deals: 1>"


def test_the_words_for_a_result_say_what_it_is() -> None:
    line: dict[str, Any] = {"bots": ["steady", "random"], "seed": 1}
    deals, matches = (parlour.simulate("gin", **line | {it: 2}) for it in ("deals", "matches"))
    arena = parlour.arena("gin", deals=2, **line)
    verdict = parlour.sim.sprt("gin", deals=2, elo=(0, 20), **line)
    number = r"[+-][\d.]+"
    for found, form in (
        (deals, rf"<gin, 2 deals: steady {number}, random {number}>"),
        (matches, r"<gin, 2 matches: steady \d+%, random \d+%>"),
        (arena, rf"<gin arena, \d deals: steady {number}, random {number}>"),
        (verdict, r"<gin test of steady and random, \d+ deals: (H0|H1|undecided)>"),
    ):
        assert re.fullmatch(form, repr(found))
    assert repr(parlour.GAMES["gin"].deal(seed=1)).startswith("<gin H: ")


def test_an_error_names_the_generator_that_is_wanted() -> None:
    deal = parlour.GAMES["gin"].deal(seed=1)
    with pytest.raises(TypeError, match=r"parlour\.Random"):
        deal.resample(0, 7)
    deal.resample(0, parlour.Random(7))
