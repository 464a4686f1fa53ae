"""Parlour: six classic card games, each exactly as its rules say, on one engine.

A deal, played at random::

    import random
    import parlour

    print(*parlour.GAMES)  # the ids of the games
    game = parlour.GAMES["…"]
    rules = game.options()  # preset="…" is one of game.presets; any option=value changes one
    deal = game.deal(rules, seats=3, seed=7)  # game.seats says how many can play
    while not deal.over:
        code = random.choice(deal.legal())  # what seat `deal.seat` can do, as integers
        print(deal.seat, game.format(deal, code))  # … and as text: "discard 9c"
        deal.play(code)  # checked; `deal.step(code)` trusts you
    print([deal.score(seat) for seat in range(deal.seats)])

- ``deal.view(seat)`` is what a seat may know, ``deal.clone()`` a copy, and
  ``deal.resample(seat, rng)`` deals anew what the seat cannot know; ``deal.seen_by(seat)`` is the
  deal with nothing left of that.
- ``deal.dump()`` is the state as bytes and ``game.load(data)`` the deal again; deals can be
  pickled, compared and printed, and ``deal.fields()`` has all their numbers.
- ``game.action(code)`` is a code as a struct, ``game.parse(deal, text)`` a text as a code;
  ``game.position(text)`` and ``game.describe(deal)`` read and write any position;
  ``game.describe(deal, seat)`` has ``?`` for what the seat cannot know, and is read as seen by it.
- ``game.match(rules, seats=3, seed=7)`` strings deals together: ``.deal``, ``.advance()``,
  ``.totals``, ``.over``, ``.ranking``.

Bots, one of them your own, over many deals or whole matches::

    def highest(seen, budget, seed):  # what `parlour.Bot.choose` takes
        return seen.legal()[-1]

    print(parlour.simulate(game, rules, bots=[highest, "steady", "random"], deals=500))
    print(parlour.simulate(game, rules, bots=["steady"], matches=50))

A match on file, move by move::

    replay = parlour.Replay.read(open("match.json").read())
    for step in replay.run(parlour.GAMES):
        if step.what == "action":  # the deal stands as the seat saw it when it chose
            print(step.seat, game.format(step.match.deal, step.code))

What is refused is a `ParlourError` that says why: its `code`, `rule` and `facts`, and a sentence.
Options, notation, replays and seeds that are wrong are a ``ValueError``, too.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ._build import prefer_sources

prefer_sources()

from .core.errors import (  # noqa: E402  # the line above decides which modules these are
    BotError,
    GameError,
    IllegalAction,
    MatchOver,
    NotationError,
    OptionError,
    ParlourError,
    ReplayError,
    StaleMove,
    TableError,
    WrongSeat,
)
from .games import GAMES  # noqa: E402  # as above

if TYPE_CHECKING:
    from . import bots, sim
    from .bots import Bot
    from .core.deal import Deal
    from .core.game import AnyGame, Game
    from .core.match import Match
    from .core.replay import Replay
    from .sim import arena, simulate

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "AnyGame",
    "Bot",
    "BotError",
    "Deal",
    "Game",
    "GameError",
    "IllegalAction",
    "Match",
    "MatchOver",
    "NotationError",
    "OptionError",
    "ParlourError",
    "Replay",
    "ReplayError",
    "StaleMove",
    "TableError",
    "WrongSeat",
    "arena",
    "bots",
    "sim",
    "simulate",
]
LATER = {
    "AnyGame": "core.game",
    "Bot": "bots",
    "Deal": "core.deal",
    "Game": "core.game",
    "Match": "core.match",
    "Replay": "core.replay",
    "bots": "bots",
    "sim": "sim",
    "arena": "sim",
    "simulate": "sim",
}


def __getattr__(name: str) -> object:
    """Import what takes long when it is asked for."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{LATER[name]}")
    return module if name == LATER[name] else getattr(module, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})
