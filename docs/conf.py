"""The site of these documents, built by ``dev.py docs``: Sphinx, MyST and furo, all of it offline.

The source folder is the checkout, so a link to a file means the same in both places.
``PARLOUR_QUICK=1`` leaves the members out of the reference: every page and link is still checked.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

if TYPE_CHECKING:
    from docutils.nodes import document
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
PAGES = ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "SECURITY")
FOLDERS = ("docs", "benchmarks")
LONG = 160  # characters of a signature
RULES = "docs/play/rules"
LANGUAGES = {"en": "English", "de": "Deutsch", "ja": "日本語", "sk": "Slovenčina"}
FOREIGN = re.compile(r"<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)=\"(?:https?:)?//")

project = "Parlour"
copyright = "Parlour contributors"  # noqa: A001  Sphinx' name
extensions = ["sphinx.ext.autodoc", "myst_parser"]
root_doc = "docs/index"
include_patterns = ["docs/**", "benchmarks/**", *(f"{it}.md" for it in PAGES)]
exclude_patterns = [it.name for it in ROOT.iterdir() if it.is_dir() and it.name not in FOLDERS]
exclude_patterns += ["**/node_modules"]  # brought by the measured peers
default_role = "py:obj"  # in docstrings: a link where the name is known, else code
autodoc_member_order = "bysource"
autodoc_default_options = {"members": not os.environ.get("PARLOUR_QUICK")}
myst_heading_anchors = 3
myst_enable_extensions = ["html_image"]
suppress_warnings = ["misc.highlighting_failure"]  # Pygments has no lexer for Svelte
html_theme = "furo"
highlight_language = "none"  # of blocks that name no language
html_static_path = ["static"]
html_css_files = ["site.css"]
html_extra_path = ["root"]  # leads from the site's root to the index
html_title = "Parlour"
html_show_sourcelink = False
html_copy_source = False


def language_of(page: str) -> str:
    """Return the language of a page of rules, such as ``docs/play/rules/gin.de``; else empty."""
    folder, _, name = page.rpartition("/")
    return (name.partition(".")[2] or "en") if folder == RULES else ""


def link_languages(_app: Sphinx, page: str, source: list[str]) -> None:
    """Link each page of rules to its translations, and keep these out of the table of contents."""
    if language := language_of(page):
        game = page.rpartition("/")[2].partition(".")[0]
        links = [
            name if it == language else f"[{name}]({game}{'' if it == 'en' else f'.{it}'}.md)"
            for it, name in LANGUAGES.items()
        ]
        title, _, text = source[0].partition("\n")
        front = "" if language == "en" else "---\norphan: true\n---\n"
        source[0] = f"{front}{title}\n\n{' · '.join(links)}\n{text}"


def say_language(
    _app: Sphinx, page: str, _template: str, context: dict[str, object], _tree: document | None
) -> None:
    """Mark a page of rules with its language, by which browsers choose fonts and hyphens."""
    context["language"] = language_of(page) or "en"


def shorten(
    _app: Sphinx,
    what: str,
    _name: str,
    _object: object,
    _options: object,
    shown: str | None,
    _: str,
) -> tuple[str, str] | None:
    """Leave out the parameters of a class with many: they are its fields, which follow."""
    return ("(…)", "") if what == "class" and shown and len(shown) > LONG else None


def drop_alias(
    _app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]
) -> None:
    """Drop what Python writes on a field of a tuple that has no docstring."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    """Connect what this site adds to Sphinx."""
    app.connect("source-read", link_languages)
    app.connect("html-page-context", say_language)
    app.connect("autodoc-process-signature", shorten)
    app.connect("autodoc-process-docstring", drop_alias)
    app.connect("build-finished", stay_at_home)


def stay_at_home(app: Sphinx, failure: Exception | None) -> None:
    """Fail if a page would load anything from another host."""
    if failure is None:
        pages = Path(app.outdir).rglob("*.html")
        strangers = [it.name for it in pages if FOREIGN.search(it.read_text("utf-8"))]
        if strangers:
            raise ExtensionError(f"pages load from other hosts: {', '.join(strangers)}")
