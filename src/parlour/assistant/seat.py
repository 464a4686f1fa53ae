"""A seat that an assistant plays, and what can be seen from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..core.events import Event
from ..core.game import AnyGame
from ..core.typed import ListedAction


class Sight(NamedTuple):
    """The sight from a seat: nothing in it names a player, or shows cards of another seat."""

    game: AnyGame
    options: Any
    at: int
    """The number of the position, which a move names."""
    seat: int
    view: msgspec.Struct | None
    """The seat's view; None before the first deal."""
    actions: Sequence[ListedAction]
    """The actions of the seat; empty unless it may act."""
    over: bool
    news: Sequence[Event]
    """The events since the seat's last action, for this seat."""
    history: Sequence[Event]
    """The events of this deal, for this seat."""
    totals: Sequence[int]
    players: Sequence[str]
    """For each seat: ``person``, ``bot`` or ``open``."""


class AssistantSeat(ABC):
    """A seat at a table, here or at a server."""

    @abstractmethod
    async def look(self) -> Sight:
        """Return what the seat sees; a `ParlourError` says why there is no table."""

    @abstractmethod
    async def wait(self, seconds: float) -> Sight:
        """Wait until the seat may act or the match is over, but no longer than this."""

    @abstractmethod
    async def play(self, action: str, at: int) -> Sight:
        """Play an action that was chosen at position *at*; a `ParlourError` says why not."""

    @abstractmethod
    async def check(self, action: str) -> str:
        """Return the action that a text means; a `ParlourError` says why it cannot be played."""

    @abstractmethod
    async def close(self) -> None:
        """Leave the table for now."""
