"""The speed of deals, against peers in the same run: ``python dev.py bench``.

Every peer plays random deals of gin rummy.  Rounds are interleaved, so that a machine that slows
down slows all of them.  Figures are processor time, medians over the rounds; compare the ratios.
The C program (`peers/gin.c`) plays the very same deals as the engine, which is checked.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pyspiel
import rlcard
from rich.console import Console
from rich.table import Table
from rlcard.agents import RandomAgent

import parlour
from parlour.cli.bench import calls
from parlour.search.playout import is_compiled, play_deals

HERE = Path(__file__).parent
GAME = parlour.GAMES["gin"]
RULES = GAME.options()
SEED = 1

Rate = Callable[[], float]


def engine(deals: int) -> float:
    """Return the deals per second of the engine's common playout, one thread."""
    deal, cards = GAME.new_deal(RULES, 2), GAME.pack(RULES, 2)
    start = time.process_time()
    play_deals(deal, cards, SEED, deals)
    return deals / (time.process_time() - start)


def openspiel(deals: int) -> float:
    """Return the deals per second of OpenSpiel's loop in C++, driving its uniform random bots."""
    game = pyspiel.load_game("gin_rummy")
    start = time.process_time()
    for number in range(deals):
        bots = [pyspiel.make_uniform_random_bot(seat, 2 * number + seat) for seat in range(2)]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return deals / (time.process_time() - start)


def rlcard_rate(deals: int) -> float:
    """Return the deals per second of RLCard's environment with random agents."""
    env = rlcard.make("gin-rummy", config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    start = time.process_time()
    for _ in range(deals):
        env.run(is_training=False)
    return deals / (time.process_time() - start)


def interpreted(deals: int) -> float:
    """Return the deals per second of the engine without its compiled modules."""
    code = (
        f"import sys; sys.path.insert(0, {str(HERE)!r}); import speed; print(speed.engine({deals}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PARLOUR_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


def build_c(folder: Path) -> Path:
    """Compile the C peer with the flags of the extensions; return the program."""
    compiler = os.environ.get("CC") or shutil.which("cc") or "gcc"
    program = folder / "gin"
    flags = ["-O3", *os.environ.get("PARLOUR_CFLAGS", "").split()]
    subprocess.run([compiler, *flags, "-o", program, HERE / "peers" / "gin.c"], check=True)
    return program


def plain_c(program: Path, deals: int) -> float:
    """Return the deals per second of the C peer."""
    done = subprocess.run([program, str(SEED), str(deals)], check=True, capture_output=True)
    return deals / float(done.stdout.split()[4])


def check_c(program: Path, deals: int) -> None:
    """Make sure that the C peer plays the same deals as the engine, to the last decision."""
    done = subprocess.run([program, str(SEED), str(deals)], check=True, capture_output=True)
    tally = play_deals(GAME.new_deal(RULES, 2), GAME.pack(RULES, 2), SEED, deals)
    sums = tally.sums()
    mine = (deals, tally.decisions, sum(won for won, _, _ in sums))
    played, decisions, _, points = map(int, done.stdout.split()[:4])
    theirs = (played, decisions, points)
    if mine != theirs:
        raise SystemExit(f"the C peer plays other deals: {theirs}, not {mine}")


def thread_scaling(deals: int) -> float:
    """Return how many times faster two threads play than one."""

    def play() -> None:
        play_deals(GAME.new_deal(RULES, 2), GAME.pack(RULES, 2), SEED, deals)

    start = time.perf_counter()
    play()
    alone = time.perf_counter() - start
    with ThreadPoolExecutor(2) as pool:
        start = time.perf_counter()
        for done in [pool.submit(play) for _ in range(2)]:
            done.result()
        together = time.perf_counter() - start
    return 2 * alone / together


def main() -> None:
    """Measure all peers in turn and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    if not is_compiled():
        raise SystemExit("the engine is not compiled: run `python dev.py build`")
    with tempfile.TemporaryDirectory() as folder:
        program = build_c(Path(folder))
        check_c(program, 20_000)
        peers: dict[str, Rate] = {
            "engine, compiled": partial(engine, 300_000),
            "plain C, same deals": partial(plain_c, program, 300_000),
            "engine, interpreted": partial(interpreted, 2_000),
            "OpenSpiel, C++ loop": partial(openspiel, 400),
            "RLCard": partial(rlcard_rate, 100),
        }
        rates: dict[str, list[float]] = {name: [] for name in peers}
        scaling = []
        for _ in range(rounds):
            for name, rate in peers.items():
                rates[name].append(rate())
            scaling.append(thread_scaling(300_000))
    report({name: statistics.median(found) for name, found in rates.items()}, max(scaling))


def report(rates: dict[str, float], scaling: float) -> None:
    """Print the table."""
    table = Table(title="random deals of gin rummy, one thread", title_justify="left")
    for heading in ("", "deals/s", "compiled engine is", "asked", "goal"):
        table.add_column(heading, justify="right" if heading else "left")
    fast = rates["engine, compiled"]
    asked = {
        "plain C, same deals": ("≥ 0.5 ×", "≥ 0.8 ×"),
        "OpenSpiel, C++ loop": ("≥ 600 ×", "≥ 1,000 ×"),
        "RLCard": ("≥ 2,500 ×", ""),
    }
    for name, rate in rates.items():
        ratio = "" if rate == fast else f"{fast / rate:,.2f} ×"
        table.add_row(name, f"{rate:,.0f}", ratio, *asked.get(name, ("", "")))
    table.add_section()
    slow = rates["engine, interpreted"] / rates["OpenSpiel, C++ loop"]
    table.add_row("interpreted engine / OpenSpiel", "", f"{slow:,.1f} ×", "", "≥ 3 ×")
    legal, play, view = calls(GAME, 2)
    table.add_row("legal() from Python", "", f"{legal:,.0f} ns", "", "≤ 300 ns")
    table.add_row("play() from Python", "", f"{play:,.0f} ns", "", "≤ 300 ns")
    table.add_row("view() from Python", "", f"{view / 1000:,.1f} µs", "", "")
    table.add_row("two threads / one", "", f"{scaling:.2f} ×", "", "≥ 1.8 ×")
    Console().print(table)


if __name__ == "__main__":
    main()
