"""The mutation score for trust: nothing but the truth gets ✓ from the player's own device.

A real server tells a seat two deals.  The page's own code is then told the same in every other way
(`web/tests/trust`): each message dropped, delayed, doubled, reordered, each field of it altered.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import GAMES
from parlour.server.protocol import Seal, Snapshot, Unsealed, Update
from tests.helpers import FRESH
from tests.server.recording import Recorder
from tests.server.running import Server

WEB = Path(__file__).parents[2] / "web"
OPTIONS: dict[str, dict[str, Any]] = {"gin": {"target": 10_000}}
SAMPLE = 48  # one of so many mutants is tried by day


def node() -> str:
    """Return Node.js, which is there wherever the page is built."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None
    return found


def record(server: Server, game: str, chance: Random) -> dict[str, Any]:
    """Return a match against the usual bot, as it was told."""
    options = OPTIONS.get(game, {})
    return Recorder(server, game, others="steady", options=options).play(chance)


def score_of(recordings: list[dict[str, Any]], folder: Path, **settings: int) -> dict[str, Any]:
    """Tell recordings to the page in other ways; return what it made of them."""
    place = folder / "matches.json"
    place.write_text(json.dumps(recordings), "utf-8")
    told = {f"PARLOUR_{name.upper()}": str(value) for name, value in settings.items()}
    vitest = [node(), "node_modules/vitest/vitest.mjs", "run", "--config", "vitest.trust.config.ts"]
    done = subprocess.run(
        vitest,
        cwd=WEB,
        env={**os.environ, "PARLOUR_TRUST": str(place), "NO_COLOR": "1", **told},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    score: dict[str, Any] = json.loads(place.with_suffix(".json.score").read_text("utf-8"))
    return score


@pytest.fixture(scope="module")
def gin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A match of gin."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('trust')}/tables.db")
    yield record(server, "gin", Random(3))
    server.stop()


def test_every_field_of_what_is_told_is_in_the_recording(gin: dict[str, Any]) -> None:
    """A field that is new is altered, too: the mutants are made from what was told."""
    told: dict[str, set[str]] = {}
    for step in gin["steps"]:
        told.setdefault(step["message"].get("t", ""), set()).update(step["message"])
    for kind in (Seal, Snapshot, Unsealed, Update):
        assert told[str(kind.__struct_config__.tag)] >= set(kind.__struct_fields__)


def test_nothing_but_the_truth_is_believed(
    gin: dict[str, Any],
    tmp_path: Path,
) -> None:
    start = Random(f"{FRESH} trust").randrange(SAMPLE)
    score = score_of([gin], tmp_path, every=SAMPLE, start=start)
    assert score["mutants"] > 20


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_no_lie_is_believed_in_any_game(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All mutants; the score is for docs/internals/fairness.md."""
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    try:
        recording = record(server, game, Random(3))
    finally:
        server.stop()
    score = score_of([recording], tmp_path)
    told = {name: value for name, value in score.items() if name != "reasons"}
    with capsys.disabled():
        sys.stdout.write(f"\n{game}: {json.dumps(told)}\n")
