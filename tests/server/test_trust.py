"""The mutation score for trust: nothing but the truth gets ✓ from the player's own device.

A real server tells a seat two deals.  The page's own code is then told the same in every other way
(`web/tests/trust`): each message dropped, delayed, doubled, reordered, each field of it altered.
By day some mutants of gin are tried, at night all of all games:
``pytest -m long tests/server/test_trust.py`` prints the table of docs/internals/fairness.md.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from parlour import GAMES
from parlour.server.wire.protocol.server import ServerMessage
from tests.helpers import FRESH
from tests.server.recording import Recorder, Repeatable

WEB = Path(__file__).parents[2] / "web"
DRAWN = "romme, seats drawn"
MATCHES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in GAMES},
    "gin": ("gin", {"target": 10_000}),
    "romme": ("romme", {"seating": "fixed"}),
    DRAWN: ("romme", {"seating": "draw"}),
}
"""The game and the options of each recording."""
SAMPLE = 64  # one of so many mutants is tried by day
UNTOLD = {
    "presence": "the seats are also in a snapshot, and altered there",
    **dict.fromkeys(("tried", "hinted", "reviewed"), "the answer to a question that nobody asks"),
    "weighed": "the answer to a question after the match",
    "proposal": "it concerns the next match, after the last deal of this one",
    "said": "a phrase that somebody says to the others, which is in no log",
    "hushed": "whether such phrases may be said",
    "hands": "what seats show to people who watch, and no seat is sent it",
    "claim": "what people say about themselves, and the others answer",
    "asked_back": "a question of a person, whose answer the page gives and checks",
    "lent": "a code for another device, which is told to the asking page only",
    "followed": "the page obeys it only after the match, and checks the next one, too",
}
"""The kinds of messages that no recording has, and why no deal depends on them."""


def node() -> str:
    """Return Node.js, which is there wherever the page is built."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None
    return found


def record(match: str, folder: Path) -> dict[str, Any]:
    """Return one of `MATCHES` against the default bots, as the server told it."""
    game, options = MATCHES[match]
    server = Repeatable(f"sqlite:///{folder}/tables.db")
    try:
        return Recorder(server, game, others="steady", options=options).play(
            Random(1), asks=match == "gin"
        )
    finally:
        server.stop()


def score_of(recording: dict[str, Any], folder: Path, **settings: int) -> dict[str, Any]:
    """Tell a recording to the page in other ways; return what it made of them."""
    place = folder / "match.json"
    place.write_text(json.dumps(recording), "utf-8")
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
def gin(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A match of gin."""
    return record("gin", tmp_path_factory.mktemp("trust"))


def test_every_field_of_what_is_told_is_in_the_recording(gin: dict[str, Any]) -> None:
    """A message or field that is new is altered, too: the mutants are made from what was told."""
    told: dict[str, set[str]] = {}
    for step in gin["steps"]:
        told.setdefault(step["message"].get("t", ""), set()).update(step["message"])
    kinds = {str(it.__struct_config__.tag): it for it in get_args(ServerMessage)}
    assert kinds.keys() - told.keys() == UNTOLD.keys()
    for name in kinds.keys() - UNTOLD.keys():
        assert told[name] >= set(kinds[name].__struct_fields__)


def test_nothing_but_the_truth_is_believed(gin: dict[str, Any], tmp_path: Path) -> None:
    start = Random(f"{FRESH} trust").randrange(SAMPLE)
    score = score_of(gin, tmp_path, every=SAMPLE, start=start)
    assert score["mutants"] > 20


Scores = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def scores() -> Scores:
    """The scores of the games that were tried."""
    return {}


@pytest.mark.long
@pytest.mark.parametrize("match", list(MATCHES))
def test_no_lie_is_believed_in_any_game(
    match: str, tmp_path: Path, scores: Scores, capsys: pytest.CaptureFixture[str]
) -> None:
    """All mutants of a recording that is the same each time."""
    recording = record(match, tmp_path)
    (other := tmp_path / "again").mkdir()
    assert record(match, other) == recording
    begun = time.monotonic()
    score = scores[match] = score_of(recording, tmp_path)
    figures = [score[it] for it in ("mutants", "flaw", "unsure", "harmless")]
    figures += [len(score["believed"]), round((time.monotonic() - begun) / 60, 1)]
    with capsys.disabled():
        sys.stdout.write(f"\n| {match} | {' | '.join(f'{it:,}' for it in figures)} |\n")


@pytest.mark.long
def test_each_reason_excuses_some_mutant(
    scores: Scores, capsys: pytest.CaptureFixture[str]
) -> None:
    """A reason that excuses none could only hide a lie.  It needs all games."""
    reasons = Counter[str]()
    for score in scores.values():
        reasons.update(score["reasons"])
    with capsys.disabled():
        lines = [f"| {why} | {count:,} |" for why, count in reasons.most_common()]
        sys.stdout.write("\n" + "\n".join(lines) + "\n")
    assert len(scores) < len(MATCHES) or min(reasons.values()) > 0, reasons.most_common()[-5:]
