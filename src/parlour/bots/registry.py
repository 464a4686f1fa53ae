"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..core.errors import GameError, OptionError
from ..core.outside import Outside, outside
from ..games import GAMES, PLACES
from .base import Bot
from .random import RandomBot

FORMER_NAMES = {"heuristic": "steady"}
"""Bots that were once called otherwise, as logs still call them: understood, listed nowhere."""


@cache
def policies(game_id: str) -> Mapping[str, type[Bot]]:
    """Return a game's bots by name, strongest first: its levels (``BOTS``), then `RandomBot`."""
    if game_id not in GAMES:
        raise OptionError("unknown_game", game=game_id, allowed=", ".join(GAMES))
    ours = game_id in PLACES
    own = bots_in(f"{__package__}.{game_id}") if ours else bots_of(outside()[game_id])
    found: list[type[Bot]] = [*own, RandomBot]
    return {bot.name: bot for bot in found}


def bots_in(module: str) -> list[type[Bot]]:
    """Return the bots of a module, if there is one."""
    found: list[type[Bot]] = import_module(module).BOTS if find_spec(module) else []
    return found


def bots_of(other: Outside) -> list[type[Bot]]:
    """Return the bots of a game of another package, whose ``bots.py`` has them; or `GameError`."""
    try:
        return bots_in(f"{other.root}.bots")
    except Exception as error:  # whatever somebody's own module does
        game, package = other.game, other.package
        raise GameError("game_broken", game=game, package=package, text=repr(error)) from error


def names(game_id: str) -> list[str]:
    """Return the bots of a game by name, strongest first; `OptionError` for no game."""
    return list(policies(game_id))


def levels(game_id: str) -> list[str]:
    """Return how well a game's bots can play, by name, weakest first: all but the random one.

    `OptionError` for no game.
    """
    return [name for name in reversed(names(game_id)) if name != RandomBot.name]


def usual(game_id: str) -> str:
    """Return the bot that sits down where nobody says which: the level in the middle."""
    found = levels(game_id) or names(game_id)
    return found[len(found) // 2]


def find(name: str, game_id: str) -> str:
    """Return what a game's bot is called now; `OptionError` if there is none of that name."""
    known = policies(game_id)
    found = FORMER_NAMES.get(name, name)
    if found not in known:
        raise OptionError("unknown_bot", bot=name, allowed=", ".join(known))
    return found


def create(name: str, game_id: str) -> Bot:
    """Return a game's bot of that name; `OptionError` if there is none."""
    return policies(game_id)[find(name, game_id)]()
