"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..core.errors import OptionError
from ..games import GAMES
from .base import Bot
from .random import RandomBot


@cache
def policies(game_id: str) -> Mapping[str, type[Bot]]:
    """Return a game's bots by name, weakest first: `RandomBot`, then ``BOTS`` of its own module."""
    if game_id not in GAMES:
        raise OptionError("unknown_game", game=game_id, allowed=", ".join(GAMES))
    module = f"{__package__}.{game_id}"
    found: list[type[Bot]] = [RandomBot]
    if find_spec(module):
        found += import_module(module).BOTS
    return {bot.name: bot for bot in found}


def names(game_id: str) -> list[str]:
    """Return the names of a game's bots, weakest first; `OptionError` if there is no such game."""
    return list(policies(game_id))


def create(name: str, game_id: str) -> Bot:
    """Return a game's bot of that name; `OptionError` if there is none."""
    known = policies(game_id)
    if name not in known:
        raise OptionError("unknown_bot", bot=name, allowed=", ".join(known))
    return known[name]()
