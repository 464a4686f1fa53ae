"""The sequential test: how often it errs, and that nobody's help changes what it finds."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from parlour import GAMES, OptionError
from parlour.cli.main import main
from parlour.sim import arena, sprt
from parlour.sim.arena import Share, added
from parlour.sim.sprt import BOUND, expected, llr
from parlour.sim.tables import WHOLE

from .helpers import said

pytestmark = pytest.mark.once

GIN, MICHIGAN = GAMES["gin"], GAMES["michigan"]
RUNS, LONGEST, EVERY = 400, 20_000, 6
ERRS = 0.08  # 0.05, and three standard errors of 400 runs


def share_of(scores: Sequence[int], games: int) -> Share:
    """Return what draws of so many games came to, whose scores are in halves of a game."""
    won = [score * WHOLE // 2 for score in scores]
    squares = sum(it * it for it in won)
    return Share(len(scores) * games, len(scores), 0, 0, 0, sum(won), squares)


def accepted(
    draw: Callable[[], int], games: int, elo: tuple[float, float], seats: int
) -> tuple[str, int]:
    """Return the hypothesis accepted on a made-up stream of draws, and after how many."""
    low, high = (expected(it, seats) for it in elo)
    share = Share(*[0] * 7)
    while share.draws < LONGEST:
        share = added([share, share_of([draw() for _ in range(EVERY)], games)])
        ratio = llr(share, low, high)
        if abs(ratio) >= BOUND:
            return ("H1" if ratio > 0 else "H0"), share.draws
    return "", share.draws


def pairs(chance: random.Random, mean: float, alike: float) -> Callable[[], int]:
    """Return draws of two games, of which *alike* of all have the second go as the first."""

    def draw() -> int:
        first = chance.random() < mean
        second = first if chance.random() < alike else chance.random() < mean
        return 2 * (first + second)

    return draw


def split(chance: random.Random, mean: float, level: float) -> Callable[[], int]:
    """Return draws of two games of which *level* are won by one each, or are both shared."""

    def draw() -> int:
        if chance.random() < level:
            return 2
        return 4 * (chance.random() < (mean - level / 2) / (1 - level))

    return draw


def fours(chance: random.Random, mean: float, shared: float) -> Callable[[], int]:
    """Return draws of four games at a table of four, of which some are shared by two."""

    def game() -> int:
        return (1 + (chance.random() >= shared)) * (chance.random() < mean / (1 - shared / 2))

    return lambda: sum(game() for _ in range(4))


@pytest.mark.parametrize(
    ("make", "how", "seats", "elo"),
    [
        (pairs, 0.0, 2, (0, 40)),
        (pairs, 0.5, 2, (-20, 30)),
        (split, 0.7, 2, (0, 20)),
        (split, 0.2, 2, (0, 400)),
        (fours, 0.1, 4, (0, 60)),
    ],
)
@pytest.mark.parametrize("right", [0, 1])
def test_it_errs_in_one_of_twenty_cases(
    make: Any, how: float, seats: int, elo: tuple[float, float], right: int
) -> None:
    chance = random.Random(repr((make, how, elo, right)[1:]))
    draw = make(chance, expected(elo[right], seats), how)
    found = [accepted(draw, seats, elo, seats) for _ in range(RUNS)]
    wrong = sum(verdict != f"H{right}" for verdict, _ in found)
    assert wrong / RUNS < ERRS


def test_what_is_clear_is_decided_soon() -> None:
    chance = random.Random(5)
    runs = [
        [accepted(pairs(chance, expected(by, 2), 0), 2, (0, 50), 2)[1] for _ in range(100)]
        for by in (25, 50, 200)
    ]
    few, mid, many = (sum(run) / len(run) for run in reversed(runs))
    assert few < mid < many < 1000


def test_a_dead_heat_decides_for_the_hypothesis_that_says_so() -> None:
    """Bots that are alike win one half of every mirrored pair: nothing varies at all."""
    level = lambda: 2  # noqa: E731
    assert accepted(level, 2, (0, 50), 2)[0] == "H0"
    assert accepted(level, 2, (-50, 0), 2)[0] == "H1"
    assert llr(share_of([2, 4, 0, 2], 2), 0.4, 0.6) == pytest.approx(0)


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals make several batches."""
    monkeypatch.setattr(sys.modules["parlour.sim.simulate"], "THINKING_BATCH", 4)


WISH: dict[str, Any] = {"bots": ["steady", "random"], "elo": (0, 200), "seed": 3}


@pytest.mark.usefixtures("small_batches")
def test_nobodys_help_changes_the_verdict() -> None:
    told: list[int] = []
    alone = sprt(GIN, **WISH, told=told.append)
    assert (alone.accepted, alone.llr >= alone.bound) == ("H1", True)
    assert sum(told) == alone.plan.many == alone.deals < 200
    assert sprt(GIN, **WISH, jobs=2) == alone
    with ThreadPoolExecutor(3) as threads:
        assert sprt(GIN, **WISH, executor=threads) == alone
        assert threads.submit(int).result() == 0
    assert sprt(GIN, **{**WISH, "seed": 4}) != alone
    other = sprt(GIN, **{**WISH, "bots": ["random", "steady"]})
    assert other.accepted == "H0"


@pytest.mark.usefixtures("small_batches")
def test_it_has_played_what_an_arena_of_as_many_deals_plays() -> None:
    found = sprt(GIN, **WISH)
    ladder = arena(GIN, bots=["steady", "random"], deals=found.deals, seed=3)
    assert tuple(found.bots.values()) == ladder.duels
    assert found.plan == ladder.plan
    at_four = sprt(MICHIGAN, bots=["steady", "random"], elo=(0, 50), seats=4, deals=8, seed=3)
    whole = arena(MICHIGAN, bots=["steady", "random"], seats=4, deals=8, seed=3)
    assert at_four.bots["steady"] == whole.duels[0]
    assert (at_four.deals, at_four.accepted) == (8, "")


def test_matches_are_tested_as_well() -> None:
    found = sprt(GIN, bots=["steady", "random"], elo=(0, 300), matches=60, seed=1)
    assert found.accepted == "H1"
    assert found.plan.many < found.deals


@pytest.mark.parametrize(
    "wish",
    [
        {"elo": (10, 0)},
        {"elo": (0, 0)},
        {"elo": (0, float("nan"))},
        {"elo": (0, 1e9)},
        {"bots": ["steady", "random", "strong"]},
    ],
)
def test_what_cannot_be_tested_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as error:
        sprt(GIN, **{**WISH, "deals": 2, **wish})
    assert error.value.code == "bad_sprt"
    said(error.value)


def test_the_command_says_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    def run(*words: str) -> tuple[int, str]:
        status = main(["arena", "gin", "--bots", "steady,random", *words])
        out, err = capsys.readouterr()
        assert bool(err) == bool(status)
        return status, out

    found = json.loads(run("--sprt", "0,100", "--json")[1])
    assert (found["accepted"], found["elo"]) == ("H1", [0, 100])
    assert {"win_rate", "points", "interval"} <= set(found["bots"]["steady"])
    assert found["llr"] > found["bound"] > 2.9
    status, shown = run("--sprt=-50,0")
    assert status == 0
    assert "H1" in shown
    assert "steady" in shown
    assert "2.94" in shown
    _, shown = run("--sprt", "0,1", "--deals", "4")
    assert "0" in shown
    assert "H1" not in shown
    for words in (["0"], ["a,b"], ["3,2"], ["0,5", "--shard", "1/2", "--out", "x"]):
        assert run("--sprt", *words) == (2, "")
