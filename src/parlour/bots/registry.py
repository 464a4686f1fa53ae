"""The bots of every game, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ..core import arguments
from ..core.errors import GameError, OptionError
from ..core.game import AnyGame, Game
from ..core.outside import outside
from ..core.suggest import meant
from ..games import GAMES, PLACES, unknown
from .base import Bot
from .random import RandomBot

FORMER_NAMES = {"heuristic": "steady"}
STAND_IN = "steady"  # plays for people who are away
"""Former names of bots, which old logs contain: accepted, but not listed."""
_guests: dict[str, dict[str, Callable[[], Bot]]] = {}
"""Bots that `invite` has added, by game and name."""


def id_of(game: AnyGame | str) -> str:
    """Return the id of a game; `UnknownGame` or `ArgumentTypeError` for anything else."""
    if isinstance(game, Game):
        return game.id
    if arguments.text(game, "game") not in GAMES:
        raise unknown(game)
    return game


@cache
def policies(game_id: str) -> Mapping[str, type[Bot]]:
    """Return a game's bots by name, strongest first: its levels (``BOTS``), then `RandomBot`."""
    module = module_of(game_id)
    found: list[type[Bot]] = [*(module.BOTS if module else ()), RandomBot]
    return {bot.name: bot for bot in found}


@cache
def module_of(game: AnyGame | str) -> ModuleType | None:
    """Return the module with a game's bots, or None if it has none.

    `GameError` if it is another package's and cannot be imported.
    """
    game_id = id_of(game)
    if game_id in PLACES:
        return module_at(f"{__package__}.{game_id}")
    other = outside()[game_id]
    try:
        return module_at(f"{other.root}.bots")
    except Exception as error:  # another package's module may fail in any way
        package = other.package
        raise GameError("game_broken", game=game_id, package=package, text=repr(error)) from error


def module_at(place: str) -> ModuleType | None:
    """Return the module with ``BOTS`` of this name, if it exists."""
    if not find_spec(place):
        return None
    found = import_module(place)
    list(found.BOTS)
    return found


def invite(game: AnyGame | str, name: str, make: Callable[[], Bot]) -> None:
    """Add a bot to a game in this process; `OptionError` if the game has one of that name."""
    game_id = id_of(game)
    if name in policies(game_id):
        raise OptionError("bot_known", bot=name, game=game_id)
    _guests.setdefault(game_id, {})[name] = make


def dismiss(game: AnyGame | str, name: str) -> None:
    """Remove a bot that `invite` has added, if it is there."""
    _guests.get(id_of(game), {}).pop(name, None)


def guests(game: AnyGame | str) -> list[str]:
    """Return the names of the bots that `invite` has added to a game."""
    return list(_guests.get(id_of(game), {}))


def names(game: AnyGame | str) -> list[str]:
    """Return the names of a game's bots, strongest first, then the added ones.

    Like all functions here it takes a game or its id, and raises `UnknownGame` for an unknown id.
    """
    return [*policies(id_of(game)), *guests(game)]


def levels(game: AnyGame | str) -> list[str]:
    """Return the names of a game's levels, weakest first: all its bots but the random one."""
    return [name for name in reversed(list(policies(id_of(game)))) if name != RandomBot.name]


def ratings(game: AnyGame | str) -> dict[str, int]:
    """Return the Elo ratings of a game's levels, weakest first; empty if nobody measured them.

    The weakest level has 1,000. ``docs/research/bots.md`` has the measurements.
    """
    game_id = id_of(game)
    return dict(getattr(module_of(game_id), "RATINGS", {})) if game_id in PLACES else {}


def usual(game: AnyGame | str) -> str:
    """Return the name of the default bot: the level in the middle."""
    found = levels(game) or names(game)
    return found[len(found) // 2]


def stand_in(game: AnyGame | str) -> str:
    """Return the name of the bot that plays for people who are away: good, but not the best."""
    return STAND_IN if STAND_IN in names(game) else usual(game)


def name_now(name: str) -> str:
    """Return the present name of a bot that a log names, whether it still exists or not."""
    return FORMER_NAMES.get(name, name)


def find(name: str, game: AnyGame | str) -> str:
    """Return the present name of a game's bot; `OptionError` if the game has no such bot."""
    known, found = names(game), name_now(arguments.text(name, "bot"))
    if found not in known:
        like = meant(name, known)
        raise OptionError("unknown_bot", bot=name, allowed=", ".join(known), **like)
    return found


def create(name: str, game: AnyGame | str) -> Bot:
    """Return a new bot of a game by its name; `OptionError` if the game has no such bot."""
    found, game_id = find(name, game), id_of(game)
    make = _guests.get(game_id, {}).get(found) or policies(game_id)[found]
    return make()
