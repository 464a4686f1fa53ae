"""Bots: policies that play from what a seat knows, by name and game, or your own.

::

    def highest(seen, budget, seed):
        return seen.legal()[-1]

    parlour.simulate(game, bots=[highest, "random"])
"""

from __future__ import annotations

from .base import (
    BUDGET,
    Advice,
    Bot,
    Follows,
    Listens,
    Reason,
    advise,
    choose,
    listens,
    play_on,
    told_to,
)
from .custom import AnyBot, ask, invite_own, load
from .first_names import given_name
from .judging import judge, weigh_match
from .recompute import Difference, Recomputation, bot_seed, engine, verify
from .registry import (
    create,
    dismiss,
    find,
    guests,
    levels,
    name_now,
    names,
    ratings,
    stand_in,
    usual,
)

__all__ = [
    "BUDGET",
    "Advice",
    "AnyBot",
    "Bot",
    "Difference",
    "Follows",
    "Listens",
    "Reason",
    "Recomputation",
    "advise",
    "ask",
    "bot_seed",
    "choose",
    "create",
    "dismiss",
    "engine",
    "find",
    "given_name",
    "guests",
    "invite_own",
    "judge",
    "levels",
    "listens",
    "load",
    "name_now",
    "names",
    "play_on",
    "ratings",
    "stand_in",
    "told_to",
    "usual",
    "verify",
    "weigh_match",
]
