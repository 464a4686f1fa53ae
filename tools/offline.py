"""The built page with what playing without a network needs: Python for the browser, and Parlour.

Most people never ask for it, and it is longer than the rest of the package.  So it is not part of a
wheel: hosts who want it serve this folder (``--static build/offline``).
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import sys
import zipfile
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from .page import PAGE, WEB, page
from .python import TOOLS
from .steps import (
    BUILD,
    REQUIREMENTS,
    SOURCES,
    digest,
    files,
    from_system,
    one_at_a_time,
    read,
    step,
    tool,
    write,
)

PLACE = BUILD / "offline"
RUNTIME = WEB / "node_modules" / "pyodide"
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
"""What Pyodide is: both belong to its version in package.json."""
ELSEWHERE = (
    "assistant",
    "cli",
    "rl",
    "sim",
    "server/host",
    "server/static",
    "server/store/migrations",
)
"""Parts of Parlour that a page does not need."""
NETWORKED = {
    "server/http/admission.py",
    "server/http/app.py",
    "server/http/origin.py",
    "server/http/protocols.py",
    "server/http/schema.py",
    "server/http/watching.py",
    "server/http/websocket.py",
}
UNUSED = re.compile(
    r"(?:_pyrepl|ensurepip|http|idlelib|pydoc_data|sqlite3|tkinter|unittest|venv|wsgiref|xml|xmlrpc"
    r"|multiprocessing|ctypes)/"
    r"|(?:bdb|cProfile|doctest|ftplib|imaplib|mailbox|optparse|pdb|pickletools|poplib|profile|pstats"
    r"|pydoc|smtplib|tracemalloc|turtle|webbrowser|zipapp)\.py$"
    r"|encodings/(?:big5|cp\d(?!37)|euc_|gb|hp_|hz|iso|johab|koi8|kz|mac_|palmos|ptcp|shift_|tis_)"
)
"""Parts of Python's own library that neither Parlour nor Pyodide imports."""
PINNED = re.compile(r"^msgspec==(?:.*\\\n)*.*\n", re.MULTILINE)


@one_at_a_time
def offline() -> None:
    """Build the page with all that playing without a network needs into build/offline."""
    page()
    stamp, lock = BUILD / "offline.stamp", REQUIREMENTS / "run.txt"
    sources = [file for file in files(SOURCES) if file.suffix in (".py", ".ftl", ".json")]
    own = [Path(__file__), lock, WEB / "package-lock.json"]
    made_from = digest([*own, *sources], read(BUILD / "page.stamp"))
    if not (PLACE / "index.html").exists() or read(stamp) != made_from:
        wheel = msgspec(lock)
        shutil.rmtree(PLACE, ignore_errors=True)
        shutil.copytree(PAGE.parent, PLACE)
        made = engine(wheel)
        kept = json.loads((PLACE / "pieces.json").read_text("utf-8"))
        kept["pieces"] += sorted(f"portraits/{it.name}" for it in (PLACE / "portraits").iterdir())
        kept["engine"] = {name: len(gzip.compress(body, mtime=0)) for name, body in made.items()}
        made["kept.json"] = json.dumps(kept).encode()
        folder = put(made)
        index = PLACE / "index.html"
        html = index.read_text("utf-8").replace("<html ", f'<html data-offline="{folder}" ', 1)
        first = f'<script type="module" crossorigin src="./{kept.pop("carrier")}"></script>'
        index.write_text(html.replace("<script ", f"{first}<script ", 1), "utf-8")
        write(stamp, made_from)
        print(f"  first load: {sum(kept['engine'].values()) / 1e6:.2f} MB")


def msgspec(lock: Path) -> Path:
    """Fetch the wheel of msgspec for the browser's Python, whose hash is pinned with all others."""
    own = tool("python", TOOLS)
    if not own.exists():
        need = "Python's venv is missing."
        from_system(lambda: "ensurepip" if find_spec("ensurepip") else None, "python3-venv", need)
        step("tools: make a folder", sys.executable, "-m", "venv", TOOLS)
    [pinned] = PINNED.findall(lock.read_text("utf-8"))
    write(BUILD / "wheels" / "pinned.txt", pinned)
    place = BUILD / "wheels"
    form = ("--disable-pip-version-check", "--require-hashes", "--no-deps", "--only-binary=:all:")
    where = ("--platform", PLATFORM, "--python-version", PYTHON, "-d", place)
    command = ("-m", "pip", "download", "-q", *form, *where, "-r", place / "pinned.txt")
    step("offline: msgspec", own, *command)
    version = pinned.partition("==")[2].split()[0]
    [wheel] = place.glob(f"msgspec-{version}-*{PLATFORM}.whl")
    return wheel


def engine(wheel: Path) -> dict[str, bytes]:
    """Return the files of the engine: Pyodide, a shorter library, Parlour and msgspec."""
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    made = {name: (RUNTIME / name).read_bytes() for name in names}
    made["pyodide.mjs"] = re.sub(rb"\n//# sourceMappingURL=.*", b"", made["pyodide.mjs"])
    lock = json.loads((RUNTIME / "pyodide-lock.json").read_text("utf-8"))
    made["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    with zipfile.ZipFile(RUNTIME / "python_stdlib.zip") as library:
        kept = {it: library.read(it) for it in library.namelist() if not UNUSED.match(it)}
    made["python_stdlib.zip"] = zipped(kept)
    with zipfile.ZipFile(wheel) as package:
        parts = {it: package.read(it) for it in package.namelist() if not it.endswith(".pyi")}
    for file in files(SOURCES):
        name = file.relative_to(SOURCES).as_posix()
        is_part = file.suffix in (".py", ".ftl", ".json") and name not in NETWORKED
        if is_part and not any(name.startswith(f"{it}/") for it in ELSEWHERE):
            parts[f"parlour/{name}"] = file.read_bytes()
    made["parlour.zip"] = zipped(parts)
    return made


def zipped(parts: dict[str, bytes]) -> bytes:
    """Return a zip file whose parts are not compressed: together they get smaller on their way."""
    file = BUILD / "wheels" / "part.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as made:
        for name, body in sorted(parts.items()):
            made.writestr(zipfile.ZipInfo(name), body)
    return file.read_bytes()


def put(made: dict[str, bytes]) -> str:
    """Write the engine's files, each with a zipped copy, into a folder named by their hash."""
    total = sha256()
    for name, body in sorted(made.items()):
        total.update(f"{name} {len(body)} ".encode() + body)
    folder = f"assets/engine-{total.hexdigest()[:10]}/"
    place = PLACE / folder
    place.mkdir(parents=True)
    for name, body in made.items():
        (place / name).write_bytes(body)
        (place / f"{name}.gz").write_bytes(gzip.compress(body, mtime=0))
    return folder
