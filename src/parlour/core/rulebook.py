"""The rules for players: one Markdown text per game and language, shown everywhere.

They lie in ``docs/play/rules`` of a checkout as ``<game>.md`` (English) and
``<game>.<language>.md``.  An installed package has a copy (see ``setup.py``), and the page is built
from the same files.  A game of another package keeps them in its own folder ``rules``.  A rule or
an option is a list item that begins with its id in bold: ``- **K1** You may knock …``.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from . import outside, texts
from .errors import OptionError
from .suggest import meant

ID = r"[A-Z]{1,2}\d+(?:\.\d+)?|O-\w+"
"""The pattern of a rule's or an option's id."""
ITEM = re.compile(rf"^- \*\*({ID})\*\* .*(?:\n+ .*)*", re.MULTILINE)


@cache
def home() -> Path:
    """Return the folder of the texts: the package's own, else the checkout's."""
    installed = texts.HOME / "rules"
    return installed if installed.is_dir() else texts.HOME.parents[1] / "docs" / "play" / "rules"


def file(game: str, language: str) -> Path:
    """Return the path of a game's rules in a language, whether the file exists or not."""
    name = f"{game}.md" if language == texts.DEFAULT else f"{game}.{language}.md"
    folder = outside.folders().get(game)
    if folder is None or (home() / f"{game}.md").is_file():
        return home() / name
    return folder / "rules" / name


@cache
def text(game: str, language: str) -> str:
    """Return the rules of a game in *language*, or else in English; ``""`` without any."""
    for path in (file(game, language), file(game, texts.DEFAULT)):
        if path.is_file():
            return path.read_text("utf-8-sig")
    return ""


@cache
def rules(game: str, language: str) -> dict[str, str]:
    """Return every rule and option of a game by its id, as the Markdown of its list item."""
    return {item[1]: item[0].rstrip() for item in ITEM.finditer(text(game, language))}


def find(game: str, rule: str, language: str) -> str:
    """Return the Markdown of a rule, whatever its case; `OptionError` if no rule has the id."""
    found = rules(game, language)
    for name, item in found.items():
        if name.lower() == rule.lower():
            return item
    raise OptionError("unknown_rule", text=rule, **meant(rule, found))
