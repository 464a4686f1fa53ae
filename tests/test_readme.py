"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

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
