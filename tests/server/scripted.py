"""A server whose random bots do what a script says, so that both tables of a test go on alike.

It is imported by the server's process, before anything is served.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from parlour.bots.random import RandomBot
from parlour.core.deal import Deal
from tests.server.running import PROGRAM as HONEST


def program(path: Path, rest: str = HONEST) -> str:
    """Return what a server runs whose script is there, and that goes on with *rest*."""
    return f"import tests.server.scripted as scripted; scripted.plant({str(path)!r})\n{rest}"


def write(path: Path, script: Mapping[int, str]) -> None:
    """Write down what bots do: for the seed of each decision, the action."""
    path.write_text(json.dumps(script), "utf-8")


def plant(path: str) -> None:
    """Let random bots do what the script says."""
    script = json.loads(Path(path).read_text("utf-8"))

    def choose(_: RandomBot, seen: Deal, budget: int, seed: int) -> int:  # noqa: ARG001  a bot's
        found: int = seen.options.game.parse(seen, script[str(seed)])
        return found

    setattr(RandomBot, "choose", choose)  # noqa: B010  mypy lets no method be replaced
