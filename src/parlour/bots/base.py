"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from inspect import signature
from typing import NamedTuple, Protocol, TypeGuard, runtime_checkable

import msgspec

from ..core import texts
from ..core.deal import Deal
from ..core.told import NOTHING, Memory, Told
from ..search.playout import is_compiled

BUDGET = 1000 if is_compiled() else 20
"""The default number of worlds per decision while somebody waits; few if interpreted."""


class Reason(msgspec.Struct, frozen=True):
    """The reason for a bot's choice, in a line for people.

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
"""There is no other action."""


class Weighed(NamedTuple):
    """An action, and the average result of the deal after it."""

    code: int
    tenths: int
    """In tenths of a point or chip."""


class Advice(NamedTuple):
    """The choice of a bot, its reason if it has one, and the worth of its alternatives."""

    code: int
    reason: Reason | None
    weighed: tuple[Weighed, ...] = ()
    """The choice first, then the best; empty if the bot did not have to weigh anything."""

    def cost(self, code: int) -> int | None:
        """Return by how many tenths of a point or chip an action is worse; None if not weighed."""
        worth = dict(self.weighed)
        return worth[self.code] - worth[code] if code in worth else None


class Bot(Protocol):
    """A policy: a pure function of what a seat knows.

    The same knowledge, budget and seed give the same move on every machine, so every decision can
    be computed again from a table's log.  A bot that needs more than the state of the deal takes
    another argument *told* (`Listens`).
    """

    name: str
    """The name for `parlour.bots.create`."""

    def choose(self, seen: Deal, budget: int, seed: int) -> int:
        """Return one of the codes in ``seen.legal()``, which are ascending and not empty.

        A range of amounts is listed by its lowest; the bot may return any of them (`Game.span`).

        *seen* is the deal as ``seen.seat``, the seat to act, knows it (`Deal.seen_by`).  The bot
        owns it and may copy it and play on.  ``seen.view(seen.seat)`` describes it with the names
        of cards, and ``seen.resample(seen.seat, rng)`` deals the unknown cards in another way.
        *budget* is the number of worlds for a bot that searches, and *seed* (64 bits) its only
        source of chance.  ``game.action(code)`` turns a code into a struct such as
        ``Discard(card='9c')``; the structs are in the game's ``actions``.
        """


class Listens(Protocol):
    """A bot that takes *told*: what its seat has been told before.

    That is the course of the deal, and the finished deals of the match.  The default is nothing, as
    for a position without a history.
    """

    name: str

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        """Return what `Bot.choose` returns."""


@runtime_checkable
class Follows(Protocol):
    """A bot that hears how a match goes on even if it has nothing to decide."""

    def follow(self, deal: Deal, seat: int, told: Told) -> None:
        """Store what a seat has been told, for example about the end of a match.

        *deal* provides the options and the number of seats.
        """


@runtime_checkable
class Explains(Protocol):
    """A bot that can explain its choice."""

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        """Return why the bot, this same object, has just chosen *code*.

        The reason is what the policy considered; a bot that searches stores what it found when it
        chooses.
        """


@runtime_checkable
class Weighs(Protocol):
    """A bot that can tell the worth of alternatives."""

    def weigh(
        self, seen: Deal, budget: int, seed: int, told: Told = NOTHING, also: int | None = None
    ) -> Sequence[Weighed]:
        """Return the worth of the actions that it considers, and of *also*; the choice comes first.

        Return nothing if the choice needs no weighing; the other arguments are those of `choose`.
        """


def listens(bot: Bot) -> TypeGuard[Listens]:
    """Return whether a bot takes what its seat has been told."""
    method: Callable[..., int] = bot.choose
    try:
        return takes_told(getattr(method, "__func__", method))
    except (TypeError, ValueError):  # not hashable, or a builtin with unknown arguments
        return False


@lru_cache(256)
def takes_told(choose: Callable[..., int]) -> bool:
    """Return whether a callable has an argument *told*."""
    return "told" in signature(choose).parameters


def told_to(bot: Bot, memory: Memory | None, seat: int) -> Told | None:
    """Return what a bot at a seat is told of a match; None unless it listens."""
    return memory.told(seat) if memory is not None and listens(bot) else None


def choose(bot: Bot, seen: Deal, budget: int, seed: int, told: Told | None = None) -> int:
    """Return the choice of a bot, which is told as much as it takes."""
    if told is not None and listens(bot):
        return bot.choose(seen, budget, seed, told)
    return bot.choose(seen, budget, seed)


def play_on(
    bot: Bot, seen: Deal, budget: int, seed: int, told: Told | None = None
) -> tuple[int, Exception | None]:
    """Return a bot's action at a table that has to go on, and its error, if any.

    If it fails or breaks the rules, the action is the first legal one; other arguments: `choose`.
    """
    table = seen.clone()  # the bot may change its own copy
    try:
        return table.check(choose(bot, seen, budget, seed, told)), None
    except Exception as error:  # noqa: BLE001  a bot may fail in any way
        return table.legal()[0], error


def advise(
    bot: Bot,
    seen: Deal,
    budget: int,
    seed: int,
    told: Told | None = None,
    also: int | None = None,
) -> Advice:
    """Return a bot's choice and its reason; the arguments are those of `choose`.

    If the bot can weigh alternatives, the advice includes them, *also* among them.
    """
    weighed: Sequence[Weighed] = ()
    if isinstance(bot, Weighs):
        weighed = bot.weigh(seen.clone(), budget, seed, told or NOTHING, also)
    code = weighed[0].code if weighed else choose(bot, seen, budget, seed, told)
    if not isinstance(bot, Explains):
        return Advice(code, None, tuple(weighed))
    only = len(seen.legal()) == 1
    reason = ONLY if only else bot.reason(seen, code, budget, seed)
    return Advice(code, reason, tuple(weighed))
