"""``parlour replay``: every step of a file, each checked."""

from __future__ import annotations

import argparse

from .. import GAMES, Replay
from ..core.errors import ReplayError
from .terminal import Terminal


def run(asked: argparse.Namespace) -> int:
    """Show a replay; return the exit status, or raise `ReplayError` where it does not come out."""
    replay = Replay.read(asked.file.read_bytes())
    if asked.deal is not None and not 1 <= asked.deal <= len(replay.deals):
        raise ReplayError("no_such_deal", deal=asked.deal, last=len(replay.deals))
    terminal = Terminal(asked.lang)
    names = list(replay.names) or [f"P{seat}" for seat in range(replay.seats)]
    shown, seat, last = False, -1, None
    for match, code in replay.run(GAMES):
        if code is None:
            shown = asked.deal in (None, match.number)
            if shown:
                title = terminal.say("cli-dealt", number=match.number, name=names[match.dealer])
                terminal.print(title, style="bold")
                terminal.print(match.game.describe(match.deal))
        elif shown:
            terminal.print(f"{names[seat]}: {match.game.format(match.deal, code)}")
            if match.deal.seat < 0:
                result = match.game.result(match.deal)
                points = " : ".join(map(str, result.points))
                text = terminal.say("cli-ended", kind=result.kind, points=points)
                terminal.print(text, style="bold")
        seat, last = match.deal.seat, match
    if last is None:
        raise ReplayError("replay_empty")
    terminal.show_sheet(last, names)
    terminal.print(terminal.say("cli-replay-checked"), style="green")
    return 0
