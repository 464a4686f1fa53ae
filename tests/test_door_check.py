"""``parlour door-check`` finds nothing wrong with a good program, and names each fault."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from parlour.bots import program as programs
from parlour.bots.program import program_bot
from parlour.cli.main import main

from .bots.test_program import ASKED, program

pytestmark = pytest.mark.once

GOOD = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["line"] == "question":
        print(json.dumps({"id": told["id"], "action": told["legal"][-1]["text"]}), flush=True)
"""


@pytest.fixture(autouse=True)
def end_programs() -> None:
    program_bot.cache_clear()


@pytest.mark.parametrize("game", ["gin", "lorum", "michigan"])
def test_a_good_program_passes(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["door-check", game, program(tmp_path, GOOD), "--deals", "2"]) == 0
    assert "answered well in 2 deals" in capsys.readouterr().out


def test_our_own_bots_pass(capsys: pytest.CaptureFixture[str]) -> None:
    ours = f"exec:{shlex.quote(sys.executable)} -m parlour bot --game gin --level casual"
    assert main(["door-check", "gin", ours, "--deals", "2"]) == 0
    assert "answered well" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "ended before it answered"),
        ("input(); print('hello')", "not an answer"),
        (ASKED + 'print(\'{"action": "pass"}\')', "not an answer"),
        (ASKED + 'print(\'{"id": 1, "error": "too hard"}\')', "reported an error: too hard"),
        (ASKED + 'print(\'{"id": 1, "action": "discard Ks"}\')', "not legal now"),
        (ASKED + 'print(\'{"id": 1, "action": "jump"}\')', "not legal now"),
        (ASKED + "print(answer, answer, sep='\\n')" + ASKED, "more than one line"),
        ("import time; time.sleep(60)", "did not answer in time"),
    ],
)
def test_each_fault_is_named(
    code: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(programs, "ANSWER_TIMEOUT_S", 0.5 if "sleep" in code else 60)
    monkeypatch.setattr(programs, "END_TIMEOUT_S", 0.1)
    assert main(["door-check", "gin", program(tmp_path, code), "--deals", "1"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert words in said
    assert "Deal 1, question 1:" in said or "more than one line" in words


def test_only_programs_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["door-check", "gin", "steady"]) == 2
    assert "begin with exec:" in capsys.readouterr().err
    assert main(["door-check", "gin", "exec:true", "--deals", "0"]) == 2
