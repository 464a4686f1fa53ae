"""``python -m parlour.selftest``: every copy of Parlour plays alike."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from parlour import GAMES, selftest
from parlour.games import PLACES
from tests.helpers import COMPILED

FIRST = 60  # deals, for a build that is slow


@pytest.mark.once
def test_this_copy_plays_as_every_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.main() == 0, "rules or presets have changed: renew EXPECTED"
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(PLACES)
    assert all(line.endswith("as expected") for line in lines)


@pytest.mark.once
def test_a_copy_that_plays_otherwise_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "EXPECTED", ("0" * 16, *selftest.EXPECTED[1:]))
    assert selftest.main() == 1
    assert capsys.readouterr().out.count("as expected") == len(PLACES) - 1


@pytest.mark.skipif(not COMPILED, reason="compares the builds")
def test_both_builds_have_the_same_digests() -> None:
    program = (
        "from parlour import GAMES, selftest\n"
        f"print(*(selftest.digest(GAMES[name], {FIRST}) for name in {list(PLACES)}))"
    )
    env = {**os.environ, "PARLOUR_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == [selftest.digest(GAMES[name], FIRST) for name in PLACES]
