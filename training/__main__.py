"""Make the fitted numbers of the bots again: ``python -m training [NAME ...] [--write]``.

Without ``--write`` it says of each maker whether the sources hold what it makes.  With it, the
numbers are written into the sources, and ``training/made.toml`` records the command and the commit.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from time import process_time
from types import ModuleType

from .numbers import holds, write

MAKERS = ("gin.stays", "stops.leads", "stops.poker_hands")
RECORD = Path(__file__).with_name("made.toml")


def maker(name: str) -> ModuleType:
    """Return the module of a maker."""
    return import_module(f".{name}", __package__)


def commit() -> str:
    """Return the commit whose engine plays."""
    asked = ("git", "rev-parse", "--short=12", "HEAD")
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def record(found: Mapping[str, str]) -> None:
    """Write down by which command, with which seed and on which commit numbers were made."""
    told = dict[str, str]()
    if RECORD.exists():
        parts = RECORD.read_text("utf-8").split('["')[1:]
        told = {it.partition('"]')[0]: it for it in parts}
    told |= {name: f'{name}"]\n{text}\n' for name, text in found.items()}
    text = "\n".join(f'["{told[name].strip()}\n' for name in sorted(told))
    RECORD.write_text(f"# Written by `python -m training --write`.\n\n{text}", "utf-8")


def main() -> None:
    """Make numbers, and compare or write them."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MAKERS))
    parser.add_argument("--write", action="store_true", help="write them into the sources")
    asked = parser.parse_args()
    if unknown := {*asked.names} - {*MAKERS}:
        parser.error(f"there is no maker {', '.join(sorted(unknown))}")
    stale, told = list[str](), dict[str, str]()
    for name in asked.names or MAKERS:
        module, start = maker(name), process_time()
        made = module.make()
        seconds = process_time() - start
        if asked.write:
            write(module.PLACE, made)
            command = f'command = "python -m training {name} --write"'
            told[name] = f'{command}\nseed = {module.SEED}\ncommit = "{commit()}"'
        elif not holds(module.PLACE, made):
            stale.append(name)
        state = "written" if asked.write else "differs" if name in stale else "as in the sources"
        print(f"{name}: {', '.join(made)} {state} ({seconds:.0f} s of processor time)")
    if told:
        record(told)
    if stale:
        sys.exit(1)


if __name__ == "__main__":
    main()
