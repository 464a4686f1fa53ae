"""Which modules are compiled, and whether to use what was compiled.

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
INTERPRETED = "cards/bits.py"  # its sheet holds C code of its own


def sheets(home: Path = HOME) -> list[Path]:
    """Return the type sheets below *home*, sorted."""
    found = os.walk(home)
    return sorted(
        Path(at, name) for at, _, names in found for name in names if name.endswith(".pxd")
    )


def typed_modules(home: Path = HOME) -> list[Path]:
    """Return the sources below *home* that are compiled where there is a compiler, sorted."""
    sources = (sheet.with_suffix(".py") for sheet in sheets(home))
    return [it for it in sources if it.exists() and it != home / INTERPRETED]


def compiled(source: Path) -> Path:
    """Return where the compiled form of a module stands."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def is_built(home: Path = HOME) -> bool:
    """Return whether every module that can be compiled was, after the last edit of any."""
    sources = typed_modules(home)
    built = [compiled(source) for source in sources]
    if not built or not all(module.exists() for module in built):
        return False
    edited = max(file.stat().st_mtime for file in [*sources, *sheets(home)])
    return edited <= min(module.stat().st_mtime for module in built)


def is_stale(home: Path = HOME) -> bool:
    """Return whether something was compiled, but not everything after the last edit."""
    return not is_built(home) and any(compiled(source).exists() for source in typed_modules(home))


def prefer_sources() -> None:
    """Import this package from its sources if ``PARLOUR_PURE`` says so or the build is stale.

    Only a checkout can be stale. Must run before any other module of the package is imported.
    """
    pure = bool(os.environ.get("PARLOUR_PURE"))
    if not pure and (HOME.parents[1] / "pyproject.toml").exists() and is_stale():
        text = "compiled modules are older than their sources: running interpreted (dev.py build)"
        warnings.warn(text, RuntimeWarning, stacklevel=3)
        pure = True
    if pure:
        sys.meta_path.insert(0, _SourceFinder())


class _SourceFinder:
    """Finds modules of this package as ``.py`` files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{__package__}."):
            return None
        finders = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)
