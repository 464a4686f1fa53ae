"""The arena: the same result in jobs, shards and executors, and what it refuses."""

from __future__ import annotations

import json
import math
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import GAMES, OptionError, ParlourError
from parlour.cli.main import main
from parlour.sim import arena
from parlour.sim.arena import ArenaPart, Plan, ladder, merge, play, strengths
from parlour.sim.simulate import simulate

from .helpers import said

pytestmark = pytest.mark.once

GIN, MICHIGAN = GAMES["gin"], GAMES["michigan"]
BATCH = 4


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals make several batches."""
    monkeypatch.setattr(sys.modules["parlour.sim.simulate"], "THINKING_BATCH", BATCH)


class Highest:
    """Does what is listed last."""

    name = "highest"

    def choose(self, seen: Any, budget: int, seed: int) -> int:
        found: int = seen.legal()[-1]
        return found


HIGHEST = f"{__name__}:Highest"
THREE = ["steady", HIGHEST, "random"]


def test_a_pairing_is_what_simulating_it_says() -> None:
    found = arena(GIN, bots=["steady", "random"], deals=20, seed=3)
    row, other = simulate(GIN, bots=["steady", "random"], deals=20, seed=3, mirrored=True).points
    first, second = found.duels
    assert (first.bot, first.points, *first.points_interval) == ("steady", *own(row))
    assert (second.bot, second.points, *second.points_interval) == ("random", *own(other))
    assert (first.win_rate, second.win_rate) == (row.won, other.won)
    assert (found.deals, first.draws, first.chance) == (20, 10, 0.5)


def own(row: Any) -> tuple[float, float, float]:
    return row.mean, row.low, row.high


def test_of_more_seats_one_sits_among_others_that_are_alike() -> None:
    found = arena(MICHIGAN, bots=["steady", "random"], seats=3, deals=6, seed=3)
    for duel in found.duels:
        line = [duel.bot, duel.other, duel.other]
        row = simulate(MICHIGAN, bots=line, deals=6, seed=3, mirrored=True).points[0]
        assert (duel.points, *duel.points_interval) == own(row)
        assert duel.chance == 1 / 3
    assert found.deals == 12
    assert list(found.bots) == ["steady", "random"]


@pytest.mark.parametrize("matches", [None, 6])
def test_the_executor_does_not_change_the_result(matches: int | None) -> None:
    wish: dict[str, Any] = {"bots": THREE, "deals": 20, "matches": matches, "seed": 1}
    alone = arena(GIN, **wish)
    with ThreadPoolExecutor(3) as threads:
        assert arena(GIN, executor=threads, **wish) == alone
        assert threads.submit(int).result() == 0  # it is whose it was
    assert alone != arena(GIN, **{**wish, "seed": 2})


def test_two_processes_find_the_same() -> None:
    wish: dict[str, Any] = {"bots": ["steady", "random"], "deals": 20, "seed": 1}
    assert arena(GIN, jobs=2, **wish) == arena(GIN, **wish)


def plan_of(**changed: Any) -> Plan:
    options = MICHIGAN.options().to_dict()
    plan = Plan("michigan", options, ("steady", "random"), 3, 30, False, 7, 10)
    return msgspec.structs.replace(plan, **changed)


def test_seven_shards_in_any_order_are_the_whole() -> None:
    plan = plan_of()
    whole = ladder(play(plan))
    parts = [play(plan, shard, 7) for shard in range(7)]
    chance = random.Random(4)
    for _ in range(5):
        chance.shuffle(parts)
        assert ladder(merge([merge(parts[:3]), *parts[3:]])) == whole
    told: list[int] = []
    assert play(plan, told=told.append) == play(plan)
    assert sum(told) == whole.deals


def refused(act: Any, *given: Any, **named: Any) -> OptionError:
    with pytest.raises(OptionError) as error:
        act(*given, **named)
    said(error.value)
    return error.value


def test_parts_that_do_not_belong_together_are_refused() -> None:
    plan = plan_of(many=6)
    parts = [play(plan, shard, 3) for shard in range(3)]
    others = [
        play(plan_of(many=6, seed=8), 2, 3),
        play(plan_of(many=6, budget=11), 2, 3),
        play(plan_of(many=6, options=MICHIGAN.options("pressman").to_dict()), 2, 3),
    ]
    for other in others:
        assert refused(merge, [*parts[:2], other]).facts["name"] == "plan"
    engine = msgspec.structs.replace(parts[2], digest="0" * 16)
    assert refused(merge, [*parts[:2], engine]).facts["name"] == "digest"
    assert refused(merge, [parts[0], play(plan, 1, 4)]).facts["name"] == "of"
    assert refused(merge, [*parts, parts[1]]).facts["text"] == "2/3"
    assert refused(ladder, merge(parts[1:])).facts["text"] == "1/3"
    assert refused(play, plan, 3, 3).code == "bad_shard"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"bots": ["steady"]}, "arena_plan"),
        ({"bots": ["steady", "steady"]}, "arena_plan"),
        ({"deals": 0}, "bad_count"),
        ({"bots": ["steady", "nobody"]}, "unknown_bot"),
        ({"seats": 3}, "bad_seats"),
        ({"seed": -1}, "bad_seed"),
        ({"jobs": 0}, "bad_count"),
    ],
)
def test_what_cannot_be_played_is_refused(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(ParlourError) as error:
        arena(GIN, **{"bots": ["steady", "random"], "deals": 2, **wish})
    assert error.value.code == code
    said(error.value)


def test_ratings_are_those_under_which_the_wins_are_likeliest() -> None:
    found = arena(GIN, bots=["steady", HIGHEST], deals=40, seed=2)
    first = found.duels[0]
    share = (first.win_rate * first.draws + 0.5) / (first.draws + 1)
    elo = 400 * math.log10(share / (1 - share))
    best, other = found.bots.values()
    assert best.elo - other.elo == pytest.approx(elo, abs=0.01)
    assert best.elo == pytest.approx(-other.elo)
    plan = plan_of(bots=("a", "b", "c"))
    names = {"a": 3.0, "b": 1.0, "c": 1 / 3}
    duels = [
        msgspec.structs.replace(
            first, bot=bot, other=other, win_rate=own / (own + 2 * theirs), draws=10**9
        )
        for bot, own in names.items()
        for other, theirs in names.items()
        if bot != other
    ]
    logs = {it: math.log(own) for it, own in names.items()}
    assert strengths(plan, duels) == pytest.approx(logs, abs=1e-6)


# -- the command -----------------------------------------------------------------------------------


def test_the_command_plays_shards_and_puts_them_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str | Path) -> tuple[int, str]:
        status = main(["arena", *map(str, words)])
        out, err = capsys.readouterr()
        assert bool(err) == bool(status)
        return status, out

    wish = ["gin", "--bots", "steady,random", "--deals", "130", "--seed", "4"]
    parts = [tmp_path / f"part-{number}.json" for number in (1, 2)]
    for number, part in enumerate(parts, 1):
        assert run(*wish, "--shard", f"{number}/2", "--out", part) == (0, "")
    picture = tmp_path / "ladder.svg"
    both = run("--merge", *parts, "--json", "--svg", picture)
    whole = run(*wish, "--json")
    assert both == whole
    found = json.loads(whole[1])
    assert found["bots"]["steady"]["win_rate"] > 0.9
    assert {"points", "interval", "elo"} <= set(found["bots"]["steady"])
    assert "steady</text>" in picture.read_text("utf-8")
    assert "steady" in run("--merge", *parts)[1]
    for words in (
        ["--merge", parts[0]],
        ["--merge", picture],
        [*wish, "--shard", "1/2"],
        [*wish, "--shard", "3/2"],
        [],
    ):
        assert run(*words) == (2, "")
    assert PART.decode(parts[0].read_bytes()).shards == (0,)


PART = msgspec.json.Decoder(ArenaPart)
