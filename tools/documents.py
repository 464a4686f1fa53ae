"""The documents as a site: Sphinx, MyST and furo (docs/conf.py)."""

from __future__ import annotations

from .python import install
from .steps import BUILD, ROOT, step, tool


def docs(*, quick: bool = False) -> None:
    """Build the documents into a site; a warning is an error.  *quick*: without the reference."""
    install("build", "run", "docs")
    env = {"PARLOUR_PURE": "1", "PARLOUR_QUICK": "1" if quick else ""}  # Sphinx would read stubs
    place = BUILD / ("site-quick" if quick else "site")
    form = ("-q", "-W", "--keep-going", "-c", ROOT / "docs", "-d", BUILD / f"{place.name}.trees")
    step("documents", tool("python"), "-m", "sphinx", *form, ROOT, place, env=env, behind=True)
