"""Tests and checks side by side, as many as the processors can take."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

from .steps import BUILD, ROOT, step, tool, write

NO_PAGE = "--ignore=tests/e2e"
ENGINE = ("--ignore=tests/server", NO_PAGE)
BY_BUILD = ("-m", "not long and not once")  # tests whose result depends on the build
BOTH = (*ENGINE, *BY_BUILD)
REPOSITORY = [f"tests/test_{it}.py" for it in ("setup", "documents", "language")]
OWN = ("tests/games", "tests/bots")  # of each game, in folders of their own
NOT_OWN = tuple(f"--ignore={place}" for place in OWN)
PARTS = 4  # of the page's tests

Job = Callable[[], object]
"""A list that a job returns holds the jobs that it made possible."""


def together(*jobs: Job) -> None:
    """Run jobs side by side, then those that they made possible; raise the first failure.

    There are three more than cores, because a browser's test often waits.
    """
    with ThreadPoolExecutor((os.cpu_count() or 1) + 3) as workers:
        running, failures = {workers.submit(job) for job in jobs}, []
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                if failure := each.exception():
                    failures.append(failure)
                elif isinstance(more := each.result(), list):
                    running |= {workers.submit(job) for job in more}
    if failures:
        raise failures[0]


def lane(
    title: str, *options: str | Path, env: Mapping[str, str], behind: bool = False
) -> Callable[[], None]:
    """Return a job that runs tests, prints pytest's last line, and logs the rest to build/logs."""

    def run() -> None:
        program = (tool("python"), "-m", "pytest", "-q", "--durations=40")
        told = step(title, *program, *options, env=env, summary=True, behind=behind)
        write(BUILD / "logs" / (re.sub(r"\W+", "-", title) + ".txt"), told)

    return run


def page_tests(title: str, *options: str, env: Mapping[str, str]) -> list[Job]:
    """Return jobs that run the tests of the page, each a part of them."""
    files = sorted((ROOT / "tests/e2e").glob("test_*.py"))
    return [
        lane(f"{title}, {part} of {PARTS}", *options, *files[part - 1 :: PARTS], env=env)
        for part in range(1, PARTS + 1)
    ]
