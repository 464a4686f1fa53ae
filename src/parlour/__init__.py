"""Parlour: six classic card games on one engine, each exactly by its rules.

Play a deal at random::

    import random
    import parlour

    print(*parlour.GAMES)  # the ids of the games
    game = parlour.GAMES[min(parlour.GAMES)]
    rules = game.options()  # preset="…" picks one of game.presets; option=value changes an option
    deal = game.deal(rules, seed=7)  # seats=… sets the number of players, one of game.seats
    while not deal.over:
        code = random.choice(deal.legal())  # the actions of seat `deal.seat`, as integers
        print(deal.seat, game.format(deal, code))  # the action as text, such as "discard 9c"
        deal.play(code)  # checks the action; `deal.step(code)` does not
    print(deal.scores())

- ``deal.view(seat)`` is what a seat may know, and ``deal.clone()`` a copy.
  ``deal.resample(seat, rng)`` deals the cards again that the seat cannot know.
  ``deal.seen_by(seat)`` is the deal without any knowledge that the seat lacks.
- ``deal.dump()`` is the state as bytes, and ``game.load(data)`` reads it.  Deals can be pickled,
  compared and printed; ``deal.fields()`` has all their numbers.
- ``game.action(code)`` turns a code into a struct, and ``game.parse(deal, text)`` a text into a
  code.  ``game.position(text)`` and ``game.describe(deal)`` read and write any position.
  ``game.describe(deal, seat)`` writes ``?`` for cards that the seat cannot know.
- ``parlour.svg(view)`` is a picture of what a seat sees; notebooks show it for deals and views.
- ``game.match(rules, seed=7)`` strings deals together: ``.deal``, ``.play(code)``, ``.advance()``,
  ``.totals``, ``.over``, ``.ranking``.  ``.replay().write("match.json")`` saves it.

Let bots play many deals or whole matches; a bot of your own is a function::

    def highest(seen, budget, seed):  # what `parlour.Bot.choose` takes
        return seen.legal()[-1]

    print(parlour.simulate(game, rules, bots=[highest, "random"], deals=100))
    print(parlour.simulate(game, rules, bots=["steady"], matches=5))

Replay a match from a file, move by move::

    from pathlib import Path

    replay = parlour.Replay.read(Path("match.json").read_text())
    for step in replay.run(parlour.GAMES):
        if step.what == "action":  # the deal is as the seat saw it when it chose
            print(step.seat, game.format(step.match.deal, step.code))

A refusal raises a `ParlourError` with a `code`, a `rule`, `facts` and a sentence.  The errors for
options, notation, replays and seeds are also a ``ValueError``.  All are in ``parlour.errors``.

The classes have a help of their own: ``help(parlour.Deal)``, ``parlour.Game``, ``parlour.Match``,
``parlour.Replay``, ``parlour.Bot`` and ``parlour.Random``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ._build import prefer_sources

prefer_sources()

# ruff would split the aliases, by which type checkers know what is public.
# isort: off
from .core.errors import (  # noqa: E402  # the line above decides which modules these are
    BotError as BotError,
    GameError as GameError,
    IllegalAction as IllegalAction,
    MatchOver as MatchOver,
    NotationError as NotationError,
    OptionError as OptionError,
    ParlourError as ParlourError,
    ReplayError as ReplayError,
    StaleMove as StaleMove,
    TableError as TableError,
    UnknownGame as UnknownGame,
    WrongSeat as WrongSeat,
)

# isort: on
from .games import GAMES  # noqa: E402  # as above

if TYPE_CHECKING:
    from . import bots, sim
    from .bots import Bot as Bot
    from .cards.rng import Random as Random
    from .core.deal import Deal as Deal
    from .core.game import AnyGame as AnyGame
    from .core.game import Game as Game
    from .core.game import svg
    from .core.match import Match as Match
    from .core.replay import Replay as Replay
    from .sim import arena, simulate

__version__ = "0.1.0"
__all__ = ["GAMES", "arena", "bots", "sim", "simulate", "svg"]
"""Without the classes, each of which has a long `help` of its own."""
LAZY = {
    "AnyGame": "core.game",
    "Bot": "bots",
    "Deal": "core.deal",
    "Game": "core.game",
    "Match": "core.match",
    "Random": "cards.rng",
    "Replay": "core.replay",
    "bots": "bots",
    "sim": "sim",
    "arena": "sim",
    "simulate": "sim",
    "svg": "core.game",
}


def __getattr__(name: str) -> object:
    """Import a name of `LAZY` on first use, because its module is slow to import."""
    if name not in LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{LAZY[name]}")
    return module if name == LAZY[name] else getattr(module, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *LAZY})
