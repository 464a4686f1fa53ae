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
    names = list(replay.names)
    if len(names) != replay.seats:
        names = [f"P{seat}" for seat in range(replay.seats)]
    shown, step = False, None
    for step in replay.run(GAMES):
        game, deal = step.match.game, step.match.deal
        if step.what == "dealt":
            shown = asked.deal in (None, step.match.number)
        if step.what == "agreed":
            terminal.print(terminal.say("cli-agreed"), style="bold")
        elif not shown:
            continue
        elif step.what == "dealt":
            name = names[step.match.dealer]
            terminal.print(terminal.say("cli-dealt", number=step.match.number, name=name), "bold")
            terminal.print(game.describe(deal))
        elif step.what == "action":
            moves = game.moves(deal, step.code)
            terminal.show_action(names[step.seat], game.format(deal, step.code), moves)
        else:
            result = game.result(deal)
            terminal.show_result(game, result.kind, result.points, names)
    if step is None:
        raise ReplayError("replay_empty")
    terminal.show_sheet(step.match, names)
    terminal.print(terminal.say("cli-replay-checked"), style="green")
    return 0
