"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from ..core import texts


class Reason(msgspec.Struct, frozen=True):
    """Why a bot plays as it does, in a line for people.

    Its message is ``<game>-reason-<key>``, or ``reason-<key>`` for all games, with these facts and
    with `words`, which are texts of the game themselves (``<game>-<word>``).  Cards have two
    letters.
    """

    key: str
    facts: dict[str, str | int] = {}
    words: dict[str, str] = {}

    def say(self, game: str, language: str) -> str:
        """Return the line."""
        own = f"{game}-reason-{self.key}"
        message = own if texts.has(own, texts.DEFAULT) else f"reason-{self.key}"
        words = {word: texts.say(f"{game}-{it}", language) for word, it in self.words.items()}
        return texts.say(message, language, self.facts | words)


ONLY = Reason("only")
"""There is nothing else to do."""


class Advice(NamedTuple):
    """What a bot would do, and why if it can say so."""

    code: int
    reason: Reason | None


class Bot(Protocol):
    """A policy: a pure function of what a seat sees.

    The same view, legal actions, budget and seed give the same move on every machine, so every
    decision of a bot can be computed again from a table's log.
    """

    name: str
    """What `parlour.bots.create` knows the bot by."""

    def choose(self, view: Any, legal: Sequence[int], budget: int, seed: int) -> int:
        """Return one of the codes in *legal*, which are ascending and not empty.

        Where amounts can be chosen, *legal* has the lowest, and any other may be returned
        (`Game.span`).

        *view* is the acting seat's: its fields are what that seat may know, cards by name.
        *budget* is how many positions a bot that searches may look at, *seed* (64 bits) its only
        source of chance.  ``game.action(code)`` says what a code means, as a struct such as
        ``Discard(card='9c')``, and needs no deal; the structs stand in the game's ``actions``.
        """


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def reason(self, view: Any, legal: Sequence[int], code: int, budget: int, seed: int) -> Reason:
        """Return why the bot chose *code*, which this same object has just done.

        It is what the policy looked at: a bot that searches tells what it found, and so keeps it
        from its choice.
        """


def advise(bot: Bot, view: Any, legal: Sequence[int], budget: int, seed: int) -> Advice:
    """Return what a bot chooses, and why; the arguments are those of `Bot.choose`."""
    code = bot.choose(view, legal, budget, seed)
    if not isinstance(bot, Explains):
        return Advice(code, None)
    return Advice(code, ONLY if len(legal) == 1 else bot.reason(view, legal, code, budget, seed))
