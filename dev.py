#!/usr/bin/env python3
"""Set-up, checks and tests of a checkout, from nothing but Python 3.11 or newer.

    python3 dev.py play [options]   install, build the page, serve it on http://127.0.0.1:8000
    python3 dev.py quick [games]    after an edit: compile it, the games' tests at a small size
    python3 dev.py test             install everything, run every check and every test
    python3 dev.py engine           the engine's tests alone, on both builds
    python3 dev.py check            the checks that run no game: style, types, imports, the page
    python3 dev.py coverage         which lines no test runs
    python3 dev.py build            compile the engine in place
    python3 dev.py bench [options]  the engine's speed; options go to benchmarks/speed.py
    python3 dev.py load [options]   a server under load; options go to python -m benchmarks.load
    python3 dev.py faults           fail databases and servers under load; print what was lost
    python3 dev.py nightly          the long tests, and the engine under the sanitizers of gcc
    python3 dev.py pictures         take the README's pictures anew
    python3 dev.py docs             build the documents into a site in build/site
    python3 dev.py types            generate the page's protocol types from the server's
    python3 dev.py sbom             write bills of materials (CycloneDX) into build/sbom
    python3 dev.py lock [options]   pin requirements/*.in anew; options (--upgrade) go to uv

Everything lands below this folder (.venv, .tools, web/node_modules, build). What is there already
is recognized by a hash of what it was made from: a second start is quick and needs no network.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from functools import partial, wraps
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from threading import RLock
from typing import ParamSpec, TypeVar

ROOT = Path(__file__).resolve().parent
WEB, SOURCES, REQUIREMENTS = ROOT / "web", ROOT / "src" / "parlour", ROOT / "requirements"
VENV, TOOLS, BUILD = ROOT / ".venv", ROOT / ".tools", ROOT / "build"
PAGE = SOURCES / "server" / "static" / "index.html"
BUILT = BUILD / "extensions.stamp"
OUTSIDE = ROOT / "examples" / "hearts"  # a game as a package of its own
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
LOCKED = ("uv", "node", "run", "build", "test", "bench", "docs")  # each may quote those before it
NO_PAGE = "--ignore=tests/e2e"
ENGINE = ("--ignore=tests/server", NO_PAGE)
BY_BUILD = ("-m", "not long and not once")  # tests whose outcome a build can change
BOTH = (*ENGINE, *BY_BUILD)
REPOSITORY = [f"tests/test_{it}.py" for it in ("setup", "documents")]
OWN = ("tests/games", "tests/bots")  # of each game, in folders of their own
POSITIONS = "tests/test_positions.py"  # take half the night
NOT_OWN = tuple(f"--ignore={place}" for place in OWN)
COMPILED, INTERPRETED = {"PARLOUR_PURE": "", "PARLOUR_REQUIRE_COMPILED": "1"}, {"PARLOUR_PURE": "1"}
PARTS = 4  # of the tests of the page
UV, NODE = (0, 8), (20, 19)  # the oldest that will do
NICE = shutil.which("nice")
TOLD: list[str] = []  # of each lane of tests: its time, its result and what failed
PAGE_CHECKS = {  # the scripts of package.json
    "unit tests": "test",
    "svelte-check": "check",
    "ESLint, Prettier": "lint",
}

P = ParamSpec("P")
R = TypeVar("R")
Job = Callable[[], object]  # a list that it returns is of the jobs that it made possible


# ------------------------------------------------------------------------------- small helpers


def one_at_a_time(do: Callable[P, R]) -> Callable[P, R]:
    """Let jobs side by side have the same thing done: who comes second finds it done."""
    lock = RLock()

    @wraps(do)
    def guarded(*args: P.args, **named: P.kwargs) -> R:
        with lock:
            return do(*args, **named)

    return guarded


def step(
    title: str,
    *command: str | Path,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    summary: bool = False,
    behind: bool = False,
) -> str:
    """Run a command and return what it printed; where it fails, show that in full and exit.

    One line says what was done and how long it took, with *summary* also the command's last line.
    What may stay *behind* takes what the other commands leave of the processors.
    """
    low = (NICE, "-n", "5") if behind and NICE else ()
    start = time.monotonic()
    if sys.stdout.isatty():
        print(f"  {title:<46}", end="\r", flush=True)  # until the line with the time
    done = subprocess.run(
        [str(part) for part in (*low, *command)],
        cwd=cwd,
        env={**os.environ, "NO_COLOR": "1", **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    last = done.stdout.strip().rpartition("\n")[2].strip("= ") if summary else ""
    line = f"  {title:<46}{time.monotonic() - start:7.1f} s  {last}".rstrip()
    print(line, flush=True)
    if summary:
        failed = re.findall(r"^(?:FAILED|ERROR) .*", done.stdout, re.MULTILINE)
        TOLD.append("\n".join([line, *failed]))
    if done.returncode:
        print(done.stdout)
        sys.exit(f"failed: {title} ({shlex.join(map(str, command))})")
    return done.stdout


def tool(name: str, home: Path = VENV) -> Path:
    """Return the program of that name in a virtual environment."""
    return home / BIN / (name + EXE)


def files(*places: Path) -> list[Path]:
    """Return these files, and for a folder all files below it that were not generated; sorted."""
    generated = {"node_modules", "__pycache__"}
    found = {
        file
        for place in places
        for file in ([place] if place.is_file() else place.rglob("*"))
        if file.is_file() and generated.isdisjoint(file.parts)
    }
    return sorted(found)


def digest(sources: Iterable[Path], *words: str) -> str:
    """Return a hash of the names and contents of files, and of words."""
    total = hashlib.sha256(repr(words).encode())
    for file in sources:
        total.update(f"\n{file.relative_to(ROOT)} ".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def read(stamp: Path) -> str:
    """Return the text of a stamp, empty where there is none."""
    return stamp.read_text("utf-8") if stamp.exists() else ""


def write(stamp: Path, text: str) -> None:
    """Write a stamp."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(text, "utf-8")


