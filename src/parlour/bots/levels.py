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

FORMER_NAMES = {"heuristic": "steady"}
"""Bots that were once called otherwise, as logs still call them: understood, listed nowhere."""


@cache
def policies(game_id: str) -> Mapping[str, type[Bot]]:
    """Return a game's bots by name, strongest first: ``BOTS`` of its own module, `RandomBot`."""
    if game_id not in GAMES:
        raise OptionError("unknown_game", game=game_id, allowed=", ".join(GAMES))
    module = f"{__package__}.{game_id}"
    own: list[type[Bot]] = import_module(module).BOTS if find_spec(module) else []
    found: list[type[Bot]] = [*own, RandomBot]
    return {bot.name: bot for bot in found}


def names(game_id: str) -> list[str]:
    """Return the bots of a game by name, strongest first; `OptionError` for no game."""
    return list(policies(game_id))


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
