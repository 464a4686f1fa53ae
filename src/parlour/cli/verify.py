"""``parlour verify``: whether a match on file was dealt as it had been sealed before it began."""

from __future__ import annotations

import argparse
import json
from typing import Any

from .. import GAMES, Replay, bots
from ..core import sealed
from ..core.errors import ParlourError
from .terminal import Terminal

TRUE, DIFFERS = 0, 1


def run(asked: argparse.Namespace) -> int:
    """Verify a file; return 0 if all of it is true, 1 if not, and say what is not."""
    terminal = Terminal(asked.lang, [])
    told: dict[str, Any] = {"ok": False, "file": str(asked.file)}
    try:
        replay = Replay.read(asked.file.read_bytes())
        found = sealed.check(replay, GAMES)
        told |= found._asdict()
        verdict = bots.verify(replay, GAMES) if asked.bots else None
    except ParlourError as error:
        told |= {"code": error.code, "facts": error.facts, "text": error.say(asked.lang)}
        verdict = None
    else:
        told["ok"] = verdict is None or verdict.difference is None
    if asked.json:
        if verdict is not None:
            difference = verdict.difference and verdict.difference._asdict()
            told["bots"] = {"moves": verdict.moves, "difference": difference}
        print(json.dumps(told, ensure_ascii=False))
        return TRUE if told["ok"] else DIFFERS
    if "code" in told:
        terminal.print(told["text"], style="red")
        return DIFFERS
    facts = {"deals": told["deals"], "shares": told["shares"]}
    terminal.print(terminal.say("cli-seals-true", **facts), style="green")
    if verdict is None:
        return TRUE
    terminal.names = list(replay.names)
    if len(terminal.names) != replay.seats:
        numbers = range(1, replay.seats + 1)
        terminal.names = [terminal.say("cli-player", number=number) for number in numbers]
    return tell_bots(verdict, terminal)


def tell_bots(found: bots.Verdict, terminal: Terminal) -> int:
    """Say whether the bots' moves are their own; return the exit status."""
    for it in found.others:
        name = terminal.names[it.seat]
        terminal.print(terminal.say("cli-verify-other", name=name, bot=it.bot), style="yellow")
    if found.difference is None:
        terminal.print(terminal.say("cli-verified", moves=found.moves), style="green")
        return TRUE
    facts = found.difference._asdict()
    facts["name"] = terminal.names[facts.pop("seat")]
    terminal.print(terminal.say("cli-verify-differs", **facts), style="red")
    return DIFFERS