def version(program: str) -> tuple[int, ...]:
    """Return the version of a program on the PATH, empty where there is none."""
    if not (path := shutil.which(program)):
        return ()
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", told)[:3]))


@one_at_a_time
def from_system(find: Callable[[], str | None], packages: str, need: str) -> str:
    """Return what *find* finds, after installing Debian's *packages* where we may; else exit."""
    if not find() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"  {need}")
        env = {"DEBIAN_FRONTEND": "noninteractive"}
        step("apt-get update", "apt-get", "update", env=env)
        install = ("apt-get", "install", "-y", "--no-install-recommends", *packages.split())
        step(f"apt-get install {packages}", *install, env=env)
    if not (found := find()):
        sys.exit(f"{need} Install it (Debian: apt-get install {packages}) and try again.")
    return found


# -------------------------------------------------------------------------------------- set-up


def uv() -> str:
    """Return uv: the system's, or one of our own in .tools."""
    if version("uv") >= UV:
        return "uv"
    own, lock, stamp = tool("uv", TOOLS), REQUIREMENTS / "uv.txt", TOOLS / "uv.stamp"
    made_from = digest([lock], sys.version, sys.base_prefix)
    if read(stamp) != made_from:
        need = "Python's venv is missing."
        from_system(lambda: "ensurepip" if find_spec("ensurepip") else None, "python3-venv", need)
        step("tools: make a folder", sys.executable, "-m", "venv", "--clear", TOOLS)
        install = ("-m", "pip", "install", "--disable-pip-version-check", "--require-hashes")
        step("tools: install uv", tool("python", TOOLS), *install, "-r", lock)
        write(stamp, made_from)
    return str(own)


