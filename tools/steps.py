"""Commands as steps: their names, their times, and stamps of steps that need not run again."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import ParamSpec, TypeVar

ROOT = Path(__file__).resolve().parents[1]
SOURCES, REQUIREMENTS = ROOT / "src" / "parlour", ROOT / "requirements"
VENV, BUILD = ROOT / ".venv", ROOT / "build"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
NICE = shutil.which("nice")
REPORT: list[str] = []
"""The time, the result and the failures of each lane of tests."""

P = ParamSpec("P")
R = TypeVar("R")


def one_at_a_time(do: Callable[P, R]) -> Callable[P, R]:
    """Serialize a function between jobs: the second caller gets the result of the first."""
    lock = RLock()

    @wraps(do)
    def guarded(*args: P.args, **named: P.kwargs) -> R:
        with lock:
            return do(*args, **named)

    return guarded


class Failed(SystemExit):
    """A step that failed: its status, and what it printed."""

    def __init__(self, message: str, status: int, output: str) -> None:
        super().__init__(message)
        self.status = status
        self.output = output


def step(
    title: str,
    *command: str | Path,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    summary: bool = False,
    behind: bool = False,
) -> str:
    """Run a command and return its output; if it fails, print that in full and exit.

    One line names the step and its time, with *summary* also the command's last line.  A step that
    may stay *behind* runs at low priority.
    """
    low = (NICE, "-n", "5") if behind and NICE else ()
    start = time.monotonic()
    if sys.stdout.isatty():
        print(f"  {title:<46}", end="\r", flush=True)  # until the line with the time
    with tempfile.TemporaryFile() as told:  # the end of a pipe waits for what the command started
        done = subprocess.run(
            [str(part) for part in (*low, *command)],
            cwd=cwd,
            env={**os.environ, "NO_COLOR": "1", **(env or {})},
            stdout=told,
            stderr=subprocess.STDOUT,
            check=False,
        )
        told.seek(0)
        output = told.read().decode("utf-8", "replace").replace("\r\n", "\n")
    last = output.strip().rpartition("\n")[2].strip("= ") if summary else ""
    line = f"  {title:<46}{time.monotonic() - start:7.1f} s  {last}".rstrip()
    print(line, flush=True)
    if summary:
        failed = re.findall(r"^(?:FAILED|ERROR) .*", output, re.MULTILINE)
        REPORT.append("\n".join([line, *failed]))
    if done.returncode:
        print(output)
        words = f"failed: {title} ({shlex.join(map(str, command))})"
        raise Failed(words, done.returncode, output)
    return output


def tool(name: str, home: Path = VENV) -> Path:
    """Return the path of a program in a virtual environment."""
    return home / BIN / (name + EXE)


def files(*places: Path) -> list[Path]:
    """Return these files, and all files below folders that were not generated; sorted."""
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
    """Return the text of a stamp, ``""`` if it does not exist."""
    return stamp.read_text("utf-8") if stamp.exists() else ""


def write(stamp: Path, text: str) -> None:
    """Write a stamp."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(text, "utf-8")


def version(program: str) -> tuple[int, ...]:
    """Return the version of a program on the PATH, ``()`` if it is not there."""
    if not (path := shutil.which(program)):
        return ()
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", told)[:3]))


@one_at_a_time
def from_system(find: Callable[[], str | None], packages: str, need: str) -> str:
    """Return what *find* finds, after installing Debian's *packages* if allowed; else exit."""
    if not find() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"  {need}")
        env = {"DEBIAN_FRONTEND": "noninteractive"}
        step("apt-get update", "apt-get", "update", env=env)
        install = ("apt-get", "install", "-y", "--no-install-recommends", *packages.split())
        step(f"apt-get install {packages}", *install, env=env)
    if not (found := find()):
        sys.exit(f"{need} Install it (Debian: apt-get install {packages}) and try again.")
    return found
