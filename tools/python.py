"""The virtual environment with Parlour's requirements, and this package in it."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from .steps import (
    REQUIREMENTS,
    ROOT,
    VENV,
    digest,
    from_system,
    one_at_a_time,
    read,
    step,
    tool,
    version,
    write,
)

TOOLS = ROOT / ".tools"
UV = (0, 8)  # the oldest version that works


def uv() -> str:
    """Return uv: the system's, or a copy in .tools."""
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
    """Install these requirement files into .venv, in addition to its others, and this package."""
    interpreter, stamp = VENV / "python.stamp", VENV / "requirements.stamp"
    if read(interpreter) != (python := f"{sys.version} {sys.base_prefix}"):
        step("Python: make .venv", uv(), "venv", "--clear", "--python", sys.executable, VENV)
        write(interpreter, python)
    wanted = sorted({*groups, *read(stamp).split()[1:]})
    locks = [REQUIREMENTS / f"{name}.txt" for name in wanted]
    package = [ROOT / "pyproject.toml", ROOT / "setup.py"]
    made_from = " ".join([digest([*locks, *package]), *wanted])
    if read(stamp) == made_from:
        return
    at = ("--python", str(tool("python")))
    step(f"Python: {', '.join(wanted)}", uv(), "pip", "sync", *at, "--require-hashes", *locks)
    editable = ("--no-deps", "--no-build-isolation", "-e", ".")
    step("Python: parlour", uv(), "pip", "install", *at, *editable, env={"PARLOUR_PURE": "1"})
    write(stamp, made_from)
