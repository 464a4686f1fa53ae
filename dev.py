#!/usr/bin/env python3
"""Set up, play, check and test a checkout, from nothing but Python 3.11 or newer.

    python3 dev.py play [options]   install, build the page, serve it on http://127.0.0.1:8000
    python3 dev.py install          install what development needs, and compile the engine
    python3 dev.py quick [games]    after an edit: compile it, the games' tests at a small size
    python3 dev.py test             install everything, run every check and every test
    python3 dev.py engine           the engine's tests alone, on both builds
    python3 dev.py check            the checks that run no game: style, types, imports, the page
    python3 dev.py coverage         which lines no test runs
    python3 dev.py build            compile the engine in place
    python3 dev.py bench [options]  the engine's speed; options go to benchmarks/speed.py
    python3 dev.py ladder [options] every level against the one below; writes the table in docs
    python3 dev.py load [options]   a server under load; options go to python -m benchmarks.load
    python3 dev.py faults           fail databases and servers under load; print what was lost
    python3 dev.py nightly          the long tests, and the engine under the sanitizers of gcc
    python3 dev.py pictures         take the README's pictures again
    python3 dev.py offline          the page for playing without a network, in build/offline
    python3 dev.py docs             build the documents into a site in build/site
    python3 dev.py types            generate the page's protocol types from the server's
    python3 dev.py wheels [Pythons] build what is published, install it elsewhere and test it
    python3 dev.py sbom             write bills of materials (CycloneDX) into build/sbom
    python3 dev.py lock [options]   pin requirements/*.in again; options (--upgrade) go to uv

Everything lands below this folder (.venv, .tools, web/node_modules, build). A hash of what each
part was made from tells whether it is up to date: a second start is quick and needs no network.
The work is done in `tools/`.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  before anything that older Pythons cannot parse
    sys.exit(f"Parlour needs Python 3.11 or newer; this is {sys.version.split()[0]}")

import os
import secrets
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

from tools import python
from tools.engine import build, compiler, extensions, is_compiled
from tools.page import has_node, page
from tools.steps import BIN, BUILD, VENV, tool

ELSEWHERE = {  # the module of `tools` for a verb
    "quick": "tests",
    "test": "tests",
    "engine": "tests",
    "check": "checks",
    "types": "checks",
    "build": "engine",
    "nightly": "night",
    "coverage": "measure",
    "bench": "measure",
    "ladder": "measure",
    "load": "measure",
    "faults": "measure",
    "pictures": "measure",
    "docs": "documents",
    "wheels": "wheels",
    "offline": "offline",
    "sbom": "pins",
    "lock": "pins",
}
OPTIONED = {"play", "quick", "bench", "ladder", "load", "types", "lock", "wheels"}
TESTS = {"quick", "test", "engine", "nightly"}


def play(*options: str) -> None:
    """Install what playing needs, build the page and become the server.

    While the engine is being compiled, people play on the interpreted one.  Then the server
    restarts with the same tables, and open pages connect again.
    """
    with ThreadPoolExecutor() as workers:
        beside = workers.submit(page) if has_node() else None
        python.install("build", "run")
        (beside or workers.submit(page)).result()
    command = [str(tool("parlour")), "serve", *options]
    if compiler() and not (is_compiled() or os.environ.get("PARLOUR_PURE")):
        env = {**os.environ, "PARLOUR_PURE": "1"}
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # stop the server, too
        with subprocess.Popen(command, env=env) as server:
            try:
                extensions(required=False)
                if not is_compiled() or server.poll() is not None:
                    sys.exit(server.wait())
            finally:
                server.terminate()
        print("  The engine is compiled: the server restarts, no table is lost.", flush=True)
    os.execv(command[0], command)  # noqa: S606  a shell would only be in the way


def install() -> None:
    """Install what development needs: the Python packages, the page and the compiled engine."""
    build()
    page()


def main(verb: str = "", *options: str) -> None:
    """Do what the command line says."""
    known = {"play", "install", *ELSEWHERE}
    if verb not in known or (options and verb not in OPTIONED):
        sys.exit(__doc__)
    if verb in TESTS:
        os.environ.setdefault("PARLOUR_FRESH", str(secrets.randbits(32)))
    os.environ["PATH"] = f"{VENV / BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of interpreters
    os.environ["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")  # which would each compile it
    start = time.monotonic()
    try:
        if verb in ELSEWHERE:
            getattr(import_module(f"tools.{ELSEWHERE[verb]}"), verb)(*options)
        else:
            {"play": play, "install": install}[verb](*options)
    except KeyboardInterrupt:
        sys.exit(130)
    fresh = os.environ.get("PARLOUR_FRESH")
    tested = f" (fresh seeds: PARLOUR_FRESH={fresh})" if verb in TESTS else ""
    print(f"{verb}: done in {time.monotonic() - start:.0f} s{tested}")


if __name__ == "__main__":
    main(*sys.argv[1:])
