"""Compile the modules that have a type sheet where there is a C compiler; they also run without.

``PARLOUR_PURE=1`` compiles nothing, ``PARLOUR_REQUIRE_COMPILED=1`` makes a failure to compile an
error, ``PARLOUR_REQUIRE_PAGE=1`` a failure to build the page.  ``PARLOUR_SANITIZE=1`` adds the
address and undefined-behaviour checks of gcc and clang, and ``PARLOUR_CFLAGS`` is given to the
compiler last (``-march=native`` and the like).
"""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from runpy import run_path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": True,  # locals are typed where inference needs help
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "freethreading_compatible": True,
}
SANITIZE = bool(os.environ.get("PARLOUR_SANITIZE"))
CHECKS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
SOURCES = Path("src")
RULES = Path("docs/rules")
WEB = Path("web")
BUILD = Path("build/cython")
CIMPORT = re.compile(r"^from (\.+)([\w.]*) cimport (.+)$", re.MULTILINE)


def compiler_flags() -> list[str]:
    """Return the options for the C compiler of this platform."""
    if sys.platform == "win32":
        flags = ["/O2"]
    elif SANITIZE:
        flags = ["-O1", "-g", "-fno-omit-frame-pointer", *CHECKS]
    else:
        flags = ["-O3", "-g0"]
    return flags + os.environ.get("PARLOUR_CFLAGS", "").split()


def sheets_of(sheet: Path, seen: set[Path] | None = None) -> set[Path]:
    """Return a type sheet and all sheets that it takes from, directly or not."""
    found: set[Path] = set() if seen is None else seen
    if sheet in found or not sheet.exists():
        return found
    found.add(sheet)
    for dots, module, names in CIMPORT.findall(sheet.read_text("utf-8")):
        package = sheet.parents[len(dots) - 1].joinpath(*filter(None, module.split(".")))
        sheets_of(package.with_suffix(".pxd"), found)
        for name in re.findall(r"\w+", names):
            sheets_of(package / f"{name}.pxd", found)
    return found


def forget_outdated(source: Path) -> None:
    """Delete the C code of a module if a sheet that it takes from is younger.

    Cython overlooks what a module takes from its own folder (``from . cimport state``).
    """
    made = (BUILD / source).with_suffix(".c")
    sheets = sheets_of(source.with_suffix(".pxd"))
    if made.exists() and max(it.stat().st_mtime for it in sheets) > made.stat().st_mtime:
        made.unlink()


def extensions() -> list[Extension]:
    """Return the modules to compile, if any, and the one that holds what Cython shares."""
    if os.environ.get("PARLOUR_PURE"):
        return []
    from Cython.Build import cythonize  # a pure build needs no Cython

    sources = run_path("src/parlour/_build.py")["typed_modules"](SOURCES / "parlour")
    for source in sources:
        forget_outdated(source)
    names = {".".join(it.relative_to(SOURCES).with_suffix("").parts): it for it in sources}
    shared = Extension("parlour._shared", [str(BUILD / "src/parlour/_shared.c")])
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]  # Cython has no types
        [*(Extension(name, [str(source)]) for name, source in names.items()), shared],
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=shared.name,
        build_dir=str(BUILD),
        nthreads=os.cpu_count() or 1,
    )
    for extension in built:
        extension.extra_compile_args = compiler_flags()
        extension.extra_link_args = CHECKS if SANITIZE else []
    return built


class BuildAllOrNothing(build_ext):
    """Compiles on all cores; leaves every module interpreted where one cannot be compiled."""

    def finalize_options(self) -> None:
        """Use all cores unless told how many."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Compile; in place, date the modules to the start, so that a later edit shows."""
        start, inplace = time.time(), self.inplace
        try:
            super().run()
        except Exception as error:
            if os.environ.get("PARLOUR_REQUIRE_COMPILED"):
                raise
            self.warn(f"not compiled, so slower: {error}")
            self._remove()
            self.inplace = inplace
            self._remove()
            self.extensions = []
        else:
            if inplace:
                for extension in self.extensions:
                    os.utime(self.get_ext_fullpath(extension.name), (start, start))

    def _remove(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)


def build_page() -> None:
    """Build the page with npm; where that fails, say that the package will have none.

    A source distribution holds the built page and not what it is made from: it stays as it is.
    """
    if not WEB.exists():
        return
    fault = "" if shutil.which("npm") else "Node.js with npm is missing"
    if not fault and not (WEB / "node_modules").exists():
        fault = npm("ci", "--no-audit", "--no-fund")
    if fault := fault or npm("run", "-s", "build"):
        if os.environ.get("PARLOUR_REQUIRE_PAGE"):
            sys.exit(f"the page is not built: {fault}")
        sys.stderr.write(f"warning: this build of Parlour has no page to serve: {fault}\n")


def npm(*words: str) -> str:
    """Run npm in the page's folder; return what it said if it failed."""
    command = [shutil.which("npm") or "npm", *words]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)  # noqa: S603  # fixed words
    return (done.stderr or done.stdout or "npm failed").strip() if done.returncode else ""


class BuildWithPage(build_py):
    """Puts the page and the players' rules into the package; a checkout has them elsewhere."""

    def run(self) -> None:
        """Build the page, copy the modules and, unless they stay where they are, the rules."""
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
        """Return what a source distribution needs of these."""
        own: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]  # no types
        return [*own, "stubs.py", *map(str, sorted(RULES.glob("*.md")))]


class SourcesWithPage(sdist):
    """Packs the built page with the sources, so that installing them needs no Node.js."""

    def run(self) -> None:
        """Build the page, then pack."""
        build_page()
        super().run()


if __name__ == "__main__":
    commands = {"build_ext": BuildAllOrNothing, "build_py": BuildWithPage, "sdist": SourcesWithPage}
    setup(ext_modules=extensions(), cmdclass=commands)
