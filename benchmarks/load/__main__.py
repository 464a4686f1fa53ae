"""Load on real servers: ``make load SECONDS=20 JSON=1``, or ``python -m benchmarks.load``.

People sit at many tables of all games and play legal actions; every move is durable before it is
acknowledged.  The output has the moves per second, the time from a move to its acknowledgement at
half of that pace, and the processor time per move.  The latter is also given as a ratio to a bare
echo of the same stack, which sends as many frames in the same run.  Compare that ratio, because
other work on the machine slows both down.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from contextlib import ExitStack
from itertools import cycle, islice
from pathlib import Path

import uvloop
from rich.table import Table

from benchmarks.builds import show
from parlour import GAMES

from . import scenarios
from .crowd import settings_of
from .peers import play as peers
from .process import allow_sockets, parlour
from .scenarios import Scenario
from .stretch import Felt, play

WORDS = {
    "moves_per_second": "durable moves a second",
    "p50_ms": "acknowledged at half of that, p50 ms",
    "p99_ms": "… p99 ms",
    "full_p50_ms": "at full pace, p50 ms",
    "full_p99_ms": "… p99 ms",
    "cpu_us_per_move": "processor time of a move, µs",
    "echo_us": "… of the echo to as many, µs",
    "echo_ratio": "… a move by an echo",
    "frame_bytes": "bytes of a message with a new position, p50",
    "rss_mb": "memory, MB",
    "refused": "moves refused",
    "lost": "lines lost",
    "load": "load of the machine",
}
SIZES = {"idle": 5_000, "start": 10_000, "reconnect": 2_500}


def options() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", "--game", default=" ".join(GAMES), help="one or several")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, help="default: as many as usually play")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--database", help="default: a SQLite file in a temporary folder")
    parser.add_argument("--nodes", type=int, default=1, help="how many servers are started")
    parser.add_argument("--at", default="", help="addresses of servers that run, instead")
    parser.add_argument("--src", help="another checkout's src, whose server is measured")
    parser.add_argument(
        "--scenarios",
        nargs="?",
        const=1.0,
        type=float,
        default=0.0,
        help="start, waiting and coming back, too; a number is a part of the size",
    )
    parser.add_argument("--peers", action="store_true", help="then the peers in load/peers, too")
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")
    return parser.parse_args()


async def measure(asked: argparse.Namespace, folder: Path) -> Felt:
    """Start the servers and play."""
    db = asked.database or f"sqlite:///{folder}/tables.db"
    kinds = settings_of(asked.games.replace(",", " ").split(), asked.seats, asked.options)
    with ExitStack() as stack:
        urls = asked.at.replace(",", " ").split()
        servers = (
            []
            if urls
            else [stack.enter_context(parlour(db, src=asked.src)) for _ in range(asked.nodes)]
        )
        urls = urls or [server.url for server in servers]
        return await play(urls, servers, kinds, asked.tables, asked.seconds)


async def all_scenarios(asked: argparse.Namespace, folder: Path) -> list[Scenario]:
    """Return the figures of all scenarios, one after the other."""
    size = {name: max(2, round(full * asked.scenarios)) for name, full in SIZES.items()}
    return [
        *await scenarios.empty(folder, asked.src),
        *await scenarios.start(folder, asked.src, size["start"]),
        *await scenarios.idle(folder, asked.src, size["idle"]),
        *await scenarios.reconnect(folder, asked.src, size["reconnect"]),
    ]


def print_felt(asked: argparse.Namespace, felt: Felt) -> None:
    """Print a table of the measurements."""
    title = f"{felt.tables} tables, {felt.persons} persons, {asked.games}, {asked.seconds:g} s"
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name, words in WORDS.items():
        value = getattr(felt, name)
        table.add_row(words, "" if value is None else f"{value:,.1f}")
    show(table)


async def all_peers(asked: argparse.Namespace, folder: Path) -> tuple[str, list[peers.Found]]:
    """Return how many sit at a table, in words, and the figures of all peers."""
    kinds = settings_of(asked.games.replace(",", " ").split(), asked.seats, asked.options)
    sizes = [setting.seats for setting in islice(cycle(kinds), asked.tables)]
    few, many = min(sizes), max(sizes)
    seats = f"{few}" if few == many else f"{few} to {many}"
    return seats, await peers.measure(peers.PEERS, sizes, asked.seconds / 4, folder)


def print_peers(felt: Felt, seats: str, found: list[peers.Found]) -> None:
    """Print a table of the peers, with the part of a peer's time that Parlour takes."""
    table = Table(title="peers: as many tables and persons", title_justify="left")
    table.add_column("server")
    for heading in ("seats", "moves/s", "µs of processor a move", "in echoes", "Parlour", "asked"):
        table.add_column(heading, justify="right")
    own = felt.echo_ratio
    costs = [f"{it:,.1f}" if it else "" for it in (felt.cpu_us_per_move, own)]
    table.add_row("Parlour", seats, f"{felt.moves_per_second:,.0f}", *costs)
    for it in found:
        costs = [f"{it.cpu_us_per_move:,.1f}", f"{it.echo_ratio:,.1f}"]
        part = f"{own / it.echo_ratio:.2f} ×" if own and not it.missing else ""
        asked = f"≤ {it.peer.asked:g} ×" if it.peer.asked else ""
        pace = f"{it.moves_per_second:,.0f}"
        figures = ("not measured",) if it.missing else (pace, *costs, part, asked)
        table.add_row(it.peer.name, seats, *figures)
    show(table)
    for it in found:
        if it.missing:
            print(f"{it.peer.name} was not measured: {it.missing}")


def print_scenarios(found: list[Scenario]) -> None:
    """Print a table of the scenarios."""
    table = Table(title="start, waiting, coming back", title_justify="left")
    for heading in ("scenario", "found", "asked", ""):
        table.add_column(heading, justify="right" if heading in ("found", "asked") else "left")
    for it in found:
        table.add_row(it.name, f"{it.found:.2f} {it.unit}", f"≤ {it.asked:g} {it.unit}", it.detail)
    show(table)


def main() -> None:
    """Measure and print."""
    asked = options()
    allow_sockets()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        felt = runner.run(measure(asked, Path(folder)))
        print_felt(asked, felt)
        told: dict[str, object] = {name: _rounded(it) for name, it in felt._asdict().items()}
        if asked.scenarios:
            found = runner.run(all_scenarios(asked, Path(folder)))
            print_scenarios(found)
            told["scenarios"] = {it.name: round(it.found, 3) for it in found}
        if asked.peers:
            seats, beside = runner.run(all_peers(asked, Path(folder)))
            print_peers(felt, seats, beside)
            told["peers"] = {it.peer.name: it.missing or _rounded(it.echo_ratio) for it in beside}
        if asked.json:
            print(json.dumps(told))


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


if __name__ == "__main__":
    main()
