"""Make the table of levels in docs/research/bots.md again: ``python -m benchmarks.ladder``.

``--share 0.1`` plays a tenth of the deals, and prints the table without writing it.
"""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import NamedTuple

import parlour
from parlour import bots

PAGE = Path(__file__).parents[1] / "docs/research/bots.md"
TABLE = re.compile(r"(?<=\n)\| Game \| Unit \|.*?\n\n", re.DOTALL)


class Row(NamedTuple):
    """How a game's levels are compared: over deals or matches, and how many for each step.

    A search takes as long as hundreds of rules, so the step to *strong* has a number of its own.
    """

    game: str
    name: str
    unit: str
    many: int
    searched: int
    seed: int
    matches: bool = False
    chips: bool = False


ROWS = (
    Row("gin", "Gin", "matches to 100", 400, 600, 5, matches=True),
    Row("romme", "German Rummy, 2", "deals", 2000, 2000, 61),
    Row("rummy500", "Rummy 500, 2", "deals", 1000, 400, 62),
    Row("lorum", "Lórum, 4", "deals, in chips", 2000, 2000, 5, chips=True),
    Row("tripoley", "Tripoley, 4", "deals, in chips", 2400, 2000, 61, chips=True),
    Row("michigan", "Michigan Rummy, 4", "deals, in chips", 2400, 2000, 61, chips=True),
)


def step(row: Row, level: str, below: str, share: float) -> str:
    """Return how much a level is better than the one below, with a 95 % interval."""
    many = max(8, round(share * (row.searched if level == "strong" else row.many)))
    found = parlour.arena(
        row.game,
        bots=(level, below),
        deals=many,
        matches=many if row.matches else None,
        seed=row.seed,
        jobs=os.cpu_count() or 1,
    )
    duel = next(it for it in found.duels if it.bot == level)
    if row.chips:
        half = (duel.points_interval[1] - duel.points_interval[0]) / 2
        told = f"{duel.points:+.1f} ± {half:.1f}".replace("-", "\N{MINUS SIGN}")
    else:
        low, high = duel.interval
        told = f"{duel.win_rate:.0%} ({100 * low:.0f}–{100 * high:.0f})".replace("%", " %")
    return told if many == round(share * row.many) else f"{told} of {many:,}"


def table(share: float) -> str:
    """Play, and return the table."""
    levels = bots.levels(ROWS[0].game)
    steps = [*zip(levels[1:], levels, strict=False)]
    heads = ["Game", "Unit", *(f"*{level}* beats *{below}*" for level, below in steps)]
    lines = ["| " + " | ".join(heads) + " |", "|---|---" + "|--:" * len(steps) + "|"]
    for row in ROWS:
        cells = [row.name, row.unit, *(step(row, *pair, share) for pair in steps)]
        lines.append("| " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    return "\n".join(lines)


def main() -> None:
    """Print the table, and write a whole one into the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--share", type=float, default=1, help="of the deals")
    share = parser.parse_args().share
    text = table(share)
    if share == 1:
        page = PAGE.read_text("utf-8")
        PAGE.write_text(TABLE.sub(lambda _: f"{text}\n\n", page, count=1), "utf-8")


if __name__ == "__main__":
    main()
