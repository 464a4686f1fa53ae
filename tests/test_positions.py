"""Positions that people or machines mistype: what is accepted can be played like any other."""

from __future__ import annotations

import os
import random
import re
from typing import Any

import pytest

from .helpers import COMPILED, GAMES, scaled
from .positions import watch

each = pytest.mark.parametrize("name", GAMES)


def positions(name: str, seed: int, count: int) -> tuple[int, str]:
    """Check so many mutated positions; return how many were accepted and a hash of all."""
    status, told = watch(name, seed, count)
    assert status == 0, told
    done = re.fullmatch(r"(\d+) positions, (\d+) accepted, (\w+)\n", told)
    assert done, told
    assert int(done[1]) == count
    return int(done[2]), done[3]


@each
def test_a_mutated_position_is_refused_or_can_be_played(name: str) -> None:
    count = scaled(500, 120)
    accepted, _ = positions(name, 1, count)
    assert accepted > count // 20  # of few fresh ones it may be none


@each
def test_so_it_is_with_a_fresh_seed(name: str) -> None:
    positions(name, random.SystemRandom().randrange(2**31), scaled(250))


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="the compiled run compares both builds")
@pytest.mark.parametrize("start", range(10))
@each
def test_long_fuzz(name: str, start: int, monkeypatch: Any) -> None:
    """Fresh positions, a million over all games and parts; 500 come out alike in both builds."""
    seed = 10_000_000 + 100_000 * start
    positions(name, random.SystemRandom().randrange(2**31), 17_000)
    compiled = positions(name, seed, 500)
    monkeypatch.setitem(os.environ, "PARLOUR_PURE", "1")
    assert positions(name, seed, 500) == compiled
