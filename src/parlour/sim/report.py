"""Results as tables of figures, for the terminal and for ``print``."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from ..core import texts

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid

HEADINGS = {"elo": "cli-arena-elo", "against": "cli-arena-against"}
"""Messages for columns of the arena alone; the others are ``cli-simulated-<column>``."""


def figures(title: str, headings: Sequence[str], name: int = 0) -> Grid:
    """Return a table of figures for these headings, left-aligned only in the column *name*.

    It has no frame, so that six columns fit 60 cells.
    """
    from rich import box  # slow to import
    from rich.table import Table as Grid

    found = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    for column, heading in enumerate(headings):
        found.add_column(heading, justify="left" if column == name else "right", overflow="fold")
    return found


def grid_of(title: str, facts: Mapping[str, str], columns: Sequence[str], language: str) -> Grid:
    """Return an empty table, its title a message and its headings those of its columns."""
    headings = [texts.say(HEADINGS.get(it, f"cli-simulated-{it}"), language) for it in columns]
    return figures(texts.say(title, language, facts), headings, columns.index("bot"))


def decimals(margin: float) -> int:
    """Return how many decimals of a mean to show: two digits of its margin of error."""
    return max(0, 1 - math.floor(math.log10(margin))) if 0 < margin < math.inf else 2


def in_plain_text(*parts: RenderableType) -> str:
    """Return tables as text without colours, as wide as the terminal."""
    from rich.console import Console

    file = StringIO()
    console = Console(file=file, color_system=None, highlight=False, markup=False, emoji=False)
    for part in parts:
        console.print(part)
    return file.getvalue().rstrip("\n")
