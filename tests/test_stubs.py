"""The stubs of the compiled modules promise what is there in both builds, and nothing else."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

import parlour

HOME = Path(parlour.__file__).parent
ROOT = Path(__file__).parents[1]
STUBS: dict[Path, str] = run_path(str(ROOT / "stubs.py"))["stubs"](HOME)
each_stub = pytest.mark.parametrize("source", STUBS, ids=lambda path: path.stem)
USER = """
import parlour
from parlour.core.deal import Deal
from parlour.cards.rng import Random
from parlour.games.gin.deal import GinDeal

game = parlour.GAMES["gin"]
deal: Deal = game.deal(game.options(knock_limit=8), seed=1)
limit: int = game.deal(seed=1).view(0).knock_limit
legs: bool = game.options("hollywood").hollywood
legal: list[int] = deal.legal()
deal.play(legal[0])
deal.resample(0, Random(1))
twin: Deal = deal.seen_by(1).clone()
data: bytes = deal.dump()


class Own(Deal):
    pass


def hand(gin: GinDeal) -> list[int]:
    return gin.hand
"""
HIDDEN = {
    "deal.find_actions": "deal.find_actions(None)",
    "deal.scratch": "deal.scratch",
    "copy_state": "deal.copy_state(deal)",
    "set_up": "GinDeal.set_up",
    "fill": "GinDeal.fill",
    "final": "class More(GinDeal): ...",
    "read_only": "deal.options = None",
    "option": "game.options().no_such_option",
    "view": "game.deal(seed=1).view(0).no_such_field",
    "action": "game.action(0).no_such_field",
}


def promises(body: list[ast.stmt]) -> dict[str, ast.stmt]:
    """The names that a stub binds itself."""
    found: dict[str, ast.stmt] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
        elif isinstance(node, ast.Assign):
            parts = (part for target in node.targets for part in ast.walk(target))
            found |= {part.id: node for part in parts if isinstance(part, ast.Name)}
    return found


def arguments(function: ast.FunctionDef) -> list[str]:
    """The names of a function's arguments."""
    return [it.arg for it in (*function.args.posonlyargs, *function.args.args)]


@each_stub
def test_what_a_stub_promises_is_there(source: Path) -> None:
    module = import_module(".".join(source.relative_to(HOME.parent).with_suffix("").parts))
    for name, node in promises(ast.parse(STUBS[source]).body).items():
        found: Any = getattr(module, name)
        if isinstance(node, ast.ClassDef):
            fields = get_annotations(found)  # interpreted, a field belongs to the object alone
            for part in promises(node.body):
                assert hasattr(found, part) or part in fields, f"{name}.{part}"


@each_stub
def test_what_a_sheet_hides_no_stub_promises(source: Path) -> None:
    sheet = source.with_suffix(".pxd").read_text("utf-8")
    names = promises(ast.parse(STUBS[source]).body)
    for line in sheet.splitlines():
        words = line.split("(")[0].split()
        if line.startswith("cdef ") and "(" in line and words[1] != "class":
            assert words[-1] not in names


def check(tmp_path: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    """Let mypy read a program that uses the package as it is installed."""
    program = tmp_path / "user.py"
    program.write_text("\n".join([USER, *lines, ""]), "utf-8")
    words = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "user.py"]
    env = {**os.environ, "MYPYPATH": str(tmp_path / "package"), "MYPY_CACHE_DIR": str(tmp_path)}
    return subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_a_type_checker_accepts_what_is_there_and_nothing_else(tmp_path: Path) -> None:
    package, built = tmp_path / "package/parlour", shutil.ignore_patterns("*.so", "*.pyd")
    shutil.copytree(HOME, package, ignore=built)
    run_path(str(ROOT / "stubs.py"))["write_stubs"](HOME, package)
    good = check(tmp_path)
    assert good.returncode == 0, good.stdout
    for line in HIDDEN.values():
        done = check(tmp_path, line)
        assert done.returncode == 1, line
        assert "user.py" in done.stdout
