"""Bots of your own: an object, a class, a callable, or a text that names one."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from ..core import arguments
from ..core.deal import Deal
from ..core.errors import BotError, IllegalAction, OptionError
from ..core.game import AnyGame
from ..core.told import Told
from .base import Bot, choose
from .program import EXEC, program_bot
from .registry import create, invite

Choose: TypeAlias = Callable[[Deal, int, int], int] | Callable[[Deal, int, int, Told], int]
AnyBot: TypeAlias = str | Bot | type[Bot] | Choose
"""The forms of a bot in a call; a callable takes what `Bot.choose` or `Listens.choose` takes."""


NAME = re.compile("[a-z][a-z0-9-]{0,23}")


class CallableBot:
    """A bot whose decisions a callable makes."""

    def __init__(self, name: str, choose: Choose) -> None:
        self.name = name
        self.choose: Callable[..., int] = choose


def load(bot: AnyBot, game_id: str) -> Bot:
    """Return the bot that is meant: one of the game's, or your own.

    A text is the name of one of the game's bots, ``module:attribute``, or ``exec:COMMAND`` for a
    program (`program_bot`).  The last two run what they name, so never take them from outside.  A
    class is called without arguments.  `OptionError` if it is not a bot.
    """
    found: Any = bot
    if isinstance(bot, str) and bot.startswith(EXEC):
        return program_bot(bot.removeprefix(EXEC))
    if isinstance(bot, str):
        if ":" not in bot:
            return create(bot, game_id)
        found = stands_at(bot)
    if isinstance(found, type):
        try:
            found = found()
        except Exception as error:
            raise OptionError("bot_not_made", bot=name_of(bot), text=repr(error)) from error
    if callable(getattr(found, "choose", None)):
        named = isinstance(getattr(found, "name", None), str)
        return found if named else CallableBot(name_of(found), found.choose)
    if callable(found):
        return CallableBot(name_of(found), found)
    raise OptionError("no_bot", bot=name_of(bot))


def invite_own(name: str, bot: AnyBot, game_id: str) -> None:
    """Add a bot of your own to a game under a name; `OptionError` for a bad name or bot.

    The bot is made now; all tables of this process share it.
    """
    if not NAME.fullmatch(name):
        raise OptionError("bot_name", bot=name)
    found = load(bot, game_id)
    invite(game_id, name, lambda: found)


def ask(
    bot: Bot,
    game: AnyGame,
    deal: Deal,
    budget: int,
    chance: int,
    seed: str = "",
    told: Told | None = None,
) -> int:
    """Return the code that a bot chooses for the seat to act, which is legal.

    If the bot fails or breaks the rules, raise `BotError` with the position and *seed*, the deal's
    own.
    """

    def fault(kind: str, text: str, **facts: str) -> BotError:
        place = game.describe(deal)
        return BotError(
            kind, "", bot=bot.name, seat=deal.seat, seed=seed, position=place, text=text, **facts
        )

    try:
        chosen = choose(bot, deal.seen_by(deal.seat), budget, chance, told)
    except Exception as error:  # a foreign bot may fail in any way
        raise fault("bot_failed", repr(error)) from error
    try:
        code = arguments.code(chosen)
        if not deal.accepts(code):
            deal.play(code)  # raises the reason
    except (IllegalAction, TypeError) as error:
        raise fault("bot_illegal", str(error), action=repr(chosen)) from error
    return code


def stands_at(text: str) -> object:
    """Return the object that ``module:attribute`` names; `OptionError` if there is none."""
    module, _, attribute = text.partition(":")
    try:
        found: object = import_module(module)
        for name in attribute.split("."):
            found = getattr(found, name)
    except Exception as error:  # another module can fail in any way
        raise OptionError("bot_not_found", bot=text, text=repr(error)) from error
    return found


def name_of(bot: object) -> str:
    """Return a name for an object that was passed as a bot."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def lives_in_a_session(bot: object) -> bool:
    """Return whether a bot was written at a prompt, where no other process can find it."""
    made_by = bot if hasattr(bot, "__qualname__") else type(bot)
    file = getattr(sys.modules["__main__"], "__file__", None)
    return made_by.__module__ == "__main__" and not (file and Path(file).is_file())
