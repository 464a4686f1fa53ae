"""All tests, the engine's tests, or those that an edit may have broken."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from .checks import checks, lint
from .engine import COMPILED, INTERPRETED, OUTSIDE, build, extensions, keep_flags, outside
from .lanes import BOTH, ENGINE, NOT_OWN, OWN, Job, lane, page_tests, together
from .offline import offline
from .page import browser
from .python import install


def test() -> None:
    """Install everything and run every check and every test, on both builds of the engine."""
    small = {"PARLOUR_QUICK": "1"}  # few examples and presets: the nightly run has all

    def on_the_build() -> list[Job]:
        build()
        seen = {**COMPILED, "PARLOUR_CHROMIUM": browser()}
        return [
            *page_tests("tests: page", env=seen, again=True),
            lane("tests: server", "tests/server", env=COMPILED, again=True),
            lane("tests: compiled engine, all else", *ENGINE, *NOT_OWN, env=COMPILED, behind=True),
            lane("tests: compiled engine, games and bots", *OWN, env=COMPILED, behind=True),
            lambda: from_outside(seen),
        ]

    def from_outside(seen: Mapping[str, str]) -> list[Job]:
        env = {**seen, **small, "PYTHONPATH": str(OUTSIDE / "src")}
        return [lane("tests: a game from outside", *outside(), env=env)]

    keep_flags()
    together(lambda: install("build", "run", "test", "docs"), offline, browser)
    together(
        on_the_build,
        lane("tests: interpreted engine", *BOTH, env={**INTERPRETED, **small}, behind=True),
        *checks(),
    )


def engine() -> None:
    """Run the engine's tests, on both builds or with ``PARLOUR_PURE`` on one."""
    if os.environ.get("PARLOUR_PURE"):
        install("build", "run", "test")
        lane("tests: interpreted engine", *ENGINE, env=INTERPRETED)()
    else:
        build()
        together(
            lane("tests: compiled engine", *ENGINE, env=COMPILED),
            lane("tests: interpreted engine", *BOTH, env=INTERPRETED),
        )


def quick(*games: str) -> None:
    """Compile what an edit touched; run the engine's tests of *games*, or all, at a small size.

    The tests of named *games* run on both builds.  Without names, each game's own tests run
    compiled and the shared ones interpreted; the complete run has every test on both.
    """
    keep_flags()
    install("build", "run", "test")
    with ThreadPoolExecutor(1) as worker:
        compiled = worker.submit(extensions, required=False)
        lint()
        compiled.result()
    small = {"PARLOUR_QUICK": "1", "PARLOUR_GAMES": " ".join(games)}
    own = ("tests/games", "tests/test_builds.py", "tests/test_sources.py")
    shared = () if games else [f"--ignore={place}" for place in own]
    engine = BOTH if games else (*BOTH, *own)
    together(
        lane("tests: interpreted engine", *BOTH, *shared, env={**INTERPRETED, **small}),
        lane("tests: compiled engine", *engine, env=small),
    )
