"""How a new table is set: its game, options, seats and bots."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from ... import bots
from ...core.game import AnyGame
from ...core.options import Options
from ...games import GAMES
from ..ground import tokens
from ..ground.config import Config
from ..ground.errors import BadRequest, NotThere
from ..wire.protocol import BotSeatInfo, OpenTableMessage, OptionValue

LESSON_SECRET = "00" * 32
"""The same in all lessons, so that the bots do the same every time."""
LESSON_BUDGET = 1000


class OpenTerms(TypedDict):
    """How a table is set: the fields of `Opened` that do not depend on the opener."""

    preset: str | None
    options: dict[str, OptionValue]
    seats: int
    bots: list[BotSeatInfo]
    first_dealer: int
    budget: int
    least: int
    secret: str


def terms_of(game: AnyGame, wanted: OpenTableMessage, config: Config, chance: Random) -> OpenTerms:
    """Return how a table is set; ``OptionError`` or a ``RequestError`` says what is wrong."""
    if wanted.lesson:
        return lesson_terms(game, wanted)
    rules = options_of(game, wanted.preset, wanted.options)
    seats = game.usual_seats(rules) if wanted.seats is None else wanted.seats
    game.check_seats(seats, rules)
    return OpenTerms(
        preset=wanted.preset,
        options=rules.to_dict(),
        seats=seats,
        bots=seated_bots(wanted, seats, game.id),
        first_dealer=tokens.first_dealer(seats, chance),
        budget=config.bot_budget,
        least=min(config.bot_least, config.bot_budget),
        secret=tokens.new_secret(chance),
    )


def lesson_terms(game: AnyGame, wanted: OpenTableMessage) -> OpenTerms:
    """Return how the table of a game's lesson is set; ``BadRequest`` if anything else is chosen."""
    if game.lesson is None:
        raise NotThere("no_lesson", game=game.id)
    if wanted != OpenTableMessage(game=wanted.game, name=wanted.name, lesson=True, tip=wanted.tip):
        raise BadRequest("lesson_is_set")
    lesson = game.lesson
    return OpenTerms(
        preset=None,
        options=game.options(None, **lesson.options).to_dict(),
        seats=lesson.seats,
        bots=[BotSeatInfo(seat, lesson.bot) for seat in range(1, lesson.seats)],
        first_dealer=lesson.dealer,
        budget=LESSON_BUDGET,
        least=0,
        secret=LESSON_SECRET,
    )


def find_game(name: str) -> AnyGame:
    """Return the game with this name; ``NotThere`` if it does not exist."""
    if name not in GAMES:
        raise NotThere("unknown_game", game=name, allowed=", ".join(GAMES))
    return GAMES[name]


def options_of(game: AnyGame, preset: str | None, changes: dict[str, OptionValue]) -> Options:
    """Return the options of a preset with changes; ``OptionError`` says what is wrong."""
    defaults: Options = game.options(preset)
    return defaults.of({**defaults.to_dict(), **changes})


def seated_bots(wanted: OpenTableMessage, seats: int, game: str) -> list[BotSeatInfo]:
    """Return the bots and their seats; ``BadRequest`` for the opener's seat or one given twice."""
    found = {}
    for place in wanted.bots:
        if not 0 < place.seat < seats or place.seat in found:
            raise BadRequest("bad_bot_seat", seat=place.seat)
        found[place.seat] = bots.find(place.bot, game)
    if wanted.others is not None:
        other = bots.find(wanted.others, game)
        found = {seat: found.get(seat, other) for seat in range(1, seats)}
    return [BotSeatInfo(seat, bot) for seat, bot in found.items()]
