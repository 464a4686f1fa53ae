"""Ray: two workers, one of them killed in mid-run, come to what one process does."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from parlour import GAMES, BotError, OptionError
from parlour.cli.main import main
from parlour.core.game import AnyGame
from parlour.core.match import AnyMatch
from parlour.sim import arena, simulate, sprt
from parlour.sim.cluster import RayExecutor

from .helpers import each_game, said

pytestmark = pytest.mark.once

GIN = GAMES["gin"]
SCARS = "PARLOUR_TEST_SCARS"  # a folder with a file for each worker that was killed


class Mortal:
    """Does what is listed last; of all workers that it plays in, the first dies in mid-deal."""

    name = "mortal"

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        found: int = seen.legal()[-1]
        if (folder := os.environ.get(SCARS)) and seed % 50 == 0:
            try:
                (Path(folder) / "killed").touch(exist_ok=False)
            except FileExistsError:
                return found
            os.kill(os.getpid(), signal.SIGKILL)
        return found


class Loud:
    """Says on stdout that it plays, as Ray says there that a worker died."""

    name = "loud"

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        sys.stdout.write("a worker died\n")
        return int(seen.legal()[0])


class Faulty:
    """Fails at once."""

    name = "faulty"

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        raise RuntimeError("not today")


WISH: dict[str, Any] = {"bots": ["steady", f"{__name__}:Mortal"], "deals": 240, "seed": 3}


@pytest.fixture(scope="module")
def scars(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("scars")


@pytest.fixture(scope="module")
def ray(scars: Path) -> Iterator[Executor]:
    """Two workers, which live as long as the tests of this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SCARS, str(scars))  # of the workers alone: they are started with it
        executor = RayExecutor(2)
    yield executor
    executor.shutdown()


@pytest.mark.long
def test_the_command_plays_on_ray(ray: Executor, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "gin", "--bots", "steady,random", "--deals", "130", "--json"]
    assert main([*words, "--executor", "ray", "--jobs", "2"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == there
    assert ray.submit(pow, 2, 3).result() == 8  # started elsewhere, it is left running


@pytest.mark.long
def test_a_killed_worker_changes_nothing(ray: Executor, scars: Path) -> None:
    assert arena(GIN, executor=ray, **WISH) == arena(GIN, **WISH)
    assert (scars / "killed").exists()


@pytest.mark.long
def test_two_workers_find_what_two_processes_do(ray: Executor) -> None:
    matches: dict[str, Any] = {"bots": ["steady", "random"], "matches": 30, "seed": 2}
    assert arena(GIN, executor=ray, **matches) == arena(GIN, jobs=2, **matches)
    test: dict[str, Any] = {"bots": ["steady", "random"], "elo": (0, 300), "seed": 2}
    assert sprt(GIN, executor=ray, **test) == sprt(GIN, **test)
    assert ray.submit(pow, 2, 10).result() == 1024  # what was dropped stands in nobody's way


def resigned(match: AnyMatch) -> AnyMatch:
    match.resign(0)
    return match


@pytest.mark.long
@each_game
def test_a_worker_is_sent_games_deals_and_matches(ray: Executor, game: AnyGame) -> None:
    match = game.match(seed=3)
    match.play(match.deal.legal()[0])
    found = ray.submit(resigned, match).result()
    assert found.deal == match.deal
    assert (found.game, found.resigned) == (game, 0)
    assert found.replay().deals == match.replay().deals
    assert ray.submit(repr, game).result() == repr(game)


@pytest.mark.long
def test_what_fails_in_a_worker_fails_here(ray: Executor) -> None:
    with pytest.raises(BotError) as error:
        simulate(GIN, bots=["steady", f"{__name__}:Faulty"], deals=200, executor=ray)
    assert "not today" in str(error.value)
    with pytest.raises(OptionError) as ended:
        ray.submit(end_all).result()
    assert ended.value.code == "workers_ended"


def end_all() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_the_result_stands_alone_on_stdout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ray's own thread prints in this process; here a worker does."""
    monkeypatch.setattr("parlour.cli.executors.RayExecutor", ThreadPoolExecutor)
    words = ["arena", "gin", "--bots", f"{__name__}:Loud,random", "--deals", "2", "--json"]
    assert main([*words, "--executor", "ray", "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)
    assert "a worker died" in told.err


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.sim.cluster.find_spec", {}.get)
    with pytest.raises(OptionError) as error:
        RayExecutor(2)
    assert "parlour[ray]" in str(error.value)
    said(error.value)
