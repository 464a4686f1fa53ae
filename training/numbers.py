"""Fitted numbers: how their makers return them, and where the sources hold them."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

Made = dict[str, str]
"""For each name of a module, the source text of its value."""
SOURCES = Path(__file__).parents[1] / "src/parlour/bots"


def rows(table: Iterable[Iterable[int]]) -> str:
    """Return the source of a flat list with a line for each row."""
    lines = [f"    *({', '.join(map(str, row))}),\n" for row in table]
    return f"[\n{''.join(lines)}]"


def value_of(source: str, name: str) -> str:
    """Return the source text of a name's value in a module; `LookupError` if there is none."""
    for it in ast.parse(source).body:
        if isinstance(it, ast.Assign) and ast.unparse(it.targets[0]) == name:
            return str(ast.get_source_segment(source, it.value))
    raise LookupError(name)


def holds(path: Path, made: Made) -> bool:
    """Return whether a module holds exactly these numbers."""
    source = path.read_text("utf-8")
    return all(value_of(source, name) == text for name, text in made.items())


def write(path: Path, made: Made) -> None:
    """Write numbers into a module's source."""
    source = path.read_text("utf-8")
    for name, text in made.items():
        source = source.replace(f"{name} = {value_of(source, name)}", f"{name} = {text}", 1)
    path.write_text(source, "utf-8")
