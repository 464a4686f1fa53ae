"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.core import rulebook

pytestmark = pytest.mark.once

NUMBERS = {6: "six"}
README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_the_library_example(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    (promised,) = re.findall(r"print\(refused\)  # (.*)", code)
    assert promised in printed


def test_every_file_that_is_linked_exists() -> None:
    root = Path(__file__).parents[1]
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []


def test_what_is_counted_is_counted_right() -> None:
    games = list(parlour.GAMES.values())
    options = sum(len(game.options_type.fields()) for game in games)
    presets = sum(len(game.presets) for game in games)
    explained = sum(len(list(rulebook.rules(game.id, "en"))) for game in games)
    assert f"{options} options and {presets} presets in {NUMBERS[len(games)]} games" in README
    assert f"names its rule, {explained} of which are explained" in README
