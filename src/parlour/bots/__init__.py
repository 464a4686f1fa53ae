"""Bots: policies that play from what a seat knows, by name and game, or one's own.

::

    def highest(seen, budget, seed):
        return seen.legal()[-1]

    parlour.simulate(game, bots=[highest, "random"])
"""

from __future__ import annotations

from .base import Advice, Bot, Reason, advise
from .given import given_name
from .levels import create, find, names, usual
from .own import AnyBot, ask, load

__all__ = [
    "Advice",
    "AnyBot",
    "Bot",
    "Reason",
    "advise",
    "ask",
    "create",
    "find",
    "given_name",
    "load",
    "names",
    "usual",
]
