"""``python -m parlour.selftest``: every copy of Parlour plays alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import GAMES, selftest
from parlour.games import PLACES
from tests.helpers import COMPILED

NAMES = [*PLACES, selftest.README]
CODE = selftest.code_of(selftest.SOURCE.read_text("utf-8"))
FIRST = 60  # deals, for a build that is slow


@pytest.mark.once
def test_this_copy_plays_as_every_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.main() == 0, "after a change of rules: python -m parlour.selftest --write"
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == NAMES
    assert all(line.endswith("as expected") for line in lines)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_that_plays_otherwise_is_noticed(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    known = json.loads(selftest.DATA.read_text("utf-8"))
    found = dict(known["digests"])
    assert list(found) == NAMES
    known["digests"][name] = "0" * 16
    other = tmp_path / "selftest.json"
    other.write_text(json.dumps(known), "utf-8")
    monkeypatch.setattr(selftest, "DATA", other)
    monkeypatch.setattr(selftest, "digests", lambda _: found.items())
    assert selftest.main() == 1
    assert capsys.readouterr().out.count("as expected") == len(NAMES) - 1


@pytest.mark.once
def test_one_command_writes_what_is_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = selftest.DATA.read_bytes()
    monkeypatch.setattr(selftest, "DATA", tmp_path / "selftest.json")
    assert selftest.main("--write") == 0
    assert selftest.DATA.read_bytes() == kept
    assert selftest.main("--wirte") == 2
    assert "--write" in capsys.readouterr().err


@pytest.mark.skipif(not COMPILED, reason="compares the builds")
def test_both_builds_have_the_same_digests() -> None:
    program = (
        "from parlour import GAMES, selftest\n"
        f"print(*(selftest.digest(GAMES[name], {FIRST}) for name in {list(PLACES)}))\n"
        f"print(selftest.printed({CODE!r}))"
    )
    env = {**os.environ, "PARLOUR_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True
    )
    own = [selftest.digest(GAMES[name], FIRST) for name in PLACES]
    assert done.stdout.split() == [*own, selftest.printed(CODE)]
