"""The questions to bots: about a move now, and about the choices in a finished deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ... import bots
from ...core.deal import Deal
from ...core.told import Choice, Told
from ..ground.errors import NotNow
from .room import Room


class BotQuestion(NamedTuple):
    """The bot to be asked for a decision, and its arguments."""

    bot: str
    game: str
    budget: int
    seed: int
    told: Told
    also: int | None = None
    """An action that the bot has to weigh, too."""


def decide_hint(room: Room, seat: int, actions: Sequence[str], at: int) -> tuple[Deal, BotQuestion]:
    """Return the position that a seat asks about, as the seat knows it, and the bot to ask.

    ``NotNow`` if other persons play, since a hint would be unfair to them.
    """
    others = (it for place, it in enumerate(room.seats) if place != seat)
    if any(other.kind == "person" for other in others):
        raise NotNow("hint_unfair")
    opened, game = room.opened, room.game.id
    seed = bots.bot_seed(opened.secret, seat, room.seq)
    deal = room.table.foresee(seat, actions, at, seed)
    told = room.table.told(seat)
    return deal, BotQuestion(bots.names(game)[0], game, opened.budget, seed, told)


def choices_of(room: Room, seat: int, number: int) -> list[int]:
    """Return the positions of a seat's choices in a deal; ``NotNow`` unless it is over."""
    if not 1 <= number <= len(room.table.match.rows):
        raise NotNow("no_review")
    return room.table.memory.courses[number - 1].choices(seat)


def decide_review(
    room: Room, seat: int, number: int, choices: Sequence[int], choice: int
) -> tuple[Choice, BotQuestion]:
    """Return one of a seat's choices and the bot to ask; ``NotNow`` if it does not exist."""
    if choice >= len(choices):
        raise NotNow("no_review")
    opened, game = room.opened, room.game.id
    chosen = room.table.memory.choice(seat, number, choices[choice])
    seed = bots.bot_seed(opened.secret, seat, chosen.seq)
    bot = bots.names(game)[0]
    return chosen, BotQuestion(bot, game, opened.budget, seed, chosen.told, chosen.code)
