"""The page: its packages, its build, and a browser for its tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from runpy import run_path

from .python import install
from .steps import (
    BUILD,
    ROOT,
    SOURCES,
    digest,
    files,
    from_system,
    one_at_a_time,
    read,
    step,
    version,
    write,
)

WEB = ROOT / "web"
PAGE = SOURCES / "server" / "static" / "index.html"
NODE = (20, 19)  # the oldest version that works


def has_node() -> bool:
    """Return whether Node.js with npm is installed and can build the page."""
    return version("node") >= NODE and bool(version("npm"))


@one_at_a_time
def packages(home: Path = WEB) -> str:
    """Install a folder's packages, by default the page's; return npm, the system's or a wheel's."""
    if not has_node():
        install("node")
    program = shutil.which("npm") or "npm"
    stamp = home / "node_modules" / "parlour.stamp"
    made_from = digest([home / "package.json", home / "package-lock.json"])
    if read(stamp) != made_from:
        title = "page" if home == WEB else home.name
        step(f"{title}: install", program, "ci", "--no-audit", "--no-fund", cwd=home)
        write(stamp, made_from)
    return program


def npm(
    title: str, *arguments: str, env: Mapping[str, str] | None = None, behind: bool = False
) -> str:
    """Run npm in the page's folder; return its output."""
    return step(title, packages(), *arguments, cwd=WEB, env=env, behind=behind)


@one_at_a_time
def page() -> None:
    """Build the page from its sources, the texts of the games and their rules."""
    stamp = BUILD / "page.stamp"
    made_from = digest([*files(WEB, ROOT / "docs/play/rules"), *files(*SOURCES.rglob("*.ftl"))])
    if not PAGE.exists() or read(stamp) != made_from:
        npm("page: build", "run", "-s", "build")
        write(stamp, made_from)


def browser(*, whole: bool = False) -> str:
    """Return the browser for the tests, after installing it if allowed; else exit.

    By day a headless Chromium is enough, which takes half the processor's time.
    """
    known = run_path(str(ROOT / "tests/e2e/chromium.py"))
    names = [*([] if whole else [known["SHELL"]]), *known["BROWSERS"]]

    def find() -> str | None:
        paths = map(shutil.which, (os.environ.get("PARLOUR_CHROMIUM", ""), *names))
        return next(filter(None, paths), None)

    return from_system(find, names[0], "Chromium is missing.")
