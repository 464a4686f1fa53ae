"""`make load` measures a real server with people who play all games, and says what was found."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.load.peers import play as peers

ROOT = Path(__file__).parents[2]
TOLD = ("moves_per_second", "p50_ms", "p99_ms", "cpu_us_per_move", "rss_mb", "echo_ratio")

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


def load(*options: str) -> dict[str, Any]:
    """Return the line of JSON at the end of a run."""
    command = [sys.executable, "-m", "benchmarks.load", "--json", *options]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_load_plays_all_games_and_tells_every_figure() -> None:
    found = load("--seconds", "1", "--tables", "6", "--scenarios", "0.002")
    assert all(found[name] > 0 for name in TOLD)
    assert found["tables"] == 6
    assert found["lost"] == 0
    assert found["persons"] > 12  # some games are for more than two
    assert len(found["scenarios"]) == 5
    assert all(figure > 0 for figure in found["scenarios"].values())


def test_peers_are_measured_and_a_broken_one_is_told_in_words(tmp_path: Path) -> None:
    naive = peers.PEERS[-1]
    broken = naive._replace(name="broken", server=("false",))
    found = asyncio.run(peers.measure([broken, naive], [2, 3], 0.4, tmp_path))
    assert [it.peer.name for it in found] == ["broken", naive.name]
    assert "did not start" in found[0].missing
    assert not found[1].missing
    assert found[1].moves_per_second > 0
    assert found[1].echo_ratio > 0
