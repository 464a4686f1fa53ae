"""Compiling a package that has type sheets, for its ``setup.py``: this one's or another's.

::

    from parlour.compiling import BuildAllOrNothing, extensions

    setup(ext_modules=extensions("src/my_game"), cmdclass={"build_ext": BuildAllOrNothing})

The package is compiled if there is a C compiler, and otherwise runs interpreted.
``PARLOUR_PURE=1`` compiles nothing, and ``PARLOUR_REQUIRE_COMPILED=1`` makes a failure to compile
an error.  ``PARLOUR_SANITIZE=1`` adds the address and undefined-behaviour checks of gcc and clang.
``PARLOUR_CFLAGS`` is passed to the compiler last (``-march=native`` and the like); if it differs
from the last time, all modules are compiled again.
"""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from runpy import run_path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": True,  # types locals that inference misses
    "infer_types": True,
    "boundscheck": True,  # of tuples, lists and texts: a wrong index raises instead of crashing
    "wraparound": False,
    "initializedcheck": False,
}
SANITIZE = bool(os.environ.get("PARLOUR_SANITIZE"))
CHECKS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
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
    """Return a type sheet and all the sheets that it uses, directly or not."""
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
    """Delete the C code of a module if a sheet that it uses is younger.

    Cython misses sheets of the module's own folder (``from . cimport state``).
    """
    made = (BUILD / source).with_suffix(".c")
    sheets = sheets_of(source.with_suffix(".pxd"))
    if made.exists() and max(it.stat().st_mtime for it in sheets) > made.stat().st_mtime:
        made.unlink()


def extensions(package: str, shared: str = "") -> list[Extension]:
    """Return the modules of a package's folder to compile.

    *shared* is a module that holds the code that Cython would otherwise repeat in each of them.
    """
    if os.environ.get("PARLOUR_PURE"):
        return []
    from Cython.Build import cythonize  # a pure build needs no Cython

    home = Path(package)
    sources = run_path(str(Path(__file__).with_name("_build.py")))["typed_modules"](home)
    for source in sources:
        forget_outdated(source)
    names = {".".join(it.relative_to(home.parent).with_suffix("").parts): it for it in sources}
    modules = [Extension(name, [str(source)]) for name, source in names.items()]
    more = {"shared_utility_qualified_name": shared} if shared else {}
    if shared:
        place = BUILD / home.parent / shared.replace(".", "/")
        modules.append(Extension(shared, [str(place.with_suffix(".c"))]))
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]  # Cython has no types
        modules,
        compiler_directives=DIRECTIVES,
        build_dir=str(BUILD),
        nthreads=os.cpu_count() or 1,
        **more,
    )
    for extension in built:
        extension.extra_compile_args = compiler_flags()
        extension.extra_link_args = CHECKS if SANITIZE else []
    return built


class BuildAllOrNothing(build_ext):
    """Compiles on all cores; if one module fails, it leaves every module interpreted."""

    def finalize_options(self) -> None:
        """Use all cores unless a number is given."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Compile; date modules built in place to the start, so that a later edit shows."""
        start, inplace = time.time(), self.inplace
        flags, last = " ".join(compiler_flags()), Path(self.build_temp, "flags.txt")
        if last.exists() and last.read_text("utf-8") != flags:
            self.force = True
            last.write_text("", "utf-8")  # so that the next run forces, too, if this one fails
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
            last.parent.mkdir(parents=True, exist_ok=True)
            last.write_text(flags, "utf-8")
            if inplace:
                for extension in self.extensions:
                    os.utime(self.get_ext_fullpath(extension.name), (start, start))

    def _remove(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
