"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
_guests: dict[str, dict[str, Callable[[], Bot]]] = {}
"""Bots of this process's host by game and name; see `invite`."""


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


def invite(game_id: str, name: str, make: Callable[[], Bot]) -> None:
    """Make a game's bot of this name so, in this process; `OptionError` if the game has one."""
    if name in policies(game_id):
        raise OptionError("bot_known", bot=name, game=game_id)
    _guests.setdefault(game_id, {})[name] = make


def dismiss(game_id: str, name: str) -> None:
    """Know a bot no more that was invited."""
    _guests.get(game_id, {}).pop(name, None)


def guests(game_id: str) -> list[str]:
    """Return the bots that were invited, by name."""
    return list(_guests.get(game_id, {}))


def names(game_id: str) -> list[str]:
    """Return the bots of a game by name, strongest first, then guests; `OptionError` if none."""
    return [*policies(game_id), *guests(game_id)]


def levels(game_id: str) -> list[str]:
    """Return how well a game's bots can play, by name, weakest first: all but random and guests.

    `OptionError` for no game.
    """
    return [name for name in reversed(list(policies(game_id))) if name != RandomBot.name]


def usual(game_id: str) -> str:
    """Return the bot that sits down where nobody says which: the level in the middle."""
    found = levels(game_id) or names(game_id)
    return found[len(found) // 2]


def name_now(name: str) -> str:
    """Return what the bot of a log is called now, whether there still is one or not."""
    return FORMER_NAMES.get(name, name)


def find(name: str, game_id: str) -> str:
    """Return what a game's bot is called now; `OptionError` if there is none of that name."""
    known, found = names(game_id), name_now(name)
    if found not in known:
        raise OptionError("unknown_bot", bot=name, allowed=", ".join(known))
    return found


def create(name: str, game_id: str) -> Bot:
    """Return a game's bot of that name; `OptionError` if there is none."""
    found = find(name, game_id)
    make = _guests.get(game_id, {}).get(found) or policies(game_id)[found]
    return make()
