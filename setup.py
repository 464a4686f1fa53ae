"""Compile the modules that have a type sheet if there is a C compiler; they also run without.

``src/parlour/compiling.py`` explains how, and which environment variables control it;
``PARLOUR_REQUIRE_PAGE=1`` makes a failure to build the page an error.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCES = Path("src")
RULES = Path("docs/play/rules")
WEB, PAGE = Path("web"), Path("src/parlour/server/static/index.html")


def build_page() -> None:
    """Build the page with npm; if that fails, warn that the package will have none.

    A source distribution has the built page but not its sources, and keeps that page.
    """
    if not WEB.exists():
        fault = "" if PAGE.exists() else "these sources were packed without it"
    else:
        fault = "" if shutil.which("npm") else "Node.js with npm is missing"
        if not fault and not (WEB / "node_modules").exists():
            fault = npm("ci", "--no-audit", "--no-fund")
        fault = fault or npm("run", "-s", "build")
    if fault:
        if os.environ.get("PARLOUR_REQUIRE_PAGE"):
            sys.exit(f"the page is not built: {fault}")
        sys.stderr.write(f"warning: this build of Parlour has no page to serve: {fault}\n")


def described(readme: str) -> str:
    """Return the README for a package index, without links to files that are missing there."""
    without_pictures = re.sub(r"^!\[.*\n+", "", readme, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\((?!\w+:)[^)]+\)", r"\1", without_pictures)


def npm(*words: str) -> str:
    """Run npm in the page's folder; return its output if it failed."""
    command = [shutil.which("npm") or "npm", *words]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)  # noqa: S603  # fixed words
    return (done.stderr or done.stdout or "npm failed").strip() if done.returncode else ""


class BuildWithPage(build_py):
    """Puts the page and the players' rules into the package; a checkout has them elsewhere."""

    def run(self) -> None:
        """Build the page, copy the modules and, unless they are built in place, the rules."""
        if self.editable_mode:
            super().run()
            return
        build_page()
        super().run()
        run_path("stubs.py")["write_stubs"](SOURCES / "parlour", Path(self.build_lib, "parlour"))
        place = Path(self.build_lib, "parlour", "rules")
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        for rules in RULES.glob("*.md"):
            shutil.copy(rules, place)

    def get_source_files(self) -> list[str]:
        """Return the files that a source distribution needs of these."""
        own: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]  # no types
        return [*own, "stubs.py", "tools/serving.py", *map(str, sorted(RULES.glob("*.md")))]


class SourcesWithPage(sdist):
    """Packs the built page with the sources, so that installing them needs no Node.js."""

    def run(self) -> None:
        """Build the page, then pack."""
        build_page()
        super().run()


if __name__ == "__main__":
    compiling = run_path("src/parlour/compiling.py")  # this file, not an installed one
    commands = {"build_py": BuildWithPage, "sdist": SourcesWithPage}
    setup(
        long_description=described(Path("README.md").read_text("utf-8")),
        long_description_content_type="text/markdown",
        ext_modules=compiling["extensions"]("src/parlour", "parlour._shared"),
        cmdclass={"build_ext": compiling["BuildAllOrNothing"], **commands},
    )
