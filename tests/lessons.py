"""What the guide advises at each practice deal: the actions of seat 0, in order."""

from __future__ import annotations

LINES = {
    "gin": "take, discard Kd, stock, discard Qc, stock, knock Jh",
}
"""By game; each line leads to the end of the deal."""


def line_of(game: str) -> list[str]:
    """Return the texts of the actions."""
    return LINES[game].split(", ")