@one_at_a_time
def install(*groups: str) -> None:
    """Have these requirement files in .venv, beside those it has already, and this package."""
    interpreter, stamp = VENV / "python.stamp", VENV / "requirements.stamp"
    if read(interpreter) != (python := f"{sys.version} {sys.base_prefix}"):
        step("Python: make .venv", uv(), "venv", "--clear", "--python", sys.executable, VENV)
        write(interpreter, python)
    wanted = sorted({*groups, *read(stamp).split()[1:]})
    locks = [REQUIREMENTS / f"{name}.txt" for name in wanted]
    package = [ROOT / "pyproject.toml", ROOT / "setup.py", REQUIREMENTS / "run.in"]
    made_from = " ".join([digest([*locks, *package]), *wanted])
    if read(stamp) == made_from:
        return
    at = ("--python", str(tool("python")))
    step(f"Python: {', '.join(wanted)}", uv(), "pip", "sync", *at, "--require-hashes", *locks)
    editable = ("--no-deps", "--no-build-isolation", "-e", ".")
    step("Python: parlour", uv(), "pip", "install", *at, *editable, env={"PARLOUR_PURE": "1"})
    write(stamp, made_from)


def compiler() -> str | None:
    """Return the C compiler that builds the engine, if it and Python's headers are there."""
    if os.name == "nt":
        return "MSVC"  # setuptools knows where it is
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(shlex.split(command)[0]) if headers.exists() else None


def recipe() -> str:
    """Return a hash of all that the compiled engine is made from."""
    sheets = [*SOURCES.rglob("*.pxd")]
    sources = sorted({*run_path(str(SOURCES / "_build.py"))["typed_modules"](), *sheets})
    others = [ROOT / "setup.py", SOURCES / "compiling.py", REQUIREMENTS / "build.txt"]
    words = (sys.version, str(compiler()), os.environ.get("PARLOUR_CFLAGS", ""))
    return digest(sources + others, *words)


def is_compiled() -> bool:
    """Return whether the engine stands compiled, as its sources are now."""
    return read(BUILT) == recipe() and run_path(str(SOURCES / "_build.py"))["is_built"]()


def extensions(*, required: bool) -> None:
    """Compile the engine in place; where that fails and is not *required*, leave it interpreted."""
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
        print("  engine: interpreted, so slower; to compile it takes a C compiler and Python.h")


def outside() -> tuple[str, ...]:
    """Compile the game that is a package of its own, and a page with it; return its tests."""
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


def has_node() -> bool:
    """Return whether there is a Node.js, with npm, that can build the page."""
    return version("node") >= NODE and bool(version("npm"))


@one_at_a_time
def packages() -> str:
    """Have the packages that the page is made with; return npm, the system's or a wheel's."""
    if not has_node():
        install("node")
    program = shutil.which("npm") or "npm"
    stamp = WEB / "node_modules" / "parlour.stamp"
    made_from = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(stamp) != made_from:
        step("page: install", program, "ci", "--no-audit", "--no-fund", cwd=WEB)
        write(stamp, made_from)
    return program


def npm(
    title: str, *arguments: str, env: Mapping[str, str] | None = None, behind: bool = False
) -> str:
    """Run npm in the page's folder; return what it printed."""
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
    """Return the browser that the tests drive, after installing it where we may; else exit.

    By day Chromium without its windows will do, which takes half the processor's time.
    """
    known = run_path(str(ROOT / "tests/e2e/chromium.py"))
    names = [*([] if whole else [known["SHELL"]]), *known["BROWSERS"]]

    def find() -> str | None:
        paths = map(shutil.which, (os.environ.get("PARLOUR_CHROMIUM", ""), *names))
        return next(filter(None, paths), None)

    return from_system(find, names[0], "Chromium is missing.")


# --------------------------------------------------------------------------------------- verbs


