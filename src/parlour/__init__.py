"""Parlour: classic card games, exactly as their rules say, on one engine.

::

    game = parlour.GAMES["…"]
    rules = game.options(preset="…", target=50)
    deal = game.deal(rules, seats=2, seed=7)
    deal.play(game.parse(deal, "pass"))
"""

from __future__ import annotations

from ._build import prefer_sources

prefer_sources()

from .core.errors import (  # noqa: E402  # the line above decides which modules these are
    IllegalAction,
    MatchOver,
    NotationError,
    OptionError,
    ParlourError,
    ReplayError,
    StaleMove,
    TableError,
    WrongSeat,
)
from .core.replay import Replay  # noqa: E402  # as above
from .games import GAMES  # noqa: E402  # as above

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "IllegalAction",
    "MatchOver",
    "NotationError",
    "OptionError",
    "ParlourError",
    "Replay",
    "ReplayError",
    "StaleMove",
    "TableError",
    "WrongSeat",
]
