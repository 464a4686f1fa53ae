"""How the tests draw examples: the same ones in every run, and a share of fresh ones."""

from __future__ import annotations

import os
import random
import secrets
from pathlib import Path

import pytest
from hypothesis import settings

from parlour import GAMES

settings.register_profile("parlour", deadline=None, derandomize=True, database=None)
settings.load_profile("parlour")

os.environ.setdefault("PARLOUR_FRESH", str(secrets.randbits(32)))  # before `helpers` reads it


def pytest_configure() -> None:
    """Refuse a game that there is not."""
    if unknown := {*os.environ.get("PARLOUR_GAMES", "").split()} - {*GAMES}:
        raise pytest.UsageError(f"no game {' '.join(unknown)}; there are {' '.join(GAMES)}")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what belongs to a game that ``PARLOUR_GAMES`` does not name."""
    if not (wanted := os.environ.get("PARLOUR_GAMES", "").split()):
        return None
    if collection_path.parent.name not in ("games", "bots") or not collection_path.is_dir():
        return None
    return collection_path.name not in {type(GAMES[it]).__module__.split(".")[-1] for it in wanted}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep a third of the cases of each test in a small interpreted run, drawn for each run.

    The compiled run has them all, and at night the interpreted one does, too.
    """
    from .helpers import COMPILED, FRESH, QUICK, WIDE

    if COMPILED or WIDE or not QUICK:
        return
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    kept: set[pytest.Item] = set()
    for name, found in cases.items():
        kept.update(random.Random(f"{FRESH} {name}").sample(found, -(-len(found) // 3)))
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to draw the same seeds again."""
    terminalreporter.write_line(f"fresh seeds: PARLOUR_FRESH={os.environ['PARLOUR_FRESH']}")
