"""The documents as a site: Sphinx, MyST and furo (docs/conf.py)."""

from __future__ import annotations

import shutil

from .page import PAGE, page
from .python import install
from .steps import BUILD, ROOT, step, tool


def docs(*, quick: bool = False) -> None:
    """Build the documents into a site; a warning is an error.

    A *quick* site lacks the reference, and the page that its gallery shows.
    """
    install("build", "run", "docs")
    env = {"PARLOUR_PURE": "1", "PARLOUR_QUICK": "1" if quick else ""}  # Sphinx would read stubs
    place = BUILD / ("site-quick" if quick else "site")
    form = ("-q", "-W", "--keep-going", "-c", ROOT / "docs", "-d", BUILD / f"{place.name}.trees")
    step("documents", tool("python"), "-m", "sphinx", *form, ROOT, place, env=env, behind=True)
    if not quick:
        page()
        shutil.rmtree(place / "page", ignore_errors=True)
        shutil.copytree(PAGE.parent, place / "page")
