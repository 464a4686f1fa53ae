"""What a bot is."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from ..core import texts
from ..core.deal import Deal


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
    """A policy: a pure function of what a seat knows.

    The same knowledge, budget and seed give the same move on every machine, so every decision of a
    bot can be computed again from a table's log.
    """

    name: str
    """What `parlour.bots.create` knows the bot by."""

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        """Return one of the codes in ``seen.legal()``, which are ascending and not empty.

        Where amounts can be chosen, the lowest is listed, and any other may be returned
        (`Game.span`).

        *seen* is the deal as ``seen.seat``, which is to act, knows it (`Deal.seen_by`): the bot's
        own, to copy and to play on.  ``seen.view(seen.seat)`` says the same in words, cards by
        name, and ``seen.resample(seen.seat, rng)`` deals the rest in another way.  *budget* is how
        many worlds a bot that searches may look at, *seed* (64 bits) its only source of chance.
        ``game.action(code)`` says what a code means, as a struct such as ``Discard(card='9c')``;
        the structs stand in the game's ``actions``.
        """


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        """Return why the bot chose *code*, which this same object has just done.

        It is what the policy looked at: a bot that searches tells what it found, and so keeps it
        from its choice.
        """


def advise(bot: Bot, seen: Deal, budget: int, seed: int) -> Advice:
    """Return what a bot chooses, and why; the arguments are those of `Bot.choose`."""
    code = bot.choose(seen, budget, seed)
    if not isinstance(bot, Explains):
        return Advice(code, None)
    only = len(seen.legal()) == 1
    return Advice(code, ONLY if only else bot.reason(seen, code, budget, seed))
