"""Tests and checks side by side, as many as the processors can take."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

from .steps import BUILD, REPORT, ROOT, Failed, step, tool, write

NO_PAGE = "--ignore=tests/e2e"
ENGINE = ("--ignore=tests/server", NO_PAGE)
BY_BUILD = ("-m", "not long and not once")  # tests whose result depends on the build
BOTH = (*ENGINE, *BY_BUILD)
REPOSITORY = [f"tests/test_{it}.py" for it in ("setup", "documents", "language")]
OWN = ("tests/games", "tests/bots")  # of each game, in folders of their own
NOT_OWN = tuple(f"--ignore={place}" for place in OWN)
PARTS = 4  # of the page's tests
FEW = 3  # if more fail, it is not an accident
AGAIN = ("--last-failed", "--last-failed-no-failures=none")

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
    title: str,
    *options: str | Path,
    env: Mapping[str, str],
    behind: bool = False,
    again: bool = False,
) -> Callable[[], None]:
    """Return a job that runs tests, prints pytest's last line, and logs the rest to build/logs.

    With *again*, as for real browsers and servers on a busy machine, up to `FEW` tests that failed
    run once more with the same seeds, and are named as unsteady if they pass then.
    """
    name = re.sub(r"\W+", "-", title)
    kept = f"cache_dir={BUILD / 'cache' / name}"
    program = (tool("python"), "-m", "pytest", "-q", "--durations=40", "-o", kept)

    def run() -> None:
        fresh = os.environ.get("PARLOUR_FRESH") or str(secrets.randbits(32))
        where = {"PARLOUR_FRESH": fresh, **env}
        try:
            told = step(title, *program, *options, env=where, summary=True, behind=behind)
        except Failed as failure:
            if not again or not (failed := _few(failure)):
                raise
            more = step(f"{title}, again", *program, *options, *AGAIN, env=where, summary=True)
            unsteady = [f"  unsteady: {test}" for test in failed]
            print("\n".join(unsteady), flush=True)
            REPORT.extend(unsteady)
            told = failure.output + more
        write(BUILD / "logs" / f"{name}.txt", told)

    return run


def _few(failure: Failed) -> list[str]:
    """Return the tests that failed, none if there are many or a fixture failed."""
    found = re.findall("^(FAILED|ERROR) (.*)", failure.output, re.MULTILINE)
    few = failure.status == 1 and len(found) <= FEW
    return [test for _, test in found] if few and all(it == "FAILED" for it, _ in found) else []


def page_tests(title: str, *options: str, env: Mapping[str, str], again: bool = False) -> list[Job]:
    """Return jobs that run the tests of the page, each a part of them."""
    files = sorted((ROOT / "tests/e2e").glob("test_*.py"))
    parts = [files[part::PARTS] for part in range(PARTS)]
    return [
        lane(f"{title}, {part} of {PARTS}", *options, *own, env=env, again=again)
        for part, own in enumerate(parts, 1)
    ]
