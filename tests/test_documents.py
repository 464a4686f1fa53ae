"""The examples in the documents work as printed, and the names in them exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

import parlour
from parlour.cli import main
from parlour.core import rulebook
from tests.test_setup import tracked

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
NUMBERS = {6: "six"}
README = (ROOT / "README.md").read_text("utf-8")
MAP = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TOLD = {path: path.read_text("utf-8") for path in PAGES}
PYTHON = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
SESSION = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
STEP = re.compile(r"^\$ parlour (.+)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
PROMISE = re.compile(r"print\(\w+\)  # (.+)$", re.MULTILINE)
LINK = re.compile(r"(?<!`)\]\((?!\w+:)([^)#\s]+)[^)]*\)")
CALLED = re.compile(r"`(deal|game|match|replay|parlour)\.(\w+)\([^`]*`")
FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
MADE_UP = {"my_bots.py"}
PROGRAM = ROOT / "docs/extend/bot-protocol.md"  # its code reads questions: tests/test_door.py


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def having(pattern: re.Pattern[str]) -> list[Path]:
    return [path for path, text in TOLD.items() if pattern.search(text) and path != PROGRAM]


# -- code ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", having(PYTHON), ids=named)
def test_python_code_runs(
    path: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The blocks of a page one after the other; what a comment promises of a `print` is printed."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)  # where pages may write
    code = "\n".join(PYTHON.findall(TOLD[path]))
    exec(compile(code, str(path), "exec"), {"__name__": "page"})
    printed = capsys.readouterr().out
    assert [it for it in PROMISE.findall(code) if it[0].isupper() and it not in printed] == []


def test_every_method_that_the_library_pages_name_is_called_in_code_that_runs() -> None:
    """In their blocks, in `help(parlour)` or in an example: tests run all of these."""
    pages = [it for it in TOLD if it.parent.name == "library"] + [ROOT / "README.md"]
    runs = [*map("\n".join, map(PYTHON.findall, TOLD.values())), parlour.__doc__ or ""]
    code = "\n".join([*runs, *(it.read_text("utf-8") for it in ROOT.glob("examples/*.py"))])
    kinds: dict[str, Any] = {
        "deal": parlour.Deal,
        "game": parlour.Game,
        "match": parlour.Match,
        "replay": parlour.Replay,
        "parlour": parlour,
    }
    named = {
        (owner, name)
        for page in pages
        for owner, name in CALLED.findall(FENCE.sub("", TOLD[page]))
        if callable(getattr(kinds[owner], name, None))
    }
    assert len(named) > 15
    assert sorted(f"{it}.{name}" for it, name in named if f".{name}(" not in code) == []


@pytest.mark.parametrize("path", having(SESSION), ids=named)
def test_sessions_in_a_terminal_are_as_shown(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An ellipsis stands for anything."""
    monkeypatch.setenv("COLUMNS", "80")
    for session in SESSION.findall(TOLD[path]):
        for command, shown in STEP.findall(session):
            main(shlex.split(command))
            printed = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
            lines = [re.escape(it.rstrip()).replace("…", ".*") for it in shown.splitlines()]
            assert re.fullmatch(r"\n*".join(lines), "\n".join(printed).strip("\n"), re.DOTALL)


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_file_that_is_linked_exists(path: Path) -> None:
    links = LINK.findall(FENCE.sub("", TOLD[path]))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_every_document_that_code_names_exists() -> None:
    form = re.compile(r"(?<![\w/.])docs/[\w./-]+\.md\b")
    suffixes = (".py", ".ts", ".svelte", ".mjs", ".toml", ".yml", ".service", ".md", ".pxd")
    texts = [path for path in tracked() if path.suffix in suffixes]
    found = {(named(it), name) for it in texts for name in form.findall(it.read_text("utf-8"))}
    assert found
    assert sorted(it for it in found if not (ROOT / it[1]).exists()) == []


def test_every_source_that_a_document_names_exists() -> None:
    """By the end of its path, since pages name sources in short."""
    form = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|pxd|svelte|ts|mjs))`")
    known = {f"/{named(it)}" for it in tracked()}
    ends = {path[place:] for path in known for place in range(len(path)) if path[place] == "/"}
    told = {(named(it), name) for it, text in TOLD.items() for name in form.findall(text)}
    assert len(told) > 50
    assert sorted(it for it in told if f"/{it[1]}" not in ends and it[1] not in MADE_UP) == []


def test_every_rule_text_is_in_the_index() -> None:
    index = TOLD[ROOT / "docs/play/rules.md"]
    texts = {f"rules/{path.name}" for path in (ROOT / "docs/play/rules").glob("*.md")}
    assert texts == {link for link in LINK.findall(index) if link.startswith("rules/")}


def test_every_decision_is_listed_and_has_its_parts() -> None:
    home = ROOT / "docs/internals/decisions"
    pages = sorted(home.glob("0*.md"))
    assert [path.name for path in pages] == re.findall(r"\((0.+?\.md)\)", TOLD[home / "index.md"])
    for number, path in enumerate(pages, 1):
        assert TOLD[path].startswith(f"# {number:04}: ")
        assert all(f"## {part}" in TOLD[path] for part in ("Context", "Decision", "Alternatives"))
        assert re.search(r"\bCommits?: [0-9a-f]{7}", TOLD[path])
        assert "Command: " in TOLD[path]


# -- the map ---------------------------------------------------------------------------------------


def test_the_map_is_short_and_shows_the_rooms_that_there_are() -> None:
    assert len(MAP.splitlines()) <= 150
    (drawing,) = re.findall(r"^```\n(.*?)^```", MAP, re.DOTALL | re.MULTILINE)
    shown = set(re.findall(r"\b(\w+)/", drawing)) - {"web"}
    rooms = {path.parent.name for path in (ROOT / "src/parlour").glob("*/__init__.py")}
    assert shown == rooms
    assert (ROOT / "web").is_dir()


def test_what_proves_a_promise_exists() -> None:
    tests = re.findall(r"`((?:tests|docs|examples|src|benchmarks)/[\w./-]+)`", MAP)
    assert len(tests) > 15
    assert [it for it in tests if "<" not in it and not (ROOT / it).exists()] == []


# -- README ----------------------------------------------------------------------------------------


def test_what_is_counted_is_counted_right() -> None:
    games = list(parlour.GAMES.values())
    options = sum(len(game.options_type.fields()) for game in games)
    presets = sum(len(game.presets) for game in games)
    explained = sum(len(list(rulebook.rules(game.id, "en"))) for game in games)
    assert f"{options} options and {presets} presets in {NUMBERS[len(games)]} games" in README
    assert f"names its rule. All {explained} rules are explained" in README


def test_the_picture_is_small() -> None:
    (picture,) = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert (ROOT / picture).stat().st_size < 300_000


def test_a_package_index_is_given_no_link_into_the_checkout() -> None:
    told = run_path(str(ROOT / "setup.py"))["described"](README)
    assert "# Parlour" in told
    assert "Every deal is sealed before the first card" in told
    assert not LINK.search(told)
