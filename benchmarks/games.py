"""The speed of every game: ``python -m benchmarks.games [--seconds S]``.

Random deals in one thread, by the loop that all games share, on both builds of the engine; the
calls from Python are those of ``parlour bench``.  Figures are processor time.
"""

from __future__ import annotations

import argparse
import json

from rich.table import Table

from benchmarks.builds import both, show
from parlour import GAMES
from parlour.cli.bench import calls, playouts

COLUMNS = ("deals/s", "decisions/s", "legal() µs", "play() µs", "view() µs")


def measure(seconds: float) -> dict[str, list[float]]:
    """Return the figures of each game on this build, in the order of the columns."""
    found = {}
    for game in GAMES.values():
        asked = [nanoseconds / 1000 for nanoseconds in calls(game, seconds)]
        found[game.id] = [*playouts(game, seconds), *asked]
    return found


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measuring, about")
    parser.add_argument("--json", action="store_true", help="this build alone, as JSON")
    asked = parser.parse_args()
    if asked.json:
        print(json.dumps(measure(asked.seconds)))
        return
    builds = both("benchmarks.games", f"--seconds={asked.seconds}")
    table = Table(title="random play, one thread", title_justify="left")
    for heading in ("game", "seats", "build", *COLUMNS):
        table.add_column(heading, justify="right" if heading in COLUMNS else "left")
    for game in GAMES.values():
        for build, figures in builds.items():
            deals, decisions, *times = figures[game.id]
            rates = (f"{deals:,.0f}", f"{decisions:,.0f}")
            seats = str(game.usual_seats(game.options()))
            table.add_row(game.id, seats, build, *rates, *(f"{t:,.2f}" for t in times))
    show(table)


if __name__ == "__main__":
    main()
