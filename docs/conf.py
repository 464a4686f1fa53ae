"""The site of these documents, built by ``dev.py docs``: Sphinx, MyST and furo, all of it offline.

The source folder is the checkout, so a link to a file means the same in both places.
``PARLOUR_QUICK=1`` leaves the members out of the reference: every page and link is still checked.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docutils.nodes import document
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
PAGES = ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "SECURITY")
FOLDERS = ("docs", "benchmarks")

project = "Parlour"
copyright = "Parlour contributors"  # noqa: A001  Sphinx' name
extensions = ["sphinx.ext.autodoc", "myst_parser"]
root_doc = "docs/index"
include_patterns = ["docs/**", "benchmarks/README.md", *(f"{it}.md" for it in PAGES)]
exclude_patterns = [it.name for it in ROOT.iterdir() if it.is_dir() and it.name not in FOLDERS]
default_role = "py:obj"  # in docstrings: a link where the name is known, else code
autodoc_member_order = "bysource"
autodoc_default_options = {"members": not os.environ.get("PARLOUR_QUICK")}
myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure"]  # Pygments has no lexer for Svelte
html_theme = "furo"
html_extra_path = ["root"]  # leads from the site's root to the index
html_title = "Parlour"
html_show_sourcelink = False
html_copy_source = False


def say_language(
    _app: Sphinx, page: str, _template: str, context: dict[str, object], _tree: document | None
) -> None:
    """Mark a page of rules with its language, by which browsers choose fonts and hyphens."""
    _, _, language = page.rpartition("/")[2].partition(".")
    if page.startswith("docs/play/rules/") and language:
        context["language"] = language


def setup(app: Sphinx) -> None:
    """Connect what this site adds to Sphinx."""
    app.connect("html-page-context", say_language)