def play(*options: str) -> None:
    """Install what playing needs, build the page and become the server.

    Where the engine is still to be compiled, people play on the interpreted one meanwhile: the
    server then starts anew, on the same tables, and the pages that are open find it again.
    """
    with ThreadPoolExecutor() as workers:
        beside = workers.submit(page) if has_node() else None
        install("build", "run")
        (beside or workers.submit(page)).result()
    command = [str(tool("parlour")), "serve", *options]
    if compiler() and not (is_compiled() or os.environ.get("PARLOUR_PURE")):
        env = {**os.environ, "PARLOUR_PURE": "1"}
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # not without its server
        with subprocess.Popen(command, env=env) as server:
            try:
                extensions(required=False)
                if not is_compiled() or server.poll() is not None:
                    sys.exit(server.wait())
            finally:
                server.terminate()
        print("  The engine is compiled: the server starts anew, no table is lost.", flush=True)
    os.execv(command[0], command)  # noqa: S606  a shell would be in the way


def test() -> None:
    """Install everything and run every check and every test, on both builds of the engine."""
    small = {"PARLOUR_QUICK": "1"}  # few examples, few presets: the night has all

    def on_the_build() -> list[Job]:
        build()
        seen = {**COMPILED, "PARLOUR_CHROMIUM": browser()}
        return [
            *page_tests("tests: page", env=seen),
            lane("tests: server", "tests/server", env=COMPILED),
            lane("tests: compiled engine, all else", *ENGINE, *NOT_OWN, env=COMPILED, behind=True),
            lane("tests: compiled engine, games and bots", *OWN, env=COMPILED, behind=True),
            lambda: from_outside(seen),
        ]

    def from_outside(seen: Mapping[str, str]) -> list[Job]:
        env = {**seen, **small, "PYTHONPATH": str(OUTSIDE / "src")}
        return [lane("tests: a game from outside", *outside(), env=env)]

    together(lambda: install("build", "run", "test", "docs"), page, browser)
    together(
        on_the_build,
        lane("tests: interpreted engine", *BOTH, env={**INTERPRETED, **small}, behind=True),
        *checks(),
    )


def engine() -> None:
    """Run the engine's tests, on both builds unless ``PARLOUR_PURE`` asks for one alone."""
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

    The tests of *games* run on both builds.  Of all games those of each game run compiled and the
    shared ones interpreted: the whole run has every test on both.
    """
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


def together(*jobs: Job) -> None:
    """Do jobs side by side, then those that they made possible; raise the first failure of any.

    They are three more than there are cores: a browser's test often waits.
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
    """Return a job: run tests, show what pytest says last, and keep the rest in build/logs."""

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


def coverage() -> None:
    """Say which lines of the package, interpreted, and of the page's classes no test runs."""
    install("build", "run", "test")
    page()  # for a server that serves it
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    run = (tool("python"), "-m", "coverage", "run", "-m", "pytest", "-q")
    # A browser adds nothing, and what is loaded by an import is more where it is watched.
    less = ("--ignore=tests/e2e", "--ignore=tests/test_library.py")
    step("tests, watched", *run, *less, env={**INTERPRETED, "PARLOUR_QUICK": "1"}, summary=True)
    step("coverage: combine", tool("coverage"), "combine", "-q")
    print(step("coverage: Python", tool("coverage"), "report"))
    print(npm("coverage: page", "run", "-s", "coverage"))


def check() -> None:
    """Check style, types and imports of all code, and that what is generated is up to date."""
    install("build", "run", "test", "docs")
    together(*checks(), lane("repository", *REPOSITORY, env=INTERPRETED))


def checks() -> list[Job]:
    """Return jobs that check style, types and imports, and the page's classes."""
    return [
        lint,
        lambda: types("--check"),
        partial(docs, quick=True),
        *(
            partial(npm, f"page: {title}", "run", "-s", script, behind=True)
            for title, script in PAGE_CHECKS.items()
        ),
    ]


def lint() -> None:
    """Check style, types and imports of the Python code."""
    for title, program, *options in (
        ("ruff check", "ruff", "check"),
        ("ruff format", "ruff", "format", "--check"),
        ("mypy", "mypy"),
        ("import-linter", "lint-imports"),
        ("cython-lint", "cython-lint", "src"),
    ):
        step(title, tool(program), *options, behind=True)


