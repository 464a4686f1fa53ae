"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


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
