"""The catalogue: games, their options and presets, and the bots that play them."""

from __future__ import annotations

import logging
from typing import cast

from ... import bots
from ...core.errors import GameError
from ...core.game import AnyGame, Length
from ...core.options import Field, Options
from ...games import GAMES
from .protocol.http import GameInfo, NeedInfo, OptionInfo, SeatsInfo
from .protocol.values import OptionKind

log = logging.getLogger(__name__)

ACTION_S = 4  # seconds per action, of people and bots
BETWEEN_DEALS_S = 20
COMPANY = 4
"""How many the form seats, where the rules allow that and no option says otherwise."""


def all_games() -> list[GameInfo]:
    """Return all games; games of other packages that fail are left out."""
    found = []
    for game in GAMES.values():
        try:
            found.append(game_info(game))
        except GameError as error:
            log.warning("game left out: %s", error)
    return found


def game_info(game: AnyGame) -> GameInfo:
    """Return what a form for a new table needs to know about a game."""
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
        ratings=bots.ratings(game.id),
        usual_bot=bots.usual(game.id),
        lesson=game.lesson is not None,
    )


def seats_info(game: AnyGame, options: Options) -> SeatsInfo:
    """Return the possible numbers of players with these options, and the one to propose."""
    possible = list(game.seats_for(options))
    four = COMPANY in possible and not options.told_seats
    minutes = [minutes_of(game.length(options, seats)) for seats in possible]
    return SeatsInfo(COMPANY if four else game.usual_seats(options), possible, minutes)


def minutes_of(length: Length) -> int:
    """Return the approximate time that people need for a match, in minutes."""
    return max(1, round(length.deals * (BETWEEN_DEALS_S + length.actions * ACTION_S) / 60))


def option_info(field: Field) -> OptionInfo:
    """Return an option; `min` and `max` are ``None`` unless it is a number."""
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
