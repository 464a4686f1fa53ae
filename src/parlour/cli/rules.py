"""The game and options that a command line names."""

from __future__ import annotations

import argparse
import sys

from .. import GAMES
from ..core.errors import OptionError
from ..core.game import AnyGame
from ..core.options import Options


def find_game(name: str) -> AnyGame:
    """Return a game by its id; `UnknownGame` if no game has it."""
    return GAMES[name]


def rules_of(asked: argparse.Namespace) -> tuple[AnyGame, Options]:
    """Return the game and options of a command line; `OptionError` says what is wrong."""
    game = find_game(asked.game)
    written: dict[str, str] = {}
    for setting in asked.settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise OptionError("no_setting", text=setting)
        written[name.strip()] = value.strip()
    return game, game.options(asked.preset, **game.options_type.read(written))


def find_own_bots() -> None:
    """Let ``module:attribute`` name modules of the current folder, as ``python -m`` does."""
    if "" not in sys.path:
        sys.path.insert(0, "")


def check_seed(seed: int) -> int:
    """Return a seed; `OptionError` for any other number."""
    if not 0 <= seed < 1 << 64:
        raise OptionError("bad_seed", seed=str(seed))
    return seed
