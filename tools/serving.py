"""Serve the page of an installed Parlour, and fetch all of it: ``python serving.py``.

It tests a wheel where the wheel is installed with its server, and needs nothing else.  It ends
with 1 and a sentence if the server does not start, a file of the page is not served as it was
installed, or the interface does not list the games.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from importlib.util import find_spec
from pathlib import Path

ADDRESS = re.compile(r"http://\S+")
LINKED = re.compile(r'(?:src|href)="\./([^"]+)"')
PATIENCE = 60  # seconds until an answer that does not come is a fault


def fetch(address: str) -> bytes:
    """Return what the server has at an address."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310  loopback
            body: bytes = answer.read()
    except urllib.error.URLError as fault:
        sys.exit(f"{address} cannot be fetched: {fault}")
    return body


def check(address: str, page: Path) -> str:
    """Fetch every file of the page and the list of games; return what was there."""
    front = fetch(f"{address}/").decode()
    linked = LINKED.findall(front)
    if not {".js", ".css"} <= {Path(it).suffix for it in linked}:
        sys.exit("The page has no script or no style sheet.")
    if missing := [it for it in linked if not (page / it).is_file()]:
        sys.exit(f"The page is installed without {missing[0]}")
    files = sorted(it for it in page.rglob("*") if it.is_file() and it.name != "index.html")
    for file in files:
        name = file.relative_to(page).as_posix()
        if fetch(f"{address}/{name}") != file.read_bytes():
            sys.exit(f"{name} is not served as it was installed.")
    games = [it["id"] for it in json.loads(fetch(f"{address}/api/games"))]
    if not games:
        sys.exit("The server has no games.")
    size = sum(file.stat().st_size for file in files)
    return f"served: the page, {len(files)} files, {size} bytes; games: {', '.join(games)}"


def main() -> None:
    """Start ``parlour serve`` of this environment, check it and end it."""
    found = find_spec("parlour")
    package = Path(found.origin).resolve().parent if found and found.origin else Path()
    if not package.is_relative_to(Path(sys.prefix).resolve()):
        sys.exit(f"Parlour is not installed in {sys.prefix}")
    command = [sys.executable, "-I", "-m", "parlour", "serve", "--port", "0"]
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place,
        subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, encoding="utf-8") as server,
    ):
        try:
            line = server.stdout.readline() if server.stdout else ""
            if not (opened := ADDRESS.search(line)):
                sys.exit(f"The server did not start: {line}")
            print(check(opened[0], package / "server" / "static"))
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
