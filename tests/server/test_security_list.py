"""docs/host/security.md names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "host" / "security.md").read_text("utf-8")
LINE = re.compile(r"^\|(?!---)(.+)\|$", re.MULTILINE)


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCUMENT))
    sources = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = {name for text in sources for name in re.findall(r"def (test_\w+)\(", text)}
    assert len(named) > 40
    assert named <= known, named - known


def test_every_line_names_a_test_or_a_reason() -> None:
    """A requirement that is met names its test; the others give a reason."""
    for line in LINE.findall(DOCUMENT):
        cells = [cell.strip() for cell in line.split("|")]
        if cells[0] in ("What", "Path", "Requirement"):
            continue
        if {"open", "not met", "not applicable"} & {*cells}:
            assert len(cells[-1]) > 20, line
        else:
            assert "`test_" in line or cells[-1] == "the first table", line


def test_time_limits_for_components_are_documented() -> None:
    told = (ROOT / "SECURITY.md").read_text("utf-8").partition("## Third-party components")[2]
    rows = [[it.strip() for it in line.split("|")] for line in LINE.findall(told)]
    assert [days for _, days in rows[1:]] == ["7 days", "30 days", "90 days"]
    assert "dev.py sbom" in told
