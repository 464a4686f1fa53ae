"""Check that this copy plays as every other does: ``python -m parlour.selftest``.

It plays a thousand random deals of each game, by all its presets and numbers of seats, and prints a
digest of how they end.  Then it runs the README's code, and prints a digest of what that prints.
Compiled or not, on any system, the digests are those of ``games/selftest.json``; if one differs,
the command ends with 1.  In a checkout, ``--write`` writes that file again, after a change of
rules, presets or the README.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

from .core.game import AnyGame
from .games import GAMES, PLACES
from .search.playout import play_random

DEALS = 1000
README = "README"
DATA = Path(__file__).with_name("games") / "selftest.json"
"""The expected digests, and the README's code, which no package contains otherwise."""
SOURCE = Path(__file__).parents[2] / "README.md"


def digest(game: AnyGame, deals: int = DEALS) -> str:
    """Return a hash of the last states and the scores of random deals."""
    total, presets = hashlib.sha256(), list(game.presets)
    for number in range(deals):
        options = game.options(presets[number % len(presets)])
        possible = game.seats_for(options)
        deal = game.deal(options, possible[number // len(presets) % len(possible)], seed=number)
        play_random(deal, number)
        total.update(deal.state() + repr(deal.scores()).encode())
    return total.hexdigest()[:16]


def code_of(text: str) -> str:
    """Return the Python code of a page."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE))


def printed(code: str) -> str:
    """Return a hash of what the README's code prints."""
    with redirect_stdout(io.StringIO()) as shown:
        exec(code, {"__name__": README})  # noqa: S102  our own text
    return hashlib.sha256(shown.getvalue().encode()).hexdigest()[:16]


def digests(code: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the digest of each game, then those of the README's code."""
    for name in PLACES:
        yield name, digest(GAMES[name])
    yield README, printed(code)


def main(*words: str) -> int:
    """Print each digest, and whether it is the expected one; ``--write`` makes it the expected."""
    if words == ("--write",):
        code = code_of(SOURCE.read_text("utf-8"))
        written = {"digests": dict(digests(code)), "code": code}
        DATA.write_text(json.dumps(written, indent=1) + "\n", "utf-8", newline="\n")
    elif words:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    known, differing = json.loads(DATA.read_text("utf-8")), 0
    for name, found in digests(known["code"]):
        expected = known["digests"].get(name)
        differing += found != expected
        told = "as expected" if found == expected else f"not {expected}"
        sys.stdout.write(f"{name:9} {found} {told}\n")
    return min(differing, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
