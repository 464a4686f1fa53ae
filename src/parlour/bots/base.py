"""What a bot is."""

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
"""How many worlds a bot may look at while somebody waits for it; interpreted it is slow."""


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


class Weighed(NamedTuple):
    """An action, and what the deal brings on average once that is done."""

    code: int
    tenths: int
    """Of a point or chip."""


class Advice(NamedTuple):
    """What a bot would do, why if it can say so, and what that and the alternatives are worth."""

    code: int
    reason: Reason | None
    weighed: tuple[Weighed, ...] = ()
    """The action first, and then the best; empty where the bot did not have to weigh anything."""

    def cost(self, code: int) -> int | None:
        """Return how many tenths of a point or chip less another brings; None if not weighed."""
        worth = dict(self.weighed)
        return worth[self.code] - worth[code] if code in worth else None


class Bot(Protocol):
    """A policy: a pure function of what a seat knows.

    The same knowledge, budget and seed give the same move on every machine, so every decision of a
    bot can be computed again from a table's log.  One that wishes to know more than how the deal
    stands takes another argument *told* (`Listens`).
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


class Listens(Protocol):
    """A bot that wishes to know what its seat has been told before, and so takes *told*.

    That is the course of the deal, and the finished deals of the match.  By itself, nothing is
    told: who asks about a position has no more.
    """

    name: str

    def choose(self, seen: Deal, budget: int, seed: int, told: Told = NOTHING) -> int:
        """Return what `Bot.choose` returns."""


@runtime_checkable
class Follows(Protocol):
    """A bot that is to hear how a match goes on even where it has nothing to decide."""

    def follow(self, deal: Deal, seat: int, told: Told) -> None:
        """Take note of what a seat has been told, as from a match that has ended.

        *deal* is there for its options and seats.
        """


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def reason(self, seen: Deal, code: int, budget: int, seed: int) -> Reason:
        """Return why the bot chose *code*, which this same object has just done.

        It is what the policy looked at: a bot that searches tells what it found, and so keeps it
        from its choice.
        """


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say what its alternatives are worth."""

    def weigh(
        self, seen: Deal, budget: int, seed: int, told: Told = NOTHING, also: int | None = None
    ) -> Sequence[Weighed]:
        """Return what each action that it thinks of is worth, and *also*: first what it chooses.

        Nothing where it need not weigh what it chooses; the other arguments are those of `choose`.
        """


def listens(bot: Bot) -> TypeGuard[Listens]:
    """Return whether a bot takes what its seat has been told."""
    method: Callable[..., int] = bot.choose
    try:
        return takes_told(getattr(method, "__func__", method))
    except (TypeError, ValueError):  # it has no hash, or is a builtin whose arguments are not known
        return False


@lru_cache(256)
def takes_told(choose: Callable[..., int]) -> bool:
    """Return whether a callable has an argument *told*."""
    return "told" in signature(choose).parameters


def told_to(bot: Bot, memory: Memory | None, seat: int) -> Told | None:
    """Return what a bot at a seat is told of a match; None unless it listens."""
    return memory.told(seat) if memory is not None and listens(bot) else None


def choose(bot: Bot, seen: Deal, budget: int, seed: int, told: Told | None = None) -> int:
    """Return what a bot chooses, which is told as much as it wishes to know."""
    if told is not None and listens(bot):
        return bot.choose(seen, budget, seed, told)
    return bot.choose(seen, budget, seed)


def play_on(
    bot: Bot, seen: Deal, budget: int, seed: int, told: Told | None = None
) -> tuple[int, Exception | None]:
    """Return what a bot plays at a table that has to go on, and what it did wrong, if anything.

    Where it fails or breaks the rules that is the first legal action; other arguments: `choose`.
    """
    table = seen.clone()  # the bot may do with its own what it likes
    try:
        return table.check(choose(bot, seen, budget, seed, told)), None
    except Exception as error:  # noqa: BLE001  whatever a bot does
        return table.legal()[0], error


def advise(
    bot: Bot,
    seen: Deal,
    budget: int,
    seed: int,
    told: Told | None = None,
    also: int | None = None,
) -> Advice:
    """Return what a bot chooses, and why; the arguments are those of `choose`.

    What can be done instead is weighed, too, where the bot can do that, *also* among it.
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
