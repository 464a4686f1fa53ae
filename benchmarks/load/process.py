"""The servers under load: processes of their own, with their processor time and memory."""

from __future__ import annotations

import atexit
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Self

from parlour.server.ground.config import STATIC, UNLIMITED

PYTHON = (sys.executable, "-c")
SERVE = """
import sys
from parlour.cli import main
sys.exit(main(["serve", *sys.argv[1:]]))
"""
ECHO = "from benchmarks.load.echo import serve; serve()"
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
GROUPS = Path("/sys/fs/cgroup")


class Process:
    """A server in a process of its own."""

    def __init__(self, *command: str, src: str | None = None) -> None:
        env = {**os.environ, "PYTHONPATH": src} if src else None
        self.began = time.perf_counter()
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            env=env,
        )
        errors = self._process.stderr
        assert errors is not None
        told = []
        for line in errors:
            told.append(line.decode())
            if "address=" in told[-1]:
                break
        else:
            errors.close()
            self._process.wait()
            raise RuntimeError("the server did not start:\n" + "".join(told))
        self.url = told[-1].partition("address=")[2].strip()
        # Nobody reads on here: further output must not block the server.
        self._drain = subprocess.Popen(["cat"], stdin=errors, stdout=subprocess.DEVNULL)
        errors.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """End it, unless it has ended."""
        self._process.terminate()
        self._process.wait()
        self._drain.wait()

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return int(self.url.rpartition(":")[2])

    @property
    def cpu(self) -> float:
        """Processor seconds of all its threads so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def megabytes(self) -> float:
        """Its present memory in megabytes."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * PAGE / 1e6


PERIOD = 10_000  # microseconds


@contextmanager
def limited(process: Process, share: float) -> Iterator[None]:
    """Limit a process to a share of a core by a control group: Linux, as root."""
    name, quota = f"parlour-{process.pid}", round(share * PERIOD)
    if (first := GROUPS / "cpu").is_dir():
        group = first / name
        texts = {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    else:
        group, texts = GROUPS / name, {"cpu.max": f"{quota} {PERIOD}"}
    group.mkdir()
    try:
        for file, text in {**texts, "cgroup.procs": str(process.pid)}.items():
            (group / file).write_text(text)
        yield
    finally:
        process.end()
        group.rmdir()


def parlour(db: str, *, port: int = 0, src: str | None = None, **settings: Any) -> Process:
    """Return a listening server, started as a host does it; *src* is another checkout's.

    It serves the page, or an empty one if none is built.
    """
    asked = {"db": db, "port": port, **UNLIMITED, **settings}
    options = [f"--{name.replace('_', '-')}={value}" for name, value in asked.items()]
    if not (STATIC / "index.html").exists():
        options.append(f"--static={empty_page()}")
    return Process(*PYTHON, SERVE, *options, src=src)


@cache
def empty_page() -> Path:
    """Return a folder with an empty page."""
    folder = Path(mkdtemp())
    atexit.register(rmtree, folder)
    (folder / "index.html").touch()
    return folder


def echo() -> Process:
    """Return the server that echoes its input."""
    return Process(*PYTHON, ECHO)


def allow_sockets() -> None:
    """Allow this process and its children as many sockets as the system grants."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