def pictures() -> None:
    """Take the README's pictures anew."""
    build()
    page()
    env = {**COMPILED, "PARLOUR_CHROMIUM": browser(whole=True), "PARLOUR_PICTURES": "docs/images"}
    lane("pictures", "-m", "", "tests/e2e/test_pictures.py", env=env)()


def build() -> None:
    """Compile the engine in place; a failure is an error."""
    from_system(compiler, "gcc libc6-dev python3-dev", "A C compiler with Python.h is missing.")
    install("build", "run", "test")
    extensions(required=True)


def bench(*options: str) -> None:
    """Run the benchmarks on the compiled engine, and show what they print."""
    build()
    install("bench")
    speed = ("benchmarks/speed.py", *options)
    for command in (speed, ("-m", "benchmarks.games"), ("-m", "benchmarks.worst")):
        done = subprocess.run([str(tool("python")), *command], cwd=ROOT, check=False)
        if done.returncode:
            sys.exit(done.returncode)


def load(*options: str) -> None:
    """Load a real server with people who play, and show what it does and costs."""
    build()
    done = subprocess.run(
        [tool("python"), "-m", "benchmarks.load", *options], cwd=ROOT, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)


def faults() -> None:
    """Fail databases and servers under load, hundreds of times, and print what came of it."""
    build()
    table = BUILD / "faults.txt"
    head = f"{'fault':<44}times  moves  lost  twice  illegal  refused  answer s  standstill s"
    write(table, head + "\n")
    env = {**COMPILED, "PARLOUR_FAULTS": str(table)}
    try:
        lane("faults", "-m", "long", "tests/server/test_faults.py", env=env)()
    finally:
        print(f"\n{read(table)}")


def nightly() -> None:
    """Run the long tests, every preset on both builds, and the engine under gcc's sanitizers.

    It ends with a table of all lanes, their times and what failed in them.
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

    together(lambda: install("build", "run", "test", "docs"), page, partial(browser, whole=True))
    env = {**INTERPRETED, **wide}
    every = lane("tests: every preset, interpreted", *BOTH, env=env, behind=True)
    try:
        together(on_the_build, every)
    finally:
        print("\n".join(["", "The lanes of the night:", *TOLD]), flush=True)


def build_sanitized() -> Mapping[str, str]:
    """Compile the engine with gcc's sanitizers, elsewhere; return what makes the tests use it."""
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
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter frees little at its end
    }


def docs(*, quick: bool = False) -> None:
    """Build the documents into a site; a warning is an error.  *quick*: without the reference."""
    install("build", "run", "docs")
    env = {"PARLOUR_PURE": "1", "PARLOUR_QUICK": "1" if quick else ""}  # Sphinx would read stubs
    place = BUILD / ("site-quick" if quick else "site")
    form = ("-q", "-W", "--keep-going", "-c", ROOT / "docs", "-d", BUILD / f"{place.name}.cache")
    step("documents", tool("python"), "-m", "sphinx", *form, ROOT, place, env=env, behind=True)


def types(*options: str) -> None:
    """Write the page's protocol types; ``--check`` only compares them with what is there."""
    install("build", "run")
    module = ("-m", "parlour.server.schema")
    schema = step("protocol: schema", tool("python"), *module, env={"PARLOUR_PURE": "1"})
    write(BUILD / "schema.json", schema)
    npm("protocol: page's types", "run", "-s", "types", "--", *options)
    if not [*(OUTSIDE / "src").glob("*.egg-info")]:  # its tests may be reading what is there
        name = (tool("python"), "setup.py", "-q", "egg_info")
        step("a game from outside: its name", *name, cwd=OUTSIDE)
    found = {"PARLOUR_PURE": "1", "PYTHONPATH": str(OUTSIDE / "src")}
    view = step("a game from outside: view", tool("python"), *module, OUTSIDE.name, env=found)
    write(BUILD / "view.json", view)
    place = OUTSIDE / "src" / "parlour_hearts" / "page" / OUTSIDE.name / "protocol.d.ts"
    made = ("openapi-typescript", str(BUILD / "view.json"), "-o", str(place))
    form = ("--default-non-nullable=false", *options)
    npm("a game from outside: view's types", "exec", "--", *made, *form)


