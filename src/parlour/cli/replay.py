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
    shown, before, last = False, None, None
    for match, code in replay.run(GAMES):
        game, deal = match.game, match.deal
        if code is None:
            shown = asked.deal in (None, match.number)
            if shown:
                title = terminal.say("cli-dealt", number=match.number, name=names[match.dealer])
                terminal.print(title, style="bold")
                terminal.print(game.describe(deal))
        elif shown and before is not None:
            moves = game.moves(before, code)
            terminal.show_action(names[before.seat], game.format(before, code), moves)
            if deal.over:
                result = game.result(deal)
                terminal.show_result(game, result.kind, result.points, names)
        before, last = deal.clone(), match
    if last is None:
        raise ReplayError("replay_empty")
    terminal.show_sheet(last, names)
    terminal.print(terminal.say("cli-replay-checked"), style="green")
    return 0
