"""Figures and pictures: speed, load, faults, coverage, the README's pictures."""

from __future__ import annotations

import shutil
import subprocess
import sys

from .engine import COMPILED, INTERPRETED, build
from .lanes import lane
from .page import browser, npm, page
from .python import install
from .steps import BUILD, ROOT, read, step, tool, write


def bench(*options: str) -> None:
    """Run the benchmarks on the compiled engine, and show what they print."""
    build()
    install("bench")
    speed = ("benchmarks/speed.py", *options)
    for command in (speed, ("-m", "benchmarks.games"), ("-m", "benchmarks.worst")):
        show(*command)


def show(*command: str) -> None:
    """Run a Python program, show what it prints, and exit if it fails."""
    done = subprocess.run([str(tool("python")), *command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def ladder(*options: str) -> None:
    """Play every level against the one below, and write the table of docs/research/bots.md."""
    build()
    show("-m", "benchmarks.ladder", *options)


def load(*options: str) -> None:
    """Load a real server with simulated players, and print its speed and cost."""
    build()
    show("-m", "benchmarks.load", *options)


def faults() -> None:
    """Fail databases and servers under load, hundreds of times, and print the consequences."""
    build()
    table = BUILD / "faults.txt"
    head = f"{'fault':<44}times  moves  lost  twice  illegal  refused  answer s  standstill s"
    write(table, head + "\n")
    env = {**COMPILED, "PARLOUR_FAULTS": str(table)}
    try:
        tests = [f"tests/server/{it}.py" for it in ("test_faults", "test_jetstream_cluster")]
        lane("faults", "-m", "long", *tests, env=env)()
    finally:
        print(f"\n{read(table)}")


def coverage() -> None:
    """Print the lines of the package, interpreted, and of the page's classes that no test runs."""
    install("build", "run", "test")
    page()  # for a server that serves it
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    run = (tool("python"), "-m", "coverage", "run", "-m", "pytest", "-q")
    # A browser would add nothing, and tracing costs more for imports.
    less = ("--ignore=tests/e2e", "--ignore=tests/test_library.py")
    step("tests, watched", *run, *less, env={**INTERPRETED, "PARLOUR_QUICK": "1"}, summary=True)
    step("coverage: combine", tool("coverage"), "combine", "-q")
    print(step("coverage: Python", tool("coverage"), "report"))
    print(npm("coverage: page", "run", "-s", "coverage"))


def pictures() -> None:
    """Take the README's pictures again."""
    build()
    page()
    env = {**COMPILED, "PARLOUR_CHROMIUM": browser(whole=True), "PARLOUR_PICTURES": "docs/images"}
    lane("pictures", "-m", "", "tests/e2e/test_pictures.py", env=env)()
