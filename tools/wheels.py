"""The files of a release: the sources with the page, and wheels of them, installed and tested."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from .engine import COMPILED, INTERPRETED
from .page import WEB, packages
from .python import install, uv
from .steps import BUILD, REPORT, REQUIREMENTS, ROOT, step, tool

DIST = BUILD / "dist"
PAGE = {"PARLOUR_REQUIRE_PAGE": "1"}
IS_COMPILED = "from parlour.search.playout import is_compiled; print(is_compiled())"


def wheels(*pythons: str) -> None:
    """Build the sources and wheels of them, install each in an empty environment and test it.

    The wheels are an interpreted one, and compiled ones for this Python and for the others that are
    named, by version or path.  All must play alike and serve the page.  In build/dist, the compiled
    wheels lie apart: they are for this system alone.
    """
    install("build", "run")
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        packed = sources(checkout(Path(place, "checkout")), DIST)
        made = [wheel(packed, sys.executable, DIST, INTERPRETED)]
        digests = {made[0].name: tested(made[0], sys.executable, Path(place, "interpreted"))}
        for number, python in enumerate((sys.executable, *pythons)):
            made.append(wheel(packed, python, DIST / "compiled" / str(number), COMPILED))
            digests[made[-1].name] = tested(made[-1], python, Path(place, str(number)))
    if len({*digests.values()}) != 1:
        sys.exit(f"failed: these wheels play differently: {digests}")
    sizes = [f"  {it.name:<60}{it.stat().st_size:>12,} bytes" for it in (packed, *made)]
    print("\n".join(sizes), flush=True)
    REPORT.extend(sizes)


def checkout(place: Path) -> Path:
    """Return a copy of the files that are in the repository, with the page's packages."""
    packages()
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    for name in step("sources: copy", *listing).split("\0"):
        if name and (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    (place / WEB.name / "node_modules").symlink_to(WEB / "node_modules")
    return place


def sources(home: Path, to: Path) -> Path:
    """Return the source distribution of a checkout, with its page."""
    command = ("setup.py", "-q", "sdist", "-d", str(to))
    step("sources: pack", tool("python"), *command, cwd=home, env={**INTERPRETED, **PAGE})
    (made,) = to.glob("*.tar.gz")
    return made


def wheel(packed: Path, python: str, to: Path, env: dict[str, str]) -> Path:
    """Return a wheel of a source distribution for a Python, built with the pinned tools."""
    pins = ("--build-constraints", REQUIREMENTS / "build.txt", "--require-hashes")
    kind = "interpreted" if env == INTERPRETED else "compiled"
    command = ("build", "-q", "--wheel", "--python", python, *pins, "-o", to, packed)
    step(f"wheel: {kind}, {_named(python)}", uv(), *command, cwd=packed.parent, env={**env, **PAGE})
    (made,) = to.glob("*.whl")
    return made


def tested(made: Path, python: str, place: Path) -> str:
    """Install a wheel in a new environment, test it there; return what its selftest printed."""
    step(f"wheel: environment, {_named(python)}", uv(), "venv", "-q", "--python", python, place)
    own, pins = tool("python", place), ("-c", REQUIREMENTS / "run.txt")
    words = ("pip", "install", "-q", "--python", own, *pins, f"{made}[server]")
    step("wheel: install", uv(), *words, cwd=place)
    compiled = step("wheel: its build", own, "-I", "-c", IS_COMPILED, cwd=place).strip()
    if (compiled == "False") != made.name.endswith("-none-any.whl"):
        sys.exit(f"failed: is {made.name} compiled? {compiled}")
    told = step("wheel: selftest", own, "-I", "-m", "parlour.selftest", cwd=place)
    served = step("wheel: serves the page", own, "-I", ROOT / "tools/serving.py", cwd=place)
    print(*(f"  {it}" for it in served.splitlines() if it.startswith("served")), flush=True)
    return told


def _named(python: str) -> str:
    return "this Python" if python == sys.executable else f"Python {python}"
