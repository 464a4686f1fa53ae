"""The long tests, every preset on both builds, and the engine under gcc's sanitizers."""

from __future__ import annotations

import os
from functools import partial

from .documents import docs
from .engine import COMPILED, INTERPRETED, OUTSIDE, build, build_sanitized, outside
from .lanes import BOTH, BY_BUILD, NO_PAGE, NOT_OWN, OWN, Job, lane, page_tests, together
from .offline import offline
from .page import browser
from .python import install
from .steps import REPORT
from .wheels import wheels

POSITIONS = "tests/test_positions.py"  # takes half the night


def nightly() -> None:
    """Run the long tests, every preset on both builds, and the engine under gcc's sanitizers.

    It ends with a table of all lanes, their times and their failures.
    """
    wide, others = {"PARLOUR_WIDE": "1"}, (*NOT_OWN, NO_PAGE, f"--ignore={POSITIONS}")

    def on_the_build() -> list[Job]:
        build()
        seen = {**COMPILED, **wide, "PARLOUR_CHROMIUM": browser(whole=True)}
        return [
            lane("tests: a million positions", "-m", "long", POSITIONS, env=COMPILED),
            *page_tests("tests: page, in every form", "-m", "long or not long", env=seen),
            lane("tests: long, of the games", "-m", "long", *OWN, env=COMPILED),
            lane("tests: long, of all else", "-m", "long", *others, env=COMPILED),
            lane("tests: every preset, compiled", *BOTH, env={**COMPILED, **wide}, behind=True),
            sanitized,
            from_outside,
            wheels,
            docs,
        ]

    def sanitized() -> list[Job]:
        env = {**COMPILED, **build_sanitized()}
        return [lane("tests: engine, sanitized", "--capture=sys", *BOTH, env=env, behind=True)]

    def from_outside() -> list[Job]:
        theirs, found = outside(), {"PYTHONPATH": str(OUTSIDE / "src")}
        title = "tests: a game from outside"
        return [
            lane(f"{title}, long", *theirs, "-m", "long", env={**COMPILED, **found}),
            lane(f"{title}, interpreted", *theirs, *BY_BUILD, env={**INTERPRETED, **found}),
        ]

    os.environ["PYTEST_ADDOPTS"] = "-o faulthandler_timeout=0"  # no test is too long at night
    groups = ("build", "run", "test", "arenas", "docs")
    together(lambda: install(*groups), offline, partial(browser, whole=True))
    env = {**INTERPRETED, **wide}
    every = lane("tests: every preset, interpreted", *BOTH, env=env, behind=True)
    try:
        together(on_the_build, every)
    finally:
        print("\n".join(["", "The lanes of the night:", *REPORT]), flush=True)
