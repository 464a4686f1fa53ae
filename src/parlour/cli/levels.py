"""``parlour levels``: the levels of a game's bots, and their weaknesses."""

from __future__ import annotations

import argparse

from .. import bots
from ..core import texts
from ..core.foreign import visible
from .rules import find_game
from .terminal import Terminal


def run(asked: argparse.Namespace) -> int:
    """Print a game's levels, weakest first, each as ``--bot`` takes it; return the exit status."""
    game, terminal = find_game(asked.game), Terminal(asked.lang)
    for name in bots.levels(game.id):
        terminal.print(name, style="bold", cards=False)
        terminal.print(line_of(terminal, game.id, name), indent=2, cards=False)
    return 0


def name_of(terminal: Terminal, name: str) -> str:
    """Return the name of a bot in the language of a terminal."""
    known = texts.has(f"bot-{name}", texts.DEFAULT)
    return terminal.say(f"bot-{name}") if known else visible(name)


def line_of(terminal: Terminal, game: str, name: str) -> str:
    """Return a bot's name and style of play, or its name alone if it has no description."""
    called, why = name_of(terminal, name), f"{game}-bot-{name}"
    if not texts.has(why, texts.DEFAULT):
        return called
    return terminal.say("bot-line", bot=called, why=terminal.say(why))
