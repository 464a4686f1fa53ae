"""The compiled engine, and a separate game package compiled with it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from runpy import run_path

from .page import npm
from .python import install
from .steps import (
    BUILD,
    REQUIREMENTS,
    ROOT,
    SOURCES,
    digest,
    files,
    from_system,
    read,
    step,
    tool,
    write,
)

BUILT = BUILD / "extensions.stamp"
OUTSIDE = ROOT / "examples" / "hearts"  # a game in a package of its own
QUICK_FLAGS = "-O1"  # half the compiler's time; tests run about as fast as with a wheel's flags
COMPILED, INTERPRETED = {"PARLOUR_PURE": "", "PARLOUR_REQUIRE_COMPILED": "1"}, {"PARLOUR_PURE": "1"}


def compiler() -> str | None:
    """Return the C compiler for the engine, if it and Python's headers are installed."""
    if os.name == "nt":
        return "MSVC"  # setuptools finds it
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(shlex.split(command)[0]) if headers.exists() else None


def recipe() -> str:
    """Return a hash of all inputs of the compiled engine, and the flags that are not a wheel's."""
    sheets = [*SOURCES.rglob("*.pxd")]
    sources = sorted({*run_path(str(SOURCES / "_build.py"))["typed_modules"](), *sheets})
    others = [ROOT / "setup.py", SOURCES / "compiling.py", REQUIREMENTS / "build.txt"]
    words = (sys.version, str(compiler()))
    return f"{digest(sources + others, *words)} {os.environ.get('PARLOUR_CFLAGS', '')}"


def is_compiled() -> bool:
    """Return whether the engine is compiled from its present sources."""
    return read(BUILT) == recipe() and run_path(str(SOURCES / "_build.py"))["is_built"]()


def extensions(*, required: bool) -> None:
    """Compile the engine in place; if that fails and is not *required*, leave it interpreted."""
    if is_compiled() or (not required and os.environ.get("PARLOUR_PURE")):
        return
    made_from = recipe()
    if required or compiler():
        env = {"PARLOUR_PURE": "", "PARLOUR_REQUIRE_COMPILED": "1" if required else ""}
        command = ("setup.py", "build_ext", "--inplace", "--build-temp", BUILD / "temp")
        step("engine: compile", tool("python"), *command, env=env)
    if run_path(str(SOURCES / "_build.py"))["is_built"]():
        write(BUILT, made_from)
    else:
        print("  engine: interpreted, so slower; compiling it needs a C compiler and Python.h")


def keep_flags() -> None:
    """Compile with the flags of the engine in place; without an engine, with the quick ones.

    Only ``dev.py test`` and ``quick`` ask for this.  All else compiles with the flags of a wheel,
    above all the nightly run, which has every test of the engine.
    """
    built, _, flags = read(BUILT).partition(" ")
    os.environ.setdefault("PARLOUR_CFLAGS", flags if built else QUICK_FLAGS)


def build() -> None:
    """Compile the engine in place; a failure is an error."""
    from_system(compiler, "gcc libc6-dev python3-dev", "A C compiler with Python.h is missing.")
    install("build", "run", "test")
    extensions(required=True)


def outside() -> tuple[str, ...]:
    """Compile the separate game package, and a page with it; return its tests."""
    stamp = BUILD / "outside.stamp"
    package = OUTSIDE / "src" / "parlour_hearts"
    sources = [*package.rglob("*.py"), *package.rglob("*.pxd"), *files(package / "page")]
    made_from = digest(sources, recipe(), read(BUILD / "page.stamp"))
    if read(stamp) != made_from:
        command = ("setup.py", "-q", "egg_info", "build_ext", "--inplace", "--force")
        step("a game from outside: compile", tool("python"), *command, cwd=OUTSIDE, env=COMPILED)
        place = BUILD / "outside-page"
        where = ("--", "--emptyOutDir", "--outDir", str(place))
        npm("page: with it", "run", "-s", "build", *where, env={"PARLOUR_OUTSIDE": str(package)})
        write(stamp, made_from)
    return (str(OUTSIDE / "tests"),)


def build_sanitized() -> Mapping[str, str]:
    """Compile the engine elsewhere with gcc's sanitizers; return the environment for its tests."""
    place = BUILD / "sanitized"
    make = ("setup.py", "build", "--build-base", place, "--build-lib", place / "lib")
    step(
        "engine: compile sanitized",
        tool("python"),
        *make,
        env={**COMPILED, "PARLOUR_SANITIZE": "1"},
    )
    return {
        "PYTHONPATH": str(place / "lib"),
        "LD_PRELOAD": step("gcc's sanitizer", "gcc", "-print-file-name=libasan.so").strip(),
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter frees little when it ends
    }
