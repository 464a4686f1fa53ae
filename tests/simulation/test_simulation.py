"""Whole servers under a virtual clock: whatever fails, what people were told holds.

A failure prints the seed, and the command that repeats it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import fresh_chance
from tests.simulation.world import Report, simulate

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
TABLES = 4
NIGHTLY = 10_000 // TABLES  # and as many again would take as long


def play(seeds: list[int]) -> list[Report]:
    """Simulate; every failure is told."""
    reports = [simulate(seed, TABLES) for seed in seeds]
    failed = [report for report in reports if report.failure]
    assert not failed, "\n\n".join("\n".join([*it.last, str(it)]) for it in failed[:3])
    return reports


def fresh(count: int) -> list[int]:
    """Return new seeds for every run."""
    chance = fresh_chance("simulation")
    return [chance.getrandbits(32) for _ in range(count)]


def test_matches_survive_whatever_fails() -> None:
    reports = play([*range(6), *fresh(2)])
    assert sum(report.matches for report in reports) == 8 * TABLES
    assert all(report.moves for report in reports)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_matches_survive_whatever_fails(part: int) -> None:
    reports = play(fresh(NIGHTLY)[part::10])
    assert sum(report.matches for report in reports) == NIGHTLY // 10 * TABLES


def test_a_seed_repeats_a_simulation_to_the_byte() -> None:
    """In another process, too, where nothing that is hashed comes in the same order."""
    report = simulate(1, 2)
    assert simulate(1, 2).digest == report.digest
    assert simulate(2, 2).digest != report.digest
    program = "from tests.simulation.world import simulate; print(simulate(1, 2).digest)"
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(ROOT)}
    found = subprocess.run(
        [sys.executable, "-c", program], env=env, cwd=ROOT, capture_output=True, check=True
    )
    assert found.stdout.decode().strip() == report.digest
