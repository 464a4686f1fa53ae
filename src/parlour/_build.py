"""The list of compiled modules, and the choice between compiled and interpreted code.

A module with a type sheet (a ``.pxd`` of its name beside it) can be compiled; `setup.py` reads the
list from here.  The package runs compiled as a whole or interpreted as a whole.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent
INTERPRETED = ("cards/bits.py", "rl/memory.py")  # their sheets contain the C code


def sheets(home: Path = HOME) -> list[Path]:
    """Return the type sheets below *home*, sorted."""
    found = os.walk(home)
    return sorted(
        Path(at, name) for at, _, names in found for name in names if name.endswith(".pxd")
    )


def typed_modules(home: Path = HOME) -> list[Path]:
    """Return the sources below *home* that a build with a compiler compiles, sorted."""
    sources = (sheet.with_suffix(".py") for sheet in sheets(home))
    interpreted = {home / name for name in INTERPRETED}
    return [it for it in sources if it.exists() and it not in interpreted]


def compiled(source: Path) -> Path:
    """Return the path of a module's compiled form."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def is_built(home: Path = HOME) -> bool:
    """Return whether every module with a sheet was compiled after the last edit of any."""
    sources = typed_modules(home)
    built = [compiled(source) for source in sources]
    if not built or not all(module.exists() for module in built):
        return False
    edited = max(file.stat().st_mtime for file in [*sources, *sheets(home)])
    return edited <= min(module.stat().st_mtime for module in built)


def is_stale(home: Path = HOME) -> bool:
    """Return whether some modules were compiled, but not all after the last edit."""
    return not is_built(home) and any(compiled(source).exists() for source in typed_modules(home))


def prefer_sources() -> None:
    """Import this package from its sources if ``PARLOUR_PURE`` says so or the build is stale.

    Only a checkout can be stale. Must run before any other module of the package is imported.
    """
    pure = bool(os.environ.get("PARLOUR_PURE"))
    if pure or is_stale_checkout(HOME):
        sys.meta_path.insert(0, _SourceFinder(HOME.name))


def prefer_sources_of(package: str) -> None:
    """Do so for a package that uses this one's sheets, before it is imported."""
    from importlib.util import find_spec  # slow

    found = None if os.environ.get("PARLOUR_PURE") else find_spec(package)
    for home in found.submodule_search_locations or () if found else ():
        if is_stale_checkout(Path(home)):
            sys.meta_path.insert(0, _SourceFinder(package))


def is_stale_checkout(home: Path) -> bool:
    """Return whether the build of a package in a checkout is stale, and warn if so."""
    checkout = any((place / "pyproject.toml").exists() for place in home.parents[:2])
    stale = checkout and is_stale(home)
    if stale:
        text = "compiled modules are older than their sources: running interpreted (dev.py build)"
        warnings.warn(text, RuntimeWarning, stacklevel=4)
    return stale


class _SourceFinder:
    """A finder for one package that imports modules as ``.py`` files only.

    If this package is interpreted, modules whose sheets use its sheets must be interpreted, too.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        places = [place for place in path or () if self.finds(name, Path(place))]
        finders = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in places)
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)

    def finds(self, name: str, place: Path) -> bool:
        """Return whether a module in this folder is imported from its source."""
        if name.startswith(f"{self.package}."):
            return True
        sheet = place / f"{name.rpartition('.')[2]}.pxd"
        takes = self.package == HOME.name and sheet.is_file()
        return takes and f"from {HOME.name}." in sheet.read_text("utf-8")