def lock(*options: str) -> None:
    """Pin the requirement files: with hashes, for every platform, and with no address in them."""
    form = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url")
    told = ("--custom-compile-command", "python3 dev.py lock")
    for name in LOCKED:
        paths = (f"{name}.in", "-o", f"{name}.txt")
        command = ("pip", "compile", "-q", *form, *told, *options, *paths)
        step(f"lock {name}", uv(), *command, cwd=REQUIREMENTS)


def sbom() -> None:
    """Write what Parlour is made of, as CycloneDX: what Python runs, and what the page is built of.

    Both follow from the locked files alone: to the same sources, the same components and hashes.
    """
    found = json.dumps(python_bill((REQUIREMENTS / "run.txt").read_text("utf-8")), indent=1)
    write(BUILD / "sbom" / "python.cdx.json", found + "\n")
    form = ("--sbom-format", "cyclonedx", "--package-lock-only", "--offline")
    write(BUILD / "sbom" / "page.cdx.json", npm("page: bill of materials", "sbom", *form))


def python_bill(locked: str) -> dict[str, object]:
    """Return the bill of materials of a locked requirement file."""
    text = (SOURCES / "__init__.py").read_text("utf-8")
    [version] = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    components = []
    for pinned in re.split(r"^(?=[\w.-]+==)", locked, flags=re.MULTILINE)[1:]:
        name, number = re.findall(r"^([\w.-]+)==(\S+)", pinned)[0]
        hashes = [
            {"alg": "SHA-256", "content": it} for it in re.findall("sha256:([0-9a-f]{64})", pinned)
        ]
        purl = f"pkg:pypi/{name}@{number}"
        known = {"type": "library", "name": name, "version": number, "purl": purl}
        components.append({**known, "bom-ref": purl, "hashes": hashes})
    own = {"type": "application", "name": "parlour", "version": version, "bom-ref": "parlour"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [{"ref": "parlour", "dependsOn": [it["bom-ref"] for it in components]}],
    }


VERBS: dict[str, Callable[..., None]] = {
    it.__name__: it
    for it in (
        play,
        quick,
        test,
        engine,
        check,
        coverage,
        build,
        pictures,
        bench,
        load,
        faults,
        nightly,
        docs,
        types,
        sbom,
        lock,
    )
}

OPTIONED = {"play", "quick", "bench", "load", "types", "lock"}
TESTS = {"quick", "test", "engine", "nightly"}


def main(verb: str = "", *options: str) -> None:
    """Do what the command line says."""
    if sys.version_info < (3, 11):  # noqa: UP036  an older Python must be told so
        sys.exit(f"Parlour needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    if verb not in VERBS or (options and verb not in OPTIONED):
        sys.exit(__doc__)
    if verb in TESTS:
        os.environ.setdefault("PARLOUR_FRESH", str(secrets.randbits(32)))
    os.environ["PATH"] = f"{VENV / BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of interpreters, and
    os.environ["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")  # each would compile all it loads
    start = time.monotonic()
    try:
        VERBS[verb](*options)
    except KeyboardInterrupt:
        sys.exit(130)
    fresh = os.environ.get("PARLOUR_FRESH")
    tested = f" (fresh seeds: PARLOUR_FRESH={fresh})" if verb in TESTS else ""
    print(f"{verb}: done in {time.monotonic() - start:.0f} s{tested}")


if __name__ == "__main__":
    main(*sys.argv[1:])
