"""What can be opened here: games, their options and presets, and the bots that play them."""

from __future__ import annotations

import logging
from typing import cast

from ... import bots
from ...core.errors import GameError
from ...core.game import AnyGame, Length
from ...core.options import Field, Options
from ...games import GAMES
from .protocol import GameInfo, NeedInfo, OptionInfo, OptionKind, SeatsInfo

log = logging.getLogger(__name__)

FOR_ACTION = 4  # seconds, of people and bots
BETWEEN_DEALS = 20


def all_games() -> list[GameInfo]:
    """Return what can be opened; a game of another package that fails is left out."""
    found = []
    for game in GAMES.values():
        try:
            found.append(game_info(game))
        except GameError as error:
            log.warning("left out: %s", error)
    return found


def game_info(game: AnyGame) -> GameInfo:
    """Return what a form needs to open a table of a game."""
    presets = [name for name in game.presets if name not in game.program_presets]
    return GameInfo(
        id=game.id,
        seats=(game.seats[0], game.seats[-1]),
        preset_seats={name: seats_info(game, game.options(name)) for name in presets},
        options=[option_info(field) for field in game.options_type.fields()],
        presets=presets,
        preset_values={name: game.options(name).to_dict() for name in game.presets},
        bots=bots.names(game.id),
        levels=[*bots.levels(game.id), *bots.guests(game.id)],
        usual_bot=bots.usual(game.id),
        lesson=game.lesson is not None,
    )


def seats_info(game: AnyGame, options: Options) -> SeatsInfo:
    """Return how many can play by these options."""
    possible = list(game.seats_for(options))
    minutes = [minutes_of(game.length(options, seats)) for seats in possible]
    return SeatsInfo(game.usual_seats(options), possible, minutes)


def minutes_of(length: Length) -> int:
    """Return about how many minutes people need for so much play."""
    return max(1, round(length.deals * (BETWEEN_DEALS + length.actions * FOR_ACTION) / 60))


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
        needs=[NeedInfo(other, list(values)) for other, values in field.needs],
        seats=field.seats,
    )
