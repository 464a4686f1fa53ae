"""``parlour bot``: one of our bots for another program, a line of JSON per decision."""

from __future__ import annotations

import argparse
import sys

from .. import bots
from ..bots.program import answers
from .rules import find_game, find_own_bots


def run(asked: argparse.Namespace) -> int:
    """Answer all lines of the input; return the exit status."""
    game = find_game(asked.game)
    find_own_bots()
    bot = bots.load(asked.level or bots.names(game.id)[0], game.id)
    for line in answers(bot, game.id, sys.stdin):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0
