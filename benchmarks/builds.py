"""The shared parts of the benchmarks: measuring both builds of the engine, printing tables."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from parlour.search.playout import is_compiled

WIDTH = 150  # even if the table goes to a file


def show(table: Table) -> None:
    """Print a table without cutting it, even into a file."""
    console = Console()
    Console(width=max(console.width, WIDTH)).print(table)


def both(module: str, *arguments: str) -> dict[str, Any]:
    """Return what ``python -m module --json`` prints, by build; exit without a compiled engine.

    Each build has a process of its own.
    """
    if not is_compiled():
        raise SystemExit("the engine is not compiled: run `python dev.py build`")
    found = {}
    for build, pure in (("compiled", ""), ("interpreted", "1")):
        done = subprocess.run(
            [sys.executable, "-m", module, "--json", *arguments],
            env={**os.environ, "PARLOUR_PURE": pure},
            check=True,
            stdout=subprocess.PIPE,
        )
        found[build] = json.loads(done.stdout)
    return found
