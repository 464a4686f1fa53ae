"""What can be opened here: games, their options and presets, and the bots that play them."""

from __future__ import annotations

from typing import Any, cast

from .. import bots
from ..core.game import Game
from ..core.options import Field
from .protocol import GameInfo, OptionInfo, OptionKind, SeatsInfo


def game_info(game: Game) -> GameInfo:
    """Return what a form needs to open a table of a game."""
    return GameInfo(
        id=game.id,
        seats=(game.seats[0], game.seats[-1]),
        preset_seats={name: seats_info(game, game.options(name)) for name in game.presets},
        options=[option_info(field) for field in game.options_type.fields()],
        presets=list(game.presets),
        preset_values={name: game.options(name).to_dict() for name in game.presets},
        bots=bots.names(game.id),
    )


def seats_info(game: Game, options: Any) -> SeatsInfo:
    """Return how many can play by these options."""
    return SeatsInfo(game.usual_seats(options), list(game.seats_for(options)))


def option_info(field: Field) -> OptionInfo:
    """Return one option; `min` and `max` are None unless it is a number."""
    number = field.kind == "int"
    return OptionInfo(
        name=field.name,
        kind=cast("OptionKind", field.kind),
        default=field.default,
        min=field.low if number else None,
        max=field.high if number else None,
        choices=list(field.choices),
        rules=list(field.rules),
    )
